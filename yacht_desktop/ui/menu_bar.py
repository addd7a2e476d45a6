"""The menu bar in the house's colours; on macOS the system's own takes its place."""

from typing_extensions import override

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QActionEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QProxyStyle, QStyle, QStyleOption, QWidget

from yacht_desktop.ui.icons import paint_icon
from yacht_desktop.ui.shade import paint_outline
from yacht_desktop.ui.theme import RADIUS_BAR, RADIUS_PILL, FontRole, Look

_HEIGHT = 30
_INSET = 18
_BETWEEN = 22
_ITEM_MARGIN = 3
_GROUND = 8
_SELECTED = QStyle.StateFlag.State_Selected


class _Spacing(QProxyStyle):
    """Fusion with the design's distances between the titles; painting is the bar's own."""

    def __init__(self, look: Look) -> None:
        super().__init__("Fusion")
        self._look = look

    @override
    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        if metric == QStyle.PixelMetric.PM_MenuBarItemSpacing:
            return round(self._look.px(_BETWEEN - 2 * _GROUND)) + super().pixelMetric(metric, option, widget)
        return super().pixelMetric(metric, option, widget)


class _Boxes(QProxyStyle):
    """Fusion with check boxes in menus that stand out: its own are fainter than 3 : 1."""

    def __init__(self, look: Look) -> None:
        super().__init__("Fusion")
        self._look = look

    @override
    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element != QStyle.PrimitiveElement.PE_IndicatorCheckBox:
            super().drawPrimitive(element, option, painter, widget)
            return
        theme = self._look.theme
        chosen, enabled = (bool(option.state & flag) for flag in (_SELECTED, QStyle.StateFlag.State_Enabled))
        ink = theme.on_navy if chosen else theme.ink if enabled else theme.disabled
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_outline(painter, QRectF(option.rect), RADIUS_BAR, 1, ink if chosen else theme.btnline)
        if option.state & QStyle.StateFlag.State_On:
            paint_icon(painter, QRectF(option.rect), "check", ink)
        painter.restore()


class MenuBar(QMenuBar):
    """A flat bar; mnemonics are underlined while the keyboard is in it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start without menus."""
        super().__init__(parent)
        self._look = look
        self._spacing = _Spacing(look)
        self._spacing.setParent(self)
        self.setStyle(self._spacing)
        self._boxes = _Boxes(look)
        self._boxes.setParent(self)
        look.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.setFont(self._look.font(FontRole.MENU))
        self.setContentsMargins(round(self._look.px(_INSET)), 0, 0, 0)
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """Return the height of the design, more where the menus need a second line."""
        return super().sizeHint().expandedTo(QSize(0, round(self._look.text_px(_HEIGHT))))

    def open_first(self) -> None:
        """Open the first menu, as F10 does everywhere."""
        self.setActiveAction(self.actions()[0])

    @override
    def actionEvent(self, event: QActionEvent) -> None:
        """Repaint when a menu comes or changes its title."""
        super().actionEvent(event)
        if event.type() is QEvent.Type.ActionAdded and isinstance(menu := event.action().menu(), QMenu):
            menu.aboutToHide.connect(self._leave_soon)
            menu.setStyle(self._boxes)
        self.update()

    def _leave_soon(self) -> None:
        """See once Qt is done whether another menu opens in the place of the one that closes."""
        QTimer.singleShot(0, self, self._leave)

    def _leave(self) -> None:
        """Give the keyboard back once no menu is open, as a second Escape would."""
        if self.hasFocus() and QApplication.activePopupWidget() is None:
            escape = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
            self.keyPressEvent(escape)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar, then each title, the active one on its own ground."""
        theme = self._look.theme
        active = self.activeAction()
        flags = Qt.AlignmentFlag.AlignCenter | (
            Qt.TextFlag.TextShowMnemonic if self.hasFocus() else Qt.TextFlag.TextHideMnemonic
        )
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), theme.bar)
            painter.setFont(self.font())
            for action in self.actions():
                area = QRectF(self.actionGeometry(action))
                area.setTop(0)
                area.setBottom(self.height())
                if action is active:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(theme.sel)
                    radius = self._look.px(RADIUS_PILL)
                    margin = self._look.px(_ITEM_MARGIN)
                    painter.drawRoundedRect(area.adjusted(-_GROUND / 2, margin, _GROUND / 2, -margin), radius, radius)
                painter.setPen(theme.ink if action.isEnabled() else theme.disabled)
                painter.drawText(area, int(flags), action.text())
