"""The coach's panel: what it shows of what it is given, and where."""

import pytest

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tests.ui import dialogs
from tests.ui.coach_figures import AGAINST, ALONE, fill, keep, state
from tests.ui.dialogs import click, labels, press, settle, tab_round
from yacht_desktop.coach.choices import Advice, Measure, Option
from yacht_desktop.ui.chance_meter import Chance
from yacht_desktop.ui.coach_bars import Balance, BalanceBar, reach_of
from yacht_desktop.ui.coach_cards import shown_choices
from yacht_desktop.ui.coach_panel import CoachPanel
from yacht_desktop.ui.focus_ring import FocusRing

CHANCES = (
    Chance(0, "You", 0.529, "52.9%"),
    Chance(1, "Captain", 0.178, "17.8%"),
    Chance(2, "Bosun", 0.293, "29.3%"),
)
LUCK = Balance("Luck", 12.1, "+12.1", "The dice gave you 12.1 points.")
SKILL = Balance("Skill", -7.9, "−7.9", "Your choices cost you 7.9 points.")


@pytest.fixture
def window(qapp):
    return QWidget()


@pytest.fixture
def panel(qtbot, look, window):
    shown = CoachPanel(look, window)
    shown.setGeometry(0, 0, 320, 652)
    dialogs.show(qtbot, window, 320, 652)
    shown.show()
    settle()
    return shown


def fill_all(panel) -> None:
    panel.show_advice(AGAINST)
    panel.show_chances(CHANCES)
    panel.show_game("Your game so far", LUCK, SKILL)
    settle()


def place(panel, name: str) -> tuple[int, int, int, int]:
    widget = panel.findChild(QWidget, name)
    corner = widget.mapTo(panel, widget.rect().topLeft())
    return corner.x(), corner.y(), widget.width(), widget.height()


# What a card says


def test_the_three_best_choices_are_shown_and_equal_ones_share_a_rank():
    shown = shown_choices(AGAINST)
    assert [choice.rank for choice in shown] == [1, 2, 2]
    assert [choice.sentence for choice in shown] == [
        "Keep 5-5-5, roll two",
        "Keep 5-5-5-4, roll one",
        "Keep 5-5-5-2, roll one",
    ]
    assert [(choice.kept, choice.rolled) for choice in shown] == [
        ((5, 5, 5), 2),
        ((5, 5, 5, 4), 1),
        ((5, 5, 5, 2), 1),
    ]


def test_the_bar_of_points_is_full_for_the_best_and_empty_ten_points_behind():
    options = (keep(5, 5, 5, points=170.0), keep(5, 5, points=165.0, loss=5.0), keep(points=158.0, loss=12.0))
    shares = [choice.bars[0].share for choice in shown_choices(Advice(state(1), options, Measure.POINTS))]
    assert shares == [1.0, 0.5, 0.0]


def test_the_bar_of_points_is_full_for_the_best_by_points_though_another_wins_more_often():
    options = (
        keep(5, 5, 5, points=170.0, win=0.6, loss=2.0),
        keep(5, 5, points=172.0, win=0.5, lost=0.1),
    )
    shares = [choice.bars[0].share for choice in shown_choices(Advice(state(), options, Measure.WIN))]
    assert shares == [0.8, 1.0]


def test_the_bar_to_win_is_the_chance_and_is_missing_alone():
    assert [(bar.label, bar.figure, bar.share) for bar in shown_choices(AGAINST)[0].bars] == [
        ("Points", "173.3", 1.0),
        ("To win", "52.9%", 0.529),
    ]
    assert [bar.label for bar in shown_choices(ALONE)[0].bars] == ["Points"]


def test_a_box_shows_all_dice():
    choice = shown_choices(ALONE)[1]
    assert (choice.sentence, choice.kept, choice.rolled) == ("Stop: score 15 in Fives", (5, 5, 5, 4, 2), 0)


def test_a_card_says_everything_to_screen_readers(panel):
    panel.show_advice(AGAINST)
    best = panel.cards.cards[0]
    assert best.accessibleName() == "1. Keep three fives, roll two. Points: 173.3. To win: 52.9%."
    panel.show_held((5, 5, 5), "")
    assert best.accessibleName().endswith("Held now.")


