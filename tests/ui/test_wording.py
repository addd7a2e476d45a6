"""Sentences: complete, translatable, and untouched by whatever names contain."""

import inspect

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typing_extensions import override

from PySide6.QtCore import QCoreApplication, QTranslator

from tests.session.positions import CAPTAIN, HUMAN, position_after, rolled, setup_of, whole_game
from yacht_desktop.game import errors
from yacht_desktop.game.moves import Score
from yacht_desktop.game.rulesets import RULE_IDS, options_of, ruleset
from yacht_desktop.game.scorecard import Scorecard
from yacht_desktop.game.state import GameState
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.events import Refusal
from yacht_desktop.session.scorecard_rows import Cell, CellState, rows_of
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.ui import wording

DECKHAND = Player(level=Level.DECKHAND)
ODD_NAMES = ["{name}", "{0}", "{", "}}{", "%n", "%1", "%L1", "\\N{BULLET}", "<b>x</b>", "&File", "Åsa 🎲", "'; --"]


class Pseudo(QTranslator):
    """A language that sets every text between brackets."""

    @override
    def isEmpty(self) -> bool:
        return False

    @override
    def translate(self, context, source, disambiguation=None, n=-1):
        return f"[{source}]"


@pytest.fixture
def pseudo(qapp):
    translator = Pseudo()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def finished(*totals, rules="yacht", won_at_once=None):
    """A finished game with these totals, written into the first box."""
    played = ruleset(rules)
    others = (0,) * (len(played.categories) - 1)
    return GameState(played, tuple(Scorecard(played, (total, *others)) for total in totals), won_at_once=won_at_once)


# Names


@pytest.mark.parametrize("rules", RULE_IDS)
def test_every_row_of_every_rule_set_has_a_name_of_its_own(rules):
    chosen = {"double_generala": "yes"} if rules == "generala" else {}
    played = ruleset(rules, **chosen)
    names = [wording.CardWords().row_name(played, row) for row in rows_of(played)]
    assert all(names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("rules", "category", "name"),
    [
        ("yacht", "four_of_a_kind", "Four of a Kind"),
        ("yacht", "little_straight", "Little Straight"),
        ("generala", "straight", "Escalera"),
        ("generala", "four_of_a_kind", "Póker"),
        ("generala", "full_house", "Full"),
        ("crag", "thirteen", "Thirteen"),
    ],
)
def test_names_of_boxes(rules, category, name):
    assert wording.category_name(rules, category) == name


@pytest.mark.parametrize(
    ("rules", "name", "summary"),
    [
        ("yacht", "Yacht 1938", "12 categories, no bonus"),
        ("yacht_modern", "Yacht modern", "12 categories, bonus of 35"),
        ("yatzy", "Yatzy", "15 categories, bonus of 50"),
        ("american", "American rules", "13 categories, bonus of 35"),
        ("generala", "Generala", "10 categories, served bonus"),
        ("crag", "Crag", "3 dice, 13 categories"),
    ],
)
def test_rule_sets(rules, name, summary):
    assert wording.rules_name(rules) == name
    assert wording.rules_summary(ruleset(rules)) == summary


@pytest.mark.parametrize("rules", RULE_IDS)
def test_every_option_and_value_has_words(rules):
    for option in options_of(rules):
        assert wording.option_name(option.id)
        values = [wording.option_value(option.id, value) for value in option.choices]
        assert len(set(values)) == len(values)


def test_straights_of_any_values_have_words():
    assert wording.option_value("straights", "30/30") == "30 each"
    assert wording.option_value("straights", "7/99") == "7 and 99"


def test_only_options_that_were_chosen_are_told():
    assert wording.chosen_options(ruleset("yacht")) == ()
    assert wording.chosen_options(ruleset("yacht", straights="15/20")) == ("Straights: 15 and 20",)


@pytest.mark.parametrize("level", Level)
def test_levels_have_words(level):
    assert wording.level_name(level)
    assert wording.level_summary(level).endswith(".")


