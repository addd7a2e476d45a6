"""A player's card: which boxes may be filled, what they hold, and the totals."""

import dataclasses
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.game.reference import ReferenceCard
from tests.game.variants import BLANK, EVERY, TINY, TINY_BOXES, chosen, named
from yacht_desktop.game.categories import Category
from yacht_desktop.game.conditions import Exactly
from yacht_desktop.game.rulesets import Joker, RuleSet, ruleset
from yacht_desktop.game.scorecard import Scorecard

FOURS = (4, 4, 4, 4, 4)
NOTHING = (1, 2, 2, 3, 6)
LOWER = ("three_of_a_kind", "four_of_a_kind", "full_house", "small_straight", "large_straight", "chance")


def american(joker: str = "forced", /, **held: int) -> Scorecard:
    """Return a card of the American rules that holds these points."""
    rules = ruleset("american", joker=joker)
    return Scorecard(rules, tuple(held.get(name) for name in rules.category_ids))


def test_an_empty_card_offers_every_box_in_order() -> None:
    card = Scorecard.empty(ruleset("yatzy"))
    assert list(card.possible((1, 1, 2, 2, 6))) == list(card.open_ids) == list(card.rules.category_ids)
    assert (card.total, card.upper_total, card.bonus, card.extra_bonus, card.is_full) == (0, 0, 0, 0, False)


def test_a_filled_box_is_closed_even_with_nothing_in_it() -> None:
    card = Scorecard.empty(ruleset("yacht")).filled("yacht", NOTHING)
    assert card["yacht"] == 0
    assert "yacht" not in card.possible((5, 5, 5, 5, 5))
    assert "yacht" not in card.open_ids
    with pytest.raises(KeyError, match="yacht"):
        card.filled("yacht", (5, 5, 5, 5, 5))


@pytest.mark.parametrize("name", ["", "twin", "Ones", "one", "small_straight"])
def test_no_box_of_such_a_name(name: str) -> None:
    card = Scorecard.empty(ruleset("yacht"))
    with pytest.raises(KeyError):
        card.filled(name, NOTHING)
    with pytest.raises(KeyError):
        card[name]
    assert card.open_ids == card.rules.category_ids


def test_a_card_is_full_with_its_last_box() -> None:
    card = Scorecard.empty(ruleset("crag"))
    for name in card.rules.category_ids:
        assert not card.is_full
        card = card.filled(name, (1, 2, 4))
    assert card.is_full
    assert card.possible((1, 2, 4)) == {}
    assert card.total == 1 + 2 + 4


# The upper bonus


@pytest.mark.parametrize(("rules_id", "points"), [("yatzy", 50), ("american", 35), ("yacht_modern", 35), ("yacht", 0)])
def test_the_bonus_comes_with_the_63rd_point(rules_id: str, points: int) -> None:
    rules = ruleset(rules_id)
    sixty_two = dict(zip(rules.category_ids, (2, 6, 9, 12, 15, 18), strict=False))
    card = Scorecard(rules, tuple(sixty_two.get(name) for name in rules.category_ids))
    assert (card.upper_total, card.bonus, card.total) == (62, 0, 62)
    for ones in (3, 5):
        better = dataclasses.replace(card, scores=(ones, *card.scores[1:]))
        assert (better.upper_total, better.bonus) == (60 + ones, points)
        assert better.total == 60 + ones + points


def test_lower_boxes_earn_no_bonus() -> None:
    card = Scorecard.empty(ruleset("yatzy")).filled("chance", (6, 6, 6, 6, 6)).filled("yatzy", (6, 6, 6, 6, 6))
    assert (card.upper_total, card.bonus, card.total) == (0, 0, 80)


# Jokers and the extra bonus


def test_a_forced_joker_goes_to_its_upper_box_and_earns_the_bonus() -> None:
    card = american(five_of_a_kind=50)
    assert card.possible(FOURS) == {"fours": 20}
    after = card.filled("fours", FOURS)
    assert (after.extras, after.extra_bonus, after.total) == (1, 100, 170)


def test_a_forced_joker_without_its_upper_box_takes_a_lower_box_at_full_value() -> None:
    card = american(five_of_a_kind=50, fours=12)
    worth = dict.fromkeys(LOWER, 20) | {"full_house": 25, "small_straight": 30, "large_straight": 40}
    assert card.possible(FOURS) == worth
    assert [card.filled(name, FOURS).total for name in LOWER] == [162 + worth[name] for name in LOWER]


def test_a_forced_joker_with_no_lower_box_left_takes_any_box_at_its_worth() -> None:
    card = american(five_of_a_kind=50, fours=12, **dict.fromkeys(LOWER, 0))
    assert card.possible(FOURS) == dict.fromkeys(("ones", "twos", "threes", "fives", "sixes"), 0)
    assert card.filled("sixes", FOURS).total == 162


