"""The question before a game under way is left to play on from a step of another."""

from typing_extensions import override

from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.sentence_dialog import QuestionDialog
from yacht_desktop.ui.theme import Look


class TryAgainDialog(QuestionDialog):
    """Accepted when the game on the table may be left."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Ask."""
        super().__init__(look, "tryAgainDialog", "tryAgainButton", parent)
        self.set_up()

    @override
    def retranslate(self) -> None:
        """Say every text in the language in use."""
        reason = self.tr("It is not finished. A copy of the game reviewed takes its place, with new dice from here on.")
        self.say(self.tr("Try again from here"), self.tr("Leave the game on the table?"), reason)
        self.cancel_button.setText(self.tr("Cancel"))
        self.accept_button.setText(self.tr("&Try again"))
