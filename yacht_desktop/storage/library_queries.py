"""Questions to the library: lists of games. They change nothing."""

import sqlite3
from collections import defaultdict
from typing import Any, Final

from yacht_desktop.storage.library_entries import Entry, GameFilter, Kind, SeatResult

_ENTRY: Final = "id, rules, options, began, changed, moves, finished, coached, undone, dice, imported, known"
# The words of game files for dice that the program throws, to each player's own or the same for everyone.
FAIR: Final = "dice IN ('computer', 'shared')"
_FRESH: Final = f"{FAIR} AND NOT known"
_KINDS: Final = {
    Kind.PLAIN: f"finished AND NOT imported AND {_FRESH} AND NOT coached AND NOT undone",
    Kind.COACHED: f"finished AND NOT imported AND {_FRESH} AND coached",
    Kind.UNDONE: f"finished AND NOT imported AND {_FRESH} AND undone",
    Kind.OWN_DICE: f"finished AND NOT imported AND NOT {FAIR}",
    Kind.KNOWN_DICE: f"finished AND NOT imported AND {FAIR} AND known",
    Kind.IMPORTED: "finished AND imported",
    Kind.UNFINISHED: "NOT finished AND NOT imported",
}


def entries(connection: sqlite3.Connection, wanted: GameFilter, most: int = -1, after: int = 0) -> tuple[Entry, ...]:
    """Return games in which somebody has moved, latest first.

    Args:
        connection: of the library.
        wanted: which games.
        most: how many; -1 for all.
        after: how many to pass over.
    """
    return _listed(connection, wanted, "began", (most, after))


def count(connection: sqlite3.Connection, wanted: GameFilter) -> int:
    """Return how many games there are."""
    condition, values = condition_of(wanted)
    return int(connection.execute(f"SELECT count(*) FROM games WHERE {condition}", values).fetchone()[0])  # noqa: S608


def unfinished(connection: sqlite3.Connection, most: int = 100) -> tuple[Entry, ...]:
    """Return the games that can be gone on with, those played last first, at most so many."""
    return _listed(connection, GameFilter(), "changed", (most, 0), " AND NOT finished")


def condition_of(wanted: GameFilter) -> tuple[str, tuple[object, ...]]:
    """Return which games are wanted: a condition on the table of games, made of literals of this module, and values."""
    parts = ["deleted IS NULL AND moves > 0"]
    values: list[object] = []
    if wanted.kind is not None:
        parts.append(_KINDS[wanted.kind])
    plain: dict[str, object] = {"rules = ?": wanted.rules, "options = ?": wanted.options, "players = ?": wanted.players}
    plain |= {"began >= ?": wanted.since, "began < ?": wanted.until}
    for part, value in plain.items():
        if value is not None:
            parts.append(part)
            values.append(value)
    if wanted.player is not None:
        parts.append("id IN (SELECT game FROM seats WHERE instr(folded, ?))")
        values.append(wanted.player.casefold())
    if wanted.opponent is not None:
        parts.append("id IN (SELECT game FROM seats WHERE level = ?)")
        values.append(wanted.opponent)
    return " AND ".join(parts), tuple(values)


def _listed(
    connection: sqlite3.Connection, wanted: GameFilter, moment: str, pages: tuple[int, int], further: str = ""
) -> tuple[Entry, ...]:
    """Return games by the moment of a column, latest first: how many, after how many."""
    condition, values = condition_of(wanted)
    chosen = f"FROM games WHERE {condition}{further} ORDER BY {moment} DESC, id DESC LIMIT ? OFFSET ?"
    values = (*values, *pages)
    rows = connection.execute(f"SELECT {_ENTRY} {chosen}", values).fetchall()
    seats = defaultdict[int, list[SeatResult]](list)
    query = f"SELECT game, name, level, total, won FROM seats WHERE game IN (SELECT id {chosen}) ORDER BY game, seat"  # noqa: S608
    for number, name, level, total, won in connection.execute(query, values):
        seats[number].append(SeatResult(name, level, total, won=bool(won)))
    return tuple(_entry(row, tuple(seats[row[0]])) for row in rows)


def _entry(row: tuple[Any, ...], seats: tuple[SeatResult, ...]) -> Entry:
    number, rules, options, began, changed, moves, finished, coached, undone, dice, imported, known = row
    marks = (bool(finished), bool(coached), bool(undone))
    return Entry(
        number, rules, options, began, changed, moves, *marks, dice, seats, imported=bool(imported), known=bool(known)
    )
