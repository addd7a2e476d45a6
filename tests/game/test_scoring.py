"""What dice are worth in a box: the rules page, the table of cases, and a second scorer over every roll."""

import json
from itertools import combinations_with_replacement, permutations
from pathlib import Path
from typing import Any, Final

import pytest

from tests.game import reference
from tests.game.variants import DEFAULTS, EVERY, chosen, named
from yacht_desktop.game.categories import Category
from yacht_desktop.game.conditions import (
    Anything,
    Condition,
    Exactly,
    Face,
    FullHouse,
    OfAKind,
    Pairs,
    Run,
    Total,
    equal_groups,
    is_five_equal,
)
from yacht_desktop.game.rulesets import RuleSet, ruleset

CASES: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[1] / "data" / "scoring-cases.json").read_text(encoding="utf-8")
)["cases"]

# The example beside each box of the rules page, and the two exceptions below its table.
YACHT_PAGE = [
    ("ones", "11134", 3),
    ("twos", "22256", 6),
    ("threes", "23335", 9),
    ("fours", "14446", 12),
    ("fives", "14555", 15),
    ("sixes", "23666", 18),
    ("full_house", "22555", 19),
    ("four_of_a_kind", "45555", 20),
    ("little_straight", "12345", 30),
    ("big_straight", "23456", 30),
    ("choice", "11335", 13),
    ("yacht", "11111", 50),
    ("full_house", "66666", 0),
    ("four_of_a_kind", "66666", 24),
]

# Faults seen in other programs: what they got wrong, and what is right.
FAULTS = [
    ("yacht", {}, "full_house", "33333", 0),
    ("yacht", {"five_equal_full_house": "yes"}, "full_house", "33333", 15),
    ("yacht", {"five_equal_full_house": "yes"}, "full_house", "66666", 30),
    ("yacht", {}, "four_of_a_kind", "33333", 12),
    ("yacht", {}, "four_of_a_kind", "45555", 20),
    ("yacht", {"four_of_a_kind": "all_dice"}, "four_of_a_kind", "45555", 24),
    ("yatzy", {}, "four_of_a_kind", "45555", 20),
    ("american", {}, "four_of_a_kind", "45555", 24),
    ("yacht_modern", {}, "four_of_a_kind", "45555", 24),
    ("yacht", {}, "full_house", "44644", 0),
    ("yacht", {}, "full_house", "14444", 0),
    ("yatzy", {}, "three_of_a_kind", "11223", 0),
    ("american", {}, "three_of_a_kind", "11223", 0),
    ("american", {}, "small_straight", "66666", 0),
    ("american", {}, "small_straight", "12456", 0),
    ("yacht_modern", {}, "small_straight", "12456", 0),
    ("american", {}, "small_straight", "11234", 30),
    ("american", {}, "small_straight", "13456", 30),
    ("yacht", {}, "big_straight", "12456", 0),
    ("yacht", {}, "big_straight", "65431", 0),
    ("yacht", {}, "little_straight", "13456", 0),
    ("yacht", {}, "big_straight", "13456", 0),
    ("generala", {}, "straight", "13456", 0),
    ("generala", {}, "straight", "62345", 20),
    ("yacht", {}, "fives", "15353", 10),
    ("yatzy", {}, "two_pairs", "33355", 16),
    ("yatzy", {}, "two_pairs", "33333", 0),
    ("yatzy", {}, "one_pair", "33355", 10),
    ("yatzy", {}, "full_house", "33333", 0),
    ("crag", {}, "crag", "661", 50),
    ("crag", {}, "crag", "346", 0),
    ("crag", {}, "thirteen", "346", 26),
    ("crag", {}, "thirteen", "661", 26),
    ("crag", {}, "three_of_a_kind", "444", 25),
]

# What the options of Generala and a first roll make of a hand: points on the first roll, and later.
SERVED = [
    ("straight", "12345", 25, 20),
    ("full_house", "22555", 35, 30),
    ("four_of_a_kind", "45555", 45, 40),
    ("four_of_a_kind", "55555", 45, 40),
    ("generala", "55555", 50, 50),
    ("straight", "13456", 0, 0),
    ("fives", "55512", 15, 15),
]


def dice_of(text: str) -> tuple[int, ...]:
    return tuple(int(sign) for sign in text)


@pytest.mark.parametrize(("category", "dice", "points"), YACHT_PAGE)
def test_every_example_of_the_rules_page(category: str, dice: str, points: int) -> None:
    assert ruleset("yacht").score(category, dice_of(dice)) == points


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['rules']}-{''.join(map(str, case['dice']))}")
def test_every_case_of_the_table(case: dict[str, Any]) -> None:
    rules = ruleset(case["rules"])
    dice = tuple(case["dice"])
    assert {name: rules.score(name, dice) for name in rules.category_ids} == case["scores"]


def test_five_threes_in_every_box() -> None:
    rules = ruleset("yacht")
    worth = {name: rules.score(name, (3, 3, 3, 3, 3)) for name in rules.category_ids}
    paid = {"threes": 15, "four_of_a_kind": 12, "choice": 15, "yacht": 50}
    assert worth == dict.fromkeys(rules.category_ids, 0) | paid


@pytest.mark.parametrize(("rules_id", "options", "category", "dice", "points"), FAULTS)
def test_faults_of_other_programs(
    rules_id: str, options: dict[str, str], category: str, dice: str, points: int
) -> None:
    assert ruleset(rules_id, **options).score(category, dice_of(dice)) == points


