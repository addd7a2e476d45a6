"""A box to choose one of several from a list that opens below it."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QRegion,
    QWheelEvent,
)
from PySide6.QtWidgets import QComboBox, QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from yacht_desktop.ui.controls.level_bars import BARS_WIDTH, paint_level_bars
from yacht_desktop.ui.focus_ring import Ringed
from yacht_desktop.ui.icons import paint_icon
from yacht_desktop.ui.mirroring import Painter, runs_to_the_right
from yacht_desktop.ui.shade import paint_outline, rounded
from yacht_desktop.ui.text_fit import font_to_fit, text_width, usual_share
from yacht_desktop.ui.theme import RADIUS_BUTTON, RADIUS_LIST, RADIUS_PILL, SMALLEST_TEXT, FontRole, Look

LEVEL_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""Item data: the level of a computer player, 1 to 6; the item is then shown with its bars."""

_HEIGHT: Final = 34
_INSET: Final = 11
_BARS_GAP: Final = 8
_CHEVRON: Final = 20
_CHEVRON_INSET: Final = 6
_ROW: Final = 41
_ROW_INSET: Final = 10
_LIST_PADDING: Final = 6
_LIST_BARS_GAP: Final = 13
_CHECK: Final = 18
_CHECK_GAP: Final = 8
_POPUP_GAP: Final = 4


class ChoiceDelegate(QStyledItemDelegate):
    """Paints the rows of the open list."""

    def __init__(self, look: Look, box: "ChoiceBox") -> None:
        """Paint for a box; its current row gets a tick."""
        super().__init__(box)
        self._look = look
        self._box = box

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The room that bars, words and tick need."""
        px = self._look.px
        words = text_width(self._look.font(FontRole.BODY_STRONG), str(index.data()))
        bars = px(BARS_WIDTH + _LIST_BARS_GAP) if index.data(LEVEL_ROLE) else 0.0
        width = px(2 * (_LIST_PADDING + _ROW_INSET) + _CHECK_GAP + _CHECK) + bars + words
        return QSize(round(width), round(self._look.text_px(_ROW)))

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one row: filled where the pointer or the keyboard is, a tick where the choice is."""
        look, theme, px = self._look, self._look.theme, self._look.px
        area = QRectF(option.rect).adjusted(px(_LIST_PADDING), 0, -px(_LIST_PADDING), 0)
        current = index.row() == self._box.currentIndex()
        painter.save()
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillPath(rounded(area, px(RADIUS_PILL)), theme.sel)
        left = area.left() + px(_ROW_INSET)
        level = index.data(LEVEL_ROLE)
        if level:
            paint_level_bars(painter, left, area.center().y(), int(level), look)
            left += px(BARS_WIDTH + _LIST_BARS_GAP)
        painter.setFont(look.font(FontRole.BODY_STRONG if current else FontRole.BODY))
        painter.setPen(theme.ink)
        words = QRectF(left, area.top(), area.right() - left, area.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(index.data()))
        if current:
            size = px(_CHECK)
            tick = QRectF(area.right() - px(_ROW_INSET) - size, area.center().y() - size / 2, size, size)
            paint_icon(painter, tick, "check", theme.ink)
        painter.restore()


