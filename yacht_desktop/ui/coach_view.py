"""What the coach shows at the table: hints on dice and boxes, the tutor's warnings, and the panel once it is opened."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from yacht_desktop.session.coach_events import STAGES, Hint, Warned
from yacht_desktop.session.coaching import Coaching
from yacht_desktop.session.events import Refusal
from yacht_desktop.session.notes import TutorAnswer
from yacht_desktop.session.position import Position
from yacht_desktop.ui import wording
from yacht_desktop.ui.hint_note import HintNote
from yacht_desktop.ui.scorecard import ScorecardView
from yacht_desktop.ui.theme import Look
from yacht_desktop.ui.tray import DiceTray
from yacht_desktop.ui.wording import coach as words
from yacht_desktop.ui.wording import coach_panel as panel_words

if TYPE_CHECKING:
    from yacht_desktop.game.state import GameState
    from yacht_desktop.ui.coach_panel import CoachPanel
    from yacht_desktop.ui.panel_filling import PanelFilling
    from yacht_desktop.ui.tutor_dialog import TutorDialog

_PATIENCE_MS: Final = 400
"""So long a choice may wait for the coach before anything is said of it."""


class CoachView(QObject):
    """Follows the coaching of a game.

    Signals:
        said: a sentence for the status line and the screen reader.
        noted: a sentence for the status line alone.
        hold_wanted: a card of dice was chosen, with the positions to hold.
        close_wanted: the panel is to be closed.
        warnings_unwanted: somebody wants no more warnings.
    """

    said = Signal(str)
    noted = Signal(str)
    hold_wanted = Signal(object)
    close_wanted = Signal()
    warnings_unwanted = Signal()

    def __init__(self, look: Look, coaching: Coaching, tray: DiceTray, card: ScorecardView, table: QWidget) -> None:
        """Mark dice and boxes of a table, which owns this object and the panel."""
        super().__init__(table)
        self._look = look
        self._coaching = coaching
        self._tray = tray
        self._card = card
        self._table = table
        self._panel: CoachPanel | None = None
        self._filling: PanelFilling | None = None
        self._dialog: TutorDialog | None = None
        self._hinted: GameState | None = None
        self.note = HintNote(look, tray, table)
        self._position: Position | None = None
        self._lies = False
        self._is_asked = False
        self._has_said_why = False
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE_MS)
        self._patience.timeout.connect(self._say_waiting)
        coaching.hinted.connect(self._on_hinted)
        coaching.refused.connect(self._on_refused)
        coaching.warned.connect(self._on_warned)
        coaching.withdrawn.connect(self._on_withdrawn)
        coaching.waiting.connect(self._on_waiting)
        coaching.prepared.connect(self._on_prepared)

    @property
    def panel(self) -> "CoachPanel | None":
        """The panel, None until it was opened for the first time."""
        return self._panel

    def make_panel(self) -> "CoachPanel":
        """Return the panel, which is made the first time; it shows what is known, but is not visible yet."""
        if self._panel is None:
            from yacht_desktop.ui.coach_panel import CoachPanel
            from yacht_desktop.ui.panel_filling import PanelFilling

            self._panel = CoachPanel(self._look, self._table)
            self._panel.close_wanted.connect(self.close_wanted)
            self._filling = PanelFilling(self._coaching, self._panel)
            self._filling.hold_wanted.connect(self.hold_wanted)
            self._filling.box_wanted.connect(self._card.focus_box)
            if self._position is not None:
                self._filling.show(self._position, lies=self._lies)
        return self._panel

    # What the table tells

    def show(self, position: Position, *, lies: bool) -> None:
        """Follow the game to a position; `lies` is whether its dice have come to rest."""
        self._position, self._lies = position, lies
        if self._hinted is not None and (position.state != self._hinted or position.entry is not None):
            self._unmark()
        self.note.follow_dice()
        if self._filling is not None:
            self._filling.show(position, lies=lies)

    def retranslate(self) -> None:
        """Say everything anew, in the language in use now."""
        self._unmark()
        if self._filling is not None:
            self._filling.retranslate()

    # Hints

    def hint(self) -> None:
        """Ask the coach for a hint, or for more of the one given."""
        self._ask(asked=True)
        self._coaching.hint()

    def _ask(self, *, asked: bool) -> None:
        """Note whether somebody waits for the coach, and so wants to know what takes long."""
        self._is_asked = asked
        self._has_said_why = False

    @Slot(float)
    def _on_prepared(self, progress: float) -> None:
        """Say once why it takes long, and show how far it is."""
        if not self._is_asked or progress >= 1:
            return
        (self.noted if self._has_said_why else self.said).emit(panel_words.preparing(progress))
        self._has_said_why = True

    @Slot(object)
    def _on_hinted(self, hint: Hint) -> None:
        """Mark what is advised, and say what this stage of the hint tells."""
        self._ask(asked=False)
        self._hinted = hint.advice.state
        self._tray.set_hinted(hint.positions, panel_words.advised_spoken())
        self._card.set_best(hint.option.category)
        sentence = _hint_sentence(hint)
        self.note.tell(sentence)
        self.said.emit(sentence)

    def _unmark(self) -> None:
        self._hinted = None
        self._tray.set_hinted(frozenset())
        self._card.set_best(None)
        self.note.tell("")

    @Slot(object)
    def _on_refused(self, reason: Refusal) -> None:
        self._ask(asked=False)
        self.said.emit(wording.refusal_sentence(reason))

    # The tutor

    @Slot(object)
    def _on_warned(self, warned: Warned) -> None:
        from yacht_desktop.ui.tutor_dialog import TutorDialog

        self._dialog = TutorDialog(self._look, warned, self._table.window())
        self._dialog.answered.connect(self._on_answered)
        self._dialog.open()

    @Slot(object)
    def _on_answered(self, answer: TutorAnswer) -> None:
        self._dialog = None
        self._coaching.answer(answer)
        if answer is TutorAnswer.STOP_WARNING:
            self.warnings_unwanted.emit()

    @Slot()
    def _on_withdrawn(self) -> None:
        """Take away a warning that the game has passed by."""
        if self._dialog is not None:
            dialog, self._dialog = self._dialog, None
            dialog.withdraw()

    @Slot(bool)
    def _on_waiting(self, waits: bool) -> None:  # noqa: FBT001 - the form of the signal
        self._ask(asked=waits)
        if waits:
            self._patience.start()
        else:
            self._patience.stop()

    @Slot()
    def _say_waiting(self) -> None:
        self.said.emit(panel_words.deciding())


def _hint_sentence(hint: Hint) -> str:
    state = hint.advice.state
    if hint.stage == 1:
        return words.hint_first(hint.option, state)
    if hint.stage < STAGES:
        return words.hint_second(hint)
    return words.hint_third(hint)
