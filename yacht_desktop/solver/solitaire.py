"""The exact value of every position of a lone player who plays for points.

Backward induction: positions with fewer open boxes first, all positions with the same number of
open boxes together. A hand that wins the game at once (Generala) is always taken; nothing is
scored after it.

>>> from yacht_desktop.game.rulesets import ruleset
>>> round(solve(ruleset("yacht")).expected_score, 6)
166.955068
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt

import numpy as np

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.solver.leaves import Leaf, best_box, points_leaf, squares_leaf, winning_hands
from yacht_desktop.solver.scoring import NEVER, Scoring, scoring_of
from yacht_desktop.solver.space import Ints, States
from yacht_desktop.solver.turn import Floats

# Positions worked on together: enough to make numpy's own cost per call small, few enough for a
# cache of a megabyte.
CHUNK = 256

Progress = Callable[[float], None]
Cancelled = Callable[[], bool]


class SolvingCancelled(Exception):
    """Whoever asked for the values does not want them any more."""


class SquaresMissing(ValueError):
    """The standard deviation was asked of values solved without squares."""


@dataclass(frozen=True, slots=True, eq=False)
class Solitaire:
    """The solved positions of a rule set.

    Attributes:
        scoring: tables of the rule set.
        mean: expected points still to come in each position by number (`scoring.space`), shape
            `(StateSpace.size,)`; 0 for full cards.
        square: expectation of the square of these points, same shape; None where not wanted.
    """

    scoring: Scoring
    mean: Floats
    square: Floats | None = None

    @property
    def expected_score(self) -> float:
        """Expected final score of a whole game under perfect play, in points."""
        return float(self.mean[0])

    @property
    def standard_deviation(self) -> float:
        """Standard deviation of that score, in points.

        Raises:
            SquaresMissing: solved without squares.
        """
        if self.square is None:
            raise SquaresMissing
        return sqrt(float(self.square[0]) - self.expected_score**2)

    def value(self, number: int) -> float:
        """Return the expected points still to come before a turn in a position."""
        return float(self.mean[number])


def solve(
    rules: RuleSet,
    *,
    squares: bool = False,
    progress: Progress | None = None,
    cancelled: Cancelled | None = None,
) -> Solitaire:
    """Return the values of every position of a rule set.

    Args:
        rules: the rule set.
        squares: whether to work out the standard deviation too (takes twice as long).
        progress: told the share done, 0 to 1, now and then.
        cancelled: asked now and then whether to stop.

    Raises:
        SolvingCancelled: `cancelled` said so.
    """
    scoring = scoring_of(rules)
    mean = np.zeros(scoring.space.size)
    square = np.zeros_like(mean) if squares else None
    leaf, beside = points_leaf(mean), None if square is None else squares_leaf(mean, square)
    for done, numbers in _chunks(scoring):
        if cancelled is not None and cancelled():
            raise SolvingCancelled
        rolls, rolls_beside = first_rolls_worth(scoring, scoring.space.states(numbers), leaf, beside)
        # Not `Turn.mean`, which is slower: the same positions are always solved together.
        mean[numbers] = scoring.turn.roll_chances @ rolls
        if square is not None and rolls_beside is not None:
            square[numbers] = scoring.turn.roll_chances @ rolls_beside
        if progress is not None:
            progress(done)
    return Solitaire(scoring, mean, square)


def _chunks(scoring: Scoring) -> Iterator[tuple[float, Ints]]:
    """Yield the positions with open boxes in order of solving, each with the share then done."""
    layers = scoring.space.layers()[1:]
    total, done = sum(map(len, layers)), 0
    for layer in layers:
        for start in range(0, len(layer), CHUNK):
            numbers = layer[start : start + CHUNK]
            done += len(numbers)
            yield done / total, numbers


def first_rolls_worth(
    scoring: Scoring, states: States, leaf: Leaf, beside: Leaf | None = None
) -> tuple[Floats, Floats | None]:
    """Return what each first roll of a turn is worth to somebody who goes by a leaf.

    Args:
        scoring: tables of the rule set.
        states: the positions.
        leaf: says what outcomes are worth.
        beside: another leaf; its value under the same choices is returned too.

    Returns:
        One or two arrays of shape `(rolls, states)`; their mean is what the positions are worth.
    """
    turn = scoring.turn
    shape = (len(turn.keeps), len(states.filled))
    values, carried = np.empty(shape), None if beside is None else np.empty(shape)
    for roll_number in range(scoring.rules.rolls, 0, -1):
        is_last = roll_number == scoring.rules.rolls
        if not is_last:
            turn.chance(values)
            if carried is not None:
                turn.chance(carried)
        if is_last or (roll_number == 1 and scoring.served_matters):
            stop, stop_carried = best_box(scoring, states, leaf, beside, first_roll=roll_number == 1)
        values[turn.rolls_from :] = stop
        if carried is not None:
            carried[turn.rolls_from :] = stop_carried
        if not is_last:
            turn.choice(values, carried)
    _take_winning_hands(scoring, states, leaf, values[turn.rolls_from :])
    if carried is None or beside is None:
        return values[turn.rolls_from :], None
    _take_winning_hands(scoring, states, beside, carried[turn.rolls_from :])
    return values[turn.rolls_from :], carried[turn.rolls_from :]


def _take_winning_hands(scoring: Scoring, states: States, leaf: Leaf, rolls: Floats) -> None:
    """Take every hand that wins at once, in place, shape `(rolls, states)`."""
    for place, value in winning_hands(scoring, states, leaf):
        np.copyto(rolls[place], value, where=value > NEVER)
