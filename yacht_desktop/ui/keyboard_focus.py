"""What becomes of the keyboard's focus: when its ring shows, and how a control keeps its place."""

from typing import Final

from PySide6.QtCore import Qt

from yacht_desktop.ui.part_of_control import PartOfControl

_BY_MOUSE: Final = frozenset({Qt.FocusReason.MouseFocusReason})
# Coming back to the window, or from a menu, says nothing new about how the focus first came.
_UNCHANGED: Final = frozenset(
    {
        Qt.FocusReason.ActiveWindowFocusReason,
        Qt.FocusReason.PopupFocusReason,
        Qt.FocusReason.MenuBarFocusReason,
    }
)


def ring_shows(reason: Qt.FocusReason, *, before: bool) -> bool:
    """Whether a control that gets the focus for `reason` shows its ring; `before` is whether it last did."""
    if reason in _UNCHANGED:
        return before
    return reason not in _BY_MOUSE


class KeepsFocus(PartOfControl):
    """A control that has the focus again after it was disabled; stands before Qt's own class among the bases."""

    _had_focus = False

    def enable(self, *, ready: bool) -> None:
        """Keep the keyboard's place: disabling would hand the focus on, and Space would press that."""
        if not ready and self.hasFocus():
            self._had_focus = True
            self.clearFocus()
        self.setEnabled(ready)
        if ready and self._had_focus:
            self._had_focus = False
            if self.window().focusWidget() is None:
                # As after coming back to the window: the ring shows if it did before.
                self.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
