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

from yacht_desktop.storage.database import Opened, is_whole, open_database
from yacht_desktop.storage.in_place import FilePlace
from yacht_desktop.storage.library_entries import KeptGame, SeatResult, Source, StoredGame
from yacht_desktop.storage.library_schema import STEPS
from yacht_desktop.storage.transactions import transaction

_NUMBER: Final = re.compile(r"[0-9]{1,4}", re.ASCII)
# Another program that reads the file must not hold up the game; what could not be written is written later.
_PATIENCE_MS: Final = 40
_LAST_PATIENCE_MS: Final = 3_000
_GAME: Final = "rules, options, players, people, began, changed, moves, finished, coached, undone, known, dice, held"
_TEXT: Final = "seed, code, record, last, text, ahead"
# Constants of this module, with a question mark for every value.
# Where a game was played never changes, so that only an insertion says it.
_INSERT_GAME: Final = f"INSERT INTO games ({_GAME}, imported) VALUES (?{', ?' * _GAME.count(',')}, ?)"  # noqa: S608
_INSERT_TEXT: Final = f"INSERT INTO texts ({_TEXT}, game) VALUES (?{', ?' * _TEXT.count(',')}, ?)"  # noqa: S608
_UPDATE_GAME: Final = f"UPDATE games SET {_GAME.replace(',', ' = ?,')} = ? WHERE id = ?"  # noqa: S608
_UPDATE_TEXT: Final = f"UPDATE texts SET {_TEXT.replace(',', ' = ?,')} = ? WHERE game = ?"  # noqa: S608
_KEPT: Final = "id, began, text, ahead, held, dice, seed, code, record, last"
CHECKED_AT_ONCE: Final = 8_000_000
"""Bytes that are looked through within some hundredths of a second: thousands of games."""
OPEN: Final = 255
"""What stands for the points of a box that is open."""


