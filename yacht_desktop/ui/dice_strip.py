"""The lowest strip of the ranking: the seed of the dice, told now that the game is over, and a button to check it."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from yacht_desktop.game.fairness import DiceKind, GameDice
from yacht_desktop.ui.controls import PlainButton
from yacht_desktop.ui.ranking_foot import INSET
from yacht_desktop.ui.theme import SPACE_3, FontRole, Look
from yacht_desktop.ui.wording import fairness as words
from yacht_desktop.ui.words import Words

_BUTTON: Final = 32


class DiceStrip(QWidget):
    """Hidden until there are dice that the program threw.

    Signals:
        verify_wanted: every die is to be thrown again.
    """

    verify_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start without dice."""
        super().__init__(parent)
        self._look = look
        self._dice: GameDice | None = None
        self._words = Words(look, FontRole.CAPTION, "ink3", self, wraps=True)
        self.button = PlainButton(look, "", self, height=_BUTTON)
        self.button.setObjectName("resultVerifyButton")
        self.button.clicked.connect(self.verify_wanted)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._words, 1)
        self._row.addWidget(self.button)
        look.changed.connect(self._restyle)
        self._restyle()
        self.hide()

    def show_dice(self, dice: GameDice | None) -> None:
        """Tell of the dice of a finished game; nothing of those that people rolled themselves."""
        self._dice = dice
        self.setVisible(dice is not None and dice.kind is not DiceKind.TYPED)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the texts in the language in use."""
        self.button.setText(self.tr("Verify this game"))
        dice = self._dice
        if dice is None or dice.seed is None:
            self._words.setText(self.tr("The seed of the dice is not known."))
        else:
            lines = [words.seed_in_short(dice.seed.hex())]
            if dice.code is not None:
                lines.insert(0, words.code_told(dice.code))
            self._words.setText("\n".join(lines))
        self.button.setAccessibleDescription(self._words.text())

    def needed_height(self, width: int) -> int:
        """Return how high the strip must be at a width; 0 while it is hidden."""
        return 0 if self.isHidden() else self._row.totalHeightForWidth(width)

    def _restyle(self) -> None:
        px = self._look.px
        self._row.setContentsMargins(round(px(INSET)), 0, round(px(INSET)), round(px(SPACE_3)))
        self._row.setSpacing(round(px(SPACE_3)))
