"""How the points still to come are distributed when a player plays for points."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import pi
from typing import Protocol

import numpy as np

from yacht_desktop.solver.evaluation import Evaluation, evaluate, layers_from
from yacht_desktop.solver.scoring import Scoring
from yacht_desktop.solver.solitaire import Cancelled, Progress, Solitaire, SquaresMissing
from yacht_desktop.solver.space import Ints
from yacht_desktop.solver.strategies import PerfectStrategy
from yacht_desktop.solver.turn import Floats

# Rule sets with more positions than this times their highest score get normal distributions.
LARGEST_TABLE = 8_000_000
# With so many open boxes or fewer a normal distribution is too rough.
NEARLY_DONE = 4
_ENDINGS_REMEMBERED = 16


class Remaining(Protocol):
    """Knows how the points still to come are distributed in each position."""

    def of(self, numbers: Ints) -> Floats:
        """Return the distributions in positions given by number.

        Returns:
            Probability of each number of points still to come, shape
            `(positions, highest score + 1)`.
        """
        ...

    def within(self, numbers: Iterable[int]) -> "Remaining":
        """Return the distributions for questions about these positions and what can follow from them."""
        ...


class ExactRemaining:
    """Distributions from a table of all positions."""

    def __init__(self, evaluation: Evaluation) -> None:
        """Take an evaluation with distributions."""
        if evaluation.distributions is None:
            raise ValueError("evaluated without distributions")
        self._places = evaluation.places
        self._rows = evaluation.distributions

    def of(self, numbers: Ints) -> Floats:
        """Return the distributions; see `Remaining.of`."""
        return np.asarray(self._rows[self._places[numbers]])

    def within(self, numbers: Iterable[int]) -> "ExactRemaining":
        """Return the same: everything is known already."""
        del numbers
        return self


@dataclass(frozen=True, slots=True, eq=False)
class _Ending:
    """What can follow from a position near the end: numbers ascending, and their distributions."""

    numbers: Ints
    exact: ExactRemaining


class NormalRemaining:
    """Normal distributions of the right mean and deviation.

    May be used from several threads at once.
    """

    def __init__(self, solved: Solitaire) -> None:
        """Take values solved with squares."""
        if solved.square is None:
            raise SquaresMissing
        self._scoring = solved.scoring
        self._mean = solved.mean
        self._deviation = np.sqrt(np.maximum(solved.square - solved.mean**2, 0.25))
        self._strategy = PerfectStrategy(solved.scoring, solved.mean)
        self._ending = lru_cache(maxsize=_ENDINGS_REMEMBERED)(self._worked_out)

    def of(self, numbers: Ints) -> Floats:
        """Return the distributions; see `Remaining.of`."""
        edges = np.arange(self._scoring.max_score + 2) - 0.5
        away = (edges - self._mean[numbers, np.newaxis]) / self._deviation[numbers, np.newaxis]
        below = normal_cdf(away)
        below[:, 0], below[:, -1] = 0.0, 1.0
        found = np.diff(below, axis=1)
        full = self._scoring.space.is_full(numbers)
        found[full] = 0.0
        found[full, 0] = 1.0
        return found

    def within(self, numbers: Iterable[int]) -> "Remaining":
        """Return distributions that are exact near the end: in what can follow from those given that are there.

        What they are depends on these positions alone, not on what was asked before.
        """
        near = sorted({number for number in numbers if self._scoring.space.open_boxes(number) <= NEARLY_DONE})
        return _EndingsKnown(self, tuple(self._ending(number) for number in near)) if near else self

    def _worked_out(self, number: int) -> _Ending:
        following = np.sort(np.concatenate(layers_from(self._scoring, number)))
        evaluation = evaluate(self._scoring, self._strategy, start=number, distributions=True)
        return _Ending(following, ExactRemaining(evaluation))


class _EndingsKnown:
    """Normal distributions, but exact ones in what can follow from some positions near the end."""

    def __init__(self, normal: NormalRemaining, endings: tuple[_Ending, ...]) -> None:
        self._normal = normal
        self._endings = endings

    def of(self, numbers: Ints) -> Floats:
        """Return the distributions; see `Remaining.of`."""
        found = self._normal.of(numbers)
        for ending in self._endings:
            here = np.flatnonzero(np.isin(numbers, ending.numbers))
            found[here] = ending.exact.of(numbers[here])
        return found

    def within(self, numbers: Iterable[int]) -> Remaining:
        """Return the distributions for other positions."""
        return self._normal.within(numbers)


def remaining_of(
    solved: Solitaire, progress: Progress | None = None, cancelled: Cancelled | None = None
) -> ExactRemaining | NormalRemaining:
    """Return the distributions of a solved rule set: exact ones if a table of all is small enough.

    Args:
        solved: the values; with squares where `needs_squares`.
        progress: told the share done, 0 to 1, now and then.
        cancelled: asked now and then whether to stop.

    Raises:
        SolvingCancelled: `cancelled` said so.
    """
    if needs_squares(solved.scoring):
        return NormalRemaining(solved)
    strategy = PerfectStrategy(solved.scoring, solved.mean)
    return ExactRemaining(
        evaluate(solved.scoring, strategy, distributions=True, progress=progress, cancelled=cancelled)
    )


def needs_squares(scoring: Scoring) -> bool:
    """Return whether the distributions of a rule set are approximated from means and squares."""
    return scoring.space.size * scoring.max_score > LARGEST_TABLE


def normal_cdf(away: Floats) -> Floats:
    """Return the standard normal distribution function, to 8e-8, same shape.

    Abramowitz and Stegun, Handbook of Mathematical Functions (1964), 26.2.17.
    """
    near = np.minimum(np.abs(away), 40.0)
    t = 1.0 / (1.0 + 0.2316419 * near)
    series = t * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
    tail = np.exp(-0.5 * near * near) / np.sqrt(2.0 * pi) * series
    return np.asarray(np.where(away >= 0.0, 1.0 - tail, tail))
