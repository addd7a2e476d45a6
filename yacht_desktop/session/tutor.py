"""The tutor: looks at a person's decision before it is carried out, and speaks up where it gives away too much."""

from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from yacht_desktop.coach.choices import Advice
from yacht_desktop.game.moves import Decision
from yacht_desktop.session.coach_events import Threshold, Warned
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.notes import Note, NoteKind, TutorAnswer

LONGEST_WAIT_MS: Final = 3_000
"""A decision waits no longer for the advice on it: some rules take half a minute to be worked out, once."""


class _HeldUp(NamedTuple):
    """A decision that waits: for advice, or for the answer to a warning."""

    decision: Decision
    move: int
    player: int
    warned: Warned | None = None


class Tutor(QObject):
    """Holds up decisions that give away more than a threshold, until they are answered for.

    Signals:
        warned: a decision was held up, with Warned.
        withdrawn: the warning no longer counts: the game has gone elsewhere, or something else was decided.
        waiting: whether a decision waits for the advice on it.
    """

    warned = Signal(object)
    withdrawn = Signal()
    waiting = Signal(bool)

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        """Let everything through until a threshold is set."""
        super().__init__(parent)
        self._session = session
        self._threshold: Threshold | None = None
        self._is_muted = False
        self._held_up: _HeldUp | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self.give_up)

    @property
    def is_on(self) -> bool:
        """Whether decisions are looked at."""
        return self._threshold is not None and not self._is_muted

    @property
    def warning(self) -> Warned | None:
        """The warning that waits for an answer, None where there is none."""
        return None if self._held_up is None else self._held_up.warned

    @property
    def is_waiting(self) -> bool:
        """Whether a decision waits for the advice on it."""
        return self._held_up is not None and self._held_up.warned is None

    def set_threshold(self, threshold: Threshold | None) -> None:
        """Warn of what gives away more than this from now on; None warns of nothing.

        Who turns the tutor on wants warnings, even if they were stopped in this game before.
        """
        if self._threshold is None:
            self._is_muted = False
        self._threshold = threshold
        if threshold is None:
            self.withdraw()

    def begin(self) -> None:
        """Start afresh with a new game; a warning given in the one before has no place in it."""
        self._is_muted = False
        self._drop()

    def judge(self, decision: Decision, advice: Advice | None) -> bool:
        """Return whether a decision may be carried out now; else it waits for the advice, or is warned of.

        The same decision again, while it waits, changes nothing.
        """
        if self._held_up is not None:
            if self._held_up.decision == decision:
                return False
            self.withdraw()
        if not self.is_on or self._is_forced():
            return True
        held_up = _HeldUp(decision, len(self._session.moves), self._session.state.player)
        if advice is not None:
            return not self._warn(held_up, advice)
        self._held_up = held_up
        self._patience.start(LONGEST_WAIT_MS)
        self.waiting.emit(self.is_waiting)
        return False

    def take(self, advice: Advice) -> None:
        """Take the advice that a decision may be waiting for: carry it out, or warn."""
        if self.is_waiting:
            held_up = self._release()
            if not self._warn(held_up, advice):
                self._session.play(held_up.decision)

    @Slot()
    def give_up(self) -> None:
        """Carry out a decision that waits for advice, since there will be none, or not soon."""
        if self.is_waiting:
            self._session.play(self._release().decision)

    def answer(self, answer: TutorAnswer) -> bool:
        """Take the answer to the warning; return whether there was one."""
        if self.warning is None:
            return False
        held_up = self._release()
        self._note(held_up, answer)
        if answer is TutorAnswer.STOP_WARNING:
            self._is_muted = True
        if answer.goes_on:
            self._session.play(held_up.decision)
        return True

    def withdraw(self) -> None:
        """Forget the decision that is held up, if there is one; a warning that was seen is remembered."""
        held_up = self._drop()
        if held_up is not None and held_up.warned is not None:
            self._note(held_up, None)

    def _drop(self) -> _HeldUp | None:
        if self._held_up is None:
            return None
        held_up = self._release()
        if held_up.warned is not None:
            self.withdrawn.emit()
        return held_up

    def _release(self) -> _HeldUp:
        held_up, self._held_up = self._held_up, None
        assert held_up is not None  # noqa: S101 - asked for only where there is one
        self._patience.stop()
        if held_up.warned is None:
            self.waiting.emit(self.is_waiting)
        return held_up

    def _warn(self, held_up: _HeldUp, advice: Advice) -> bool:
        """Warn of a decision if it gives away too much; return whether it does."""
        option = advice.option_of(held_up.decision)
        if self._threshold is None or not self._threshold.is_passed_by(option, advice.measure):
            return False
        warned = Warned(held_up.decision, option, advice)
        self._held_up = held_up._replace(warned=warned)
        self.warned.emit(warned)
        return True

    def _is_forced(self) -> bool:
        state = self._session.state
        return not state.rolls_left and len(state.possible_scores) == 1

    def _note(self, held_up: _HeldUp, answer: TutorAnswer | None) -> None:
        kind = NoteKind.WARNING
        self._session.note(Note(held_up.move, held_up.player, kind, decision=held_up.decision, answer=answer))
