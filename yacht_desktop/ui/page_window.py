"""A window to read in beside the game: a head with its title, and below it what scrolls."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPalette, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yacht_desktop.ui.dialog_frame import Bar, fitting_size
from yacht_desktop.ui.theme import FontRole, Look
from yacht_desktop.ui.words import Words

_LEAST: Final = QSize(360, 280)


class PageWindow(QWidget):
    """A window of its own that leaves the game playable; Escape closes it.

    Subclasses put their content in with `set_content` and say their texts in `retranslate`,
    which also runs when the language changes, and their sizes in `restyle`.
    """

    def __init__(self, look: Look, parent: QWidget | None, size: QSize) -> None:
        """Make a window of a designed size, in px at scale 1."""
        super().__init__(parent, Qt.WindowType.Window)
        self.look = look
        self._design_size = size
        self._fitted = False
        self.head = Bar(look, self, at_top=True)
        self._title = Words(look, FontRole.HEADING_SMALL, "ink", self.head)
        self.head.row.addWidget(self._title, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.head)
        look.changed.connect(self._follow_look)

    def set_content(self, content: QWidget) -> None:
        """Fill the window below its head."""
        self._column.addWidget(content, 1)
        content.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def add_foot(self, foot: QWidget) -> None:
        """Put a strip below the content."""
        self._column.addWidget(foot)

    def set_title(self, title: str, heading: str = "") -> None:
        """Name the window; its head says the same, or a heading of its own."""
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self._title.setText(heading or title)

    def retranslate(self) -> None:
        """Say every text in the language in use."""

    def restyle(self) -> None:
        """Take the colours and sizes of the look."""

    def set_up(self) -> None:
        """Take texts and look for the first time, once everything is in its place."""
        self._follow_look()
        self.retranslate()

    def _follow_look(self) -> None:
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Window, self.look.theme.bg)
        self.setPalette(palette)
        self.setMinimumSize(_LEAST)
        self.restyle()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Take a size that fits, the first time."""
        if not self._fitted:
            self._fitted = True
            self.resize(fitting_size(self, self.look, self._design_size))
        super().showEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape or the system's key for it."""
        if event.key() == Qt.Key.Key_Escape or event.matches(QKeySequence.StandardKey.Close):
            self.close()
            return
        super().keyPressEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
