"""The table: heading, tray, roll button, scorecard and, at the end, the result.

It shows what the session tells and asks the session for what people do. A roll is shown
tumbling first; card and sentence follow when the dice lie still, and nothing that is done
before that acts on dice nobody has seen.
"""

from typing_extensions import override

from PySide6.QtCore import QElapsedTimer, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from yacht_desktop.game.conditions import is_five_equal
from yacht_desktop.session.coaching import Coaching
from yacht_desktop.session.events import Refusal, Rolled, Scored, Undone
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.position import Position
from yacht_desktop.session.scorecard_model import ScorecardModel
from yacht_desktop.session.turn_tales import last_rolls
from yacht_desktop.ui import wording
from yacht_desktop.ui.card import paint_table_shadows
from yacht_desktop.ui.click_guard import ClickGuard, InertClicks
from yacht_desktop.ui.coach_view import CoachView
from yacht_desktop.ui.entry_view import EntryView
from yacht_desktop.ui.heading import TurnHeading
from yacht_desktop.ui.part_focus import Part, focus_next
from yacht_desktop.ui.result_place import ResultPlace
from yacht_desktop.ui.roll_button import RollButton
from yacht_desktop.ui.scaling import MainGeometry
from yacht_desktop.ui.scorecard import ScorecardView
from yacht_desktop.ui.table_layout import TableLayout, TableParts
from yacht_desktop.ui.theme import Look
from yacht_desktop.ui.tray import DiceTray
from yacht_desktop.ui.turn_display import TurnDisplay
from yacht_desktop.ui.undo_offer import UndoOffer
from yacht_desktop.ui.wording import spoken
from yacht_desktop.ui.wording import window as words


