"""What questions for statistics give. Cheap to import."""

from typing import Final, NamedTuple


class Person(NamedTuple):
    """Whose games are wanted.

    Attributes:
        folded: the name as it is compared, in lower case; empty for somebody who typed none.
        number: place among the people at the table, from 1, of somebody without a name; 0 for the only person,
            and where there is a name.
        name: the name as it was typed last.
    """

    folded: str
    number: int = 0
    name: str = ""

    @property
    def key(self) -> tuple[str, int]:
        """What tells people apart."""
        return self.folded, self.number


ALONE: Final = Person("")
"""The only person in games, who typed no name."""


class Figures(NamedTuple):
    """The figures of a player in some games.

    Attributes:
        games: how many.
        against: how many of them against others.
        wins: how many of those were won alone.
        average: the mean total, None where there is none.
        best: the highest total.
        reviewed: how many games were looked through.
        lost: points lost by choices, on average of these.
        luck: points that the dice gave, on average of these.
    """

    games: int
    against: int = 0
    wins: int = 0
    average: float | None = None
    best: int | None = None
    reviewed: int = 0
    lost: float | None = None
    luck: float | None = None


class BoxMean(NamedTuple):
    """What a box brought.

    Attributes:
        games: how often it was filled.
        mean: points on average.
        zeros: how often it brought nothing.
    """

    games: int
    mean: float
    zeros: int


class Standing(NamedTuple):
    """How games ended in which one level of computer was the strongest.

    Attributes:
        level: the level, as a word.
        games: how many.
        wins: won alone.
        draws: shared with somebody.
    """

    level: str
    games: int
    wins: int
    draws: int


class GamePoint(NamedTuple):
    """One game of many.

    Attributes:
        began: when it began, ISO 8601 in UTC.
        total: the total.
        luck: points that the dice gave; None where the game was not looked through.
        lost: points lost by choices; the same.
        against: whether there were others, as 0 or 1.
        won: whether it was won alone, as 0 or 1.
    """

    began: str
    total: int
    luck: float | None
    lost: float | None
    against: int
    won: int


class BestGame(NamedTuple):
    """A game worth looking at again.

    Attributes:
        id: what the library knows it by.
        began: when it began, ISO 8601 in UTC.
        seat: where the player sat.
        total: the player's total.
        luck: points that the dice gave; None where the game was not looked through.
        lost: points lost by choices; the same.
        players: name and level of all, in playing order.
    """

    id: int
    began: str
    seat: int
    total: int
    luck: float | None
    lost: float | None
    players: tuple[tuple[str, str | None], ...]


class RulesPlayed(NamedTuple):
    """A rule set with its options, and how often it was played."""

    rules: str
    options: str
    games: int
