"""Rows that do not fit scroll between header and totals."""

import pytest

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.session.positions import CAPTAIN, HUMAN, position_after, rolled, setup_of
from tests.ui.scorecard_table import LEFT, MIDWAY, CardOnTable
from yacht_desktop.game.rulesets import ruleset


@pytest.fixture
def card(qtbot):
    return CardOnTable(qtbot, MIDWAY)


@pytest.fixture
def long_card(qtbot):
    setup = setup_of(HUMAN, CAPTAIN, rules=ruleset("yatzy"))
    return CardOnTable(qtbot, position_after(setup, rolled(5, 5, 5, 1, 2)), size=(800, 560))


def total_rect(card):
    return card.view.visualRect(card.model.index(card.model.rowCount() - 1, 0))


def test_rows_scroll_under_totals_that_stay(long_card):
    view = long_card.view
    before = total_rect(long_card)
    assert view.verticalScrollBar().maximum() > 0
    first = view.visualRect(long_card.model.index(0, 0)).top()
    view.verticalScrollBar().setValue(50)
    assert view.visualRect(long_card.model.index(0, 0)).top() == first - 50
    assert total_rect(long_card) == before
    assert before.bottom() < view.viewport().height()


def test_at_the_end_the_last_row_shows_whole(long_card):
    view = long_card.view
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum())
    last = view.visualRect(long_card.model.index(long_card.row("yatzy"), 0))
    assert last.bottom() < total_rect(long_card).top()
    assert last.bottom() > total_rect(long_card).top() - 5


def test_the_keyboards_row_is_scrolled_into_sight(long_card):
    long_card.focus()
    for _ in range(15):
        long_card.press(Qt.Key.Key_Down)
    rect = long_card.view.visualRect(long_card.view.currentIndex())
    assert long_card.current[0] == "yatzy"
    assert rect.top() >= 0
    assert rect.bottom() < total_rect(long_card).top()
    long_card.press(Qt.Key.Key_Home)
    assert long_card.view.verticalScrollBar().value() == 0


def test_a_scrolled_row_is_hit_where_it_shows(long_card):
    long_card.view.set_confirm_zero(False)
    long_card.view.verticalScrollBar().setValue(60)
    long_card.click("two_pairs")
    assert long_card.scored == ["two_pairs"]


def test_rows_under_the_totals_are_not_hit(long_card):
    QTest.mouseClick(long_card.view.viewport(), LEFT, pos=total_rect(long_card).center())
    assert (long_card.scored, long_card.refused) == ([], [])


@pytest.mark.parametrize("over_names", [False, True])
def test_the_wheel_scrolls_over_cells_and_names(long_card, over_names):
    view = long_card.view
    target = view.verticalHeader().viewport() if over_names else view.viewport()
    place = QPointF(20, 60)
    event = QWheelEvent(
        place,
        QPointF(target.mapToGlobal(place.toPoint())),
        QPoint(0, -40),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # noqa: FBT003 - Qt's own signature
    )
    QApplication.sendEvent(target, event)
    assert view.verticalScrollBar().value() > 0


def test_the_slim_bar_drags_the_rows(long_card):
    bar = long_card.view.findChild(type(long_card.view._bar))
    assert bar.isVisible()
    start = bar.handle().center().toPoint()
    QTest.mousePress(bar, LEFT, pos=start)
    QTest.mouseMove(bar, QPoint(start.x(), bar.height()))
    QTest.mouseRelease(bar, LEFT, pos=QPoint(start.x(), bar.height()))
    assert long_card.view.verticalScrollBar().value() == long_card.view.verticalScrollBar().maximum()


def test_where_all_rows_fit_nothing_scrolls(card):
    assert card.view.verticalScrollBar().maximum() == 0
    assert card.view.horizontalScrollBar().maximum() == 0
    assert not card.view._bar.isVisible()


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("size", [(1120, 760), (800, 560), (1920, 1080), (1000, 700)])
def test_columns_fill_the_card_for_any_number_of_players(qtbot, players, size):
    card = CardOnTable(qtbot, position_after(setup_of(*[HUMAN] * players)), size=size)
    view = card.view
    assert view.horizontalScrollBar().maximum() == 0
    last = view.visualRect(card.model.index(0, players - 1))
    assert last.right() == view.viewport().width() - 1
    assert view.indexAt(last.center()) == card.model.index(0, players - 1)
