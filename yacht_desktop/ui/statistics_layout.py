"""Where the cards of the statistics lie: two columns in the design, one where there is little width."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRect

DESIGN: Final = (1120, 760)
ONE_COLUMN_BELOW: Final = 1000
"""Narrower windows show one card below the other."""
LARGEST_SCALE: Final = 1.6
_STEP: Final = 0.05
_MARGIN: Final = 24
_NARROW_MARGIN: Final = 16
_TOP: Final = 20
_GAP: Final = 16
_LEFT_SHARE: Final = 640 / (640 + 416)

Height = Callable[[int], int]


class CardPlaces(NamedTuple):
    """Where everything lies on the ground.

    Attributes:
        figures: the figures at the top.
        rows: the pairs of cards below them, left and right.
        height: of the ground.
    """

    figures: QRect
    rows: tuple[tuple[QRect, QRect], ...]
    height: int


def scale_for(width: int, height: int) -> float:
    """Return by how much a window of a size enlarges everything, in steps of a twentieth.

    >>> scale_for(1120, 760), scale_for(800, 560), scale_for(1920, 1080), scale_for(4000, 3000)
    (1.0, 1.0, 1.4, 1.6)
    """
    wanted = min(width / DESIGN[0], height / DESIGN[1], LARGEST_SCALE)
    return max(1.0, round(int(wanted / _STEP + 1e-9) * _STEP, 2))


def card_places(width: int, scale: float, figures: Height, pairs: Sequence[tuple[Height, Height]]) -> CardPlaces:
    """Return where the cards lie in a width, in px.

    Args:
        width: the width that there is.
        scale: by how much all lengths are enlarged.
        figures: the height that the figures need at a width.
        pairs: the heights that the cards below need, left and right.
    """
    narrow = width < ONE_COLUMN_BELOW
    margin, gap = (round(length * scale) for length in (_NARROW_MARGIN if narrow else _MARGIN, _GAP))
    inner = width - 2 * margin
    top = round((_NARROW_MARGIN if narrow else _TOP) * scale)
    first = QRect(margin, top, inner, figures(inner))
    top += first.height() + gap
    left = inner if narrow else round((inner - gap) * _LEFT_SHARE)
    right = inner if narrow else inner - gap - left
    rows = []
    for one, other in pairs:
        high = one(left), other(right)
        if not narrow:
            high = (max(high), max(high))
        under = top + high[0] + gap if narrow else top
        rows.append(
            (QRect(margin, top, left, high[0]), QRect(margin if narrow else margin + left + gap, under, right, high[1]))
        )
        top = rows[-1][1].y() + high[1] + gap
    return CardPlaces(first, tuple(rows), top - gap + margin)
