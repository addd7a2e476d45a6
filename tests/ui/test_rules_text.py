"""What the rules page says is what is played."""

import pytest

from tests.game.variants import EVERY
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.ui.rules_text import rules_text

EXAMPLES = {
    "ones": ((1, 1, 1, 3, 4), 3),
    "twos": ((2, 2, 2, 5, 6), 6),
    "threes": ((2, 3, 3, 3, 5), 9),
    "fours": ((1, 4, 4, 4, 6), 12),
    "fives": ((1, 4, 5, 5, 5), 15),
    "sixes": ((2, 3, 6, 6, 6), 18),
    "full_house": ((2, 2, 5, 5, 5), 19),
    "four_of_a_kind": ((4, 5, 5, 5, 5), 20),
    "little_straight": ((1, 2, 3, 4, 5), 30),
    "big_straight": ((2, 3, 4, 5, 6), 30),
    "choice": ((1, 1, 3, 3, 5), 13),
    "yacht": ((1, 1, 1, 1, 1), 50),
}


def notes(rules):
    found = [(note.example, note.sentence) for note in rules_text(rules).notes]
    return {(example.category, example.dice): (sentence, example.points) for example, sentence in found if example}


def row(rules, category):
    return next(text for text in rules_text(rules).categories if text.id == category)


@pytest.mark.parametrize("rules", EVERY, ids=repr)
def test_every_category_has_a_condition_a_score_and_an_example_that_scores(rules):
    texts = rules_text(rules).categories
    assert [text.id for text in texts] == list(rules.category_ids)
    for text in texts:
        assert text.name
        assert text.condition
        assert text.score
        assert text.example.points == rules.score(text.id, text.example.dice) > 0


def test_the_examples_are_those_of_the_written_rules():
    for text in rules_text(ruleset("yacht")).categories:
        assert (text.example.dice, text.example.points) == EXAMPLES[text.id]


def test_both_exceptions_are_said_outright():
    found = notes(ruleset("yacht"))
    house = found["Full House", (3, 3, 3, 3, 3)]
    four = found["Four of a Kind", (6, 6, 6, 6, 6)]
    assert house == ("A Yacht is not a Full House: that has two different faces.", 0)
    assert four == ("A Yacht is a Four of a Kind: four of its dice count, the fifth does not.", 24)


def test_the_exceptions_follow_the_options_in_force():
    rules = ruleset("yacht", five_equal_full_house="yes", four_of_a_kind="all_dice", straights="15/20")
    found = notes(rules)
    house = found["Full House", (3, 3, 3, 3, 3)]
    four = found["Four of a Kind", (6, 6, 6, 6, 6)]
    assert ("is a Full House too" in house[0], house[1]) == (True, 15)
    assert ("all five dice count" in four[0], four[1]) == (True, 30)
    assert row(rules, "full_house").condition.endswith("or five of one face")
    assert row(rules, "four_of_a_kind").score == "Sum of all dice"
    assert row(rules, "little_straight").score.startswith("15 ")
    assert [value for _, value in rules_text(rules).options] == ["15 and 20", "All five dice", "Yes"]


@pytest.mark.parametrize(
    ("rules_id", "best"), [("yacht", 297), ("yacht_modern", 323), ("yatzy", 374), ("american", 1575), ("crag", 244)]
)
def test_length_bonus_and_highest_total_are_those_of_the_rules(rules_id, best):
    rules = ruleset(rules_id)
    ending = " ".join(rules_text(rules).ending)
    assert f" {rules.turns} turns" in ending
    assert f" {best} points" in ending
    assert ("no bonus" in ending) == (rules.bonus is None)


def test_the_forced_order_is_said_only_where_it_is_in_force():
    sentence = "Categories are filled from top to bottom."
    assert sentence in rules_text(ruleset("yatzy", forced_order="yes")).turn
    assert sentence not in rules_text(ruleset("yatzy")).turn


def test_only_the_second_of_two_rolls_is_offered_once_more():
    turn = " ".join(rules_text(ruleset("crag")).turn)
    assert "Roll all 3 dice." in turn
    assert "once more" in turn
    assert "anew" not in turn


def test_a_served_hand_has_its_points_and_a_served_generala_wins():
    rules = ruleset("generala", generala="60", double_generala="yes")
    ending = " ".join(rules_text(rules).ending)
    assert row(rules, "straight").score == "20 points; 25 on the first roll of a turn"
    assert row(rules, "generala").score == "60 points; on the first roll of a turn it wins the game"
    assert row(rules, "double_generala").score.startswith("120 points;")
    assert row(rules, "double_generala").condition.endswith("Generala must hold points already")
    assert "fills Generala with points from the first roll of a turn wins at once" in ending
    assert "fills Double Generala with points from the first roll of a turn wins at once" in ending
    found = notes(rules)
    assert found["Full", (2, 2, 5, 5, 5)][1] == 35
    assert found["Double Generala", (3, 3, 3, 3, 3)][1] == 0


@pytest.mark.parametrize(
    ("joker", "said"),
    [
        ("forced", "They must fill the category of their face while that is open."),
        ("free", "They may fill any open category."),
        ("none", "There is no joker."),
    ],
)
def test_the_joker_and_the_extra_bonus_are_those_in_force(joker, said):
    rules = ruleset("american", joker=joker)
    assert said in " ".join(rules_text(rules).ending)
    assert "adds 100 points" in " ".join(rules_text(rules).ending)
    assert "adds 100 points" not in " ".join(rules_text(ruleset("american", extra_bonus="no")).ending)
    full = notes(rules).get(("Large Straight", (2, 2, 2, 2, 2)))
    assert (full is None) if joker == "none" else full[1] == 40


def test_a_thirteen_is_told_from_a_crag():
    found = notes(ruleset("crag"))
    assert found["Crag", (2, 5, 6)][1] == 0
    assert found["Thirteen", (1, 6, 6)][1] == 26


def test_a_gap_in_the_row_is_no_straight():
    assert notes(ruleset("yacht"))["Big Straight", (1, 3, 4, 5, 6)][1] == 0
