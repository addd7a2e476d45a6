"""The rule sets as data: their options, their highest totals, and values that can be pasted and sent."""

import dataclasses
from functools import cache
from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.game import reference
from tests.game.variants import BLANK, DEFAULTS, EVERY, TINY, TINY_BOXES, chosen, named, with_every_option
from yacht_desktop.game.errors import UnknownOption, UnknownRules
from yacht_desktop.game.moves import Roll, Score
from yacht_desktop.game.options import HIGHEST_STRAIGHT, STRAIGHTS_CHOICES, Option, parse_straights
from yacht_desktop.game.rulesets import RULE_IDS, Joker, RuleSet, UpperBonus, options_of, ruleset
from yacht_desktop.game.scorecard import Scorecard
from yacht_desktop.game.state import replay

# Turns, dice, rolls and highest totals as the rules page tells them.
PAGE = {
    "yacht": (12, 5, 3, 297),
    "yacht_modern": (12, 5, 3, 323),
    "yatzy": (15, 5, 3, 374),
    "american": (13, 5, 3, 1575),
    "generala": (10, 5, 3, 260),
    "crag": (13, 3, 2, 244),
}
HIGHEST = [
    ("yacht", {"five_equal_full_house": "yes"}, 299),
    ("yacht", {"four_of_a_kind": "all_dice"}, 303),
    ("yacht", {"four_of_a_kind": "all_dice", "five_equal_full_house": "yes"}, 305),
    ("yacht", {"straights": "15/20"}, 272),
    ("yacht", {"straights": "0/0"}, 237),
    ("yacht", {"straights": "100/100"}, 437),
    ("yacht_modern", {"five_equal_full_house": "yes"}, 325),
    ("yatzy", {"forced_order": "yes"}, 374),
    ("american", {"joker": "free"}, 1575),
    ("american", {"joker": "none", "extra_bonus": "no"}, 375),
    ("american", {"joker": "forced", "extra_bonus": "no"}, 375),
    ("american", {"joker": "none"}, 1480),
    ("generala", {"generala": "60"}, 270),
    ("generala", {"double_generala": "yes"}, 360),
    ("generala", {"double_generala": "yes", "generala": "60"}, 390),
]


@pytest.mark.parametrize("rules_id", RULE_IDS)
def test_the_figures_of_the_rules_page(rules_id: str) -> None:
    rules = ruleset(rules_id)
    assert (rules.turns, rules.dice, rules.rolls, rules.max_score) == PAGE[rules_id]
    assert rules.faces == 6
    assert rules.id == rules_id


def test_the_page_tells_of_every_rule_set() -> None:
    assert tuple(PAGE) == RULE_IDS
    assert len(EVERY) == 32 + 2 + 2 + 6 + 4 + 1


@pytest.mark.parametrize("rules", DEFAULTS, ids=named)
def test_the_boxes_stand_in_the_order_of_the_rules_page(rules: RuleSet) -> None:
    assert rules.category_ids == reference.UPPER + reference.LOWER[rules.id]
    assert [rules.index(name) for name in rules.category_ids] == list(range(rules.turns))


@pytest.mark.parametrize("rules", [*EVERY, *TINY, BLANK], ids=named)
def test_every_table_is_whole(rules: RuleSet) -> None:
    names = rules.category_ids
    assert len(set(names)) == len(names)
    assert not any("=" in name or "-" in name or " " in name or name.isdigit() for name in names)
    assert 1 <= rules.faces <= 9
    assert rules.dice >= 1
    assert rules.rolls >= 1
    assert {category.needs for category in rules.categories} <= {None, *names}
    assert rules.five_box in {None, *names}
    assert (rules.five_box is not None) >= (rules.joker is not Joker.NONE or rules.extra_points > 0)
    upper = [category.upper_face for category in rules.categories if category.upper_face is not None]
    assert upper == sorted(set(upper))


# The highest total


@pytest.mark.parametrize(("rules_id", "options", "points"), HIGHEST)
def test_the_highest_total_follows_the_options(rules_id: str, options: dict[str, str], points: int) -> None:
    assert ruleset(rules_id, **options).max_score == points


@pytest.mark.parametrize("rules", EVERY, ids=named)
def test_a_game_reaches_the_highest_total(rules: RuleSet) -> None:
    moves: list[Roll | Score] = []
    for name in sorted(rules.category_ids, key=lambda name: name != rules.five_box):
        dice, served = _best_hand(rules, name)
        moves += [Roll(dice)] if served else [Roll(dice[::-1]), Roll(dice)]
        moves.append(Score(name))
    game = replay(rules, 1, moves)
    assert game.is_over
    assert game.totals == (rules.max_score,)


def _best_hand(rules: RuleSet, name: str) -> tuple[tuple[int, ...], bool]:
    """Return the dice worth most in a box, and whether they are best made on the first roll."""
    if rules.extra_points and name not in reference.UPPER:
        return (6,) * rules.dice, False
    hands = list(combinations_with_replacement(range(1, 7), rules.dice))
    worth = {
        (hand, served): reference.scores(rules.id, hand, chosen(rules), served=served)[name]
        for hand in hands
        for served in (False, True)
    }
    return max(worth, key=lambda hand: worth[hand])


@pytest.mark.parametrize(
    "rules", TINY, ids=lambda rules: f"{rules.joker.value}-{rules.extra_points}-{rules.bonus.threshold}"
)
def test_no_game_of_a_tiny_rule_set_passes_the_highest_total(rules: RuleSet) -> None:
    hands = list(combinations_with_replacement(range(1, rules.faces + 1), rules.dice))

    @cache
    def best(card: Scorecard) -> int:
        if card.is_full:
            return card.total
        return max(best(card.filled(name, dice)) for dice in hands for name in card.possible(dice))

    assert best(Scorecard.empty(rules)) == rules.max_score


