"""High contrast: chosen in the menu or wanted by the system, in every window, without light and shade."""

from collections import Counter

import numpy as np

import pytest

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPalette
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tests.gui.driver import Driver, mixed
from tests.ui.screens import SCREENS, Screen
from tests.ui.test_contrast import MARK, SYSTEMS
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session import settings as s
from yacht_desktop.ui import appearance
from yacht_desktop.ui.palette import DARK, LIGHT
from yacht_desktop.ui.palette_contrast import CONTRAST_LIGHT, contrast

# A colour of another theme may be met by chance, in the soft edge of a letter; not over an area.
BY_CHANCE = 240
OPEN = [screen for screen in SCREENS if screen.name in {"held", "new game", "preferences", "rules"}]


def colours(image: QImage) -> Counter[str]:
    """Return how often each colour stands in a picture."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    kinds, counts = np.unique(np.frombuffer(plain.constBits(), np.uint32), return_counts=True)
    return Counter({QColor.fromRgb(int(kind)).name(): int(count) for kind, count in zip(kinds, counts, strict=True)})


def column_of(driver: Driver, part: QWidget, x: int, height: int) -> set[str]:
    """Return the colours down a line in a part, from 12 px below its top."""
    picture = part.grab().toImage()
    return {picture.pixelColor(x, y).name() for y in range(12, 12 + height)}


@pytest.mark.parametrize("screen", OPEN, ids=lambda screen: screen.name)
def test_every_window_turns_to_black_on_white(make_driver, screen: Screen) -> None:
    driver = make_driver(screen.setup or mixed(None, Level.DECKHAND))
    window = screen.arrange(driver)
    driver.action("themeHighContrast").trigger()
    driver.qtbot.wait(50)
    assert driver.game.settings.get(s.THEME) is s.ThemeChoice.HIGH_CONTRAST
    assert driver.action("themeHighContrast").isChecked()
    for shown in {window, driver.window}:
        seen = colours(shown.grab().toImage())
        assert QColor(seen.most_common(1)[0][0]) == CONTRAST_LIGHT.bg
        for other in (LIGHT, DARK):
            assert all(seen[getattr(other, name).name()] < BY_CHANCE for name in ("bg", "bar", "surface")), shown
    if window is not driver.window:
        window.close()


def test_nothing_is_shaded(make_driver) -> None:
    driver = make_driver(mixed(None, None))
    driver.session.roll()
    roll, tray = driver.find("rollButton"), driver.find("die1").parentWidget()
    assert tray is not None
    # A few px left of the keycap, and between hairline and rail at the left edge of the tray.
    assert len(column_of(driver, roll, 8, 24)) > 3
    driver.game.settings.set(s.THEME, s.ThemeChoice.HIGH_CONTRAST)
    assert column_of(driver, roll, 8, 24) == {CONTRAST_LIGHT.roll_top.name()}
    assert column_of(driver, tray, 14, 200) == {driver.game.look.theme.tray_middle.name()}
    theme = driver.game.look.theme
    assert theme.card_shadow == theme.popup_shadow == theme.tray_shadow == theme.roll_shadow == ()


def test_cloth_and_dice_change_at_once_everywhere(make_driver) -> None:
    driver = make_driver(mixed(None, None))
    driver.session.roll()
    pictures = [driver.window.grab().toImage()]
    for setting in (s.CLOTH, s.DICE_STYLE):
        for value in setting.choices[1:]:
            driver.game.settings.set(setting, value)
            pictures.append(driver.window.grab().toImage())
    assert all(one != other for place, one in enumerate(pictures) for other in pictures[:place])


@pytest.mark.parametrize("theme", [s.ThemeChoice.LIGHT, s.ThemeChoice.DARK, s.ThemeChoice.HIGH_CONTRAST])
def test_check_boxes_in_menus_stand_out(make_driver, theme: s.ThemeChoice) -> None:
    driver = make_driver(mixed(None, None))
    driver.game.settings.set(s.THEME, theme)
    mute = driver.action("muteAction")
    (menu,) = [menu for menu in driver.window.menuBar().findChildren(QMenu) if mute in menu.actions()]
    menu.popup(driver.window.pos())
    place = menu.actionGeometry(mute)
    line = menu.grab().toImage().copy(0, place.center().y(), 28, 1)
    menu.close()
    found = [line.pixelColor(x, 0) for x in range(4, 28)]
    ground = found[0]
    edges = [x for x, colour in enumerate(found) if contrast(colour, ground) >= MARK]
    assert edges, [colour.name() for colour in found]
    assert edges[-1] - edges[0] >= 8


@pytest.fixture
def contrasting_system(monkeypatch):
    """A system that begins to want contrast, and has a palette for it."""

    def begin() -> None:
        monkeypatch.setattr(appearance, "_system_wants_contrast", lambda: True)
        monkeypatch.setattr(appearance.Appearance, "_system_palette", lambda _: QPalette(SYSTEMS["dusk"]))
        hints = QGuiApplication.styleHints()
        hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)

    return begin


def test_the_system_is_followed_where_nothing_else_is_chosen(make_driver, contrasting_system) -> None:
    driver = make_driver(mixed(None, None))
    assert not driver.game.look.theme.flat
    contrasting_system()
    theme = driver.game.look.theme
    assert theme.flat
    assert theme.bg == SYSTEMS["dusk"].color(QPalette.ColorRole.Window)
    assert QApplication.palette().color(QPalette.ColorRole.Window) == theme.bg
    driver.game.settings.set(s.THEME, s.ThemeChoice.DARK)
    assert driver.game.look.theme.bg == DARK.bg
