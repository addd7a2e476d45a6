"""Text in a dialog: one role, one colour of the theme, never rich."""

from math import ceil
from typing import Literal

from typing_extensions import override

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.text_fit import breakable, font_to_fit, text_width, usual_share
from yacht_desktop.ui.theme import SMALLEST_TEXT, FontRole, Look

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

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the room it needs; of one line, where it is not enlarged."""
        hint = super().minimumSizeHint()
        if self.wordWrap():
            return hint
        return QSize(ceil(hint.width() * usual_share(self._look.text_scale)), hint.height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text, smaller where enlarged words have no room for that."""
        words = self.text().split() if self.wordWrap() else (self.text(),)
        longest = max(words, key=lambda word: text_width(self.font(), word), default="")
        share = usual_share(self._look.text_scale)
        font = font_to_fit(self.font(), longest, self.contentsRect().width() + 1, share, SMALLEST_TEXT)
        if font.pixelSize() == self.font().pixelSize():
            super().paintEvent(event)
            return
        flags = self.alignment() | (Qt.TextFlag.TextWordWrap if self.wordWrap() else Qt.TextFlag.TextSingleLine)
        with Painter(self) as painter:
            painter.setFont(font)
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawText(self.contentsRect(), flags, self.text())

    def _restyle(self) -> None:
        self.setFont(self._look.font(self._role))
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.WindowText, getattr(self._look.theme, self._ink))
        self.setPalette(palette)
