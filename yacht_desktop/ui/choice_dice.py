"""The dice of a choice in small: those kept as they lie, those rolled as dashed squares with an arrow."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from yacht_desktop.ui.icons import paint_icon
from yacht_desktop.ui.mini_dice import paint_mini_die
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.theme import Look

SIDE: Final = 24
_GAP: Final = 4
_RADIUS: Final = 0.22
_DASHES: Final = (3.0, 2.0)
_ARROW: Final = 0.7


def dice_width(dice: int, look: Look) -> float:
    """Return how wide a row of so many dice is, in px."""
    return look.px(dice * SIDE + (dice - 1) * _GAP)


def paint_choice_dice(painter: QPainter, start: QPointF, kept: tuple[int, ...], rolled: int, look: Look) -> None:
    """Paint a row of dice from the middle of its left edge: the faces kept, then the dice to be rolled."""
    side, pitch = look.px(SIDE), look.px(SIDE + _GAP)
    for place in range(len(kept) + rolled):
        square = QRectF(round(start.x() + place * pitch), round(start.y() - side / 2), side, side)
        if place < len(kept):
            paint_mini_die(painter, square, kept[place], look.theme)
        else:
            _paint_rolled(painter, square, look)


def _paint_rolled(painter: QPainter, square: QRectF, look: Look) -> None:
    pen = QPen(look.theme.ink3, 1)
    pen.setDashPattern(list(_DASHES))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    outline = square.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.strokePath(rounded(outline, square.width() * _RADIUS), pen)
    side = square.width() * _ARROW
    arrow = QRectF(0, 0, side, side)
    arrow.moveCenter(square.center())
    paint_icon(painter, arrow, "reroll", look.theme.ink3)
