"""Listens to programs that are started later on the same folder; see `one_program`."""

import contextlib
import socket
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal, Slot

from yacht_desktop.calls import LONGEST_CALL, TAKEN, read_call
from yacht_desktop.one_program import Door

MOST_AT_ONCE: Final = 16
SPOKEN_MS: Final = 2_000
_PIECE: Final = 4_096


class Callers(QObject):
    """Takes calls while the event loop runs.

    Signals:
        called: somebody asks for something, with the Call.
    """

    called = Signal(object)

    def __init__(self, door: Door, parent: QObject) -> None:
        """Listen at a door; where it has no bell nobody calls."""
        super().__init__(parent)
        self._door = door
        self._notifier: QSocketNotifier | None = None
        if door.listener is not None:
            self._notifier = QSocketNotifier(door.listener.fileno(), QSocketNotifier.Type.Read, self)
            self._notifier.activated.connect(self._admit)

    def shut_down(self) -> None:
        """Listen no more; who calls now waits until the folder is free."""
        if self._notifier is not None:
            self._notifier.setEnabled(False)
        self._door.close()

    @Slot()
    def _admit(self) -> None:
        listener = self._door.listener
        if listener is None:
            return
        try:
            line, _ = listener.accept()
        except OSError:
            # It has gone away again.
            return
        if len(self.findChildren(_Caller)) >= MOST_AT_ONCE:
            line.close()
            return
        caller = _Caller(line, self._door.secret, self)
        caller.called.connect(self.called)


class _Caller(QObject):
    """One program that calls, which must say what it wants in one line, and soon."""

    called = Signal(object)

    def __init__(self, line: socket.socket, secret: str, parent: QObject) -> None:
        super().__init__(parent)
        line.settimeout(0)
        self._line = line
        self._secret = secret
        self._said = b""
        self._notifier = QSocketNotifier(line.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._listen)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._hang_up)
        self._patience.start(SPOKEN_MS)

    @Slot()
    def _listen(self) -> None:
        try:
            piece = self._line.recv(_PIECE)
        except BlockingIOError:
            return
        except OSError:
            piece = b""
        self._said += piece
        if b"\n" in self._said:
            self._answer(self._said.partition(b"\n")[0])
        elif not piece or len(self._said) > LONGEST_CALL:
            self._hang_up()

    def _answer(self, said: bytes) -> None:
        call = read_call(said, self._secret)
        taken = False
        if call is not None:
            # Who has given up waiting has said so to its people, and is not obeyed any more.
            with contextlib.suppress(OSError):
                taken = self._line.send(TAKEN) == len(TAKEN)
        self._hang_up()
        if taken:
            self.called.emit(call)

    @Slot()
    def _hang_up(self) -> None:
        self._patience.stop()
        self._notifier.setEnabled(False)
        self._line.close()
        self.deleteLater()
