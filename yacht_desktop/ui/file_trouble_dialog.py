"""Says why a game was not opened or not saved."""

from typing import Final

from typing_extensions import override

from PySide6.QtWidgets import QWidget

from yacht_desktop.session.game_files import FileTrouble, Trouble
from yacht_desktop.ui.sentence_dialog import SentenceDialog
from yacht_desktop.ui.theme import Look
from yacht_desktop.ui.wording.files import trouble_sentence

_SAVING: Final = frozenset({Trouble.DISK_FULL, Trouble.UNWRITABLE})


class FileTroubleDialog(SentenceDialog):
    """A sentence, and a button to go on with the game, of which nothing is lost."""

    def __init__(self, look: Look, told: FileTrouble, parent: QWidget | None = None) -> None:
        """Say what was wrong with a file."""
        super().__init__(look, "fileTroubleDialog", "closeButton", parent)
        self._told = told
        self.set_up()

    @override
    def retranslate(self) -> None:
        """Say every text in the language in use."""
        saving = self._told.trouble in _SAVING
        title = self.tr("The game was not saved") if saving else self.tr("The game was not opened")
        self.say(self.tr("Save game") if saving else self.tr("Open game"), title, trouble_sentence(self._told))
        self.accept_button.setText(self.tr("&Close"))
