"""The tables of a turn hold what dice can do, no more and no less."""

from itertools import combinations, product

import numpy as np

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yacht_desktop.solver.turn import turn_of

SIZES = [(5, 6), (3, 6), (4, 8), (2, 3), (1, 2)]


def test_five_dice_have_252_rolls_462_keeps_and_4368_pairs_of_them():
    turn = turn_of(5, 6)
    assert len(turn.rolls) == 252
    assert len(turn.keeps) == 462
    assert sum(len(turn.kept_of(roll)) for roll in turn.rolls) == 4368


@pytest.mark.parametrize(("dice", "faces"), SIZES)
def test_the_probabilities_of_the_first_roll_are_those_of_counting(dice, faces):
    turn = turn_of(dice, faces)
    counted = np.zeros(len(turn.rolls))
    for thrown in product(range(1, faces + 1), repeat=dice):
        counted[turn.roll_index(thrown)] += 1 / faces**dice
    np.testing.assert_allclose(turn.roll_chances, counted, rtol=0, atol=1e-12)


def test_the_mean_over_the_rolls_is_the_same_to_the_last_digit_whatever_stands_beside():
    turn = turn_of(5, 6)
    values = np.random.default_rng(2).normal(size=(len(turn.rolls), 70))
    together = turn.mean(values)
    np.testing.assert_allclose(together, turn.roll_chances @ values, rtol=0, atol=1e-12)
    for first, count in ((0, 1), (5, 1), (3, 2), (0, 7), (6, 64)):
        part = np.ascontiguousarray(values[:, first : first + count])
        np.testing.assert_array_equal(turn.mean(part), together[first : first + count])


@pytest.mark.parametrize(("dice", "faces"), SIZES)
def test_keeping_is_worth_the_mean_over_all_throws_of_the_other_dice(dice, faces):
    turn = turn_of(dice, faces)
    values = np.full((len(turn.keeps), 2), np.nan)
    of_rolls = np.random.default_rng(1).normal(size=len(turn.rolls))
    values[turn.rolls_from :] = np.stack([of_rolls, np.ones(len(of_rolls))], axis=1)
    turn.chance(values)
    for row, kept in enumerate(turn.keeps):
        throws = list(product(range(1, faces + 1), repeat=dice - len(kept)))
        mean = sum(of_rolls[turn.roll_index((*kept, *thrown))] for thrown in throws) / len(throws)
        assert values[row, 0] == pytest.approx(mean, abs=1e-12)
        assert values[row, 1] == pytest.approx(1.0, abs=1e-12)


@pytest.mark.parametrize(("dice", "faces"), SIZES)
def test_the_best_keep_of_a_roll_is_the_best_of_all_its_subsets(dice, faces):
    turn = turn_of(dice, faces)
    values = np.random.default_rng(2).normal(size=(len(turn.keeps), 1))
    best = values.copy()
    turn.choice(best)
    for roll in turn.rolls:
        subsets = {kept for size in range(dice + 1) for kept in combinations(roll, size)}
        expected = max(values[turn.rows[kept], 0] for kept in subsets)
        assert best[turn.rows[roll], 0] == expected
        assert {turn.keeps[row] for row in turn.kept_of(roll)} == subsets


def test_what_is_carried_follows_the_choice():
    turn = turn_of(5, 6)
    values = np.random.default_rng(3).normal(size=(len(turn.keeps), 2))
    best, carried = values.copy(), 10 * values
    turn.choice(best, carried)
    np.testing.assert_array_equal(carried[turn.rolls_from :], 10 * best[turn.rolls_from :])


@given(st.lists(st.integers(1, 6), min_size=5, max_size=5))
def test_the_order_of_dice_on_the_table_does_not_matter(dice):
    turn = turn_of(5, 6)
    assert turn.rolls[turn.roll_index(tuple(dice))] == tuple(sorted(dice))
