"""Text in a dialog: one role, one colour of the theme, never rich."""

from typing import Literal

from typing_extensions import override

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget

from yacht_desktop.ui.text_fit import breakable
from yacht_desktop.ui.theme import FontRole, Look

Ink = Literal["ink", "ink2", "ink3", "brassink", "neg"]


class Words(QLabel):
    """A plain text that follows the look."""

    def __init__(self, look: Look, role: FontRole, ink: Ink, parent: QWidget, *, wraps: bool = False) -> None:
        """Start empty."""
        super().__init__(parent)
        self._look = look
        self._role = role
        self._ink = ink
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wraps)
        look.changed.connect(self._restyle)
        self._restyle()

    @override
    def setText(self, text: str) -> None:
        """Show a text, whose words may be broken where lines are."""
        super().setText(breakable(text) if self.wordWrap() else text)

    def set_form(self, role: FontRole, ink: Ink) -> None:
        """Take another role and colour."""
        if (role, ink) != (self._role, self._ink):
            self._role, self._ink = role, ink
            self._restyle()

    def _restyle(self) -> None:
        self.setFont(self._look.font(self._role))
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.WindowText, getattr(self._look.theme, self._ink))
        self.setPalette(palette)
