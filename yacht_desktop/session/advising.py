"""Advice on one position at a time, worked out in the background; an answer that comes too late is dropped."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from yacht_desktop.coach.choices import Advice, Outcome
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.game.state import GameState
from yacht_desktop.session.analysis import Analyst
from yacht_desktop.session.computer import ThinkingJob
from yacht_desktop.session.jobs import Jobs, Token
from yacht_desktop.session.patience import PatientProgress

# Enough for every decision of a turn to be taken back and made again at once.
_REMEMBERED: Final = 64


class _Share(NamedTuple):
    token: Token
    share: float


class Advising(QObject):
    """Asks an analyst about the position that counts.

    Signals:
        ready: what must be done once for the rules is done, so that answers come at once.
        advised: the Advice on the position asked about last.
        outlined: how the turn may end after the best choice in it, a tuple.
        prepared: progress (0-1) of preparations that take long; 1 once they are over.
        failed: the exception carried was raised at work.
    """

    ready = Signal()
    advised = Signal(object)
    outlined = Signal(object)
    prepared = Signal(float)
    failed = Signal(object)
    _reported = Signal(object)

    def __init__(self, analyst: Analyst, parent: QObject | None = None) -> None:
        """Begin without a question."""
        super().__init__(parent)
        self._analyst = analyst
        self._jobs = Jobs(self)
        self._prepared_for: tuple[RuleSet, bool] | None = None
        self._preparing: Token | None = None
        self._has_told_progress = False
        self._ahead_of: GameState | None = None
        self._state: GameState | None = None
        self._asking: Token | None = None
        self._advice: OrderedDict[GameState, Advice] = OrderedDict()
        self._outcomes: dict[GameState, tuple[Outcome, ...]] = {}
        self._reported.connect(self._take_share)

    @property
    def is_ready(self) -> bool:
        """Whether all is prepared for the rules and players asked about."""
        return self._prepared_for is not None and self._preparing is None

    @property
    def advice(self) -> Advice | None:
        """The advice on the position asked about; None until it is known, and where there is no question."""
        return None if self._state is None else self._advice.get(self._state)

    @property
    def outcomes(self) -> tuple[Outcome, ...] | None:
        """How the turn may end after the best choice; None until somebody wanted to know and it is known."""
        return None if self._state is None else self._outcomes.get(self._state)

    def prepare(self, rules: RuleSet, players: int) -> None:
        """Do what must be done once for rules, alone or with others; questions wait for it."""
        prepared_for = rules, players == 1
        if self._prepared_for == prepared_for:
            return
        self.stop()
        self._prepared_for = prepared_for
        self._preparing = self._start(lambda job: self._analyst.prepare(rules, players, job), self._take_ready)

    def look_ahead(self, state: GameState) -> None:
        """Find out what all decisions of a turn to come rest on, if its rules are prepared for."""
        if self.is_ready and self._prepared_for == (state.rules, len(state.cards) == 1) and state != self._ahead_of:
            self._ahead_of = state
            self._start(lambda _: self._analyst.chances(state), _nothing)

    def ask(self, state: GameState) -> None:
        """Ask about a position instead of the one asked about before; what is known is told at once."""
        if state == self._state:
            return
        self.drop()
        self.prepare(state.rules, len(state.cards))
        self._state = state
        if self.advice is not None:
            self.advised.emit(self.advice)
        else:
            self._asking = self._start(lambda _: self._analyst.advise(state), self._take_advice)

    def ask_outcomes(self) -> None:
        """Ask how the turn may end after the best choice, once the advice is there."""
        state, advice = self._state, self.advice
        if state is None or advice is None:
            return
        if self.outcomes is not None:
            self.outlined.emit(self.outcomes)
        elif self._asking is None:
            best = advice.best
            self._asking = self._start(lambda _: self._analyst.outcomes(state, best), self._take_outcomes)

    def drop(self) -> None:
        """Drop the question; what is known is kept, and preparations go on."""
        self._state = None
        if self._asking is not None:
            self._asking.drop()
            self._asking = None

    def stop(self) -> None:
        """Drop the question and the preparations, if they are not over."""
        self.drop()
        if self._preparing is not None:
            self._preparing.drop()
            self._preparing = None
            self._prepared_for = None
            self._end_progress()

    def shut_down(self) -> None:
        """Stop all work; nothing is told afterwards."""
        self._has_told_progress = False
        self.stop()
        self._jobs.shut_down()

    def _start(self, ask: Callable[[ThinkingJob], object], deliver: Callable[[Any], None]) -> Token:
        def work(token: Token) -> object:
            progress = PatientProgress(lambda share: self._reported.emit(_Share(token, share)))
            return ask(ThinkingJob(progress, lambda: token.dropped))

        return self._jobs.start(work, deliver, self._take_fault)

    def _take_ready(self, _nothing: None) -> None:
        self._preparing = None
        self._end_progress()
        self.ready.emit()

    def _take_advice(self, advice: Advice) -> None:
        self._asking = None
        self._advice[advice.state] = advice
        while len(self._advice) > _REMEMBERED:
            oldest, _ = self._advice.popitem(last=False)
            self._outcomes.pop(oldest, None)
        self.advised.emit(advice)

    def _take_outcomes(self, outcomes: tuple[Outcome, ...]) -> None:
        self._asking = None
        if self._state is not None:
            self._outcomes[self._state] = outcomes
            self.outlined.emit(outcomes)

    def _take_fault(self, fault: Exception) -> None:
        self.stop()
        self.failed.emit(fault)

    @Slot(object)
    def _take_share(self, told: _Share) -> None:
        if not told.token.dropped:
            self._has_told_progress = True
            self.prepared.emit(told.share)

    def _end_progress(self) -> None:
        if self._has_told_progress:
            self._has_told_progress = False
            self.prepared.emit(1.0)


def _nothing(_chances: object) -> None:
    """What was found out stays with the analyst."""
