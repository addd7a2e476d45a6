"""Everything a player may choose in a position, with what each choice is worth.

Two measures: points (the expected final total of the player to move) and, with two or more at the
table, the chance to win (a shared first place counts 1/n). Alone, points decide; against others the
chance to win does.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from yacht_desktop.game.moves import Decision, Keep
from yacht_desktop.game.state import GameState

EQUAL: Final = 1e-9
"""Values that differ by less are equal: ties are named as ties."""


class Measure(Enum):
    """What choices are judged by."""

    POINTS = "points"
    WIN = "win"


@dataclass(frozen=True, slots=True)
class Loss:
    """What a choice gives away against the best one, never below 0.

    Attributes:
        points: points of the expected final total, against the best choice by points.
        win: chance to win, 0 to 1, against the best choice by it; None alone at the table.
    """

    points: float
    win: float | None = None

    def by(self, measure: Measure) -> float:
        """Return the loss by one measure; 0 by the chance to win where there is none."""
        return self.points if measure is Measure.POINTS else (self.win or 0.0)


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: to keep some dice and roll the others, or to fill a box.

    Attributes:
        keep: the faces kept, ascending, never all dice; None where a box is filled.
        category: identifier of the box filled; None where dice are rolled.
        points: expected final total of the player to move.
        win: chance to win of the player to move; None alone at the table.
        loss: what it gives away.
    """

    keep: tuple[int, ...] | None
    category: str | None
    points: float
    win: float | None
    loss: Loss

    @property
    def is_box(self) -> bool:
        """Whether a box is filled."""
        return self.category is not None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a turn may end after a choice: the box filled in the end, if every choice that follows is a best one.

    Attributes:
        category: identifier of the box.
        chance: how likely the turn ends there, 0 to 1.
        made: how likely it ends there with points in the box, at most `chance`.
        points: mean of the points in the box where it ends there, without bonuses.
    """

    category: str
    chance: float
    made: float
    points: float


@dataclass(frozen=True, slots=True)
class Advice:
    """The choices of the player to move.

    Attributes:
        state: the position, dice on the table.
        options: every choice, best first by `measure`, then by the other measure.
        measure: what they are judged by.
        chances: the chance to win of every player in playing order, if the player to move makes the
            best choice; empty alone at the table. Adds up to 1.
    """

    state: GameState
    options: tuple[Option, ...]
    measure: Measure
    chances: tuple[float, ...] = ()

    @property
    def best(self) -> Option:
        """The choice to make first of those that are best."""
        return self.options[0]

    @property
    def best_points(self) -> float:
        """The expected final total of the player to move with the best choice by points."""
        return best_points_of(self.state, self.options)

    @property
    def ties(self) -> tuple[Option, ...]:
        """All choices as good as the best by `measure`, itself included."""
        return tuple(option for option in self.options if option.loss.by(self.measure) <= EQUAL)

    @property
    def is_forced(self) -> bool:
        """Whether all choices are equally good, so that nothing can be lost."""
        return all(option.loss.by(self.measure) <= EQUAL for option in self.options)

    def option_of(self, decision: Decision) -> Option:
        """Return the choice that a decision makes.

        Raises:
            LookupError: the position does not allow it.
        """
        if isinstance(decision, Keep):
            dice = self.state.dice or ()
            kept = tuple(sorted(dice[place] for place in decision.positions))
            found = next((option for option in self.options if option.keep == kept), None)
        else:
            found = next((option for option in self.options if option.category == decision.category), None)
        if found is None:
            raise LookupError(decision)
        return found


def best_points_of(state: GameState, options: Iterable[Option]) -> float:
    """Return what the best choice by points is worth: that of a hand that wins at once, where there is one."""
    found = list(options)
    winning = state.winning_box
    served = [option for option in found if winning is not None and option.category == winning]
    return max(option.points for option in served or found)
