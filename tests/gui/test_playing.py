"""Playing in the real window, with keys and clicks."""

import pytest

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from tests.gui.driver import LEFT, NO_KEYS, mixed, people
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.pace import NORMAL
from yacht_desktop.ui.heading import TurnHeading

SHIFT = Qt.KeyboardModifier.ShiftModifier
DIGITS = [getattr(Qt.Key, f"Key_{digit}") for digit in range(10)]
CONTROL = Qt.KeyboardModifier.ControlModifier


def test_the_names_of_the_contract_are_there_and_spoken(driver) -> None:
    names = ["rollButton", *(f"die{n}" for n in range(1, 6)), "scorecard", "statusLine"]
    for name in names:
        assert driver.find(name).accessibleName(), name
    assert driver.window.objectName() == "mainWindow"
    assert driver.window.accessibleName()
    for name in ("newGameAction", "undoAction", "preferencesAction"):
        assert driver.action(name).text(), name


@pytest.mark.parametrize("key", [Qt.Key.Key_R, Qt.Key.Key_Space])
def test_a_key_rolls(driver, key) -> None:
    driver.press(key)
    assert driver.session.state.rolls_left == 2
    assert driver.session.state.dice is not None


def test_digits_hold_and_release_dice(driver) -> None:
    driver.press(Qt.Key.Key_R)
    driver.press(Qt.Key.Key_2)
    driver.press(Qt.Key.Key_5)
    assert driver.session.position.held == {1, 4}
    driver.press(Qt.Key.Key_2, Qt.KeyboardModifier.KeypadModifier)
    assert driver.session.position.held == {4}
    driver.press(Qt.Key.Key_0)
    assert driver.session.position.held == frozenset()


def test_shift_and_a_digit_hold_a_face(driver) -> None:
    driver.press(Qt.Key.Key_R)
    dice = driver.session.state.dice
    driver.press(DIGITS[dice[0]], SHIFT)
    assert driver.session.position.held == {i for i, face in enumerate(dice) if face == dice[0]}


def test_a_click_on_a_die_holds_it_and_its_name_says_so(driver) -> None:
    driver.press(Qt.Key.Key_R)
    driver.click("die3")
    assert driver.session.position.held == {2}
    assert driver.button("die3").isChecked()
    assert "held" in driver.find("die3").accessibleName()
    driver.click("die3")
    assert driver.session.position.held == frozenset()
    assert "held" not in driver.find("die3").accessibleName()


def test_the_roll_button_says_how_many_dice_it_rolls(driver) -> None:
    assert "five" in driver.find("rollButton").accessibleName()
    driver.press(Qt.Key.Key_R)
    for key in (Qt.Key.Key_1, Qt.Key.Key_2):
        driver.press(key)
    assert "three" in driver.find("rollButton").accessibleName()
    for key in (Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5):
        driver.press(key)
    assert "held" in driver.find("rollButton").accessibleName()
    driver.press(Qt.Key.Key_R)
    assert driver.session.state.rolls_left == 2


@pytest.mark.parametrize("pace", [NORMAL, NORMAL.scaled(0.5), NORMAL.scaled(0)])
def test_a_double_click_rolls_once(make_driver, pace) -> None:
    driver = make_driver(people(""), pace=pace)
    button = driver.find("rollButton")
    QTest.mouseClick(button, LEFT)
    QTest.mouseDClick(button, LEFT)
    assert driver.session.state.rolls_left == 2


def test_a_held_key_rolls_once(driver) -> None:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QApplication

    QTest.keyPress(driver.window, Qt.Key.Key_Space)
    for _ in range(20):
        repeated = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, NO_KEYS, " ", autorep=True)
        QApplication.sendEvent(driver.window, repeated)
    QTest.keyRelease(driver.window, Qt.Key.Key_Space)
    assert driver.session.state.rolls_left == 2


def test_ten_rolls_are_three(driver) -> None:
    for _ in range(10):
        driver.press(Qt.Key.Key_R)
    assert driver.session.state.rolls_used == 3


