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
from yacht_desktop.solver.leaves import Worth, best_box, winning_hands
from yacht_desktop.solver.scoring import NEVER, Scoring, scoring_of
from yacht_desktop.solver.space import Ints, States
from yacht_desktop.solver.turn import Floats

# Positions worked on together: enough to make numpy's own cost per call small, few enough for the
# processor's cache.
CHUNK = 1024

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
        worth: values of the positions by number (`scoring.space`); 0 for full cards.
    """

    scoring: Scoring
    worth: Worth

    @property
    def rules(self) -> RuleSet:
        """The rule set solved."""
        return self.scoring.rules

    @property
    def expected_score(self) -> float:
        """Expected final score of a whole game under perfect play, in points."""
        return float(self.worth.mean[0])

    @property
    def standard_deviation(self) -> float:
        """Standard deviation of that score, in points.

        Raises:
            SquaresMissing: solved without squares.
        """
        if self.worth.square is None:
            raise SquaresMissing
        return sqrt(float(self.worth.square[0]) - self.expected_score**2)

    def value(self, number: int) -> float:
        """Return the expected points still to come before a turn in a position."""
        return float(self.worth.mean[number])


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
    worth = Worth(mean, np.zeros_like(mean) if squares else None)
    for done, numbers in _chunks(scoring):
        if cancelled is not None and cancelled():
            raise SolvingCancelled
        value, square = turn_worth(scoring, scoring.space.states(numbers), worth)
        mean[numbers] = value
        if worth.square is not None and square is not None:
            worth.square[numbers] = square
        if progress is not None:
            progress(done)
    return Solitaire(scoring, worth)


def _chunks(scoring: Scoring) -> Iterator[tuple[float, Ints]]:
    """Yield the positions with open boxes in order of solving, each with the share then done."""
    layers = scoring.space.layers()[1:]
    total, done = sum(map(len, layers)), 0
    for layer in layers:
        for start in range(0, len(layer), CHUNK):
            numbers = layer[start : start + CHUNK]
            done += len(numbers)
            yield done / total, numbers


def turn_worth(scoring: Scoring, states: States, worth: Worth) -> tuple[Floats, Floats | None]:
    """Return what positions are worth before a turn, from those with one box more filled.

    Returns:
        Expected points still to come and the expectation of their square (None unless `worth` has
        squares), both of shape `(states,)`.
    """
    turn = scoring.turn
    shape = (len(turn.keeps), len(states.filled))
    values = np.empty(shape)
    beside = None if worth.square is None else np.empty(shape)
    for roll_number in range(scoring.rules.rolls, 0, -1):
        is_last = roll_number == scoring.rules.rolls
        if not is_last:
            turn.chance(values)
            if beside is not None:
                turn.chance(beside)
        if is_last or (roll_number == 1 and scoring.served_matters):
            stop, stop_squares = best_box(scoring, states, worth, first_roll=roll_number == 1)
        values[turn.rolls_from :] = stop
        if beside is not None:
            beside[turn.rolls_from :] = stop_squares
        if not is_last:
            turn.choice(values, beside)
    best, squares = values[turn.rolls_from :], None
    if beside is not None:
        squares = beside[turn.rolls_from :]
    _take_winning_hands(scoring, states, (best, squares))
    return turn.roll_chances @ best, None if squares is None else turn.roll_chances @ squares


def _take_winning_hands(scoring: Scoring, states: States, rolls: tuple[Floats, Floats | None]) -> None:
    best, squares = rolls
    for place, points in winning_hands(scoring, states):
        wins = points > NEVER
        np.copyto(best[place], points, where=wins)
        if squares is not None:
            np.copyto(squares[place], points**2, where=wins)
