"""What statistics write into the library: what was found in games, and resets.

Everything is done in portions so small that whoever plays does not notice.
"""

import sqlite3
from collections.abc import Iterable
from typing import Final, NamedTuple

from yacht_desktop.storage.transactions import transaction

PORTION: Final = 1_000
"""Games that are reset at a time."""


class GameToLookThrough(NamedTuple):
    """A finished game in which nothing was found yet.

    Attributes:
        id: what the library knows it by.
        text: the game as a game file.
        seed: what its dice come from, None where they have none.
        record: the game whose dice come first, as a game file; empty for none.
    """

    id: int
    text: str
    seed: bytes | None
    record: str


class Found(NamedTuple):
    """What was found in a game.

    Attributes:
        id: what the library knows the game by.
        text: the game as it was when it was looked through.
        stream: the same for games with the same dice.
        counts: how often each face and each hand was thrown, as the library has it; empty where it cannot be told.
        seats: luck and points lost of every player; empty where the game cannot be reviewed.
    """

    id: int
    text: str
    stream: bytes
    counts: bytes
    seats: tuple[tuple[float, float], ...]


_UNSEEN: Final = (
    "finished AND deleted IS NULL AND moves > 0"
    " AND NOT EXISTS (SELECT 1 FROM throws WHERE throws.game = games.id AND throws.reviewed)"
)


def to_look_through(connection: sqlite3.Connection, most: int) -> tuple[GameToLookThrough, ...]:
    """Return some games in which nothing was found yet, the latest first."""
    query = (
        "SELECT id, text, seed, record FROM games JOIN texts ON texts.game = id WHERE id IN"  # noqa: S608
        f" (SELECT id FROM games WHERE {_UNSEEN} ORDER BY id DESC LIMIT ?) ORDER BY id DESC"
    )
    return tuple(map(GameToLookThrough._make, connection.execute(query, (most,))))


def how_many_to_look_through(connection: sqlite3.Connection) -> int:
    """Return in how many games nothing was found yet."""
    return int(connection.execute(f"SELECT count(*) FROM games WHERE {_UNSEEN}").fetchone()[0])  # noqa: S608


def keep_found(connection: sqlite3.Connection, found: Iterable[Found]) -> None:
    """Keep what was found in games, unless they are others now, or gone."""
    with transaction(connection):
        for one in found:
            same = connection.execute("SELECT 1 FROM texts WHERE game = ? AND text = ?", (one.id, one.text)).fetchone()
            if same is None:
                continue
            connection.execute(
                "INSERT OR REPLACE INTO throws (game, stream, counts, reviewed) VALUES (?, ?, ?, 1)",
                (one.id, one.stream, one.counts),
            )
            connection.executemany(
                "UPDATE seats SET luck = ?, lost = ? WHERE game = ? AND seat = ?",
                [(luck, lost, one.id, seat) for seat, (luck, lost) in enumerate(one.seats)],
            )


def reset_some(connection: sqlite3.Connection, moment: str, after: int = 0) -> int | None:
    """Take some more games out of the statistics; return after which game to go on, None when all are through.

    The game that is under way on the table stays.

    Args:
        connection: of the library.
        moment: the moment of the reset, ISO 8601 in UTC.
        after: what `reset_some` returned before, 0 to begin.
    """
    rows = connection.execute(
        "SELECT id FROM games WHERE id > ? AND reset IS NULL AND moves > 0 AND deleted IS NULL"
        " AND (finished OR id NOT IN (SELECT game FROM on_table WHERE game IS NOT NULL)) ORDER BY id LIMIT ?",
        (after, PORTION),
    ).fetchall()
    with transaction(connection):
        connection.executemany("UPDATE games SET reset = ? WHERE id = ?", [(moment, number) for (number,) in rows])
    return int(rows[-1][0]) if len(rows) == PORTION else None


def undo_some_of_reset(connection: sqlite3.Connection, moment: str) -> bool:
    """Take some more games of a reset back into the statistics; return whether there may be others left."""
    changed = connection.execute(
        "UPDATE games SET reset = NULL WHERE id IN (SELECT id FROM games WHERE reset = ? LIMIT ?)", (moment, PORTION)
    ).rowcount
    return changed == PORTION


def last_reset(connection: sqlite3.Connection) -> str | None:
    """Return the moment of the last reset, None where there is none to undo."""
    row = connection.execute("SELECT max(reset) FROM games WHERE reset IS NOT NULL AND deleted IS NULL").fetchone()
    return None if row[0] is None else str(row[0])
