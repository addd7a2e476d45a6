"""How fast computers play, so that people can follow them."""

from dataclasses import dataclass
from enum import Enum


@dataclass(frozen=True, slots=True)
class Pace:
    """Waits within a computer's turn, in milliseconds, and the speed of all motion.

    Attributes:
        before_turn: before its first roll.
        after_roll: from a roll to what it does next, the tumble included.
        each_hold: between marking one die and the next.
        before_roll: from the last mark to the roll.
        before_score: from deciding on a box to writing it.
        motion: factor on every duration of an animation; 0 for none.
    """

    before_turn: int
    after_roll: int
    each_hold: int
    before_roll: int
    before_score: int
    motion: float

    def scaled(self, factor: float) -> "Pace":
        """Return a pace with every wait and motion multiplied by `factor`."""
        return Pace(
            round(self.before_turn * factor),
            round(self.after_roll * factor),
            round(self.each_hold * factor),
            round(self.before_roll * factor),
            round(self.before_score * factor),
            self.motion * factor,
        )


NORMAL = Pace(before_turn=500, after_roll=1250, each_hold=250, before_roll=400, before_score=700, motion=1.0)
AT_ONCE = Pace(before_turn=400, after_roll=0, each_hold=0, before_roll=0, before_score=0, motion=0.0)
NO_WAITING = AT_ONCE.scaled(0)


class Speed(Enum):
    """The four speeds people choose from; the value is what is stored."""

    LEISURELY = "leisurely"
    NORMAL = "normal"
    FAST = "fast"
    AT_ONCE = "at_once"

    @property
    def pace(self) -> Pace:
        """The waits of this speed."""
        return _PACES[self]


_PACES = {
    Speed.LEISURELY: NORMAL.scaled(1.6),
    Speed.NORMAL: NORMAL,
    Speed.FAST: NORMAL.scaled(0.5),
    Speed.AT_ONCE: AT_ONCE,
}
