"""The scales of the chart of totals: which bins are shown, and where the lines of the grid are. Plain arithmetic."""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final, NamedTuple

from yacht_desktop.storage.statistics_queries import BIN

_TAIL: Final = 0.005
"""Of perfect play so much is left out at either end, where nobody's games are."""
_STEPS: Final = (1, 2, 5)
_MOST_SPACES: Final = 5.5
_NO_GAMES: Final = (100, 240)


class Bins(NamedTuple):
    """The bins of a chart of totals.

    Attributes:
        first: the first total of the first bin.
        games: the number of games in each bin.
        perfect: how many of as many games of perfect play there would be in each; empty while that is not known.
    """

    first: int
    games: tuple[int, ...]
    perfect: tuple[float, ...]

    @property
    def end(self) -> int:
        """The first total beyond the last bin."""
        return self.first + BIN * len(self.games)

    @property
    def highest(self) -> float:
        """The highest bar or step."""
        return max((*self.games, *self.perfect), default=0)


def bins_of(games: Mapping[int, int], perfect: Sequence[float]) -> Bins:
    """Return the bins in which there are games or perfect play would have them.

    Args:
        games: how many there are in each bin, by its first total.
        perfect: the probability of each total from 0 under perfect play; empty while it is not known.
    """
    number = sum(games.values())
    likely = [sum(perfect[start : start + BIN]) for start in range(0, len(perfect), BIN)]
    inside = [place * BIN for place in range(len(likely)) if _is_inside(likely, place)]
    starts = [*games, *inside] or list(_NO_GAMES)
    first, last = min(starts), max(starts)
    places = range(first, last + 1, BIN)
    steps = tuple(number * likely[start // BIN] if start // BIN < len(likely) else 0.0 for start in places)
    return Bins(first, tuple(games.get(start, 0) for start in places), steps if likely else ())


def _is_inside(likely: Sequence[float], place: int) -> bool:
    return sum(likely[: place + 1]) > _TAIL and sum(likely[place:]) > _TAIL


def grid(highest: float) -> tuple[int, ...]:
    """Return the values of the lines of a grid, from 0 up to at most the highest value.

    >>> grid(21), grid(3), grid(0), grid(28)
    ((0, 5, 10, 15, 20), (0, 1, 2, 3), (0,), (0, 10, 20))
    """
    step, power = 1, 1
    while highest / step > _MOST_SPACES:
        place = _STEPS.index(step // power) + 1
        power, step = (power * 10, power * 10) if place == len(_STEPS) else (power, power * _STEPS[place])
    return tuple(range(0, int(highest) + 1, step))


def figures_every(bins: int, width: float, figure: float) -> int:
    """Return at every how many bins a figure has room below the chart."""
    return max(1, ceil(bins * figure / max(1.0, width)))
