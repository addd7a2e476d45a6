"""The question before a game under way is left to play on from a step of another."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yacht_desktop.ui.controls import BrassButton, PlainButton
from yacht_desktop.ui.dialog_frame import DialogFrame, body_margins
from yacht_desktop.ui.theme import SPACE_3, FontRole, Look
from yacht_desktop.ui.words import Words

_SIZE: Final = QSize(500, 208)


class TryAgainDialog(DialogFrame):
    """Accepted when the game on the table may be left."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Ask."""
        super().__init__(look, parent, _SIZE)
        self.setObjectName("tryAgainDialog")
        self._title = Words(look, FontRole.HEADING_SMALL, "ink", self.body, wraps=True)
        self._reason = Words(look, FontRole.BODY, "ink2", self.body, wraps=True)
        self._column = QVBoxLayout(self.body)
        self._column.addWidget(self._title)
        self._column.addWidget(self._reason)
        self._column.addStretch(1)
        self._cancel = PlainButton(look, "", self)
        self._leave = BrassButton(look, "", self)
        self._cancel.setObjectName("cancelButton")
        self._leave.setObjectName("tryAgainButton")
        self._cancel.setAutoDefault(False)
        self._leave.setDefault(True)
        self.add_button(self._cancel)
        self.add_button(self._leave)
        self._cancel.clicked.connect(self.reject)
        self._leave.clicked.connect(self.accept)
        self.set_up()
        self._leave.setFocus()

    @override
    def retranslate(self) -> None:
        title = self.tr("Leave the game on the table?")
        reason = self.tr("It is not finished. A copy of the game reviewed takes its place, with new dice from here on.")
        self.setWindowTitle(self.tr("Try again from here"))
        self.setAccessibleName(title)
        self.setAccessibleDescription(reason)
        self._title.setText(title)
        self._reason.setText(reason)
        self._cancel.setText(self.tr("Cancel"))
        self._leave.setText(self.tr("&Try again"))

    @override
    def restyle(self) -> None:
        self._column.setContentsMargins(*body_margins(self.look))
        self._column.setSpacing(round(self.look.px(SPACE_3)))
