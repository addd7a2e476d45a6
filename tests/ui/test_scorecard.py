"""The scorecard under mouse and keys."""

import pytest

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QHelpEvent, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from tests.session.positions import CAPTAIN, HUMAN, followed_by, position_after, rolled, setup_of, whole_game
from tests.ui.scorecard_table import CardOnTable
from yacht_desktop.game.moves import Score
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.session.events import Refusal
from yacht_desktop.session.setup import Player

TWO = setup_of(HUMAN, CAPTAIN)
# Fours written by the person, Sixes by the computer; the person has rolled three fives.
MIDWAY = position_after(
    TWO, rolled(4, 4, 1, 2, 3), Score("fours"), rolled(6, 6, 1, 2, 3), Score("sixes"), rolled(2, 5, 5, 5, 3)
)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def card(qtbot):
    return CardOnTable(qtbot, MIDWAY)


def test_it_has_its_names(card):
    assert card.view.objectName() == "scorecard"
    assert card.view.accessibleName() == "Scorecard"


# The mouse


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


# The keys


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


# A zero


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
    card.model.show(position_after(TWO, *moves_of_midway(), held=frozenset({1})))
    card.click("yacht")
    assert card.scored == ["yacht"]


def moves_of_midway():
    return (
        rolled(4, 4, 1, 2, 3),
        Score("fours"),
        rolled(6, 6, 1, 2, 3),
        Score("sixes"),
        rolled(2, 5, 5, 5, 3),
    )


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


# Scrolling


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


# Speech


def spoken_cells(view):
    table = QAccessible.queryAccessibleInterface(view)
    return [table.child(i).text(QAccessible.Text.Name) for i in range(table.childCount())]


def test_every_cell_is_spoken(card):
    cells = spoken_cells(card.view)
    for text in (
        "Fives, 15 possible",
        "Yacht, 0 possible",
        "You, Fours, 8",
        "Captain, Sixes, 12",
        "Captain, Ones, open",
    ):
        assert text in cells
    assert {"You, to play", "Captain, computer", "You, Total, 8", "Captain, Total, 12", "Full House"} <= set(cells)


def test_the_focused_cell_is_told_to_screen_readers(card):
    card.focus("fives")
    table = QAccessible.queryAccessibleInterface(card.view)
    focused = [table.child(i) for i in range(table.childCount()) if table.child(i).state().focused]
    assert [cell.text(QAccessible.Text.Name) for cell in focused] == ["Fives, 15 possible"]


def test_the_totals_are_reached_by_arrows(card):
    card.focus()
    card.press(Qt.Key.Key_End, Qt.Key.Key_Right)
    assert card.view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole) == "Captain, Total, 12"


# Names


class Tips:
    """Stands in for Qt's tool tips, which linger after they are hidden."""

    def __init__(self):
        self.shown = []

    def showText(self, place, text, widget):  # noqa: N802 - Qt's name
        self.shown.append(text)

    def hideText(self):  # noqa: N802 - Qt's name
        self.shown.append("")


def test_a_shortened_name_is_whole_in_its_tool_tip_letter_by_letter(qtbot, monkeypatch):
    tips = Tips()
    monkeypatch.setattr("yacht_desktop.ui.scorecard_header.QToolTip", tips)
    card = CardOnTable(qtbot, position_after(setup_of(Player("Bartholomew <b>the</b> & second"), HUMAN)))
    players, names = card.view.horizontalHeader(), card.view.verticalHeader()
    card.picture()
    for header, place in ((players, QPoint(30, 20)), (players, QPoint(players.width() - 9, 20)), (names, QPoint(9, 9))):
        viewport = header.viewport()
        QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, place, viewport.mapToGlobal(place)))
    assert tips.shown == ["<span>Bartholomew &lt;b&gt;the&lt;/b&gt; &amp; second</span>", "", ""]


def test_a_language_change_reaches_every_word(card, monkeypatch):
    monkeypatch.setattr("yacht_desktop.ui.wording.card.names.category_name", lambda rules, name: f"x {name}")
    QApplication.sendEvent(card.view, QEvent(QEvent.Type.LanguageChange))
    assert card.model.headerData(0, Qt.Orientation.Vertical) == "x ones"
