"""The Admiral plays to win: exactly at the end, thinking ahead, and never for long."""

import numpy as np

import pytest

from tests.opponents.test_policies import played, with_dice
from yacht_desktop.game.moves import Keep, Score
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.game.scorecard import Scorecard
from yacht_desktop.game.state import GameState
from yacht_desktop.opponents.admiral import Admiral, standings
from yacht_desktop.opponents.levels import Level, make_policy
from yacht_desktop.solver.endgames import EndGames
from yacht_desktop.solver.scoring import scoring_of
from yacht_desktop.solver.tables import SOLVED

YACHT = ruleset("yacht")


@pytest.fixture
def admiral():
    return Admiral(SOLVED.solitaire(YACHT), SOLVED.remaining(YACHT), EndGames(scoring_of(YACHT)))


def card_with(open_boxes, total):
    """Return a card with some boxes open and a total that no dice need explain."""
    scores = tuple(None if box in open_boxes else 0 for box in YACHT.category_ids)
    first = scores.index(0)
    return Scorecard(YACHT, (*scores[:first], total, *scores[first + 1 :]))


def duel(mine, theirs, dice, rolls_used):
    return GameState(YACHT, (card_with(*mine), card_with(*theirs)), player=0, turn=11, dice=dice, rolls_used=rolls_used)


def test_with_the_last_boxes_it_takes_what_wins_and_not_what_counts_most(admiral):
    # 25 points from Choice do not catch up with 40; only a Yacht does.
    state = duel((["choice", "yacht"], 100), ([], 140), (5, 5, 5, 5, 4), 3)
    assert make_policy(Level.CAPTAIN, YACHT, 1).decide(state) == Score("choice")
    assert admiral.decide(state) == Score("choice"), "the Yacht can still be rolled next turn"
    state = duel((["fives", "yacht"], 100), ([], 149), (5, 5, 5, 5, 4), 2)
    assert admiral.decide(state) == Keep(frozenset({0, 1, 2, 3}))


def test_ahead_it_takes_the_safe_points_and_behind_the_chance(admiral):
    dice = (1, 1, 6, 6, 6)
    ahead = duel((["full_house"], 120), ([], 130), dice, 1)
    assert admiral.decide(ahead) == Score("full_house")
    behind = duel((["full_house"], 120), ([], 145), dice, 1)
    decision = admiral.decide(behind)
    assert isinstance(decision, Keep)
    assert {dice[position] for position in decision.positions} == {6}, "20 points lose, 28 win"


def test_of_choices_that_win_equally_often_it_takes_the_points(admiral):
    lost = duel((["choice", "ones"], 0), ([], 297), (6, 6, 6, 6, 5), 3)
    assert admiral.decide(lost) == Score("choice")


def test_at_a_table_of_three_it_still_finds_the_winning_box(admiral):
    cards = (card_with(["choice", "yacht"], 100), card_with([], 120), card_with([], 115))
    state = GameState(YACHT, cards, turn=11, dice=(6, 6, 6, 6, 5), rolls_used=3)
    assert admiral.decide(state) == Score("choice")


def test_standings_begin_with_the_player_to_move():
    cards = (card_with(["ones"], 10), card_with(["twos"], 20), card_with(["sixes"], 30))
    found = standings(scoring_of(YACHT), GameState(YACHT, cards, player=1, turn=12))
    assert [standing.points for standing in found] == [20, 30, 10]


def test_thinking_ahead_makes_deeper_end_games_exact():
    games = EndGames(scoring_of(YACHT))
    admiral = Admiral(SOLVED.solitaire(YACHT), SOLVED.remaining(YACHT), games)
    boxes = ["ones", "twos", "full_house", "big_straight", "yacht"]
    state = GameState(YACHT, (card_with(boxes, 90), card_with(boxes[:4], 100)), player=1, turn=8)
    numbers = [scoring_of(YACHT).space.of_card(card) for card in state.cards]
    assert games.turn(numbers[0], numbers[1], -10) is None
    admiral.ponder(state, lambda: True)
    assert games.turn(numbers[0], numbers[1], -10) is None, "given up"
    admiral.ponder(state, lambda: False)
    after = scoring_of(YACHT).space.of_open(boxes[:3])
    assert games.turn(numbers[0], after, -10) is not None
    lower = GameState(YACHT, state.cards, player=0, turn=8, dice=(1, 1, 2, 2, 2), rolls_used=1)
    assert admiral.decide(lower) in lower_decisions(lower)


def lower_decisions(state):
    return [Score(box) for box in state.possible_scores] + [Keep(kept) for kept in state.legal_moves.keeps()]


def test_there_is_nothing_to_think_ahead_alone_in_company_or_at_the_end(admiral):
    def never() -> bool:
        pytest.fail("thought all the same")

    for players in (1, 3):
        admiral.ponder(GameState.start(YACHT, players), never)
    _, over = played([admiral, admiral], YACHT, seed=1)
    admiral.ponder(over, never)
    admiral.ponder(GameState.start(YACHT, 2), never)


def test_it_follows_the_rules_in_force_and_not_the_default():
    rules = ruleset("yacht", straights="30/40")
    state = with_dice(rules, (2, 3, 4, 5, 6), "little_straight", rolls_used=3, players=2)
    assert make_policy(Level.ADMIRAL, rules, 1).decide(state) == Score("big_straight")
    assert np.isfinite(SOLVED.solitaire(rules).expected_score)
