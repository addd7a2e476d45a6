"""How a game ends: the last box, equal totals, and a hand that wins at once."""

import dataclasses
from typing import Final

import pytest

from tests.game.variants import BLANK
from yacht_desktop.game import errors
from yacht_desktop.game.moves import Move, Roll, Score
from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.game.state import GameState, replay

YACHT: Final = ruleset("yacht")
FIRST: Final = Roll((2, 2, 5, 5, 6))


def after(rules: RuleSet, *moves: Move, players: int = 1) -> GameState:
    return replay(rules, players, moves)


def finished(rules: RuleSet, *points: str) -> GameState:
    """Return the end of a game in which each player made the same dice in every box."""
    state = GameState.start(rules, len(points))
    while not state.is_over:
        dice = tuple(int(face) for face in points[state.player])
        state = state.after(Roll(dice)).after(Score(state.card.open_ids[0]))
    return state


def test_the_game_ends_with_the_last_box_of_the_last_player() -> None:
    state = finished(ruleset("crag"), "112", "135", "665")
    assert state.is_over
    assert (state.turn, state.player, state.dice, state.rolls_left) == (13, 2, None, 0)
    assert state.totals == (2 + 2, 1 + 3 + 5 + 20, 5 + 12)
    assert state.winners == (1,)
    assert (len(state.legal_moves), list(state.legal_moves)) == (0, [])
    for move in (Roll((1, 2, 3)), Score("ones"), Score("nonsense"), Roll((9, 9))):
        with pytest.raises(errors.GameIsOver):
            state.after(move)
        assert move not in state.legal_moves


def test_equal_totals_are_a_draw() -> None:
    assert finished(ruleset("crag"), "112", "112").winners == (0, 1)
    assert finished(ruleset("crag"), "112", "135", "531").winners == (1, 2)
    assert finished(ruleset("crag"), "112").winners == (0,)


def test_who_leads_before_the_end() -> None:
    assert GameState.start(YACHT, 2).winners == (0, 1)
    state = after(YACHT, FIRST, Score("ones"), FIRST, Score("choice"), players=2)
    assert state.winners == (1,)


# A hand that wins at once

SERVED: Final = Roll((3, 3, 3, 3, 3))
HOUSE: Final = Roll((1, 1, 3, 3, 3))


def test_a_served_generala_wins_at_once() -> None:
    before = after(ruleset("generala"), HOUSE, Score("full_house"), SERVED, players=2)
    state = before.after(Score("generala"))
    assert (state.is_over, state.won_at_once, state.player, state.winners) == (True, 1, 1, (1,))
    assert state.totals == (35, 50)
    assert (state.turn, state.dice, state.rolls_used, state.rolls_left) == (1, None, 0, 0)
    assert state.possible_scores == {}
    assert (len(state.legal_moves), list(state.legal_moves)) == (0, [])
    with pytest.raises(errors.GameIsOver):
        state.after(HOUSE)


def test_the_winner_at_once_need_not_lead() -> None:
    poker = Roll((4, 4, 4, 4, 1))
    rich: list[Move] = [HOUSE, Score("full_house"), HOUSE, Score("ones"), poker, Score("four_of_a_kind")]
    state = after(ruleset("generala"), *rich, SERVED, Score("generala"), players=2)
    assert (state.totals, state.winners) == ((80, 52), (1,))


def test_a_generala_of_the_second_roll_wins_nothing_at_once() -> None:
    state = after(ruleset("generala"), HOUSE, Roll((3, 3, 3, 3, 3), frozenset({2, 3, 4})), Score("generala"))
    assert (state.is_over, state.won_at_once, state.totals) == (False, None, (50,))


@pytest.mark.parametrize("name", ["threes", "four_of_a_kind", "full_house", "ones"])
def test_a_served_generala_written_elsewhere_wins_nothing_at_once(name: str) -> None:
    state = after(ruleset("generala"), SERVED, Score(name))
    assert (state.is_over, state.won_at_once) == (False, None)


def test_a_zero_in_generala_on_the_first_roll_wins_nothing() -> None:
    state = after(ruleset("generala"), HOUSE, Score("generala"))
    assert (state.is_over, state.won_at_once, state.totals) == (False, None, (0,))


def test_a_served_double_generala_wins_only_once_generala_holds_points() -> None:
    rules = ruleset("generala", double_generala="yes")
    state = after(rules, SERVED, Score("double_generala"))
    assert (state.is_over, state.totals) == (False, (0,))
    made: list[Move] = [HOUSE, Roll((3, 3, 3, 3, 3), frozenset({2, 3, 4})), Score("generala")]
    state = after(rules, *made, SERVED, Score("double_generala"))
    assert (state.won_at_once, state.totals) == (0, (150,))
    state = after(rules, *made, HOUSE, made[1], Score("double_generala"))
    assert (state.is_over, state.totals) == (False, (150,))


def test_any_hand_may_win_at_once_where_a_rule_set_says_so() -> None:
    run = dataclasses.replace(BLANK.categories[3], served_wins=True)
    rules = dataclasses.replace(BLANK, categories=(run,))
    assert after(rules, Roll((4, 5, 6, 7)), Score("run"), players=2).won_at_once == 0
    assert after(rules, Roll((4, 5, 6, 8)), Score("run"), players=2).won_at_once is None
