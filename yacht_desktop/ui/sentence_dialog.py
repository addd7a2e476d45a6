"""Small dialogs: a title, a sentence, and one or two buttons."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yacht_desktop.ui.controls import BrassButton, PlainButton
from yacht_desktop.ui.dialog_frame import DialogFrame, body_margins
from yacht_desktop.ui.theme import SPACE_3, FontRole, Look
from yacht_desktop.ui.words import Words

_SIZE: Final = QSize(500, 208)


class SentenceDialog(DialogFrame):
    """Says something; its brass button accepts it. Subclasses say their texts in `retranslate`, by `say`."""

    def __init__(self, look: Look, name: str, button: str, parent: QWidget | None = None) -> None:
        """Make a dialog without words.

        Args:
            look: the look of the game.
            name: object name of the dialog.
            button: object name of its brass button.
            parent: the window it belongs to.
        """
        super().__init__(look, parent, _SIZE)
        self.setObjectName(name)
        self._title = Words(look, FontRole.HEADING_SMALL, "ink", self.body, wraps=True)
        self._sentence = Words(look, FontRole.BODY, "ink2", self.body, wraps=True)
        self._column = QVBoxLayout(self.body)
        self._column.addWidget(self._title)
        self._column.addWidget(self._sentence)
        self._column.addStretch(1)
        self.fill_foot()
        self.accept_button = BrassButton(look, "", self)
        self.accept_button.setObjectName(button)
        self.accept_button.setDefault(True)
        self.add_button(self.accept_button)
        self.accept_button.clicked.connect(self.accept)

    def fill_foot(self) -> None:
        """Put in what stands before the brass button: nothing."""

    def say(self, window: str, title: str, sentence: str) -> None:
        """Set the title of the window, and title and sentence of the dialog, which a screen reader hears as well."""
        self.setWindowTitle(window)
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self._title.setText(title)
        self._sentence.setText(sentence)

    @override
    def set_up(self) -> None:
        """Take texts and look for the first time, and begin at the brass button."""
        super().set_up()
        self.accept_button.setFocus()

    @override
    def restyle(self) -> None:
        """Take the sizes of the look."""
        self._column.setContentsMargins(*body_margins(self.look))
        self._column.setSpacing(round(self.look.px(SPACE_3)))


class QuestionDialog(SentenceDialog):
    """Asks something that can be refused by a second button."""

    @override
    def fill_foot(self) -> None:
        """Put in the button that refuses."""
        self.cancel_button = PlainButton(self.look, "", self)
        self.cancel_button.setObjectName("cancelButton")
        self.cancel_button.setAutoDefault(False)
        self.add_button(self.cancel_button)
        self.cancel_button.clicked.connect(self.reject)
