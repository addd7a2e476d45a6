"""Keeps the game on the table in the library, after every move and every mark, and lays it out again.

It is written at once and in this thread, before anybody sees what was rolled: a transaction without
waiting for the disk takes well under a millisecond, and what is written in order needs no queue.
"""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from yacht_desktop.game.fairness import commitment_of
from yacht_desktop.game.moves import Move
from yacht_desktop.session.game_files import GameFiles
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.jobs import Jobs, Token
from yacht_desktop.session.late_games import LateGames
from yacht_desktop.session.log import logger
from yacht_desktop.session.notes import Note, NoteKind
from yacht_desktop.session.training_events import StoreTrouble
from yacht_desktop.storage.faults import StoreFault

if TYPE_CHECKING:
    from yacht_desktop.session.stored_games import GameTexts
    from yacht_desktop.storage.library import Library
    from yacht_desktop.storage.library_entries import KeptGame, Source, StoredGame

_Answer = TypeVar("_Answer")


class _Written(NamedTuple):
    """What the library holds of the game, besides the marks."""

    moves: tuple[Move, ...]
    taken_back: tuple[Move, ...]
    notes: tuple[Note, ...]


class Autosave(QObject):
    """Follows the session; what can go wrong with the file raises nothing and stops no game.

    Signals:
        troubled: something is wrong with the library, with StoreTrouble; told once for each kind.
        replaced: something had taken the place of the file while it was in use, with where that is now.
        saved: whether the game on the table will be there at the next start; None where it is only looked at.
        kept: the game on the table was written, with whether it is over, or was when it was written last.
    """

    troubled = Signal(object)
    replaced = Signal(object)
    saved = Signal(object)
    kept = Signal(bool)

    def __init__(
        self,
        session: GameSession,
        files: GameFiles,
        path: Path,
        now_s: Callable[[], float] = time.time,
        parent: QObject | None = None,
    ) -> None:
        """Open nothing yet.

        Args:
            session: the game on the table.
            files: knows where that game comes from.
            path: the file of the library.
            now_s: the system's clock, in seconds since 1970.
            parent: owner of this object.
        """
        super().__init__(parent)
        self._session = session
        self._files = files
        self._path = path
        self._now_s = now_s
        self._jobs = Jobs(self)
        self._library: Library | None = None
        self._coming: KeptGame | None = None
        self._number: int | None = None
        self._began: str = ""
        self._source: Source | None = None
        self._texts: GameTexts | None = None
        self._base: tuple[Move, ...] = ()
        self._is_untouched = False
        self._is_imported = False
        self._written: _Written | None = None
        self._was_over = False
        self._held: frozenset[int] = frozenset()
        self._troubles: list[StoreTrouble] = []
        self._late = LateGames(self._put, self)
        self._late.due.connect(self._save)

    @property
    def library(self) -> "Library":
        """The library, opened when it is first asked for; may fail with sqlite3.Error whatever is asked of it."""
        if self._library is None:
            return self._open()
        if not self._library.is_in_place:
            self._write_anew(self._library)
        return self._library

    def opened(self) -> "Library":
        """Return the library to ask; it is the one there was where a lost file cannot be written anew."""
        import sqlite3

        try:
            return self.library
        except sqlite3.Error:
            if self._library is None:
                raise
            return self._library

    @property
    def troubles(self) -> tuple[StoreTrouble, ...]:
        """All that was found wrong so far."""
        return tuple(self._troubles)

    @property
    def number(self) -> int | None:
        """What the library knows the game on the table by, None where it does not keep it."""
        return self._number

    def begin(self) -> None:
        """Go on with the game that was on the table last, or let the one laid out begin; follow from now on."""
        self._session.started.connect(self._on_started)
        self._session.changed.connect(self._save)
        self._session.noted.connect(self._save)
        self._files.dice.know_seeds(self._promised_seed)
        kept = self._ask(self._kept_on_table)
        if kept is None or not self._lay_out(kept):
            if kept is not None:
                self._tell(StoreTrouble(StoreFault.GAME, self._path))
            self._session.begin()
        self._check()

    def continue_game(self, number: int) -> bool:
        """Leave the game under way, which stays in the library, and go on with another; return whether it can be."""
        if number == self._number:
            return True
        kept = self._ask(lambda: self.library.game(number))
        if kept is None or not self._lay_out(kept):
            return False
        self._note_known_dice()
        return True

    def shut_down(self) -> None:
        """Keep the game as it stands, and close the file. A game that is over has been seen and is left."""
        self._jobs.finish()
        if self._library is None:
            return
        self._session.started.disconnect(self._on_started)
        self._session.changed.disconnect(self._save)
        self._session.noted.disconnect(self._save)
        self._save()
        self._late.leave(self._number)
        if self._late.are_there:
            # The last chance: another program may have the file just now.
            self.attempt(self._be_patient)
            self._late.try_again()
        self._late.shut_down()
        if self._session.state.is_over:
            self.attempt(lambda: self.library.put_on_table(None))
        self.attempt(self._close)
        self._library = None

    # How it happens

    # The library is asked for when it is its turn: it is another one once it was opened anew.

    def _be_patient(self) -> None:
        self.library.be_patient()

    def _close(self) -> None:
        self.library.close()

    def _promised_seed(self, commitment: str) -> bytes | None:
        """Return the seed that a file's promise is kept with, so that its game goes on with the same dice."""
        seeds = self._ask(self._kept_seeds) or ()
        return next((seed for seed in seeds if commitment_of(seed) == commitment), None)

    def _open(self, *, checked: bool = False) -> "Library":
        from yacht_desktop.storage.library import Library

        library = self._library = Library(self._path, checked=checked)
        if library.fault is not None:
            self._tell(StoreTrouble(library.fault, self._path, library.aside))
        return library

    def _kept_on_table(self) -> "KeptGame | None":
        return self.library.on_table()

    def _kept_seeds(self) -> tuple[bytes, ...]:
        return self.library.seeds()

    def _lay_out(self, kept: "KeptGame") -> bool:
        from yacht_desktop.session.stored_games import resumed

        try:
            game = resumed(kept)
        except Exception as fault:  # noqa: BLE001 - whatever is wrong with a game, it must not stop every start
            logger.warning("game %d of the library cannot be read: %s", kept.id, fault)
            return False
        self._coming = kept
        self._files.lay_out(game.game, game.dice, taken_back=game.taken_back, held=game.held)
        return True

    @Slot()
    def _on_started(self) -> None:
        """Learn which game is on the table from now on; `changed` follows, and it is written then."""
        from yacht_desktop.session.moments import utc_text, utc_text_of
        from yacht_desktop.session.stored_games import GameTexts, source_of

        self._late.leave(self._number)
        former, self._number = self._number, None
        if former is not None:
            if self._is_untouched:
                self.attempt(lambda: self.library.forget(former))
            self.settle()
        kept, self._coming = self._coming, None
        origin = self._files.origin
        began = utc_text(self._now_s()) if origin.date is None else utc_text_of(origin.date)
        self._began = began if kept is None else kept.began
        self._written = None
        self._was_over = False
        self._texts = GameTexts(self._session)
        self._base = self._session.moves
        # A game that is over was not played here, and one from elsewhere is only looked at until somebody moves.
        self._is_untouched = kept is None and bool(self._base)
        self._is_imported = self._is_untouched and self._files.path is not None
        # Where a game's own dice are not known it goes on with new ones.
        known = None if kept is None or kept.source.seed is None else kept.source
        self._source = known or source_of(self._session, origin)
        if kept is not None:
            self._number = kept.id
            self._was_over = self._session.state.is_over
            if known is not None or self._was_over:
                # As it was left: looking at it changes nothing.
                session = self._session
                self._written = _Written(session.moves, session.taken_back, session.notes)
                self._held = session.position.held
            self.attempt(lambda: self.library.put_on_table(kept.id))
        else:
            self._note_known_dice()

    def _note_known_dice(self) -> None:
        """Remember of a game whose dice another one has shown already that they are no surprise."""
        from yacht_desktop.storage.library_dice import has_thrown_further

        session, seed = self._session, None if self._source is None else self._source.seed
        if seed is None or session.state.is_over:
            return
        seen = len(session.moves) + len(session.taken_back)
        if self._ask(lambda: has_thrown_further(self.library.connection, seed, seen, self._number)):
            session.note(Note(0, 0, NoteKind.KNOWN_DICE))

    @Slot()
    def _save(self) -> None:
        """Write what is new, and tell whether all is written."""
        self.saved.emit(self._save_what_is_new())

    def _save_what_is_new(self) -> bool | None:
        session = self._session
        now = _Written(session.moves, session.taken_back, session.notes)
        held = session.position.held
        self._is_untouched = self._is_untouched and now.moves == self._base
        if self._source is None or (self._is_untouched and session.state.is_over and self._number is None):
            return None
        if now == self._written:
            if held != self._held:
                if not self.attempt(lambda: self._write_held(held)):
                    return False
                self._held = held
            return self._library is not None and self._library.saves
        if not self.attempt(self._write):
            return False
        self._written, self._held = now, held
        is_over = session.state.is_over
        counts, self._was_over = is_over or self._was_over, is_over
        if is_over:
            self.settle()
        self.kept.emit(counts)
        return self._library is not None and self._library.saves

    def _write(self) -> None:
        from yacht_desktop.session.moments import utc_text
        from yacht_desktop.session.stored_games import Moment

        assert self._source is not None and self._texts is not None  # noqa: S101, PT018 - since the game was laid out
        moment = Moment(self._began, utc_text(self._now_s()))
        game = self._texts.stored(self._files.origin, self._source, moment)
        if self._is_imported:
            game = replace(game, imported=True)
        self._late.follow(game)
        if self._number is None or not self.library.save(self._number, game):
            self._number = self.library.begin(game)
        self._late.forget()

    def _put(self, number: int | None, game: "StoredGame") -> bool:
        """Write a game that has left the table; return whether it is done."""

        def put() -> None:
            if number is None or not self.library.save(number, game):
                self.library.add((game,))

        return self.attempt(put)

    def _check(self) -> None:
        """Let a large library be looked through while the game goes on."""
        library = self._library
        if library is None:
            return

        def work(_token: Token) -> bool:
            return library.is_whole()

        self._jobs.start(work, self._on_checked, self._on_unsettled)

    def _on_checked(self, whole: bool) -> None:  # noqa: FBT001 - the answer of a job
        if not whole and self._reopen():
            # It knows nothing of the game yet.
            self._number, self._written = None, None
            self._save()

    def settle(self) -> None:
        """Let what is over outlast a failure of the power too; the disk is waited for elsewhere."""
        settle = self.library.settle

        def work(_token: Token) -> None:
            settle()

        self._jobs.start(work, _nothing, self._on_unsettled)

    def _on_unsettled(self, fault: Exception) -> None:
        # What is written stays written, and is tried again with the next game or start.
        logger.warning("the library %s cannot be looked after now: %s", self._path, fault)

    def _write_held(self, held: frozenset[int]) -> None:
        if self._number is None or self._written is None:
            self._write()
        else:
            self.library.save_held(self._number, held)

    def attempt(self, work: Callable[[], None]) -> bool:
        """Do something with the library; return whether it is done."""

        def done() -> bool:
            work()
            return True

        return self._ask(done) is not None

    def _ask(self, question: Callable[[], _Answer | None]) -> _Answer | None:
        """Ask the library something; None where it cannot answer, which is told."""
        import sqlite3

        from yacht_desktop.storage.library import is_damage

        try:
            return question()
        except sqlite3.Error as fault:
            logger.warning("the library %s cannot be used: %s", self._path, fault)
            is_damaged = is_damage(fault)
        if is_damaged and self._reopen():
            try:
                return question()
            except sqlite3.Error as fault:
                logger.warning("the library %s cannot be used again: %s", self._path, fault)
        self._tell(StoreTrouble(StoreFault.NOT_SAVED, self._path))
        return None

    def _reopen(self) -> bool:
        """Open a library anew that turned out to be damaged, which puts it aside; return whether there is another."""
        library, self._library = self._library, None
        if library is None:
            return False
        library.let_go()
        self._late.forget_numbers()
        return self._open(checked=True).saves

    def _write_anew(self, library: "Library") -> None:
        """Write all games where they were, whose file is gone from there, or begin with the one on the table."""
        import sqlite3

        from yacht_desktop.storage.in_place import NotWhole

        logger.warning("the library %s is no more where it was and is written anew", self._path)
        try:
            aside = library.write_anew()
        except (NotWhole, sqlite3.DatabaseError) as fault:
            if isinstance(fault, sqlite3.OperationalError):
                raise
            self._reopen()
            # It knows nothing of the game yet.
            self._number, self._written = None, None
            QTimer.singleShot(0, self, self._save)
            return
        except OSError as fault:
            raise sqlite3.OperationalError(str(fault)) from fault
        self._library = None
        self._open()
        if aside is not None:
            self.replaced.emit(aside)

    def _tell(self, trouble: StoreTrouble) -> None:
        if all(trouble.fault is not told.fault for told in self._troubles):
            logger.warning("the library %s: %s, kept as %s", trouble.file, trouble.fault.value, trouble.aside)
            self._troubles.append(trouble)
            self.troubled.emit(trouble)


def _nothing(_answer: None) -> None:
    """There is nothing to be told of what went well."""
