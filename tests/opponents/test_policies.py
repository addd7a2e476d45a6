"""Every level under every rule set: legal, the same again, human in its mistakes."""

import subprocess
import sys
from collections import Counter
from itertools import product

import numpy as np

import pytest

from tests.game.variants import DEFAULTS, named
from yacht_desktop.game.dice import SeededDice, roll
from yacht_desktop.game.moves import Keep, Roll, Score
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.game.state import GameState
from yacht_desktop.opponents.levels import Level, PreparationCancelled, make_policy, prepare
from yacht_desktop.opponents.making import strategy_of
from yacht_desktop.opponents.minds import MINDS
from yacht_desktop.opponents.policy import NothingToDecide, positions_of
from yacht_desktop.solver import tables
from yacht_desktop.solver.pairs import pairs_of
from yacht_desktop.solver.tables import SOLVED

YACHT = ruleset("yacht")


def with_dice(rules, dice, *filled, rolls_used=3, players=1):
    """Return a position with dice on the table and some boxes filled with noughts as far as that goes."""
    state = GameState.start(rules, players)
    card = state.card
    for box in filled:
        # Dice that are worth little; what matters is that the box is filled.
        card = card.filled(box, (1, 1, 2, 2, 4)[: rules.dice])
    return GameState(rules, (card,) * players, turn=len(filled) + 1, dice=dice, rolls_used=rolls_used)


def played(policies, rules, seed):
    """Return the moves of a whole game; every decision must be legal."""
    state, dice, moves = GameState.start(rules, len(policies)), SeededDice.from_number(seed), []
    while not state.is_over:
        decision = Keep(frozenset()) if state.dice is None else policies[state.player].decide(state)
        if isinstance(decision, Keep):
            assert len(decision.positions) < rules.dice
            move = roll(state, dice, decision.positions)
        else:
            move = decision
        moves.append(move)
        state = state.after(move)
    return moves, state


# Solving those takes seconds, and the solver's own tests do it.
SLOW = {"yatzy", "yacht_modern"}
QUICK = [(Level.CAPTAIN, rules) for rules in DEFAULTS if rules.id not in SLOW]


@pytest.mark.parametrize(
    ("level", "rules"),
    [*product([Level.DECKHAND, Level.SAILOR], DEFAULTS), *QUICK],
    ids=lambda part: part.value if isinstance(part, Level) else named(part),
)
def test_whole_games_are_legal_under_every_rule_set(level, rules):
    moves, state = played([make_policy(level, rules, 1)] * 2, rules, seed=2)
    assert state.is_over
    rolls = sum(isinstance(move, Roll) for move in moves)
    turns = sum(isinstance(move, Score) for move in moves)
    assert rolls / turns > 1.5 if rules.rolls == 2 else rolls / turns > 2.3


@pytest.mark.parametrize("rules_id", ["yacht", "generala", "crag"])
@pytest.mark.parametrize("players", [1, 2, 3, 6])
def test_the_admiral_plays_whole_games_at_tables_of_every_size(rules_id, players):
    rules = ruleset(rules_id)
    others = [make_policy(level, rules, 3) for level in (*MINDS, Level.CAPTAIN)]
    _, state = played([make_policy(Level.ADMIRAL, rules, 1), *others][:players], rules, seed=4)
    assert state.is_over


@pytest.mark.parametrize("level", Level)
def test_the_same_seed_plays_the_same_game_again(level):
    first, _ = played([make_policy(level, YACHT, 5)] * 2, YACHT, seed=6)
    again, _ = played([make_policy(level, YACHT, 5)] * 2, YACHT, seed=6)
    assert first == again


@pytest.mark.parametrize("level", MINDS)
def test_another_seed_makes_other_mistakes(level):
    games = {tuple(map(str, played([make_policy(level, YACHT, seed)], YACHT, seed=6)[0])) for seed in range(4)}
    assert len(games) > 1


@pytest.mark.parametrize("level", Level)
def test_the_order_of_the_dice_does_not_change_what_is_done(level):
    policy = make_policy(level, YACHT, 1)
    for dice in [(2, 5, 5, 3, 5), (5, 5, 5, 3, 2), (3, 2, 5, 5, 5)]:
        decision = policy.decide(with_dice(YACHT, dice, rolls_used=1))
        assert isinstance(decision, Keep)
        kept = sorted(dice[position] for position in decision.positions)
        first = policy.decide(with_dice(YACHT, (2, 3, 5, 5, 5), rolls_used=1))
        assert isinstance(first, Keep)
        assert kept == sorted((2, 3, 5, 5, 5)[position] for position in first.positions)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("rolls_used", [1, 2, 3])
def test_a_yacht_is_written_as_one_while_the_box_is_open(level, face, rolls_used):
    for seed in range(20):
        policy = make_policy(level, YACHT, seed)
        assert policy.decide(with_dice(YACHT, (face,) * 5, rolls_used=rolls_used)) == Score("yacht")


@pytest.mark.parametrize("level", Level)
def test_straights_are_not_thrown_away_by_anybody(level):
    for seed in range(20):
        policy = make_policy(level, YACHT, seed)
        assert policy.decide(with_dice(YACHT, (2, 3, 4, 5, 6), rolls_used=3)) == Score("big_straight")


@pytest.mark.parametrize("level", Level)
def test_a_served_generala_wins_at_once(level):
    rules = ruleset("generala")
    for face in (1, 6):
        assert make_policy(level, rules, 1).decide(with_dice(rules, (face,) * 5, rolls_used=1)) == Score("generala")
    filled = with_dice(rules, (6,) * 5, "generala", rolls_used=1)
    assert make_policy(level, rules, 1).decide(filled) != Score("generala")


