"""How dice move: pure functions of time, so that every frame can be asked for and tested.

Times are milliseconds since the motion began, angles are degrees clockwise.
"""

from dataclasses import dataclass
from math import pi, sin, sqrt
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import QPointF

from yacht_desktop.ui.theme import (
    CLIPS_MS,
    CROSS_FADE_MS,
    SETTLE_MS,
    SLIDE_MS,
    TUMBLE_MS,
    TUMBLE_OFFSET_MS,
)
from yacht_desktop.ui.tray_layout import TrayLayout, noise

_FACES: Final = 6
_RIGHT_ANGLE: Final = 90.0
_QUARTERS: Final = (4, 5)
_SPINS: Final = (180.0, 270.0)
_SETTLE_SIZE: Final = 0.04
_RISE_SIZE: Final = 0.18
_HIGHEST: Final = (0.75, 1.2)


class Turn(NamedTuple):
    """A die caught while it rolls over an edge, seen from above.

    `angle` is how far it has turned, 0 to 90: its own face goes away as `next_face` comes up.
    `side` is where the next face comes from: 0 top, 1 right, 2 bottom, 3 left.
    """

    next_face: int
    angle: float
    side: int


class Pose(NamedTuple):
    """What one die looks like at one moment."""

    face: int
    centre: QPointF
    tilt: float
    held: float = 0.0
    """How far its clips have appeared, 0 to 1."""
    size: float = 1.0
    opacity: float = 1.0
    height: float = 0.0
    """How far it is above the tray, 0 to 1."""
    turn: Turn | None = None


class Motion(Protocol):
    """A movement with an end."""

    @property
    def duration(self) -> float:
        """How long it lasts, in ms."""

    def poses(self, elapsed: float) -> tuple[Pose, ...]:
        """What to paint at a time of the motion: mostly one pose, two while one fades into another."""


def out_cubic(part: float) -> float:
    """Ease 0..1 so that a movement starts fast and ends gently."""
    return 1 - (1 - part) ** 3


def _between(first: float, second: float, part: float) -> float:
    return first + (second - first) * part


def _bounded(part: float) -> float:
    return min(1.0, max(0.0, part))


class Slide(NamedTuple):
    """A die that is held slides into its slot; a released one slides back."""

    start: Pose
    end: Pose
    duration: float = SLIDE_MS

    def poses(self, elapsed: float) -> tuple[Pose, ...]:
        """The one pose on the way; clips appear at the very end and go away at once."""
        part = out_cubic(_bounded(elapsed / self.duration))
        if self.end.held > self.start.held:
            clips = _bounded((elapsed - self.duration + CLIPS_MS) / CLIPS_MS)
        else:
            clips = _bounded(elapsed / CLIPS_MS)
        return (
            self.end._replace(
                centre=self.start.centre + (self.end.centre - self.start.centre) * part,
                tilt=_between(self.start.tilt, self.end.tilt, part),
                held=_between(self.start.held, self.end.held, clips),
            ),
        )


class Fade(NamedTuple):
    """One picture of a die gives way to another in place; either may be missing."""

    start: Pose | None
    end: Pose | None
    duration: float = CROSS_FADE_MS

    def poses(self, elapsed: float) -> tuple[Pose, ...]:
        """The old pose, fading, and the new one, appearing."""
        part = _bounded(elapsed / self.duration)
        old = () if self.start is None else (self.start._replace(opacity=1 - part),)
        new = () if self.end is None else (self.end._replace(opacity=part),)
        return (*old, *new)


class Tumble(NamedTuple):
    """A thrown die: up, over and over, and back into its column."""

    start: Pose
    apex: QPointF
    end: Pose
    walk: tuple[int, ...]
    spin: float
    side: int
    delay: float
    flight: float

    @property
    def duration(self) -> float:
        """How long it lasts, in ms, with the wait before it and the settling after it."""
        return self.delay + self.flight + SETTLE_MS

    def poses(self, elapsed: float) -> tuple[Pose, ...]:
        """The one pose on the way."""
        since = elapsed - self.delay
        if since <= 0:
            return (self.start,)
        along = out_cubic(_bounded(since / (self.flight + SETTLE_MS)))
        centre = self._curve(along)
        if since >= self.flight:
            settled = out_cubic(_bounded((since - self.flight) / SETTLE_MS))
            return (self.end._replace(centre=centre, size=1 + _SETTLE_SIZE * (1 - settled)),)
        part = since / self.flight
        turned = (1 - (1 - part) ** 1.5) * (len(self.walk) - 1)
        quarter = min(int(turned), len(self.walk) - 2)
        height = sin(pi * part)
        return (
            self.end._replace(
                face=self.walk[quarter],
                centre=centre,
                tilt=self.end.tilt - self.spin * (1 - part) ** 1.5,
                held=0.0,
                size=1 + _SETTLE_SIZE * part + _RISE_SIZE * height,
                height=height,
                turn=Turn(self.walk[quarter + 1], (turned - quarter) * _RIGHT_ANGLE, self.side),
            ),
        )

    def _curve(self, along: float) -> QPointF:
        """A point of the curve from start to end whose middle control point is the apex."""
        rest = 1 - along
        return self.start.centre * (rest * rest) + self.apex * (2 * rest * along) + self.end.centre * (along * along)


