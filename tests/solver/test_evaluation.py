"""The exact worth of ways to play: agreement with solving, with simulation and with known figures."""

import numpy as np

import pytest

from tests.game.variants import BLANK, TINY, named
from tests.solver.sampling import sampled_scores
from yacht_desktop.game.conditions import is_five_equal
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.opponents.making import strategy_of
from yacht_desktop.opponents.minds import MINDS, needs_exact_values
from yacht_desktop.solver.decisions import turn_values
from yacht_desktop.solver.evaluation import evaluate, layers_from
from yacht_desktop.solver.leaves import points_leaf
from yacht_desktop.solver.pairs import pairs_of
from yacht_desktop.solver.scoring import scoring_of
from yacht_desktop.solver.selfplay import play_games
from yacht_desktop.solver.solitaire import SolvingCancelled, solve
from yacht_desktop.solver.strategies import PerfectStrategy, Strategy
from yacht_desktop.solver.tables import SOLVED

YACHT = ruleset("yacht")
GAMES = 200_000


@pytest.fixture(scope="module")
def perfect_yacht():
    solved = solve(YACHT, squares=True)
    return evaluate(solved.scoring, PerfectStrategy(solved.scoring, solved.mean), distributions=True)


class Weighed:
    """A way to play that tells nothing but its chances."""

    def __init__(self, strategy: Strategy) -> None:
        self.chances = strategy.chances


SMALL = [
    ruleset("crag"),
    ruleset("generala"),
    ruleset("generala", double_generala="yes"),
    ruleset("yatzy", forced_order="yes"),
    BLANK,
    *TINY,
]


@pytest.mark.parametrize("rules", SMALL, ids=lambda rules: f"{named(rules)}-{rules.joker.value}")
def test_following_what_is_chosen_is_the_same_as_weighing_every_choice(rules):
    solved = solve(rules)
    strategy = PerfectStrategy(solved.scoring, solved.mean)
    small = solved.scoring.space.size < 20_000
    followed = evaluate(solved.scoring, strategy, distributions=small)
    weighed = evaluate(solved.scoring, Weighed(strategy), distributions=small)
    np.testing.assert_allclose(followed.mean, weighed.mean, rtol=0, atol=1e-10)
    np.testing.assert_allclose(followed.square, weighed.square, rtol=0, atol=1e-8)
    if followed.distributions is not None and weighed.distributions is not None:
        np.testing.assert_allclose(followed.distributions, weighed.distributions, rtol=0, atol=1e-12)


@pytest.mark.parametrize("rules", SMALL, ids=lambda rules: f"{named(rules)}-{rules.joker.value}")
def test_perfect_play_is_worth_what_solving_says_in_every_position(rules):
    solved = solve(rules, squares=True)
    found = evaluate(solved.scoring, PerfectStrategy(solved.scoring, solved.mean), distributions=True)
    reachable = np.concatenate(solved.scoring.space.layers())
    np.testing.assert_allclose(found.mean[reachable], solved.mean[reachable], rtol=0, atol=1e-9)
    assert found.standard_deviation == pytest.approx(solved.standard_deviation, abs=1e-3)
    assert found.distributions is not None
    np.testing.assert_allclose(found.distributions.sum(axis=1), 1.0, rtol=0, atol=1e-9)
    points = np.arange(found.distributions.shape[1])
    means = found.distributions[found.places[reachable]] @ points
    np.testing.assert_allclose(means, solved.mean[reachable], rtol=0, atol=1e-8)


def test_perfect_yacht_scores_are_distributed_as_known(perfect_yacht):
    chances = perfect_yacht.distributions[perfect_yacht.places[0]]
    up_to = np.cumsum(chances)
    assert np.searchsorted(up_to, 0.5) == 167
    assert chances.argmax() == 180
    assert [int(np.searchsorted(up_to, share)) for share in (0.05, 0.25, 0.75, 0.95, 0.99)] == [111, 143, 188, 231, 244]
    at_least = [float(chances[target:].sum()) for target in (150, 200, 250)]
    assert at_least == pytest.approx([0.6839, 0.1668, 0.0039], abs=5e-5)


def test_only_what_follows_from_a_start_is_evaluated(perfect_yacht):
    solved = SOLVED.solitaire(YACHT)
    start = solved.scoring.space.of_open(["ones", "choice", "yacht"])
    found = evaluate(solved.scoring, PerfectStrategy(solved.scoring, solved.mean), start=start, distributions=True)
    assert found.mean[start] == pytest.approx(solved.mean[start], abs=1e-9)
    assert found.mean[0] == 0.0
    assert found.distributions is not None
    here, there = found.distributions[found.places[start]], perfect_yacht.distributions[perfect_yacht.places[start]]
    np.testing.assert_allclose(here, there, rtol=0, atol=1e-12)
    assert sum(map(len, layers_from(solved.scoring, start))) == 8