def test_a_joker_after_a_zero_earns_no_bonus() -> None:
    card = american(five_of_a_kind=0, fours=12)
    assert card.possible(FOURS)["full_house"] == 25
    assert card.filled("full_house", FOURS).extras == 0


def test_without_jokers_the_bonus_is_still_earned() -> None:
    card = american("none", five_of_a_kind=50, fours=12)
    assert card.possible(FOURS)["full_house"] == 0
    assert (card.filled("full_house", FOURS).total, card.filled("full_house", FOURS).extras) == (162, 1)
    assert not card.is_joker(FOURS)


def test_a_free_joker_may_go_anywhere_but_needs_its_upper_box_filled() -> None:
    card = american("free", five_of_a_kind=50)
    worth = card.possible(FOURS)
    assert set(worth) == set(card.open_ids)
    assert (worth["full_house"], worth["small_straight"], worth["large_straight"], worth["fours"]) == (0, 0, 0, 20)
    worth = american("free", five_of_a_kind=0, fours=0).possible(FOURS)
    assert (worth["full_house"], worth["small_straight"], worth["large_straight"]) == (25, 30, 40)
    assert (worth["ones"], worth["sixes"], worth["chance"]) == (0, 0, 20)


@pytest.mark.parametrize("joker", ["forced", "free", "none"])
def test_the_first_five_of_a_kind_is_no_joker(joker: str) -> None:
    card = american(joker, fours=12)
    worth = card.possible(FOURS)
    assert (worth["five_of_a_kind"], worth["full_house"], worth["ones"]) == (50, 0, 0)
    assert not card.is_joker(FOURS)
    assert not card.earns_extra(FOURS)
    assert card.filled("five_of_a_kind", FOURS).total == 62


def test_only_five_of_a_kind_is_a_joker() -> None:
    card = american(five_of_a_kind=50, fours=12)
    assert card.possible((4, 4, 4, 4, 2))["full_house"] == 0
    assert not card.earns_extra((4, 4, 4, 4, 2))
    assert set(card.possible((4, 4, 4, 4, 2))) == set(card.open_ids)


def test_no_extra_bonus_where_the_option_takes_it_away() -> None:
    rules = ruleset("american", extra_bonus="no")
    card = Scorecard(rules, tuple(50 if name == "five_of_a_kind" else None for name in rules.category_ids))
    after = card.filled("fours", FOURS)
    assert (after.extras, after.extra_bonus, after.total) == (0, 0, 70)


def test_every_further_five_of_a_kind_counts() -> None:
    card = Scorecard.empty(ruleset("american")).filled("five_of_a_kind", FOURS)
    for face, name in enumerate(("ones", "twos", "threes"), start=1):
        card = card.filled(name, (face,) * 5)
    assert (card.extras, card.extra_bonus, card.total) == (3, 300, 50 + 5 + 10 + 15 + 300)


def test_five_alike_is_nothing_more_in_other_rules() -> None:
    card = Scorecard.empty(ruleset("yacht")).filled("yacht", FOURS)
    assert not card.is_joker(FOURS)
    assert not card.earns_extra(FOURS)
    assert card.possible(FOURS)["full_house"] == 0


def test_a_joker_of_a_face_without_an_upper_box() -> None:
    rules = next(tiny for tiny in TINY if tiny.joker is Joker.FORCED)
    card = Scorecard(rules, (None, None, 5, None))
    # There is no box for twos, so the joker takes the lower one, at full value.
    assert card.possible((2, 2)) == {"mixed": 4}
    assert card.possible((3, 3)) == {"threes": 6}


def test_a_joker_gives_an_upper_box_no_points_of_its_own() -> None:
    threes = Category("threes", Exactly((3, 3)), points=6, upper_face=3)
    rules = dataclasses.replace(TINY[0], categories=(TINY_BOXES[0], threes, TINY_BOXES[2]), joker=Joker.FREE)
    assert Scorecard(rules, (0, None, 5)).possible((1, 1)) == {"threes": 0}
    assert Scorecard(rules, (0, None, 5)).possible((3, 3)) == {"threes": 6}


def test_no_joker_and_no_extra_bonus_without_their_box() -> None:
    card = Scorecard.empty(RuleSet("tiny", 2, 3, 2, TINY_BOXES, joker=Joker.FREE, extra_points=9))
    assert card.is_joker((3, 3)) is False
    assert card.earns_extra((3, 3)) is False
    assert card.filled("two_alike", (3, 3)).possible((3, 3)) == {"ones": 0, "threes": 6, "mixed": 0}


def test_a_card_of_other_rules_is_no_card() -> None:
    for scores in ((), (None,) * 11, (None,) * 13):
        card = Scorecard(ruleset("yacht"), scores)
        with pytest.raises(ValueError, match="zip"):
            assert card.open_ids
        with pytest.raises(ValueError, match="zip"):
            assert card.upper_total


# Forced order, and a box that needs another