# What is held


def test_the_card_of_the_dice_held_is_marked_and_no_other(panel):
    panel.show_advice(AGAINST)
    panel.show_held((4, 5, 5, 5), "What you hold now: −2.1 points")
    names = [card.accessibleName() for card in panel.cards.cards]
    assert [name.endswith("Held now.") for name in names] == [False, True, False]
    assert "Points: the total to expect at the end." in labels(panel)


def test_what_is_held_is_told_where_it_is_on_no_card(panel):
    panel.show_advice(AGAINST)
    panel.show_held((2,), "What you hold now: −1.3 points")
    assert "What you hold now: −1.3 points" in labels(panel)
    panel.show_held((5, 5, 5), "What you hold now is just as good.")
    assert not [text for text in labels(panel) if text.startswith("What you hold")]


def test_nothing_is_marked_where_no_roll_is_left(panel):
    options = (fill("fives", points=170.0, win=0.5), fill("ones", points=160.0, win=0.4, loss=10.0, lost=0.1))
    panel.show_advice(Advice(state(rolls=3), options, Measure.WIN))
    panel.show_held(None, "")
    assert not [card for card in panel.cards.cards if "Held now" in card.accessibleName()]
    assert [card.isVisible() for card in panel.cards.cards] == [True, True, False]


# Waiting and quiet


def test_while_choices_are_worked_out_no_card_can_be_chosen(panel):
    panel.show_waiting(2)
    assert [card.accessibleName() for card in panel.cards.cards] == ["The coach is thinking …"] * 3
    assert not any(card.isEnabled() for card in panel.cards.cards)


@pytest.mark.parametrize(("motion", "reduced", "moves"), [(1.0, False, True), (1.0, True, False), (0.0, False, False)])
def test_dots_move_while_they_are_seen_and_motion_is_welcome(panel, look, motion, reduced, moves):
    look.set_motion(motion)
    look.set_reduced_motion(reduced)
    panel.show_waiting(2)
    assert panel.cards.moves is moves
    panel.hide()
    assert not panel.cards.moves
    panel.show()
    panel.show_advice(AGAINST)
    assert not panel.cards.moves


def test_the_keyboard_keeps_its_place_while_dots_show(panel):
    panel.show_advice(AGAINST)
    panel.cards.cards[0].setFocus(Qt.FocusReason.TabFocusReason)
    panel.show_waiting(2)
    assert panel.window().focusWidget() is None
    panel.show_advice(AGAINST)
    assert panel.cards.cards[0].hasFocus()


def test_a_sentence_stands_where_there_is_nothing_to_choose_and_the_rest_stays(panel):
    fill_all(panel)
    before = place(panel, "chanceMeter")
    panel.show_quiet("The game is over.")
    settle()
    assert "The game is over." in labels(panel)
    assert not any(card.isVisible() for card in panel.cards.cards)
    assert place(panel, "chanceMeter") == before


# The rest


def test_the_chances_are_spoken_with_all_names(panel):
    panel.show_chances(CHANCES)
    assert "Chances to win: You 52.9%, Captain 17.8%, Bosun 29.3%" in labels(panel)
    panel.show_chances(())
    assert not panel.findChild(QWidget, "chanceMeter").isVisible()


def test_luck_and_skill_are_spoken_whole(panel):
    fill_all(panel)
    assert "Luck +12.1. The dice gave you 12.1 points." in labels(panel)
    assert "Skill −7.9. Your choices cost you 7.9 points." in labels(panel)
    panel.show_game("", None, None)
    assert "Your game so far" not in labels(panel)


@pytest.mark.parametrize(
    ("points", "reach"), [((), 30.0), ((12.1, -7.9), 30.0), ((30.0,), 30.0), ((30.1,), 40.0), ((-55.0, 3.0), 60.0)]
)
def test_bars_reach_thirty_points_and_further_in_tens(points, reach):
    assert reach_of(*points) == reach


# Layout


def test_the_parts_lie_as_designed_and_all_of_them_show(panel):
    fill_all(panel)
    assert place(panel, "choice1") == (17, 56, 287, 120)
    assert place(panel, "choice2") == (17, 186, 287, 120)
    assert place(panel, "choice3") == (17, 316, 287, 120)
    assert panel.scroll_range == 0


