"""A zero that need not be is asked for, once, in its row."""

import pytest

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from tests.session.positions import HUMAN, followed_by, position_after, rolled, setup_of
from tests.ui.scorecard_table import LEFT, MIDWAY, MOVES, TWO, CardOnTable
from yacht_desktop.game.moves import Score


@pytest.fixture
def card(qtbot):
    return CardOnTable(qtbot, MIDWAY)


def test_a_needless_zero_is_asked_once_in_its_row(card):
    card.click("yacht")
    assert (card.scored, card.asked) == ([], ["yacht"])
    card.click("yacht", 1)
    assert (card.scored, card.asked) == (["yacht"], ["yacht"])


def test_enter_asks_and_enter_confirms(card):
    card.focus("yacht")
    card.press(Qt.Key.Key_Return)
    assert (card.scored, card.asked) == ([], ["yacht"])
    card.press(Qt.Key.Key_Return)
    assert card.scored == ["yacht"]


def test_enter_confirms_what_a_click_has_asked(card):
    card.click("yacht")
    card.focus()
    card.press(Qt.Key.Key_Return)
    assert card.scored == ["yacht"]


def test_a_double_click_asks_but_does_not_answer(card):
    QTest.mouseClick(card.view.viewport(), LEFT, pos=card.place("yacht"))
    QTest.mouseDClick(card.view.viewport(), LEFT, pos=card.place("yacht"))
    assert (card.scored, card.asked) == ([], ["yacht"])


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Up, Qt.Key.Key_Right])
def test_escape_and_moving_away_take_the_question_back(card, key):
    card.focus("yacht")
    card.press(Qt.Key.Key_Return, key)
    assert card.scored == []
    card.view.setCurrentIndex(card.model.index(card.row("yacht"), 0))
    card.press(Qt.Key.Key_Return)
    assert (card.scored, card.asked) == ([], ["yacht", "yacht"])


def test_another_row_takes_the_question_back(card):
    card.click("yacht")
    card.click("fives")
    assert card.scored == ["fives"]


def test_the_question_is_over_when_the_focus_goes_elsewhere(card):
    field = QLineEdit(card.window)
    field.show()
    card.focus("yacht")
    card.press(Qt.Key.Key_Return)
    field.setFocus()
    card.click("yacht")
    assert (card.scored, card.asked) == ([], ["yacht", "yacht"])


@pytest.mark.parametrize("change", ["roll", "undo", "silence", "new game"])
def test_the_question_is_over_when_the_game_goes_on(card, change):
    card.click("yacht")
    if change == "silence":
        card.view.set_interactive(False)
        card.view.set_interactive(True)
    else:
        following = {
            "roll": MIDWAY,
            "undo": position_after(TWO, rolled(4, 4, 1, 2, 3), Score("fours")),
            "new game": position_after(setup_of(HUMAN), rolled(1, 2, 3, 4, 6)),
        }[change]
        if change == "roll":
            following = followed_by(followed_by(MIDWAY, Score("fives")), rolled(1, 1, 1, 1, 2))
        card.model.show(following)
        card.model.show(MIDWAY)
        card.lay_out(1120, 760)
    card.click("yacht")
    assert (card.scored, card.asked) == ([], ["yacht", "yacht"])


def test_holding_a_die_leaves_the_question(card):
    card.click("yacht")
    card.model.show(position_after(TWO, *MOVES, held=frozenset({1})))
    card.click("yacht")
    assert card.scored == ["yacht"]


def test_escape_without_a_question_is_the_windows(card):
    card.focus("fives")
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(card.view, event)
    assert not event.isAccepted()


def test_no_question_where_it_is_not_wanted(card):
    card.view.set_confirm_zero(False)
    card.click("yacht")
    assert (card.scored, card.asked) == (["yacht"], [])


def test_no_question_where_every_box_is_worth_nothing(qtbot):
    setup = setup_of(HUMAN)
    names = [name for name in setup.rules.category_ids if name not in {"yacht", "big_straight"}]
    moves = [move for name in names for move in (rolled(1, 3, 4, 5, 6), Score(name))]
    card = CardOnTable(qtbot, position_after(setup, *moves, rolled(1, 1, 3, 4, 6)))
    card.click("yacht")
    assert (card.scored, card.asked) == (["yacht"], [])
