"""Which figures of a chart's axes have room: plain arithmetic, along one axis."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple


class Figure(NamedTuple):
    """A figure that is to stand at a place of an axis.

    Attributes:
        number: its place among the figures of the axis, counted from any number.
        centre: the middle of its place, in px along the axis.
        extent: its length along the axis, in px.
        rank: how much it matters; None for those of which some may be left out at even distances.
    """

    number: int
    centre: float
    extent: float
    rank: float | None = None

    def is_clear_of(self, other: "Figure", gap: float) -> bool:
        """Return whether there are at least `gap` px between the two."""
        return abs(self.centre - other.centre) + 1e-6 >= (self.extent + other.extent) / 2 + gap


def with_room(figures: Sequence[Figure], gap: float, taken: Iterable[Figure] = ()) -> frozenset[int]:
    """Return the numbers of the figures that can stand without running into one another or into what is there.

    Those that matter come first, each where it has room. Of the rest all are shown, or every second, third and so on,
    counted from the last of all; of these again those that are clear of the others.
    """
    placed = list(taken)
    shown: set[int] = set()

    def place(figure: Figure) -> None:
        if all(figure.is_clear_of(other, gap) for other in placed):
            placed.append(figure)
            shown.add(figure.number)

    ranked = [(figure.rank, figure) for figure in figures if figure.rank is not None]
    for _, figure in sorted(ranked, key=lambda pair: -pair[0]):
        place(figure)
    for figure in _at_even_distances(figures, gap):
        place(figure)
    return frozenset(shown)


def _at_even_distances(figures: Sequence[Figure], gap: float) -> list[Figure]:
    """Return the figures without a rank, or every so many of them as are clear of one another."""
    plain = sorted((figure for figure in figures if figure.rank is None), key=lambda figure: figure.number)
    last = max((figure.number for figure in figures), default=0)
    for every in range(1, len(figures) + 1):
        some = [figure for figure in plain if (last - figure.number) % every == 0]
        if all(one.is_clear_of(other, gap) for one, other in pairwise(some)):
            return some
    return []
