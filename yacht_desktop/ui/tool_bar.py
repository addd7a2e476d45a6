"""The row of tools under the menus: icon and word, or icons alone in a small window."""

from typing_extensions import override

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QFont, QFontMetricsF, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from yacht_desktop.ui.icons import paint_icon
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.theme import RING_GAP, RING_WIDTH, FontRole, Look

_ICON = 20
_GAP = 8
_INSET = 10
_HEIGHT = 36
_RADIUS = 8
_HOVER = 0.6
_UNDERLINE = (2, 3)
"""Thickness of the line under a tool that is on, and its distance from the lower edge."""
_COMPACT_WIDTH = 44
_COMPACT_HEIGHT = 32


class ToolButton(QToolButton):
    """One tool. Clicked with the mouse it does not take the focus."""

    def __init__(self, look: Look, action: QAction, icon: str, parent: QWidget) -> None:
        """Show an action of the table."""
        super().__init__(parent)
        self._look = look
        self._icon = icon
        self._compact = False
        self.setDefaultAction(action)
        self.setObjectName(f"{action.objectName()}Button")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        action.changed.connect(self._follow)
        self._follow()

    def set_compact(self, compact: bool) -> None:  # noqa: FBT001 - there are just two forms
        """Show the icon alone, or icon and word."""
        if compact != self._compact:
            self._compact = compact
            self.updateGeometry()
            self.update()

    @override
    def sizeHint(self) -> QSize:
        """Return the room icon and word need."""
        px = self._look.px
        if self._compact:
            return QSize(round(px(_COMPACT_WIDTH)), round(self._look.text_px(_COMPACT_HEIGHT)))
        metrics = self._metrics_width()
        return QSize(round(px(2 * _INSET + _ICON + _GAP)) + metrics, round(self._look.text_px(_HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the room needed: nothing is ever cut."""
        return self.sizeHint()

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        """Hand the focus on with Tab, but not when disabled: Space would press the next tool."""
        return self.isEnabled() and super().focusNextPrevChild(next)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint fill, icon, word and the ring of a keyboard focus."""
        look, theme = self._look, self._look.theme
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            radius = look.px(_RADIUS)
            fill = self._fill()
            if fill is not None:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(fill)
                painter.drawRoundedRect(area, radius, radius)
            icon_size = look.px(_ICON)
            left = (self.width() - icon_size) / 2 if self._compact else look.px(_INSET)
            icon_rect = QRectF(left, (self.height() - icon_size) / 2, icon_size, icon_size)
            colour = theme.ink if self.isEnabled() else theme.disabled
            paint_icon(painter, QRectF(icon_rect.toRect()), self._icon, colour)
            if not self._compact:
                painter.setPen(colour)
                painter.setFont(self._font())
                words = QRectF(icon_rect.right() + look.px(_GAP), 0, self.width(), self.height())
                painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._word())
            if self.isChecked():
                self._paint_underline(painter, icon_rect)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(theme.focus, RING_WIDTH))
                inset = RING_GAP
                painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), radius, radius)

    def _paint_underline(self, painter: QPainter, icon: QRectF) -> None:
        """Paint the line that says a tool is on, under icon and word."""
        look = self._look
        thick, above = (max(1, round(look.px(length))) for length in _UNDERLINE)
        right = icon.right() if self._compact else self.width() - look.px(_INSET)
        line = QRectF(icon.left(), self.height() - above - thick, right - icon.left(), thick)
        painter.fillRect(line, look.theme.brass)

    def _font(self) -> QFont:
        font = self._look.font(FontRole.TOOL)
        if self.isChecked():
            font.setWeight(QFont.Weight.DemiBold)
        return font

    def _fill(self) -> QColor | None:
        if not self.isEnabled():
            return None
        colour = QColor(self._look.theme.sel)
        if self.isDown() or self.isChecked():
            return colour
        if self.underMouse():
            colour.setAlphaF(_HOVER)
            return colour
        return None

    def _word(self) -> str:
        return self.defaultAction().iconText()

    def _metrics_width(self) -> int:
        """Return the room of the word as it is when the tool is on, so that nothing moves."""
        font = self._look.font(FontRole.TOOL)
        if self.defaultAction().isCheckable():
            font.setWeight(QFont.Weight.DemiBold)
        return round(QFontMetricsF(font).horizontalAdvance(self._word()) + 1)

    def _follow(self) -> None:
        """Take word, keys and availability from the action."""
        action = self.defaultAction()
        self.setAccessibleName(action.iconText())
        self.setAccessibleDescription(action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
        self.updateGeometry()
        self.update()


class ToolBar(QWidget):
    """The tools in a row."""

    def __init__(self, look: Look, tools: tuple[tuple[QAction, str], ...], parent: QWidget) -> None:
        """Show actions with the names of their icons, from left to right."""
        super().__init__(parent)
        self.setObjectName("toolBar")
        self._look = look
        self._row = QHBoxLayout(self)
        self._row.setSpacing(0)
        self._buttons = [ToolButton(look, action, icon, self) for action, icon in tools]
        for button in self._buttons:
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addStretch(1)
        look.changed.connect(self._restyle)
        self._restyle()

    def set_form(self, *, height: int, compact: bool) -> None:
        """Take the height of the layout, and words or none."""
        self.setFixedHeight(height)
        for button in self._buttons:
            button.set_compact(compact)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar and the line under it."""
        with Painter(self) as painter:
            painter.fillRect(self.rect(), self._look.theme.bar)
            painter.fillRect(0, self.height() - 1, self.width(), 1, self._look.theme.line)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._restyle()

    def _restyle(self) -> None:
        inset = round(self._look.px(16))
        self._row.setContentsMargins(inset, 0, inset, 0)
        self._row.setSpacing(round(self._look.px(8)))
        for button in self._buttons:
            button.updateGeometry()
            button.update()
        self.update()