class ChoiceBox(Ringed, QComboBox):
    """A combo box in the look of the game; rows with LEVEL_ROLE show their level as bars."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Make an empty box."""
        super().__init__(parent)
        self._look = look
        self.add_ring(look, RADIUS_BUTTON)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        rows = QListView(self)
        rows.setFrameShape(QFrame.Shape.NoFrame)
        runs_to_the_right(rows)
        rows.setMouseTracking(True)
        rows.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setView(rows)
        self.setItemDelegate(ChoiceDelegate(look, self))
        # Qt has put the view into the pop-up window that it opens.
        self._frame = rows.window()
        self._frame.installEventFilter(self)
        # Without a compositor X11 shows black where a window is clear, so there it is cut to its shape.
        self._cut_to_shape = QGuiApplication.platformName() == "xcb"
        self._frame.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground, not self._cut_to_shape)
        look.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.setFont(self._look.font(FontRole.BODY))
        palette = self.view().palette()
        palette.setColor(QPalette.ColorRole.Base, self._look.theme.raised)
        self.view().setPalette(palette)
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """The room that the longest choice needs."""
        px = self._look.px
        words = max((text_width(self.font(), self.itemText(row)) for row in range(self.count())), default=0.0)
        return QSize(round(self._words_left() + words + px(_CHEVRON + _CHEVRON_INSET) + 2), self._height())

    @override
    def minimumSizeHint(self) -> QSize:
        """Room for bars and chevron and a few letters: the rest is elided."""
        px = self._look.px
        return QSize(round(self._words_left() + px(_HEIGHT + _CHEVRON)), self._height())

    def _height(self) -> int:
        return round(self._look.text_px(_HEIGHT))

    def _words_left(self) -> float:
        px = self._look.px
        has_bars = any(self.itemData(row, LEVEL_ROLE) for row in range(self.count()))
        return px(_INSET) + (px(BARS_WIDTH + _BARS_GAP) if has_bars else 0.0)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the wheel scroll the dialog, not change a choice in passing."""
        event.ignore()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint body, bars, the choice and the chevron."""
        look, theme, px = self._look, self._look.theme, self._look.px
        area, radius = QRectF(self.rect()), look.px(RADIUS_BUTTON)
        enabled = self.isEnabled()
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(rounded(area, radius), theme.btn)
            line = theme.btnline if enabled else theme.line
            if enabled and self.underMouse():
                line = theme.ink3
            paint_outline(painter, area, radius, 1, line)
            level = self.currentData(LEVEL_ROLE)
            if level:
                paint_level_bars(painter, px(_INSET), area.center().y(), int(level), look)
            left = self._words_left()
            words = QRectF(left, 0, self.width() - left - px(_CHEVRON + _CHEVRON_INSET), self.height())
            share = usual_share(look.text_scale)
            font = font_to_fit(self.font(), self.currentText(), words.width(), share, SMALLEST_TEXT)
            text = QFontMetricsF(font).elidedText(self.currentText(), Qt.TextElideMode.ElideRight, words.width() + 1)
            painter.setFont(font)
            painter.setPen(theme.ink if enabled else theme.disabled)
            painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
            size = px(_CHEVRON)
            chevron = QRectF(self.width() - px(_CHEVRON_INSET) - size, (self.height() - size) / 2, size, size)
            paint_icon(painter, chevron, "chevron", theme.ink2 if enabled else theme.disabled)

    @override
    def showPopup(self) -> None:
        """Open the list below the box, or above it where there is no room."""
        super().showPopup()
        frame, rows = self._frame, self.view()
        padding = round(self._look.px(_LIST_PADDING))
        if isinstance(frame, QFrame):
            frame.setFrameStyle(QFrame.Shape.NoFrame)
        layout = frame.layout()
        if layout is not None:
            layout.setContentsMargins(1, padding, 1, padding)
        # Fusion's arrows for scrolling would take room from the last row, which then needs them.
        for arrow in frame.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if arrow is not rows:
                arrow.setFixedHeight(0)
        width = max(self.width(), rows.sizeHintForColumn(0) + 2)
        height = sum(rows.sizeHintForRow(row) for row in range(self.count())) + 2 * padding
        frame.setGeometry(self._place_of_list(QSize(width, height)))

    def _place_of_list(self, size: QSize) -> QRect:
        gap = round(self._look.px(_POPUP_GAP))
        screen = self.screen().availableGeometry()
        below = self.mapToGlobal(QPoint(0, self.height() + gap))
        above = self.mapToGlobal(QPoint(0, -gap))
        height = size.height()
        if below.y() + height > screen.bottom() and above.y() - screen.top() > screen.bottom() - below.y():
            height = min(height, above.y() - screen.top())
            top = above.y() - height
        else:
            height = min(height, screen.bottom() - below.y())
            top = below.y()
        left = max(screen.left(), min(below.x(), screen.right() - size.width()))
        return QRect(left, top, size.width(), height)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the open list its rounded border."""
        if watched is self._frame:
            if event.type() == QEvent.Type.Resize and self._cut_to_shape:
                self._frame.setMask(_rounded_region(self._frame.rect(), round(self._look.px(RADIUS_LIST))))
            elif event.type() == QEvent.Type.Paint:
                area, radius = QRectF(self._frame.rect()), self._look.px(RADIUS_LIST)
                with Painter(self._frame) as painter:
                    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                    painter.fillPath(rounded(area, radius), self._look.theme.raised)
                    paint_outline(painter, area, radius, 1, self._look.theme.line2)
                return True
        return super().eventFilter(watched, event)


def _rounded_region(rect: QRect, radius: int) -> QRegion:
    path = QPainterPath()
    path.addRoundedRect(QRectF(rect), radius, radius)
    return QRegion(path.toFillPolygon().toPolygon())
