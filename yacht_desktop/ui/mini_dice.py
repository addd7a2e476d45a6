"""Small dice for examples: flat faces, legible from 14 px up."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from yacht_desktop.ui.theme import Theme

_RADIUS: Final = 0.22
_PIP: Final = 0.095
_OFFSET: Final = 0.25
_PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def paint_mini_die(painter: QPainter, rect: QRectF, face: int, theme: Theme) -> None:
    """Paint a face, 1 to 6, as large as fits into `rect`."""
    size = min(rect.width(), rect.height())
    square = QRectF(0, 0, size, size)
    square.moveCenter(rect.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.die_shade, 1))
    painter.setBrush(theme.ivory)
    painter.drawRoundedRect(square.adjusted(0.5, 0.5, -0.5, -0.5), size * _RADIUS, size * _RADIUS)
    painter.setPen(QPen(theme.flag_ink, 0))
    painter.setBrush(theme.flag_ink)
    for across, down in _PIPS[face]:
        centre = square.center() + QPointF(across, down) * size * _OFFSET
        painter.drawEllipse(centre, size * _PIP, size * _PIP)
    painter.restore()
