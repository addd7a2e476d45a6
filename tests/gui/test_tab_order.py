"""Tab goes round everything once, the way one reads, and comes back; nothing traps it or hides it."""

from itertools import pairwise

import pytest

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QMenu, QWidget
from shiboken6 import isValid

from tests.gui.driver import Driver, mixed
from tests.ui.filters import last_words
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session import settings as s

FORWARD, BACK = Qt.Key.Key_Tab, Qt.Key.Key_Backtab
MOST_STOPS = 80
DIALOGS = {
    "newGameAction": "newGameDialog",
    "preferencesAction": "preferencesDialog",
    "rulesAction": "rulesPage",
    "shortcutsAction": "shortcutsWindow",
    "aboutAction": "aboutBox",
    "gamesAction": "libraryWindow",
    "statisticsAction": "statisticsWindow",
    "diceAction": "diceWindow",
}


def go_round(window: QWidget, key: Qt.Key) -> list[QWidget]:
    """Press Tab until the focus is back where it was first; return the stops."""
    stops: list[QWidget] = []
    for _ in range(MOST_STOPS):
        QTest.keyClick(QApplication.focusWidget() or window, key)
        stop = QApplication.focusWidget()
        assert stop is not None
        if stops and stop is stops[0]:
            return stops
        assert stop not in stops, f"{stop.objectName()} traps {key}"
        stops.append(stop)
    raise AssertionError([stop.objectName() for stop in stops])


def reachable(window: QWidget) -> set[QWidget]:
    """Everything of a window that Tab should come to."""
    return {
        widget
        for widget in window.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.window() is window
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and not (isinstance(widget, QAbstractButton) and widget.autoExclusive() and not widget.isChecked())
    }


def open_dialog(driver: Driver, action: str) -> QWidget:
    driver.action(action).trigger()
    dialog = driver.find(DIALOGS[action])
    driver.qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def middle(widget: QWidget) -> QPoint:
    return widget.mapTo(widget.window(), widget.rect().center())


@pytest.mark.parametrize("rolls", [0, 1, 3])
def test_tab_goes_round_the_main_window_from_tools_to_card(driver, rolls) -> None:
    for _ in range(rolls):
        driver.session.roll()
    stops = go_round(driver.window, FORWARD)
    undo = ["undoActionButton"] if rolls else []
    tools = ["newGameActionButton", *undo, "coachActionButton", "statisticsActionButton"]
    dice = [f"die{number}" for number in range(1, 6)] if rolls == 1 else []
    names = [stop.objectName() for stop in stops]
    start = names.index("newGameActionButton")
    roll = ["rollButton"] if rolls < 3 else []
    assert names[start:] + names[:start] == [*tools, *dice, *roll, "scorecard"]
    assert set(stops) == reachable(driver.window)
    back = go_round(driver.window, BACK)
    assert set(back) == set(stops)
    # From the first stop back to it the other way.
    at = back.index(stops[0])
    assert back[at:] + back[:at] == [stops[0], *reversed(stops[1:])]


@pytest.mark.parametrize("action", DIALOGS)
def test_tab_goes_round_each_window_both_ways(driver, action) -> None:
    driver.game.settings.set(s.LAST_SETUP, mixed(None, Level.CAPTAIN, None))
    driver.game.settings.set(s.SPEED, s.SPEED.default)
    dialog = open_dialog(driver, action)
    stops = go_round(dialog, FORWARD)
    assert set(stops) == reachable(dialog)
    back = go_round(dialog, BACK)
    assert set(back) == set(stops)
    dialog.close()


@pytest.mark.parametrize("action", ["newGameAction", "preferencesAction"])
def test_tab_comes_to_what_is_chosen_of_several_and_arrows_change_it(driver, action) -> None:
    driver.game.settings.set(s.LAST_SETUP, mixed(None, Level.CAPTAIN))
    dialog = open_dialog(driver, action)
    for stop in go_round(dialog, FORWARD):
        if isinstance(stop, QAbstractButton) and stop.autoExclusive():
            assert stop.isChecked(), stop.text()
    dialog.close()


@pytest.mark.parametrize("action", DIALOGS)
def test_the_first_focus_is_on_something_and_escape_closes(driver, qtbot, action) -> None:
    dialog = open_dialog(driver, action)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.window() is dialog
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: driver.window.findChild(QWidget, DIALOGS[action]) is None)


def test_enter_starts_the_game_from_any_field_of_the_dialog(driver, qtbot) -> None:
    dialog = open_dialog(driver, "newGameAction")
    field = next(stop for stop in go_round(dialog, FORWARD) if stop.accessibleName() == "Name of player 1")
    field.setFocus()
    QTest.keyClicks(field, "Åsa")
    started: list[object] = []
    driver.session.started.connect(started.append)
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(started) == 1)
    assert driver.session.setup.players[0].name == "Åsa"


def hidden_stops(window: QWidget, key: Qt.Key) -> list[str]:
    """The stops that a round by a key came to without the picture of the window saying so."""
    hidden = []
    for stop in go_round(window, key):
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        around = stop.rect().adjusted(-8, -8, 8, 8).translated(stop.mapTo(window, QPoint()))
        focused = window.grab(around).toImage()
        window.setFocus()
        if window.grab(around).toImage() == focused:
            hidden.append(stop.objectName())
    return hidden


