"""Six rising bars that say how strong a computer player is."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.theme import Look

LEVELS: Final = 6
BARS_WIDTH: Final = 29
_BAR: Final = 3.6
_PITCH: Final = 5.0
_HEIGHTS: Final = (4.0, 5.6, 7.2, 8.6, 10.0, 11.6)


def paint_level_bars(painter: QPainter, left: float, middle: float, level: int, look: Look) -> None:
    """Paint the bars of a level, 1 to 6, from x = `left`, centred on y = `middle`."""
    px = look.px
    base = middle + px(_HEIGHTS[-1]) / 2
    for index, height in enumerate(_HEIGHTS):
        bar = QRectF(left + px(index * _PITCH), base - px(height), px(_BAR), px(height))
        painter.fillPath(rounded(bar, px(1)), look.theme.brassink if index < level else look.theme.track)
