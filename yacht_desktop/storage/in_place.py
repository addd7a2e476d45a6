"""A database whose file is taken away or written over while it is open: noticed, and written anew.

On most systems a file can be removed or replaced under a program that has it open. SQLite then goes
on with a file that has no name any more, and all of it is gone when the program ends.
"""

import contextlib
import os
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from yacht_desktop.storage.database import FIRST_BYTES, SIDECARS, free_name, is_whole, put_aside

_LOG: Final = SIDECARS[0]


class NotWhole(Exception):
    """What an open database still holds is not all there was."""


class FilePlace:
    """Looks whether the file of a database in use is still in its place.

    The file is held open all the time, since closing it would take SQLite's locks from it.
    """

    def __init__(self, path: Path) -> None:
        """Look at a file that SQLite has open."""
        self._path = path
        self._file = path.open("rb", buffering=0)
        self._known = _identity(path)
        self._log: tuple[int, int] | None = None

    def is_as_it_was(self) -> bool:
        """Return whether the file and its log are still those that are in use, within hundredths of a ms."""
        if _identity(self._path) != self._known or not self._begins_as_it_should():
            return False
        log = _identity(self._path.with_name(self._path.name + _LOG))
        if self._log is None:
            self._log = log
        return log == self._log

    def close(self) -> None:
        """Look no more; only after SQLite has closed the file."""
        self._file.close()

    def write_anew(self, connection: sqlite3.Connection) -> Path | None:
        """Write all that a connection holds into a new file in the place of its own, which is there no more.

        The connection is closed by then, and so is this.

        Returns:
            Where that is kept which had taken its place, None where there was nothing.

        Raises:
            NotWhole: not all of it can be read any more.
            sqlite3.Error: there is no room for it; the connection is left as it is.
            OSError: there can be no file.
        """
        path = self._path
        path.parent.mkdir(parents=True, exist_ok=True)
        copy = free_name(path, "anew")
        try:
            _copy(connection, copy)
        except BaseException:
            copy.unlink(missing_ok=True)
            raise
        connection.close()
        self.close()
        log = path.with_name(path.name + _LOG)
        if _identity(log) == self._log:
            # It belongs to what is written anew, and not to what has taken its place.
            _remove(path, SIDECARS)
        aside = _make_room(path)
        copy.rename(path)
        return aside

    def _begins_as_it_should(self) -> bool:
        self._file.seek(0)
        return self._file.read(len(FIRST_BYTES)) == FIRST_BYTES


def _copy(connection: sqlite3.Connection, path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as target:
        connection.backup(target)
        if not is_whole(target):
            raise NotWhole


def _make_room(path: Path) -> Path | None:
    if os.path.lexists(path) and (path.is_symlink() or path.is_dir() or path.stat().st_size):
        return put_aside(path)
    _remove(path, ("", *SIDECARS))
    return None


def _remove(path: Path, ends: Iterable[str]) -> None:
    for end in ends:
        path.with_name(path.name + end).unlink(missing_ok=True)


def _identity(path: Path) -> tuple[int, int] | None:
    """Return what tells a file from any other, None where there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino
