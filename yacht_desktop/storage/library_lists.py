"""Questions for those who look through the games: which there are, what stands in a list, and their texts."""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import MAXYEAR, MINYEAR
from enum import Enum, auto
from typing import Final, NamedTuple

from yacht_desktop.storage.library import OPEN
from yacht_desktop.storage.library_entries import Entry, SeatResult, StoredGame

_ENTRY: Final = "id, rules, options, began, changed, moves, finished, coached, undone, dice, imported, known"
_THESE: Final = "IN (SELECT value FROM json_each(?))"
_THERE: Final = "deleted IS NULL AND moves > 0"
_YEAR: Final = 4


class Ended(Enum):
    """Whether games are wanted that have ended."""

    EITHER = auto()
    NOT_YET = auto()
    YES = auto()


@dataclass(frozen=True, slots=True)
class ListFilter:
    """Which games stand in a list; None wants all.

    Attributes:
        ended: whether they have ended.
        rules: identifier of the rule set.
        player: part of a player's name, in any case; empty for all.
        levels: levels of computers, as words, whose players without a name are found as well.
        nameless: whether people who typed no name are found as well.
        since: the first moment of the last change, ISO 8601 in UTC.
        until: the first moment that is too late, the same.
    """

    ended: Ended = Ended.EITHER
    rules: str | None = None
    player: str = ""
    levels: tuple[str, ...] = ()
    nameless: bool = False
    since: str | None = None
    until: str | None = None


class Overview(NamedTuple):
    """What the library holds at all.

    Attributes:
        games: how many games.
        unfinished: how many of them have not ended.
        rules: identifiers of their rule sets.
        years: the years in which games were changed last, latest first, as they are in UTC.
    """

    games: int
    unfinished: int
    rules: tuple[str, ...]
    years: tuple[int, ...]


class GameText(NamedTuple):
    """A game as it is handed on.

    Attributes:
        id: what the library knows it by.
        rules: identifier of the rule set.
        began: when it began, ISO 8601 in UTC.
        text: the game as a game file.
    """

    id: int
    rules: str
    began: str
    text: str


def overview(connection: sqlite3.Connection) -> Overview:
    """Return what the library holds."""
    games, unfinished = connection.execute(
        f"SELECT count(*), coalesce(sum(NOT finished), 0) FROM games WHERE {_THERE}"  # noqa: S608
    ).fetchone()
    rules = connection.execute(f"SELECT DISTINCT rules FROM games WHERE {_THERE} ORDER BY rules")  # noqa: S608
    names = tuple(name for (name,) in rules)
    spans = connection.execute(
        f"SELECT DISTINCT substr(changed, 1, {_YEAR}) FROM games WHERE {_THERE} ORDER BY 1 DESC"  # noqa: S608
    )
    return Overview(games, unfinished, names, tuple(int(year) for (year,) in spans if _is_year(year)))


def listed(connection: sqlite3.Connection, wanted: ListFilter) -> tuple[int, ...]:
    """Return what the games are known by in which somebody has moved, those changed last first."""
    parts, values = [_THERE], list[object]()
    if wanted.ended is not Ended.EITHER:
        parts.append("finished" if wanted.ended is Ended.YES else "NOT finished")
    for part, value in (
        ("rules = ?", wanted.rules),
        ("changed >= ?", wanted.since),
        ("changed < ?", wanted.until),
    ):
        if value is not None:
            parts.append(part)
            values.append(value)
    if wanted.player:
        nameless = " OR level IS NULL" if wanted.nameless else ""
        found = f"instr(folded, ?) OR (name = '' AND (level {_THESE}{nameless}))"
        parts.append(f"id IN (SELECT game FROM seats WHERE {found})")  # noqa: S608
        values += [wanted.player.casefold(), json.dumps(wanted.levels)]
    query = f"SELECT id FROM games WHERE {' AND '.join(parts)} ORDER BY changed DESC, id DESC"  # noqa: S608
    return tuple(number for (number,) in connection.execute(query, values).fetchall())


def entries_of(connection: sqlite3.Connection, numbers: Sequence[int]) -> tuple[Entry, ...]:
    """Return games with the boxes of their players, in the order asked for; those that are gone are left out."""
    these = (json.dumps(numbers),)
    seats = defaultdict[int, list[SeatResult]](list)
    for number, name, level, total, won, boxes in connection.execute(
        f"SELECT game, name, level, total, won, boxes FROM seats WHERE game {_THESE} ORDER BY game, seat",  # noqa: S608
        these,
    ):
        filled = tuple(None if points == OPEN else points for points in boxes)
        seats[number].append(SeatResult(name, level, total, won=bool(won), boxes=filled))
    found: dict[int, Entry] = {}
    for number, *row in connection.execute(f"SELECT {_ENTRY} FROM games WHERE id {_THESE}", these):  # noqa: S608
        rules, options, began, changed, moves, finished, coached, undone, dice, imported, known = row
        marks = (bool(finished), bool(coached), bool(undone))
        entry = Entry(number, rules, options, began, changed, moves, *marks, dice, tuple(seats[number]))
        found[number] = entry._replace(imported=bool(imported), known=bool(known))
    return tuple(found[number] for number in numbers if number in found)


def texts_of(connection: sqlite3.Connection, numbers: Sequence[int]) -> tuple[GameText, ...]:
    """Return games as they are handed on, in the order asked for; those that are gone are left out."""
    query = f"SELECT id, rules, began, text FROM games JOIN texts ON game = id WHERE id {_THESE}"  # noqa: S608
    found = {row[0]: GameText(*row) for row in connection.execute(query, (json.dumps(numbers),))}
    return tuple(found[number] for number in numbers if number in found)


def _is_year(word: str) -> bool:
    """Return whether a word is a year with one before and one after it."""
    return word.isdecimal() and MINYEAR < int(word) < MAXYEAR


def like_it(connection: sqlite3.Connection, game: StoredGame, *, dated: bool) -> tuple[GameText, ...]:
    """Return games that may be the same one: of these rules and players, begun at the same moment.

    Args:
        connection: of the library.
        game: the game looked for.
        dated: whether it is known when it began; of others the number of moves must agree.
    """
    same = "began = ?" if dated else "moves = ?"
    query = (
        "SELECT id, rules, began, text FROM games JOIN texts ON game = id WHERE deleted IS NULL AND rules = ?"  # noqa: S608
        f" AND options = ? AND players = ? AND {same} ORDER BY id"
    )
    values = (game.rules, game.options, len(game.seats), game.began if dated else game.moves)
    return tuple(GameText(*row) for row in connection.execute(query, values))
