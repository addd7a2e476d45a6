"""The slim scroll bar that lies over the edge of the rows where they do not all fit."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollBar, QWidget

from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.theme import RADIUS_BAR, SPACE_1, Look

_WIDTH: Final = 12
_THICK: Final = 5
_SHORTEST: Final = 24


class RowsScrollBar(QWidget):
    """Shows and moves what a scroll bar without a place of its own stands at."""

    def __init__(self, look: Look, bar: QScrollBar, parent: QWidget) -> None:
        """Follow a scroll bar."""
        super().__init__(parent)
        self._look = look
        self._bar = bar
        self._grip: float | None = None
        bar.valueChanged.connect(self.update)
        bar.rangeChanged.connect(self._follow_range)
        self._follow_range()

    def place(self, body: QRect) -> None:
        """Lie at the right edge of the rows."""
        width = round(self._look.px(_WIDTH))
        self.setGeometry(body.right() + 1 - width, body.y(), width, body.height())
        self.raise_()

    def _follow_range(self) -> None:
        self.setVisible(self._bar.maximum() > 0)
        self.update()

    def handle(self) -> QRectF:
        """Return where the handle is."""
        margin = self._look.px(SPACE_1)
        track = self.height() - 2 * margin
        shown = self.height() / (self.height() + self._bar.maximum()) if self.height() else 1.0
        length = max(min(self._look.px(_SHORTEST), track), track * shown)
        part = self._bar.value() / self._bar.maximum() if self._bar.maximum() else 0.0
        thick = self._look.px(_THICK)
        return QRectF(self.width() - thick - margin / 2, margin + part * (track - length), thick, length)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the handle, or bring it to the mouse."""
        handle, y = self.handle(), event.position().y()
        self._grip = y - handle.top() if handle.top() <= y <= handle.bottom() else handle.height() / 2
        self._drag(y)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the handle."""
        self._drag(event.position().y())

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the handle go."""
        self._grip = None

    def _drag(self, y: float) -> None:
        if self._grip is None:
            return
        margin, handle = self._look.px(SPACE_1), self.handle()
        room = self.height() - 2 * margin - handle.height()
        if room > 0:
            part = min(max((y - self._grip - margin) / room, 0.0), 1.0)
            self._bar.setValue(round(part * self._bar.maximum()))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the handle."""
        theme = self._look.theme
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour = theme.line2 if self._grip is None else theme.btnline
            painter.fillPath(rounded(self.handle(), self._look.px(RADIUS_BAR)), colour)
