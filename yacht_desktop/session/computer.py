"""A computer's turn, played step by step at a pace that people can follow."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from yacht_desktop.game.moves import Decision, Keep
from yacht_desktop.game.state import GameState
from yacht_desktop.session.jobs import Jobs, Token
from yacht_desktop.session.pace import NO_WAITING, Pace, Speed
from yacht_desktop.session.patience import PatientProgress
from yacht_desktop.session.setup import Player


class Thinker(Protocol):
    """Finds a player's decision; called on the worker thread."""

    def decide(self, player: Player, seat: int, state: GameState, job: "ThinkingJob") -> Decision:
        """Return the decision.

        Args:
            player: whose decision it is.
            seat: place of the player in the playing order.
            state: the position, with dice on the table.
            job: told the progress of long preparations, asked whether to go on.

        Raises:
            Cancelled: the job said that the answer is not wanted any more.
        """
        ...

    def ponder(self, state: GameState, cancelled: Callable[[], bool]) -> None:
        """Let computers think ahead while a person is to move; called on a thread of its own.

        Args:
            state: the position, with a person to move.
            cancelled: says whether to stop.
        """
        ...


@dataclass(frozen=True, slots=True)
class ThinkingJob:
    """What a thinker may ask and tell while it thinks.

    Attributes:
        progress: told the share of long preparations that is done, 0 to 1.
        cancelled: says whether the answer is not wanted any more.
    """

    progress: Callable[[float], None]
    cancelled: Callable[[], bool]


class ComputerTurn(QObject):
    """Asks for the moves of one computer's turn, one signal a step.

    It never changes the game itself. `stop` makes every answer still to come void.

    Signals:
        roll_wanted: to roll, keeping the frozenset of positions carried.
        hold_wanted: to mark or release the die at the position carried.
        score_wanted: to fill the box carried.
        prepared: progress (0-1) of preparations that take long, such as tables for new rules.
        failed: the exception carried was raised while deciding.
    """

    roll_wanted = Signal(object)
    hold_wanted = Signal(int)
    score_wanted = Signal(str)
    prepared = Signal(float)
    failed = Signal(object)

    def __init__(self, thinker: Thinker, jobs: Jobs, parent: QObject | None = None) -> None:
        """Make it idle."""
        super().__init__(parent)
        self._thinker = thinker
        self._jobs = jobs
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._step)
        self._chosen_pace = Speed.NORMAL.pace
        self._pace = self._chosen_pace
        self._next: Callable[[], None] | None = None
        self._token: Token | None = None
        self._decision: Decision | None = None
        self._rested = False
        self._to_mark: list[int] = []
        self._held: frozenset[int] = frozenset()

    @property
    def is_active(self) -> bool:
        """Whether a computer's turn is under way."""
        return self._next is not None or self._token is not None

    def set_pace(self, pace: Pace) -> None:
        """Play at another pace from the next step on."""
        self._chosen_pace = pace
        self._pace = pace

    @property
    def pace(self) -> Pace:
        """The pace in force, that of a hurried turn included."""
        return self._pace

    def stop(self) -> None:
        """End the turn; answers still being computed are dropped, and so is any hurry."""
        self._pace = self._chosen_pace
        self._drop()

    def _drop(self) -> None:
        self._timer.stop()
        self._next = None
        self._decision = None
        self._to_mark = []
        if self._token is not None:
            self._token.drop()
            self._token = None

    def hurry(self) -> None:
        """Play the rest of this turn without waiting."""
        if not self.is_active:
            return
        self._pace = NO_WAITING
        if self._timer.isActive():
            self._timer.start(0)

    def begin(self, player: Player, seat: int, state: GameState, held: frozenset[int]) -> None:
        """Go on from a position with a computer to move: before its first roll, or with dice on the table."""
        if state.dice is None:
            self.stop()
            self._wait(self._pace.before_turn, self._first_roll)
            return
        self._drop()
        self._held = held
        self._rested = False
        self._token = self._jobs.start(self._work(player, seat, state), self._decided, self._not_decided)
        self._wait(self._pace.after_roll, self._have_rested)

    def _work(self, player: Player, seat: int, state: GameState) -> Callable[[Token], Decision]:
        def work(token: Token) -> Decision:
            job = ThinkingJob(PatientProgress(self.prepared.emit), lambda: token.dropped)
            return self._thinker.decide(player, seat, state, job)

        return work

    def _wait(self, milliseconds: int, then: Callable[[], None]) -> None:
        self._next = then
        self._timer.start(milliseconds)

    @Slot()
    def _step(self) -> None:
        then, self._next = self._next, None
        if then is not None:
            then()

    def _first_roll(self) -> None:
        self.roll_wanted.emit(frozenset())

    def _have_rested(self) -> None:
        self._rested = True
        self._act()

    def _decided(self, decision: Decision) -> None:
        self._token = None
        self._decision = decision
        self._act()

    def _not_decided(self, fault: Exception) -> None:
        self.stop()
        self.failed.emit(fault)

    def _act(self) -> None:
        """Show the decision, once it is there and the dice have been seen."""
        if self._decision is None or not self._rested:
            return
        if isinstance(self._decision, Keep):
            self._to_mark = sorted(self._held ^ self._decision.positions)
            self._mark_next()
        else:
            self._wait(self._pace.before_score, self._score)

    def _mark_next(self) -> None:
        if not self._to_mark:
            self._wait(self._pace.before_roll, self._roll_again)
            return
        self.hold_wanted.emit(self._to_mark.pop(0))
        self._wait(self._pace.each_hold, self._mark_next)

    def _roll_again(self) -> None:
        decision, self._decision = self._decision, None
        if isinstance(decision, Keep):
            self.roll_wanted.emit(decision.positions)

    def _score(self) -> None:
        decision, self._decision = self._decision, None
        if decision is not None and not isinstance(decision, Keep):
            self._pace = self._chosen_pace
            self.score_wanted.emit(decision.category)
