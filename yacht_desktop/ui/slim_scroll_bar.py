"""A quiet scroll bar in the look's colours."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollBar, QStyle, QStyleOptionSlider, QWidget

from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.theme import Look

SCROLL_BAR_WIDTH: Final = 14
_THUMB: Final = 6
_THUMB_HOVER: Final = 8


class SlimScrollBar(QScrollBar):
    """A thumb without a groove or arrows; wheel, drag, clicks and keys are those of the system."""

    def __init__(self, look: Look, parent: QWidget, orientation: Qt.Orientation = Qt.Orientation.Vertical) -> None:
        """Make a bar, an upright one if nothing else is asked for."""
        super().__init__(orientation, parent)
        self._look = look
        look.changed.connect(self._restyle)

    @override
    def sizeHint(self) -> QSize:
        """Return the thickness of the bar."""
        thick = round(self._look.px(SCROLL_BAR_WIDTH))
        if self.orientation() is Qt.Orientation.Horizontal:
            return QSize(super().sizeHint().width(), thick)
        return QSize(thick, super().sizeHint().height())

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
        with Painter(self) as painter:
            painter.fillRect(self.rect(), self.palette().window())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            width = self._look.px(_THUMB_HOVER if busy else _THUMB)
            if self.orientation() is Qt.Orientation.Horizontal:
                thumb = QRectF(handle.x() + 2, (self.height() - width) / 2, handle.width() - 4, width)
            else:
                thumb = QRectF((self.width() - width) / 2, handle.y() + 2, width, handle.height() - 4)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.btnline_hover if busy else theme.btnline)
            if self.maximum() > self.minimum():
                painter.drawRoundedRect(thumb, width / 2, width / 2)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()
