"""All sounds off, and on again."""

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from yacht_desktop.session import settings as s
from yacht_desktop.session.settings import Settings


class Mute(QObject):
    """Mutes by its action, which has a tick while it is so, in the window and in the trainer."""

    said = Signal(str)
    """A sentence for the status line and the screen reader."""

    def __init__(self, action: QAction, settings: Settings, parent: QObject) -> None:
        """Serve a window, which owns this object."""
        super().__init__(parent)
        self._action = action
        self._settings = settings
        action.triggered.connect(self._choose)
        settings.changed.connect(self._follow)
        self._follow(s.MUTED.key)

    @Slot(object)
    def share(self, table: QWidget) -> None:
        """Let the key mute in the window of another table too."""
        table.window().addAction(self._action)

    @Slot()
    def _choose(self) -> None:
        muted = self._action.isChecked()
        self._settings.set(s.MUTED, muted)
        self.said.emit(self.tr("The sound is off.") if muted else self.tr("The sound is on."))

    @Slot(str)
    def _follow(self, key: str) -> None:
        if key == s.MUTED.key:
            self._action.setChecked(self._settings.get(s.MUTED))