@pytest.mark.parametrize(("category", "dice", "first", "later"), SERVED)
def test_a_hand_made_on_the_first_roll_is_worth_more_in_generala(
    category: str, dice: str, first: int, later: int
) -> None:
    rules = ruleset("generala")
    assert rules.score(category, dice_of(dice), roll=1) == first
    assert rules.score(category, dice_of(dice), roll=2) == later
    assert rules.score(category, dice_of(dice), roll=3) == later
    assert rules.score(category, dice_of(dice)) == later


@pytest.mark.parametrize(("generala", "single", "double"), [("50", 50, 100), ("60", 60, 120)])
def test_generala_and_its_double_follow_the_option(generala: str, single: int, double: int) -> None:
    rules = ruleset("generala", generala=generala, double_generala="yes")
    assert rules.score("generala", (2, 2, 2, 2, 2)) == single
    assert rules.score("double_generala", (2, 2, 2, 2, 2)) == double


@pytest.mark.parametrize("straights", ["0/100", "7/11", "100/0", "15/20", "30/40"])
def test_any_two_straights(straights: str) -> None:
    rules = ruleset("yacht", straights=straights)
    little, big = straights.split("/")
    assert rules.score("little_straight", (5, 4, 3, 2, 1)) == int(little)
    assert rules.score("big_straight", (6, 5, 4, 3, 2)) == int(big)


@pytest.mark.parametrize("rules", EVERY, ids=named)
def test_every_roll_is_worth_what_the_second_scorer_says(rules: RuleSet) -> None:
    rolls = list(combinations_with_replacement(range(1, rules.faces + 1), rules.dice))
    assert len(rolls) == (56 if rules.id == "crag" else 252)
    for dice in rolls:
        later = {name: rules.score(name, dice) for name in rules.category_ids}
        assert later == reference.scores(rules.id, dice, chosen(rules))
        first = {name: rules.score(name, dice, roll=1) for name in rules.category_ids}
        assert first == reference.scores(rules.id, dice, chosen(rules), served=True)


@pytest.mark.parametrize("rules", DEFAULTS, ids=named)
def test_the_order_of_the_dice_does_not_matter(rules: RuleSet) -> None:
    for dice in ((1, 2, 3, 4, 5), (2, 2, 5, 5, 5), (1, 2, 4, 5, 6), (3, 3, 3, 3, 6), (6, 6, 1, 2, 3)):
        hand = dice[: rules.dice]
        worth = {tuple(rules.score(name, turned) for name in rules.category_ids) for turned in permutations(hand)}
        assert len(worth) == 1


@pytest.mark.parametrize(
    ("condition", "dice", "counted"),
    [
        (Face(6), "12345", ""),
        (Face(2), "21212", "222"),
        (Anything(), "4123", "4123"),
        (OfAKind(2), "11663", "66"),
        (OfAKind(2, all_count=True), "11663", "11663"),
        (OfAKind(3), "1122", None),
        (OfAKind(4), "55555", "5555"),
        (Pairs(1), "116633", "66"),
        (Pairs(2), "116633", "6633"),
        (Pairs(2), "1111", None),
        (Pairs(1), "12345", None),
        (FullHouse(), "2255", None),
        (FullHouse(), "22255", "22255"),
        (FullHouse(), "22335", None),
        (FullHouse(five_equal=True), "44444", "44444"),
        (FullHouse(five_equal=True), "44443", None),
        (FullHouse(five_equal=True), "4444", None),
        (Exactly((1, 1, 2)), "211", "211"),
        (Exactly((2, 1, 1)), "121", "121"),
        (Exactly((1, 1, 2)), "122", None),
        (Exactly((1, 1, 2)), "12", None),
        (Run(3), "5421", None),
        (Run(3), "543", "543"),
        (Run(3), "81236", "81236"),
        (Run(2), "13579", None),
        (Run(1), "7", "7"),
        (Total(13), "346", "346"),
        (Total(13), "345", None),
        (Total(13, with_pair=True), "346", None),
        (Total(13, with_pair=True), "445", "445"),
        (Total(12, with_pair=True), "444", "444"),
    ],
)
def test_the_dice_that_count(condition: Condition, dice: str, counted: str | None) -> None:
    assert condition.counted(dice_of(dice)) == (None if counted is None else dice_of(counted))


def test_groups_of_equal_dice_stand_largest_first_then_highest() -> None:
    assert equal_groups((1, 5, 1, 5, 6)) == [(5, 2), (1, 2), (6, 1)]
    assert equal_groups((2, 2, 2, 6, 6)) == [(2, 3), (6, 2)]


def test_all_dice_equal_whatever_their_number() -> None:
    assert is_five_equal((4, 4, 4))
    assert not is_five_equal((4, 4, 5))
    assert not is_five_equal(())


def test_a_box_pays_its_dice_or_its_points() -> None:
    fixed = Category("house", FullHouse(), points=0)
    assert fixed.score((2, 2, 5, 5, 5)) == 0
    assert fixed.full_value((1, 1, 1, 1, 1)) == 0
    assert Category("house", FullHouse()).full_value((1, 1, 1, 1, 1)) == 0
    assert Category("house", FullHouse(), points=25).full_value((1, 1, 1, 1, 1)) == 25
    assert Category("choice", Anything()).full_value((6, 6, 6, 6, 6)) == 30
    free = Category("run", Run(3), points=9, served_points=0)
    assert free.score((1, 2, 3), roll=1) == 0
    assert free.score((1, 2, 3), roll=2) == 9