class GameTable(QWidget):
    """Everything between tool bar and status line.

    Signals:
        said: a sentence for the status line and the screen reader.
        noted: a sentence for the status line alone.
        result_opened: the result page shows, with the page, which waits for its review.
        reshaped: the card has other rows or columns, so the layout must follow.
        coach_unwanted: the coach's panel is to be closed.
        warnings_unwanted: the tutor's Stop warning.
        settled: dice that were thrown lie still, with whether they are a Yacht.
        refused: something cannot be done, which is said as well.
    """

    said = Signal(str)
    noted = Signal(str)
    result_opened = Signal(object)
    reshaped = Signal()
    coach_unwanted = Signal()
    warnings_unwanted = Signal()
    settled = Signal(bool)
    refused = Signal()

    def __init__(self, look: Look, session: GameSession, coaching: Coaching, parent: QWidget) -> None:
        """Build the parts and listen to the session."""
        super().__init__(parent)
        self.setObjectName("gameTable")
        self._look = look
        self._session = session
        self._coaching = coaching
        self._tumbling = False
        self._to_say = ""
        self._preparing = False
        self._heading = TurnHeading(look, self)
        self._tray = DiceTray(look, session.setup.rules.dice, self)
        self._roll_button = RollButton(look, self)
        self._turn = TurnDisplay(look, self._heading, self._tray, self._roll_button)
        self._model = ScorecardModel(wording.CardWords(), self)
        self._card = ScorecardView(look, self._model, self)
        self._entering = EntryView(session, self._tray)
        self._coach = CoachView(look, coaching, self._tray, self._card, self)
        self._coach_is_open = False
        self._offer = UndoOffer(look, self)
        parts = TableParts(self._heading, self._tray, self._roll_button, self._card, self._offer)
        self._layout = TableLayout(look, parts, self)
        self._layout.set_note(self._coach.note)
        self.result = ResultPlace(look, session, self._layout, parts[:4], self)
        clock = QElapsedTimer()
        clock.start()
        self._guard = ClickGuard(clock.elapsed, QGuiApplication.styleHints().mouseDoubleClickInterval)
        self._inert = InertClicks(self)
        self._inert.watch(self._roll_button)
        self._connect()

    def _connect(self) -> None:
        session = self._session
        session.started.connect(self._on_started)
        session.rolled.connect(self._on_rolled)
        session.held.connect(self._on_held)
        session.scored.connect(self._on_scored)
        session.undone.connect(self._on_undone)
        session.redone.connect(self._on_redone)
        session.finished.connect(self._on_finished)
        session.changed.connect(self._on_changed)
        session.refused.connect(self._on_refused)
        session.prepared.connect(self._on_prepared)
        self._tray.die_clicked.connect(self.hold)
        self._tray.settled.connect(self._on_settled)
        self._roll_button.clicked.connect(self._on_roll_clicked)
        self._model.modelReset.connect(self.reshaped)
        self._card.score_requested.connect(self._on_score_requested)
        self._card.refused.connect(self._on_card_refused)
        self._card.zero_asked.connect(self._on_zero_asked)
        self._offer.clicked.connect(self.undo)
        self.result.opened.connect(self._offer.withdraw)
        self.result.opened.connect(self.result_opened)
        self._inert.pressed.connect(self._on_inert_clicked)
        self._offer.appeared.connect(self._heading.set_hint_covered)
        # Small windows have no status line; there the heading's tool tip says the same.
        self.said.connect(self._heading.set_more_tip)
        self.noted.connect(self._heading.set_more_tip)
        self._entering.said.connect(self.said)
        self._entering.noted.connect(self.noted)
        self._coach.said.connect(self.said)
        self._coach.noted.connect(self.noted)
        self._coach.hold_wanted.connect(self.hold_these)
        self._coach.close_wanted.connect(self.coach_unwanted)
        self._coach.warnings_unwanted.connect(self.warnings_unwanted)
        self._layout.arranged.connect(self._on_arranged)

    # What people do

    @Slot()
    def roll(self) -> None:
        """Roll; while dice tumble or a computer plays, only hurry that."""
        if not self._hurried():
            self._session.roll()

    @Slot()
    def _on_roll_clicked(self) -> None:
        if self._guard.is_hasty:
            self.lay_still()
            return
        # Also a click that only ends a tumble: the second half of it must not roll.
        self._guard.note()
        self.roll()

    @Slot(int)
    def hold(self, position: int) -> None:
        """Hold or release the die at a position, as it lies after any tumble; or choose the one to be entered."""
        if self._entering.is_open:
            self._entering.choose(position)
        elif self._may_hold():
            self._session.hold(position)

    def hold_face(self, face: int) -> None:
        """Hold every die of a face, as they lie after any tumble."""
        if self._may_hold():
            self._session.hold_face(face)

    @Slot(object)
    def hold_these(self, positions: frozenset[int]) -> None:
        """Hold just these dice."""
        if self._may_hold():
            self._session.hold_these(positions)

    @Slot()
    def hint(self) -> None:
        """Ask the coach what to do with the dice as they lie after any tumble."""
        if not self._hurried():
            self._coach.hint()

    @Slot()
    def release_all(self) -> None:
        """Release every die."""
        if self._may_hold():
            self._session.release_all()

    @Slot(str)
    def _on_score_requested(self, category: str) -> None:
        if not self._hurried():
            self._guard.note()
            self._session.score(category)

    @Slot(object)
    def _on_card_refused(self, reason: Refusal) -> None:
        """Say why a row cannot be chosen, unless choosing it only hurried what moves."""
        if not self._hurried():
            self._on_refused(Refusal.DICE_MISSING if self._entering.is_open else reason)

    @Slot()
    def undo(self) -> None:
        """Take back the last move of a person."""
        self.finish_motion()
        self._session.undo()

    @Slot()
    def redo(self) -> None:
        """Play again what was taken back."""
        self.finish_motion()
        self._session.redo()

    @property
    def is_tumbling(self) -> bool:
        """Whether dice are in the air, of which nothing is told yet."""
        return self._tumbling

    def hurry(self) -> None:
        """Finish whatever moves, and a computer's turn without waiting."""
        self.finish_motion()
        self._session.hurry()

    def finish_motion(self) -> None:
        """Bring everything to where it is going."""
        self._tray.finish_motion()
        self.lay_still()
        self._card.finish_motion()
        self._heading.finish_motion()
        self._layout.finish()

    def lay_still(self) -> bool:
        """End a tumble at once, which tells of it; return whether there was one."""
        if not self._tumbling:
            return False
        self._tray.finish_motion()
        self._on_settled()
        return True

    def _hurried(self) -> bool:
        """End a tumble or hurry a computer; return whether there was either, and so nothing else is to be done."""
        return self.lay_still() or self._hurry_computer()

    def _may_hold(self) -> bool:
        """Bring tumbling dice down, so that what lies is held; return whether no computer is playing."""
        self.lay_still()
        return not self._hurry_computer()

    def _hurry_computer(self) -> bool:
        if not self._session.is_computing:
            return False
        if not self._guard.is_hasty:
            self._session.hurry()
        return True

    def take_key(self, event: QKeyEvent) -> bool:
        """Take a key of the dice that are being entered; return whether it was one."""
        return self._entering.press(event)

    def set_confirm_zero(self, confirm: bool) -> None:  # noqa: FBT001 - a setting, on or off
        """Say whether scoring 0 while something better is open is asked first."""
        self._card.set_confirm_zero(confirm)

    def focus_next_part(self, step: int) -> None:
        """Give the focus to the next part (step 1) or the previous one (-1): tray, roll button, card, coach."""
        result = self.result.part
        if result is not None:
            parts = [result]
        else:
            first_die = self._tray.dice[0]
            parts = [Part(self._tray, first_die), *(Part(part, part) for part in (self._roll_button, self._card))]
        panel = self._coach.panel
        if panel is not None and self._coach_is_open:
            parts.append(Part(panel, panel.first_control))
        focus_next(parts, step)

    # What the session tells

    @Slot(object)
    def _on_started(self, position: Position) -> None:
        self._offer.withdraw()
        self._end_tumble()
        self.result.go()
        self._tray.set_dice_count(position.state.rules.dice)
        for die in self._tray.dice:
            self._inert.watch(die)
        self._put_dice(position)
        self._to_say = words.begun_sentence(position)

    @Slot(object)
    def _on_rolled(self, event: Rolled) -> None:
        if self._session.position.player.is_human:
            self._offer.withdraw()
        self._take_speed()
        self._to_say = spoken.rolled_sentence(event)
        if event.position.setup.has_real_dice:
            self._put_dice(event.position, animate=True)
            self._celebrate(event.position)
            return
        # A tray that changes its size brings its dice down.
        self._layout.finish()
        self._tumbling = True
        self._tray.show_dice(event.position.state.dice, event.position.held, rolled=event.thrown, animate=True)
        if self._moves_nothing():
            self.lay_still()

    @Slot(object)
    def _on_held(self, position: Position) -> None:
        self._take_speed()
        self._put_dice(position, animate=True)
        if position.player.is_human:
            self._to_say = spoken.held_sentence(position)

    @Slot(object)
    def _on_scored(self, event: Scored) -> None:
        written = words.written_sentence(event)
        self._put_dice(event.position)
        self._to_say = spoken.scored_sentence(event, last_rolls(self._session.moves))
        if event.position.setup.players[event.player].is_human:
            self._offer.offer(written)
            self._layout.place_offer()

    @Slot(object)
    def _on_undone(self, event: Undone) -> None:
        self._jump(event.position, spoken.undone_sentence(event))

    @Slot(object)
    def _on_redone(self, position: Position) -> None:
        self._jump(position, spoken.redone_sentence(position))

    def _jump(self, position: Position, sentence: str) -> None:
        self._offer.withdraw()
        self._end_tumble()
        self.result.go()
        self._put_dice(position)
        self._to_say = sentence

    @Slot(object)
    def _on_finished(self, position: Position) -> None:
        self._to_say = spoken.finished_sentence(position, self._to_say)
        self.result.come()

    @Slot(object)
    def _on_changed(self, position: Position) -> None:
        self._turn.show_turn(position)
        if self._tumbling:
            self._model.show(position.without_dice)
            self._coach.show(position, lies=False)
            return
        self._show_card(position)

    @Slot()
    def _on_settled(self) -> None:
        """Show what the dice have brought, now that they lie still."""
        if self._tumbling:
            self._end_tumble()
            position = self._session.position
            self._show_card(position)
            self._celebrate(position)

    def _celebrate(self, position: Position) -> None:
        """Tell that the dice lie, and let a Yacht shine."""
        dice = position.state.dice
        is_yacht = dice is not None and is_five_equal(dice) and len(dice) > 3
        if is_yacht:
            self._tray.celebrate()
        self.settled.emit(is_yacht)

    def _take_speed(self) -> None:
        """Let a hurried turn move nothing; the look has the speed chosen."""
        factor = 0.0 if self._session.motion == 0 else 1.0
        self._tray.set_speed(factor)
        self._card.set_speed(factor)

    def _moves_nothing(self) -> bool:
        return self._session.motion == 0 or self._look.motion == 0

    def _end_tumble(self) -> None:
        self._tumbling = False

    @Slot(object)
    def _on_refused(self, reason: Refusal) -> None:
        self.said.emit(wording.refusal_sentence(reason))
        self.refused.emit()

    @Slot(str)
    def _on_zero_asked(self, category: str) -> None:
        self.said.emit(wording.zero_question_spoken(wording.category_name(self._session.state.rules.id, category)))

    @Slot(float)
    def _on_prepared(self, progress: float) -> None:
        """Say once that a computer prepares, and show how far it is."""
        if not self._session.is_computing:
            return
        sentence = words.preparing(self._session.position, progress)
        (self.noted if self._preparing else self.said).emit(sentence)
        self._preparing = True

    # Showing

    def _put_dice(self, position: Position, *, animate: bool = False) -> None:
        if position.entry is not None:
            self._entering.show(position)
            return
        dice = None if position.state.is_over else position.state.dice
        self._tray.show_dice(dice, position.held, rolled=frozenset(), animate=animate)

    def _show_card(self, position: Position) -> None:
        """Let the card show a position, and say what is to be said of it."""
        # Dice that are rolled again do not count any more.
        self._model.show(position if position.entry is None else position.without_dice)
        self._coach.show(position, lies=True)
        self._card.set_interactive(position.may_decide)
        self._card.set_entering(position.entry is not None)
        if self._to_say:
            self._preparing = False
            sentence, self._to_say = self._to_say, ""
            # What a computer rolls is told when its turn is over, in one sentence.
            rolls = not position.player.is_human and position.state.dice is not None
            (self.noted if rolls else self.said).emit(sentence)

    def retranslate(self) -> None:
        """Say everything shown anew, in the language in use now."""
        self._turn.retranslate()
        self._entering.retranslate()
        self._card.retranslate()
        self._coach.retranslate()
        self._turn.show_turn(self._session.position)
        situation = spoken.situation(self._session.position)
        if self._tumbling:
            # Said when the dice lie still, as what it takes the place of would have been.
            self._to_say = situation
        else:
            self.said.emit(situation)

    def set_promise(self, promise: str) -> None:
        """Say on the tray what was promised of the dice, until somebody has rolled."""
        self._tray.set_promise(promise)

    # Layout

    @property
    def row_count(self) -> int:
        """Rows of the card without header and total."""
        return self._model.rowCount() - 1

    def lay_out(self, geometry: MainGeometry) -> None:
        """Put every part where the layout has it."""
        self._layout.lay_out(geometry)

    def slide_to(self, geometry: MainGeometry) -> None:
        """Let the layout slide to where it is to be, where there is any way to see."""
        self._layout.slide_to(geometry)

    @Slot(object)
    def _on_arranged(self, geometry: MainGeometry) -> None:
        self._turn.set_compact(geometry.compact)
        self._turn.show_heading(self._session.position)

    # The coach

    @property
    def coach_is_open(self) -> bool:
        """Whether the coach's panel stands beside the table."""
        return self._coach_is_open

    def open_coach(self, is_open: bool) -> None:  # noqa: FBT001 - open or not
        """Open or close the coach's panel; the layout that follows shows it."""
        self._coach_is_open = is_open
        if is_open:
            self._layout.set_panel(self._coach.make_panel())
        self._coaching.set_watching(is_open)

    def leave_coach(self) -> bool:
        """Close the panel unless something moves, which the key would end instead; return whether that was so."""
        if not self._coach_is_open or self._tumbling or self._session.is_computing:
            return False
        self.coach_unwanted.emit()
        return True

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click anywhere finishes motion and hurries a computer."""
        event.accept()
        if event.button() is Qt.MouseButton.LeftButton:
            self._hurry_by_click()

    @Slot()
    def _hurry_by_click(self) -> None:
        if self._hurried():
            # The Roll button may be under the second half of a double click.
            self._guard.note()

    @Slot()
    def _on_inert_clicked(self) -> None:
        """Hurry, or say what the button waits for that asks for dice."""
        self._hurry_by_click()
        if self._entering.is_open:
            self._session.roll()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, and the shadows that tray and roll button cast on it."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._look.theme.bg)
            paint_table_shadows(painter, self._tray, self._roll_button, self._look)
