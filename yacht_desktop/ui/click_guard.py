"""Keeps a hasty second click from being taken for a second wish."""

from collections.abc import Callable

from typing_extensions import override

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.part_of_control import PartOfControl


class ClickGuard:
    """Lets a click through unless another was let through within the double-click time.

    The clock is a parameter, so that tests need not wait.
    """

    def __init__(self, now_ms: Callable[[], int], interval_ms: Callable[[], int]) -> None:
        """Take a clock and the system's double-click time, both in milliseconds."""
        self._now_ms = now_ms
        self._interval_ms = interval_ms
        self._last: int | None = None

    def note(self) -> None:
        """Note that something was just done by a click."""
        self._last = self._now_ms()

    @property
    def is_hasty(self) -> bool:
        """Whether a click now would be the second of a double click."""
        return self._last is not None and self._now_ms() - self._last < self._interval_ms()


class InertClicks(QObject):
    """Tells of clicks on controls that are disabled, which such a button keeps from what it lies on.

    Signals:
        pressed: the left button of the mouse went down on one of them.
    """

    pressed = Signal()

    def watch(self, control: "Pressable") -> None:
        """Watch a control; once is enough, again does no harm."""
        control.inert_clicks = self

    def take(self, control: QWidget, event: QEvent) -> bool:
        """Take a click that nobody would get; return whether it was one."""
        if event.type() not in {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}:
            return False
        if not isinstance(event, QMouseEvent) or control.isEnabled():
            return False
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit()
        return True


class Pressable(PartOfControl):
    """A control whose clicks count even while it is disabled; stands before Qt's own class among the bases."""

    inert_clicks: InertClicks | None = None

    @override
    def event(self, event: QEvent) -> bool:
        """Let no click get lost."""
        if self.inert_clicks is not None and self.inert_clicks.take(self, event):
            return True
        return super().event(event)
