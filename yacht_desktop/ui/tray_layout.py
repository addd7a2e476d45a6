"""Where things lie on the tray: plain arithmetic from its size, and the scatter of thrown dice.

Lengths are logical px in the tray's own coordinates, angles are degrees clockwise.
"""

from math import cos, floor, radians, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

FACE: Final = 80
"""The die that all art is drawn for; other sizes scale lengths on a die by size / FACE."""

_RAIL_INSET: Final = 16
_RAIL_PADDING: Final = 12
_RAIL_FOOT: Final = 10
_CAPTION: Final = 18
_SMALLEST_DIE: Final = 44
_DICE_ACROSS: Final = 6.1
_PITCH: Final = (1.18, 1.25)
_RAIL_MARGIN: Final = 16
_ROSE_OF_HEIGHT: Final = 0.4
_ROSE_OF_WIDTH: Final = 0.36
_HAIRLINE_INSET: Final = 8

_SCATTER_X: Final = 12
_SCATTER_TILT: Final = 10.0
_SCATTER_GAP: Final = 7
_SHADOW_BELOW: Final = 12
_CALM_TILT: Final = 3.0
_TRIES: Final = 40
# Any number would do; with this one the roll 2 5 5 4 5 lies as in the design's picture.
_SALT: Final = 7527


class TrayLayout(NamedTuple):
    """The parts of a tray. `slots` and `captions` have one rectangle for each die."""

    die: int
    pitch: float
    rail: QRectF
    slots: tuple[QRectF, ...]
    captions: tuple[QRectF, ...]
    free: QRectF
    """Above the rail and inside the hairline: where dice may lie, shadow included."""
    rose_centre: QPointF
    rose_radius: float


class Place(NamedTuple):
    """Where a die lies: the centre of its face, and its tilt."""

    centre: QPointF
    tilt: float

    def square(self, die: float) -> QRectF:
        """The upright square around the die's tilted face."""
        half = half_extent(die, self.tilt)
        return QRectF(self.centre.x() - half, self.centre.y() - half, 2 * half, 2 * half)


def half_extent(die: float, tilt: float) -> float:
    """Half the side of the upright square around a face of side `die` turned by `tilt`."""
    angle = abs(radians(tilt))
    return die * (cos(angle) + sin(angle)) / 2


def tray_layout(width: float, height: float, dice: int, scale: float, text_scale: float) -> TrayLayout:
    """Lay out a tray of this size for a number of dice."""
    rail_width = width - 2 * _RAIL_INSET * scale
    across = _DICE_ACROSS + max(0, dice - 5) * _PITCH[1]
    die = max(_SMALLEST_DIE, min(round(FACE * scale), floor(rail_width / across)))
    spaces = max(1, dice - 1)
    loose = (rail_width - die - 2 * _RAIL_MARGIN * scale) / max(spaces, 4)
    pitch = round(min(_PITCH[1] * die, max(_PITCH[0] * die, loose)))
    caption_height = _CAPTION * scale * text_scale
    padding = _RAIL_PADDING * scale
    rail_height = round(die + 2 * padding + caption_height + _RAIL_FOOT * scale)
    inset = round(_RAIL_INSET * scale)
    rail = QRectF(inset, height - inset - rail_height, width - 2 * inset, rail_height)
    first = round(width / 2 - (dice - 1) * pitch / 2 - die / 2)
    top = round(rail.top() + padding)
    slots = tuple(QRectF(first + place * pitch, top, die, die) for place in range(dice))
    captions = tuple(
        QRectF(slot.center().x() - pitch / 2, slot.bottom() + padding, pitch, caption_height) for slot in slots
    )
    edge = _HAIRLINE_INSET * scale
    free = QRectF(edge, edge, width - 2 * edge, rail.top() - 2 * edge)
    return TrayLayout(
        die=die,
        pitch=pitch,
        rail=rail,
        slots=slots,
        captions=captions,
        free=free,
        rose_centre=QPointF(width / 2, (edge + rail.top()) / 2),
        rose_radius=min(_ROSE_OF_HEIGHT * rail.top(), _ROSE_OF_WIDTH * width),
    )


def scatter(faces: tuple[int, ...], layout: TrayLayout) -> tuple[Place, ...]:
    """Where each die of a roll comes to lie in its column when it is not held.

    The same roll always lies the same way, whatever is held, so a die that is released finds its
    place free and a restored game looks as it did. No two dice touch.
    """
    for attempt in range(_TRIES):
        places = tuple(_place(faces, position, attempt, layout) for position in range(len(faces)))
        if _apart(places, layout.die):
            return places
    return tuple(_place(faces, position, None, layout) for position in range(len(faces)))


def _place(faces: tuple[int, ...], position: int, attempt: int | None, layout: TrayLayout) -> Place:
    """One candidate; attempt None is the calm one that never touches its neighbours."""
    size = layout.die / FACE
    keys = (_SALT if attempt is None else _SALT + attempt, position, *faces)
    sideways = 0.0 if attempt is None else (2 * noise(1, *keys) - 1) * _SCATTER_X * size
    most = _CALM_TILT if attempt is None else _SCATTER_TILT
    tilt = (2 * noise(2, *keys) - 1) * most
    half = half_extent(layout.die, tilt)
    gap = _SCATTER_GAP * size
    highest = layout.free.top() + gap + half
    lowest = max(highest, layout.free.bottom() - _SHADOW_BELOW * size - half)
    y = highest + noise(3, *keys) * (lowest - highest)
    x = layout.slots[position].center().x() + sideways
    return Place(QPointF(x, y), tilt)


def _apart(places: tuple[Place, ...], die: float) -> bool:
    gap = _SCATTER_GAP * die / FACE
    squares = [place.square(die).adjusted(-gap / 2, -gap / 2, gap / 2, gap / 2) for place in places]
    return not any(first.intersects(second) for index, first in enumerate(squares) for second in squares[index + 1 :])


def noise(*keys: int) -> float:
    """A number in [0, 1) that looks random but is always the same for the same whole numbers.

    The mixing steps are those of SplitMix64 (Steele, Lea and Flood, 2014).
    """
    mask = (1 << 64) - 1
    value = 0
    for key in keys:
        value = (value + key + 0x9E3779B97F4A7C15) & mask
        value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & mask
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & mask
        value ^= value >> 31
    return value / (1 << 64)
