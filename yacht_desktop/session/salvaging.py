"""Takes what can still be read of a damaged library into the new one, while the game goes on."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from yacht_desktop.session.autosave import Autosave
from yacht_desktop.session.jobs import Cancelled, Jobs, Token
from yacht_desktop.session.log import logger
from yacht_desktop.session.training_events import StoreTrouble

if TYPE_CHECKING:
    import sqlite3

    from yacht_desktop.storage.library_entries import StoredGame

LONGEST_S: Final = 120.0
"""So long is looked for games; what is not found by then stays in the file put aside."""
_LATER_MS: Final = 300
_PORTION: Final = 10
"""Games that are taken at once: some thousandths of a second."""


class SavedGame(NamedTuple):
    """A game that could be read.

    Attributes:
        game: as the library keeps it.
        reset: when it was taken out of the statistics, None where it was not.
    """

    game: "StoredGame"
    reset: str | None


class Salvaging(QObject):
    """Reads the damaged file on a worker; the library takes the games in small portions as they come.

    Signals:
        finished: all that could be read is in the library, with the number of games.
    """

    finished = Signal(int)
    _found = Signal(object)

    def __init__(
        self, autosave: Autosave, now_s: Callable[[], float] = time.monotonic, parent: QObject | None = None
    ) -> None:
        """Have nothing to do.

        Args:
            autosave: has the library.
            now_s: a clock, in seconds, that tells how long it takes.
            parent: owner of this object.
        """
        super().__init__(parent)
        self._autosave = autosave
        self._now_s = now_s
        self._jobs = Jobs(self)
        self._taken = 0
        self._is_over = False
        self._found.connect(self._take)
        autosave.troubled.connect(self._on_troubled)
        autosave.replaced.connect(self.start)

    @Slot(object)
    def _on_troubled(self, told: StoreTrouble) -> None:
        if told.aside is not None:
            # At a start there is to be a picture first.
            QTimer.singleShot(_LATER_MS, self, partial(self.start, told.aside))

    @Slot(object)
    def start(self, aside: Path) -> None:
        """Look through a file; `finished` follows, unless the program ends before."""
        if self._is_over:
            return

        def work(token: Token) -> None:
            portion: list[SavedGame] = []
            for found in self._games(aside, token):
                portion.append(found)
                if len(portion) == _PORTION:
                    self._found.emit(tuple(portion))
                    portion = []
            if portion:
                self._found.emit(tuple(portion))

        self._jobs.start(work, self._end, self._fail)

    def shut_down(self) -> None:
        """Stop; nothing is told any more. What is not taken stays in the file put aside."""
        self._is_over = True
        self._jobs.shut_down()

    def _games(self, aside: Path, token: Token) -> Iterator[SavedGame]:
        deadline = self._now_s() + LONGEST_S
        for found in readable_games(aside):
            if token.dropped:
                raise Cancelled
            if self._now_s() > deadline:
                logger.warning("there is more in %s than could be looked through in time", aside)
                return
            yield found

    @Slot(object)
    def _take(self, portion: tuple[SavedGame, ...]) -> None:
        def add() -> None:
            library = self._autosave.library
            fresh = [found for found in portion if not _is_known(library.connection, found.game)]
            library.take_back([(found.game, found.reset) for found in fresh])
            self._taken += len(fresh)

        if not self._autosave.attempt(add):
            logger.warning("%d games could be read and not be kept", len(portion))

    def _end(self, _answer: None) -> None:
        taken, self._taken = self._taken, 0
        if taken:
            self._autosave.settle()
        self.finished.emit(taken)

    def _fail(self, fault: Exception) -> None:
        # A disk without room for a copy, at worst: all that is there is in the file put aside.
        logger.warning("no more can be read of the damaged library: %s", fault)
        self._end(None)


def readable_games(aside: Path) -> Iterator[SavedGame]:
    """Read the games of a damaged library, checked move by move, and by their own proof where they have one.

    Raises:
        OSError: there is no room for a copy, or the file cannot be read.
    """
    from yacht_desktop.session.stored_games import UnreadableGame, kept_again
    from yacht_desktop.storage.salvage import found_games

    for found in found_games(aside):
        try:
            game = kept_again(found.kept, found.changed)
        except (UnreadableGame, ValueError):
            logger.info("game %d of %s cannot be read", found.kept.id, aside)
            continue
        yield SavedGame(replace(game, imported=found.imported, known=found.known or game.known), found.reset)


def _is_known(connection: "sqlite3.Connection", game: "StoredGame") -> bool:
    """Return whether the library has the game: it is on the table, where the file was damaged while it was open."""
    from yacht_desktop.session.stored_games import goes_on_from
    from yacht_desktop.storage.library_lists import like_it

    return any(goes_on_from(kept.text, game.text) for kept in like_it(connection, game, dated=True))
