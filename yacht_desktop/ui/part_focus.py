"""Going from one part of the window to the next with a key."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QApplication, QWidget


class Part(NamedTuple):
    """A part of the window: all of it, and its control that takes the focus first."""

    whole: QWidget
    first: QWidget


def focus_next(parts: Sequence[Part], step: int) -> None:
    """Give the focus to the part after (step 1) or before (-1) the one that has it; the first or last if none has.

    A part that takes no focus now, as dice that cannot be held, is passed by.
    """
    focused = QApplication.focusWidget()
    at = next((i for i, part in enumerate(parts) if focused is not None and _holds(part.whole, focused)), None)
    following = (0 if step > 0 else len(parts) - 1) if at is None else at + step
    for i in range(len(parts)):
        first = parts[(following + i * step) % len(parts)].first
        if first.isVisible() and first.isEnabled():
            first.setFocus()
            return


def leave(part: QWidget) -> None:
    """Take the focus out of a part before it goes: Qt would hand it on, and Space would press that."""
    focused = QApplication.focusWidget()
    if focused is not None and _holds(part, focused):
        part.window().setFocus()


def _holds(part: QWidget, focused: QWidget) -> bool:
    return focused is part or part.isAncestorOf(focused)
