"""Reviews in the running program: the finished game's, by menu and key, given up, and played on from."""

from collections.abc import Callable

import pytest

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from tests.gui.driver import Driver, mixed, people
from tests.gui.test_tab_order import hidden_stops
from tests.ui import dialogs
from yacht_desktop.game.state import replay
from yacht_desktop.opponents.levels import Level
from yacht_desktop.ui.chance_chart import ChanceChart
from yacht_desktop.ui.costliest import CostliestCard
from yacht_desktop.ui.result_page import ResultPage
from yacht_desktop.ui.review_window import ReviewWindow

PATIENCE = 30_000
CTRL = Qt.KeyboardModifier.ControlModifier


def play_out(driver: Driver) -> None:
    """Play every turn of people to its end, badly; computers play theirs."""
    session = driver.session
    driver.wait_for_person()
    while session.position.may_act:
        session.roll()
        session.score(next(iter(session.state.possible_scores)))
        driver.wait_for_person()


def result(driver: Driver) -> ResultPage:
    found = driver.window.findChild(ResultPage)
    assert found is not None
    return found


def wait_for_result(driver: Driver) -> ResultPage:
    driver.qtbot.waitUntil(lambda: driver.window.findChild(ResultPage) is not None)
    page = result(driver)
    driver.qtbot.waitUntil(page.isVisible)
    return page


def chart_of(page: ResultPage) -> ChanceChart:
    found = page.findChild(ChanceChart)
    assert found is not None
    return found


def windows(driver: Driver) -> list[ReviewWindow]:
    return [window for window in driver.window.findChildren(ReviewWindow) if window.isVisible()]


def wait_for_review(driver: Driver) -> ReviewWindow:
    driver.qtbot.waitUntil(lambda: bool(windows(driver)))
    (window,) = windows(driver)
    driver.qtbot.waitUntil(lambda: window.review is not None, timeout=PATIENCE)
    return window


def test_a_finished_game_is_reviewed_and_its_costliest_choice_leads_into_the_review(driver: Driver) -> None:
    driver.session.new_game(mixed(None, Level.CAPTAIN))
    play_out(driver)
    page = wait_for_result(driver)
    assert not driver.find("scorecard").isVisible()
    driver.qtbot.waitUntil(lambda: chart_of(page).data is not None, timeout=PATIENCE)
    choices = page.findChild(CostliestCard)
    assert choices is not None
    row = choices.rows[0]
    dialogs.click(row)
    window = wait_for_review(driver)
    step = window.body.step
    assert step is not None
    assert step.move == row.decision.move
    assert step.decision is not None
    assert step.decision.loss.points == pytest.approx(row.decision.loss.points)
    review = window.review
    assert review is not None
    for seat, totals in enumerate(review.players):
        assert totals.start + totals.luck - totals.lost == pytest.approx(driver.session.state.totals[seat], abs=1e-6)
    window.close()


def test_the_review_of_a_game_under_way_waits_for_a_turn_and_opens_by_key(driver: Driver) -> None:
    driver.session.new_game(people("Anna", "Bo"))
    action = driver.action("reviewAction")
    assert not action.isEnabled()
    driver.session.roll()
    assert not action.isEnabled()
    driver.session.score("choice")
    assert action.isEnabled()
    driver.press(Qt.Key.Key_R, CTRL)
    window = wait_for_review(driver)
    assert len(window.moves) == 2
    action.trigger()
    assert windows(driver) == [window]
    driver.session.roll()
    driver.session.score("choice")
    # What was reviewed stays what it was; the game has gone on.
    assert len(window.moves) == 2
    window.close()


def test_trying_again_begins_a_copy_at_that_step_and_leaves_the_review(driver: Driver) -> None:
    driver.session.new_game(people("Anna"))
    play_out(driver)
    page = wait_for_result(driver)
    played = driver.session.moves
    dialogs.click(dialogs.button(page, "Review"))
    window = wait_for_review(driver)
    window.go_to_move(3)
    step = window.body.step
    assert step is not None
    dialogs.click(dialogs.button(window, "Try again from here"))
    driver.qtbot.waitUntil(lambda: not page.isVisible())
    assert driver.session.moves == played[: step.move]
    assert driver.session.state == replay(driver.session.setup.rules, 1, played[: step.move])
    assert driver.find("scorecard").isVisible()
    assert window.moves == played
    assert window.review is not None
    driver.session.roll()
    window.close()


