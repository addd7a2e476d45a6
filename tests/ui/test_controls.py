"""The controls of dialogs are real controls, whatever they look like."""

import itertools
from collections.abc import Iterator

import pytest

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from tests.ui.gallery import gallery
from yacht_desktop.ui.controls import (
    LEVEL_ROLE,
    BrassButton,
    ChoiceBox,
    ErrorLine,
    IconButton,
    PlainButton,
    RadioRow,
    SegmentedControl,
    Switch,
    TextField,
)
from yacht_desktop.ui.theme import Look

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(500, 400)
    first = QPushButton("First", window)
    window.show()
    qtbot.waitUntil(first.hasFocus)
    yield window
    window.close()


def place(widget: QWidget) -> QWidget:
    widget.move(20, 60)
    widget.resize(widget.sizeHint())
    widget.show()
    return widget


def role(widget: QWidget) -> QAccessible.Role:
    return QAccessible.queryAccessibleInterface(widget).role()


@pytest.mark.parametrize("kind", [PlainButton, BrassButton])
def test_a_button_is_clicked_by_mouse_and_key_and_keeps_no_focus_from_the_mouse(
    look: Look, window: QWidget, qtbot, kind: type[PlainButton]
) -> None:
    button = kind(look, "&Save", window, icon="save")
    place(button)
    assert role(button) == QAccessible.Role.Button
    with qtbot.waitSignal(button.clicked, timeout=200):
        QTest.mouseClick(button, LEFT)
    assert not button.hasFocus()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(button.clicked, timeout=200):
        QTest.keyClick(button, Qt.Key.Key_Space)


def test_a_mnemonic_takes_no_room(look: Look, window: QWidget) -> None:
    assert PlainButton(look, "&Save", window).sizeHint() == PlainButton(look, "Save", window).sizeHint()
    wider = PlainButton(look, "Save && go", window).sizeHint().width()
    assert wider > PlainButton(look, "Save go", window).sizeHint().width()


def test_states_of_buttons_look_different(look: Look, window: QWidget) -> None:
    for kind in (PlainButton, BrassButton):
        button = kind(look, "Save", window)
        place(button)
        normal = button.grab().toImage()
        button.setDown(True)
        pressed = button.grab().toImage()
        button.setDown(False)
        button.setEnabled(False)
        disabled = button.grab().toImage()
        assert normal != pressed
        assert disabled not in (normal, pressed)


def test_an_icon_button_says_what_it_does_and_is_large_enough(look: Look, window: QWidget) -> None:
    button = IconButton(look, "close", "Remove the Captain", window)
    spoken = QAccessible.queryAccessibleInterface(button)
    assert spoken.text(QAccessible.Text.Name) == "Remove the Captain"
    assert button.toolTip() == "Remove the Captain"
    assert min(button.width(), button.height()) >= 32


def test_a_segment_is_chosen_by_mouse_and_arrow_and_is_one_stop_for_tab(look: Look, window: QWidget, qtbot) -> None:
    control = SegmentedControl(look, ["Human", "Computer", "None"], window)
    after = PlainButton(look, "After", window)
    place(control)
    after.show()
    assert control.current() == 0
    assert all(role(segment) == QAccessible.Role.RadioButton for segment in control.segments)
    with qtbot.waitSignal(control.chosen, timeout=200) as chosen:
        QTest.mouseClick(control.segments[1], LEFT, pos=QPoint(2, 2))
    assert chosen.args == [1]
    control.segments[1].setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(control.chosen, timeout=200) as chosen:
        QTest.keyClick(control.segments[1], Qt.Key.Key_Right)
    assert chosen.args == [2]
    QTest.keyClick(control.segments[2], Qt.Key.Key_Tab)
    assert after.hasFocus()


def test_choosing_a_segment_from_code_tells_nobody_and_moves_nothing(look: Look, window: QWidget, qtbot) -> None:
    control = SegmentedControl(look, ["Human", "Computer"], window, icons=["human", "computer"])
    place(control)
    before = [segment.geometry() for segment in control.segments]
    with qtbot.assertNotEmitted(control.chosen):
        control.set_current(1)
    assert control.current() == 1
    assert [segment.geometry() for segment in control.segments] == before


def test_segments_fill_the_whole_width_without_gaps(look: Look, window: QWidget) -> None:
    control = SegmentedControl(look, ["30 each", "15 and 20", "Other…"], window)
    place(control)
    for width in range(control.sizeHint().width(), control.sizeHint().width() + 7):
        control.resize(width, 34)
        edges = [(segment.x(), segment.x() + segment.width()) for segment in control.segments]
        assert edges[0][0] == 0
        assert edges[-1][1] == width
        assert all(left[1] == right[0] for left, right in itertools.pairwise(edges))