@pytest.mark.parametrize(("level", "games"), [(Level.DECKHAND, GAMES), (Level.FIRST_MATE, GAMES // 4)])
def test_simulated_games_agree_with_the_exact_worth_of_a_level(level, games):
    scoring = scoring_of(YACHT)
    strategy = strategy_of(level, YACHT)
    exact = evaluate(scoring, strategy, distributions=True)
    scores = sampled_scores(scoring, strategy, games, seed=4)
    assert scores.mean() == pytest.approx(exact.expected_score, abs=3 * exact.standard_deviation / games**0.5)
    assert exact.distributions is not None
    chances = exact.distributions[exact.places[0]]
    for target in (80, 120, 160, 200):
        at_least = float(chances[target:].sum())
        error = (at_least * (1 - at_least) / games) ** 0.5
        assert (scores >= target).mean() == pytest.approx(at_least, abs=3 * error)


@pytest.mark.parametrize(
    "rules",
    [
        YACHT,
        ruleset("crag"),
        ruleset("generala"),
        ruleset("generala", double_generala="yes", generala="60"),
        ruleset("yatzy", forced_order="yes"),
    ],
    ids=named,
)
def test_points_perfect_self_play_averages_the_exact_value(rules):
    solved = solve(rules, squares=True)
    scores = play_games(solved, GAMES, np.random.default_rng(6))
    error = solved.standard_deviation / GAMES**0.5
    assert scores.mean() == pytest.approx(solved.expected_score, abs=3 * error)
    assert scores.std() == pytest.approx(solved.standard_deviation, rel=0.01)


@pytest.mark.parametrize("rules", [rules for rules in TINY if rules.joker.value != "none"], ids=lambda r: r.joker.value)
def test_self_play_knows_jokers_and_extra_bonus(rules):
    solved = solve(rules, squares=True)
    scores = play_games(solved, GAMES, np.random.default_rng(7))
    assert scores.mean() == pytest.approx(solved.expected_score, abs=3 * solved.standard_deviation / GAMES**0.5)


QUICK = [(level, name) for level in MINDS for name in ("yacht", "generala", "crag")]
SLOW = [(level, name) for level in MINDS if not needs_exact_values(level) for name in ("american", "yatzy")]


@pytest.mark.parametrize(("level", "rules_id"), [*QUICK, *SLOW])
def test_the_chances_of_all_choices_add_up_to_one(level, rules_id):
    rules = ruleset(rules_id)
    scoring = scoring_of(rules)
    numbers = np.concatenate([layer[:: max(1, len(layer) // 3)] for layer in scoring.space.layers()[1:]])
    chances = strategy_of(level, rules).chances(scoring.space.states(numbers))
    pairs = pairs_of(rules.dice, rules.faces)
    for rolls_left, boxes in enumerate(chances.boxes):
        total = boxes.sum(axis=0)
        if rolls_left:
            total = total + pairs.sum_by_roll(chances.keeps[rolls_left - 1])
        np.testing.assert_allclose(total, 1.0, rtol=0, atol=1e-12)


def test_a_hand_that_wins_at_once_is_always_taken():
    rules = ruleset("generala")
    scoring = scoring_of(rules)
    chances = strategy_of(Level.DECKHAND, rules).chances(scoring.space.states(np.array([0])))
    row = rules.index("generala")
    for place, roll in enumerate(scoring.turn.rolls):
        if is_five_equal(roll):
            assert chances.boxes[2][row, place, 0] == 1.0


def test_start_value_and_luck_less_losses_make_the_final_score():
    solved = SOLVED.solitaire(YACHT)
    scoring, rng = solved.scoring, np.random.default_rng(9)
    leaf = points_leaf(solved.mean)
    for _ in range(20):
        number, score, luck, losses = 0, 0, 0.0, 0.0
        while not scoring.space.is_full(np.array(number)):
            values = turn_values(scoring, scoring.space.states(np.array([number])), leaf)
            before = solved.value(number)
            kept: tuple[int, ...] = ()
            for rolls_left in (2, 1, 0):
                rolled = rng.integers(1, 7, size=5 - len(kept))
                dice = tuple(sorted((*kept, *(int(face) for face in rolled))))
                boxes = values.boxes_at(rolls_left)[:, scoring.turn.roll_index(dice), 0]
                keeps = scoring.turn.kept_of(dice)[:-1]
                best = boxes.max()
                if rolls_left:
                    best = max(best, values.keeps[rolls_left - 1][list(keeps), 0].max())
                luck += best - before
                if rolls_left and rng.random() < 0.8:
                    row = int(rng.choice(keeps))
                    before, kept = values.keeps[rolls_left - 1][row, 0], scoring.turn.keeps[row]
                    losses += best - before
                    continue
                row = int(rng.choice(np.flatnonzero(np.isfinite(boxes))))
                losses += best - boxes[row]
                score += YACHT.categories[row].score(dice)
                number |= 1 << row
                break
        assert solved.expected_score + luck - losses == pytest.approx(score, abs=1e-9)


def test_an_evaluation_tells_its_progress_and_stops_when_asked():
    solved = SOLVED.solitaire(ruleset("crag"))
    strategy = PerfectStrategy(solved.scoring, solved.mean)
    heard: list[float] = []
    evaluate(solved.scoring, strategy, start=solved.scoring.space.of_open(["ones", "crag"]), progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 1.0
    with pytest.raises(SolvingCancelled):
        evaluate(solved.scoring, strategy, cancelled=lambda: True)
