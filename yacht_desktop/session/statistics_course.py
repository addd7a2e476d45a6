"""How games went over time: averages of games that follow one another, their trend, and runs of wins."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from yacht_desktop.storage.statistics_entries import GamePoint

MOST_STRETCHES: Final = 24
"""How many points a chart of the course has at most."""
_FEWEST: Final = 3
"""With fewer games no trend is told."""


class Stretch(NamedTuple):
    """Some games that follow one another.

    Attributes:
        began: when the first of them began, ISO 8601 in UTC.
        ended: when the last of them began.
        games: how many.
        total: their mean total.
        luck: points that the dice gave, on average of those looked through; None where none was.
        lost: points lost by choices, the same.
    """

    began: str
    ended: str
    games: int
    total: float
    luck: float | None
    lost: float | None


class Streaks(NamedTuple):
    """Runs of games won one after the other, among those against others.

    Attributes:
        longest: the longest run.
        current: the run that is going on.
    """

    longest: int
    current: int


class Course(NamedTuple):
    """All of it.

    Attributes:
        stretches: the oldest first.
        trend: by how many points the losses of a game change within ten games; None where too few are known.
        streaks: runs of wins.
    """

    stretches: tuple[Stretch, ...]
    trend: float | None
    streaks: Streaks


def course_of(games: Sequence[GamePoint]) -> Course:
    """Return the course of games, the oldest first."""
    return Course(stretches(games), trend_of(games), streaks_of(games))


def stretches(games: Sequence[GamePoint], most: int = MOST_STRETCHES) -> tuple[Stretch, ...]:
    """Return games in at most so many stretches, as equal in length as can be."""
    parts = min(most, len(games))
    edges = [len(games) * part // parts for part in range(parts + 1)] if parts else []
    return tuple(_stretch(games[start:end]) for start, end in pairwise(edges))


def trend_of(games: Sequence[GamePoint]) -> float | None:
    """Return by how many points the losses change within ten games, by least squares."""
    known = [(place, game.lost) for place, game in enumerate(games) if game.lost is not None]
    if len(known) < _FEWEST:
        return None
    middle = sum(place for place, _ in known) / len(known)
    mean = sum(lost for _, lost in known) / len(known)
    spread = sum((place - middle) ** 2 for place, _ in known)
    return 10 * sum((place - middle) * (lost - mean) for place, lost in known) / spread


def streaks_of(games: Iterable[GamePoint]) -> Streaks:
    """Return the runs of wins; games alone at the table neither lengthen nor end one."""
    longest = current = 0
    for game in games:
        if game.against:
            current = current + 1 if game.won else 0
            longest = max(longest, current)
    return Streaks(longest, current)


def _stretch(games: Sequence[GamePoint]) -> Stretch:
    return Stretch(
        games[0].began,
        games[-1].began,
        len(games),
        sum(game.total for game in games) / len(games),
        _mean([game.luck for game in games if game.luck is not None]),
        _mean([game.lost for game in games if game.lost is not None]),
    )


def _mean(numbers: Sequence[float]) -> float | None:
    return sum(numbers) / len(numbers) if numbers else None
