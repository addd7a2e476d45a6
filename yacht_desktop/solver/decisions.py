"""What every choice in a position is worth: each keep while rolls are left, each box."""

from dataclasses import dataclass

import numpy as np

from yacht_desktop.solver.leaves import Worth, box_values
from yacht_desktop.solver.scoring import NEVER, Scoring
from yacht_desktop.solver.turn import Dice, Floats


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice and what it is worth.

    Attributes:
        keep: the faces kept, ascending; None where a box is filled. All dice mean: stop, and
            fill the best box.
        category: identifier of the box filled, None where dice are kept.
        points: expected points still to come, this turn included.
        win: probability of winning, None where nobody asked; a draw counts one half.
    """

    keep: Dice | None
    category: str | None
    points: float
    win: float | None = None


@dataclass(frozen=True, slots=True, eq=False)
class TurnValues:
    """The values of one turn from one position.

    Attributes:
        boxes: for the first roll (index 0) and for later ones (index 1), what each roll is worth
            in each box, shape `(boxes, rolls)`, minus infinity where it may not be filled.
        keeps: for each number of rolls left from 1 up, what keeping is worth, shape `(keeps,)`;
            the rows of all dice are what stopping there is worth.
    """

    boxes: tuple[Floats, Floats]
    keeps: tuple[Floats, ...]


def turn_values(scoring: Scoring, number: int, worth: Worth) -> TurnValues:
    """Return the values of the turn that begins in a position.

    Args:
        scoring: tables of the rule set.
        number: number of the position.
        worth: values of the positions with one box more filled.
    """
    later = values_of_boxes(scoring, number, worth)
    first = values_of_boxes(scoring, number, worth, first_roll=True) if scoring.served_matters else later
    return TurnValues((first, later), values_of_keeps(scoring, first.max(axis=0), later.max(axis=0)))


def values_of_boxes(scoring: Scoring, number: int, worth: Worth, *, first_roll: bool = False) -> Floats:
    """Return what each roll is worth in each box, shape `(boxes, rolls)`; minus infinity where it may not be filled."""
    states = scoring.space.states(np.array([number], dtype=np.intp))
    values = np.full((len(scoring.boxes), len(scoring.turn.rolls)), NEVER)
    for row in range(len(scoring.boxes)):
        if scoring.may_fill(row, states)[0]:
            column = np.empty((len(scoring.turn.rolls), 1))
            box_values(scoring, row, states, Worth(worth.mean), (column, None), first_roll=first_roll)
            values[row] = column[:, 0]
    return values


def values_of_keeps(scoring: Scoring, first_stop: Floats, stop: Floats) -> tuple[Floats, ...]:
    """Return what keeping is worth for each number of rolls left from 1 up, shape `(keeps,)` each.

    Args:
        scoring: tables of the rule set.
        first_stop: what stopping after the first roll is worth, shape `(rolls,)`.
        stop: the same after later rolls.
    """
    turn, rolls = scoring.turn, scoring.rules.rolls
    best = np.empty((len(turn.keeps), 1))
    best[turn.rolls_from :, 0] = stop
    found = []
    for rolls_left in range(1, rolls):
        turn.chance(best)
        best[turn.rolls_from :, 0] = first_stop if rolls_left == rolls - 1 else stop
        found.append(best[:, 0].copy())
        turn.choice(best)
    return tuple(found)
