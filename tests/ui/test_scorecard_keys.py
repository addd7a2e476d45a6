"""The scorecard under the keys."""

import pytest

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from tests.session.positions import CAPTAIN, HUMAN, followed_by, position_after, rolled, setup_of
from tests.ui.scorecard_table import MIDWAY, TWO, CardOnTable
from yacht_desktop.game.moves import Score
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.session.events import Refusal


@pytest.fixture
def card(qtbot):
    return CardOnTable(qtbot, MIDWAY)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_scores_the_current_row(card, key):
    card.focus("fives")
    card.press(key)
    assert card.scored == ["fives"]


def test_the_keypads_enter_scores_too(card):
    card.focus("fives")
    QTest.keyClick(card.view, Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    assert card.scored == ["fives"]


def test_enter_without_a_current_row_only_says_so(card):
    card.focus()
    assert card.current == (None, -1)
    card.press(Qt.Key.Key_Return)
    assert (card.scored, card.refused) == ([], [Refusal.NO_CATEGORY])


def test_enter_held_down_scores_once(card):
    card.focus("fives")
    hold_down(card.view, Qt.Key.Key_Return)
    assert card.scored == ["fives"]


def test_enter_held_down_does_not_answer_the_question(card):
    card.focus("yacht")
    hold_down(card.view, Qt.Key.Key_Return)
    assert (card.scored, card.asked) == ([], ["yacht"])


def hold_down(view, key):
    for repeated in (False, True, True):
        QApplication.sendEvent(view, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", repeated))


def test_down_and_up_stop_at_boxes_that_can_be_chosen_and_at_the_total(card):
    card.focus()
    stops = []
    for _ in range(13):
        card.press(Qt.Key.Key_Down)
        stops.append(card.current[0])
    wanted = [name for name in TWO.rules.category_ids if name != "fours"]
    assert stops == [*wanted, None, None]
    card.press(Qt.Key.Key_Up)
    assert card.current == ("yacht", 0)


def test_up_without_a_current_row_begins_at_the_end(card):
    card.focus()
    card.press(Qt.Key.Key_Up)
    assert card.view.currentIndex().row() == card.model.rowCount() - 1


def test_only_boxes_the_rules_allow_are_stops(qtbot):
    forced = setup_of(HUMAN, rules=ruleset("yatzy", forced_order="yes"))
    card = CardOnTable(qtbot, position_after(forced, rolled(4, 4, 1, 2, 3)))
    card.focus()
    card.press(Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert card.view.currentIndex().row() == card.model.rowCount() - 1


def test_left_and_right_move_over_columns_where_every_row_can_be_read(card):
    card.focus("threes")
    card.press(Qt.Key.Key_Right, Qt.Key.Key_Down)
    assert card.current == ("fours", 1)
    card.press(Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert card.current == ("fours", 0)


def test_every_row_can_be_read_while_a_computer_plays(qtbot):
    card = CardOnTable(qtbot, position_after(TWO, rolled(4, 4, 1, 2, 3), Score("fours")))
    card.focus("threes")
    card.press(Qt.Key.Key_Down)
    assert card.current == ("fours", 0)


def test_home_and_end(card):
    card.focus("threes")
    card.press(Qt.Key.Key_End)
    assert card.view.currentIndex().row() == card.model.rowCount() - 1
    card.press(Qt.Key.Key_Home)
    assert card.current == ("ones", 0)


def test_enter_scores_for_the_player_to_move_also_from_anothers_column(card):
    card.focus("fives", column=1)
    card.press(Qt.Key.Key_Return)
    assert card.scored == ["fives"]


def test_the_focus_alone_chooses_no_row(card, qtbot):
    field = QLineEdit(card.window)
    field.show()
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Backtab)
    qtbot.waitUntil(card.view.hasFocus)
    assert card.current == (None, -1)


def test_tab_leaves_the_card_in_one_step(card):
    before, after = QLineEdit(card.window), QLineEdit(card.window)
    card.window.setTabOrder(before, card.view)
    card.window.setTabOrder(card.view, after)
    for field in (before, after):
        field.show()
    card.focus("fives")
    QTest.keyClick(card.view, Qt.Key.Key_Tab)
    assert after.hasFocus()
    card.view.setFocus()
    QTest.keyClick(card.view, Qt.Key.Key_Backtab)
    assert before.hasFocus()


@pytest.mark.parametrize("key", [Qt.Key.Key_R, Qt.Key.Key_Space, Qt.Key.Key_3, Qt.Key.Key_H, Qt.Key.Key_PageDown])
def test_other_keys_are_the_windows(card, key):
    card.focus("ones")
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, chr(key) if key < 128 else "")
    QApplication.sendEvent(card.view, event)
    assert not event.isAccepted()
    assert card.current == ("ones", 0)
    assert (card.scored, card.refused) == ([], [])


@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier])
def test_keys_with_modifiers_are_the_windows(card, modifier):
    card.focus("fives")
    QTest.keyClick(card.view, Qt.Key.Key_Return, modifier)
    assert card.scored == []


def test_letters_search_nothing(card):
    card.focus("ones")
    card.view.keyboardSearch("1")
    QTest.keyClicks(card.view, "1cy")
    assert card.current == ("ones", 0)


def test_after_a_click_the_arrows_go_on_from_there(card):
    card.click("full_house", 0)
    card.focus()
    card.press(Qt.Key.Key_Down)
    assert card.current == ("four_of_a_kind", 0)


def test_the_keyboard_follows_to_the_next_persons_column(qtbot):
    setup = setup_of(HUMAN, HUMAN, CAPTAIN)
    position = position_after(setup, rolled(4, 4, 1, 2, 3))
    card = CardOnTable(qtbot, position)
    card.focus("fours")
    position = followed_by(position, Score("fours"))
    card.model.show(position)
    assert card.current == ("fours", 1)
    for move in (rolled(1, 2, 3, 4, 6), Score("ones")):
        position = followed_by(position, move)
        card.model.show(position)
    # It stays while the computer plays.
    assert card.current == ("fours", 1)
