"""A quiet vertical scroll bar in the look's colours."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollBar, QStyle, QStyleOptionSlider, QWidget

from yacht_desktop.ui.theme import Look

SCROLL_BAR_WIDTH: Final = 14
_THUMB: Final = 6
_THUMB_HOVER: Final = 8


class SlimScrollBar(QScrollBar):
    """A thumb without a groove or arrows; wheel, drag, clicks and keys are those of the system."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Make a vertical bar."""
        super().__init__(Qt.Orientation.Vertical, parent)
        self._look = look
        look.changed.connect(self._restyle)

    @override
    def sizeHint(self) -> QSize:
        """Return the width of the bar."""
        return QSize(round(self._look.px(SCROLL_BAR_WIDTH)), super().sizeHint().height())

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        """Show a wider thumb under the pointer."""
        super().enterEvent(event)
        self.update()

    @override
    def leaveEvent(self, event: QEvent) -> None:
        """Show the thumb slim again."""
        super().leaveEvent(event)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the thumb alone, where the style has its handle."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_ScrollBarSlider
        handle = self.style().subControlRect(QStyle.ComplexControl.CC_ScrollBar, option, part, self)
        theme = self._look.theme
        busy = self.underMouse() or self.isSliderDown()
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.palette().window())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            width = self._look.px(_THUMB_HOVER if busy else _THUMB)
            thumb = QRectF(handle).adjusted(0, 2, 0, -2)
            thumb.setLeft((self.width() - width) / 2)
            thumb.setWidth(width)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.btnline_hover if busy else theme.btnline)
            if self.maximum() > self.minimum():
                painter.drawRoundedRect(thumb, width / 2, width / 2)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()
