"""Everything that can be done with games of the library, as a menu; most of it has keys of its own."""

from collections.abc import Callable
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

translate = QCoreApplication.translate


class Chore(Enum):
    """What can be done; the value is part of the action's object name."""

    OPEN = "Open"
    REVIEW = "Review"
    REPLAY = "Replay"
    COPY = "Copy"
    EXPORT = "Export"
    TABLE = "Table"
    IMPORT = "Import"
    DELETE = "Delete"
    UNDO = "Undo"


KEYS: Final[dict[Chore, QKeySequence.StandardKey | str]] = {
    Chore.REVIEW: "Ctrl+R",
    Chore.REPLAY: "Ctrl+P",
    Chore.COPY: QKeySequence.StandardKey.Copy,
    Chore.EXPORT: "Ctrl+E",
    Chore.TABLE: "Ctrl+Shift+E",
    Chore.IMPORT: "Ctrl+I",
    Chore.DELETE: QKeySequence.StandardKey.Delete,
    Chore.UNDO: QKeySequence.StandardKey.Undo,
}
"""The keys of what can be done; a game is opened with Enter."""
_SEPARATED: Final = frozenset({Chore.COPY, Chore.DELETE})
# In the field for the search these keys are those of the text.
_OF_THE_LIST: Final = frozenset({Chore.COPY, Chore.DELETE})


def chore_texts() -> dict[Chore, str]:
    """Return what the menu says of all but opening, which depends on the game."""
    return {
        Chore.REVIEW: translate("LibraryMenu", "&Review"),
        Chore.REPLAY: translate("LibraryMenu", "Re&play"),
        Chore.COPY: translate("LibraryMenu", "Cop&y as text"),
        Chore.EXPORT: translate("LibraryMenu", "&Export…"),
        Chore.TABLE: translate("LibraryMenu", "Export re&sults as CSV…"),
        Chore.IMPORT: translate("LibraryMenu", "&Import…"),
        Chore.DELETE: translate("LibraryMenu", "&Delete"),
        Chore.UNDO: translate("LibraryMenu", "&Undo deletion"),
    }


class LibraryMenu(QMenu):
    """Opens at a game, or from the button More."""

    def __init__(self, window: QWidget, games: QWidget) -> None:
        """Make every action.

        Args:
            window: where their keys work.
            games: the list, where alone some of the keys work.
        """
        super().__init__(window)
        self.setObjectName("libraryMenu")
        self._actions: dict[Chore, QAction] = {}
        for chore in Chore:
            if chore in _SEPARATED:
                self.addSeparator()
            action = self._actions[chore] = QAction(self)
            action.setObjectName(f"library{chore.value}Action")
            action.setAutoRepeat(False)
            keys = KEYS.get(chore)
            if isinstance(keys, QKeySequence.StandardKey):
                action.setShortcuts(keys)
            elif keys is not None:
                action.setShortcut(QKeySequence(keys))
            if chore in _OF_THE_LIST:
                action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
                games.addAction(action)
            else:
                window.addAction(action)
            self.addAction(action)

    def on(self, chore: Chore, slot: Callable[[], None]) -> None:
        """Call `slot`, a bound method of a QObject, when something is to be done."""
        self._actions[chore].triggered.connect(slot)

    def enable(self, chore: Chore, *, ready: bool) -> None:
        """Say whether something can be done now."""
        self._actions[chore].setEnabled(ready)

    def name_opening(self, text: str) -> None:
        """Say how the game chosen is opened."""
        self._actions[Chore.OPEN].setText(text)

    def retranslate(self) -> None:
        """Say every text in the language in use."""
        for chore, text in chore_texts().items():
            self._actions[chore].setText(text)
