"""Says why a game was not opened or not saved."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yacht_desktop.session.game_files import FileTrouble, Trouble
from yacht_desktop.ui.controls import BrassButton
from yacht_desktop.ui.dialog_frame import DialogFrame, body_margins
from yacht_desktop.ui.theme import SPACE_3, FontRole, Look
from yacht_desktop.ui.wording.files import trouble_sentence
from yacht_desktop.ui.words import Words

_SIZE: Final = QSize(500, 208)
_SAVING: Final = frozenset({Trouble.DISK_FULL, Trouble.UNWRITABLE})


class FileTroubleDialog(DialogFrame):
    """A sentence, and a button to go on with the game, of which nothing is lost."""

    def __init__(self, look: Look, told: FileTrouble, parent: QWidget | None = None) -> None:
        """Say what was wrong with a file."""
        super().__init__(look, parent, _SIZE)
        self.setObjectName("fileTroubleDialog")
        self._told = told
        self._title = Words(look, FontRole.HEADING_SMALL, "ink", self.body, wraps=True)
        self._sentence = Words(look, FontRole.BODY, "ink2", self.body, wraps=True)
        self._column = QVBoxLayout(self.body)
        self._column.addWidget(self._title)
        self._column.addWidget(self._sentence)
        self._column.addStretch(1)
        self._close = BrassButton(look, "", self)
        self._close.setObjectName("closeButton")
        self._close.setDefault(True)
        self.add_button(self._close)
        self._close.clicked.connect(self.accept)
        self.set_up()
        self._close.setFocus()

    @override
    def retranslate(self) -> None:
        """Say every text in the language in use."""
        saving = self._told.trouble in _SAVING
        title = self.tr("The game was not saved") if saving else self.tr("The game was not opened")
        sentence = trouble_sentence(self._told)
        self.setWindowTitle(self.tr("Save game") if saving else self.tr("Open game"))
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self._title.setText(title)
        self._sentence.setText(sentence)
        self._close.setText(self.tr("&Close"))

    @override
    def restyle(self) -> None:
        """Take the sizes of the look."""
        self._column.setContentsMargins(*body_margins(self.look))
        self._column.setSpacing(round(self.look.px(SPACE_3)))
