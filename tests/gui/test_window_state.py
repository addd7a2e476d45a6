"""The window's place and state: full screen and back, remembered, and never where no screen is."""

from PySide6.QtCore import QByteArray, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget

from tests.gui.driver import Driver, people
from yacht_desktop.app import Game
from yacht_desktop.game.dice import SeededDice
from yacht_desktop.session import settings as s
from yacht_desktop.session.pace import NORMAL


def test_f11_goes_to_the_full_screen_and_back_with_a_tick_in_the_menu(driver, qtbot) -> None:
    action = driver.action("fullScreenAction")
    assert action.isCheckable()
    driver.press(Qt.Key.Key_F11)
    qtbot.waitUntil(driver.window.isFullScreen)
    assert action.isChecked()
    driver.press(Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: not driver.window.isFullScreen())
    assert not action.isChecked()


def test_escape_leaves_the_full_screen_after_what_moves_and_the_coach(make_driver, qtbot) -> None:
    driver = make_driver(people(""), pace=NORMAL)
    driver.action("fullScreenAction").trigger()
    driver.action("coachAction").trigger()
    driver.session.roll()
    driver.press(Qt.Key.Key_Escape)
    assert driver.game.settings.get(s.COACH_OPEN)
    driver.press(Qt.Key.Key_Escape)
    assert not driver.game.settings.get(s.COACH_OPEN)
    assert driver.window.isFullScreen()
    driver.press(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not driver.window.isFullScreen())


def test_what_was_maximised_is_so_again_after_the_full_screen(driver) -> None:
    driver.window.setWindowState(Qt.WindowState.WindowMaximized)
    driver.action("fullScreenAction").trigger()
    driver.action("fullScreenAction").trigger()
    assert driver.window.isMaximized()


def test_a_maximised_window_is_so_again_at_the_next_start(qtbot, tmp_path) -> None:
    first = Driver(qtbot, tmp_path, people(""))
    first.window.setWindowState(Qt.WindowState.WindowMaximized)
    first.close()
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    second = Game(application, tmp_path, new_dice=lambda: SeededDice.from_number(11))
    with qtbot.waitExposed(second.window):
        second.start()
    assert second.window.isMaximized()
    second.window.close()
    second.dispose()


def test_a_window_last_on_a_screen_that_is_gone_comes_up_on_one_that_is_there(qtbot, tmp_path) -> None:
    first = Driver(qtbot, tmp_path, people(""))
    elsewhere = QWidget()
    elsewhere.setGeometry(QRect(9_000, 7_000, 900, 600))
    qtbot.addWidget(elsewhere)
    first.close()
    first.game.settings.set(s.WINDOW_GEOMETRY, bytes(elsewhere.saveGeometry().data()))
    second = Driver(qtbot, tmp_path, people(""))
    assert second.window.restoreGeometry(QByteArray(second.game.settings.get(s.WINDOW_GEOMETRY)))
    screen = second.window.screen().availableGeometry()
    assert screen.intersects(second.window.frameGeometry())
    assert screen.contains(second.window.geometry().center())
    second.close()


def test_every_window_has_the_icon_of_the_game(driver) -> None:
    driver.action("rulesAction").trigger()
    for window in QApplication.topLevelWidgets():
        if window.isVisible() and window.isWindow():
            assert not window.windowIcon().isNull(), window.objectName()
    driver.find("rulesPage").close()
