"""What a key means at the table, from its event alone."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

# Physical digit keys 1-6: X11 and Wayland key codes, Windows scan codes, macOS virtual keys.
_X11_DIGITS = {code: code - 9 for code in range(10, 16)}
_WINDOWS_DIGITS = {code: code - 1 for code in range(2, 8)}
_MACOS_DIGITS = {18: 1, 19: 2, 20: 3, 21: 4, 23: 5, 22: 6}
_DIGITS = {getattr(Qt.Key, f"Key_{digit}"): digit for digit in range(10)}
_PLAIN = Qt.KeyboardModifier.NoModifier
_KEYPAD = Qt.KeyboardModifier.KeypadModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_ALT = Qt.KeyboardModifier.AltModifier


class Gesture(Enum):
    """What a key asks for."""

    ROLL = auto()
    HOLD = auto()
    HOLD_FACE = auto()
    RELEASE_ALL = auto()
    NEXT_PART = auto()
    PREVIOUS_PART = auto()
    FINISH = auto()
    MENU = auto()
    FACE = auto()
    TAKE_BACK = auto()
    MOVE = auto()
    CALL_OFF = auto()


@dataclass(frozen=True, slots=True)
class KeyMeaning:
    """A gesture and the die (1-5) or face (1-6) it is about; 0 where there is none.

    For a face typed in, the number may be none that a die has; for a move, it is the way along the dice.
    """

    gesture: Gesture
    number: int = 0


class PlayedAt(Protocol):
    """A table at which dice are rolled and held by key."""

    def roll(self) -> None:
        """Roll the dice that are not held."""

    def hold(self, position: int) -> None:
        """Hold or release the die at a position, from 0."""

    def hold_face(self, face: int) -> None:
        """Hold every die that shows a face."""

    def release_all(self) -> None:
        """Release every die."""

    def focus_next_part(self, step: int) -> None:
        """Give the keyboard to the next part (1) or the previous one (-1)."""


def play(table: PlayedAt, meaning: KeyMeaning) -> None:
    """Do at a table what a key means there; nothing for what is no matter of dice."""
    match meaning.gesture:
        case Gesture.ROLL:
            table.roll()
        case Gesture.HOLD:
            table.hold(meaning.number - 1)
        case Gesture.HOLD_FACE:
            table.hold_face(meaning.number)
        case Gesture.RELEASE_ALL:
            table.release_all()
        case Gesture.NEXT_PART:
            table.focus_next_part(1)
        case Gesture.PREVIOUS_PART:
            table.focus_next_part(-1)
        case _:
            pass


def key_meaning(event: QKeyEvent, platform: str) -> KeyMeaning | None:
    """Return what a pressed key means, None for one that means nothing at the table.

    Args:
        event: the key press.
        platform: name of the platform as in `sys.platform`, for the places of the digit keys.
    """
    modifiers = event.modifiers()
    key = Qt.Key(event.key())
    if key == Qt.Key.Key_F6:
        back = modifiers & _SHIFT
        return KeyMeaning(Gesture.PREVIOUS_PART if back else Gesture.NEXT_PART)
    # R is the shortcut of an action, which takes it only while there is something to roll.
    if modifiers & ~_KEYPAD == _PLAIN and key in {Qt.Key.Key_Space, Qt.Key.Key_R}:
        return KeyMeaning(Gesture.ROLL)
    if modifiers & ~_KEYPAD == _PLAIN and key == Qt.Key.Key_F10:
        return KeyMeaning(Gesture.MENU)
    if modifiers & ~_KEYPAD == _PLAIN and key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape}:
        return KeyMeaning(Gesture.FINISH)
    return _digit_meaning(event, platform)


def entry_meaning(event: QKeyEvent, platform: str) -> KeyMeaning | None:
    """Return what a key means while dice are typed in, None for one that means the same as ever.

    Args:
        event: the key press.
        platform: name of the platform as in `sys.platform`, for the places of the digit keys.
    """
    modifiers = event.modifiers()
    if modifiers & ~(_KEYPAD | _SHIFT):
        return None
    if modifiers & ~_KEYPAD == _PLAIN and (meaning := _ENTRY_KEYS.get(Qt.Key(event.key()))) is not None:
        return meaning
    digit = _DIGITS.get(Qt.Key(event.key()))
    if digit is None:
        digit = physical_digit(event, platform)
    if digit is not None:
        return KeyMeaning(Gesture.FACE, digit)
    # What writes something else is refused as a face, so that nobody types on for nothing.
    return KeyMeaning(Gesture.FACE) if event.text().isprintable() and event.text().strip() else None


_ENTRY_KEYS = {
    Qt.Key.Key_Space: KeyMeaning(Gesture.ROLL),
    Qt.Key.Key_R: KeyMeaning(Gesture.ROLL),
    Qt.Key.Key_Return: KeyMeaning(Gesture.ROLL),
    Qt.Key.Key_Enter: KeyMeaning(Gesture.ROLL),
    Qt.Key.Key_Backspace: KeyMeaning(Gesture.TAKE_BACK),
    Qt.Key.Key_Delete: KeyMeaning(Gesture.TAKE_BACK),
    Qt.Key.Key_Left: KeyMeaning(Gesture.MOVE, -1),
    Qt.Key.Key_Right: KeyMeaning(Gesture.MOVE, 1),
    Qt.Key.Key_Escape: KeyMeaning(Gesture.CALL_OFF),
}


def _digit_meaning(event: QKeyEvent, platform: str) -> KeyMeaning | None:
    modifiers = event.modifiers()
    typed = _DIGITS.get(Qt.Key(event.key()))
    bare = modifiers & ~(_KEYPAD | _SHIFT | _ALT) == _PLAIN
    if not bare:
        return None
    if modifiers & _ALT:
        return _face(typed if typed is not None else physical_digit(event, platform))
    if modifiers & _SHIFT:
        # Where digits need Shift, the key gave a digit: it means the digit. Elsewhere Shift+digit gives
        # another sign, whose key is known by its place. An event without a place was made by a program.
        if typed is not None and _has_place(event):
            return _digit(typed)
        return _face(typed if typed is not None else physical_digit(event, platform))
    return _digit(typed if typed is not None else physical_digit(event, platform))


def physical_digit(event: QKeyEvent, platform: str) -> int | None:
    """Return the digit (1-6) in whose place on the top row a key lies, whatever it types."""
    if platform == "darwin":
        return _MACOS_DIGITS.get(event.nativeVirtualKey()) if event.text() else None
    places = _WINDOWS_DIGITS if platform == "win32" else _X11_DIGITS
    return places.get(event.nativeScanCode())


def _has_place(event: QKeyEvent) -> bool:
    return bool(event.nativeScanCode() or event.nativeVirtualKey())


def _digit(digit: int | None) -> KeyMeaning | None:
    if digit == 0:
        return KeyMeaning(Gesture.RELEASE_ALL)
    if digit is not None and digit <= 5:
        return KeyMeaning(Gesture.HOLD, digit)
    return None


def _face(digit: int | None) -> KeyMeaning | None:
    if digit is not None and 1 <= digit <= 6:
        return KeyMeaning(Gesture.HOLD_FACE, digit)
    return None
