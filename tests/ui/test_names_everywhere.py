"""Names of any length and any letters: shown whole or shortened with …, nowhere interpreted, in nobody's way."""

from dataclasses import replace

import pytest

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QLabel, QTableView, QWidget

from tests.gui.driver import Driver
from tests.ui.screens import DESIGNED, SCREENS, SIX, TWO_PEOPLE, Screen, _opened_by
from tests.ui.test_languages import SMALLEST, SMALLEST_DIALOG, arrange, cut_words, leave
from yacht_desktop.session.names import LONGEST_NAME
from yacht_desktop.ui.controls import TextField
from yacht_desktop.ui.text_fit import breakable
from yacht_desktop.ui.tool_tip import plain_tool_tip
from yacht_desktop.ui.wording.names import LONGEST_IN_SENTENCE, player_name, shown_name, whole_name

NAMES = (
    "W" * LONGEST_NAME,
    "\u202eAnna\u200b <b>%1 %n {name} {points} &Bo</b> \u2066'\"x",
    ("Maximiliana Wilhelmina von und zu " * 10)[: LONGEST_NAME - 1] + "x",
    ("\u05de\u05e8\u05d7\u05d1\u05d0 " * 40)[: LONGEST_NAME - 1] + "\u05d0",
    ("e" + "\u0301" * 60) * 6,
    "\U0001f468\u200d\U0001f469\u200d\U0001f467" * 30,
)
BEGINNINGS = tuple(shown_name(name).strip("\u2068\u2069")[:3] for name in NAMES)
QUICK = ("start of six", "computer's turn", "undo offered", "new game of six")


def library(driver: Driver) -> QWidget:
    """Two games in the library, and one of them chosen."""
    setup = driver.session.setup
    for _ in range(2):
        driver.session.roll()
        driver.session.score(next(iter(driver.session.state.possible_scores)))
        driver.session.new_game(setup)
    window = _opened_by("gamesAction")(driver)
    driver.qtbot.waitUntil(lambda: any(rows_in(view) >= 2 for view in window.findChildren(QAbstractItemView)))
    return window


def rows_in(view: QAbstractItemView) -> int:
    return view.model().rowCount() if view.model() is not None else 0


LIBRARY = Screen("library", library, TWO_PEOPLE)
# One of each kind: others have the same words in the same places.
TRIED = (
    *QUICK,
    *("zero asked", "reviewed", "review of one", "review, table", "statistics", "coach of six", "coach of two", "hint"),
)
NAMED = (*(screen for screen in SCREENS if screen.name in TRIED), LIBRARY)


def named(screen: Screen, first: int = 0) -> Screen:
    """A screen at whose table all have names, another one each, from a place on."""
    assert screen.setup is not None
    seats = enumerate(screen.setup.players, start=first)
    players = tuple(replace(player, name=NAMES[place % len(NAMES)]) for place, player in seats)
    return replace(screen, setup=replace(screen.setup, players=players))


def faults_in(driver: Driver, window: QWidget) -> list[str]:
    """What is wrong with the names in a window."""
    found = [fault for fault in cut_words(window) if not is_fair(fault)]
    found += [
        f"rich text: {label.text()}"
        for label in window.findChildren(QLabel)
        if label.textFormat() is not Qt.TextFormat.PlainText and any(part in label.text() for part in BEGINNINGS)
    ]
    found += [f"rich tool tip: {widget.toolTip()}" for widget in every(window) if "<b>" in widget.toolTip()]
    return found


def is_fair(fault: str) -> bool:
    """Whether what is told is no fault: a name that ends with …, a field, or what shows nothing."""
    text = fault.partition("'")[2].rpartition("'")[0]
    if "is shortened" in fault:
        return text.strip() == "…" or any(beginning in text for beginning in BEGINNINGS)
    # A field lets its text be moved through. Heaps of marks are higher than any line.
    return fault.startswith("TextField") or "\u0301" * 9 in text or text.startswith("\\u20")


def every(window: QWidget) -> list[QWidget]:
    return [window, *window.findChildren(QWidget)]


def test_no_name_is_cut_or_in_the_way_in_any_window(open_game) -> None:
    driver = open_game("en", SMALLEST, 100)
    faults = []
    for place, screen in enumerate(NAMED):
        window = arrange(driver, named(screen, place), SMALLEST_DIALOG)
        faults += [f"{screen.name}: {fault}" for fault in faults_in(driver, window)]
        if driver.window.size() != SMALLEST:
            faults.append(f"{screen.name}: the window is {driver.window.size()}")
        leave(driver, window)
    assert not faults, "\n".join(faults)


def test_a_large_window_makes_no_more_of_them(open_game) -> None:
    driver = open_game("fi", DESIGNED, 100)
    for screen in NAMED:
        if screen.name in QUICK:
            window = arrange(driver, named(screen, 1))
            assert faults_in(driver, window) == []
            assert driver.window.size() == DESIGNED
            leave(driver, window)


def test_the_head_of_the_card_tells_the_whole_name(open_game) -> None:
    driver = open_game("en", DESIGNED, 100)
    arrange(driver, named(replace(SCREENS[0], setup=SIX)))
    setup = driver.session.setup
    card = driver.find("scorecard")
    assert isinstance(card, QTableView)
    model = card.model()
    for seat in range(6):
        assert model.headerData(seat, Qt.Orientation.Horizontal) == whole_name(setup, seat)
    assert "&lt;b&gt;" in plain_tool_tip(whole_name(setup, 1))
    assert len(player_name(setup, 0)) == LONGEST_IN_SENTENCE
    assert player_name(setup, 0).endswith("W…")


def test_a_name_is_kept_as_typed(open_game) -> None:
    driver = open_game("en", DESIGNED, 100)
    arrange(driver, named(replace(SCREENS[0], setup=SIX)))
    assert [player.name for player in driver.session.setup.players] == list(NAMES)
    driver.action("newGameAction").trigger()
    fields = driver.window.findChildren(TextField)
    assert [field.text() for field in fields][: len(NAMES)] == list(NAMES)


@pytest.mark.parametrize("text", ["", "Anna " * 100, "x" * 24])
def test_words_that_fit_a_line_stay_whole(text: str) -> None:
    assert breakable(text) == text


@pytest.mark.parametrize("name", NAMES)
def test_long_words_can_be_broken_and_nothing_is_lost(name: str) -> None:
    broken = breakable(name)
    assert broken.replace("\u200b", "") == name.replace("\u200b", "")
    assert "\u200b\u0301" not in broken
    assert "\u200d\u200b" not in broken
    assert "\u200b\u200d" not in broken