def test_clicking_a_row_writes_its_score(driver) -> None:
    driver.press(Qt.Key.Key_R)
    expected = driver.session.state.possible_scores["choice"]
    driver.click_row("choice")
    assert driver.session.state.cards[0]["choice"] == expected


def test_arrows_and_enter_write_a_score(driver) -> None:
    driver.press(Qt.Key.Key_R)
    driver.card.setFocus()
    driver.press(Qt.Key.Key_Down)
    driver.press(Qt.Key.Key_Down)
    driver.press(Qt.Key.Key_Up)
    row = driver.card.currentIndex().row()
    category = driver.session.state.rules.category_ids[row]
    driver.press(Qt.Key.Key_Return)
    if driver.session.state.cards[0][category] is None:
        driver.press(Qt.Key.Key_Return)
    assert driver.session.state.cards[0][category] is not None


def test_a_zero_is_asked_for_once_and_in_place(driver) -> None:
    driver.press(Qt.Key.Key_R)
    zero = next(c for c, points in driver.session.state.possible_scores.items() if points == 0)
    driver.click_row(zero)
    assert driver.session.state.cards[0][zero] is None
    assert "0" in driver.find("statusLine").accessibleName()
    driver.click_row(zero)
    assert driver.session.state.cards[0][zero] == 0


def test_a_zero_can_be_thought_better_of(driver) -> None:
    driver.press(Qt.Key.Key_R)
    zero = next(c for c, points in driver.session.state.possible_scores.items() if points == 0)
    driver.click_row(zero)
    driver.card.setFocus()
    driver.press(Qt.Key.Key_Escape)
    driver.click_row("choice")
    assert driver.session.state.cards[0][zero] is None
    assert driver.session.state.cards[0]["choice"]


def test_enter_without_a_row_writes_nothing(driver) -> None:
    driver.press(Qt.Key.Key_R)
    driver.window.setFocus()
    driver.press(Qt.Key.Key_Return)
    assert driver.session.state.cards[0].open_ids == driver.session.state.rules.category_ids


def test_undo_by_key_by_menu_and_from_the_offer(driver) -> None:
    driver.press(Qt.Key.Key_R)
    rolled = driver.session.state
    for how in ("key", "action", "offer"):
        driver.click_row("choice")
        assert driver.find("undoOffer").isVisible()
        if how == "key":
            driver.press(Qt.Key.Key_Z, CONTROL)
        elif how == "action":
            driver.action("undoAction").trigger()
        else:
            driver.click("undoOffer")
        assert driver.session.state == rolled
        assert not driver.find("undoOffer").isVisible()
    driver.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert driver.session.state.turn == 2


def test_undo_until_nothing_is_left(driver) -> None:
    for category in ("choice", "ones"):
        driver.press(Qt.Key.Key_R)
        driver.press(Qt.Key.Key_1)
        driver.press(Qt.Key.Key_R)
        driver.click_row(category)
        if driver.session.state.cards[0][category] is None:
            driver.click_row(category)
    for _ in range(20):
        driver.press(Qt.Key.Key_Z, CONTROL)
    assert driver.session.moves == ()
    assert not driver.action("undoAction").isEnabled()
    assert driver.find("die1").accessibleName() == "Die 1, not rolled"


def test_after_a_click_on_undo_space_rolls(driver) -> None:
    driver.press(Qt.Key.Key_R)
    driver.click_row("choice")
    driver.click("undoActionButton")
    assert driver.session.state.rolls_left == 2
    driver.press(Qt.Key.Key_Space)
    assert driver.session.state.rolls_left == 1


def test_after_tab_to_undo_space_undoes(driver) -> None:
    driver.press(Qt.Key.Key_R)
    driver.click_row("choice")
    driver.find("undoActionButton").setFocus(Qt.FocusReason.TabFocusReason)
    driver.press(Qt.Key.Key_Space)
    assert driver.session.state.turn == 1
    assert driver.session.state.rolls_left == 2


def test_tab_leaves_the_scorecard_in_one_step(driver) -> None:
    driver.press(Qt.Key.Key_R)
    driver.card.setFocus()
    driver.press(Qt.Key.Key_Tab)
    from PySide6.QtWidgets import QApplication

    assert QApplication.focusWidget() is not driver.card


