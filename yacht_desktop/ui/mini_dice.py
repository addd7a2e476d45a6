"""Small dice for examples: flat faces, legible from 14 px up."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from yacht_desktop.ui.die_drawing import PIPS, numeral_path
from yacht_desktop.ui.mirroring import turned_round
from yacht_desktop.ui.theme import Theme

_RADIUS: Final = 0.22
_PIP: Final = 0.095
_OFFSET: Final = 0.25
_NUMERAL: Final = 0.64


def paint_mini_die(painter: QPainter, rect: QRectF, face: int, theme: Theme) -> None:
    """Paint a face, 1 to 6, as large as fits into `rect`."""
    size = min(rect.width(), rect.height())
    square = QRectF(0, 0, size, size)
    square.moveCenter(rect.center())
    dice = theme.dice
    with turned_round(painter, square):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(dice.small_line, 1))
        painter.setBrush(dice.small_face)
        painter.drawRoundedRect(square.adjusted(0.5, 0.5, -0.5, -0.5), size * _RADIUS, size * _RADIUS)
        if dice.numerals:
            painter.fillPath(numeral_path(face, size * _NUMERAL, square.center()), dice.small_mark)
        else:
            painter.setPen(QPen(dice.small_mark, 0))
            painter.setBrush(dice.small_mark)
            for across, down in PIPS[face]:
                centre = square.center() + QPointF(across, down) * size * _OFFSET
                painter.drawEllipse(centre, size * _PIP, size * _PIP)