@pytest.mark.parametrize("rolls", [0, 1, 3])
def test_the_focus_shows_at_every_stop_of_the_main_window(driver, rolls) -> None:
    for _ in range(rolls):
        driver.session.roll()
    assert hidden_stops(driver.window, FORWARD) == []
    # By F6 as well: the last part is the card, at none of its rows.
    driver.press(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert focus_name() == "scorecard"
    focused = driver.window.grab().toImage()
    driver.window.setFocus()
    assert driver.window.grab().toImage() != focused


@pytest.mark.parametrize("action", ["newGameAction", "preferencesAction", "aboutAction"])
def test_the_focus_shows_at_every_stop_of_a_dialog(driver, action) -> None:
    dialog = open_dialog(driver, action)
    stops = go_round(dialog, FORWARD)
    # All of it, since only the key scrolls to a stop, not the focus that is given here.
    dialog.resize(dialog.width(), 2 * dialog.height())
    pictures = []
    for stop in stops:
        if (focused := QApplication.focusWidget()) is not None:
            focused.clearFocus()
        pictures.append(dialog.grab().toImage())
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        pictures.append(dialog.grab().toImage())
    for before, after in pairwise(pictures):
        assert before != after
    dialog.close()


def focus_name() -> str:
    focused = QApplication.focusWidget()
    return "" if focused is None else focused.objectName()


def test_f6_goes_round_tray_roll_and_card_and_shift_f6_back(driver) -> None:
    driver.session.roll()
    parts = []
    for _ in range(4):
        driver.press(Qt.Key.Key_F6)
        parts.append(focus_name())
    assert parts == ["die1", "rollButton", "scorecard", "die1"]
    driver.press(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert focus_name() == "scorecard"


def test_f6_passes_by_dice_and_roll_button_where_no_roll_is_left(driver) -> None:
    for _ in range(3):
        driver.session.roll()
    for _ in range(2):
        driver.press(Qt.Key.Key_F6)
        assert focus_name() == "scorecard"
    driver.press(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert focus_name() == "scorecard"


# Menus


def mnemonics(menu: QWidget) -> list[str]:
    found = []
    for action in menu.actions():
        letter = QKeySequence.mnemonic(action.text()).toString()
        if letter and action.isVisible():
            found.append(letter)
    return found


@pytest.mark.parametrize("language", ["en", "sv", "fi"])
def test_no_mnemonic_stands_twice_in_a_menu(driver, language) -> None:
    driver.game.settings.set(s.LANGUAGE, s.Language(language))
    menus = [driver.window.menuBar(), *driver.window.findChildren(QMenu)]
    named = 0
    for menu in menus:
        letters = mnemonics(menu)
        named += len(letters)
        assert len(letters) == len(set(letters)), (menu.objectName(), [action.text() for action in menu.actions()])
    assert named > len(menus)


@pytest.mark.parametrize("language", ["en", "sv", "fi"])
def test_no_mnemonic_stands_twice_in_a_dialog(driver, language) -> None:
    driver.game.settings.set(s.LANGUAGE, s.Language(language))
    for action in DIALOGS:
        dialog = open_dialog(driver, action)
        for menu in dialog.findChildren(QMenu):
            letters = mnemonics(menu)
            assert len(letters) == len(set(letters)), [action.text() for action in menu.actions()]
        letters = [
            QKeySequence.mnemonic(button.text()).toString()
            for button in dialog.findChildren(QAbstractButton)
            if button.isVisible()
        ]
        letters = [letter for letter in letters if letter]
        assert len(letters) == len(set(letters)), (action, letters)
        dialog.close()


def test_arrows_walk_a_menu_and_enter_takes_its_action(driver, qtbot) -> None:
    menu = next(action.menu() for action in driver.window.menuBar().actions() if action.text() == "&View")
    assert isinstance(menu, QMenu)
    menu.popup(driver.window.mapToGlobal(QPoint(0, 0)))
    walked: list[QAction] = []
    for _ in range(len(menu.actions())):
        QTest.keyClick(menu, Qt.Key.Key_Down)
        walked.append(menu.activeAction())
    assert len(set(walked)) >= 5
    assert not any(action.isSeparator() for action in walked)
    menu.setActiveAction(driver.action("largerTextAction"))
    QTest.keyClick(menu, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: driver.game.settings.get(s.TEXT_SCALE) == 110)
    assert not menu.isVisible()


def test_a_list_opens_and_closes_by_keys_within_its_dialog(driver, qtbot) -> None:
    dialog = open_dialog(driver, "preferencesAction")
    box = next(stop for stop in go_round(dialog, FORWARD) if isinstance(stop, QComboBox))
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(box.view().isVisible)
    QTest.keyClick(box.view(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not box.view().isVisible())
    assert dialog.isVisible()
    dialog.close()


def test_no_filter_hears_the_window_being_destroyed(qtbot, tmp_path, monkeypatch) -> None:
    heard = last_words(monkeypatch)
    driver = Driver(qtbot, tmp_path, mixed(None, Level.DECKHAND))
    driver.session.roll()
    go_round(driver.window, FORWARD)
    driver.session.new_game(mixed(None, rules=ruleset("yatzy")))
    driver.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(driver.window)
    assert heard == set()
