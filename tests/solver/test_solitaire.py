"""Values of perfect solo play: the published and the known ones, and agreement with plain enumeration."""

from functools import cache

import numpy as np

import pytest

from tests.game.variants import BLANK, EVERY, TINY, named
from tests.solver.plain import PlainSolver, random_cards
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.game.scorecard import Scorecard
from yacht_desktop.solver.solitaire import SolvingCancelled, SquaresMissing, solve

YACHT = ruleset("yacht")
solved_rules = cache(solve)


@pytest.mark.parametrize(
    ("rules_id", "options", "expected"),
    [
        ("yacht", {}, 166.955068),
        ("yacht", {"straights": "15/20"}, 151.658157),
        ("yacht", {"straights": "15/30"}, 158.798184),
        ("yacht", {"straights": "20/20"}, 153.988210),
        ("yacht", {"straights": "25/25"}, 160.189673),
        ("yacht", {"straights": "30/40"}, 174.627714),
        ("yacht_modern", {}, 191.760880),
        ("yacht_modern", {"five_equal_full_house": "yes"}, 191.774369),
        ("yatzy", {}, 248.439989),
        ("american", {"joker": "none", "extra_bonus": "no"}, 245.870775),
        ("american", {"joker": "free"}, 254.589609),
        ("american", {}, 254.587729),
    ],
)
def test_the_known_values_of_perfect_play_are_met_to_six_digits(rules_id, options, expected):
    assert solved_rules(ruleset(rules_id, **options)).expected_score == pytest.approx(expected, abs=5e-7)


def test_crag_is_worth_what_is_said_of_it():
    assert solved_rules(ruleset("crag")).expected_score == pytest.approx(149.85, abs=5e-3)


def test_the_standard_deviation_of_perfect_yacht_is_the_known_one():
    solved = solve(YACHT, squares=True)
    assert solved.standard_deviation == pytest.approx(34.9815, abs=5e-5)
    assert solved.expected_score == pytest.approx(166.955068, abs=5e-7)


@pytest.mark.parametrize(
    ("box", "expected"),
    [
        ("ones", 2.10648),
        ("twos", 4.21296),
        ("threes", 6.31944),
        ("fours", 8.42593),
        ("fives", 10.53241),
        ("sixes", 12.63889),
        ("full_house", 6.96573),
        ("four_of_a_kind", 4.57236),
        ("little_straight", 5.90487),
        ("big_straight", 5.90487),
        ("choice", 23.33333),
        ("yacht", 2.30143),
    ],
)
def test_one_box_and_a_whole_turn_are_worth_the_known_value(box, expected):
    solved = solved_rules(YACHT)
    number = solved.scoring.space.of_open([box])
    assert solved.value(number) == pytest.approx(expected, abs=5e-6)


def test_yacht_has_4096_positions_and_yatzy_1430528():
    assert sum(map(len, solved_rules(YACHT).scoring.space.layers())) == 4096
    assert sum(map(len, solved_rules(ruleset("yatzy")).scoring.space.layers())) == 1_430_528


@pytest.mark.parametrize("rules", [*TINY, BLANK], ids=lambda rules: f"{rules.id}-{rules.joker.value}")
def test_a_whole_small_game_agrees_with_playing_out_every_possibility(rules):
    if rules is BLANK:
        solved, plain = solve(rules), PlainSolver(rules)
        for card in random_cards(rules, open_boxes=1, seed=5, count=4):
            assert solved.value(solved.scoring.space.of_card(card)) == pytest.approx(plain.value(card), abs=1e-9)
        return
    assert solve(rules).expected_score == pytest.approx(PlainSolver(rules).value(Scorecard.empty(rules)), abs=1e-9)


FAST = [rules for rules in EVERY if rules.id in {"yacht", "generala", "crag"} or rules.forced_order]
SAMPLED = [
    *FAST[::5],
    *(rules for rules in EVERY if rules.id == "generala" and dict(rules.options)["double_generala"] == "yes"),
    ruleset("crag"),
    ruleset("yatzy"),
    ruleset("yatzy", forced_order="yes"),
    ruleset("american"),
    ruleset("american", joker="free"),
    ruleset("yacht_modern"),
]


@pytest.mark.parametrize("rules", dict.fromkeys(SAMPLED), ids=named)
def test_positions_with_one_box_left_agree_with_plain_enumeration(rules):
    solved, plain = solved_rules(rules), PlainSolver(rules)
    for card in random_cards(rules, open_boxes=1, seed=7, count=3):
        assert solved.value(solved.scoring.space.of_card(card)) == pytest.approx(plain.value(card), abs=1e-9)


def test_another_open_box_is_never_worth_less():
    solved = solved_rules(YACHT)
    filled = np.arange(4096)
    for row in range(12):
        opened = filled[filled >> row & 1 == 1] & ~(1 << row)
        assert (solved.mean[opened] >= solved.mean[opened | 1 << row]).all()


def test_solving_tells_its_progress_and_stops_when_asked():
    heard: list[float] = []
    solve(YACHT, progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 1.0
    with pytest.raises(SolvingCancelled):
        solve(YACHT, cancelled=lambda: True)


def test_the_deviation_of_values_without_squares_is_refused():
    with pytest.raises(SquaresMissing):
        _ = solve(ruleset("crag")).standard_deviation
