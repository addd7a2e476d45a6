"""A calm bar that shows how far something is."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.theme import Look

_BAR: Final = (280, 8)


def paint_progress(painter: QPainter, track: QRectF, share: float, look: Look) -> None:
    """Paint a bar of which a share, 0 to 1, is full."""
    radius = track.height() / 2
    painter.fillPath(rounded(track, radius), look.theme.track)
    done = QSizeF(max(track.height(), track.width() * share), track.height())
    painter.fillPath(rounded(QRectF(track.topLeft(), done), radius), look.theme.link)


class ProgressBar(QWidget):
    """Fills from left to right."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start empty."""
        super().__init__(parent)
        self._look = look
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float) -> None:
        """Fill a share of it, 0 to 1."""
        self._share = share
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """Return its size."""
        width, height = _BAR
        return QSize(round(self._look.px(width)), round(self._look.px(height)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint track and bar."""
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_progress(painter, QRectF(self.rect()), self._share, self._look)
