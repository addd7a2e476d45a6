"""Every window of the game in the states in which it has something to say."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtWidgets import QApplication, QWidget

from tests.gui.driver import Driver, mixed
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.ui.controls import SegmentedControl


@dataclass(frozen=True, slots=True)
class Screen:
    """One thing to look at: `arrange` brings it about and returns the window it is in."""

    name: str
    arrange: Callable[[Driver], QWidget]
    setup: GameSetup | None = None


def _start(driver: Driver) -> QWidget:
    return driver.window


def _rolled(driver: Driver) -> QWidget:
    driver.session.roll()
    return driver.window


def _held(driver: Driver) -> QWidget:
    driver.session.roll()
    driver.session.hold(0)
    driver.session.hold(2)
    return driver.window


def _all_held(driver: Driver) -> QWidget:
    driver.session.roll()
    for die in range(5):
        driver.session.hold(die)
    return driver.window


def _no_rolls_left(driver: Driver) -> QWidget:
    for _ in range(3):
        driver.session.roll()
    return driver.window


def _zero_asked(driver: Driver) -> QWidget:
    driver.session.roll()
    driver.click_row("yacht")
    return driver.window


def _undo_offered(driver: Driver) -> QWidget:
    driver.session.roll()
    driver.click_row("choice")
    return driver.window


def _finished(driver: Driver) -> QWidget:
    while not driver.session.state.is_over:
        driver.session.roll()
        driver.session.score(next(iter(driver.session.state.possible_scores)))
    driver.qtbot.waitUntil(lambda: driver.find("resultPage").isVisible())
    return driver.window


def _opened_by(action: str) -> Callable[[Driver], QWidget]:
    def arrange(driver: Driver) -> QWidget:
        before = _windows()
        driver.action(action).trigger()
        driver.qtbot.waitUntil(lambda: bool(_windows() - before))
        (window,) = _windows() - before
        return window

    return arrange


def _windows() -> set[QWidget]:
    return {window for window in QApplication.topLevelWidgets() if window.isVisible()}


def _opponents(driver: Driver) -> QWidget:
    window = _opened_by("rulesAction")(driver)
    choice = window.findChild(SegmentedControl, "rulesChoice")
    assert isinstance(choice, SegmentedControl)
    choice.segments[-1].click()
    return window


SIX: Final = GameSetup(
    mixed(None).rules,
    (
        Player("Anna"),
        Player("Otto"),
        *(Player(level=level) for level in (Level.FIRST_MATE, Level.ADMIRAL, Level.CAPTAIN, Level.CAPTAIN)),
    ),
)
TWO_PEOPLE: Final = GameSetup(mixed(None).rules, (Player(), Player()))

SCREENS: Final = (
    Screen("start", _start),
    Screen("start of six", _start, SIX),
    Screen("computer's turn", _start, mixed(Level.CAPTAIN, None)),
    Screen("rolled", _rolled),
    Screen("held", _held),
    Screen("all held", _all_held),
    Screen("no rolls left", _no_rolls_left),
    Screen("zero asked", _zero_asked, TWO_PEOPLE),
    Screen("undo offered", _undo_offered, TWO_PEOPLE),
    Screen("finished", _finished, TWO_PEOPLE),
    Screen("new game", _opened_by("newGameAction")),
    Screen("new game of six", _opened_by("newGameAction"), SIX),
    Screen("preferences", _opened_by("preferencesAction")),
    Screen("rules", _opened_by("rulesAction")),
    Screen("opponents", _opponents),
    Screen("shortcuts", _opened_by("shortcutsAction")),
    Screen("about", _opened_by("aboutAction")),
)
