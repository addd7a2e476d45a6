"""The sign of a mark as a part of a page."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from yacht_desktop.coach.marks import Mark
from yacht_desktop.ui.mark_signs import paint_mark
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.theme import Look

_SIDE: Final = 20


class MarkBadge(QWidget):
    """Shows how good a choice was by a shape; the words are beside it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start without a mark."""
        super().__init__(parent)
        self._look = look
        self._mark: Mark | None = None
        look.changed.connect(self._restyle)
        self._restyle()

    def show_mark(self, mark: Mark) -> None:
        """Show a mark."""
        self._mark = mark
        self.update()

    def _restyle(self) -> None:
        side = round(self._look.px(_SIDE))
        self.setFixedSize(side, side)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sign."""
        if self._mark is not None:
            with Painter(self) as painter:
                paint_mark(painter, QRectF(self.rect()), self._mark, self._look.theme)
