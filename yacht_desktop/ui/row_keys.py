"""The arrows up and down lead to the rows of the scorecard, wherever no control asks for them."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.scorecard import ScorecardView

_ROWS: Final = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down})
_PLAIN: Final = Qt.KeyboardModifier.NoModifier
_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier


def give_to_card(window: QWidget, event: QKeyEvent) -> bool:
    """Let the scorecard of a window have an arrow that came to the window itself; return whether it has it."""
    if event.key() not in _ROWS or event.modifiers() & ~_KEYPAD != _PLAIN or window.focusWidget() is not window:
        return False
    card = window.findChild(ScorecardView)
    if card is None or not card.isVisible():
        return False
    card.setFocus(Qt.FocusReason.ShortcutFocusReason)
    QCoreApplication.sendEvent(card, event)
    return True
