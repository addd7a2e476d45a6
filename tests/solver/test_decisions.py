"""What single choices are worth: agreement with the engine, with plain enumeration and with known cases."""

import numpy as np

import pytest

from tests.game.variants import BLANK, EVERY, TINY, named
from tests.solver.plain import PlainSolver, keeps, random_cards
from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.game.scorecard import Scorecard
from yacht_desktop.solver.decisions import turn_values
from yacht_desktop.solver.leaves import points_leaf
from yacht_desktop.solver.scoring import NEVER, scoring_of
from yacht_desktop.solver.tables import SOLVED

YACHT = ruleset("yacht")
ALL_RULES = [*EVERY, BLANK, *TINY]


def values_at(solved, number: int):
    states = solved.scoring.space.states(np.array([number]))
    return turn_values(solved.scoring, states, points_leaf(solved.mean))


def turn_of_open(*boxes: str):
    solved = SOLVED.solitaire(YACHT)
    return solved.scoring.turn, values_at(solved, solved.scoring.space.of_open(boxes))


def keep_value(turn, values, kept, rolls_left):
    return values.keeps[rolls_left - 1][turn.rows[kept], 0]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("rules", ALL_RULES, ids=named)
def test_boxes_hold_what_the_engine_writes(rules: RuleSet, seed: int):
    """Points, upper bonus, joker, extra bonus, served hands and boxes that need another, on random cards."""
    scoring = scoring_of(rules)
    card = random_cards(rules, open_boxes=1 + seed * (len(rules.categories) - 1) // 2, seed=seed, count=1)[0]
    states = scoring.space.states(np.array([scoring.space.of_card(card)]))
    values = turn_values(scoring, states, points_leaf(np.zeros(scoring.space.size)))
    places = {*scoring.equal_rolls, *range(seed, len(scoring.turn.rolls), 9)}
    for place in places:
        dice = scoring.turn.rolls[place]
        for roll_number, boxes in ((1, values.first_boxes[:, :, 0]), (2, values.boxes[:, :, 0])):
            written = {
                name: card.filled(name, dice, roll_number).total - card.total
                for name in card.possible(dice, roll_number)
            }
            found = {
                name: points for name, points in zip(rules.category_ids, boxes[:, place], strict=True) if points > NEVER
            }
            assert found == written


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("rules_id", ["yacht", "generala", "crag"])
def test_every_choice_agrees_with_plain_enumeration(rules_id: str, seed: int):
    rules = ruleset(rules_id)
    solved, plain = SOLVED.solitaire(rules), PlainSolver(rules)
    card = random_cards(rules, open_boxes=1, seed=seed, count=1)[0]
    turn, values = solved.scoring.turn, values_at(solved, solved.scoring.space.of_card(card))
    for dice in turn.rolls[:: 11 + seed]:
        for rolls_left in range(1, rules.rolls):
            for kept in keeps(dice):
                expected = plain.keep(card, kept, rules.rolls - rolls_left)
                assert keep_value(turn, values, kept, rolls_left) == pytest.approx(expected, abs=1e-9)


def test_with_nothing_useful_to_keep_the_choices_tie():
    turn, values = turn_of_open("yacht")
    found = [keep_value(turn, values, kept, 2) for kept in [(), (1,), (2,), (3,), (4,), (5,)]]
    assert found == pytest.approx([0.631573] * 6, abs=5e-7)
    assert keep_value(turn, values, (1, 2), 2) < 0.6


def test_a_pair_is_the_best_start_of_a_yacht():
    turn, values = turn_of_open("yacht")
    assert keep_value(turn, values, (1, 1), 2) == pytest.approx(1.453189, abs=5e-7)
    assert keep_value(turn, values, (1, 1), 1) == pytest.approx(25 / 108, abs=1e-12)
    for rolls_left in (1, 2):
        best = max(turn.kept_of((1, 1, 3, 4, 6))[:-1], key=lambda row: values.keeps[rolls_left - 1][row, 0])
        assert turn.keeps[best] == (1, 1)


def test_four_in_a_row_are_worth_exactly_a_sixth_of_the_straight():
    turn, values = turn_of_open("big_straight")
    assert keep_value(turn, values, (3, 4, 5, 6), 1) == 5.0


@pytest.mark.parametrize("seed", range(5))
def test_more_rolls_left_are_never_worth_less(seed: int):
    solved = SOLVED.solitaire(YACHT)
    card = random_cards(YACHT, open_boxes=1 + 2 * seed, seed=seed, count=1)[0]
    values = values_at(solved, solved.scoring.space.of_card(card))
    one, two = values.keeps
    turn = solved.scoring.turn
    assert (two[: turn.rolls_from] >= one[: turn.rolls_from] - 1e-12).all()
    assert (one[turn.rolls_from :] >= values.boxes.max(axis=0)).all()


def test_an_empty_card_is_position_0_and_a_name_that_is_no_box_is_refused():
    space = scoring_of(YACHT).space
    assert space.of_card(Scorecard.empty(YACHT)) == 0
    with pytest.raises(KeyError):
        space.of_open(["chance"])
