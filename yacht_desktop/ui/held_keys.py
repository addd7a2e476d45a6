"""Tells the repeats of a held key from presses where the window system's word for it is lost."""

from typing_extensions import override

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent, QWindow

_KEYS = frozenset({QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride})


class HeldKeys(QObject):
    """Marks every repeat of a held key as one, for a window and the shortcuts in it.

    WORKAROUND Qt 6.11: X11 sends a release and a press for each repeat, and Qt takes the press for
    one of its own whenever the two are not read from the server together. They carry the same time
    to the millisecond, which a finger does not manage.
    """

    def __init__(self, parent: QObject) -> None:
        """Watch nothing yet."""
        super().__init__(parent)
        self._released: tuple[int, int] | None = None

    def watch(self, window: QWindow) -> None:
        """Look at the keys of a window before it does; once is enough, again does no harm."""
        window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let everything pass but repeats without their mark, which get it."""
        if event.type() not in _KEYS or not isinstance(event, QKeyEvent) or event.isAutoRepeat():
            return False
        at = (event.nativeScanCode(), event.timestamp())
        if event.type() is QEvent.Type.KeyRelease:
            self._released = at
            return False
        if at != self._released or not event.timestamp():
            return False
        if event.type() is QEvent.Type.ShortcutOverride:
            # Accepted, it comes back as a press and triggers no shortcut.
            event.accept()
        else:
            QCoreApplication.sendEvent(watched, _as_repeat(event))
        return True


def _as_repeat(event: QKeyEvent) -> QKeyEvent:
    repeat = QKeyEvent(
        event.type(),
        event.key(),
        event.modifiers(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        event.text(),
        autorep=True,
        count=event.count(),
    )
    repeat.setTimestamp(event.timestamp())
    return repeat
