"""The trainer's table: a position as it stood in a game, answered with the dice and the card themselves."""

from dataclasses import replace
from typing import Final

from typing_extensions import override

from PySide6.QtCore import QElapsedTimer, QModelIndex, Signal, Slot
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from yacht_desktop.game.moves import Decision, Keep, Score
from yacht_desktop.session.coach_events import positions_of
from yacht_desktop.session.events import Refusal
from yacht_desktop.session.position import Position
from yacht_desktop.session.scorecard_model import ScorecardModel
from yacht_desktop.session.training_events import Graded, Question
from yacht_desktop.ui import wording
from yacht_desktop.ui.card import paint_card_shadows, paint_table_shadows
from yacht_desktop.ui.click_guard import ClickGuard
from yacht_desktop.ui.heading import TurnHeading
from yacht_desktop.ui.mirroring import placed
from yacht_desktop.ui.part_focus import Part, focus_next
from yacht_desktop.ui.roll_button import RollButton, RollKind
from yacht_desktop.ui.scorecard import ScorecardView
from yacht_desktop.ui.theme import Look
from yacht_desktop.ui.trainer_layout import DICE, NARROWEST, trainer_geometry, with_verdict
from yacht_desktop.ui.trainer_verdict import TrainerVerdict
from yacht_desktop.ui.tray import DiceTray
from yacht_desktop.ui.wording import spoken
from yacht_desktop.ui.wording import training as words
from yacht_desktop.ui.wording import window as window_words
from yacht_desktop.ui.wording.coach_panel import advised_spoken

_HINT_ROOM: Final = 340