@pytest.mark.parametrize("level", Level)
def test_without_dice_or_after_the_end_there_is_nothing_to_decide(level):
    policy = make_policy(level, ruleset("crag"), 1)
    start = GameState.start(ruleset("crag"), 1)
    _, over = played([policy], ruleset("crag"), seed=1)
    for state in (start, over):
        with pytest.raises(NothingToDecide, match="nothing to decide"):
            policy.decide(state)


@pytest.mark.parametrize("level", MINDS)
def test_over_all_seeds_choices_are_made_as_often_as_the_exact_worth_assumes(level):
    """Chi-square of 1,500 seeds against the probabilities that the strengths are worked out with."""
    seeds, dice = 1500, (1, 3, 3, 4, 6)
    strategy = strategy_of(level, YACHT)
    turn, pairs = strategy.scoring.turn, pairs_of(5, 6)
    chances = strategy.chances(strategy.scoring.space.states(np.array([0])))
    place = turn.roll_index(dice)
    expected: dict[object, float] = {
        turn.keeps[pairs.keeps[pair]]: float(chances.keeps[1][pair, 0])
        for pair in range(pairs.slice_of(place).start, pairs.slice_of(place).stop)
    }
    expected |= {box: float(chances.boxes[2][row, place, 0]) for row, box in enumerate(YACHT.category_ids)}
    seen: Counter[object] = Counter()
    for seed in range(seeds):
        decision = make_policy(level, YACHT, seed).decide(with_dice(YACHT, dice, rolls_used=1))
        if isinstance(decision, Keep):
            seen[tuple(sorted(dice[position] for position in decision.positions))] += 1
        else:
            seen[decision.category] += 1
    assert all(expected[choice] > 0 for choice in seen)
    likely = {choice: chance for choice, chance in expected.items() if chance * seeds >= 5}
    square = sum((seen[choice] - chance * seeds) ** 2 / (chance * seeds) for choice, chance in likely.items())
    # Five standard deviations of a chi-square distribution above its mean.
    assert square < len(likely) + 5 * (2 * len(likely)) ** 0.5


@pytest.mark.parametrize("seed", range(6))
def test_the_captain_makes_the_choice_of_highest_value(seed):
    policy = make_policy(Level.CAPTAIN, YACHT, 1)
    moves, _ = played([policy], YACHT, seed)
    state, solved = GameState.start(YACHT, 1), SOLVED.solitaire(YACHT)
    for move in moves:
        if isinstance(move, Score):
            after = state.after(move)
            worth = {
                box: state.card.filled(box, state.dice or ()).total
                + solved.value(solved.scoring.space.of_card(state.card.filled(box, state.dice or ())))
                for box in state.possible_scores
            }
            assert after.totals[0] + solved.value(solved.scoring.space.of_card(after.card)) == max(worth.values())
        state = state.after(move)


def test_with_nothing_to_gain_the_captain_keeps_at_most_one_die():
    others = [box for box in YACHT.category_ids if box != "yacht"]
    policy = make_policy(Level.CAPTAIN, YACHT, 1)
    decision = policy.decide(with_dice(YACHT, (1, 2, 3, 4, 5), *others, rolls_used=1))
    assert isinstance(decision, Keep)
    assert len(decision.positions) <= 1
    assert policy.decide(with_dice(YACHT, (6, 1, 3, 1, 4), *others, rolls_used=1)) == Keep(frozenset({1, 3}))
    assert policy.decide(with_dice(YACHT, (6, 1, 3, 1, 4), *others, rolls_used=3)) == Score("yacht")


def test_alone_the_admiral_plays_as_the_captain():
    for seed in range(3):
        admiral, captain = make_policy(Level.ADMIRAL, YACHT, 1), make_policy(Level.CAPTAIN, YACHT, 1)
        assert played([admiral], YACHT, seed)[0] == played([captain], YACHT, seed)[0]


def test_preparing_tells_its_progress_and_can_be_given_up():
    heard: list[float] = []
    rules = ruleset("yacht", straights="17/23")
    prepare(rules, heard.append, None, Level.ADMIRAL)
    assert heard[-1] == 1.0
    with pytest.raises(PreparationCancelled):
        prepare(ruleset("yacht", straights="17/24"), None, lambda: True, Level.CAPTAIN)
    prepare(ruleset("yacht", straights="17/24"), None, lambda: True, Level.DECKHAND)


def test_a_folder_for_tables_can_be_named_when_preparing(tmp_path, monkeypatch):
    monkeypatch.setattr(tables, "_WORTH_A_FILE", 0)
    rules = ruleset("yacht", straights="17/25")
    try:
        prepare(rules, tables=tmp_path)
        assert [path.name.partition("-")[0] for path in tmp_path.iterdir()] == ["yacht"]
    finally:
        SOLVED.keep_in(None)


def test_levels_are_known_without_loading_numpy():
    code = "import sys, yacht_desktop.opponents.levels, yacht_desktop.opponents.policy; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_the_weakest_level_has_none_below():
    assert [level.below for level in Level] == [None, *list(Level)[:-1]]


def test_the_first_of_equal_dice_are_kept():
    assert positions_of((5, 5), (5, 1, 5, 5, 2)) == {0, 2}
    assert positions_of((), (5, 1, 5, 5, 2)) == frozenset()
