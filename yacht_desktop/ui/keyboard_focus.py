"""When a focus ring shows: for the keyboard, not for the mouse."""

from typing import Final

from PySide6.QtCore import Qt

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
