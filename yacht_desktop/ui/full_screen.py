"""The window over the whole screen, and back."""

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QWidget

from yacht_desktop.session.game_session import GameSession
from yacht_desktop.ui.actions import Actions
from yacht_desktop.ui.game_table import GameTable


class FullScreen(QObject):
    """Goes to the full screen by its action, which has a tick while it is so, and back by that or by Escape."""

    def __init__(self, actions: Actions, session: GameSession, table: GameTable, window: QWidget) -> None:
        """Serve a window, which owns this object."""
        super().__init__(window)
        self._action = actions["fullScreenAction"]
        self._session = session
        self._table = table
        self._window = window
        self._action.triggered.connect(self.toggle)

    @Slot()
    def toggle(self) -> None:
        """Go there or back; what was maximised before is so again."""
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def leave(self) -> bool:
        """Go back unless something moves, which the key would end instead; return whether that was so."""
        if not self._window.isFullScreen() or self._session.is_computing or self._table.lay_still():
            return False
        self.toggle()
        return True

    def follow(self) -> None:
        """Show in the menu what the window's state is now."""
        self._action.setChecked(self._window.isFullScreen())