@pytest.mark.parametrize(
    ("players", "names"),
    [
        ([HUMAN], ["You"]),
        ([HUMAN, CAPTAIN, DECKHAND], ["You", "Captain", "Deckhand"]),
        ([CAPTAIN, HUMAN, CAPTAIN], ["Captain 1", "You", "Captain 2"]),
        ([HUMAN, CAPTAIN, HUMAN], ["Player 1", "Captain", "Player 2"]),
        ([Player("Anna"), HUMAN], ["Anna", "Player 2"]),
        ([Player("Anna"), CAPTAIN, Player("Bo", Level.CAPTAIN)], ["Anna", "Captain", "Bo"]),
        ([Player(" \u200b"), CAPTAIN], ["You", "Captain"]),
    ],
)
def test_default_names(players, names):
    setup = setup_of(*players)
    assert [wording.player_name(setup, seat) for seat in range(len(players))] == names


def test_you_are_the_only_person_without_a_name():
    assert wording.is_you(setup_of(CAPTAIN, HUMAN), 1)
    assert not wording.is_you(setup_of(CAPTAIN, HUMAN), 0)
    assert not wording.is_you(setup_of(HUMAN, HUMAN), 0)
    assert not wording.is_you(setup_of(Player("Anna"), CAPTAIN), 0)


@pytest.mark.parametrize("name", ODD_NAMES)
def test_names_stand_in_sentences_as_typed(name):
    setup = setup_of(Player(name), Player("Bo"))
    start = position_after(setup)
    state = finished(20, 13)
    assert wording.player_name(setup, 0) == name
    assert wording.turn_heading(start) == f"{name} to play"
    assert wording.score_written(name, "Fives", 15) == f"{name}: Fives, 15."
    assert wording.result_title(setup, state) == f"{name} wins by 7 points"
    assert wording.result_line(setup, state) == f"{name} 20, Bo 13"
    assert wording.rolling_label(name) == f"{name} is rolling…"
    cell = Cell(CellState.WRITTEN, 6)
    assert wording.CardWords().cell_spoken(cell, "Threes", name) == f"{name}, Threes, 6"


@given(st.text())
def test_no_name_turns_or_breaks_the_text_around_it(name):
    shown = wording.shown_name(name)
    assert "\n" not in shown
    assert shown.count("\u2068") == shown.count("\u2069")
    assert not set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067") & set(shown)


# The turn


def test_whose_turn_it_is():
    mine = position_after(setup_of(HUMAN, CAPTAIN))
    assert wording.turn_heading(mine) == "Your turn"
    assert wording.turn_announced(mine) == "It is your turn."
    theirs = position_after(setup_of(HUMAN, CAPTAIN), rolled(1, 2, 3, 4, 6), Score("ones"))
    assert wording.turn_heading(theirs) == "Captain to play"
    assert wording.turn_announced(theirs) == "Captain to play."
    *_, over = whole_game(setup_of(HUMAN))
    assert wording.turn_heading(over) == "Game over"


def test_hints_follow_the_turn():
    setup = setup_of(HUMAN, CAPTAIN)
    first, second, third = rolled(1, 2, 3, 4, 6), rolled(1, 2, 3, 4, 5), rolled(1, 2, 3, 4, 4)
    positions = [
        position_after(setup),
        position_after(setup, first),
        position_after(setup, first, held=frozenset(range(5))),
        position_after(setup, first, second, third),
        position_after(setup, first, Score("ones")),
        list(whole_game(setup))[-1],
    ]
    assert len({wording.turn_hint(position) for position in positions}) == len(positions)
    assert len({wording.turn_hint_short(position) for position in positions}) == len(positions)


def test_rounds():
    label = wording.round_label(7, 12)
    assert label == "Round 7 of 12"
    assert label.startswith(wording.round_start(7))
    assert wording.round_short(7, 12) == "7 / 12"


@pytest.mark.parametrize(
    ("to_roll", "dice", "label"),
    [
        (5, 5, "Roll all five dice"),
        (4, 5, "Roll four dice"),
        (3, 5, "Roll three dice"),
        (2, 5, "Roll two dice"),
        (1, 5, "Roll one die"),
        (0, 5, "All dice held"),
        (3, 3, "Roll all three dice"),
        (2, 3, "Roll two dice"),
    ],
)
def test_the_roll_button_says_how_many_dice(to_roll, dice, label):
    assert wording.roll_button_label(to_roll, dice) == label


