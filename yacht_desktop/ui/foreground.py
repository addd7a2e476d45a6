"""Bringing the game to the front when somebody else asks for it."""

import os
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

_WAYLAND: Final = "wayland"
_VARIABLE: Final = "XDG_ACTIVATION_TOKEN"


def bring_to_front(window: QWidget, token: str = "") -> None:
    """Let a window come to the front, with the dialog that is open over it, as far as the desktop allows.

    Where it does not, the window's entry in the task bar asks for attention until it is looked at.

    Args:
        window: the game's window.
        token: what the desktop gave whoever asks for it; Wayland lets nobody come forward without.
    """
    if token and QGuiApplication.platformName().startswith(_WAYLAND):
        # Qt looks for it there.
        os.environ[_VARIABLE] = token
    if window.isMinimized():
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    front = QApplication.activeModalWidget() or window
    # A dialog brings the window it is open over along.
    front.raise_()
    front.activateWindow()
    QApplication.alert(window)
