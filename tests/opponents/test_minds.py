"""The minds of the levels are as strong as is said of them, and err as people err."""

import itertools

import numpy as np

import pytest

from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.opponents.making import strategy_of
from yacht_desktop.opponents.mind import Foresight, HumanStrategy, Mind, usual_points
from yacht_desktop.opponents.minds import MINDS, needs_exact_values
from yacht_desktop.solver.evaluation import evaluate
from yacht_desktop.solver.scoring import scoring_of
from yacht_desktop.solver.tables import SOLVED

YACHT = ruleset("yacht")
RANGES = {
    Level.DECKHAND: (95, 105),
    Level.SAILOR: (120, 128),
    Level.BOSUN: (140, 146),
    Level.FIRST_MATE: (152, 156),
}


@pytest.fixture(scope="module")
def worths():
    return {level: evaluate(scoring_of(YACHT), strategy_of(level, YACHT), distributions=True) for level in MINDS} | {
        Level.CAPTAIN: None
    }


@pytest.mark.parametrize("level", MINDS)
def test_a_level_averages_what_the_table_of_levels_says(worths, level):
    low, high = RANGES[level]
    assert low <= worths[level].expected_score <= high


def test_every_level_wins_clearly_against_the_one_below(worths):
    for weaker, stronger in itertools.pairwise(MINDS):
        below, above = (worths[level].distributions[worths[level].places[0]] for level in (weaker, stronger))
        wins = float(above @ (np.cumsum(below) - 0.5 * below))
        # 2,000 games tell such a difference from none by six standard errors.
        assert wins > 0.5 + 6 * 0.5 / 2000**0.5


def test_a_level_that_hardly_slips_and_knows_everything_plays_almost_perfectly():
    careful = HumanStrategy(
        scoring_of(YACHT), Mind(Foresight.EXACT, slip=0.001, worst_slip=1.0), SOLVED.solitaire(YACHT).mean
    )
    assert evaluate(scoring_of(YACHT), careful).expected_score == pytest.approx(166.955, abs=0.01)


def test_a_choice_that_looks_worse_than_the_worst_slip_is_never_made():
    mind = MINDS[Level.SAILOR]
    strategy = strategy_of(Level.SAILOR, YACHT)
    states = strategy.scoring.space.states(np.array([0, 77, 1023]))
    seen, chances = strategy.seen(states), strategy.chances(states)
    best = seen.boxes.max(axis=0)
    too_bad = seen.boxes < best - mind.worst_slip
    assert (chances.boxes[0][too_bad] == 0).all()
    assert (chances.boxes[0][~too_bad] > 0).all()


def test_small_slips_are_more_frequent_than_big_ones():
    strategy = strategy_of(Level.BOSUN, YACHT)
    states = strategy.scoring.space.states(np.array([0]))
    seen, chances = strategy.seen(states), strategy.chances(states)
    for place in range(0, 252, 7):
        order = np.argsort(seen.boxes[:, place, 0])
        assert (np.diff(chances.boxes[0][order, place, 0]) >= 0).all()


def test_usual_points_are_those_of_one_box_and_a_whole_turn():
    found = dict(zip(YACHT.category_ids, usual_points(scoring_of(YACHT)), strict=True))
    assert found["ones"] == pytest.approx(2.10648, abs=5e-6)
    assert found["choice"] == pytest.approx(23.33333, abs=5e-6)
    assert found["yacht"] == pytest.approx(2.30143, abs=5e-6)


def test_noughts_are_dreaded_and_five_alike_are_loved():
    scoring = scoring_of(YACHT)
    plain = HumanStrategy(scoring, Mind(Foresight.USUAL, slip=1.0, worst_slip=5.0))
    fond = HumanStrategy(scoring, Mind(Foresight.USUAL, slip=1.0, worst_slip=5.0, zero_dread=2.0, treasure=4.0))
    states = scoring.space.states(np.array([0]))
    change = (fond.seen(states).boxes - plain.seen(states).boxes)[:, :, 0]
    sixes, mixed = scoring.turn.roll_index((6,) * 5), scoring.turn.roll_index((1, 2, 3, 4, 6))
    assert change[YACHT.index("yacht"), sixes] == pytest.approx(4.0)
    assert change[YACHT.index("yacht"), mixed] == pytest.approx(-2.0)
    assert change[YACHT.index("choice"), mixed] == 0.0


def test_who_plays_by_the_solved_values_is_known():
    assert [level for level in Level if not needs_exact_values(level)] == [Level.DECKHAND, Level.SAILOR]
