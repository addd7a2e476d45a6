"""Games from many files taken into the library: each as a whole, checked move by move, or not at all."""

import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from yacht_desktop.session.autosave import Autosave
from yacht_desktop.session.game_files import FileTrouble, read_opened, trouble_with_reading
from yacht_desktop.session.jobs import Cancelled, Jobs, Token
from yacht_desktop.session.library_reader import LibraryReader
from yacht_desktop.session.log import logger
from yacht_desktop.storage.game_file import SUFFIX

if TYPE_CHECKING:
    import sqlite3

    from yacht_desktop.storage.library_entries import StoredGame

MOST_TROUBLES: Final = 1_000
"""Of so many files is told what is wrong with them."""


class Imported(NamedTuple):
    """What became of the files.

    Attributes:
        taken: what the library knows the games by that it has from them.
        known: how many files have games that were there already.
        empty: how many have games in which nothing was played.
        faulty: how many have no game.
        troubles: what is wrong with those, at least with the first of them.
        kept: whether the library could keep all it was given.
        whole: whether every file was looked at.
    """

    taken: tuple[int, ...] = ()
    known: int = 0
    empty: int = 0
    faulty: int = 0
    troubles: tuple[FileTrouble, ...] = ()
    kept: bool = True
    whole: bool = True


class _Read(NamedTuple):
    token: Token
    done: int
    files: int
    game: "StoredGame | None" = None
    dated: bool = False
    trouble: FileTrouble | None = None


class Importing(QObject):
    """Reads the files on a worker; the library takes each game in one transaction as it comes.

    Signals:
        progressed: how many files were looked at, and how many there are.
        finished: all were, or it was given up, with Imported.
        failed: what no file is to blame for, with the exception.
    """

    progressed = Signal(int, int)
    finished = Signal(object)
    failed = Signal(object)
    _read = Signal(object)

    def __init__(
        self,
        autosave: Autosave,
        reader: LibraryReader,
        now_s: Callable[[], float] = time.time,
        parent: QObject | None = None,
    ) -> None:
        """Have nothing to do.

        Args:
            autosave: has the library.
            reader: tells that there are other games.
            now_s: the system's clock, in seconds since 1970.
            parent: owner of this object.
        """
        super().__init__(parent)
        self._autosave = autosave
        self._reader = reader
        self._now_s = now_s
        self._jobs = Jobs(self)
        self._token: Token | None = None
        self._so_far = Imported()
        self._read.connect(self._take)

    @property
    def is_at_work(self) -> bool:
        """Whether files are being read."""
        return self._token is not None

    def start(self, paths: Iterable[Path]) -> bool:
        """Take the games of files, and of the game files in folders; return whether nothing else is under way."""
        if self._token is not None:
            return False
        self._so_far = Imported()
        chosen, now = tuple(paths), self._now_s()

        def work(token: Token) -> None:
            files = tuple(_files_in(chosen))
            for number, path in enumerate(files, start=1):
                if token.dropped:
                    raise Cancelled
                self._read.emit(_read_one(path, now)._replace(token=token, done=number, files=len(files)))

        self._token = self._jobs.start(work, self._end, self._fail)
        return True

    @Slot()
    def cancel(self) -> None:
        """Look at no further file; what was taken stays."""
        if self._token is not None:
            self._token.drop()
            self._finish(self._so_far._replace(whole=False))

    def shut_down(self) -> None:
        """Stop; nothing is told any more."""
        self._token = None
        self._jobs.shut_down()

    @Slot(object)
    def _take(self, read: _Read) -> None:
        if read.token is not self._token:
            return
        so_far = self._so_far
        if read.trouble is not None:
            told = so_far.troubles if so_far.faulty >= MOST_TROUBLES else (*so_far.troubles, read.trouble)
            self._so_far = so_far._replace(faulty=so_far.faulty + 1, troubles=told)
        elif read.game is not None and not read.game.moves:
            self._so_far = so_far._replace(empty=so_far.empty + 1)
        elif read.game is not None:
            self._keep(read.game, dated=read.dated)
        if self._token is not None:
            self.progressed.emit(read.done, read.files)

    def _keep(self, game: "StoredGame", *, dated: bool) -> None:
        so_far = self._so_far
        found: list[int] = []

        def add() -> None:
            library = self._autosave.library
            if not _is_known(library.connection, game, dated=dated):
                found.extend(library.add((game,)))

        if not self._autosave.attempt(add):
            # It is told by the one who has the library; others would not be kept either.
            if self._token is not None:
                self._token.drop()
            self._finish(so_far._replace(kept=False, whole=False))
        elif found:
            self._so_far = so_far._replace(taken=(*so_far.taken, *found))
        else:
            self._so_far = so_far._replace(known=so_far.known + 1)

    def _end(self, _answer: None) -> None:
        self._finish(self._so_far)

    def _finish(self, done: Imported) -> None:
        self._token = None
        if done.taken:
            self._autosave.settle()
            self._reader.tell_changed()
        self.finished.emit(done)

    def _fail(self, fault: Exception) -> None:
        self._finish(self._so_far._replace(whole=False))
        self.failed.emit(fault)


def _files_in(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        try:
            yield from sorted(inside for inside in path.iterdir() if inside.name.lower().endswith(SUFFIX))
        except (OSError, ValueError):
            # A file, or a folder that cannot be looked into, which is told when it is to be read.
            yield path


def _read_one(path: Path, now: float) -> _Read:
    from yacht_desktop.session.moments import utc_text
    from yacht_desktop.session.stored_games import imported_game

    nobody = Token()
    try:
        game = read_opened(path)
        return _Read(nobody, 0, 0, imported_game(game, utc_text(now)), dated=game.origin.date is not None)
    except (OSError, ValueError) as fault:
        logger.warning("the game file %s cannot be read: %s", path, fault)
        return _Read(nobody, 0, 0, trouble=trouble_with_reading(path, fault))


def _is_known(connection: "sqlite3.Connection", game: "StoredGame", *, dated: bool) -> bool:
    from yacht_desktop.session.stored_games import goes_on_from
    from yacht_desktop.storage.library_lists import like_it

    same = like_it(connection, game, dated=dated)
    return any(goes_on_from(kept.text, game.text) for kept in same)
