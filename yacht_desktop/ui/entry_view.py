"""Typing in the dice that people roll on their own table: by key, by click, and what is said of it."""

import sys

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QKeyEvent

from yacht_desktop.session.dice_entry import EntryStep
from yacht_desktop.session.events import Entered, Refusal
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.position import Position
from yacht_desktop.ui.entry_slots import EntryShown
from yacht_desktop.ui.keyboard import Gesture, entry_meaning
from yacht_desktop.ui.tray import DiceTray
from yacht_desktop.ui.wording import entering as words

_STEPS = {Gesture.FACE: EntryStep.TYPED, Gesture.TAKE_BACK: EntryStep.TAKEN_BACK, Gesture.MOVE: EntryStep.MOVED}


class EntryView(QObject):
    """Shows on the tray what the session tells of dice being entered, and hands it what people do.

    Signals:
        said: a sentence for the status line and the screen reader.
        noted: a sentence for the status line alone.
    """

    said = Signal(str)
    noted = Signal(str)

    def __init__(self, session: GameSession, tray: DiceTray) -> None:
        """Follow a session; the tray owns this object."""
        super().__init__(tray)
        self._session = session
        self._tray = tray
        session.entered.connect(self._on_entered)
        session.refused.connect(self._on_refused)
        tray.face_picked.connect(self._enter_face)
        tray.die_reached.connect(self.choose)

    @property
    def is_open(self) -> bool:
        """Whether dice are being entered."""
        return self._session.position.entry is not None

    def show(self, position: Position) -> None:
        """Show the dice that are in, and which is next."""
        entry = position.entry
        if entry is not None:
            shown = EntryShown(entry.faces, entry.kept, entry.at)
            self._tray.show_entry(shown, words.prompt(position), words.prompt_short(position))

    def retranslate(self) -> None:
        """Say what the tray says in the language in use now."""
        self.show(self._session.position)
        self._tray.name_faces(tuple(map(words.face_button, range(1, 7))))

    def press(self, event: QKeyEvent) -> bool:
        """Take a key that enters, changes or takes dice; return whether it was one. A held key acts once."""
        position = self._session.position
        meaning = None if position.entry is None else entry_meaning(event, sys.platform)
        if meaning is None or (meaning.gesture is Gesture.CALL_OFF and not position.may_call_off):
            return False
        if event.isAutoRepeat():
            return True
        match meaning.gesture:
            case Gesture.ROLL:
                self._session.roll()
            case Gesture.CALL_OFF:
                self._session.call_off()
            case gesture:
                self._session.enter(_STEPS[gesture], meaning.number)
        return True

    @Slot(int)
    def choose(self, position: int) -> None:
        """Let the next face be that of a die."""
        self._session.enter(EntryStep.CHOSEN, position)

    @Slot(int)
    def _enter_face(self, face: int) -> None:
        self._session.enter(EntryStep.TYPED, face)

    @Slot(object)
    def _on_entered(self, event: Entered) -> None:
        position = event.position
        if position.entry is None:
            self._tray.show_dice(position.state.dice, position.held, rolled=frozenset(), animate=False)
        else:
            self.show(position)
        # What the keyboard comes to is spoken by its name already.
        reached = event.die is not None and self._tray.dice[event.die].hasFocus() and event.step is EntryStep.CHOSEN
        (self.noted if reached else self.said).emit(words.entered_sentence(event))

    @Slot(object)
    def _on_refused(self, reason: Refusal) -> None:
        if reason is Refusal.NO_SUCH_FACE:
            self._tray.refuse_entry(words.faces_sign())
