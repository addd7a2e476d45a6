"""The scorecard: a table whose rows are written with a click or with Enter."""

from functools import partial

from typing_extensions import override

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from yacht_desktop.session.events import Refusal
from yacht_desktop.session.scorecard_model import ScorecardModel
from yacht_desktop.ui import wording
from yacht_desktop.ui.scorecard_keys import CardKey, card_key, next_row
from yacht_desktop.ui.scorecard_pointer import RowPointer
from yacht_desktop.ui.scorecard_table import CardTable
from yacht_desktop.ui.theme import Look

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_OF_DICE = frozenset({CardKey.SCORE, CardKey.LEFT, CardKey.RIGHT})


class ScorecardView(CardTable):
    """The card of all players on its paper, shadow included.

    Signals:
        score_requested: a box was chosen, with its identifier.
        refused: a box cannot be chosen, with a `Refusal`.
        zero_asked: the row of a box asks whether a 0 is meant, with the box's identifier.
    """

    score_requested = Signal(str)
    refused = Signal(object)
    zero_asked = Signal(str)

    def __init__(self, look: Look, model: ScorecardModel, parent: QWidget) -> None:
        """Show a model; `set_geometry` then gives the card its place."""
        super().__init__(look, model, parent)
        self.setObjectName("scorecard")
        self._interactive = True
        self._entering = False
        self._confirm_zero = True
        self._last_row = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # Nothing is ever selected but by assistive technology, for which that means to choose a box.
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._pointer = RowPointer(self._row_at_point, self)
        self._pointer.watch(self.viewport())
        self._pointer.watch(self._names.viewport())
        self._pointer.changed.connect(self._mark)
        self._pointer.clicked.connect(self._on_clicked)
        # Qt calls back at once, so all of the above must be there.
        self.setModel(model)
        self.selectionModel().selectionChanged.connect(self._on_selected)
        model.modelReset.connect(self._start_over)
        model.dataChanged.connect(self._follow_cells)
        model.turned.connect(self._follow_turn)
        model.written.connect(self._motion.write)
        self._start_over()
        self.retranslate()

    # What the window says

    def set_interactive(self, interactive: bool) -> None:  # noqa: FBT001 - the card listens or it does not
        """Say whether boxes can be chosen now."""
        self._interactive = interactive
        if not interactive:
            self.cancel_question()
        self._mark()

    def set_entering(self, entering: bool) -> None:  # noqa: FBT001 - the dice are typed in, or they are not
        """Say whether dice are typed in, so that Enter and the arrows to the sides are meant for them."""
        self._entering = entering

    def set_confirm_zero(self, confirm: bool) -> None:  # noqa: FBT001 - a setting, on or off
        """Say whether a row asks before a 0 is written while another box would get points."""
        self._confirm_zero = confirm

    def set_best(self, category: str | None) -> None:
        """Mark the box that the coach advises to fill; None for none."""
        row = -1 if category is None else self._card.row_of(category)
        if row != self._delegate.marks.best:
            self._delegate.marks.best = row
            if row >= 0:
                self.scrollTo(self._card.index(row, 0))
            self._repaint()

    def focus_box(self, category: str) -> None:
        """Bring the keyboard to a box, where Enter scores it."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._go(self._card.row_of(category), max(0, self._card.current_column))

    def set_speed(self, factor: float) -> None:
        """Multiply the duration of every motion by `factor` besides the look's own; 0 for none."""
        self._motion.set_speed(factor)

    def finish_motion(self) -> None:
        """Bring everything to where it is going."""
        self._motion.finish()

    def retranslate(self) -> None:
        """Take all words anew, after another language was chosen."""
        self.setAccessibleName(self.tr("Scorecard"))
        self._card.retranslate()
        self._ask(self._delegate.marks.asked)

    # Choosing

    def score_current(self) -> None:
        """Score in the row that asks, or else the one the keyboard is at."""
        asked = self._delegate.marks.asked
        self._choose(asked if asked >= 0 else self.currentIndex().row())

    def move_row(self, step: int) -> None:
        """Move the keyboard up or down, by boxes that can be chosen where that is the matter at hand."""
        current = self.currentIndex()
        row = current.row() if current.isValid() else self._last_row
        column = current.column() if current.isValid() else max(0, self._card.current_column)
        self._go(next_row(self._card, row, step, column), column)

    def move_column(self, step: int) -> None:
        """Move the keyboard to another player's column, for reading."""
        current = self.currentIndex()
        if not current.isValid():
            self.move_row(1)
            return
        column = min(max(current.column() + step, 0), self._card.columnCount() - 1)
        self.read_column(column)
        self._go(current.row(), column)

    def cancel_question(self) -> None:
        """Take back the question whether a 0 is meant."""
        if self._delegate.marks.asked >= 0:
            self._ask(-1)

    def _go(self, row: int, column: int) -> None:
        self.cancel_question()
        index = self._card.index(row, column)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def _on_clicked(self, row: int) -> None:
        if row == self._card.rowCount() - 1:
            return
        # A row chosen with the mouse is not the keyboard's, which goes on from there.
        self.setCurrentIndex(_NOWHERE)
        self._last_row = row
        self._choose(row)

    def _on_selected(self, selected: QItemSelection) -> None:
        """Choose the box that assistive technology selects, once it has its answer."""
        indexes = selected.indexes()
        if not indexes:
            return
        self.selectionModel().clearSelection()
        row, column = indexes[0].row(), indexes[0].column()
        if column != self._card.current_column or row == self._card.rowCount() - 1:
            self.setCurrentIndex(indexes[0])
        else:
            QTimer.singleShot(0, self, partial(self._choose, row))

    def _choose(self, row: int) -> None:
        """Score in a row, or ask whether a 0 is meant, or say why neither is possible."""
        reason = self._card.refusal(row)
        if reason is None and not self._interactive:
            reason = Refusal.NOT_YOUR_TURN
        if reason is not None:
            self.cancel_question()
            self.refused.emit(reason)
            return
        category = self._card.rows[row].category_id or ""
        if self._confirm_zero and row != self._delegate.marks.asked and self._card.is_needless_zero(row):
            self._ask(row)
            self.zero_asked.emit(category)
            return
        self._ask(-1)
        self.score_requested.emit(category)

    def _ask(self, row: int) -> None:
        """Let a row ask whether a 0 is meant, -1 for none."""
        marks = self._delegate.marks
        marks.asked, marks.question = row, ""
        if row >= 0:
            marks.question = wording.zero_question(self._card.row_name(row))
            self.scrollTo(self._card.index(row, max(0, self._card.current_column)))
        self._repaint()

    # Following the game

    def _start_over(self) -> None:
        """Show another game: nothing moves to it."""
        self._last_row = -1
        self.read_column(-1)
        self._delegate.marks.asked = -1
        self._motion.jump(self._card.current_column, self._totals())
        self._mark()

    def _follow_cells(self) -> None:
        self._motion.count(self._totals())
        asked = self._delegate.marks.asked
        if asked >= 0 and not self._card.is_needless_zero(asked):
            self.cancel_question()
        self._mark()

    def _follow_turn(self, _before: int, column: int) -> None:
        """Slide the mark, and take the keyboard along to a person's column."""
        self.cancel_question()
        self.read_column(-1)
        self._motion.mark(column)
        position, current = self._card.position, self.currentIndex()
        if position is not None and current.isValid() and position.player.is_human and not position.state.is_over:
            self.setCurrentIndex(self._card.index(current.row(), column))

    def _totals(self) -> tuple[int, ...]:
        last = self._card.rowCount() - 1
        return tuple(self._card.cell(last, column).points or 0 for column in range(self._card.columnCount()))

    def _mark(self) -> None:
        """Note which rows stand out now."""
        marks, pointer = self._delegate.marks, self._pointer
        scores = self._interactive and self._card.refusal(pointer.hovered) is None
        self._mark_focus()
        marks.hovered = pointer.hovered if scores else -1
        marks.pressed = pointer.pressed if scores else -1
        self._repaint()

    @override
    def _title(self) -> str:
        position = self._card.position
        return "" if position is None else wording.rules_name(position.setup.rules.id)

    # What Qt says

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the scorecard's own keys ask; all others are the window's."""
        key = card_key(event.key(), event.modifiers())
        is_for_dice = self._entering and key in _OF_DICE
        if key is None or is_for_dice or (key is CardKey.CANCEL and self._delegate.marks.asked < 0):
            event.ignore()
            return
        event.accept()
        match key:
            case CardKey.SCORE:
                # A key held down chooses once; the question is not answered by it either.
                if not event.isAutoRepeat():
                    self.score_current()
            case CardKey.CANCEL:
                self.cancel_question()
            case CardKey.LEFT | CardKey.RIGHT:
                self.move_column(1 if key is CardKey.RIGHT else -1)
            case _:
                rows = self._card.rowCount()
                self.move_row({CardKey.UP: -1, CardKey.DOWN: 1, CardKey.FIRST: -rows}.get(key, rows))

    @override
    def keyboardSearch(self, search: str) -> None:
        """Search nothing: letters are the window's shortcuts."""

    @override
    def selectionCommand(self, index: Index, event: QEvent | None = None) -> QItemSelectionModel.SelectionFlag:
        """Select nothing by mouse and keyboard: they choose by clicks and Enter."""
        return QItemSelectionModel.SelectionFlag.NoUpdate

    @override
    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Stay: getting the focus must not choose a box by itself."""
        return self.currentIndex()

    @override
    def currentChanged(self, current: Index, previous: Index) -> None:
        """Let the row stand out that the keyboard is at."""
        super().currentChanged(current, previous)
        self._mark()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is."""
        super().focusInEvent(event)
        self._mark()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide where the keyboard was; who goes elsewhere has answered the question with no."""
        super().focusOutEvent(event)
        self.cancel_question()
        self._mark()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
