"""The tray shows the dice as the game has them, and says what was clicked."""

from collections.abc import Iterator

import pytest

from PySide6.QtCore import QAbstractAnimation, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.theme import Look
from yacht_desktop.ui.tray import DiceTray
from yacht_desktop.ui.tray_art import paint_caption

FACES = (2, 5, 5, 4, 5)
HELD = frozenset({1, 2, 4})
ALL = frozenset(range(5))
NONE: frozenset[int] = frozenset()


@pytest.fixture
def tray(look: Look, qtbot) -> Iterator[DiceTray]:
    """A tray in a window, and a widget below it that can take the focus."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(600, 560)
    tray = DiceTray(look, 5, window)
    tray.setGeometry(20, 20, 556, 456)
    tray.set_texts("Held")
    window.show()
    qtbot.waitExposed(window)
    yield tray
    window.close()


def put(tray: DiceTray, faces: tuple[int, ...] | None = FACES, held: frozenset[int] = HELD) -> None:
    tray.show_dice(faces, held, rolled=NONE, animate=False)


def throw(tray: DiceTray, faces: tuple[int, ...] = FACES, held: frozenset[int] = NONE) -> None:
    tray.show_dice(faces, held, rolled=ALL - held, animate=True)


def running(tray: DiceTray) -> list[object]:
    animations = tray.findChildren(QAbstractAnimation)
    timers = tray.findChildren(QTimer)
    return [
        *(one for one in animations if one.state() == QAbstractAnimation.State.Running),
        *(one for one in timers if one.isActive()),
    ]


def test_the_dice_have_their_names_and_are_hidden_before_the_first_roll(tray: DiceTray) -> None:
    assert [die.objectName() for die in tray.dice] == ["die1", "die2", "die3", "die4", "die5"]
    assert all(die.isHidden() for die in tray.dice)
    assert tray.first_die() is tray.dice[0]


def test_the_dice_show_faces_and_holds_of_the_game(tray: DiceTray) -> None:
    put(tray)
    assert tuple(die.face for die in tray.dice) == FACES
    assert frozenset(place for place, die in enumerate(tray.dice) if die.held) == HELD
    assert all(die.isVisible() for die in tray.dice)
    put(tray, None, NONE)
    assert [die.face for die in tray.dice] == [None] * 5
    assert all(die.isHidden() and not die.held for die in tray.dice)


def test_held_dice_are_in_their_slots_and_free_ones_above_the_rail(tray: DiceTray) -> None:
    put(tray)
    assert tray.dice[1].geometry().getRect() == (138, 320, 80, 80)
    assert tray.dice[0].geometry().bottom() < 308
    assert tray.dice[0].width() >= 80


def test_a_click_on_a_die_tells_its_position_and_changes_nothing(tray: DiceTray, qtbot) -> None:
    put(tray)
    for place in (0, 4):
        with qtbot.waitSignal(tray.die_clicked, timeout=200) as clicked:
            QTest.mouseClick(tray.dice[place], Qt.MouseButton.LeftButton)
        assert clicked.args == [place]
        assert frozenset(index for index, die in enumerate(tray.dice) if die.held) == HELD


def test_the_pixel_in_the_middle_of_a_face_belongs_to_its_die(tray: DiceTray) -> None:
    put(tray)
    for die in tray.dice:
        assert tray.childAt(die.geometry().center()) is die
    assert tray.childAt(QPoint(278, 20)) is None


def test_a_click_beside_the_dice_clicks_none(tray: DiceTray, qtbot) -> None:
    put(tray)
    with qtbot.assertNotEmitted(tray.die_clicked):
        QTest.mouseClick(tray, Qt.MouseButton.LeftButton, pos=QPoint(278, 20))


def test_clicking_takes_no_focus_and_tab_goes_from_die_to_die(tray: DiceTray) -> None:
    put(tray)
    QTest.mouseClick(tray.dice[0], Qt.MouseButton.LeftButton)
    assert not tray.dice[0].hasFocus()
    tray.dice[0].setFocus(Qt.FocusReason.TabFocusReason)
    assert tray.dice[0].look_now().ring
    QTest.keyClick(tray.dice[0], Qt.Key.Key_Tab)
    assert tray.dice[1].hasFocus()
    QTest.keyClick(tray.dice[1], Qt.Key.Key_Right)
    assert tray.dice[2].hasFocus()


def test_space_on_a_focused_die_clicks_it(tray: DiceTray, qtbot) -> None:
    put(tray)
    tray.dice[3].setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(tray.die_clicked, timeout=200) as clicked:
        QTest.keyClick(tray.dice[3], Qt.Key.Key_Space)
    assert clicked.args == [3]


def test_a_screen_reader_hears_a_check_box_with_the_given_name(tray: DiceTray) -> None:
    put(tray)
    tray.set_spoken(1, "Die 2, five, held")
    spoken = QAccessible.queryAccessibleInterface(tray.dice[1])
    assert spoken.role() == QAccessible.Role.CheckBox
    assert spoken.text(QAccessible.Text.Name) == "Die 2, five, held"
    assert spoken.state().checked
    assert not QAccessible.queryAccessibleInterface(tray.dice[0]).state().checked


def test_a_throw_is_in_motion_until_it_has_settled_once(tray: DiceTray, qtbot) -> None:
    told = []
    tray.settled.connect(lambda: told.append(tray.is_moving()))
    tray.set_speed(0.2)
    with qtbot.waitSignal(tray.settled, timeout=2000):
        throw(tray)
        assert tray.is_moving()
    qtbot.wait(50)
    assert told == [False]
    assert running(tray) == []


def test_what_is_shown_after_any_throw_is_what_the_game_has(tray: DiceTray, qtbot) -> None:
    tray.set_speed(0.05)
    for faces, held in (((1, 2, 3, 4, 5), NONE), ((1, 6, 3, 6, 5), frozenset({0, 2, 4})), ((1, 1, 3, 6, 5), ALL - {1})):
        with qtbot.waitSignal(tray.settled, timeout=2000):
            throw(tray, faces, held)
        assert tuple(die.face for die in tray.dice) == faces
        assert [die.poses()[0].face for die in tray.dice] == list(faces)
        assert frozenset(place for place, die in enumerate(tray.dice) if die.held) == held


def test_kept_dice_do_not_stir_while_others_tumble(tray: DiceTray) -> None:
    put(tray)
    before = [die.poses() for die in tray.dice]
    throw(tray, (6, 5, 5, 1, 5), HELD)
    assert [tray.dice[place].moves for place in range(5)] == [True, False, False, True, False]
    for place in HELD:
        assert tray.dice[place].poses() == before[place]


def test_buttons_are_where_dice_will_lie_while_they_fly(tray: DiceTray) -> None:
    throw(tray)
    flying = [die.geometry() for die in tray.dice]
    tray.finish_motion()
    assert [die.geometry() for die in tray.dice] == flying


def test_motion_can_be_finished_at_once(tray: DiceTray, qtbot) -> None:
    throw(tray)
    with qtbot.waitSignal(tray.settled, timeout=0, raising=False) as settled:
        tray.finish_motion()
    assert settled.signal_triggered
    assert not tray.is_moving()
    assert running(tray) == []
    with qtbot.assertNotEmitted(tray.settled, wait=30):
        tray.finish_motion()


def test_at_speed_nought_nothing_moves_but_settled_still_follows(tray: DiceTray, qtbot) -> None:
    tray.set_speed(0)
    told = []
    tray.settled.connect(lambda: told.append(True))
    throw(tray)
    assert not tray.is_moving()
    assert told == []
    qtbot.waitUntil(lambda: told == [True], timeout=500)


def test_a_second_change_before_the_first_has_settled_is_told_once(tray: DiceTray, qtbot) -> None:
    told = []
    tray.settled.connect(lambda: told.append(tuple(die.face for die in tray.dice)))
    tray.set_speed(0)
    throw(tray, (1, 1, 1, 1, 1))
    tray.set_speed(0.05)
    throw(tray, (2, 2, 2, 2, 2))
    qtbot.waitUntil(lambda: not tray.is_moving(), timeout=1000)
    qtbot.wait(30)
    assert told == [(2, 2, 2, 2, 2)]


def test_a_click_while_dice_are_in_the_air_only_brings_them_down(tray: DiceTray, qtbot) -> None:
    throw(tray)
    qtbot.wait(60)
    with qtbot.assertNotEmitted(tray.die_clicked):
        QTest.mouseClick(tray.dice[2], Qt.MouseButton.LeftButton)
    assert not tray.is_moving()
    with qtbot.waitSignal(tray.die_clicked, timeout=200):
        QTest.mouseClick(tray.dice[2], Qt.MouseButton.LeftButton)


def test_a_click_while_a_die_slides_still_counts(tray: DiceTray, qtbot) -> None:
    put(tray, held=NONE)
    tray.show_dice(FACES, frozenset({0}), rolled=NONE, animate=True)
    assert tray.is_moving()
    with qtbot.waitSignal(tray.die_clicked, timeout=200) as clicked:
        QTest.mouseClick(tray.dice[1], Qt.MouseButton.LeftButton)
    assert clicked.args == [1]


def test_a_click_on_the_felt_finishes_the_motion(tray: DiceTray) -> None:
    throw(tray)
    QTest.mousePress(tray, Qt.MouseButton.LeftButton, pos=QPoint(278, 300))
    assert not tray.is_moving()


def test_a_die_keeps_its_place_through_hold_and_release(tray: DiceTray) -> None:
    put(tray, held=NONE)
    free = tray.dice[1].geometry()
    put(tray, held=frozenset({1}))
    assert tray.dice[1].geometry() != free
    put(tray, held=NONE)
    assert tray.dice[1].geometry() == free


def test_in_a_computers_turn_dice_cannot_be_clicked_but_look_the_same(tray: DiceTray, qtbot) -> None:
    put(tray)
    before = tray.grab().toImage()
    tray.set_interactive(interactive=False)
    assert tray.grab().toImage() == before
    with qtbot.assertNotEmitted(tray.die_clicked):
        QTest.mouseClick(tray.dice[0], Qt.MouseButton.LeftButton)
        tray.dice[0].click()
    tray.set_interactive(interactive=True)
    with qtbot.waitSignal(tray.die_clicked, timeout=200):
        QTest.mouseClick(tray.dice[0], Qt.MouseButton.LeftButton)


def test_dimmed_dice_look_different(tray: DiceTray) -> None:
    put(tray)
    before = tray.grab().toImage()
    tray.set_dimmed(dimmed=True)
    assert tray.grab().toImage() != before
    tray.set_dimmed(dimmed=False)
    assert tray.grab().toImage() == before


def test_the_focus_waits_for_the_dice_instead_of_going_on(tray: DiceTray) -> None:
    put(tray)
    tray.dice[2].setFocus(Qt.FocusReason.TabFocusReason)
    tray.set_interactive(interactive=False)
    put(tray, None, NONE)
    assert tray.window().focusWidget() is None
    put(tray, held=NONE)
    assert tray.window().focusWidget() is None
    tray.set_interactive(interactive=True)
    assert tray.dice[2].hasFocus()
    assert tray.dice[2].look_now().ring


def test_the_focus_does_not_come_back_from_where_somebody_took_it(tray: DiceTray) -> None:
    put(tray)
    other = QWidget(tray.window())
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    other.show()
    tray.dice[2].setFocus(Qt.FocusReason.TabFocusReason)
    put(tray, None, NONE)
    other.setFocus()
    put(tray)
    assert other.hasFocus()


@pytest.mark.parametrize("size", [(300, 390), (388, 456), (640, 464)])
def test_everything_finds_its_place_again_on_resize_even_in_flight(tray: DiceTray, size: tuple[int, int]) -> None:
    throw(tray, FACES, HELD)
    tray.resize(*size)
    assert not tray.is_moving()
    flown = [die.geometry() for die in tray.dice]
    put(tray)
    assert [die.geometry() for die in tray.dice] == flown
    assert all(tray.rect().contains(die.geometry()) for die in tray.dice)


def test_a_resize_in_flight_still_tells_that_all_has_settled(tray: DiceTray, qtbot) -> None:
    throw(tray)
    with qtbot.waitSignal(tray.settled, timeout=500):
        tray.resize(400, 400)


def test_crag_has_three_dice_and_yacht_five_again(tray: DiceTray) -> None:
    put(tray)
    tray.set_dice_count(3)
    assert [die.objectName() for die in tray.dice] == ["die1", "die2", "die3"]
    assert all(die.isHidden() for die in tray.dice)
    tray.show_dice((1, 6, 6), frozenset({1}), rolled=NONE, animate=False)
    assert tray.dice[1].geometry().center().x() == pytest.approx(tray.width() / 2, abs=1)
    tray.set_dice_count(5)
    put(tray)
    assert tuple(die.face for die in tray.dice) == FACES
    assert tray.findChild(QWidget, "die5") is tray.dice[4]


def test_dice_that_still_roll_can_be_taken_away(tray: DiceTray, qtbot) -> None:
    throw(tray)
    rolling = tray.dice
    tray.set_dice_count(3)
    tray.show_dice((1, 6, 6), NONE, rolled=frozenset(range(3)), animate=True)
    # Those taken away may be alive for a while.
    for place, die in enumerate(rolling[3:], start=3):
        die.picture_changed.emit(place)
    qtbot.waitUntil(lambda: running(tray) == [], timeout=4000)
    assert [die.face for die in tray.dice] == [1, 6, 6]


def test_a_yacht_lights_the_brass_line_up_once(tray: DiceTray, qtbot) -> None:
    put(tray, (5,) * 5, NONE)
    before = tray.grab().toImage()
    tray.set_speed(0.3)
    tray.celebrate()
    qtbot.wait(130)
    assert tray.grab().toImage().pixelColor(278, 8) != before.pixelColor(278, 8)
    qtbot.waitUntil(lambda: running(tray) == [], timeout=2000)
    assert tray.grab().toImage() == before


def test_with_reduced_motion_the_line_stays_lit_until_the_next_action(tray: DiceTray, look: Look) -> None:
    put(tray, (5,) * 5, NONE)
    before = tray.grab().toImage()
    look.set_reduced_motion(reduced=True)
    tray.celebrate()
    assert running(tray) == []
    assert tray.grab().toImage() != before
    put(tray, (5,) * 5, NONE)
    assert tray.grab().toImage() == before


def test_with_reduced_motion_a_throw_fades_in_place(tray: DiceTray, look: Look, qtbot) -> None:
    look.set_reduced_motion(reduced=True)
    put(tray, held=NONE)
    throw(tray, (1, 1, 2, 2, 3))
    assert all(pose.turn is None for die in tray.dice for pose in die.poses())
    with qtbot.waitSignal(tray.settled, timeout=1000):
        pass
    put(tray, (1, 1, 2, 2, 3), frozenset({0}))
    assert not tray.is_moving()


def test_a_new_theme_is_painted_at_once_and_dice_lie_still(tray: DiceTray, look: Look) -> None:
    put(tray)
    before, where = tray.grab().toImage(), [die.geometry() for die in tray.dice]
    look.set_dark(dark=True)
    assert tray.grab().toImage() != before
    assert [die.geometry() for die in tray.dice] == where
    assert not tray.is_moving()
    look.set_dark(dark=False)
    assert tray.grab().toImage() == before


def test_a_restored_tray_looks_as_it_did(tray: DiceTray, look: Look, qtbot) -> None:
    tray.set_speed(0.02)
    with qtbot.waitSignal(tray.settled, timeout=1000):
        throw(tray, FACES, HELD)
    again = DiceTray(look, 5, tray.window())
    again.set_texts("Held")
    again.setGeometry(tray.geometry())
    put(again)
    assert again.grab().toImage() == tray.grab().toImage()


@pytest.mark.parametrize("word", ["Held", "Hållen", "Pidetty", "W" * 40])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_a_held_slot_always_shows_its_number(tray: DiceTray, look: Look, word: str, text_scale: float) -> None:
    look.set_text_scale(text_scale)
    tray.resize(300, 390)
    put(tray, held=NONE)
    free = tray.grab().toImage()
    tray.set_texts(word)
    put(tray, held=ALL)
    held = tray.grab().toImage()
    caption = tray._layout.captions[0].toAlignedRect()
    between = tray._layout.captions[0].right()
    assert held.copy(caption) != free.copy(caption)
    # Nothing reaches over into the next caption's room.
    column = [held.pixelColor(round(between), y) for y in range(caption.top(), caption.bottom())]
    assert max(pixel.lightness() for pixel in column) < 80


def test_a_number_whose_word_has_no_room_is_as_large_as_the_others(look):
    look.set_text_scale(1.5)
    rect = QRectF(0, 0, 54, 30)

    def inked(word: str | None) -> QRect:
        image = QImage(rect.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            paint_caption(painter, rect, 2, word, look)
        pixels = [(x, y) for x in range(54) for y in range(30) if image.pixelColor(x, y).alpha() > 127]
        return QRect(QPoint(*map(min, zip(*pixels, strict=True))), QPoint(*map(max, zip(*pixels, strict=True))))

    assert inked("Vasemmalla") == inked(None)
