"""A quiet surface with a border, for lists and cards inside dialogs."""

from typing_extensions import override

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.shade import paint_outline, rounded
from yacht_desktop.ui.theme import RADIUS_LIST, Look


class Panel(QWidget):
    """Paints the surface behind its children; lays nothing out."""

    def __init__(self, look: Look, parent: QWidget | None = None, *, radius: float = RADIUS_LIST) -> None:
        """Make a panel whose corners have a radius in px at scale 1."""
        super().__init__(parent)
        self._look = look
        self._radius = radius
        look.changed.connect(self.update)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint surface and border."""
        area, radius = QRectF(self.rect()), self._look.px(self._radius)
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(rounded(area, radius), self._look.theme.surface)
            paint_outline(painter, area, radius, 1, self._look.theme.line2)