@dataclass(frozen=True, slots=True)
class Throw:
    """A die's part in a throw: it is the `order`-th, from 0, of `thrown` dice."""

    order: int
    thrown: int
    layout: TrayLayout


def motion_between(before: Pose | None, after: Pose | None, throw: Throw | None, *, reduced: bool) -> Motion | None:
    """How a die gets from where it is seen to where it lies; None where nothing moves.

    A missing pose means that the die is not on the tray. With reduced motion dice fade or jump.
    """
    same = before is not None and after is not None and before.face == after.face
    if reduced:
        return Fade(before, after) if throw is not None or (not same and before is not after) else None
    if throw is not None and after is not None:
        return tumble(before, after, throw)
    if before is not None and after is not None and same:
        return Slide(before, after) if before != after else None
    return Fade(before, after) if before is not None or after is not None else None


def tumble(start: Pose | None, end: Pose, throw: Throw) -> Tumble:
    """How a die that is thrown moves; without a start it comes in over the rail.

    No two dice of a throw take the same path, and the same throw always looks the same.
    """
    order, thrown, layout = throw.order, throw.thrown, throw.layout
    keys = (order, thrown, end.face, round(end.centre.x()), round(end.centre.y()))
    if start is None:
        below = QPointF(end.centre.x() + (noise(3, *keys) - 0.5) * layout.die, layout.rail.bottom() + layout.die)
        start = Pose(face=1 + int(noise(4, *keys) * _FACES), centre=below, tilt=0.0)
    apex = _apex(start.centre, end.centre, layout, keys)
    quarters = _QUARTERS[int(noise(7, *keys) * len(_QUARTERS))]
    spin = _SPINS[int(noise(8, *keys) * len(_SPINS))] * (1 if order % 2 else -1)
    return Tumble(
        start=start,
        apex=apex,
        end=end,
        walk=face_walk(start.face, end.face, quarters, keys),
        spin=spin + end.tilt - start.tilt,
        side=(order + int(noise(9, *keys) * 4)) % 4,
        delay=order * TUMBLE_OFFSET_MS,
        flight=TUMBLE_MS - SETTLE_MS - (thrown - 1) * TUMBLE_OFFSET_MS,
    )


def _apex(start: QPointF, end: QPointF, layout: TrayLayout, keys: tuple[int, ...]) -> QPointF:
    """The middle control point of a throw's curve, such that the die just stays on the tray."""
    highest = layout.free.top() + layout.die * _between(*_HIGHEST, noise(5, *keys))
    highest = min(highest, start.y(), end.y())
    inset = layout.die * _HIGHEST[0]
    x = (start.x() + end.x()) / 2 + (noise(6, *keys) - 0.5) * layout.die
    # The curve touches `highest`: its height above that is the square of a(1 - t) - bt.
    y = highest - sqrt((start.y() - highest) * (end.y() - highest))
    return QPointF(min(max(x, layout.free.left() + inset), layout.free.right() - inset), y)


def face_walk(first: int, last: int, quarters: int, keys: tuple[int, ...]) -> tuple[int, ...]:
    """The faces a die shows as it rolls over `quarters` edges: neighbours are never equal or opposite."""
    walk = [last]
    for step in range(quarters - 1):
        onward = _beside(walk[0])
        if step == quarters - 2:
            onward = [face for face in onward if face in _beside(first)]
        walk.insert(0, onward[int(noise(10 + step, *keys) * len(onward))])
    return (first, *walk)


def _beside(face: int) -> list[int]:
    """The faces around a face of a die, whose opposite faces add up to seven."""
    return [other for other in range(1, _FACES + 1) if other not in {face, _FACES + 1 - face}]
