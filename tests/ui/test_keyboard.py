"""Keys at the table, on every layout: what they type, and where they lie."""

import pytest

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from yacht_desktop.ui.keyboard import Gesture, KeyMeaning, key_meaning, physical_digit

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier


def press(key: int, modifiers: Qt.KeyboardModifier = NONE, text: str = "", scan_code: int = 0) -> KeyMeaning | None:
    event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, scan_code, scan_code and key, 0, text)
    return key_meaning(event, "linux")


@pytest.mark.parametrize("digit", range(1, 6))
@pytest.mark.parametrize("modifiers", [NONE, KEYPAD])
def test_digits_hold_a_die(digit: int, modifiers: Qt.KeyboardModifier) -> None:
    assert press(Qt.Key.Key_0 + digit, modifiers, str(digit)) == KeyMeaning(Gesture.HOLD, digit)


def test_six_is_no_die() -> None:
    assert press(Qt.Key.Key_6, NONE, "6") is None


@pytest.mark.parametrize("modifiers", [NONE, KEYPAD])
def test_nought_releases_all(modifiers: Qt.KeyboardModifier) -> None:
    assert press(Qt.Key.Key_0, modifiers, "0") == KeyMeaning(Gesture.RELEASE_ALL)


# What Shift and the digit keys 1-6 type, by layout.
SHIFTED = {
    "us": "!@#$%^",
    "se": '!"#¤%&',
    "fi": '!"#¤%&',
    "de": '!"§$%&',
}


@pytest.mark.parametrize("layout", SHIFTED)
@pytest.mark.parametrize("digit", range(1, 7))
def test_shift_and_a_digits_key_hold_a_face(layout: str, digit: int) -> None:
    sign = SHIFTED[layout][digit - 1]
    assert press(ord(sign), SHIFT, sign, 9 + digit) == KeyMeaning(Gesture.HOLD_FACE, digit)


@pytest.mark.parametrize("digit", range(1, 6))
def test_where_digits_need_shift_they_still_mean_the_die(digit: int) -> None:
    assert press(Qt.Key.Key_0 + digit, SHIFT, str(digit), 9 + digit) == KeyMeaning(Gesture.HOLD, digit)
    sign = "&é\"'("[digit - 1]
    assert press(ord(sign.upper()), NONE, sign, 9 + digit) == KeyMeaning(Gesture.HOLD, digit)


@pytest.mark.parametrize("digit", range(1, 7))
def test_alt_and_a_digit_hold_a_face_on_every_layout(digit: int) -> None:
    assert press(Qt.Key.Key_0 + digit, ALT, str(digit), 9 + digit) == KeyMeaning(Gesture.HOLD_FACE, digit)
    sign = "&é\"'(-"[digit - 1]
    assert press(ord(sign.upper()), ALT, sign, 9 + digit) == KeyMeaning(Gesture.HOLD_FACE, digit)
    shifted = press(Qt.Key.Key_0 + digit, ALT | SHIFT, str(digit), 9 + digit)
    assert shifted == KeyMeaning(Gesture.HOLD_FACE, digit)


@pytest.mark.parametrize("digit", range(1, 7))
def test_a_made_up_event_of_shift_and_digit_holds_a_face(digit: int) -> None:
    assert press(Qt.Key.Key_0 + digit, SHIFT, str(digit)) == KeyMeaning(Gesture.HOLD_FACE, digit)


def test_control_and_a_digit_mean_nothing_here() -> None:
    assert press(Qt.Key.Key_1, CONTROL, "") is None
    assert press(Qt.Key.Key_0, CONTROL, "") is None


@pytest.mark.parametrize("key", [Qt.Key.Key_A, Qt.Key.Key_Tab, Qt.Key.Key_Shift, Qt.Key.Key_F5])
def test_other_keys_mean_nothing(key: int) -> None:
    assert press(key) is None


def test_space_rolls_and_enter_and_escape_finish() -> None:
    assert press(Qt.Key.Key_Space, NONE, " ") == KeyMeaning(Gesture.ROLL)
    assert press(Qt.Key.Key_Space, CONTROL, " ") is None
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
        assert press(key) == KeyMeaning(Gesture.FINISH)
    assert press(Qt.Key.Key_Enter, KEYPAD) == KeyMeaning(Gesture.FINISH)


def test_f6_goes_round_the_parts_both_ways() -> None:
    assert press(Qt.Key.Key_F6) == KeyMeaning(Gesture.NEXT_PART)
    assert press(Qt.Key.Key_F6, SHIFT) == KeyMeaning(Gesture.PREVIOUS_PART)


def test_the_places_of_digit_keys_on_each_platform() -> None:
    def at(platform: str, scan_code: int, virtual_key: int) -> int | None:
        event = QKeyEvent(QEvent.Type.KeyPress, 0, NONE, scan_code, virtual_key, 0, "x")
        return physical_digit(event, platform)

    assert [at("linux", code, 0) for code in range(9, 17)] == [None, 1, 2, 3, 4, 5, 6, None]
    assert [at("win32", code, 0) for code in range(1, 9)] == [None, 1, 2, 3, 4, 5, 6, None]
    assert [at("darwin", 0, key) for key in (18, 19, 20, 21, 23, 22, 0)] == [1, 2, 3, 4, 5, 6, None]
