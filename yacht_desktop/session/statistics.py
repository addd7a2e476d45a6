"""Statistics of the kept games: questions asked one after the other, and games looked through in the background.

A game that has just ended is looked through at once. Older ones come while somebody looks at the statistics,
a few at a time and with pauses, so that they cost whoever plays nothing.
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.session.jobs import Cancelled, Jobs, Token
from yacht_desktop.session.library_reader import LibraryReader
from yacht_desktop.session.log import logger

if TYPE_CHECKING:
    import sqlite3

    from yacht_desktop.solver.perfect_play import PerfectPlay
    from yacht_desktop.storage.library import Library
    from yacht_desktop.storage.library_statistics import Found, GameToLookThrough

_Answer = TypeVar("_Answer")
_PORTION: Final = 4
_REST: Final = 2
"""For how long nothing is done after a portion, as a multiple of what it took."""
_LEAST_REST_MS: Final = 100
_LONGEST_REST_MS: Final = 2_000


class Statistics(QObject):
    """Answers questions about the kept games and finds out what is not in the library yet.

    Signals:
        changed: asking again may bring other answers.
        found: games were looked through; there are so many left.
        saved: a file was written, with its path.
        not_saved: a file could not be written, with its path and the OSError.
        failed: the exception carried was raised at work.
    """

    changed = Signal()
    found = Signal(int)
    saved = Signal(object)
    not_saved = Signal(object, object)
    failed = Signal(object)

    def __init__(
        self,
        reader: LibraryReader,
        library: "Callable[[], Library]",
        tables: Path | None = None,
        now_s: Callable[[], float] = time.time,
        parent: QObject | None = None,
    ) -> None:
        """Look through nothing yet.

        Args:
            reader: answers questions to the library.
            library: gives the library in use, to write what was found.
            tables: folder in which values that take long are kept from run to run; None keeps none.
            now_s: the system's clock, in seconds since 1970.
            parent: owner of this object.
        """
        super().__init__(parent)
        self._reader = reader
        self._library = library
        self._tables = tables
        self._now_s = now_s
        self._jobs = Jobs(self)
        self._solving = Jobs(self)
        self._saving = Jobs(self)
        self._perfect: dict[RuleSet, PerfectPlay] = {}
        self._watchers = 0
        self._is_looking = False
        self._is_lost = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._look)
        self._resetting: tuple[str, bool] | None = None
        self._reset_after = 0
        reader.changed.connect(self._on_changed)

    # Questions

    def ask(
        self,
        question: "Callable[[sqlite3.Connection], _Answer]",
        answered: Callable[[_Answer], None],
        failed: Callable[[Exception], None],
    ) -> Token:
        """Ask the library something; see `LibraryReader.ask`."""
        return self._reader.ask(question, answered, failed)

    def ask_perfect(self, rules: RuleSet, answered: "Callable[[PerfectPlay], None]") -> Token | None:
        """Work out what perfect play is like; `answered` is called, at once where that is known."""
        known = self._perfect.get(rules)
        if known is not None:
            answered(known)
            return None

        def take(found: "PerfectPlay") -> None:
            self._perfect[rules] = found
            answered(found)

        return self._solving.start(lambda token: self._work_out(rules, token), take, self.failed.emit)

    def save(self, path: Path, content: bytes) -> None:
        """Write a file; `saved` or `not_saved` follows."""
        from yacht_desktop.storage.whole_file import write_whole

        def work(_token: Token) -> Path:
            write_whole(path, content)
            return path

        def fail(fault: Exception) -> None:
            if not isinstance(fault, OSError):
                raise fault
            logger.warning("the statistics could not be saved as %s: %s", path, fault)
            self.not_saved.emit(path, fault)

        self._saving.start(work, self.saved.emit, fail)

    # Looking through

    @Slot()
    def watch(self) -> None:
        """Begin to look through what is not looked through yet: somebody looks at the statistics."""
        self._watchers += 1
        self._look()

    @Slot()
    def unwatch(self) -> None:
        """Go on no longer than until what has just ended is looked through."""
        self._watchers = max(0, self._watchers - 1)

    @property
    def is_at_work(self) -> bool:
        """Whether games are being looked through, or are about to be."""
        return self._is_looking or self._rest.isActive()

    def shut_down(self) -> None:
        """Stop all work; nothing is told afterwards."""
        self._rest.stop()
        self._jobs.shut_down()
        self._solving.shut_down()
        self._saving.finish()

    @Slot()
    def _on_changed(self) -> None:
        self._look()
        self.changed.emit()

    @Slot()
    def _look(self) -> None:
        """Look through some games, the latest first."""
        from yacht_desktop.storage.library_statistics import how_many_to_look_through, to_look_through

        if self._is_looking or self._is_lost:
            return
        self._rest.stop()
        self._is_looking = True

        def question(connection: "sqlite3.Connection") -> "tuple[tuple[GameToLookThrough, ...], int]":
            return to_look_through(connection, _PORTION), how_many_to_look_through(connection)

        self._reader.ask(question, self._begin, self._give_up)

    def _begin(self, answer: "tuple[tuple[GameToLookThrough, ...], int]") -> None:
        games, number = answer
        self.found.emit(number)
        if not games:
            self._is_looking = False
            return

        def work(token: Token) -> "tuple[list[Found], float]":
            from yacht_desktop.session.looking_through import looked_through

            began = time.monotonic()
            found = [looked_through(game, self._tables, lambda: token.dropped) for game in games]
            return found, time.monotonic() - began

        self._jobs.start(work, self._keep, self._fail)

    def _keep(self, answer: "tuple[list[Found], float]") -> None:
        import sqlite3

        from yacht_desktop.storage.library_statistics import keep_found

        found, took_s = answer
        self._is_looking = False
        try:
            keep_found(self._library().connection, found)
        except sqlite3.Error as fault:
            self._give_up(fault)
            return
        self.changed.emit()
        if self._watchers:
            self._rest.start(min(_LONGEST_REST_MS, max(_LEAST_REST_MS, round(1000 * took_s * _REST))))

    def _fail(self, fault: Exception) -> None:
        self._is_looking, self._is_lost = False, True
        self.failed.emit(fault)

    def _give_up(self, fault: Exception) -> None:
        """Leave it for this time: where the library fails, it is told when the game is kept."""
        self._is_looking, self._is_lost = False, True
        logger.warning("games cannot be looked through: %s", fault)

    def _work_out(self, rules: RuleSet, token: Token) -> "PerfectPlay":
        from yacht_desktop.solver.perfect_play import perfect_play
        from yacht_desktop.solver.solitaire import SolvingCancelled
        from yacht_desktop.solver.tables import SOLVED

        if self._tables is not None:
            SOLVED.keep_in(self._tables)
        try:
            return perfect_play(rules, cancelled=lambda: token.dropped)
        except SolvingCancelled as stop:
            raise Cancelled from stop

    # Resets

    def reset(self) -> None:
        """Take all games out of the statistics, by and by; `changed` follows. None is deleted."""
        from yacht_desktop.session.moments import utc_text

        self._go_through(utc_text(self._now_s()), undone=False)

    def undo_reset(self, moment: str) -> None:
        """Take the games of a reset back, by and by; `changed` follows."""
        self._go_through(moment, undone=True)

    def _go_through(self, moment: str, *, undone: bool) -> None:
        if self._resetting is None:
            self._resetting, self._reset_after = (moment, undone), 0
            self._go_on()

    @Slot()
    def _go_on(self) -> None:
        import sqlite3

        from yacht_desktop.storage.library_statistics import reset_some, undo_some_of_reset

        if self._resetting is None:
            return
        moment, undone = self._resetting
        connection = self._library().connection
        try:
            if undone:
                more = undo_some_of_reset(connection, moment)
            else:
                after = reset_some(connection, moment, self._reset_after)
                self._reset_after, more = after or 0, after is not None
        except sqlite3.Error as fault:
            logger.warning("the statistics cannot be reset now: %s", fault)
            more = False
        if more:
            QTimer.singleShot(0, self, self._go_on)
        else:
            self._resetting = None
            self._reader.tell_changed()