def test_an_upper_bonus_out_of_reach_is_not_in_the_highest_total() -> None:
    rules = RuleSet("tiny", 2, 3, 1, TINY_BOXES, bonus=UpperBonus(9, 100))
    assert rules.max_score == 2 + 6 + 5 + 4
    assert dataclasses.replace(rules, bonus=UpperBonus(8, 100)).max_score == 117


def test_the_extra_bonus_needs_its_box() -> None:
    assert RuleSet("tiny", 2, 3, 1, TINY_BOXES, extra_points=50).max_score == 17
    assert RuleSet("tiny", 2, 3, 1, TINY_BOXES, joker=Joker.FREE).max_score == 17


def test_the_highest_total_of_a_made_up_rule_set() -> None:
    assert BLANK.max_score == 12 + 32 + (2 * 8 + 2 * 7) + 25 + 40 + 80 + 17 + 99 + 32 + 7


# Names and options


@pytest.mark.parametrize("name", ["", "Yacht", "yahtzee", "yacht ", "yacht_", "блеф"])
def test_an_unknown_rule_set_names_those_there_are(name: str) -> None:
    with pytest.raises(UnknownRules) as fault:
        ruleset(name)
    assert (fault.value.name, fault.value.known) == (name, RULE_IDS)
    assert str(fault.value) == f"unknown rule set {name!r}; there are {', '.join(RULE_IDS)}"
    with pytest.raises(UnknownRules):
        options_of(name)


@pytest.mark.parametrize(
    ("rules_id", "option", "value", "known"),
    [
        ("yacht", "joker", "free", ("straights", "four_of_a_kind", "five_equal_full_house")),
        ("crag", "straights", "30/30", ()),
        ("yacht", "rules_id", "crag", ("straights", "four_of_a_kind", "five_equal_full_house")),
        ("american", "joker", "sometimes", ("forced", "free", "none")),
        ("yatzy", "forced_order", "Yes", ("no", "yes")),
        ("yatzy", "forced_order", "", ("no", "yes")),
        ("generala", "generala", "70", ("50", "60")),
    ],
)
def test_an_unknown_option_names_those_there_are(
    rules_id: str, option: str, value: str, known: tuple[str, ...]
) -> None:
    with pytest.raises(UnknownOption) as fault:
        ruleset(rules_id, **{option: value})
    assert (fault.value.option, fault.value.value, fault.value.known) == (option, value, known)
    assert str(fault.value) == f"unknown option {option}={value!r}; possible: {', '.join(known) or 'none'}"


@pytest.mark.parametrize(
    "text",
    [
        *("", "/", "30", "30/", "/30", "30/30/30", "-1/30", "30/101", "101/30", "1000/1", "30/30 ", " 30/30"),
        *("3O/30", "30.0/30", "30/30\n", "30-30", "\u0663\u0660/\u0663\u0660", "\uff13\uff10/30", "\u00b2/3", "+3/4"),
    ],
)
def test_straights_that_are_none(text: str) -> None:
    with pytest.raises(UnknownOption) as fault:
        ruleset("yacht", straights=text)
    assert fault.value.option == "straights"
    assert fault.value.value == text
    assert fault.value.known[:-1] == STRAIGHTS_CHOICES
    with pytest.raises(UnknownOption):
        parse_straights(text)


@given(little=st.integers(0, HIGHEST_STRAIGHT), big=st.integers(0, HIGHEST_STRAIGHT))
def test_any_two_straights_are_read_and_written_alike(little: int, big: int) -> None:
    rules = ruleset("yacht", straights=f"{little:03}/{big:02}")
    assert chosen(rules)["straights"] == f"{little}/{big}"
    assert parse_straights(chosen(rules)["straights"]) == (little, big)
    assert rules is ruleset("yacht", straights=f"{little}/{big}")
    assert rules.max_score == 237 + little + big


def test_the_first_choice_is_the_default() -> None:
    assert Option("joker", ("forced", "free")).default == "forced"
    assert [option.default for option in options_of("yacht")] == ["30/30", "four_dice", "no"]
    assert [option.default for option in options_of("american")] == ["forced", "yes"]
    assert [option.default for option in options_of("generala")] == ["50", "no"]
    assert ruleset("yacht", straights="30/30", five_equal_full_house="no") is ruleset("yacht")


def test_an_option_takes_its_choices_only() -> None:
    option = Option("joker", ("forced", "free"))
    assert option.accepted("free") == "free"
    with pytest.raises(UnknownOption):
        option.accepted("15/20")


@pytest.mark.parametrize("rules", EVERY, ids=named)
def test_all_options_are_in_force_and_in_one_order(rules: RuleSet) -> None:
    assert tuple(key for key, _ in rules.options) == tuple(option.id for option in options_of(rules.id))
    assert ruleset(rules.id, **dict(reversed(rules.options))) is rules


@pytest.mark.parametrize("rules_id", RULE_IDS)
def test_different_options_are_different_rules(rules_id: str) -> None:
    every = with_every_option(rules_id)
    assert len(set(every)) == len(every)


def test_no_option_leaks_into_another_game() -> None:
    before = [repr(rules) for rules in DEFAULTS]
    with_every_option("generala")
    with_every_option("american")
    assert [repr(ruleset(rules_id)) for rules_id in RULE_IDS] == before
    assert ruleset("yacht").score("big_straight", (1, 3, 4, 5, 6)) == 0


def test_a_box_that_is_not_there() -> None:
    with pytest.raises(KeyError, match="joker"):
        ruleset("yacht").index("joker")
    with pytest.raises(KeyError):
        ruleset("yacht").score("", (1, 1, 1, 1, 1))
