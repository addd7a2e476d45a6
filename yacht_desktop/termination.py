"""Ending as one is asked to, by the system or with Ctrl+C."""

import signal

from PySide6.QtCore import QObject, QSocketNotifier, Slot
from PySide6.QtWidgets import QWidget


class TerminationSignals(QObject):
    """Turns SIGTERM and SIGINT into closing the window, so that nothing is cut off half-way."""

    def __init__(self, window: QWidget, parent: QObject) -> None:
        """Begin to listen."""
        import socket

        super().__init__(parent)
        self._window = window
        self._ours, theirs = socket.socketpair()
        self._theirs = theirs
        for end in (self._ours, theirs):
            end.settimeout(0)
        signal.set_wakeup_fd(theirs.fileno(), warn_on_full_buffer=False)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, _only_wake_up)
        # A terminal that is closed, unless whoever started the game wants it to stay.
        if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
            signal.signal(signal.SIGHUP, _only_wake_up)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._close)

    @Slot()
    def _close(self) -> None:
        self._ours.recv(64)
        for dialog in self._window.findChildren(QWidget):
            if dialog.isWindow() and dialog.isVisible():
                dialog.close()
        self._window.close()


def _only_wake_up(number: int, frame: object) -> None:
    """Leave the work to the notifier; a handler must be set for the wake-up to come."""
