"""The coach at the table: advice, hints and warnings for people, worked out while they think."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from yacht_desktop.coach.choices import Advice, Option
from yacht_desktop.game.moves import Decision
from yacht_desktop.session.advising import Advising
from yacht_desktop.session.analysis import Analyst, ExactAnalyst, is_quick
from yacht_desktop.session.coach_events import SoFar, Threshold, Warned, held_option
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.hinting import Hinting
from yacht_desktop.session.notes import Note, NoteKind, TutorAnswer
from yacht_desktop.session.position import Position
from yacht_desktop.session.standing import Played, Standing, person_shown
from yacht_desktop.session.tutor import Tutor

# After the first roll, whose tumble is over by then.
AHEAD_MS: Final = 700


class Coaching(QObject):
    """Follows a game and says what choices are worth; works only while somebody wants it.

    Advice is worked out for a person with dice on the table while the panel is open, while the
    tutor is on, or when a hint was asked for; chances and luck and skill while the panel is open.
    Rules that take a second are prepared for ahead, so that the first hint does not.

    Signals:
        advised: the Advice for the person to move; None while it is unknown or there is nothing to decide.
        held_changed: the Option that the dice held now stand for, with its loss; None where there is none.
        chances_changed: every player's chance to win, a tuple in playing order; empty alone.
        so_far: SoFar, luck and skill of the person to move or who moved last; None where only computers play.
        hinted: the Hint asked for.
        refused: a hint asked for cannot be given, with a Refusal.
        warned: a decision was held up until it is answered for, with Warned.
        withdrawn: the warning no longer counts.
        waiting: whether a decision waits for the advice on it.
        prepared: progress (0-1) of preparations that take long; 1 once they are over.
        failed: the exception carried was raised at work; this game goes on without advice until a hint is asked for.
    """

    advised = Signal(object)
    held_changed = Signal(object)
    chances_changed = Signal(object)
    so_far = Signal(object)
    hinted = Signal(object)
    refused = Signal(object)
    warned = Signal(object)
    withdrawn = Signal()
    waiting = Signal(bool)
    prepared = Signal(float)
    failed = Signal(object)

    def __init__(
        self,
        session: GameSession,
        analyst: Analyst | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Follow a session from now on.

        Args:
            session: the game on the table.
            analyst: knows what choices are worth; None for the engine.
            parent: owner of this object.
        """
        super().__init__(parent)
        self._session = session
        self._is_watching = False
        self._is_silent = False
        self._is_shut_down = False
        self._told: Advice | None = None
        self._told_held: Option | None = None
        self._ahead = QTimer(self)
        self._ahead.setSingleShot(True)
        self._ahead.setInterval(AHEAD_MS)
        analyst = analyst or ExactAnalyst()
        self._advising = Advising(analyst, self)
        self._standing = Standing(analyst, self)
        self._hinting = Hinting(session, self._advising, self)
        self._tutor = Tutor(session, self)
        self._connect()

    def _connect(self) -> None:
        advising, standing, tutor = self._advising, self._standing, self._tutor
        advising.advised.connect(self._take_advice)
        advising.ready.connect(self._follow_standing)
        advising.prepared.connect(self.prepared)
        advising.failed.connect(self._take_fault)
        standing.chances_changed.connect(self.chances_changed)
        standing.so_far_changed.connect(self.so_far)
        standing.failed.connect(self._take_fault)
        self._hinting.hinted.connect(self.hinted)
        self._hinting.refused.connect(self.refused)
        tutor.warned.connect(self.warned)
        tutor.withdrawn.connect(self.withdrawn)
        tutor.waiting.connect(self.waiting)
        self._ahead.timeout.connect(self._prepare_ahead)
        self._session.started.connect(self._begin)
        self._session.changed.connect(self._follow_change)
        self._session.set_gate(self._judge)

    # What the window asks

    @property
    def advice(self) -> Advice | None:
        """The advice for the person to move; None while it is unknown or there is nothing to decide."""
        return self._told

    @property
    def held_option(self) -> Option | None:
        """What the dice held now stand for, with its loss; None without advice and where no roll is left."""
        return self._told_held

    @property
    def chances(self) -> tuple[float, ...]:
        """Every player's chance to win, as told last."""
        return self._standing.chances

    @property
    def luck_and_skill(self) -> SoFar | None:
        """Luck and skill, as told last by `so_far`."""
        return self._standing.so_far

    @property
    def warning(self) -> Warned | None:
        """The warning that waits for an answer, None where there is none."""
        return self._tutor.warning

    @property
    def is_tutor_on(self) -> bool:
        """Whether decisions are looked at before they are carried out."""
        return self._tutor.is_on

    @property
    def is_watching(self) -> bool:
        """Whether the panel is open."""
        return self._is_watching

    @property
    def notes(self) -> tuple[Note, ...]:
        """Hints and warnings given in the game, and decisions undone, in the order in which it happened."""
        return self._session.notes

    # What people do

    @Slot(bool)
    def set_watching(self, watching: bool) -> None:  # noqa: FBT001 - a slot for an action that is checked
        """Say whether the panel is open, which shows all there is to know."""
        if watching != self._is_watching:
            self._is_watching = watching
            self._follow()

    def set_threshold(self, threshold: Threshold | None) -> None:
        """Warn of decisions that give away more than this; None turns the tutor off."""
        self._tutor.set_threshold(threshold)
        self._follow()

    @Slot()
    def hint(self) -> None:
        """Tell what to do, at once or as soon as it is known; each further call tells more."""
        if not self._is_shut_down:
            self._hinting.ask()

    @Slot(object)
    def answer(self, answer: TutorAnswer) -> None:
        """Answer the warning; does nothing where there is none any more."""
        if self._tutor.answer(answer) and answer is TutorAnswer.SHOW_ME:
            self._hinting.begin_again()
            self.hint()

    def shut_down(self) -> None:
        """Stop everything; nothing is told afterwards."""
        self._is_shut_down = True
        self._ahead.stop()
        self._advising.shut_down()
        self._standing.shut_down()

    # Following the game

    @Slot()
    def _begin(self) -> None:
        self._tutor.begin()
        self._hinting.forget()
        self._standing.clear()
        self._is_silent = False

    @Slot()
    def _follow_change(self) -> None:
        self._tutor.withdraw()
        self._follow()

    def _follow(self) -> None:
        """Work out what is wanted of the position on the table."""
        if self._is_shut_down:
            return
        position = self._session.position
        self._hinting.follow(position.state)
        self._follow_decision(position)
        self._follow_standing()

    def _follow_decision(self, position: Position) -> None:
        if position.is_before_roll and position.player.is_human and not self._is_silent:
            self._advising.look_ahead(position.state)
        if not self._is_wanted:
            self._leave(position)
        elif position.may_decide:
            self._advising.ask(position.state)
        else:
            self._advising.drop()
            if any(player.is_human for player in position.setup.players):
                self._advising.prepare(position.state.rules, len(position.setup.players))
        self._tell()

    def _leave(self, position: Position) -> None:
        """Give up what nobody wants, but for what will be quick to have ready."""
        if not is_quick(position.state.rules):
            self._ahead.stop()
            self._advising.stop()
            return
        self._advising.drop()
        if position.may_decide and not self._is_silent and not self._ahead.isActive():
            self._ahead.start()

    @Slot()
    def _prepare_ahead(self) -> None:
        setup = self._session.setup
        if is_quick(setup.rules):
            self._advising.prepare(setup.rules, len(setup.players))

    @Slot()
    def _follow_standing(self) -> None:
        if not self._is_watching or self._is_silent or self._is_shut_down:
            self._standing.drop()
            return
        setup, state = self._session.setup, self._session.state
        self._advising.prepare(state.rules, len(setup.players))
        if self._advising.is_ready:
            self._standing.follow(Played(setup, self._session.moves, state, person_shown(self._session.position)))
        else:
            self._standing.drop()

    def _take_fault(self, fault: Exception) -> None:
        """Go on without the coach, rather than fail at every decision."""
        self._is_silent = True
        self._hinting.drop()
        self._tell()
        self._tutor.give_up()
        self.failed.emit(fault)

    @property
    def _is_wanted(self) -> bool:
        return self._hinting.is_wanted or (not self._is_silent and (self._is_watching or self._tutor.is_on))

    # Telling

    @Slot(object)
    def _take_advice(self, advice: Advice) -> None:
        self._tell()
        self._hinting.give()
        self._tutor.take(advice)

    def _tell(self) -> None:
        """Tell the advice on the position and what the dice held are worth, where they are new."""
        advice = self._advising.advice
        if advice is not None and self._is_watching:
            self._session.note(Note(len(self._session.moves), advice.state.player, NoteKind.PANEL))
        if advice is not self._told:
            self._told = advice
            self.advised.emit(advice)
        held = None if advice is None else held_option(advice, self._session.position.held)
        if held != self._told_held:
            self._told_held = held
            self.held_changed.emit(held)

    def _judge(self, decision: Decision) -> bool:
        if self._is_silent or self._is_shut_down:
            return True
        return self._tutor.judge(decision, self._advising.advice)