class TrainerTable(QWidget):
    """Shows a question; dice, button and card give the answer, and then its grade.

    Signals:
        answered: somebody would do this, a Decision.
        said: a sentence for screen readers.
        next_wanted: the next lesson is asked for.
        held: other dice are held, with whether there is one more among them.
        refused: something cannot be done, which is said as well.
    """

    answered = Signal(object)
    said = Signal(str)
    next_wanted = Signal()
    held = Signal(bool)
    refused = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start without a question."""
        super().__init__(parent)
        self.setObjectName("trainerTable")
        self._look = look
        self._question: Question | None = None
        self._position: Position | None = None
        self._graded: Graded | None = None
        self._is_weighing = False
        self._compact = False
        self._heading = TurnHeading(look, self)
        self._tray = DiceTray(look, DICE, self)
        self._roll_button = RollButton(look, self)
        self._model = ScorecardModel(wording.CardWords(), self)
        self._card = ScorecardView(look, self._model, self)
        self._verdict = TrainerVerdict(look, self)
        self._verdict.hide()
        clock = QElapsedTimer()
        clock.start()
        self._guard = ClickGuard(clock.elapsed, QGuiApplication.styleHints().mouseDoubleClickInterval)
        self._tray.die_clicked.connect(self.hold)
        self._roll_button.clicked.connect(self._on_roll_clicked)
        self._card.score_requested.connect(self._on_score_requested)
        self._card.refused.connect(self._say_refusal)
        self._card.zero_asked.connect(self._say_zero_question)
        self._verdict.next_wanted.connect(self._on_next_clicked)
        self._model.modelReset.connect(self.arrange)
        # The card jumps from lesson to lesson: nothing is being written.
        self._card.set_speed(0.0)

    # What the window says

    def set_confirm_zero(self, confirm: bool) -> None:  # noqa: FBT001 - a setting, on or off
        """Say whether scoring 0 while something better is open is asked first."""
        self._card.set_confirm_zero(confirm)

    def ask(self, question: Question) -> None:
        """Show a position, nothing held, and what can be done in it."""
        self._question, self._graded, self._is_weighing = question, None, False
        self._position = question.position
        self._verdict.hide()
        self._roll_button.show()
        self._tray.set_dice_count(question.position.state.rules.dice)
        self._tray.set_hinted(frozenset())
        self._card.set_best(None)
        # The keyboard begins at the top of each card, not where it was on the one before.
        self._card.setCurrentIndex(QModelIndex())
        self._show(animate=False)
        self.arrange()
        self.said.emit(words.question_spoken(question))

    def show_grade(self, graded: Graded) -> None:
        """Show how good the answer was; the best choice is marked on dice or card."""
        self._graded, self._is_weighing = graded, False
        self._mark_best(graded)
        self._verdict.show_grade(graded)
        self._show(animate=False)
        self._roll_button.hide()
        self._verdict.show()
        self.arrange()
        self._verdict.next_button.setFocus()
        self.said.emit(words.graded_spoken(graded))

    def _mark_best(self, graded: Graded) -> None:
        """Mark the best choice where it would be made: on dice or card."""
        best = graded.grade.best[0]
        dice = graded.question.position.state.dice or ()
        if best.category is None:
            held = frozenset[int]() if self._position is None else self._position.held
            self._tray.set_hinted(positions_of(best, dice, held), advised_spoken())
        self._card.set_best(best.category)

    def show_progress(self, share: float) -> None:
        """Show how far the preparations are that the answer waits for."""
        if self._is_weighing:
            self._show_button(words.preparing(share), RollKind.WAITING)

    @property
    def card(self) -> ScorecardView:
        """The scorecard, where alone an answer is possible once no roll is left."""
        return self._card

    @property
    def is_graded(self) -> bool:
        """Whether the question is answered and graded."""
        return self._graded is not None

    # What people do

    def roll(self) -> None:
        """Answer: hold what is held and roll the rest."""
        position = self._open_position()
        if position is None:
            return
        if not position.state.rolls_left:
            self._say_refusal(Refusal.NO_ROLLS_LEFT)
        elif not position.dice_to_roll:
            self._say_refusal(Refusal.ALL_HELD)
        else:
            self._answer(Keep(position.held))

    @Slot(int)
    def hold(self, place: int) -> None:
        """Hold or release a die, counted from 0."""
        position = self._open_position()
        if position is not None and place < position.state.rules.dice:
            self._hold(position.held ^ {place})

    def hold_face(self, face: int) -> None:
        """Hold every die of a face, besides those held already."""
        position = self._open_position()
        if position is not None:
            dice = position.state.dice or ()
            self._hold(position.held | {place for place, shown in enumerate(dice) if shown == face})

    def release_all(self) -> None:
        """Release every die."""
        if self._open_position() is not None:
            self._hold(frozenset())

    def scroll_verdict(self, lines: int) -> None:
        """Scroll what is said of the answer, where it has not all its room."""
        self._verdict.scroll_text(lines)

    def focus_next_part(self, step: int) -> None:
        """Give the focus to the next part (step 1) or the previous one (-1)."""
        below = self._verdict if self.is_graded else self._roll_button
        first = self._verdict.next_button if self.is_graded else self._roll_button
        focus_next(
            (Part(self._tray, self._tray.first_die()), Part(below, first), Part(self._card, self._card)),
            step,
        )

    @Slot()
    def _on_roll_clicked(self) -> None:
        self._guard.note()
        self.roll()

    @Slot(str)
    def _on_score_requested(self, category: str) -> None:
        if self._open_position() is not None:
            self._guard.note()
            self._answer(Score(category))

    @Slot()
    def _on_next_clicked(self) -> None:
        # The second half of a double click on the Roll button must not pass the verdict by.
        if not self._guard.is_hasty:
            self.next_wanted.emit()

    def _open_position(self) -> Position | None:
        """Return the position while it can be answered."""
        return None if self.is_graded or self._is_weighing else self._position

    def _hold(self, held: frozenset[int] | set[int]) -> None:
        position = self._position
        if position is None:
            return
        if not position.state.rolls_left:
            self._say_refusal(Refusal.NO_ROLLS_LEFT)
            return
        self._position = replace(position, held=frozenset(held))
        self._show(animate=True)
        self.said.emit(spoken.held_sentence(self._position))
        if held != position.held:
            self.held.emit(not held <= position.held)

    def _answer(self, decision: Decision) -> None:
        self._is_weighing = True
        self._show(animate=False)
        self.answered.emit(decision)

    @Slot(object)
    def _say_refusal(self, reason: Refusal) -> None:
        if not (self.is_graded or self._is_weighing):
            self.said.emit(wording.refusal_sentence(reason))
            self.refused.emit()

    @Slot(str)
    def _say_zero_question(self, category: str) -> None:
        if self._question is not None:
            rules_id = self._question.position.setup.rules.id
            self.said.emit(wording.zero_question_spoken(wording.category_name(rules_id, category)))

    # Showing

    def _show(self, *, animate: bool) -> None:
        position = self._position
        if position is None:
            return
        state, may_act = position.state, self._open_position() is not None
        faces = state.dice or ()
        self._tray.show_dice(state.dice, position.held, rolled=frozenset(), animate=animate)
        self._tray.set_interactive(may_act and state.rolls_left > 0)
        for place, (die, face) in enumerate(zip(self._tray.dice, faces, strict=True)):
            die.set_spoken(wording.die_spoken(place, face, held=place in position.held))
        self._model.show(position)
        self._card.set_interactive(may_act)
        ready = may_act and state.rolls_left > 0 and position.dice_to_roll > 0
        label = words.weighing() if self._is_weighing else window_words.roll_label(position)
        kind = RollKind.WAITING if self._is_weighing else RollKind.READY if ready else RollKind.CHOOSE
        self._show_button(label, kind)
        self._show_heading()

    def _show_button(self, label: str, kind: RollKind) -> None:
        if self._position is not None:
            state = self._position.state
            left = wording.rolls_left_short(state.rolls_left)
            self._roll_button.set_state(label, left, state.rolls_left, state.rules.rolls, kind)

    def _show_heading(self) -> None:
        question = self._question
        if question is None:
            return
        state = question.position.state
        turn, turns = state.turn, state.rules.turns
        strong = str(turn) if self._compact else wording.round_start(turn)
        whole = wording.round_short(turn, turns) if self._compact else wording.round_label(turn, turns)
        has_room = self._heading.width() >= self._look.text_px(_HINT_ROOM)
        self._heading.set_turn(
            state.player,
            wording.turn_heading(question.position),
            words.question_hint(question) if has_room else words.question_hint_short(question),
            round_text_strong=strong,
            round_text_rest=whole.removeprefix(strong).strip(),
            round_now=turn,
            rounds=turns,
        )

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._tray.setAccessibleName(window_words.tray_name())
        self._tray.set_texts(window_words.held_word())
        self._roll_button.set_key_text(window_words.space_key())
        self._card.retranslate()
        self._verdict.retranslate()
        if self._graded is not None:
            self._mark_best(self._graded)
        self._show(animate=False)
        self.arrange()

    # Layout

    @Slot()
    def arrange(self) -> None:
        """Put every part where it belongs: as in the game, with the verdict where the Roll button was."""
        position, look = self._model.position, self._look
        if position is None or self.width() < NARROWEST:
            return
        players, rows = len(position.setup.players), self._model.rowCount() - 1
        geometry = trainer_geometry(self.size(), players, rows, look)
        self._compact = geometry.compact
        answered = with_verdict(geometry, self._verdict.wanted_height(geometry.tray.width()), look)
        self._heading.setGeometry(placed(self, geometry.heading))
        self._card.set_geometry(geometry)
        self._tray.setGeometry(placed(self, answered.tray if self.is_graded else geometry.tray))
        self._roll_button.setGeometry(placed(self, geometry.roll))
        self._verdict.setGeometry(placed(self, answered.verdict))
        self._show_heading()
        self.update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self.arrange()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, and the shadows that tray, button and verdict cast on it."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._look.theme.bg)
            paint_table_shadows(painter, self._tray, self._roll_button, self._look)
            paint_card_shadows(painter, (self._verdict,), self._look)
