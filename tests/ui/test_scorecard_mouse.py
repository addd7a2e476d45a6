"""The scorecard under the mouse: a row is one target."""

import pytest

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.session.positions import position_after, rolled, whole_game
from tests.ui.scorecard_table import LEFT, MIDWAY, TWO, CardOnTable
from yacht_desktop.game.moves import Score
from yacht_desktop.session.events import Refusal


@pytest.fixture
def card(qtbot):
    return CardOnTable(qtbot, MIDWAY)


def test_a_click_in_ones_own_column_scores(card):
    card.click("fives")
    assert card.scored == ["fives"]


@pytest.mark.parametrize("column", [0, 1])
def test_the_whole_row_is_one_target(card, column):
    card.click("choice", column)
    assert card.scored == ["choice"]


def test_the_name_of_a_row_is_part_of_the_target(card):
    names = card.view.verticalHeader().viewport()
    QTest.mouseClick(names, LEFT, pos=QPoint(5, card.place("fives").y()))
    assert card.scored == ["fives"]


def test_press_and_release_may_be_on_different_cells_of_a_row(card):
    names, viewport = card.view.verticalHeader().viewport(), card.view.viewport()
    y = card.place("fives").y()
    QTest.mousePress(names, LEFT, pos=QPoint(5, y))
    QTest.mouseRelease(names, LEFT, pos=QPoint(names.width() + viewport.width() // 2, y))
    assert card.scored == ["fives"]


def test_leaving_the_row_before_the_release_scores_nothing(card):
    QTest.mousePress(card.view.viewport(), LEFT, pos=card.place("fives"))
    QTest.mouseRelease(card.view.viewport(), LEFT, pos=card.place("choice"))
    QTest.mousePress(card.view.viewport(), LEFT, pos=card.place("fives"))
    QTest.mouseRelease(card.view.viewport(), LEFT, pos=QPoint(-500, card.place("fives").y()))
    assert (card.scored, card.refused) == ([], [])


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_other_buttons_score_nothing(card, button):
    QTest.mouseClick(card.view.viewport(), button, pos=card.place("fives"))
    assert (card.scored, card.refused) == ([], [])


def test_a_double_click_scores_once(card):
    QTest.mouseClick(card.view.viewport(), LEFT, pos=card.place("fives"))
    QTest.mouseDClick(card.view.viewport(), LEFT, pos=card.place("fives"))
    assert card.scored == ["fives"]


def test_band_header_and_totals_are_no_targets(card):
    viewport = card.view.viewport()
    sixes, full_house = card.place("sixes"), card.place("full_house")
    QTest.mouseClick(viewport, LEFT, pos=(sixes + full_house) / 2)
    total = card.view.visualRect(card.model.index(card.model.rowCount() - 1, 0)).center()
    QTest.mouseClick(viewport, LEFT, pos=total)
    QTest.mouseClick(card.view.horizontalHeader().viewport(), LEFT)
    assert (card.scored, card.refused) == ([], [])


@pytest.mark.parametrize(
    ("position", "category", "reason"),
    [
        (MIDWAY, "fours", Refusal.CATEGORY_FILLED),
        (position_after(TWO), "fours", Refusal.NOTHING_ROLLED),
        (position_after(TWO, rolled(4, 4, 1, 2, 3), Score("fours")), "ones", Refusal.NOT_YOUR_TURN),
        (list(whole_game(TWO))[-1], "ones", Refusal.GAME_OVER),
    ],
)
def test_a_click_that_cannot_score_says_why(qtbot, position, category, reason):
    card = CardOnTable(qtbot, position)
    card.click(category)
    assert (card.scored, card.refused) == ([], [reason])


def test_while_the_card_does_not_listen_nothing_scores(card):
    card.view.set_interactive(False)
    card.click("fives")
    card.focus("fives")
    card.press(Qt.Key.Key_Return)
    assert (card.scored, card.refused) == ([], [Refusal.NOT_YOUR_TURN] * 2)
    card.view.set_interactive(True)
    card.click("fives")
    assert card.scored == ["fives"]
