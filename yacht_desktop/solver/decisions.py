"""What every choice in a position is worth: each keep while rolls are left, each box."""

from dataclasses import dataclass

import numpy as np

from yacht_desktop.solver.leaves import Leaf, box_values
from yacht_desktop.solver.scoring import NEVER, Scoring
from yacht_desktop.solver.space import States
from yacht_desktop.solver.turn import Floats

# Choices closer together than this, in points or in chances to win, are equal.
EQUAL = 1e-9


@dataclass(frozen=True, slots=True, eq=False)
class TurnValues:
    """The values of one turn from each of several positions.

    Attributes:
        first_boxes: what each first roll of the turn is worth in each box, shape
            `(boxes, rolls, states)`, minus infinity where the box may not be filled.
        boxes: the same for later rolls.
        keeps: for each number of rolls left from 1 up, what keeping is worth, shape
            `(keeps, states)`; the rows of all dice are what stopping there is worth.
    """

    first_boxes: Floats
    boxes: Floats
    keeps: tuple[Floats, ...]

    def boxes_at(self, rolls_left: int) -> Floats:
        """Return what rolls are worth in each box when so many rolls are left."""
        return self.first_boxes if rolls_left == len(self.keeps) else self.boxes


def turn_values(scoring: Scoring, states: States, leaf: Leaf) -> TurnValues:
    """Return the values of the turns that begin in some positions.

    Args:
        scoring: tables of the rule set.
        states: the positions.
        leaf: says what outcomes are worth.
    """
    later = values_of_boxes(scoring, states, leaf)
    first = values_of_boxes(scoring, states, leaf, first_roll=True) if scoring.served_matters else later
    return TurnValues(first, later, values_of_keeps(scoring, first.max(axis=0), later.max(axis=0)))


def values_of_boxes(scoring: Scoring, states: States, leaf: Leaf, *, first_roll: bool = False) -> Floats:
    """Return what each roll is worth in each box, shape `(boxes, rolls, states)`.

    Minus infinity where the box may not be filled.
    """
    values = np.full((len(scoring.boxes), len(scoring.turn.rolls), len(states.filled)), NEVER)
    for row in range(len(scoring.boxes)):
        if scoring.may_fill(row, states).any():
            box_values(scoring, row, states, leaf, values[row], first_roll=first_roll)
    return values


def values_of_keeps(scoring: Scoring, first_stop: Floats, stop: Floats) -> tuple[Floats, ...]:
    """Return what keeping is worth for each number of rolls left from 1 up, shape `(keeps, states)` each.

    Args:
        scoring: tables of the rule set.
        first_stop: what stopping after the first roll is worth, shape `(rolls, states)`.
        stop: the same after later rolls.
    """
    turn, rolls = scoring.turn, scoring.rules.rolls
    best = np.empty((len(turn.keeps), stop.shape[1]))
    best[turn.rolls_from :] = stop
    found = []
    for rolls_left in range(1, rolls):
        turn.chance(best)
        best[turn.rolls_from :] = first_stop if rolls_left == rolls - 1 else stop
        found.append(best.copy())
        turn.choice(best)
    return tuple(found)
