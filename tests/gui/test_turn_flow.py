"""Who may do what when: hasty clicks, keys out of turn, and where the keyboard rests."""

from collections.abc import Callable, Iterator

import pytest

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from tests.gui.driver import LEFT, NO_KEYS, mixed, people
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session import settings as s
from yacht_desktop.session.pace import NORMAL
from yacht_desktop.ui.heading import TurnHeading
from yacht_desktop.ui.main_window import TOOLS
from yacht_desktop.ui.scaling import SMALLEST_HEIGHT, SMALLEST_WIDTH
from yacht_desktop.ui.status_line import StatusLine

# So slow that a tumble or a computer's turn is still under way whatever the machine does meanwhile.
SLOW = NORMAL.scaled(20)
LONG_MS = 1_000_000


@pytest.fixture
def set_double_click_time(qapp: QApplication) -> Iterator[Callable[[int], None]]:
    """Says how long after a click another one is hasty, so that no test depends on its own pace."""
    before = qapp.doubleClickInterval()
    yield qapp.setDoubleClickInterval
    qapp.setDoubleClickInterval(before)


def test_a_double_click_that_ends_a_tumble_does_not_roll_again(make_driver, set_double_click_time) -> None:
    driver = make_driver(people(""), pace=SLOW)
    set_double_click_time(0)
    driver.click("rollButton")
    driver.click("rollButton")
    assert driver.session.state.rolls_left == 2
    set_double_click_time(LONG_MS)
    driver.click("rollButton")
    assert driver.session.state.rolls_left == 2
    set_double_click_time(0)
    driver.click("rollButton")
    assert driver.session.state.rolls_left == 1


def test_a_double_click_that_hurries_a_computer_does_not_roll(make_driver, set_double_click_time) -> None:
    driver = make_driver(mixed(Level.DECKHAND, None), pace=SLOW)
    button = driver.find("rollButton")
    place = button.mapTo(driver.window, button.rect().center())
    set_double_click_time(0)
    QTest.mouseClick(driver.window.windowHandle(), LEFT, NO_KEYS, place)
    assert driver.session.motion == 0
    set_double_click_time(LONG_MS)
    driver.wait_for_person()
    QTest.mouseClick(driver.window.windowHandle(), LEFT, NO_KEYS, place)
    assert driver.session.state.rolls_left == 3
    set_double_click_time(0)
    QTest.mouseClick(driver.window.windowHandle(), LEFT, NO_KEYS, place)
    assert driver.session.state.rolls_left == 2


def test_only_the_left_button_hurries(make_driver) -> None:
    driver = make_driver(mixed(Level.DECKHAND, None), pace=SLOW)
    for button in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        for name in ("rollButton", "scorecard", "gameTable"):
            QTest.mouseClick(driver.find(name), button, NO_KEYS, QPoint(5, 5))
    assert driver.session.motion > 0


def test_r_hurries_a_computer_and_a_tumble_as_space_does(make_driver) -> None:
    driver = make_driver(mixed(Level.DECKHAND, None), pace=SLOW)
    driver.press(Qt.Key.Key_R)
    assert driver.session.motion == 0
    driver.wait_for_person()
    for rolls_left in (2, 1, 0):
        driver.press(Qt.Key.Key_R)
        assert driver.session.state.rolls_left == rolls_left
        assert driver.find("gameTable").findChild(object, "die1").moves
        if rolls_left:
            driver.press(Qt.Key.Key_Escape)
    driver.press(Qt.Key.Key_R)
    assert not driver.find("gameTable").findChild(object, "die1").moves
    driver.press(Qt.Key.Key_R)
    assert "No rolls" in driver.find("statusLine").accessibleName()


def test_the_keyboard_does_not_slip_from_undo_to_another_tool(driver) -> None:
    driver.press(Qt.Key.Key_R)
    driver.find("undoActionButton").setFocus(Qt.FocusReason.TabFocusReason)
    driver.press(Qt.Key.Key_Space)
    assert driver.session.moves == ()
    focused = QApplication.focusWidget()
    assert focused is None or focused.objectName() not in {f"{name}Button" for name in TOOLS}
    driver.press(Qt.Key.Key_Space)
    assert driver.session.state.rolls_left == 2


