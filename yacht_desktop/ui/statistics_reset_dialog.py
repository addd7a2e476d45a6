"""The question before all games are taken out of the statistics."""

from typing_extensions import override

from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.sentence_dialog import QuestionDialog
from yacht_desktop.ui.theme import Look


class StatisticsResetDialog(QuestionDialog):
    """Accepted when the statistics may begin anew."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Ask."""
        super().__init__(look, "statisticsResetDialog", "statisticsResetButton", parent)
        self.set_up()

    @override
    def retranslate(self) -> None:
        """Say every text in the language in use."""
        reason = self.tr("All games so far no longer count. They stay in the library, and the reset can be undone.")
        self.say(self.tr("Reset statistics"), self.tr("Begin the statistics anew?"), reason)
        self.cancel_button.setText(self.tr("Cancel"))
        self.accept_button.setText(self.tr("&Reset"))
