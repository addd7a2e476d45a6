"""The roll button says what it does, and never more than it has room for."""

from collections.abc import Iterator

import pytest

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from yacht_desktop.ui.roll_button import RollButton, RollKind
from yacht_desktop.ui.text_fit import text_width
from yacht_desktop.ui.theme import FontRole, Look


@pytest.fixture
def roll(look: Look, qtbot) -> Iterator[RollButton]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(700, 120)
    # A window gives the focus to its first control when it opens.
    first = QPushButton("First", window)
    button = RollButton(look, window)
    button.setGeometry(20, 20, 556, 60)
    button.set_key_text("Space")
    ready(button)
    window.show()
    qtbot.waitUntil(first.hasFocus)
    first.clearFocus()
    yield button
    window.close()


def ready(button: RollButton, label: str = "Roll two dice", left: int = 1) -> None:
    button.set_state(label, f"{left} left", left, 3, RollKind.READY)


def grab(button: RollButton) -> QImage:
    return button.grab().toImage()


def ink_columns(image: QImage) -> list[int]:
    """Columns of the middle band that hold something as dark as the text."""
    top, bottom = image.height() // 4, image.height() * 3 // 4
    return [
        x
        for x in range(4, image.width() - 4)
        if any(image.pixelColor(x, y).lightness() < 70 for y in range(top, bottom))
    ]


def test_it_has_the_name_others_rely_on_and_speaks_its_label(roll: RollButton) -> None:
    assert roll.objectName() == "rollButton"
    assert roll.text() == "Roll two dice"
    spoken = QAccessible.queryAccessibleInterface(roll)
    assert spoken.role() == QAccessible.Role.Button
    assert spoken.text(QAccessible.Text.Name) == "Roll two dice"
    assert spoken.text(QAccessible.Text.Description) == "1 left"


def test_a_name_with_an_ampersand_is_no_mnemonic(roll: RollButton) -> None:
    roll.set_state("A&B is rolling…", "", 2, 3, RollKind.WAITING)
    assert roll.accessibleName() == "A&B is rolling…"
    assert roll.shortcut().isEmpty()


@pytest.mark.parametrize("kind", list(RollKind))
def test_only_when_it_can_roll_is_it_brass_and_enabled(roll: RollButton, kind: RollKind) -> None:
    roll.set_state("Say", "", 1, 3, kind)
    assert roll.isEnabled() is (kind is RollKind.READY)
    middle = grab(roll).pixelColor(150, 30)
    is_brass = middle.red() - middle.blue() > 60
    assert is_brass is (kind is RollKind.READY)


@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_used_rolls_are_hollow_pips_and_the_others_filled(roll: RollButton, left: int) -> None:
    ready(roll, left=left)
    image = grab(roll)
    filled = [image.pixelColor(556 - 23 - 6 - 18 * (2 - place), 30).lightness() < 70 for place in range(3)]
    assert filled == [place >= 3 - left for place in range(3)]


def test_the_label_is_in_the_middle_between_keycap_and_rolls_left(roll: RollButton) -> None:
    columns = [x for x in ink_columns(grab(roll)) if 120 < x < 440]
    assert abs((columns[0] + columns[-1]) / 2 - 278) <= 1


def test_the_keycap_is_only_there_while_its_key_rolls(roll: RollButton) -> None:
    assert ink_columns(grab(roll))[0] == 23
    roll.set_state("Choose a score", "", 0, 3, RollKind.CHOOSE)
    assert ink_columns(grab(roll))[0] > 100


def test_the_compact_button_has_its_label_at_the_left_and_no_keycap(roll: RollButton) -> None:
    roll.resize(300, 44)
    columns = ink_columns(grab(roll))
    assert 19 <= columns[0] <= 22


LABELS = ["Kasta två tärningar", "Heitä kaksi noppaa", "Kasta alla fem tärningarna igen", "W" * 40]


@pytest.mark.parametrize("label", LABELS)
@pytest.mark.parametrize("width", [300, 388, 556])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_a_long_label_shrinks_instead_of_running_into_the_pips(
    roll: RollButton, look: Look, label: str, width: int, text_scale: float
) -> None:
    look.set_text_scale(text_scale)
    roll.resize(width, round(44 * text_scale))
    ready(roll, label, left=0)
    room = width - 2 * 19 - 48 - 12
    font, _ = roll._label_font(room, 60.0)
    assert font.pixelSize() >= 12
    if label != LABELS[-1]:
        assert text_width(font, label) <= room


def test_a_label_gives_up_the_words_before_it_shrinks_below_80_percent(roll: RollButton, look: Look) -> None:
    full = look.font(FontRole.ACTION)
    ready(roll, LABELS[0])
    needed = text_width(full, LABELS[0])
    assert roll._label_font(needed + 50, 40.0) == (full, True)
    font, with_words = roll._label_font(needed, 0.15 * needed)
    assert with_words
    assert 0.8 * full.pixelSize() - 1 <= font.pixelSize() < full.pixelSize()
    font, with_words = roll._label_font(needed * 0.9, 60.0)
    assert not with_words
    assert text_width(font, LABELS[0]) <= needed * 0.9


def test_a_click_tells_and_takes_no_focus(roll: RollButton, qtbot) -> None:
    with qtbot.waitSignal(roll.clicked, timeout=200):
        QTest.mouseClick(roll, Qt.MouseButton.LeftButton)
    assert not roll.hasFocus()


def test_a_held_space_key_presses_once(roll: RollButton, qtbot) -> None:
    presses = []
    roll.clicked.connect(lambda: presses.append(True))
    roll.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyPress(roll, Qt.Key.Key_Space)
    QTest.keyRelease(roll, Qt.Key.Key_Space)
    assert presses == [True]


def test_a_pressed_button_looks_pressed(roll: RollButton) -> None:
    before = grab(roll)
    roll.setDown(True)
    assert grab(roll).pixelColor(150, 8).lightness() < before.pixelColor(150, 8).lightness()


def test_the_focus_waits_while_there_is_nothing_to_roll(roll: RollButton) -> None:
    roll.setFocus(Qt.FocusReason.TabFocusReason)
    roll.set_state("Choose a score", "", 0, 3, RollKind.CHOOSE)
    assert roll.window().focusWidget() is None
    ready(roll)
    assert roll.hasFocus()


def test_the_focus_is_not_taken_back_from_elsewhere(roll: RollButton) -> None:
    other = QWidget(roll.window())
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    other.show()
    roll.setFocus(Qt.FocusReason.TabFocusReason)
    roll.set_state("Choose a score", "", 0, 3, RollKind.CHOOSE)
    other.setFocus()
    ready(roll)
    assert other.hasFocus()
