"""The theme changes while everything is open, and nothing of the other theme is left behind."""

from collections import Counter

import pytest

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QMessageBox, QToolTip, QWidget

from tests.gui.driver import Driver, mixed
from tests.ui.pictures import at_rest
from tests.ui.screens import SCREENS, SIX, Screen
from tests.ui.test_contrast import TEXT
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session import settings as s
from yacht_desktop.session.pace import NORMAL
from yacht_desktop.ui.palette_contrast import contrast
from yacht_desktop.ui.theme import DARK, LIGHT, Theme

OPEN = [screen for screen in SCREENS if screen.name in {"new game", "preferences", "rules", "shortcuts", "about"}]
GROUNDS = ("bg", "bar", "surface")
# A colour of the other theme may be met by chance, in the soft edge of a letter; not over an area.
BY_CHANCE = 60
TOGGLES = 10


def switch(driver: Driver, theme: Theme) -> None:
    driver.game.settings.set(s.THEME, s.ThemeChoice.DARK if theme.dark else s.ThemeChoice.LIGHT)
    QApplication.sendPostedEvents()


def colours(image: QImage) -> Counter[str]:
    """Return how often each colour stands in a picture, looked at in every second row and column."""
    places = ((x, y) for y in range(0, image.height(), 2) for x in range(0, image.width(), 2))
    return Counter(image.pixelColor(x, y).name() for x, y in places)


def ground(colour: QColor) -> str:
    return colour.name()


def assert_all_in(theme: Theme, window: QWidget) -> None:
    other = LIGHT if theme.dark else DARK
    seen = colours(window.grab().toImage())
    assert max(seen[ground(getattr(theme, name))] for name in GROUNDS) > 1000
    left = {name: seen[ground(getattr(other, name))] for name in GROUNDS}
    assert max(left.values()) < BY_CHANCE, (window.objectName(), left)


@pytest.mark.parametrize("screen", OPEN, ids=lambda screen: screen.name)
def test_an_open_window_follows_the_theme_together_with_the_table(make_driver, screen: Screen) -> None:
    driver = make_driver(mixed(None, Level.DECKHAND))
    switch(driver, LIGHT)
    driver.session.roll()
    window = screen.arrange(driver)
    before = at_rest(driver.qtbot, window)
    for turn in range(TOGGLES):
        theme = LIGHT if turn % 2 else DARK
        switch(driver, theme)
        if turn in {0, TOGGLES - 1}:
            assert_all_in(theme, window)
            assert_all_in(theme, driver.window)
    after = at_rest(driver.qtbot, window)
    window.close()
    assert after == before


def test_the_theme_changes_while_dice_tumble(make_driver) -> None:
    driver = make_driver(mixed(None, None), pace=NORMAL)
    switch(driver, LIGHT)
    driver.session.roll()
    for theme in (DARK, LIGHT, DARK):
        switch(driver, theme)
        driver.qtbot.wait(50)
    assert_all_in(DARK, driver.window)


def test_the_result_follows_the_theme(make_driver) -> None:
    finished = next(screen for screen in SCREENS if screen.name == "finished")
    driver = make_driver(finished.setup)
    window = finished.arrange(driver)
    for theme in (DARK, LIGHT):
        switch(driver, theme)
        assert_all_in(theme, window)


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
def test_what_qt_brings_along_follows_the_theme_too(driver, theme) -> None:
    driver.game.settings.set(s.LAST_SETUP, SIX)
    switch(driver, LIGHT if theme.dark else DARK)
    driver.action("newGameAction").trigger()
    dialog = driver.find("newGameDialog")
    field = dialog.findChild(QLineEdit)
    box = QMessageBox(driver.window)
    box.setText("Something went wrong.")
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    box.open()
    menu = field.createStandardContextMenu()
    menu.popup(dialog.mapToGlobal(QPoint(10, 10)))
    switch(driver, theme)
    QToolTip.showText(QPoint(20, 20), "A tool tip", driver.window)
    tip = next(widget for widget in QApplication.topLevelWidgets() if widget.inherits("QTipLabel"))
    try:
        for widget in (box, menu, tip, *driver.window.menuBar().findChildren(QMenu), *dialog.findChildren(QLineEdit)):
            palette = widget.palette()
            text, behind = palette.color(widget.foregroundRole()), palette.color(widget.backgroundRole())
            if behind.alpha() < 255:
                # A field that lets its frame shine through, which is painted in the field's own colour.
                behind = theme.raised
            assert (behind.lightness() < 128) is theme.dark, type(widget).__name__
            assert contrast(text, behind) >= TEXT, type(widget).__name__
        for widget in (box, menu, tip):
            most, _ = colours(widget.grab().toImage()).most_common(1)[0]
            assert (QColor(most).lightness() < 128) is theme.dark, type(widget).__name__
    finally:
        QToolTip.hideText()
        menu.close()
        menu.deleteLater()
        box.close()
        box.deleteLater()
        dialog.close()
        tip.close()
