"""What can still be read of a damaged library, game by game.

It is read from a copy: the file that was put aside stays as it is, to the byte. What comes out was
only found, not checked: a damaged page may hold anything.
"""

import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from yacht_desktop.storage.library import numbers_in
from yacht_desktop.storage.library_entries import KeptGame, Source

_SIDECARS: Final = ("", "-wal", "-journal")
_MOST_PROBED: Final = 200_000
"""Numbers of games that are tried one by one where a list of them cannot be read."""
# What SQLite says of damage may quote it.
_UNREADABLE: Final = (sqlite3.Error, UnicodeDecodeError, OverflowError, MemoryError)
_TABLES: Final = (("games", "id"), ("texts", "game"))


class FoundGame(NamedTuple):
    """A game of a damaged library.

    Attributes:
        kept: what is needed to go on with it.
        changed: when it was changed last; empty where that is lost.
        imported: whether it was played elsewhere.
        known: whether its dice were known from another game.
        reset: when it was taken out of the statistics, None where it was not.
    """

    kept: KeptGame
    changed: str
    imported: bool
    known: bool
    reset: str | None


def found_games(aside: Path) -> Iterator[FoundGame]:
    """Find the games of a damaged library that were not deleted, the newest first.

    Raises:
        OSError: there is no room for the copy, or the file cannot be read.
    """
    if not aside.is_file():
        return
    with tempfile.TemporaryDirectory(prefix="yacht-desktop-") as folder:
        copy = Path(folder) / "library.sqlite3"
        for sidecar in _SIDECARS:
            beside = aside.with_name(aside.name + sidecar)
            if beside.is_file():
                shutil.copyfile(beside, copy.with_name(copy.name + sidecar))
        try:
            connection = sqlite3.connect(copy)
        except sqlite3.Error:
            return
        with contextlib.closing(connection):
            connection.text_factory = _decoded
            # Not to be led astray by what stands in a damaged page.
            with contextlib.suppress(sqlite3.Error):
                connection.execute("PRAGMA cell_size_check = ON")
            for number in _numbers(connection):
                game = _found(connection, number)
                if game is not None:
                    yield game


def _decoded(stored: bytes) -> str:
    return stored.decode("utf-8", "replace")


def _numbers(connection: sqlite3.Connection) -> Iterable[int]:
    """Return the numbers of all games there may be, the highest first.

    One that is in no list may be there all the same, on a page that is not damaged itself.
    """
    known: set[int] = set()
    for table, key in _TABLES:
        for order in ("ASC", "DESC"):
            # A list ends at the first damaged page, so that it is read from both ends.
            with contextlib.suppress(*_UNREADABLE):
                rows = connection.execute(f"SELECT {key} FROM {table} ORDER BY {key} {order}")  # noqa: S608
                for (number,) in rows:
                    if isinstance(number, int):
                        known.add(number)
    plausible = sorted((number for number in known if number > 0), reverse=True)
    if not plausible or plausible[0] - plausible[-1] > _MOST_PROBED:
        return plausible
    return range(plausible[0], plausible[-1] - 1, -1)


def _found(connection: sqlite3.Connection, number: int) -> FoundGame | None:
    text = _row(connection, "SELECT * FROM texts WHERE game = ?", number)
    game = _row(connection, "SELECT * FROM games WHERE id = ?", number)
    if text is None or (game is not None and game.get("deleted") is not None):
        return None
    row = game or {}
    source = Source(
        _text(row.get("dice")),
        _bytes(text.get("seed")),
        _text(text.get("code")) or None,
        _text(text.get("record")),
        numbers_in(_text(text.get("last"))),
    )
    kept = KeptGame(
        number,
        _text(row.get("began")),
        _text(text.get("text")),
        _text(text.get("ahead")),
        numbers_in(_text(row.get("held"))),
        source,
    )
    reset = _text(row.get("reset")) or None
    return FoundGame(kept, _text(row.get("changed")), row.get("imported") == 1, row.get("known") == 1, reset)


def _row(connection: sqlite3.Connection, query: str, number: int) -> dict[str, Any] | None:
    """Return a row by the names of its columns, None where there is none or it cannot be read."""
    try:
        cursor = connection.execute(query, (number,))
        values = cursor.fetchone()
    except _UNREADABLE:
        return None
    return None if values is None else dict(zip((column[0] for column in cursor.description), values, strict=True))


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _bytes(value: object) -> bytes | None:
    return value if isinstance(value, bytes) else None