def test_forced_order_offers_the_first_open_box_only() -> None:
    card = Scorecard.empty(ruleset("yatzy", forced_order="yes"))
    for name in card.rules.category_ids:
        assert list(card.possible((6, 6, 6, 6, 6))) == [name]
        card = card.filled(name, (6, 6, 6, 6, 6))
    assert card.is_full


def test_double_generala_is_worth_something_only_once_generala_is() -> None:
    card = Scorecard.empty(ruleset("generala", double_generala="yes"))
    assert card.possible(FOURS)["double_generala"] == 0
    assert card.filled("generala", NOTHING).possible(FOURS)["double_generala"] == 0
    assert card.filled("generala", FOURS).possible(FOURS)["double_generala"] == 100
    assert card.filled("generala", FOURS).possible(NOTHING)["double_generala"] == 0


def test_a_made_up_rule_set_needs_no_code() -> None:
    card = Scorecard.empty(BLANK)
    worth = card.possible((8, 8, 8, 8), 1)
    assert worth == {
        "threes": 0,
        "eights": 32,
        "pairs": 0,
        "run": 0,
        "four": 40,
        "four_again": 0,
        "seventeen": 0,
        "low": 0,
        "anything": 32,
    }
    card = card.filled("four", (8, 8, 8, 8)).filled("eights", (8, 8, 8, 8)).filled("threes", (3, 3, 3, 8))
    assert (card.upper_total, card.bonus, card.total) == (41, 7, 88)
    assert card.possible((7, 7, 7, 7))["four_again"] == 80
    assert card.possible((5, 6, 7, 8), 1)["run"] == 25
    assert card.possible((5, 6, 7, 8), 2)["run"] == 20
    assert card.possible((1, 7, 7, 2))["seventeen"] == 17


# Against the second card


@pytest.mark.parametrize("rules", EVERY, ids=named)
def test_random_cards_agree_with_the_second_card(rules: RuleSet) -> None:
    rng = random.Random(repr(rules))
    for _ in range(40):
        card, second = Scorecard.empty(rules), ReferenceCard(rules.id, chosen(rules))
        while not card.is_full:
            # Equal dice are what the rules disagree about, so they come often.
            equal = (rng.randint(1, 6),) * rules.dice
            dice = equal if rng.random() < 0.6 else tuple(rng.choices(range(1, 7), k=rules.dice))
            number = rng.randint(1, rules.rolls)
            worth = card.possible(dice, number)
            assert worth == second.possible(dice, served=number == 1)
            assert list(worth) == [name for name in card.open_ids if name in worth]
            best = max(worth, key=lambda name: worth[name])
            name = best if rng.random() < 0.5 else rng.choice(list(worth))
            card = card.filled(name, dice, number)
            second.fill(name, dice, served=number == 1)
            assert (card.total, card.extras) == (second.total, second.extras)
        assert card.scores == tuple(second.boxes[name] for name in card.rules.category_ids)


@given(rules=st.sampled_from(EVERY), data=st.data())
def test_filling_changes_one_box_and_never_the_card_itself(rules: RuleSet, data: st.DataObject) -> None:
    card = Scorecard.empty(rules)
    for _ in range(data.draw(st.integers(1, rules.turns))):
        dice = tuple(data.draw(st.lists(st.integers(1, 6), min_size=rules.dice, max_size=rules.dice)))
        worth = card.possible(dice, 3)
        name = data.draw(st.sampled_from(sorted(worth)))
        before = dataclasses.replace(card)
        after = card.filled(name, dice, 3)
        assert card == before
        changed = [i for i, pair in enumerate(zip(card.scores, after.scores, strict=True)) if pair[0] != pair[1]]
        assert changed == [rules.index(name)]
        assert after[name] == worth[name]
        gained = worth[name] + after.bonus - card.bonus + after.extra_bonus - card.extra_bonus
        assert after.total == card.total + gained
        card = after


def test_a_card_can_be_pasted_back_compared_and_kept_in_a_set() -> None:
    card = Scorecard.empty(ruleset("american", joker="free")).filled("five_of_a_kind", FOURS).filled("fours", FOURS)
    assert repr(card).startswith("Scorecard(rules=ruleset('american', joker='free'), scores=(None, None, None, 20,")
    assert eval(repr(card)) == card
    assert hash(eval(repr(card))) == hash(card)
    assert {card, eval(repr(card))} == {card}
    assert card != Scorecard.empty(card.rules)
    assert card != dataclasses.replace(card, extras=0)


def test_a_card_cannot_be_changed() -> None:
    card = Scorecard.empty(ruleset("yacht"))
    with pytest.raises(dataclasses.FrozenInstanceError):
        card.extras = 3  # type: ignore[misc]
    with pytest.raises((AttributeError, TypeError)):
        card.total = 300  # type: ignore[misc]
    with pytest.raises(TypeError):
        card.scores[0] = 5  # type: ignore[index]
