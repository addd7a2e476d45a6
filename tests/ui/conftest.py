"""A look as the program starts with, for whatever is painted."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from tests.gui.driver import Driver, people
from tests.ui.screens import DESIGNED
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.opponents.levels import Level
from yacht_desktop.opponents.strength import Strength
from yacht_desktop.session import settings as s
from yacht_desktop.session.pace import Speed
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.session.strengths import Strengths
from yacht_desktop.ui.fonts import load_fonts
from yacht_desktop.ui.theme import Look


@pytest.fixture(scope="session")
def bundled_fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.fixture
def look(qapp: QApplication, bundled_fonts: None) -> Look:
    """Light, at scale 1, with full motion."""
    qapp.setStyle("Fusion")
    return Look(qapp)


def weigh_at_once(
    level: Level,
    rules: RuleSet,
    progress: Callable[[float], None] | None,
    cancelled: Callable[[], bool] | None,
) -> Strength:
    """Say that every level makes 111 points and wins 6 games in 10."""
    return Strength(111.0, 30.0, None if level.below is None else 0.6)


@pytest.fixture
def open_game(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Driver]]:
    """Opens a game in a language, at a size and a text scale."""
    drivers: list[Driver] = []

    def open_it(code: str, size: QSize = DESIGNED, scale: int = 100, setup: GameSetup | None = None) -> Driver:
        driver = Driver(qtbot, tmp_path / f"{code}{len(drivers)}", setup or people(""))
        drivers.append(driver)
        driver.game.settings.set(s.SPEED, Speed.AT_ONCE)
        driver.game.settings.set(s.LANGUAGE, s.Language(code))
        driver.game.settings.set(s.TEXT_SCALE, scale)
        driver.window.resize(size)
        return driver

    yield open_it
    for driver in drivers:
        driver.close()


@pytest.fixture
def strengths(qapp: QApplication) -> Iterator[Strengths]:
    """Knows the usual rules, and makes up the rest."""
    made = Strengths(weigh_at_once)
    yield made
    made.shut_down()
