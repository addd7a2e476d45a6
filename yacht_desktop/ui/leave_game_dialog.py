"""The question before a game under way is left for one from a file."""

from typing_extensions import override

from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.sentence_dialog import QuestionDialog
from yacht_desktop.ui.theme import Look


class LeaveGameDialog(QuestionDialog):
    """Accepted when the game may be left."""

    def __init__(self, look: Look, file: str, parent: QWidget | None = None) -> None:
        """Ask about leaving the game for the one in a file of this name."""
        super().__init__(look, "leaveGameDialog", "leaveButton", parent)
        self._file = file
        self.set_up()

    @override
    def retranslate(self) -> None:
        """Say every text in the language in use."""
        reason = self.tr("It is not finished, and no file holds it. {file} then takes its place.").format(
            file=self._file
        )
        self.say(self.tr("Open game"), self.tr("Leave the game on the table?"), reason)
        self.cancel_button.setText(self.tr("Cancel"))
        self.accept_button.setText(self.tr("&Leave it"))
