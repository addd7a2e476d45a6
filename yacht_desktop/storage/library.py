"""The library: every game that was begun, kept after every move, in one database.

What belongs together is one transaction, so that a program that is killed leaves the game as it was
after one of its moves, and a finished game with its result.
"""

import contextlib
import re
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from yacht_desktop.storage.database import Opened, open_database
from yacht_desktop.storage.library_entries import KeptGame, SeatResult, Source, StoredGame
from yacht_desktop.storage.library_schema import STEPS
from yacht_desktop.storage.transactions import transaction

_NUMBER: Final = re.compile(r"[0-9]{1,4}", re.ASCII)
# Another program that reads the file must not hold up the game; what could not be written is written later.
_PATIENCE_MS: Final = 40
_COLUMNS: Final = (
    "rules, options, people, began, changed, moves, finished, coached, undone,"
    " dice, seed, code, record, last, text, ahead, held"
)
_KEPT: Final = "id, began, text, ahead, held, dice, seed, code, record, last"


class Library:
    """The games. Its methods raise sqlite3.Error where the file fails them."""

    def __init__(self, path: Path) -> None:
        """Open the library; where the file cannot be used, one in memory takes its place."""
        opened: Opened = open_database(path, STEPS)
        self.connection = opened.connection
        self.fault = opened.fault
        self.aside = opened.aside
        self.saves = opened.saves
        self._path = path
        self.connection.execute(f"PRAGMA busy_timeout = {_PATIENCE_MS}")
        # Nobody who plays is to wait for the disk; see `settle`.
        self.connection.execute("PRAGMA wal_autocheckpoint = 0")

    def settle(self) -> None:
        """Bring all that is written to where a failure of the power cannot take it; from any thread, may take long."""
        if self.saves:
            with contextlib.closing(sqlite3.connect(self._path)) as connection:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def close(self) -> None:
        """Let go for good of what was deleted, and close the file."""
        try:
            with transaction(self.connection):
                self.connection.execute("DELETE FROM games WHERE deleted IS NOT NULL")
        finally:
            self.connection.close()

    # The game on the table

    def begin(self, game: StoredGame) -> int:
        """Take a game that is on the table from now on; return what it is known by.

        The one that was there before is forgotten if nobody has made a move in it.
        """
        with transaction(self.connection):
            self.connection.execute("UPDATE on_table SET game = NULL")
            self.connection.execute("DELETE FROM games WHERE moves = 0")
            number = self._insert(game)
            self.connection.execute("UPDATE on_table SET game = ?", (number,))
        return number

    def save(self, number: int, game: StoredGame) -> bool:
        """Keep a game as it stands now; return whether the library has such a game."""
        with transaction(self.connection):
            columns = ", ".join(f"{column} = ?" for column in _COLUMNS.split(", "))
            found = self.connection.execute(
                f"UPDATE games SET {columns} WHERE id = ?",  # noqa: S608 - a constant of this module
                (*_values(game), number),
            ).rowcount
            if found:
                self._write_seats(number, game)
        return bool(found)

    def save_held(self, number: int, held: Iterable[int]) -> None:
        """Keep which dice are marked."""
        self.connection.execute("UPDATE games SET held = ? WHERE id = ?", (_written(sorted(held)), number))

    def forget(self, number: int) -> None:
        """Let go of a game for good."""
        self.connection.execute("DELETE FROM games WHERE id = ?", (number,))

    def put_on_table(self, number: int | None) -> None:
        """Remember which game is on the table; None for none."""
        self.connection.execute("UPDATE on_table SET game = ?", (number,))

    def on_table(self) -> KeptGame | None:
        """Return the game that is on the table, None where there is none."""
        return self._kept("id = (SELECT game FROM on_table)", ())

    def game(self, number: int) -> KeptGame | None:
        """Return a game, None where there is no such, or it was deleted."""
        return self._kept("id = ? AND deleted IS NULL", (number,))

    # Other games

    def add(self, games: Iterable[StoredGame]) -> tuple[int, ...]:
        """Take games that are not on the table, all or none; return what they are known by."""
        with transaction(self.connection):
            return tuple(self._insert(game) for game in games)

    def delete(self, numbers: Iterable[int], now: str) -> None:
        """Delete games; until the library is closed they can be had back. One on the table stays."""
        with transaction(self.connection):
            self.connection.executemany(
                "UPDATE games SET deleted = ? WHERE id = ? AND id NOT IN"
                " (SELECT game FROM on_table WHERE game IS NOT NULL)",
                [(now, number) for number in numbers],
            )

    def restore(self, numbers: Iterable[int]) -> None:
        """Undo the deletion of games."""
        with transaction(self.connection):
            self.connection.executemany(
                "UPDATE games SET deleted = NULL WHERE id = ?", [(number,) for number in numbers]
            )

    def holds(self, text: str) -> int | None:
        """Return what a game with just this text is known by, None where there is none."""
        row = self.connection.execute("SELECT id FROM games WHERE text = ? AND deleted IS NULL", (text,)).fetchone()
        return None if row is None else int(row[0])

    # How it happens

    def _insert(self, game: StoredGame) -> int:
        places = ", ".join("?" * len(_COLUMNS.split(", ")))
        query = f"INSERT INTO games ({_COLUMNS}) VALUES ({places})"  # noqa: S608 - constants of this module
        number = self.connection.execute(query, _values(game)).lastrowid
        assert number is not None  # noqa: S101 - so after every insertion
        self._write_seats(number, game)
        return number

    def _write_seats(self, number: int, game: StoredGame) -> None:
        self.connection.executemany(
            "INSERT INTO seats (game, seat, name, folded, level, total, won) VALUES (?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (game, seat) DO UPDATE SET total = excluded.total, won = excluded.won"
            " WHERE total <> excluded.total OR won <> excluded.won",
            [(number, seat, *_seat_values(result)) for seat, result in enumerate(game.seats)],
        )
        # An unfinished game counts nowhere, so its boxes are not written over and over.
        self.connection.execute("DELETE FROM boxes WHERE game = ?", (number,))
        if game.finished:
            self.connection.executemany(
                "INSERT INTO boxes (game, seat, category, points) VALUES (?, ?, ?, ?)",
                [
                    (number, seat, category, points)
                    for seat, result in enumerate(game.seats)
                    for category, points in result.boxes
                ],
            )

    def _kept(self, condition: str, values: tuple[object, ...]) -> KeptGame | None:
        # The condition is a literal of this class; only values come from elsewhere.
        query = f"SELECT {_KEPT} FROM games WHERE {condition}"  # noqa: S608
        row = self.connection.execute(query, values).fetchone()
        if row is None:
            return None
        number, began, text, ahead, held, word, seed, code, record, last = row
        return KeptGame(number, began, text, ahead, _read(held), Source(word, seed, code, record, _read(last)))


def is_damage(fault: sqlite3.Error) -> bool:
    """Return whether what SQLite says means that the file itself is damaged."""
    code = getattr(fault, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


def _values(game: StoredGame) -> tuple[object, ...]:
    source = game.source
    people = sum(seat.level is None for seat in game.seats)
    return (
        *(game.rules, game.options, people, game.began, game.changed, game.moves),
        *(game.finished, game.coached, game.undone),
        *(source.word, source.seed, source.code, source.record, _written(source.last)),
        *(game.text, game.ahead, _written(sorted(game.held))),
    )


def _seat_values(result: SeatResult) -> tuple[object, ...]:
    return result.name, result.name.casefold(), result.level, result.total, result.won


def _written(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def _read(numbers: str) -> tuple[int, ...]:
    """Return numbers; what a fault of the disk has spoiled is left out, as a mark can be set again."""
    return tuple(int(word) for word in numbers.split() if _NUMBER.fullmatch(word))
