"""Winning chances by looking one turn ahead: shares of the first place, and how near the truth they are."""

from itertools import product
from math import erf, sqrt

import numpy as np

import pytest

from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.solver.decisions import turn_values
from yacht_desktop.solver.distribution import (
    NEARLY_DONE,
    ExactRemaining,
    NormalRemaining,
    needs_squares,
    normal_cdf,
    remaining_of,
)
from yacht_desktop.solver.evaluation import evaluate
from yacht_desktop.solver.leaves import points_leaf
from yacht_desktop.solver.scoring import scoring_of
from yacht_desktop.solver.solitaire import SquaresMissing, solve
from yacht_desktop.solver.strategies import PerfectStrategy
from yacht_desktop.solver.tables import SOLVED
from yacht_desktop.solver.turn import Floats
from yacht_desktop.solver.winning import Standing, first_place, look_ahead

YACHT, CRAG = ruleset("yacht"), ruleset("crag")


class Drawn:
    """Distributions made up for a test, by number of a position."""

    def __init__(self, *rows: Floats) -> None:
        self._rows = np.array(rows)

    def of(self, numbers):
        return self._rows[numbers]

    def within(self, numbers):
        """Return the same, whatever is asked."""
        return self


@pytest.mark.parametrize("opponents", range(1, 6))
def test_the_share_of_the_first_place_is_that_of_trying_all_outcomes(opponents):
    rng = np.random.default_rng(opponents)
    rows = rng.dirichlet(np.ones(4), size=opponents)
    others = [Standing(number, int(rng.integers(0, 4))) for number in range(opponents)]
    found = first_place(Drawn(*rows), 2, others)
    for mine in range(4):
        expected = 0.0
        for coming in product(range(4), repeat=opponents):
            chance = np.prod([rows[other.number][more] for other, more in zip(others, coming, strict=True)])
            totals = [other.points + more for other, more in zip(others, coming, strict=True)]
            if 2 + mine >= max(totals):
                expected += chance / (1 + totals.count(2 + mine))
        assert found[mine] == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_shares_of_equal_players_add_up_to_one(players):
    chances = np.random.default_rng(players).dirichlet(np.ones(9))
    share = first_place(Drawn(chances), 5, [Standing(0, 5)] * (players - 1))
    assert float(chances @ share) == pytest.approx(1 / players, abs=1e-12)


def test_nobody_to_beat_is_beaten_and_nobody_out_of_reach_is_caught():
    remaining = SOLVED.remaining(YACHT)
    full = scoring_of(YACHT).space.full_card
    values = look_ahead(scoring_of(YACHT), remaining, Standing(0, 0), [Standing(full, 298)])
    assert values.keeps[-1].max() == 0.0
    values = look_ahead(scoring_of(YACHT), remaining, Standing(0, 300), [Standing(full, 20)])
    assert values.keeps[-1].min() == pytest.approx(1.0, abs=1e-12)


def test_the_first_move_of_a_duel_is_a_little_worse_than_even():
    scoring = scoring_of(YACHT)
    values = look_ahead(scoring, SOLVED.remaining(YACHT), Standing(0, 0), [Standing(0, 0)])
    best = [values.keeps[-1][list(scoring.turn.kept_of(dice)), 0].max() for dice in scoring.turn.rolls]
    assert scoring.turn.roll_chances @ np.array(best) == pytest.approx(0.493862, abs=0.01)


def test_more_opponents_never_make_winning_easier():
    scoring, remaining = scoring_of(YACHT), SOLVED.remaining(YACHT)
    one = look_ahead(scoring, remaining, Standing(0, 0), [Standing(0, 0)])
    two = look_ahead(scoring, remaining, Standing(0, 0), [Standing(0, 0)] * 2)
    assert (two.keeps[-1] <= one.keeps[-1] + 1e-12).all()


def test_who_is_far_behind_gambles_where_points_say_otherwise():
    scoring = scoring_of(YACHT)
    space, remaining = scoring.space, SOLVED.remaining(YACHT)
    number = space.of_open(["choice", "yacht"])
    points = turn_values(scoring, space.states(np.array([number])), points_leaf(SOLVED.solitaire(YACHT).mean))
    behind = look_ahead(scoring, remaining, Standing(number, 100), [Standing(space.full_card, 160)])
    # 6 6 6 6 5, last roll: as Choice it makes 29 points and loses whatever comes.
    roll = scoring.turn.roll_index((6, 6, 6, 6, 5))
    choice, yacht = YACHT.index("choice"), YACHT.index("yacht")
    assert points.boxes[choice, roll, 0] > points.boxes[yacht, roll, 0]
    assert behind.boxes[yacht, roll, 0] == 0.0 < behind.boxes[choice, roll, 0]


def test_the_normal_distribution_is_that_of_the_error_function():
    away = np.linspace(-8, 8, 400)
    expected = [0.5 * (1 + erf(x / sqrt(2))) for x in away]
    np.testing.assert_allclose(normal_cdf(away), expected, rtol=0, atol=1e-7)
    np.testing.assert_array_equal(normal_cdf(np.array([-1e9, 1e9])), [0.0, 1.0])


def test_normal_distributions_are_near_the_exact_ones_and_exact_near_the_end():
    solved = solve(CRAG, squares=True)
    exact = ExactRemaining(evaluate(solved.scoring, PerfectStrategy(solved.scoring, solved.mean), distributions=True))
    normal = NormalRemaining(solved)
    numbers = solved.scoring.space.layers()[10][::40]
    apart = np.abs(np.cumsum(exact.of(numbers), axis=1) - np.cumsum(normal.of(numbers), axis=1))
    # Twenty points for this or that straight make steps that no normal distribution has.
    assert apart.max() < 0.1
    np.testing.assert_allclose(normal.of(numbers).sum(axis=1), 1.0, rtol=0, atol=1e-12)
    full = np.array([solved.scoring.space.full_card])
    np.testing.assert_array_equal(normal.of(full), exact.of(full))
    ends = solved.scoring.space.layers()[NEARLY_DONE][:20]
    for number in ends:
        near = normal.within([int(number), 0])
        np.testing.assert_allclose(near.of(np.array([number])), exact.of(np.array([number])), rtol=0, atol=1e-12)
    near = normal.within([int(number) for number in ends[:2]])
    np.testing.assert_allclose(near.of(ends[:2]), exact.of(ends[:2]), rtol=0, atol=1e-12)
    np.testing.assert_array_equal(near.of(ends[2:4]), normal.of(ends[2:4]), "what was asked before changes nothing")


def test_only_rule_sets_with_very_many_positions_are_approximated():
    assert {
        name for name in ("yacht", "generala", "crag", "yatzy", "american") if needs_squares(scoring_of(ruleset(name)))
    } == {
        "yatzy",
        "american",
    }
    assert isinstance(remaining_of(solve(CRAG)), ExactRemaining)
    forced = ruleset("yatzy", forced_order="yes")
    assert isinstance(SOLVED.remaining(forced), NormalRemaining)
    with pytest.raises(SquaresMissing):
        NormalRemaining(solve(CRAG))
    with pytest.raises(ValueError, match="without distributions"):
        ExactRemaining(evaluate(scoring_of(CRAG), PerfectStrategy(scoring_of(CRAG), solve(CRAG).mean)))