def test_rolls_are_announced_equal_dice_together():
    assert wording.roll_announced((5, 4, 5, 2, 1), 1) == "Two fives, a four, a two, a one. One roll left."
    assert wording.roll_announced((6, 6, 6, 6, 6), 0) == "Five sixes. Choose a score."
    assert wording.roll_announced((2, 2, 2, 3, 3), 2) == "Three twos, two threes. Two rolls left."
    assert wording.roll_of_announced("Captain", (1, 1, 1, 1, 3)) == "Captain: four ones, a three."


def test_every_number_of_dice_held_has_its_sentence():
    told = {wording.roll_status(2, held, dice) for dice in (3, 5) for held in range(dice + 1)}
    assert "Second roll. Two dice to roll, three held." in told
    # None held and all held read the same with three dice and with five.
    assert len(told) == 8
    assert len({wording.roll_status(roll, 1) for roll in (1, 2, 3)}) == 3


def test_dice_are_spoken():
    assert wording.die_spoken(1, 5, held=True) == "Die 2, five, held"
    assert wording.die_spoken(0, 1) == "Die 1, one"
    assert wording.die_spoken(4, None) == "Die 5, not rolled"
    setup = setup_of(HUMAN)
    assert wording.dice_spoken(position_after(setup))[2] == "Die 3, not rolled"
    position = position_after(setup, rolled(1, 2, 3, 4, 6), held=frozenset({4}))
    assert wording.dice_spoken(position)[3:] == ("Die 4, four", "Die 5, six, held")


def test_faces_have_words():
    assert [wording.face_name(face) for face in range(1, 7)] == ["one", "two", "three", "four", "five", "six"]
    groups = {wording.face_group(face, count) for face in range(1, 7) for count in range(1, 6)}
    assert len(groups) == 30


# The card


def test_cells_are_spoken():
    words = wording.CardWords()
    spoken = [
        words.cell_spoken(Cell(CellState.POSSIBLE, 15), "Fives", "You"),
        words.cell_spoken(Cell(CellState.POSSIBLE_ZERO, 0), "Yacht", "You"),
        words.cell_spoken(Cell(CellState.WRITTEN, 6), "Threes", "Captain"),
        words.cell_spoken(Cell(CellState.OPEN), "Threes", "Captain"),
        words.cell_spoken(Cell(CellState.TOTAL, 96), "Total", "Captain"),
        words.cell_spoken(Cell(CellState.BONUS, 0, towards=(48, 63)), "Bonus 50", "You"),
    ]
    assert spoken == [
        "Fives, 15 possible",
        "Yacht, 0 possible",
        "Captain, Threes, 6",
        "Captain, Threes, open",
        "Captain, Total, 96",
        "You, Bonus 50, 48 of 63",
    ]


def test_captions():
    setup = setup_of(HUMAN, CAPTAIN, HUMAN)
    start = position_after(setup)
    assert [wording.player_caption(start, seat) for seat in range(3)] == ["to play", "computer", ""]
    *_, over = whole_game(setup, seed=3)
    captions = [wording.player_caption(over, seat) for seat in range(3)]
    assert captions.count("winner") == (1 if len(over.state.winners) == 1 else 0)
    *_, alone = whole_game(setup_of(HUMAN))
    assert wording.player_caption(alone, 0) == ""


# The end


@pytest.mark.parametrize(
    ("players", "totals", "title"),
    [
        ([HUMAN, CAPTAIN], (185, 178), "You win by 7 points"),
        ([HUMAN, CAPTAIN], (178, 185), "Captain wins by 7 points"),
        ([HUMAN, CAPTAIN], (185, 185), "Draw between You and Captain"),
        ([HUMAN, CAPTAIN, DECKHAND], (185, 185, 185), "Draw between You, Captain and Deckhand"),
        ([HUMAN, CAPTAIN, DECKHAND], (90, 185, 185), "Draw between Captain and Deckhand"),
        ([HUMAN], (185,), "You scored 185 points"),
        ([Player("Anna")], (185,), "Anna: 185 points"),
        ([Player("Anna"), Player("Bo")], (180, 185), "Bo wins by 5 points"),
    ],
)
def test_how_a_game_ended(players, totals, title):
    assert wording.result_title(setup_of(*players), finished(*totals)) == title


