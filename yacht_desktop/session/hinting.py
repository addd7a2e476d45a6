"""Hints, stage by stage, given as soon as what they tell is known."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from yacht_desktop.session.advising import Advising
from yacht_desktop.session.coach_events import STAGES, hint_of
from yacht_desktop.session.events import Refusal
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.notes import Note, NoteKind

if TYPE_CHECKING:
    from yacht_desktop.game.state import GameState


class Hinting(QObject):
    """Gives hints on the position on the table; the first stage comes again with every other position.

    Signals:
        hinted: the Hint asked for.
        refused: a hint asked for cannot be given, with a Refusal.
    """

    hinted = Signal(object)
    refused = Signal(object)

    def __init__(self, session: GameSession, advising: Advising, parent: QObject | None = None) -> None:
        """Give hints on the game of a session from what is advised on it."""
        super().__init__(parent)
        self._session = session
        self._advising = advising
        self._state: GameState | None = None
        self._stage = 0
        self._is_wanted = False
        advising.outlined.connect(self.give)

    @property
    def is_wanted(self) -> bool:
        """Whether a hint was asked for that is not known yet."""
        return self._is_wanted

    def follow(self, state: "GameState") -> None:
        """Begin again at the first stage if this is another position; a hint on the one before never comes."""
        if state != self._state:
            self._state = state
            self.drop()
            self.begin_again()

    def forget(self) -> None:
        """Begin again whatever the position: another game may stand where the last one did."""
        self._state = None

    def begin_again(self) -> None:
        """Let the next hint be of the first stage."""
        self._stage = 0

    def drop(self) -> None:
        """Want no hint any more."""
        self._is_wanted = False

    def ask(self) -> None:
        """Give the next hint, at once or as soon as it is known."""
        refusal = self._refusal()
        if refusal is not None:
            self.refused.emit(refusal)
            return
        self._is_wanted = True
        self._advising.ask(self._session.state)
        self.give()

    def _refusal(self) -> Refusal | None:
        """Return why there is nothing to give a hint on, None where there is something."""
        position = self._session.position
        if position.state.is_over:
            return Refusal.GAME_OVER
        if position.entry is not None and position.player.is_human:
            return Refusal.DICE_MISSING
        if not position.may_act:
            return Refusal.NOT_YOUR_TURN
        return None if position.may_decide else Refusal.NOTHING_ROLLED

    @Slot()
    def give(self) -> None:
        """Give the hint that is wanted, if there is one and all is known that it tells."""
        advice, outcomes = self._advising.advice, self._advising.outcomes
        if advice is None or not self._is_wanted:
            return
        stage = self._stage % STAGES + 1
        if stage == STAGES and outcomes is None:
            self._advising.ask_outcomes()
            return
        self.drop()
        self._stage = stage
        position = self._session.position
        self._session.note(Note(len(self._session.moves), position.state.player, NoteKind.HINT, stage))
        told = outcomes if stage == STAGES and outcomes is not None else ()
        self.hinted.emit(hint_of(advice, stage, position.held, told))
        if stage + 1 == STAGES:
            self._advising.ask_outcomes()
