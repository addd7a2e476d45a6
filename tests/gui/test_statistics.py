"""Statistics beside a real game: what counts, what does not, and that looking changes nothing."""

from pathlib import Path

import pytest

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from tests.gui.driver import Driver, mixed, people
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.statistics_view import Selection
from yacht_desktop.session.stored_games import options_text
from yacht_desktop.storage import statistics_queries as ask
from yacht_desktop.storage.library import Library
from yacht_desktop.storage.library_entries import GameFilter, Kind
from yacht_desktop.storage.statistics_entries import ALONE, Figures, Person
from yacht_desktop.ui.statistics_best import BestRow
from yacht_desktop.ui.statistics_figures import FiguresCard
from yacht_desktop.ui.statistics_window import StatisticsWindow

YACHT = ruleset("yacht")


def figures(driver: Driver, kind: Kind = Kind.PLAIN, person: Person = ALONE) -> Figures:
    wanted = GameFilter(kind=kind, rules="yacht", options=options_text(YACHT))
    return ask.figures(driver.game.autosave.library.connection, wanted, person)


def play(driver: Driver, turns: int = 12) -> None:
    """Play so many turns of everybody at the table, each with one roll into the first open box."""
    for _ in range(turns * len(driver.session.setup.players)):
        driver.session.roll()
        driver.session.score(next(iter(driver.session.state.possible_scores)))


def opened(driver: Driver) -> StatisticsWindow:
    driver.action("statisticsAction").trigger()
    found = driver.window.findChild(StatisticsWindow)
    assert isinstance(found, StatisticsWindow)
    driver.qtbot.waitUntil(lambda: not found.view.is_asking and not driver.game.statistics.is_at_work, timeout=20_000)
    return found


def test_ctrl_t_opens_one_window_and_the_tool_bar_has_its_icon(driver: Driver) -> None:
    QTest.keyClick(driver.window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    window = opened(driver)
    driver.button("statisticsActionButton").click()
    assert driver.window.findChildren(StatisticsWindow) == [window]
    window.close()


def test_looking_filtering_and_exporting_in_the_middle_of_a_turn_leaves_the_game_alone(
    driver: Driver, tmp_path: Path
) -> None:
    play(driver)
    driver.session.new_game(people(""))
    driver.session.roll()
    driver.session.hold(1)
    before = driver.session.moves, driver.session.position, figures(driver)
    window = opened(driver)
    shown = [figure.value for figure in window.findChildren(FiguresCard)[0].figures]
    assert shown[0] == "1"
    window.view.select(Selection(YACHT, kind=Kind.UNFINISHED))
    driver.qtbot.waitUntil(lambda: not window.view.is_asking)
    window._export_to(str(tmp_path / "statistics.csv"))
    driver.qtbot.waitUntil((tmp_path / "statistics.csv").exists)
    window.close()
    now = driver.session.moves, driver.session.position, figures(driver)
    # Luck and losses of the game before may have come in meanwhile.
    assert now[:2] == before[:2]
    assert now[2][:5] == before[2][:5]


def test_undo_after_the_end_files_one_game_with_its_last_result(driver: Driver) -> None:
    play(driver)
    first = figures(driver)
    driver.session.undo()
    assert figures(driver).games == 0
    assert figures(driver, Kind.UNFINISHED).games == 0
    driver.session.score(next(iter(driver.session.state.possible_scores)))
    assert (first.games, figures(driver).games, figures(driver, Kind.UNDONE).games) == (1, 0, 1)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_F5])
def test_keys_on_the_result_page_file_nothing_again(driver: Driver, key: Qt.Key) -> None:
    play(driver)
    best = figures(driver).best
    for _ in range(5):
        QTest.keyClick(QApplication.focusWidget() or driver.window, key)
    assert (figures(driver).games, figures(driver).best) == (1, best)


def test_games_dealt_but_not_played_never_count(driver: Driver) -> None:
    play(driver)
    for _ in range(10):
        driver.session.new_game(people(""))
    assert figures(driver).games == 1
    assert figures(driver, Kind.UNFINISHED).games == 0


def test_abandoned_games_stand_apart_and_drag_no_average(driver: Driver) -> None:
    play(driver)
    before = figures(driver)
    for turns in (0, 3, 11):
        driver.session.new_game(people(""))
        driver.session.roll()
        play_on(driver, turns)
    driver.session.new_game(people(""))
    assert figures(driver)[:5] == before[:5]
    assert figures(driver, Kind.UNFINISHED).games == 3


def play_on(driver: Driver, turns: int) -> None:
    for turn in range(turns):
        if turn:
            driver.session.roll()
        driver.session.score(next(iter(driver.session.state.possible_scores)))


def test_a_window_closed_at_the_finish_has_filed_the_result(make_driver, tmp_path: Path) -> None:
    driver = make_driver()
    play(driver)
    total = driver.session.state.totals[0]
    driver.window.close()
    driver.game.shut_down()
    library = Library(tmp_path / "library.sqlite3")
    wanted = GameFilter(kind=Kind.PLAIN, rules="yacht", options=options_text(YACHT))
    found = ask.figures(library.connection, wanted, ALONE)
    library.close()
    assert (found.games, found.best) == (1, total)


def test_people_at_one_table_each_have_their_own_figures(make_driver) -> None:
    driver = make_driver(people("Åsa", "Bo", ""))
    play(driver)
    totals = driver.session.state.totals
    folks = (Person("åsa", 0, "Åsa"), Person("bo", 0, "Bo"), Person("", 3))
    assert tuple(figures(driver, person=one).best for one in folks) == totals
    assert figures(driver).games == 0


def test_a_finished_game_is_looked_through_and_its_review_opens_from_the_best_games(make_driver) -> None:
    driver = make_driver(mixed(None, Level.DECKHAND))
    driver.hurry_always()
    while not driver.session.state.is_over:
        if driver.session.position.may_act:
            play_turn(driver)
        else:
            driver.qtbot.wait(5)
    driver.qtbot.waitUntil(lambda: figures(driver).reviewed == 1, timeout=20_000)
    driver.qtbot.waitUntil(lambda: driver.game.reviewing.last is not None, timeout=30_000)
    review = driver.game.reviewing.last
    assert review is not None
    assert figures(driver).luck == pytest.approx(review.players[0].luck)
    assert figures(driver).lost == pytest.approx(review.players[0].lost)
    window = opened(driver)
    with driver.qtbot.waitSignal(driver.window.window_desk.review_wanted):
        window.findChildren(BestRow)[0].click()
    window.close()
    for other in driver.window.findChildren(QAbstractButton, "reviewTryButton"):
        other.window().close()


def play_turn(driver: Driver) -> None:
    driver.session.roll()
    driver.session.score(next(iter(driver.session.state.possible_scores)))