def test_alone_the_cards_are_lower_by_a_bar(panel):
    panel.show_advice(ALONE)
    settle()
    assert place(panel, "choice1")[3] == 100


@pytest.mark.parametrize("text", [0.9, 1.0, 1.5])
def test_no_card_is_lower_than_its_words_need(panel, look, text):
    look.set_text_scale(text)
    options = (
        fill("four_of_a_kind", points=170.0, win=0.5),
        keep(4, 5, 5, 5, points=160.0, win=0.4, loss=10.0, lost=0.1),
    )
    panel.show_advice(Advice(state(rolls=2), options, Measure.WIN))
    settle()
    for card in panel.cards.cards[:2]:
        assert card.height() == card.heightForWidth(card.width())


@pytest.mark.parametrize("players", [4, 6])
def test_many_players_have_room_below_cards_that_are_closer(panel, players):
    fill_all(panel)
    panel.show_chances(tuple(Chance(seat, f"Player {seat + 1}", 1 / players, "16.7%") for seat in range(players)))
    settle()
    assert panel.scroll_range == 0
    for card in panel.cards.cards:
        assert card.height() == card.heightForWidth(card.width())


def test_where_room_is_short_the_panel_scrolls(panel):
    fill_all(panel)
    panel.resize(300, 400)
    settle()
    assert panel.scroll_range > 0


# Keys and clicks


def test_tab_goes_from_the_cross_through_the_cards(panel):
    panel.show_advice(AGAINST)
    panel.first_control.setFocus(Qt.FocusReason.TabFocusReason)
    assert panel.first_control is panel.cards.cards[0]
    names = [stop.objectName() for stop in tab_round(panel.window())]
    assert names == ["choice1", "choice2", "choice3", "closeCoachButton"]


def test_without_cards_the_keyboard_comes_to_the_cross(panel):
    panel.show_quiet("The game is over.")
    assert panel.first_control.objectName() == "closeCoachButton"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_chooses_a_card(panel, key):
    panel.show_advice(AGAINST)
    chosen: list[Option] = []
    panel.chosen.connect(chosen.append)
    panel.cards.cards[1].setFocus(Qt.FocusReason.TabFocusReason)
    press(key)
    assert chosen == [AGAINST.options[1]]


def test_a_click_chooses_a_card_and_takes_no_focus(panel):
    panel.show_advice(AGAINST)
    chosen: list[Option] = []
    panel.chosen.connect(chosen.append)
    click(panel.cards.cards[2])
    assert chosen == [AGAINST.options[2]]
    assert not panel.cards.cards[2].hasFocus()


def test_escape_and_the_cross_ask_to_close(panel, qtbot):
    panel.show_advice(AGAINST)
    panel.cards.cards[0].setFocus()
    with qtbot.waitSignal(panel.close_wanted):
        press(Qt.Key.Key_Escape)
    with qtbot.waitSignal(panel.close_wanted):
        click(panel.findChild(QWidget, "closeCoachButton"))


def test_the_panel_and_its_cross_have_names(panel):
    assert panel.accessibleName() == "Coach"
    assert panel.findChild(QWidget, "closeCoachButton").accessibleName() == "Close the coach"


def test_the_ring_of_the_first_card_shows_whole(panel):
    panel.show_advice(AGAINST)
    panel.cards.cards[0].setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    (ring,) = [ring for ring in panel.findChildren(FocusRing) if ring.isVisible()]
    assert dialogs.is_seen(ring)


def test_what_does_not_show_is_reached_with_page_down(panel):
    fill_all(panel)
    panel.resize(300, 400)
    settle()
    panel.cards.cards[0].setFocus(Qt.FocusReason.TabFocusReason)
    skill = next(bar for bar in panel.findChildren(BalanceBar) if bar.text().startswith("Skill"))
    assert not dialogs.is_seen(skill)
    press(Qt.Key.Key_PageDown)
    press(Qt.Key.Key_PageDown)
    assert dialogs.is_seen(skill)
    press(Qt.Key.Key_PageUp)
    press(Qt.Key.Key_PageUp)
    assert dialogs.is_seen(panel.cards.cards[0])
