"""The dice of the game on the table: what was promised of them, what proves it, and how anybody can check it."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from yacht_desktop.game.fairness import DiceKind, GameDice, Verdict
from yacht_desktop.session.day_games import day_of_code
from yacht_desktop.session.dice_on_table import DiceOnTable
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.notes import NoteKind
from yacht_desktop.ui.controls import BrassButton, Panel
from yacht_desktop.ui.copied_fact import CopiedFact
from yacht_desktop.ui.dialog_frame import body_margins
from yacht_desktop.ui.dice_verdict import DiceVerdict
from yacht_desktop.ui.page_window import PageWindow
from yacht_desktop.ui.slim_scroll_bar import SlimScrollBar
from yacht_desktop.ui.theme import SPACE_3, SPACE_4, SPACE_5, FontRole, Look
from yacht_desktop.ui.wording import fairness as words
from yacht_desktop.ui.words import Words

_SIZE: Final = QSize(780, 660)
_MOST_STEPS: Final = 7
_MOST_COMMANDS: Final = 4
_LEFT: Final = Qt.AlignmentFlag.AlignLeft


class DiceWindow(PageWindow):
    """Follows the game on the table, and throws all its dice again when asked."""

    def __init__(self, look: Look, session: GameSession, dice: DiceOnTable, parent: QWidget | None = None) -> None:
        """Show the game on the table.

        Args:
            look: the look in use.
            session: the game on the table.
            dice: knows its dice.
            parent: the window this one belongs to.
        """
        super().__init__(look, parent, _SIZE)
        self.setObjectName("diceWindow")
        self._session = session
        self._dice = dice
        self._verdict: Verdict | None = None
        self._scroll = QScrollArea(self)
        self._scroll.setObjectName("diceWindowPage")
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setVerticalScrollBar(SlimScrollBar(look, self._scroll))
        page = QWidget(self._scroll)
        self._make_facts(page)
        self.verify_button = BrassButton(look, "", page)
        self.verify_button.setObjectName("verifyButton")
        self.verify_button.clicked.connect(self.verify)
        self._verdict_line = DiceVerdict(look, page)
        self._how_title = Words(look, FontRole.SECTION, "ink", page)
        self._steps = tuple(Words(look, FontRole.BODY, "ink", page, wraps=True) for _ in range(_MOST_STEPS))
        self._check_title = Words(look, FontRole.SECTION, "ink", page)
        self._check_line = Words(look, FontRole.BODY, "ink", page, wraps=True)
        self._commands = tuple(CopiedFact(look, f"command{number}", page) for number in range(_MOST_COMMANDS))
        self._lay_out_page(page)
        self._scroll.setWidget(page)
        self.set_content(self._scroll)
        session.started.connect(self._on_started)
        session.changed.connect(self._on_changed)
        self.set_up()

    def _make_facts(self, page: QWidget) -> None:
        look = self.look
        self._card = Panel(look, page)
        self._origin = Words(look, FontRole.BODY, "ink", self._card, wraps=True)
        self._known = Words(look, FontRole.BODY, "ink2", self._card, wraps=True)
        self.promise = CopiedFact(look, "promise", self._card)
        self.seed = CopiedFact(look, "seed", self._card)
        self.code = CopiedFact(look, "code", self._card)
        self._card_column = QVBoxLayout(self._card)
        for part in (self._origin, self._known, self.code, self.promise, self.seed):
            self._card_column.addWidget(part)

    def _lay_out_page(self, page: QWidget) -> None:
        self._page_column = QVBoxLayout(page)
        self._page_column.addWidget(self._card)
        button = QVBoxLayout()
        button.addWidget(self.verify_button)
        button.setAlignment(self.verify_button, _LEFT)
        self._page_column.addLayout(button)
        self._page_column.addWidget(self._verdict_line)
        for part in (self._how_title, *self._steps, self._check_title, self._check_line, *self._commands):
            self._page_column.addWidget(part)
        self._page_column.addStretch(1)

    # What happens

    @Slot()
    def verify(self) -> None:
        """Throw every die again and say what came of it."""
        self._verdict = self._dice.verdict()
        self._verdict_line.show_verdict(self._verdict, self._session.setup, is_new=True)
        self._scroll.ensureWidgetVisible(self._verdict_line)

    @Slot()
    def _on_started(self) -> None:
        self._verdict = None
        self._fill_in()

    @Slot()
    def _on_changed(self) -> None:
        # What was found holds for the moves that were there.
        self._verdict = None
        self._fill_in()

    # Showing

    @override
    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.set_title(self.tr("Dice of this game"))
        self._scroll.setAccessibleName(self.tr("Dice of this game"))
        self.verify_button.setText(self.tr("&Verify this game"))
        self._how_title.setText(self.tr("How the dice are made"))
        self._check_title.setText(self.tr("Check it with another tool"))
        self._fill_in()

    def _fill_in(self) -> None:
        dice, is_over = self._dice.told(), self._session.state.is_over
        typed = dice.kind is DiceKind.TYPED
        self._origin.setText(self._origin_sentence(dice))
        known = any(note.kind is NoteKind.KNOWN_DICE for note in self._session.notes)
        self._known.setText(words.known_dice() if known else "")
        self._known.setVisible(known)
        self._show_promise(dice, typed=typed)
        self._show_seed(dice, is_over=is_over, typed=typed)
        self._show_code(dice)
        self.verify_button.setVisible(not typed)
        self._verdict_line.show_verdict(self._verdict, self._session.setup, is_new=False)
        self._show_method(dice, typed=typed)

    def _origin_sentence(self, dice: GameDice) -> str:
        return {
            DiceKind.COMPUTER: self.tr("The computer rolls the dice. Each player has dice of their own."),
            DiceKind.SHARED: self.tr(
                "The computer rolls the dice, and they are the same for everyone: in the same turn and roll each die"
                " shows the same face, whoever throws it."
            ),
            DiceKind.TYPED: self.tr(
                "People roll real dice and type in what they show. So there is no promise, and nothing that the"
                " program could check."
            ),
        }[dice.kind]

    def _show_promise(self, dice: GameDice, *, typed: bool) -> None:
        caption = (
            self.tr("No promise is kept with this game.")
            if dice.commitment is None
            else self.tr("The SHA-256 hash of the seed, from before the first roll.")
            if dice.last_before is None
            else self.tr("The SHA-256 hash of the seed. The first dice of this game are those of another seed.")
        )
        self.promise.show_fact(self.tr("Promise"), dice.commitment or "", caption)
        self.promise.setVisible(not typed)

    def _show_seed(self, dice: GameDice, *, is_over: bool, typed: bool) -> None:
        if dice.seed is not None:
            caption = self.tr("All dice of the game are made from these 32 bytes, here in hexadecimal.")
        elif is_over:
            caption = self.tr("The seed of this game is not known.")
        else:
            caption = self.tr("Told after the last roll, since whoever knows it knows the dice to come.")
        self.seed.show_fact(self.tr("Seed"), "" if dice.seed is None else dice.seed.hex(), caption)
        self.seed.setVisible(not typed)

    def _show_code(self, dice: GameDice) -> None:
        self.code.setVisible(dice.code is not None)
        if dice.code is None:
            return
        day = day_of_code(dice.code)
        caption = self.tr("Whoever types this code into New game plays with the same dice.")
        if day is not None:
            caption = f"{words.day_game(day)}. {caption}"
        self.code.show_fact(self.tr("Dice code"), dice.code, caption)

    def _show_method(self, dice: GameDice, *, typed: bool) -> None:
        sentences = () if typed else words.steps(dice)
        for place, line in enumerate(self._steps):
            line.setVisible(place < len(sentences))
            line.setText(f"{place + 1}. {sentences[place]}" if place < len(sentences) else "")
        lines = () if typed else words.commands(dice)
        for place, fact in enumerate(self._commands):
            fact.setVisible(place < len(lines))
            if place < len(lines):
                fact.show_fact(*lines[place])
        for part in (self._how_title, self._check_title, self._check_line):
            part.setVisible(not typed)
        self._check_line.setText(self._check_sentence(dice))

    def _check_sentence(self, dice: GameDice) -> str:
        if dice.seed is None:
            return self.tr(
                "After the last roll these lines, typed into a terminal, have the seed in place of {word}."
            ).format(word=words.SEED_SHOWN)
        return self.tr(
            "These lines can be typed into a terminal. For a saved game, yacht-lab verify does the same for every die."
        )

    @override
    def restyle(self) -> None:
        """Take the sizes of the look."""
        px = self.look.px
        self._page_column.setContentsMargins(*body_margins(self.look))
        self._page_column.setSpacing(round(px(SPACE_3)))
        side, above = round(px(SPACE_5)), round(px(SPACE_4))
        self._card_column.setContentsMargins(side, above, side, above)
        self._card_column.setSpacing(round(px(SPACE_4)))