def test_letters_typed_in_the_scorecard_are_shortcuts(driver) -> None:
    driver.card.setFocus()
    driver.press(Qt.Key.Key_R)
    assert driver.session.state.rolls_left == 2


def test_f6_goes_round_the_parts(driver) -> None:
    from PySide6.QtWidgets import QApplication

    driver.press(Qt.Key.Key_R)
    seen = []
    for _ in range(4):
        driver.press(Qt.Key.Key_F6)
        focused = QApplication.focusWidget()
        assert focused is not None
        seen.append(focused.objectName())
    assert set(seen) == {"die1", "rollButton", "scorecard"}
    assert seen[0] == seen[3]


def test_clicks_and_keys_in_a_computers_turn_do_no_harm(make_driver, qtbot) -> None:
    driver = make_driver(mixed(None, Level.CAPTAIN), pace=NORMAL)
    driver.press(Qt.Key.Key_R)
    driver.window.findChild(object, "gameTable").finish_motion()
    driver.click_row("choice")
    mine = driver.session.state.cards[0]
    assert driver.session.is_computing
    for name in ("rollButton", "die1", "die5"):
        driver.click(name)
    for key in (Qt.Key.Key_1, Qt.Key.Key_0, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_R):
        driver.press(key)
    QTest.mouseClick(driver.card.viewport(), LEFT, NO_KEYS, QPoint(20, 20))
    driver.wait_for_person()
    assert driver.session.state.cards[0] == mine
    assert driver.session.state.cards[1].open_ids != driver.session.state.rules.category_ids
    assert driver.session.state.turn == 2


def test_keys_during_a_tumble_act_on_the_dice_it_ends_with(make_driver) -> None:
    driver = make_driver(people(""), pace=NORMAL)
    driver.press(Qt.Key.Key_R)
    dice = driver.session.state.dice
    driver.press(DIGITS[dice[4]], SHIFT)
    assert driver.session.position.held == {i for i, face in enumerate(dice) if face == dice[4]}


def test_a_score_is_not_written_on_dice_nobody_has_seen(make_driver) -> None:
    driver = make_driver(people(""), pace=NORMAL)
    driver.press(Qt.Key.Key_R)
    driver.click_row("choice")
    assert driver.session.state.cards[0]["choice"] is None
    driver.click_row("choice")
    assert driver.session.state.cards[0]["choice"] is not None


def test_the_end_is_shown_and_nothing_can_be_rolled(driver, qtbot) -> None:
    for category in driver.session.state.rules.category_ids:
        driver.press(Qt.Key.Key_R)
        driver.click_row(category)
        if driver.session.state.cards[0][category] is None:
            driver.click_row(category)
    qtbot.waitUntil(lambda: driver.window.findChild(object, "resultPage") is not None)
    qtbot.waitUntil(driver.find("resultPage").isVisible)
    assert not driver.find("rollButton").isVisible()
    assert "points" in driver.find("statusLine").accessibleName()
    driver.press(Qt.Key.Key_R)
    assert driver.session.state.is_over
    driver.press(Qt.Key.Key_Z, CONTROL)
    assert not driver.find("resultPage").isVisible()
    assert driver.find("rollButton").isVisible()


def test_the_offer_to_undo_stands_where_the_hint_was(driver, qtbot) -> None:
    driver.session.new_game(people("Anna", "Bo"))
    driver.press(Qt.Key.Key_R)
    driver.session.score("choice")
    offer = driver.find("undoOffer")
    assert offer.isVisible()
    heading = next(part for part in driver.window.findChildren(TurnHeading) if part.isVisible())
    with_offer = heading.grab().toImage()
    offer.click()
    assert not offer.isVisible()
    hint_line = QRect(0, 44, 100, 12)
    background = with_offer.pixelColor(200, 50)
    row = [with_offer.copy(hint_line).pixelColor(x, y) for x in range(100) for y in range(12)]
    assert set(map(QColor.name, row)) == {background.name()}
    row = [heading.grab().toImage().copy(hint_line).pixelColor(x, y).name() for x in range(100) for y in range(12)]
    assert len(set(row)) > 1