@pytest.mark.parametrize("answer", ["tryAgainButton", "cancelButton"])
def test_a_game_under_way_is_left_only_after_a_question(driver: Driver, answer: str) -> None:
    driver.session.new_game(people("Anna", "Bo"))
    for _ in range(4):
        driver.session.roll()
        driver.session.score(next(iter(driver.session.state.possible_scores)))
    driver.action("reviewAction").trigger()
    window = wait_for_review(driver)
    under_way = driver.session.moves
    window.go_to_move(2)
    dialogs.click(dialogs.button(window, "Try again from here"))
    driver.qtbot.waitUntil(lambda: window.findChild(QAbstractButton, answer) is not None)
    assert driver.session.moves == under_way
    button = window.findChild(QAbstractButton, answer)
    assert button is not None
    driver.qtbot.waitUntil(button.isVisible)
    dialogs.click(button)
    step = window.body.step
    assert step is not None
    left = under_way[: step.move] if answer == "tryAgainButton" else under_way
    driver.qtbot.waitUntil(lambda: driver.session.moves == left)
    window.close()


def test_undo_takes_the_result_away_and_another_end_has_another_review(driver: Driver) -> None:
    driver.session.new_game(people("Anna"))
    play_out(driver)
    page = wait_for_result(driver)
    driver.qtbot.waitUntil(lambda: chart_of(page).data is not None, timeout=PATIENCE)
    driver.session.undo()
    driver.qtbot.waitUntil(lambda: not page.isVisible())
    assert driver.find("scorecard").isVisible()
    driver.session.score(next(iter(driver.session.state.possible_scores)))
    driver.qtbot.waitUntil(page.isVisible)
    driver.qtbot.waitUntil(lambda: chart_of(page).data is not None, timeout=PATIENCE)


@pytest.mark.parametrize("milliseconds", [0, 10, 50, 200])
def test_the_program_may_close_while_a_game_is_reviewed(make_driver: Callable[..., Driver], milliseconds: int) -> None:
    driver = make_driver(people("Anna", "Bo"))
    play_out(driver)
    driver.action("reviewAction").trigger()
    driver.qtbot.wait(milliseconds)
    driver.window.close()
    assert not driver.game.reviewing.is_at_work


def test_a_review_is_given_up_with_its_window(driver: Driver) -> None:
    driver.session.new_game(people("Anna", "Bo"))
    driver.session.roll()
    driver.session.score("choice")
    driver.action("reviewAction").trigger()
    driver.qtbot.waitUntil(lambda: bool(windows(driver)))
    (window,) = windows(driver)
    dialogs.settle()
    if window.review is None:
        dialogs.click(dialogs.button(window, "Cancel"))
        assert not driver.game.reviewing.is_at_work
    driver.action("reviewAction").trigger()
    wait_for_review(driver).close()


def test_the_focus_shows_at_every_stop_of_the_review(driver: Driver) -> None:
    driver.session.new_game(people("Anna"))
    driver.session.roll()
    driver.session.score("choice")
    driver.action("reviewAction").trigger()
    window = wait_for_review(driver)
    window.activateWindow()
    dialogs.settle()
    assert hidden_stops(window, Qt.Key.Key_Tab) == []
    window.close()


def test_f1_in_the_review_opens_the_rules(driver: Driver) -> None:
    driver.session.new_game(people("Anna"))
    driver.session.roll()
    driver.session.score("choice")
    driver.action("reviewAction").trigger()
    window = wait_for_review(driver)
    window.activateWindow()
    dialogs.settle()
    window.body.take_focus()
    driver.press(Qt.Key.Key_F1)
    driver.qtbot.waitUntil(lambda: driver.find("rulesPage").isVisible())
    driver.find("rulesPage").close()
    window.close()


def test_opening_and_closing_many_times_leaves_nothing(driver: Driver) -> None:
    driver.session.new_game(people("Anna", "Bo"))
    driver.session.roll()
    driver.session.score("choice")
    for _ in range(10):
        driver.action("reviewAction").trigger()
        window = wait_for_review(driver)
        QTest.keyClick(window, Qt.Key.Key_Escape)
        driver.qtbot.waitUntil(lambda: not windows(driver))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert driver.window.findChildren(ReviewWindow) == []


def test_a_review_that_is_there_before_the_result_waits_for_it(driver: Driver) -> None:
    """The page still holds the game before, of more players, while the last box of this one is looked at."""
    driver.session.new_game(people("Anna", "Bo"))
    play_out(driver)
    page = wait_for_result(driver)
    driver.qtbot.waitUntil(lambda: chart_of(page).data is not None, timeout=PATIENCE)
    driver.session.new_game(people("Anna"))
    assert not page.isVisible()
    driver.game.look.set_motion(1.0)
    play_out(driver)
    reviewing = driver.game.reviewing
    driver.qtbot.waitUntil(
        lambda: reviewing.known(driver.session.setup, driver.session.moves) is not None, timeout=PATIENCE
    )
    wait_for_result(driver)
    data = chart_of(page).data
    assert data is not None
    assert data.names == ("Anna",)
