"""Which dice a new game is played with, among the choices before it."""

from collections.abc import Callable
from typing import Final

from typing_extensions import override

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from yacht_desktop.game.dice_codes import BadCode, CodeFault, daily_code, dice_of_code, read_code
from yacht_desktop.game.fairness import DiceKind
from yacht_desktop.session.day_games import day_of_code, today
from yacht_desktop.session.known_dice import Known, KnownDice
from yacht_desktop.session.setup import DiceChoice
from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.controls import ErrorLine, RadioRow, TextField
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.theme import SPACE_1, SPACE_2, SPACE_4, FontRole, Look
from yacht_desktop.ui.wording import fairness as words
from yacht_desktop.ui.words import Words

_LINE: Final = 1
_INDENT: Final = 28
_FIELD: Final = 320
_COMPUTER, _SHARED, _DAY, _TYPED = range(4)
_TYPING: Final = frozenset({CodeFault.EMPTY, CodeFault.LENGTH})
"""What is no fault as long as somebody may be typing on."""


class DiceRows(QWidget):
    """Rolled by the computer, to each their own or the same for everyone, or by people on their own table.

    Signals:
        changed: another choice, or another code.
        grew: more is shown with the code now, which may lie out of view.
    """

    changed = Signal()
    grew = Signal()

    def __init__(
        self, look: Look, parent: QWidget, known_dice: KnownDice | None = None, now: Callable[[], str] = today
    ) -> None:
        """Start with dice rolled by the computer.

        Args:
            look: the look in use.
            parent: owner.
            known_dice: tells whether dice were played with before; None where nobody knows.
            now: gives the day of the calendar.
        """
        super().__init__(parent)
        self._look = look
        self._known_dice = known_dice
        self._day = now()
        self._asked: bytes | None = None
        self._is_known = False
        self._title = Words(look, FontRole.SECTION, "ink", self)
        self._group = QButtonGroup(self)
        self.rows = tuple(RadioRow(look, "", self) for _ in range(4))
        for number, (row, name) in enumerate(zip(self.rows, ("computer", "shared", "day", "typed"), strict=True)):
            row.setObjectName(f"{name}Dice")
            self._group.addButton(row, number)
        self.rows[_COMPUTER].setChecked(True)
        self._make_code_block(look)
        self._caption = Words(look, FontRole.CAPTION, "ink2", self, wraps=True)
        self._caption.setObjectName("diceCaption")
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._title)
        for row in self.rows:
            self._column.addWidget(row)
            if row is self.rows[_SHARED]:
                self._column.addWidget(self.code_block)
        self._column.addWidget(self._caption)
        self._group.idToggled.connect(self._on_toggled)
        self.code.textChanged.connect(self._on_code)
        self.code.editingFinished.connect(self._on_code_typed)
        if known_dice is not None:
            known_dice.told.connect(self._on_told)
        look.changed.connect(self._restyle)
        self._restyle()

    def _make_code_block(self, look: Look) -> None:
        self.code_block = QWidget(self)
        self._label = Words(look, FontRole.CAPTION, "ink2", self.code_block)
        self.code = TextField(look, "", self.code_block)
        self.code.setObjectName("diceCodeField")
        self._label.setBuddy(self.code)
        self._error = ErrorLine(look, self.code_block)
        self._error.hide()
        self._block_column = QVBoxLayout(self.code_block)
        for part in (self._label, self.code, self._error):
            self._block_column.addWidget(part)
        self.code_block.hide()

    # What is chosen

    def choice(self) -> DiceChoice:
        """Return the choice; a code that is none counts as not typed."""
        number = self._group.checkedId()
        if number == _SHARED:
            return DiceChoice(DiceKind.SHARED, self._code())
        if number == _DAY:
            return DiceChoice(DiceKind.SHARED, daily_code(self._day))
        return DiceChoice(DiceKind.TYPED if number == _TYPED else DiceKind.COMPUTER)

    def show_choice(self, choice: DiceChoice) -> None:
        """Show the kind of dice played with last; a code is not played again unless it is typed again."""
        number = _COMPUTER
        if choice.kind is DiceKind.TYPED:
            number = _TYPED
        elif choice.kind is DiceKind.SHARED:
            number = _SHARED if choice.code is None or day_of_code(choice.code) is None else _DAY
        self.rows[number].setChecked(True)

    def summary(self) -> str:
        """Return the choice in a few words; empty for the usual one."""
        return {
            _COMPUTER: "",
            _SHARED: self.tr("the same dice for everyone"),
            _DAY: self.tr("game of the day"),
            _TYPED: self.tr("real dice"),
        }[self._group.checkedId()]

    def is_sound(self) -> bool:
        """Return whether a game can begin; if not, say what is wrong with the code and go there."""
        fault = self._fault()
        if fault is None:
            return True
        self._show_fault(fault)
        announce(self.code, words.code_fault(fault))
        self.code.setFocus()
        return False

    def stops(self) -> list[QWidget]:
        """Return the controls in the order of Tab."""
        computer, shared, day, typed = self.rows
        return [computer, shared, self.code, day, typed]

    def _code(self) -> str | None:
        try:
            return read_code(self.code.text())
        except BadCode:
            return None

    def _fault(self) -> BadCode | None:
        """Return what is wrong with what was typed, None where nothing was, or nothing is."""
        if self._group.checkedId() != _SHARED or not self.code.text().strip():
            return None
        try:
            read_code(self.code.text())
        except BadCode as fault:
            return fault
        return None

    # Changes

    def _on_toggled(self, number: int, checked: bool) -> None:  # noqa: FBT001 - the form of Qt's signal
        if not checked:
            return
        self.code_block.setVisible(number == _SHARED)
        if number == _SHARED:
            self.grew.emit()
        self._look_up()
        self._say_caption()
        self.changed.emit()

    @Slot()
    def _on_code(self) -> None:
        fault = self._fault()
        # Whoever is typing may be about to mend it.
        self._show_fault(None if fault is not None and fault.fault in _TYPING else fault)
        self._look_up()
        self._say_caption()
        self.changed.emit()

    @Slot()
    def _on_code_typed(self) -> None:
        self._show_fault(self._fault())
        code = self._code()
        if code is not None and code != self.code.text():
            self.code.setText(code)

    def _show_fault(self, fault: BadCode | None) -> None:
        sentence = "" if fault is None else words.code_fault(fault)
        self.code.set_error(sentence)
        self._error.set_sentence(sentence)
        self._error.setVisible(bool(sentence))
        if sentence:
            self.grew.emit()

    def _look_up(self) -> None:
        """Find out whether the dice chosen were played with before."""
        code = self.choice().code
        seed = None if code is None else dice_of_code(code).seed
        if seed == self._asked:
            return
        self._asked, self._is_known = seed, False
        if seed is not None and self._known_dice is not None:
            self._known_dice.ask(seed)

    @Slot(object)
    def _on_told(self, told: Known) -> None:
        if told.seed != self._asked or told.is_known == self._is_known:
            return
        self._is_known = told.is_known
        self._say_caption()
        announce(self, self._caption.text())

    # Words

    def retranslate(self) -> None:
        """Say the texts in the language in use."""
        self._title.setText(self.tr("Dice"))
        texts = (
            self.tr("Rolled by the computer"),
            self.tr("The same for everyone"),
            words.day_game(self._day),
            self.tr("Real dice on the table, typed in"),
        )
        for row, text in zip(self.rows, texts, strict=True):
            row.setText(text)
        self._label.setText(self.tr("Dice code; leave it empty for new dice"))
        self.code.setAccessibleName(self.tr("Dice code; leave it empty for new dice"))
        self._show_fault(self._fault() if self.code.has_error else None)
        self._say_caption()

    def _say_caption(self) -> None:
        number = self._group.checkedId()
        explained = {
            _COMPUTER: self.tr("Each player has dice of their own, settled before the first roll."),
            _SHARED: self.tr(
                "In the same turn and roll each die shows the same face for all players. Whoever has the code of the"
                " game has its dice."
            ),
            _DAY: words.day_explained(),
            _TYPED: self.tr("You roll your own dice and type in what they show, for all players."),
        }[number]
        self._caption.setText(words.known_dice() if self._is_known else explained)
        for place, row in enumerate(self.rows):
            row.setAccessibleDescription(self._caption.text() if place == number else "")

    # Look

    def _restyle(self) -> None:
        px = self._look.px
        self._column.setContentsMargins(0, round(px(SPACE_4)), 0, 0)
        self._column.setSpacing(0)
        self._block_column.setContentsMargins(round(px(_INDENT)), 0, 0, round(px(SPACE_2)))
        self._block_column.setSpacing(round(px(SPACE_1)))
        self.code.setMaximumWidth(round(self._look.text_px(_FIELD)))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line above."""
        with Painter(self) as painter:
            painter.fillRect(0, 0, self.width(), _LINE, self._look.theme.line2)