class Library:
    """The games. Its methods raise sqlite3.Error where the file fails them."""

    def __init__(self, path: Path, *, checked: bool = False) -> None:
        """Open the library; where the file cannot be used, one in memory takes its place.

        Args:
            path: the file; it and its folder need not exist.
            checked: whether to look through all of a large file too, which takes seconds.
        """
        opened: Opened = open_database(path, STEPS, None if checked else CHECKED_AT_ONCE)
        self.connection = opened.connection
        self.fault = opened.fault
        self.aside = opened.aside
        self.saves = opened.saves
        self.path = path
        self._place = FilePlace(path) if opened.saves else None
        self.connection.execute(f"PRAGMA busy_timeout = {_PATIENCE_MS}")
        # Nobody who plays is to wait for the disk; see `settle`.
        self.connection.execute("PRAGMA wal_autocheckpoint = 0")

    def is_whole(self) -> bool:
        """Look through a file that was too large to be looked through at the start; from any thread, may take long."""
        if not self.saves or self.path.stat().st_size <= CHECKED_AT_ONCE:
            return True
        with contextlib.closing(sqlite3.connect(self.path)) as connection:
            return is_whole(connection)

    def settle(self) -> None:
        """Bring all that is written to where a failure of the power cannot take it; from any thread, may take long."""
        if self.saves:
            with contextlib.closing(sqlite3.connect(self.path)) as connection:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    @property
    def is_in_place(self) -> bool:
        """Whether what is written goes into the file that will be opened the next time."""
        return self._place is None or self._place.is_as_it_was()

    def write_anew(self) -> Path | None:
        """Write all games into a new file where this one was; this library is closed, another is to be opened.

        Returns:
            Where that is kept which had taken its place, None where there was nothing.

        Raises:
            NotWhole: not all of it can be read any more.
            OSError: there can be no file.
        """
        assert self._place is not None  # noqa: S101 - one in memory has no place to lose
        return self._place.write_anew(self.connection)

    def be_patient(self) -> None:
        """Wait for other programs from now on as long as nobody plays who would have to wait too."""
        self.connection.execute(f"PRAGMA busy_timeout = {_LAST_PATIENCE_MS}")

    def close(self) -> None:
        """Let go for good of what was deleted, and close the file."""
        try:
            with transaction(self.connection):
                self.connection.execute("DELETE FROM games WHERE deleted IS NOT NULL")
        finally:
            self.let_go()

    def let_go(self) -> None:
        """Close the file as it is."""
        self.connection.close()
        if self._place is not None:
            self._place.close()

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
            # One that goes on after a reset counts again.
            self.connection.execute("UPDATE games SET reset = NULL WHERE id = ? AND moves <> ?", (number, game.moves))
            found = self.connection.execute(_UPDATE_GAME, (*_game(game), number)).rowcount
            if found:
                self.connection.execute(_UPDATE_TEXT, (*_text(game), number))
                self._write_seats(number, game)
                # What was found in it was found in a game that it is no more.
                self.connection.execute("DELETE FROM throws WHERE game = ?", (number,))
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
        return self._kept("id = (SELECT on_table.game FROM on_table)", ())

    def game(self, number: int) -> KeptGame | None:
        """Return a game, None where there is no such, or it was deleted."""
        return self._kept("id = ? AND deleted IS NULL", (number,))

    def seeds(self) -> tuple[bytes, ...]:
        """Return what the rolls to come of all unfinished games are made from."""
        rows = self.connection.execute(
            "SELECT seed FROM games JOIN texts ON game = id WHERE NOT finished AND seed IS NOT NULL"
        )
        return tuple(seed for (seed,) in rows)

    # Other games

    def add(self, games: Iterable[StoredGame]) -> tuple[int, ...]:
        """Take games that are not on the table, all or none; return what they are known by."""
        with transaction(self.connection):
            return tuple(self._insert(game) for game in games)

    def take_back(self, games: Iterable[tuple[StoredGame, str | None]]) -> None:
        """Take games of a damaged library, each with the moment it was taken out of the statistics, if it was."""
        with transaction(self.connection):
            for game, reset in games:
                number = self._insert(game)
                if reset is not None:
                    self.connection.execute("UPDATE games SET reset = ? WHERE id = ?", (reset, number))

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

    # How it happens

    def _insert(self, game: StoredGame) -> int:
        number = self.connection.execute(_INSERT_GAME, (*_game(game), game.imported)).lastrowid
        assert number is not None  # noqa: S101 - so after every insertion
        self.connection.execute(_INSERT_TEXT, (*_text(game), number))
        self._write_seats(number, game)
        return number

    def _write_seats(self, number: int, game: StoredGame) -> None:
        self.connection.executemany(
            "INSERT INTO seats (game, seat, name, folded, level, total, won, boxes) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (game, seat) DO UPDATE SET total = excluded.total, won = excluded.won, boxes = excluded.boxes"
            ", luck = NULL, lost = NULL"
            " WHERE boxes <> excluded.boxes OR total <> excluded.total OR won <> excluded.won",
            [(number, seat, *_seat(result)) for seat, result in enumerate(game.seats)],
        )

    def _kept(self, condition: str, values: tuple[object, ...]) -> KeptGame | None:
        # The condition is a literal of this class; only values come from elsewhere.
        query = f"SELECT {_KEPT} FROM games JOIN texts ON game = id WHERE {condition}"  # noqa: S608
        row = self.connection.execute(query, values).fetchone()
        if row is None:
            return None
        number, began, text, ahead, held, word, seed, code, record, last = row
        return KeptGame(
            number, began, text, ahead, numbers_in(held), Source(word, seed, code, record, numbers_in(last))
        )


def is_damage(fault: sqlite3.Error) -> bool:
    """Return whether what SQLite says means that the file itself is damaged."""
    code = getattr(fault, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


def _game(game: StoredGame) -> tuple[object, ...]:
    people = sum(seat.level is None for seat in game.seats)
    return (
        *(game.rules, game.options, len(game.seats), people, game.began, game.changed, game.moves),
        *(game.finished, game.coached, game.undone, game.known, game.source.word, _written(sorted(game.held))),
    )


def _text(game: StoredGame) -> tuple[object, ...]:
    source = game.source
    return source.seed, source.code, source.record, _written(source.last), game.text, game.ahead


def _seat(result: SeatResult) -> tuple[object, ...]:
    boxes = bytes(OPEN if points is None else points for points in result.boxes)
    return result.name, result.name.casefold(), result.level, result.total, result.won, boxes


def _written(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def numbers_in(numbers: str) -> tuple[int, ...]:
    """Return numbers; what a fault of the disk has spoiled is left out, as a mark can be set again."""
    return tuple(int(word) for word in numbers.split() if _NUMBER.fullmatch(word))