def play_to_the_end(driver) -> None:
    for category in driver.session.state.rules.category_ids:
        driver.press(Qt.Key.Key_R)
        driver.click_row(category)
        if driver.session.state.cards[0][category] is None:
            driver.click_row(category)
    assert driver.session.state.is_over


def test_space_rolls_after_a_rematch_by_keyboard(driver, qtbot) -> None:
    play_to_the_end(driver)
    qtbot.waitUntil(lambda: driver.window.findChild(object, "rematchButton") is not None)
    driver.find("rematchButton").setFocus(Qt.FocusReason.TabFocusReason)
    driver.press(Qt.Key.Key_Space)
    assert driver.session.moves == ()
    driver.press(Qt.Key.Key_Space)
    assert driver.session.state.rolls_left == 2


def test_the_result_page_does_not_take_a_space_meant_for_a_die(driver, qtbot) -> None:
    play_to_the_end(driver)
    driver.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    driver.button("die1").setFocus(Qt.FocusReason.TabFocusReason)
    driver.click_row(driver.session.state.rules.category_ids[-1])
    if not driver.session.state.is_over:
        driver.click_row(driver.session.state.rules.category_ids[-1])
    qtbot.waitUntil(lambda: driver.window.findChild(object, "resultPage") is not None)
    driver.press(Qt.Key.Key_Space)
    assert driver.session.state.is_over


def test_a_language_chosen_while_dice_tumble_is_that_of_the_sentence_they_end_with(make_driver, qtbot) -> None:
    driver = make_driver(people(""), pace=SLOW)
    before = driver.find("statusLine").accessibleName()
    driver.press(Qt.Key.Key_R)
    driver.game.settings.set(s.LANGUAGE, s.Language.FINNISH)
    qtbot.waitUntil(lambda: driver.action("undoAction").text() != "&Undo")
    assert driver.find("statusLine").accessibleName() == before
    driver.press(Qt.Key.Key_Escape)
    assert "heitto" in driver.find("statusLine").accessibleName()


@pytest.mark.parametrize("change", ["theme", "language", "text", "dialog", "minimise"])
def test_dice_that_lie_stay_as_they_are(make_driver, qtbot, change: str) -> None:
    driver = make_driver(people(""), pace=SLOW)
    driver.press(Qt.Key.Key_R)
    driver.press(Qt.Key.Key_2)
    driver.press(Qt.Key.Key_Escape)
    before = driver.session.position
    match change:
        case "theme":
            driver.game.settings.set(s.THEME, s.ThemeChoice.DARK)
        case "language":
            driver.game.settings.set(s.LANGUAGE, s.Language.SWEDISH)
        case "text":
            driver.game.settings.set(s.TEXT_SCALE, 150)
        case "dialog":
            driver.action("newGameAction").trigger()
            qtbot.waitUntil(lambda: driver.window.findChild(QDialog) is not None)
            driver.window.findChild(QDialog).close()
        case _:
            driver.window.showMinimized()
            driver.window.showNormal()
    assert not any(driver.find(f"die{number}").moves for number in range(1, 6))
    assert [driver.find(f"die{number}").face for number in range(1, 6)] == list(before.state.dice)
    assert [driver.button(f"die{number}").isChecked() for number in range(1, 6)] == [False, True, False, False, False]
    assert driver.session.position == before


def test_the_heading_says_in_small_windows_what_the_status_line_cannot(driver) -> None:
    driver.window.resize(SMALLEST_WIDTH, SMALLEST_HEIGHT)
    status = driver.window.findChild(StatusLine)
    driver.session.roll()
    assert not status.isVisible()
    assert status.sentence
    assert status.sentence in driver.window.findChild(TurnHeading).toolTip().split("\n")
