"""The coach's panel in the window: keys, the drawer, the slide, and dice nobody has seen yet."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from tests.gui.driver import LEFT, Driver, mixed, people
from yacht_desktop.game.dice import SeededDice
from yacht_desktop.game.moves import Move, Roll
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session import settings as s
from yacht_desktop.session.pace import NO_WAITING, Speed
from yacht_desktop.ui.tray import DiceTray

MakeDriver = Callable[..., Driver]
PATIENCE_MS = 60_000
KEY = Qt.Key
THREE_SIXES = Roll((2, 6, 5, 6, 6))


@pytest.fixture
def coached(make_driver: MakeDriver) -> Driver:
    """A window with three sixes on the table and the panel open."""
    driver = make_driver(people("", ""))
    driver.game.settings.set(s.SPEED, Speed.AT_ONCE)
    lay_out(driver, THREE_SIXES)
    driver.press(KEY.Key_C)
    wait_for_cards(driver)
    return driver


def lay_out(driver: Driver, *moves: Move) -> None:
    driver.session.lay_out(people("", ""), SeededDice.from_number(5), moves)


def wait_for_cards(driver: Driver) -> None:
    driver.qtbot.waitUntil(lambda: card(driver, 1).isVisible() and card(driver, 1).isEnabled(), timeout=PATIENCE_MS)


def card(driver: Driver, number: int) -> QAbstractButton:
    return driver.button(f"choice{number}")


def panel(driver: Driver) -> QWidget:
    return driver.find("coachPanel")


def focus() -> str:
    focused = QApplication.focusWidget()
    return "" if focused is None else focused.objectName()


def quiet(driver: Driver) -> str:
    words = driver.find("coachQuiet")
    assert isinstance(words, QLabel)
    return words.text() if words.isVisible() else ""


# What the slide leaves behind


def test_no_shadow_stays_where_the_table_was_beside_the_panel(coached: Driver) -> None:
    driver = coached
    driver.press(KEY.Key_C)
    driver.qtbot.waitUntil(lambda: not panel(driver).isVisible())
    QTest.qWait(50)
    # What has been painted bit by bit is in the window's own store; grabbing paints all anew.
    stored = driver.window.screen().grabWindow(driver.window.winId()).toImage()
    fresh = driver.window.grab().toImage()
    assert stored.convertToFormat(fresh.format()) == fresh


# Keys


def test_f6_goes_through_the_panel_as_well(coached: Driver) -> None:
    stops = []
    for _ in range(5):
        coached.press(KEY.Key_F6)
        stops.append(focus())
    assert stops == ["die1", "rollButton", "scorecard", "choice1", "die1"]
    coached.press(KEY.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert focus() == "choice1"


def test_enter_on_a_card_of_dice_holds_just_these(coached: Driver) -> None:
    coached.press(KEY.Key_1)
    card(coached, 1).setFocus()
    coached.press(KEY.Key_Return)
    assert coached.session.position.held == {1, 3, 4}
    assert len(coached.session.moves) == 1, "nothing is rolled"


def test_a_card_of_a_box_brings_the_keyboard_there_and_scores_nothing(coached: Driver) -> None:
    lay_out(coached, *[THREE_SIXES] * 3)
    wait_for_cards(coached)
    QTest.mouseClick(card(coached, 1), LEFT)
    assert focus() == "scorecard"
    assert coached.card.currentIndex() == coached.index("sixes")
    assert len(coached.session.moves) == 3
    coached.press(KEY.Key_Return)
    assert coached.session.state.cards[0]["sixes"] == 18


@pytest.mark.parametrize("inside", [False, True], ids=["at the table", "in the panel"])
def test_escape_closes_the_panel_and_the_keyboard_is_not_lost(coached: Driver, *, inside: bool) -> None:
    if inside:
        card(coached, 1).setFocus()
    coached.press(KEY.Key_Escape)
    coached.qtbot.waitUntil(lambda: not panel(coached).isVisible())
    assert not coached.game.settings.get(s.COACH_OPEN)
    coached.press(KEY.Key_R)
    assert len(coached.session.moves) == 2


def test_the_cross_closes_the_panel(coached: Driver) -> None:
    coached.click("closeCoachButton")
    coached.qtbot.waitUntil(lambda: not panel(coached).isVisible())
    assert not coached.action("coachAction").isChecked()


def test_tab_comes_to_the_panel_after_the_card(coached: Driver) -> None:
    coached.card.setFocus()
    stops = []
    for _ in range(4):
        coached.press(KEY.Key_Tab)
        stops.append(focus())
    assert set(stops) == {"closeCoachButton", "choice1", "choice2", "choice3"}


def test_space_rolls_after_a_click_on_a_card(coached: Driver) -> None:
    QTest.mouseClick(card(coached, 1), LEFT)
    coached.press(KEY.Key_Space)
    assert len(coached.session.moves) == 2


# What is shown


def test_before_the_first_roll_and_after_the_game_the_panel_says_so(coached: Driver) -> None:
    lay_out(coached)
    assert quiet(coached) == "Roll the dice to see your best choices."
    for _ in range(coached.session.state.rules.turns * 2):
        coached.session.roll()
        coached.session.score(next(iter(coached.session.state.possible_scores)))
    assert quiet(coached) == "The game is over."


def test_in_a_computers_turn_the_panel_waits_for_the_person(make_driver: MakeDriver) -> None:
    driver = make_driver(mixed(None, Level.CAPTAIN))
    driver.press(KEY.Key_C)
    driver.set_pace(replace(NO_WAITING, before_turn=1_000_000))
    driver.session.roll()
    driver.session.score("choice")
    assert quiet(driver) == "Captain is playing. Your choices come with your turn."


def test_nothing_is_told_of_dice_that_are_still_in_the_air(make_driver: MakeDriver) -> None:
    driver = make_driver(people("", ""))
    lay_out(driver, THREE_SIXES)
    driver.press(KEY.Key_C)
    wait_for_cards(driver)
    meter = driver.find("chanceMeter")
    assert isinstance(meter, QLabel)
    before = meter.text()
    driver.set_pace(replace(NO_WAITING, motion=50.0))
    driver.press(KEY.Key_R)
    driver.qtbot.waitUntil(lambda: driver.game.coaching.advice is not None, timeout=PATIENCE_MS)
    driver.qtbot.waitUntil(lambda: driver.game.coaching.chances != (), timeout=PATIENCE_MS)
    assert not card(driver, 1).isEnabled()
    assert meter.text() == before
    driver.press(KEY.Key_R)
    wait_for_cards(driver)
    assert len(driver.session.moves) == 2, "the second key brought the dice down"


def test_another_game_is_shown_at_once(coached: Driver) -> None:
    coached.session.lay_out(people(""), SeededDice.from_number(5), (THREE_SIXES,))
    wait_for_cards(coached)
    assert "To win" not in card(coached, 1).accessibleName()
    assert not coached.find("chanceMeter").isVisible()


# Where it stands


def test_the_panel_is_docked_as_designed(coached: Driver) -> None:
    coached.session.new_game(people("", "", ""))
    place = panel(coached).geometry().translated(coached.find("gameTable").pos())
    assert (place.x(), place.width()) == (800, 320)
    assert coached.find("rollButton").geometry().width() == 388


def test_in_a_small_window_it_is_a_drawer_beside_one_column(coached: Driver) -> None:
    coached.window.resize(800, 560)
    coached.qtbot.waitUntil(lambda: panel(coached).width() == 300)
    header = coached.card.horizontalHeader()
    assert [header.isSectionHidden(column) for column in range(2)] == [False, True]
    coached.click_row("sixes")
    assert coached.session.state.cards[0]["sixes"] == 18
    assert [header.isSectionHidden(column) for column in range(2)] == [True, False]
    coached.window.resize(1120, 760)
    coached.qtbot.waitUntil(lambda: panel(coached).width() == 320)
    assert [header.isSectionHidden(column) for column in range(2)] == [False, False]


def test_it_slides_with_the_layout_and_a_roll_ends_the_slide(make_driver: MakeDriver, qtbot: QtBot) -> None:
    driver = make_driver(people("", ""), pace=Speed.NORMAL.pace)
    width = driver.find("rollButton").width()
    driver.press(KEY.Key_C)
    assert panel(driver).isVisible()
    assert driver.find("rollButton").width() == width
    qtbot.waitUntil(lambda: driver.find("rollButton").width() < width)
    driver.window.resize(1130, 770)
    assert panel(driver).x() == driver.find("gameTable").width() - 320
    driver.press(KEY.Key_C)
    qtbot.waitUntil(lambda: not panel(driver).isVisible())


def test_with_reduced_motion_it_is_there_at_once(make_driver: MakeDriver) -> None:
    driver = make_driver(people("", ""), pace=Speed.NORMAL.pace)
    driver.game.settings.set(s.REDUCE_MOTION, s.ReduceMotion.ON)
    driver.press(KEY.Key_C)
    assert panel(driver).x() == driver.find("gameTable").width() - 320
    driver.press(KEY.Key_C)
    assert not panel(driver).isVisible()


def test_opened_and_closed_in_a_hurry_it_ends_where_it_was_told(make_driver: MakeDriver, qtbot: QtBot) -> None:
    driver = make_driver(people("", ""), pace=Speed.NORMAL.pace)
    for _ in range(5):
        driver.press(KEY.Key_C)
        qtbot.wait(20)
    assert driver.game.settings.get(s.COACH_OPEN)
    qtbot.waitUntil(lambda: panel(driver).x() == driver.find("gameTable").width() - 320)
    assert panel(driver).isVisible()


def test_the_coach_of_the_new_game_dialog_opens_the_panel(make_driver: MakeDriver) -> None:
    driver = make_driver(people(""))
    driver.action("newGameAction").trigger()
    dialog = driver.find("newGameDialog")
    driver.qtbot.waitUntil(dialog.isActiveWindow)
    switch = dialog.findChild(QAbstractButton, "coachSwitch")
    assert isinstance(switch, QAbstractButton)
    switch.click()
    start = dialog.findChild(QAbstractButton, "startButton")
    assert isinstance(start, QAbstractButton)
    start.click()
    driver.qtbot.waitUntil(lambda: panel(driver).isVisible())


# Hints and warnings


def test_a_hint_of_a_box_marks_it_until_the_position_changes(coached: Driver) -> None:
    lay_out(coached, *[THREE_SIXES] * 3)
    with coached.qtbot.waitSignal(coached.game.coaching.hinted, timeout=PATIENCE_MS):
        coached.press(KEY.Key_H)
    marked = coached.card.viewport().grab(coached.card.visualRect(coached.index("sixes"))).toImage()
    coached.session.undo()
    coached.session.redo()
    plain = coached.card.viewport().grab(coached.card.visualRect(coached.index("sixes"))).toImage()
    assert marked != plain


def test_a_warning_that_an_undo_passes_by_goes_away(make_driver: MakeDriver) -> None:
    driver = make_driver(people("", ""))
    driver.session.lay_out(people("", ""), SeededDice.from_number(5), (*[THREE_SIXES] * 2,))
    driver.game.settings.set(s.TUTOR, value=True)
    with driver.qtbot.waitSignal(driver.game.coaching.warned, timeout=PATIENCE_MS):
        driver.session.score("yacht")
    assert driver.find("tutorDialog").isVisible()
    driver.session.undo()
    driver.qtbot.waitUntil(lambda: driver.window.findChild(QWidget, "tutorDialog") is None)
    assert driver.session.state.cards[0]["yacht"] is None


def test_stop_warning_turns_the_tutor_off_in_the_preferences(make_driver: MakeDriver) -> None:
    driver = make_driver(people("", ""))
    driver.session.lay_out(people("", ""), SeededDice.from_number(5), (*[THREE_SIXES] * 3,))
    driver.game.settings.set(s.TUTOR, value=True)
    with driver.qtbot.waitSignal(driver.game.coaching.warned, timeout=PATIENCE_MS):
        driver.session.score("yacht")
    driver.click("stop_warningButton")
    assert not driver.game.settings.get(s.TUTOR)
    assert driver.session.state.cards[0]["yacht"] == 0
    driver.session.undo()
    driver.session.score("yacht")
    assert driver.session.state.cards[0]["yacht"] == 0


def test_where_there_is_no_status_line_a_hint_lies_over_the_tray(make_driver: MakeDriver) -> None:
    driver = make_driver(people("", ""))
    lay_out(driver, THREE_SIXES)
    with driver.qtbot.waitSignal(driver.game.coaching.hinted, timeout=PATIENCE_MS):
        driver.press(KEY.Key_H)
    note = driver.find("hintNote")
    assert isinstance(note, QLabel)
    assert not note.isVisible()
    driver.window.resize(800, 560)
    driver.qtbot.waitUntil(note.isVisible)
    assert note.text() == "Keep 6-6-6, roll two."
    assert driver.window.rect().contains(note.geometry().translated(driver.find("gameTable").pos()))
    assert not lies_over_advised(driver, note)
    for key in (KEY.Key_2, KEY.Key_4, KEY.Key_5):
        driver.press(key)
        assert note.isVisible()
        assert not lies_over_advised(driver, note)
    driver.press(KEY.Key_R)
    driver.qtbot.waitUntil(lambda: not note.isVisible())


def lies_over_advised(driver: Driver, note: QWidget) -> bool:
    tray = driver.window.findChild(DiceTray)
    assert tray is not None
    assert len(tray.areas(hinted=True)) == 3
    return any(area.translated(tray.pos()).intersects(QRectF(note.geometry())) for area in tray.areas(hinted=True))


def test_who_asks_for_a_hint_is_told_why_it_takes_long(make_driver: MakeDriver) -> None:
    driver = make_driver(people("", ""))
    lay_out(driver, THREE_SIXES)
    coaching, status = driver.game.coaching, driver.find("statusLine")
    coaching.prepared.emit(0.25)
    assert "working" not in status.accessibleName(), "nobody waits"
    driver.press(KEY.Key_H)
    if status.accessibleName() != "Keep 6-6-6, roll two.":
        coaching.prepared.emit(0.4)
        assert status.accessibleName() == "The coach is working these rules out: 40%."
    driver.qtbot.waitUntil(lambda: status.accessibleName() == "Keep 6-6-6, roll two.", timeout=PATIENCE_MS)
    coaching.prepared.emit(0.6)
    assert status.accessibleName() == "Keep 6-6-6, roll two."
