"""How a game stands: the chances of all, and one person's luck and skill so far, worked out in the background."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from yacht_desktop.game.moves import Move
from yacht_desktop.game.state import GameState
from yacht_desktop.session.analysis import Analyst
from yacht_desktop.session.coach_events import SoFar
from yacht_desktop.session.computer import ThinkingJob
from yacht_desktop.session.jobs import Jobs, Token
from yacht_desktop.session.position import Position
from yacht_desktop.session.setup import GameSetup


class Played(NamedTuple):
    """What was played of a game.

    Attributes:
        setup: rules and players.
        moves: the moves.
        state: where they lead.
        person: the person whose luck and skill are shown, None where only computers play.
    """

    setup: GameSetup
    moves: tuple[Move, ...]
    state: GameState
    person: int | None


class Standing(QObject):
    """Follows one game at a time.

    Signals:
        chances_changed: every player's chance to win, a tuple in playing order; empty alone.
        so_far_changed: SoFar of the person shown, None where there is none.
        failed: the exception carried was raised at work.
    """

    chances_changed = Signal(object)
    so_far_changed = Signal(object)
    failed = Signal(object)

    def __init__(self, analyst: Analyst, parent: QObject | None = None) -> None:
        """Follow nothing yet."""
        super().__init__(parent)
        self._analyst = analyst
        self._jobs = Jobs(self)
        self._played: Played | None = None
        self._tokens: tuple[Token, ...] = ()
        self._chances: tuple[float, ...] = ()
        self._so_far: SoFar | None = None

    @property
    def chances(self) -> tuple[float, ...]:
        """The chances told last."""
        return self._chances

    @property
    def so_far(self) -> SoFar | None:
        """The luck and skill told last."""
        return self._so_far

    def follow(self, played: Played) -> None:
        """Work out how a game stands, instead of what was asked before."""
        if played == self._played:
            return
        self.drop()
        self._played = played
        chances = self._jobs.start(lambda _: self._analyst.chances(played.state), self._take_chances, self._take_fault)
        self._tokens = (chances,)
        if played.person is None:
            self._take_so_far(None)
            return
        person = played.person

        def review(token: Token) -> SoFar:
            job = ThinkingJob(lambda _: None, lambda: token.dropped)
            return self._analyst.so_far(played.setup, played.moves, person, job)

        self._tokens = (chances, self._jobs.start(review, self._take_so_far, self._take_fault))

    def drop(self) -> None:
        """Follow nothing; what is being worked out is dropped."""
        self._played = None
        for token in self._tokens:
            token.drop()
        self._tokens = ()

    def clear(self) -> None:
        """Forget the game that was followed; what was told of it is true of no other."""
        self.drop()
        if self._chances:
            self._take_chances(())
        if self._so_far is not None:
            self._take_so_far(None)

    def shut_down(self) -> None:
        """Stop all work; nothing is told afterwards."""
        self.drop()
        self._jobs.shut_down()

    def _take_chances(self, chances: tuple[float, ...]) -> None:
        self._chances = chances
        self.chances_changed.emit(chances)

    def _take_so_far(self, so_far: SoFar | None) -> None:
        self._so_far = so_far
        self.so_far_changed.emit(so_far)

    def _take_fault(self, fault: Exception) -> None:
        self.drop()
        self.failed.emit(fault)


def person_shown(position: Position) -> int | None:
    """Return the person to move, else the one who moved last; None where only computers play."""
    players, last = position.setup.players, position.state.player
    seats = [(last - back) % len(players) for back in range(len(players))]
    return next((seat for seat in seats if players[seat].is_human), None)
