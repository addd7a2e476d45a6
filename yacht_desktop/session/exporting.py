"""Games of the library written into files, and results into a table, chunk by chunk off the interface's thread."""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from yacht_desktop.session import results_table
from yacht_desktop.session.game_files import FileTrouble, trouble_with_writing
from yacht_desktop.session.jobs import Jobs, Token
from yacht_desktop.session.library_reader import LibraryReader
from yacht_desktop.session.moments import moment_in
from yacht_desktop.storage.game_file import SUFFIX
from yacht_desktop.storage.whole_file import write_whole

if TYPE_CHECKING:
    import sqlite3

    from yacht_desktop.storage.library_lists import GameText

_CHUNK: Final = 40
_LINES_CHUNK: Final = 500
_MOST_TRIES: Final = 100_000
NameGame = Callable[[str, datetime | None], str]
"""Returns the name of a file for a game of some rules and a date, without its ending."""


class Exported(NamedTuple):
    """What became of an export.

    Attributes:
        games: how many games were written.
        target: the file or folder.
        trouble: why not all of them, None where nothing was in the way.
        whole: whether it was not given up.
    """

    games: int
    target: Path
    trouble: FileTrouble | None = None
    whole: bool = True


class Exporting(QObject):
    """Does one export at a time.

    Signals:
        progressed: how many games are done, and how many there are.
        finished: it has ended, or was given up, with Exported.
        failed: what no file is to blame for, with the exception.
    """

    progressed = Signal(int, int)
    finished = Signal(object)
    failed = Signal(object)

    def __init__(self, reader: LibraryReader, parent: QObject | None = None) -> None:
        """Have nothing to do."""
        super().__init__(parent)
        self._reader = reader
        self._jobs = Jobs(self)
        self._token: Token | None = None
        self._numbers: tuple[int, ...] = ()
        self._done = 0
        self._written = 0
        self._target = Path()
        self._name_game: NameGame | None = None
        self._lines: list[str] | None = None

    @property
    def is_at_work(self) -> bool:
        """Whether something is being written."""
        return self._token is not None

    def to_file(self, number: int, path: Path) -> bool:
        """Write one game into a file; return whether nothing else is under way."""
        return self._begin((number,), path)

    def to_folder(self, numbers: Sequence[int], folder: Path, name_game: NameGame) -> bool:
        """Write games into a folder, each into a file of its own, none over another; return as `to_file` does."""
        return self._begin(numbers, folder, name_game)

    def to_table(self, numbers: Sequence[int], path: Path) -> bool:
        """Write the results of games into one file; return as `to_file` does."""
        return self._begin(numbers, path, lines=[results_table.head()])

    def _begin(
        self,
        numbers: Sequence[int],
        target: Path,
        name_game: NameGame | None = None,
        lines: list[str] | None = None,
    ) -> bool:
        if self._token is not None:
            return False
        self._numbers, self._target, self._name_game, self._lines = tuple(numbers), target, name_game, lines
        self._done = self._written = 0
        self._next()
        return True

    @Slot()
    def cancel(self) -> None:
        """Write no more; files that are there stay."""
        if self._token is not None:
            self._token.drop()
            self._finish(whole=False)

    def shut_down(self) -> None:
        """Stop once what is being written is whole; nothing is told any more."""
        if self._token is not None:
            self._token.drop()
            self._token = None
        self._jobs.shut_down()

    # Chunk by chunk: ask, then write

    def _next(self) -> None:
        if self._lines is not None:
            self._ask(_LINES_CHUNK, _lines_of, self._take_lines)
        else:
            self._ask(_CHUNK, _texts_of, self._write_texts)

    def _ask(
        self,
        size: int,
        question: "Callable[[sqlite3.Connection, tuple[int, ...]], Any]",
        take: Callable[[Any], None],
    ) -> None:
        chunk = self._numbers[self._done : self._done + size]
        self._done += len(chunk)
        self._token = self._reader.ask(lambda connection: question(connection, chunk), take, self._fail)

    def _take_lines(self, lines: str) -> None:
        assert self._lines is not None  # noqa: S101 - lines were asked for
        self._lines.append(lines)
        self._written = self._done
        if self._done < len(self._numbers):
            self.progressed.emit(self._done, len(self._numbers))
            self._next()
            return
        content, path = "".join(self._lines).encode("utf-8"), self._target

        def work(_token: Token) -> int:
            write_whole(path, content)
            return 0

        self._token = self._jobs.start(work, self._take_written, self._fail)

    def _write_texts(self, texts: "tuple[GameText, ...]") -> None:
        files = [(self._file_for(game), game.text.encode("utf-8")) for game in texts]
        new = self._name_game is not None

        def work(token: Token) -> int:
            for written, (path, content) in enumerate(files):
                if token.dropped:
                    return written
                write_whole(_free(path) if new else path, content)
            return len(files)

        self._token = self._jobs.start(work, self._take_written, self._fail)

    def _file_for(self, game: "GameText") -> Path:
        if self._name_game is None:
            return self._target
        return self._target / f"{self._name_game(game.rules, moment_in(game.began))}{SUFFIX}"

    def _take_written(self, files: int) -> None:
        self._written += files
        if self._done < len(self._numbers):
            self.progressed.emit(self._done, len(self._numbers))
            self._next()
        else:
            self._finish()

    def _fail(self, fault: Exception) -> None:
        if isinstance(fault, OSError):
            name = fault.filename if isinstance(fault.filename, str) and self._name_game is not None else None
            path = self._target if name is None else self._target / Path(name).name
            self._finish(trouble_with_writing(path, fault), whole=False)
        else:
            self._finish(whole=False)
            self.failed.emit(fault)

    def _finish(self, trouble: FileTrouble | None = None, *, whole: bool = True) -> None:
        self._token = None
        written = 0 if self._lines is not None and not whole else self._written
        self._lines = None
        self._numbers = ()
        self.finished.emit(Exported(written, self._target, trouble, whole))


def _texts_of(connection: "sqlite3.Connection", numbers: tuple[int, ...]) -> "tuple[GameText, ...]":
    from yacht_desktop.storage.library_lists import texts_of

    return texts_of(connection, numbers)


def _lines_of(connection: "sqlite3.Connection", numbers: tuple[int, ...]) -> str:
    from yacht_desktop.storage.library_lists import entries_of

    return results_table.rows(entries_of(connection, numbers))


def _free(path: Path) -> Path:
    """Return a name that no file has, with a number before the ending where it must."""
    if not path.exists() and not path.is_symlink():
        return path
    tries = (path.with_name(f"{path.stem} ({number}){path.suffix}") for number in range(2, _MOST_TRIES))
    return next((other for other in tries if not other.exists() and not other.is_symlink()), path)
