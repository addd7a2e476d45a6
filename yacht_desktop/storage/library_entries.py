"""What the library takes and gives. Cheap to import, which the library itself is not."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Source:
    """Where the dice of a game come from.

    Attributes:
        word: the word of the game file.
        seed: what the rolls to come are made from; None where the program does not make them.
        code: the code that the seed was made from, None for none.
        record: the game as it was opened, as a game file, whose dice come before those of the seed; else empty.
        last: turn, player and roll of the last roll that may come from the record; empty where it is not known.
    """

    word: str
    seed: bytes | None = None
    code: str | None = None
    record: str = ""
    last: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a player stands.

    Attributes:
        name: the name typed in; empty for none.
        level: how the computer plays, as a word; None for a person.
        total: points so far.
        won: whether nobody has more at the end of the game; false before.
        boxes: the points in every box of the rules, in their order; None where it is open.
    """

    name: str
    level: str | None
    total: int
    won: bool
    boxes: tuple[int | None, ...] = ()


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as the library keeps it.

    Attributes:
        rules: identifier of the rule set.
        options: its options, `key=value` with spaces between.
        began: when it began, ISO 8601 in UTC.
        changed: when it was changed last, the same.
        moves: how many moves it has.
        finished: whether it has ended.
        coached: whether the coach helped.
        undone: whether a decision was taken back.
        source: where its dice come from.
        text: the game as a game file.
        seats: the players in playing order.
        ahead: the same with the moves that undo has taken back; empty where there are none.
        held: positions of the dice marked, from 0.
        imported: whether it was played elsewhere.
        known: whether its dice were known from another game.
    """

    rules: str
    options: str
    began: str
    changed: str
    moves: int
    finished: bool
    coached: bool
    undone: bool
    source: Source
    text: str
    seats: tuple[SeatResult, ...]
    ahead: str = ""
    held: tuple[int, ...] = ()
    imported: bool = False
    known: bool = False


class KeptGame(NamedTuple):
    """What is needed to go on with a game.

    Attributes:
        id: what the library knows it by.
        began: when it began, ISO 8601 in UTC.
        text: the game as a game file.
        ahead: the same with the moves that undo has taken back; empty where there are none.
        held: positions of the dice marked, from 0.
        source: where its dice come from.
    """

    id: int
    began: str
    text: str
    ahead: str
    held: tuple[int, ...]
    source: Source


class Entry(NamedTuple):
    """A game in a list.

    Attributes:
        id: what the library knows it by.
        rules: identifier of the rule set.
        options: its options, `key=value` with spaces between.
        began: when it began, ISO 8601 in UTC.
        changed: when it was changed last, the same.
        moves: how many moves it has.
        finished: whether it has ended.
        coached: whether the coach helped.
        undone: whether a decision was taken back.
        dice: where its dice come from, as a word.
        seats: the players in playing order, without their boxes.
        imported: whether it was played elsewhere.
        known: whether its dice were known from another game.
    """

    id: int
    rules: str
    options: str
    began: str
    changed: str
    moves: int
    finished: bool
    coached: bool
    undone: bool
    dice: str
    seats: tuple[SeatResult, ...]
    imported: bool = False
    known: bool = False


class Kind(Enum):
    """Which games: those that count for statistics are apart from each of the others.

    A game may be both coached and undone; games with dice of one's own or with dice known from another
    game, imported and unfinished ones are of no other kind.
    """

    PLAIN = "plain"
    COACHED = "coached"
    UNDONE = "undone"
    OWN_DICE = "own_dice"
    KNOWN_DICE = "known_dice"
    IMPORTED = "imported"
    UNFINISHED = "unfinished"


@dataclass(frozen=True, slots=True)
class GameFilter:
    """Which games are wanted; None wants all.

    Attributes:
        kind: plain ones, or one of the kinds that are kept apart; a game may be of several.
        rules: identifier of the rule set.
        options: its options, `key=value` with spaces between.
        player: part of a player's name, in any case.
        opponent: the level of a computer that plays, as a word.
        players: how many play.
        since: the first moment, ISO 8601 in UTC.
        until: the first moment that is too late, the same.
    """

    kind: Kind | None = None
    rules: str | None = None
    options: str | None = None
    player: str | None = None
    opponent: str | None = None
    players: int | None = None
    since: str | None = None
    until: str | None = None
