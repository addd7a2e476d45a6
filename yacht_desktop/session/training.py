"""The trainer: takes people's costliest decisions into its store, and asks them again when their day has come."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from yacht_desktop.coach.choices import Advice
from yacht_desktop.coach.reviews import Review
from yacht_desktop.game.moves import Decision, Move
from yacht_desktop.session.advising import Advising
from yacht_desktop.session.analysis import Analyst
from yacht_desktop.session.events import Scored
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.jobs import Jobs, Token
from yacht_desktop.session.log import logger
from yacht_desktop.session.reviewing import Reviewing
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.session.training_events import Course, Graded, StoreTrouble
from yacht_desktop.storage.learning import Given, Learner

if TYPE_CHECKING:
    from datetime import date

    from yacht_desktop.session.training_store import TrainingStore
    from yacht_desktop.storage.faults import StoreFault


class _Finished(NamedTuple):
    """A game that people have just finished, and its review is awaited."""

    setup: GameSetup
    moves: tuple[Move, ...]


def _today() -> "date":
    from datetime import datetime

    return datetime.now().astimezone().date()


class Training(QObject):
    """Asks one lesson at a time and grades the answers; file and figures are the work of other threads.

    Signals:
        course_changed: where the trainer stands, with the Course; its question is the one asked now.
        graded: an answer was graded, with Graded.
        prepared: progress (0-1) of preparing for rules that take long; 1 once that is over.
        troubled: something is wrong with the file, with StoreTrouble; told once for each kind.
        failed: the exception carried was raised at work.
    """

    course_changed = Signal(object)
    graded = Signal(object)
    prepared = Signal(float)
    troubled = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        path: Path,
        analyst: Analyst,
        today: Callable[[], "date"] = _today,
        parent: QObject | None = None,
    ) -> None:
        """Open nothing yet.

        Args:
            path: the file of the lessons.
            analyst: knows what choices are worth.
            today: the day it is where the player is.
            parent: owner of this object.
        """
        super().__init__(parent)
        self._path = path
        self._today = today
        self._jobs = Jobs(self)
        self._store: TrainingStore | None = None
        self._advising = Advising(analyst, self)
        self._advising.advised.connect(self._on_advised)
        self._advising.prepared.connect(self.prepared)
        self._advising.failed.connect(self._on_failed)
        self._session: GameSession | None = None
        self._finished: _Finished | None = None
        self._course = Course((), None, None)
        self._looking: Token | None = None
        self._advice: Advice | None = None
        self._answer: Decision | None = None
        self._is_graded = False
        self._told: set[StoreFault] = set()
        self._trouble: StoreTrouble | None = None

    @property
    def course(self) -> Course:
        """Where the trainer stands, as told last."""
        return self._course

    @property
    def trouble(self) -> StoreTrouble | None:
        """What is wrong with the file, as told last; None where all is well."""
        return self._trouble

    @property
    def is_weighing(self) -> bool:
        """Whether an answer was given that waits for its grade."""
        return self._answer is not None

    # Taking lessons

    def follow(self, session: GameSession, reviewing: Reviewing) -> None:
        """Take lessons of every game that is finished at this table, once it is reviewed."""
        self._session = session
        session.scored.connect(self._on_scored)
        reviewing.reviewed.connect(self._on_reviewed)

    @Slot(object)
    def _on_scored(self, event: Scored) -> None:
        if event.position.state.is_over and self._session is not None:
            self._finished = _Finished(event.position.setup, self._session.moves)

    @Slot(object)
    def _on_reviewed(self, review: Review) -> None:
        finished = self._finished
        if finished is not None and review.moves == finished.moves:
            self._finished = None
            self.take(finished.setup, review)

    def take(self, setup: GameSetup, review: Review) -> None:
        """Take the costliest decisions of the people in a reviewed game."""
        day = self._today()

        def work(_token: Token) -> None:
            self._open_store().take(setup, review, day)

        self._jobs.start(work, self._tell_trouble, self._on_failed)

    # Asking

    def ask(self, learner: Learner | None = None) -> None:
        """Ask the next lesson that is due, of somebody or of whoever was asked last; `course_changed` follows."""
        self._look_for(learner, practice=False)

    def practise(self) -> None:
        """Ask a lesson although none is due."""
        self._look_for(None, practice=True)

    def answer(self, decision: Decision) -> None:
        """Take what somebody would do; `graded` follows. A second answer changes nothing."""
        if self._course.question is None or self._answer is not None or self._is_graded:
            return
        self._answer = decision
        self._grade()

    @Slot()
    def leave(self) -> None:
        """Ask nothing any more; the lesson that was asked is as it was."""
        if self._looking is not None:
            self._looking.drop()
            self._looking = None
        self._forget_question()
        self._course = self._course._replace(question=None)
        self._advising.stop()

    def shut_down(self) -> None:
        """Finish what is being stored; nothing is told afterwards."""
        self._advising.shut_down()
        self._jobs.finish()
        if self._store is not None:
            self._store.close()
            self._store = None

    # How it happens

    def _look_for(self, learner: Learner | None, *, practice: bool) -> None:
        if self._looking is not None:
            self._looking.drop()
        self._forget_question()
        wanted, day = learner or self._course.learner, self._today()
        former = self._course.question
        after = 0 if former is None else former.lesson.id

        def work(_token: Token) -> Course:
            return self._open_store().course(wanted, day, practice=practice, after=after)

        self._looking = self._jobs.start(work, self._take_course, self._on_failed)

    def _take_course(self, course: Course) -> None:
        self._looking = None
        self._tell_trouble()
        self._course = course
        if course.question is not None:
            self._advising.ask(course.question.position.state)
        self.course_changed.emit(course)

    def _forget_question(self) -> None:
        self._advising.drop()
        self._advice, self._answer, self._is_graded = None, None, False

    @Slot(object)
    def _on_advised(self, advice: Advice) -> None:
        question = self._course.question
        if question is not None and question.position.state == advice.state:
            self._advice = advice
            self._grade()

    def _grade(self) -> None:
        """Grade the answer, once it and the advice are there."""
        question, advice, answer = self._course.question, self._advice, self._answer
        if question is None or advice is None or answer is None:
            return
        from yacht_desktop.coach.lessons import Schedule, grade, next_schedule

        self._answer, self._is_graded = None, True
        day, lesson = self._today(), question.lesson
        graded = grade(advice, answer)
        after = next_schedule(Schedule(lesson.step, lesson.due), graded.mark, day)
        self.graded.emit(Graded(question, graded, advice.option_of(question.played), after.due, (after.due - day).days))
        loss = graded.option.loss
        given = Given(day, loss.points, loss.win, graded.mark.value, question.practice)

        def work(_token: Token) -> None:
            self._open_store().note_answer(lesson.id, given, after.step, after.due)

        self._jobs.start(work, self._tell_trouble, self._on_failed)

    def _open_store(self) -> "TrainingStore":
        """Return the store; called on the worker alone."""
        if self._store is None:
            from yacht_desktop.session.training_store import TrainingStore

            self._store = TrainingStore(self._path)
        return self._store

    def _tell_trouble(self, _nothing: None = None) -> None:
        trouble = None if self._store is None else self._store.trouble
        if trouble is not None and trouble.fault not in self._told:
            self._told.add(trouble.fault)
            self._trouble = trouble
            logger.warning("the lessons in %s: %s, kept as %s", trouble.file, trouble.fault.value, trouble.aside)
            self.troubled.emit(trouble)

    def _on_failed(self, fault: Exception) -> None:
        self._answer = None
        self.failed.emit(fault)
