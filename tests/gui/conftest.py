"""A window for each test, and nothing left behind."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.driver import Driver, people
from yacht_desktop.session.pace import NO_WAITING, Pace
from yacht_desktop.session.setup import GameSetup


@pytest.fixture
def make_driver(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Driver]]:
    drivers: list[Driver] = []

    def make(setup: GameSetup | None = None, *, pace: Pace = NO_WAITING) -> Driver:
        driver = Driver(qtbot, tmp_path, setup or people(""), pace=pace)
        drivers.append(driver)
        return driver

    yield make
    for driver in drivers:
        driver.close()


@pytest.fixture
def driver(make_driver: Callable[..., Driver]) -> Driver:
    return make_driver()