def test_a_switch_is_a_check_box_that_shows_its_state_in_place_and_sign(look: Look, window: QWidget) -> None:
    switch = Switch(look, "On", window)
    place(switch)
    assert role(switch) == QAccessible.Role.CheckBox
    off = switch.grab().toImage()
    QTest.mouseClick(switch, LEFT, pos=QPoint(switch.width() - 3, switch.height() // 2))
    assert switch.isChecked()
    on = switch.grab().toImage()
    middle = switch.height() // 2
    assert on.pixelColor(33, middle).lightness() > 200
    assert off.pixelColor(13, middle).lightness() < off.pixelColor(33, middle).lightness()
    assert switch.height() >= 32


def test_rows_are_one_choice_of_several_and_hit_anywhere(look: Look, window: QWidget) -> None:
    box = QWidget(window)
    rows = [RadioRow(look, name, box, caption=f"about {name}") for name in ("Yacht", "Yatzy")]
    box.setGeometry(10, 60, 280, 120)
    for index, row in enumerate(rows):
        row.setGeometry(0, index * 56, 270, 56)
    box.show()
    rows[0].setChecked(True)
    QTest.mouseClick(rows[1], LEFT, pos=QPoint(265, 50))
    assert [row.isChecked() for row in rows] == [False, True]
    spoken = QAccessible.queryAccessibleInterface(rows[0])
    assert spoken.role() == QAccessible.Role.RadioButton
    assert spoken.text(QAccessible.Text.Description) == "about Yacht"
    rows[1].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(rows[1], Qt.Key.Key_Up)
    assert rows[0].isChecked()


@pytest.fixture
def box(look: Look, window: QWidget) -> ChoiceBox:
    box = ChoiceBox(look, window)
    for level, name in enumerate(("Deckhand", "Bosun", "Captain"), start=1):
        box.addItem(name)
        box.setItemData(level - 1, level * 2, LEVEL_ROLE)
    box.setCurrentIndex(1)
    place(box)
    return box


def test_a_choice_box_is_a_combo_box_with_arrows(box: ChoiceBox, qtbot) -> None:
    assert role(box) == QAccessible.Role.ComboBox
    with qtbot.waitSignal(box.currentIndexChanged, timeout=200):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentText() == "Captain"


def test_the_wheel_does_not_change_a_choice_in_passing(box: ChoiceBox, qapp) -> None:
    wheel = QWheelEvent(
        QPoint(10, 10),
        box.mapToGlobal(QPoint(10, 10)),
        QPoint(0, -120),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # noqa: FBT003 - Qt's own order
    )
    qapp.sendEvent(box, wheel)
    assert box.currentIndex() == 1


def test_the_level_shows_as_bars(box: ChoiceBox) -> None:
    def brass_columns() -> int:
        image = box.grab().toImage()
        base = image.height() // 2 + 4
        colours = [image.pixelColor(x, base) for x in range(10, 44)]
        return sum(colour.saturation() > 150 and colour.lightness() < 100 for colour in colours)

    box.setCurrentIndex(0)
    weak = brass_columns()
    box.setCurrentIndex(2)
    assert brass_columns() > 2 * weak > 0


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_open_list_has_room_for_every_row(box: ChoiceBox) -> None:
    box.showPopup()
    rows = box.view()
    assert rows.window().geometry().top() >= box.mapToGlobal(QPoint(0, box.height())).y()
    assert rows.viewport().height() >= sum(rows.sizeHintForRow(row) for row in range(3))
    assert rows.sizeHintForRow(0) == 41
    box.hidePopup()


def test_a_field_is_typed_into_and_shows_an_error_in_shape_and_words(look: Look, window: QWidget) -> None:
    field, line = TextField(look, "", window), ErrorLine(look, window)
    place(field)
    assert role(field) == QAccessible.Role.EditableText
    QTest.keyClicks(field, "Åsa")
    assert field.text() == "Åsa"
    fine = field.grab().toImage()
    field.set_error("Two players have this name.")
    line.set_sentence("Two players have this name.")
    assert field.has_error
    wrong = field.grab().toImage()
    assert wrong.pixelColor(50, 1) == look.theme.neg
    assert fine.pixelColor(50, 1) != look.theme.neg
    assert (
        QAccessible.queryAccessibleInterface(field).text(QAccessible.Text.Description) == "Two players have this name."
    )
    assert line.accessibleName() == "Two players have this name."
    field.set_error("")
    assert not field.has_error


def test_an_error_keeps_its_room_so_nothing_moves_and_wraps_when_long(look: Look, window: QWidget) -> None:
    line = ErrorLine(look, window)
    empty = line.heightForWidth(250)
    line.set_sentence("Two players have this name.")
    assert line.heightForWidth(250) == empty
    line.set_sentence("A name may have no more than twenty letters and must not be empty.")
    assert line.heightForWidth(150) > 2 * empty


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("scale", "text_scale"), [(1.0, 1.0), (1.6, 1.0), (1.0, 1.5)])
def test_the_whole_gallery_paints_in_both_themes_at_any_scale(
    look: Look, qtbot, *, dark: bool, scale: float, text_scale: float
) -> None:
    sheet = gallery(look)
    qtbot.addWidget(sheet.widget)
    look.set_dark(dark)
    look.set_scale(scale)
    look.set_text_scale(text_scale)
    image = sheet.widget.grab().toImage()
    assert image.pixelColor(2, 2) == look.theme.bg
    sheet.widget.close()


def test_every_control_is_large_enough_to_hit_and_has_a_name(look: Look, window: QWidget) -> None:
    column = QVBoxLayout()
    controls: list[QWidget] = [
        PlainButton(look, "Save", window),
        BrassButton(look, "Save", window),
        IconButton(look, "close", "Close", window),
        Switch(look, "On", window),
        RadioRow(look, "Yacht", window),
        *SegmentedControl(look, ["A", "B"], window).segments,
    ]
    for control in controls:
        column.addWidget(control)
        assert control.sizeHint().height() >= 32 or control.height() >= 32
        assert QAccessible.queryAccessibleInterface(control).text(QAccessible.Text.Name)
