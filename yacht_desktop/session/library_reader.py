"""Questions to the library of games, asked off the interface's thread where it is a file."""

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from yacht_desktop.session.jobs import Jobs, Token

if TYPE_CHECKING:
    import sqlite3

    from yacht_desktop.storage.library import Library

_Answer = TypeVar("_Answer")


class LibraryReader(QObject):
    """Answers questions, one after the other, and tells when asking again may bring other answers.

    Signals:
        changed: a game was finished, deleted, restored, imported or reset.
        kept: the game on the table was written anew.
    """

    changed = Signal()
    kept = Signal()

    def __init__(self, library: "Callable[[], Library]", parent: QObject | None = None) -> None:
        """Ask nothing yet.

        Args:
            library: gives the library in use, in the interface's thread; it may be another one later.
            parent: owner of this object.
        """
        super().__init__(parent)
        self._library = library
        self._jobs = Jobs(self)

    def ask(
        self,
        question: "Callable[[sqlite3.Connection], _Answer]",
        answered: Callable[[_Answer], None],
        failed: Callable[[Exception], None],
    ) -> Token:
        """Ask something; exactly one of `answered` and `failed` is called later, unless the token is dropped.

        Args:
            question: gets a connection that can only be read from; called off the interface's thread,
                or in it where the games are in memory only.
            answered: called in the interface's thread with the answer.
            failed: called there with the exception, mostly of sqlite3.
        """
        library = self._library()
        if library.saves:
            path = library.path
            return self._jobs.start(lambda _token: _asked_of(path, question), answered, failed)
        token = Token()

        def answer() -> None:
            if token.dropped:
                return
            token.drop()
            try:
                value = question(self._library().connection)
            except Exception as fault:  # noqa: BLE001 - handed on to who asked, never swallowed
                failed(fault)
            else:
                answered(value)

        QTimer.singleShot(0, self, answer)
        return token

    @Slot(bool)
    def note_kept(self, counts: bool) -> None:  # noqa: FBT001 - the form of the signal
        """Tell that the game on the table was written, and whether it counts as finished, or no longer does."""
        self.kept.emit()
        if counts:
            self.changed.emit()

    def tell_changed(self) -> None:
        """Tell that games came, went or count otherwise."""
        self.changed.emit()

    def shut_down(self) -> None:
        """Drop every answer and wait for the worker."""
        self._jobs.shut_down()


def _asked_of(path: Path, question: "Callable[[sqlite3.Connection], _Answer]") -> _Answer:
    from yacht_desktop.storage.database import connect_to_read

    with contextlib.closing(connect_to_read(path)) as connection:
        return question(connection)
