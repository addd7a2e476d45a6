"""A fact to be read, copied and spoken: what it is, the text itself, and what to know of it."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.controls import PlainButton
from yacht_desktop.ui.passage import Passage
from yacht_desktop.ui.theme import SPACE_1, SPACE_2, FontRole, Look
from yacht_desktop.ui.words import Words

_BUTTON: Final = 34


class CopiedFact(QWidget):
    """A title, a field that can only be read with a button that copies it, and a caption below."""

    def __init__(self, look: Look, name: str, parent: QWidget) -> None:
        """Start without a text.

        Args:
            look: the look in use.
            name: what the objects of this fact are called, as in `promiseField`.
            parent: owner.
        """
        super().__init__(parent)
        self._look = look
        self._is_copied = False
        self._title = Words(look, FontRole.BODY_STRONG, "ink", self)
        self._caption = Words(look, FontRole.CAPTION, "ink2", self, wraps=True)
        self._line = QWidget(self)
        self.field = Passage(look, self._line)
        self.field.setObjectName(f"{name}Field")
        self.button = PlainButton(look, "", self._line, height=_BUTTON)
        self.button.setObjectName(f"{name}CopyButton")
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._copy)
        self._row = QHBoxLayout(self._line)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.field, 1)
        self._row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self._title, self._line, self._caption):
            self._column.addWidget(part)
        look.changed.connect(self._restyle)
        self._restyle()

    def show_fact(self, title: str, text: str, caption: str = "") -> None:
        """Show a text under a title; without a text there is only the caption."""
        self._is_copied = self._is_copied and text == self.field.text()
        self._title.setText(title)
        self._caption.setText(caption)
        self._caption.setVisible(bool(caption))
        self._line.setVisible(bool(text))
        self.field.set_text(text)
        self.field.setAccessibleName(title)
        self.field.setAccessibleDescription(caption)
        self._say_button()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.field.text())
        self._is_copied = True
        self._say_button()
        announce(self.button, self.button.text())

    def _say_button(self) -> None:
        copy, copied = self.tr("Copy"), self.tr("Copied")
        # As wide as the longer of both, so that nothing moves.
        widths = []
        for text in (copied, copy):
            self.button.setText(text)
            widths.append(self.button.sizeHint().width())
        self.button.setMinimumWidth(max(widths))
        if self._is_copied:
            self.button.setText(copied)
        self.button.setAccessibleName(f"{self.button.text()}: {self._title.text()}")

    def _restyle(self) -> None:
        self._column.setSpacing(round(self._look.px(SPACE_1)))
        self._row.setSpacing(round(self._look.px(SPACE_2)))
        self._say_button()
