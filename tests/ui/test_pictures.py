"""Some telling views look as approved: `python3 run.py --approve` approves them anew."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pytest
from screenshot_statistics import fill_with_games

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QColor, QCursor, QImage, QPainter
from PySide6.QtWidgets import QWidget

from tests.gui.driver import Driver
from tests.ui.pictures import APPROVED, approve, at_rest, fault, half
from tests.ui.screens import PATIENCE, SCREENS, Screen
from yacht_desktop.session import settings as s
from yacht_desktop.session.settings import Cloth, DiceStyle, ThemeChoice
from yacht_desktop.ui.statistics_window import StatisticsWindow

MOST_BYTES: Final = 1_500_000
DESIGNED: Final = QSize(1120, 760)


def played_much(driver: Driver) -> QWidget:
    """Open the statistics of many games."""
    fill_with_games(driver.game.autosave.library)
    driver.action("statisticsAction").trigger()
    (window,) = driver.window.findChildren(StatisticsWindow)
    idle = driver.game.statistics
    driver.qtbot.waitUntil(lambda: not window.view.is_asking and not idle.is_at_work, timeout=PATIENCE)
    return window


BY_NAME: Final = {screen.name: screen for screen in (*SCREENS, Screen("played much", played_much))}


@dataclass(frozen=True, slots=True)
class View:
    """One picture: a screen, in a look, at a size."""

    screen: str
    theme: ThemeChoice = ThemeChoice.LIGHT
    cloth: Cloth = Cloth.NAVY
    dice: DiceStyle = DiceStyle.IVORY
    language: str = "en"
    size: QSize = DESIGNED


VIEWS: Final = {
    "main-light": View("held"),
    "main-dark": View("held", ThemeChoice.DARK, language="sv"),
    "main-high-contrast": View("held", ThemeChoice.HIGH_CONTRAST, dice=DiceStyle.NUMERALS, language="fi"),
    "main-compact": View("start of six", cloth=Cloth.BURGUNDY, size=QSize(800, 560)),
    "coach-light": View("coach of two", cloth=Cloth.GREEN, dice=DiceStyle.EBONY),
    "result-dark": View("reviewed", ThemeChoice.DARK),
    "real-dice": View("real dice", ThemeChoice.DARK, Cloth.GREEN, DiceStyle.NUMERALS),
    "statistics-light": View("played much"),
    "new-game-light": View("new game"),
    "preferences-high-contrast": View("preferences", ThemeChoice.HIGH_CONTRAST),
}


def picture_of(view: View, open_game: Callable[..., Driver]) -> QImage:
    """Show a view and return its picture."""
    # Nothing lies under the pointer.
    QCursor.setPos(QPoint(5000, 5000))
    screen = BY_NAME[view.screen]
    driver = open_game(view.language, view.size, 100, screen.setup)
    driver.game.settings.set(s.THEME, view.theme)
    driver.game.settings.set(s.CLOTH, view.cloth)
    driver.game.settings.set(s.DICE_STYLE, view.dice)
    return at_rest(driver.qtbot, screen.arrange(driver))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems draw letters with an engine of their own")
@pytest.mark.parametrize("name", VIEWS)
def test_a_view_looks_as_approved(open_game, request, monkeypatch, name: str) -> None:
    monkeypatch.setattr("yacht_desktop.ui.dice_rows.today", lambda: "2026-11-30")
    shown = picture_of(VIEWS[name], open_game)
    if request.config.getoption("--approve"):
        approve(name, shown)
    assert fault(name, shown) == ""


def test_there_is_no_other_approved_picture_and_all_are_small() -> None:
    files = list(APPROVED.glob("*.png"))
    assert {file.stem for file in files} == set(VIEWS)
    assert sum(file.stat().st_size for file in files) < MOST_BYTES


@pytest.fixture
def kept(qapp, tmp_path, monkeypatch) -> QImage:
    """An approved picture of a grey square on white."""
    monkeypatch.setattr("tests.ui.pictures.APPROVED", tmp_path)
    monkeypatch.setattr("tests.ui.pictures.FOLDER", tmp_path / "differences")
    picture = square_at(40)
    approve("square", picture)
    return picture


def square_at(left: float) -> QImage:
    picture = QImage(200, 100, QImage.Format.Format_RGB32)
    picture.fill(QColor(250, 250, 250))
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(left, 20)
        painter.fillRect(0, 0, 40, 40, QColor(90, 90, 90))
    return picture


def test_a_picture_that_is_approved_is_right(kept) -> None:
    assert fault("square", kept) == ""
    assert fault("square", square_at(40.5)) == ""


def test_what_has_moved_or_has_another_size_or_was_never_approved_is_said_and_pictured(kept, tmp_path) -> None:
    said = fault("square", square_at(46))
    assert "differs" in said
    assert "--approve" in said
    both = QImage(str(tmp_path / "differences" / "square.png"))
    assert both.width() > 2 * half(kept).width()
    assert "at half size" in fault("square", kept.copy(0, 0, 100, 100))
    assert "no picture of circle" in fault("circle", kept)
