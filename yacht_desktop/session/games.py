"""What people do with the games of the library: go on with one, read, delete, and have back what was deleted."""

import time
from collections.abc import Callable, Iterable
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from yacht_desktop.session.autosave import Autosave
from yacht_desktop.session.game_files import LEVELS, OpenedGame, opened_game
from yacht_desktop.session.jobs import Token
from yacht_desktop.session.library_reader import LibraryReader

if TYPE_CHECKING:
    from yacht_desktop.session.exporting import Exporting
    from yacht_desktop.session.importing import Importing
    from yacht_desktop.storage.library_lists import GameText

_CHUNK: Final = 500
"""So many games are deleted at once: some thousandths of a second."""


class Opening(Enum):
    """What became of a game that was to be gone on with."""

    DONE = auto()
    ON_TABLE = auto()
    UNREADABLE = auto()


class Deletion(NamedTuple):
    """Games that were deleted.

    Attributes:
        numbers: what the library knows them by.
        spared: whether the game on the table was among those chosen, which stays.
    """

    numbers: tuple[int, ...]
    spared: bool = False


class Games(QObject):
    """The games of the library for whoever shows them.

    Signals:
        deleted: games are gone until `undo_deletion`, with a Deletion.
        restored: how many games are there again.
        failed: the library could not be read for an export, with the exception.
    """

    deleted = Signal(object)
    restored = Signal(int)
    failed = Signal(object)

    def __init__(
        self,
        autosave: Autosave,
        reader: LibraryReader,
        now_s: Callable[[], float] = time.time,
        parent: QObject | None = None,
    ) -> None:
        """Do nothing yet.

        Args:
            autosave: has the library and the game on the table.
            reader: answers questions about the others.
            now_s: the system's clock, in seconds since 1970.
            parent: owner of this object.
        """
        super().__init__(parent)
        self._autosave = autosave
        self._now_s = now_s
        self.reader = reader
        self._importing: Importing | None = None
        self._exporting: Exporting | None = None
        self._deletions: list[tuple[int, ...]] = []
        self._steps: list[tuple[Callable[[tuple[int, ...]], None], tuple[int, ...]]] = []
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._step)

    # Files, of which nobody may want any

    @property
    def importing(self) -> "Importing":
        """What takes games from files."""
        if self._importing is None:
            from yacht_desktop.session.importing import Importing

            self._importing = Importing(self._autosave, self.reader, self._now_s, self)
            self._importing.failed.connect(self._tell_fault)
        return self._importing

    @property
    def exporting(self) -> "Exporting":
        """What writes games into files."""
        if self._exporting is None:
            from yacht_desktop.session.exporting import Exporting

            self._exporting = Exporting(self.reader, self)
            self._exporting.failed.connect(self._tell_fault)
        return self._exporting

    # The game on the table and others

    @property
    def on_table(self) -> int | None:
        """What the library knows the game on the table by, None where it does not keep it."""
        return self._autosave.number

    def open(self, number: int) -> Opening:
        """Go on with a game, with its own dice; the one on the table stays in the library."""
        if number == self.on_table:
            return Opening.ON_TABLE
        return Opening.DONE if self._autosave.continue_game(number) else Opening.UNREADABLE

    def known(self, game: OpenedGame) -> int | None:
        """Return what the library knows the game of a file by, or one that goes on from it; None for none."""
        from yacht_desktop.session.moments import utc_text
        from yacht_desktop.session.stored_games import goes_on_from, imported_game
        from yacht_desktop.storage.library_lists import like_it

        if not game.moves:
            return None
        wanted = imported_game(game, utc_text(self._now_s()))
        dated = game.origin.date is not None
        found: list[int] = []

        def look() -> None:
            same = like_it(self._autosave.library.connection, wanted, dated=dated)
            found.extend(kept.id for kept in same if goes_on_from(kept.text, wanted.text))

        self._autosave.attempt(look)
        return self.on_table if self.on_table in found else next(iter(found), None)

    def read(
        self, number: int, answered: Callable[[OpenedGame, str], None], failed: Callable[[Exception], None]
    ) -> Token:
        """Read a game without touching the one on the table; `answered` gets it with its text.

        `failed` gets a KeyError where the game is gone, and a BadGameFile where it cannot be read.
        """
        from yacht_desktop.storage.library_lists import texts_of

        def take(answer: tuple[OpenedGame, str]) -> None:
            answered(*answer)

        return self.reader.ask(lambda connection: _parsed(texts_of(connection, (number,))), take, failed)

    # Deleting

    @property
    def can_undo_deletion(self) -> bool:
        """Whether there is a deletion to undo; until the program ends it can be."""
        return bool(self._deletions)

    def delete(self, numbers: Iterable[int]) -> None:
        """Delete games, except the one on the table; `deleted` follows."""
        chosen = tuple(numbers)
        gone = tuple(number for number in chosen if number != self.on_table)
        spared = len(gone) < len(chosen)
        if not gone:
            self.deleted.emit(Deletion((), spared=spared))
            return
        self._deletions.append(gone)
        self._begin(self._delete, gone)
        self.deleted.emit(Deletion(gone, spared=spared))

    @Slot()
    def undo_deletion(self) -> None:
        """Have back what was deleted last; `restored` follows."""
        if self._deletions:
            numbers = self._deletions.pop()
            self._begin(self._restore, numbers)
            self.restored.emit(len(numbers))

    def shut_down(self) -> None:
        """Finish what was asked for; nothing is told any more."""
        while self._steps:
            self._do_next()
        self._timer.stop()
        for part in (self._importing, self._exporting):
            if part is not None:
                part.shut_down()

    # How it happens

    @Slot(object)
    def _tell_fault(self, fault: Exception) -> None:
        if not is_of_the_file(fault):
            raise fault
        self.failed.emit(fault)

    def _begin(self, work: Callable[[tuple[int, ...]], None], numbers: tuple[int, ...]) -> None:
        """Do a first part at once, and the rest bit by bit: nobody waits for many thousands of games."""
        parts = [(work, numbers[at : at + _CHUNK]) for at in range(0, len(numbers), _CHUNK)]
        self._steps += parts
        self._step()
        if self._steps:
            self._timer.start()

    @Slot()
    def _step(self) -> None:
        self._do_next()
        if not self._steps:
            self._timer.stop()
            self.reader.tell_changed()

    def _do_next(self) -> None:
        if self._steps:
            work, numbers = self._steps.pop(0)
            work(numbers)

    def _delete(self, numbers: tuple[int, ...]) -> None:
        from yacht_desktop.session.moments import utc_text

        now = utc_text(self._now_s())
        self._autosave.attempt(lambda: self._autosave.library.delete(numbers, now))

    def _restore(self, numbers: tuple[int, ...]) -> None:
        self._autosave.attempt(lambda: self._autosave.library.restore(numbers))


def is_of_the_file(fault: Exception) -> bool:
    """Return whether a fault means that the library cannot be read now, and nothing worse."""
    import sqlite3

    return isinstance(fault, sqlite3.Error)


def _parsed(texts: "tuple[GameText, ...]") -> tuple[OpenedGame, str]:
    from yacht_desktop.storage.game_file_reading import read_game_file

    if not texts:
        raise KeyError("the game is gone")
    return opened_game(Path(), read_game_file(texts[0].text, LEVELS)), texts[0].text
