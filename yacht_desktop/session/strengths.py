"""How strong the computer players are under the rules somebody looks at, worked out in the background."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.opponents.levels import Level, PreparationCancelled
from yacht_desktop.opponents.strength import Strength, known_strength, strength_of
from yacht_desktop.session.jobs import Cancelled, Jobs, Token
from yacht_desktop.session.patience import PatientProgress

# Rules that are being typed change with every key.
_SETTLED_MS = 150


class Weigh(Protocol):
    """Works out the strength of a level; called on the worker thread."""

    def __call__(
        self,
        level: Level,
        rules: RuleSet,
        progress: Callable[[float], None] | None,
        cancelled: Callable[[], bool] | None,
    ) -> Strength:
        """Return the strength; see `strength_of`."""
        ...


@dataclass(frozen=True, slots=True)
class Question:
    """How strong is this level under these rules?"""

    level: Level
    rules: RuleSet


@dataclass(frozen=True, slots=True)
class StrengthProgress:
    """How far the work on a question is; `share` is 0 to 1."""

    question: Question
    share: float


class Strengths(QObject):
    """Answers at once what is known, and works the rest out one after the other on a thread of its own.

    Each place that shows strengths says under a name of its own what it wants; what nobody wants
    any more is not worked out further.

    Signals:
        known: the Question carried has its answer now, or will have none.
        progressed: work that takes long is so far, with a StrengthProgress.
        failed: the exception carried was raised at work.
    """

    known = Signal(object)
    progressed = Signal(object)
    failed = Signal(object)
    _reported = Signal(object)

    def __init__(self, weigh: Weigh = strength_of, parent: QObject | None = None) -> None:
        """Begin with what needs no work."""
        super().__init__(parent)
        self._weigh = weigh
        self._answers: dict[Question, Strength | None] = {}
        self._wanted: dict[str, tuple[Question, ...]] = {}
        self._jobs = Jobs(self)
        self._current: Question | None = None
        self._token: Token | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SETTLED_MS)
        self._timer.timeout.connect(self._go_on)
        self._reported.connect(self._take_progress)

    def of(self, level: Level, rules: RuleSet) -> Strength | None:
        """Return a strength, None where it is not known yet or could not be worked out."""
        return known_strength(level, rules) or self._answers.get(Question(level, rules))

    def is_lost(self, level: Level, rules: RuleSet) -> bool:
        """Return whether a strength could not be worked out."""
        question = Question(level, rules)
        return question in self._answers and self._answers[question] is None

    def want(self, asker: str, rules: RuleSet, levels: Sequence[Level]) -> None:
        """Say what a place wants to know now, most urgent first, instead of what it wanted before."""
        self._wanted.pop(asker, None)
        self._wanted[asker] = tuple(Question(level, rules) for level in levels)
        self._follow()

    def drop(self, asker: str) -> None:
        """Say that a place wants nothing any more."""
        self._wanted.pop(asker, None)
        self._follow()

    def shut_down(self) -> None:
        """Stop all work; nothing is told afterwards."""
        self._wanted.clear()
        self._stop()
        self._jobs.shut_down()

    @property
    def is_at_work(self) -> bool:
        """Whether something is being worked out, or is about to be."""
        return self._timer.isActive() or self._jobs.is_busy

    def _missing(self) -> Iterator[Question]:
        """Yield what is wanted and not known, the last one to ask first."""
        for questions in reversed(self._wanted.values()):
            for question in questions:
                if question not in self._answers and known_strength(question.level, question.rules) is None:
                    yield question

    def _follow(self) -> None:
        missing = list(self._missing())
        if self._current is not None and self._current in missing:
            return
        self._stop()
        if missing:
            self._timer.start()

    def _stop(self) -> None:
        self._timer.stop()
        self._current = None
        if self._token is not None:
            self._token.drop()
            self._token = None

    @Slot()
    def _go_on(self) -> None:
        self._timer.stop()
        question = next(self._missing(), None)
        if question is None or self._current is not None:
            return
        self._current = question
        self._token = self._jobs.start(self._work(question), self._answered, self._not_answered)

    def _work(self, question: Question) -> Callable[[Token], Strength]:
        """Return the work on a question; what is in it runs on the worker."""

        def work(token: Token) -> Strength:
            def tell(share: float) -> None:
                self._reported.emit(StrengthProgress(question, share))

            try:
                return self._weigh(question.level, question.rules, PatientProgress(tell), lambda: token.dropped)
            except PreparationCancelled as stop:
                raise Cancelled from stop

        return work

    def _answered(self, strength: Strength) -> None:
        self._settle(strength)

    def _not_answered(self, fault: Exception) -> None:
        self._settle(None)
        self.failed.emit(fault)

    def _settle(self, strength: Strength | None) -> None:
        question, self._current, self._token = self._current, None, None
        if question is not None:
            self._answers[question] = strength
            self.known.emit(question)
        self._go_on()

    @Slot(object)
    def _take_progress(self, progress: StrengthProgress) -> None:
        if progress.question == self._current:
            self.progressed.emit(progress)