def test_a_served_generala_wins_whatever_the_totals():
    setup = setup_of(HUMAN, CAPTAIN, rules=ruleset("generala"))
    state = finished(10, 100, rules="generala", won_at_once=0)
    assert wording.result_title(setup, state) == "You win with a served Generala"
    assert wording.result_line(setup, state) == "You 10, Captain 100"
    other = finished(10, 100, rules="generala", won_at_once=1)
    assert wording.result_title(setup, other) == "Captain wins with a served Generala"


def test_totals_are_told_in_their_order():
    setup = setup_of(HUMAN, CAPTAIN, DECKHAND)
    assert wording.result_line(setup, finished(142, 185, 178)) == "Captain 185, Deckhand 178, You 142"


# What cannot be done


@pytest.mark.parametrize("reason", Refusal)
def test_every_refusal_is_a_sentence(reason):
    assert wording.refusal_sentence(reason).endswith(".")


def test_every_illegal_move_has_its_sentence():
    classes = errors.IllegalMove.__subclasses__()
    sentences = [wording.illegal_move_sentence(kind("ones", "a position")) for kind in classes]
    other = wording.illegal_move_sentence(errors.IllegalMove("ones", "a position"))
    assert len({*sentences, other}) == len(classes) + 1


def test_unknown_things_are_named_as_given():
    rules = wording.unknown_rules_sentence(errors.UnknownRules("{x}", RULE_IDS))
    assert rules == "There are no rules called “{x}”."
    option = wording.unknown_option_sentence(errors.UnknownOption("straights", "%n", ()))
    assert option == "The option “straights” cannot be “%n”."
    dice = wording.bad_dice_sentence(errors.BadDice((1, 7), 5, 6))
    assert dice == "1, 7: these rules have 5 dice with faces from 1 to 6."


# Translation


def every_text():
    """What every function says, with simple arguments, by its name."""
    setup = setup_of(HUMAN, CAPTAIN)
    position = position_after(setup, rolled(1, 2, 3, 4, 6))
    named = position_after(GameSetup(setup.rules, (Player("Anna"), Player("Bo"))))
    return {
        "category_name": [wording.category_name("yacht", "ones"), wording.category_name("generala", "straight")],
        "rules": [wording.rules_name("crag"), *(wording.rules_summary(ruleset(rules)) for rules in RULE_IDS)],
        "options": [
            wording.option_name("joker"),
            wording.option_value("joker", "free"),
            wording.option_value("x", "no"),
        ],
        "levels": [wording.level_name(Level.CAPTAIN), wording.level_summary(Level.CAPTAIN)],
        "players": [wording.player_name(setup, 0), wording.player_name(setup, 1)],
        "turn": [wording.turn_heading(position), wording.turn_announced(named), wording.turn_hint(position)],
        "roll": [wording.rolls_left_short(1), wording.roll_button_label(2), wording.roll_announced((1, 2, 3, 4, 5), 1)],
        "status": [wording.roll_status(2, 3), wording.die_spoken(0, 1), wording.face_name(1)],
        "scores": [
            wording.score_written("Anna", "x", 1),
            wording.zero_question("x"),
            wording.zero_question_spoken("x"),
        ],
        "result": [wording.result_title(setup, finished(2, 1)), wording.result_title(setup, finished(1, 1))],
        "faults": [wording.refusal_sentence(Refusal.ALL_HELD)],
        "card": [wording.player_caption(position, 0), wording.total_name(), wording.extra_bonus_name()],
    }


def test_every_text_goes_through_the_translation(pseudo):
    untranslated = {name: text for name, texts in every_text().items() for text in texts if not text.startswith("[")}
    assert untranslated == {}


def test_numbers_and_names_reach_translated_texts(pseudo):
    setup = setup_of(Player("Anna"), Player("Bo"))
    assert wording.result_title(setup, finished(9, 2)) == "[Anna wins by 7 points]"
    assert wording.rolls_left_short(2) == "[2 left]"


def test_whatever_is_exported_is_there():
    missing = [name for name in wording.__all__ if not callable(getattr(wording, name, None))]
    assert missing == []
    assert all(inspect.getdoc(getattr(wording, name)) for name in wording.__all__)
