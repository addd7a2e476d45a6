"""Computers thinking ahead while a person is to move."""

from PySide6.QtCore import QObject, Signal

from yacht_desktop.game.state import GameState
from yacht_desktop.session.computer import Thinker
from yacht_desktop.session.jobs import Jobs, Token


class Pondering(QObject):
    """Lets the computers of a game think about one position at a time; what they find out stays with them.

    Signals:
        failed: the exception carried was raised while thinking.
    """

    failed = Signal(object)

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        """Think about nothing yet."""
        super().__init__(parent)
        self._thinker = thinker
        self._jobs = Jobs(self)
        self._token: Token | None = None

    def begin(self, state: GameState) -> None:
        """Think about a position, instead of the one before."""
        self.stop()

        def work(token: Token) -> None:
            self._thinker.ponder(state, lambda: token.dropped)

        self._token = self._jobs.start(work, _nothing, self.failed.emit)

    def stop(self) -> None:
        """Think about nothing."""
        if self._token is not None:
            self._token.drop()
            self._token = None

    def shut_down(self) -> None:
        """Stop all work; nothing is told afterwards."""
        self.stop()
        self._jobs.shut_down()


def _nothing(_answer: object) -> None:
    """What was pondered stays with the thinker."""
