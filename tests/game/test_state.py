"""Positions: whose turn it is, which moves are refused and why, and that nothing is ever changed."""

import dataclasses
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.game.variants import BLANK, DEFAULTS, EVERY, TINY, random_game, states_of
from yacht_desktop.game import errors
from yacht_desktop.game.moves import Keep, Move, Roll, Score
from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.game.state import MOST_PLAYERS, GameState, replay

SEVERAL: Final = (*DEFAULTS, *EVERY[-5:], *TINY[:2], BLANK)
SEEDS: Final = st.integers(0, 2**32)


def after(rules: RuleSet, *moves: Move, players: int = 1) -> GameState:
    return replay(rules, players, moves)


YACHT: Final = ruleset("yacht")
FIRST: Final = Roll((2, 2, 5, 5, 6))
KEPT: Final = frozenset({2, 3})


# The course of a turn


def test_a_game_begins_with_the_first_player_and_nothing_rolled() -> None:
    state = GameState.start(YACHT, 3)
    assert (state.player, state.turn, state.dice, state.rolls_left, state.rolls_used) == (0, 1, None, 3, 0)
    assert (state.totals, state.is_over, state.possible_scores) == ((0, 0, 0), False, {})
    assert list(state.legal_moves.keeps()) == [frozenset()]


@pytest.mark.parametrize("players", [-1, 0, 7, 1000])
def test_one_to_six_players(players: int) -> None:
    with pytest.raises(errors.BadPlayers) as fault:
        GameState.start(YACHT, players)
    assert (fault.value.players, fault.value.most) == (players, MOST_PLAYERS)
    with pytest.raises(errors.BadPlayers):
        replay(YACHT, players, [])
    assert [len(GameState.start(YACHT, seats).cards) for seats in range(1, 7)] == [1, 2, 3, 4, 5, 6]


def test_three_rolls_and_a_box() -> None:
    state = after(YACHT, FIRST)
    assert (state.dice, state.rolls_left, state.rolls_used) == ((2, 2, 5, 5, 6), 2, 1)
    state = state.after(Roll((1, 5, 5, 5, 2), KEPT))
    assert (state.dice, state.rolls_left) == ((1, 5, 5, 5, 2), 1)
    # What was kept before may be rolled again.
    state = state.after(Roll((1, 6, 6, 6, 2), frozenset({0, 4})))
    assert (state.dice, state.rolls_left, state.rolls_used) == ((1, 6, 6, 6, 2), 0, 3)
    assert list(state.legal_moves.keeps()) == []
    state = state.after(Score("sixes"))
    assert (state.dice, state.rolls_left, state.rolls_used, state.turn) == (None, 3, 0, 2)
    assert state.card["sixes"] == 18


def test_players_take_turns() -> None:
    state = GameState.start(YACHT, 3)
    seen = []
    for name in ("ones", "twos"):
        for _ in range(3):
            seen.append((state.turn, state.player))
            state = state.after(FIRST).after(Score(name))
    assert seen == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    assert (state.turn, state.player) == (3, 0)
    assert state.totals == (4, 4, 4)


def test_a_card_belongs_to_its_player() -> None:
    state = after(YACHT, FIRST, Score("twos"), FIRST, Score("choice"), players=2)
    assert state.totals == (4, 20)
    assert state.cards[0].open_ids != state.cards[1].open_ids
    assert state.card is state.cards[0]


def test_a_crag_turn_has_two_rolls() -> None:
    state = after(ruleset("crag"), Roll((6, 6, 2)), Roll((6, 6, 1), frozenset({0, 1})))
    assert state.rolls_left == 0
    assert state.possible_scores["crag"] == 50


def test_scores_offered_follow_the_number_of_the_roll() -> None:
    rules = ruleset("generala")
    state = after(rules, Roll((1, 2, 3, 4, 5)))
    assert state.possible_scores["straight"] == 25
    state = state.after(Roll((1, 2, 3, 4, 5), frozenset({0, 1, 2, 3})))
    assert state.possible_scores["straight"] == 20
    assert state.after(Score("straight")).totals == (20,)
    assert after(rules, Roll((1, 2, 3, 4, 5)), Score("straight")).totals == (25,)


# Moves that are not allowed


@pytest.mark.parametrize(
    ("kind", "moves", "move"),
    [
        (errors.NothingRolled, [], Score("ones")),
        (errors.NothingRolled, [], Score("nonsense")),
        (errors.NothingRolled, [FIRST, Score("ones")], Score("twos")),
        (errors.UnknownCategory, [FIRST], Score("")),
        (errors.UnknownCategory, [FIRST], Score("Ones")),
        (errors.UnknownCategory, [FIRST], Score("chance")),
        (errors.CategoryFilled, [FIRST, Score("ones"), FIRST], Score("ones")),
        (errors.NoRollsLeft, [FIRST, FIRST, FIRST], FIRST),
        (errors.NoRollsLeft, [FIRST, FIRST, FIRST], Roll((1, 1, 5, 5, 1), KEPT)),
        (errors.AllDiceKept, [FIRST], Roll(FIRST.dice, frozenset(range(5)))),
        (errors.AllDiceKept, [], Roll(FIRST.dice, frozenset(range(5)))),
        (errors.KeptDiceChanged, [], Roll((5, 5, 5, 5, 5), frozenset({0}))),
        (errors.KeptDiceChanged, [FIRST], Roll((1, 1, 5, 4, 1), KEPT)),
        (errors.KeptDiceChanged, [FIRST], Roll((1, 1, 5, 5, 1), frozenset({0}))),
        (errors.KeptDiceChanged, [FIRST], Roll((2, 2, 5, 5, 6), frozenset({5}))),
        (errors.KeptDiceChanged, [FIRST], Roll((2, 2, 5, 5, 6), frozenset({-1}))),
        (errors.KeptDiceChanged, [FIRST], Roll((2, 2, 5, 5, 6), frozenset({True}))),
        (errors.KeptDiceChanged, [FIRST], Roll((2, 2, 5, 5, 6), frozenset({1.0}))),  # type: ignore[arg-type]
        (errors.KeptDiceChanged, [FIRST], Roll((2, 2, 5, 5, 6), frozenset({"1"}))),  # type: ignore[arg-type]
        (errors.KeptDiceChanged, [FIRST], Roll((2, 2, 5, 5, 6), frozenset(range(7)))),
        (errors.BadDice, [], Roll((1, 2, 3, 4))),
        (errors.BadDice, [], Roll((1, 2, 3, 4, 7))),
        (errors.BadDice, [FIRST], Roll((True, 2, 5, 5, 6), KEPT)),
        (errors.BadDice, [FIRST], Roll((2.0, 2, 5, 5, 6), KEPT)),  # type: ignore[arg-type]
    ],
)
def test_a_move_that_breaks_the_rules(kind: type[ValueError], moves: list[Move], move: Move) -> None:
    state = after(YACHT, *moves)
    before = dataclasses.replace(state)
    with pytest.raises(ValueError) as fault:  # noqa: PT011 - the kind is a parameter
        state.after(move)
    assert type(fault.value) is kind
    assert move not in state.legal_moves
    assert state == before
    if isinstance(fault.value, errors.IllegalMove):
        assert (fault.value.move, fault.value.position) == (move, state)
        assert str(fault.value) == f"{move}: {kind.reason} ({state})"  # type: ignore[attr-defined]


def test_boxes_that_joker_and_forced_order_close() -> None:
    fives = Roll((5, 5, 5, 5, 5))
    state = after(ruleset("american"), fives, Score("five_of_a_kind"), fives)
    with pytest.raises(errors.CategoryNotAllowed, match=r"^full_house: the rules do not allow this category now"):
        state.after(Score("full_house"))
    assert state.after(Score("fives")).totals == (175,)
    state = after(ruleset("yatzy", forced_order="yes"), fives)
    with pytest.raises(errors.CategoryNotAllowed):
        state.after(Score("yatzy"))
    assert list(state.possible_scores) == ["ones"]


def test_only_rolls_and_scores_are_moves() -> None:
    state = after(YACHT, FIRST)
    assert Keep(KEPT) not in state.legal_moves
    assert "ones" not in state.legal_moves
    assert None not in state.legal_moves
    assert Score("ones") in state.legal_moves


def test_a_position_in_a_few_words() -> None:
    assert str(GameState.start(YACHT, 2)) == "yacht, turn 1, player 1, dice none, 3 rolls left"
    state = after(YACHT, FIRST, Score("ones"), FIRST, players=2)
    assert str(state) == "yacht, turn 1, player 2, dice 22556, 2 rolls left"


# Whole games


@settings(max_examples=50)
@given(rules=st.sampled_from(SEVERAL), players=st.integers(1, 6), seed=SEEDS)
def test_every_position_of_a_random_game_is_sound(rules: RuleSet, players: int, seed: int) -> None:
    moves = random_game(rules, players, seed)
    states = states_of(rules, players, moves)
    for state, move in zip(states, moves, strict=False):
        assert move in state.legal_moves
        assert state.rolls_left + state.rolls_used == rules.rolls
        assert (state.dice is None) == (state.rolls_used == 0)
        assert [card.is_full for card in state.cards].count(True) < players
        filled = [rules.turns - len(card.open_ids) for card in state.cards]
        assert filled == [state.turn - (number >= state.player) for number in range(players)]
        assert set(state.possible_scores) <= set(state.card.open_ids)
        assert bool(state.possible_scores) == (state.dice is not None)
    end = states[-1]
    assert end.is_over
    assert all(card.is_full for card in end.cards) or end.won_at_once == end.player
    assert max(end.totals) <= rules.max_score


@settings(max_examples=50)
@given(rules=st.sampled_from(SEVERAL), players=st.integers(1, 6), seed=SEEDS)
def test_undo_is_a_shorter_list_of_moves(rules: RuleSet, players: int, seed: int) -> None:
    moves = random_game(rules, players, seed)
    states = states_of(rules, players, moves)
    for length in range(0, len(moves) + 1, 7):
        again = replay(rules, players, moves[:length])
        assert again == states[length]
        assert hash(again) == hash(states[length])
    assert len(set(states)) == len(states)


def test_a_position_cannot_be_changed() -> None:
    state = after(YACHT, FIRST)
    for field in dataclasses.fields(state):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(state, field.name, None)
    state.possible_scores.clear()
    assert len(state.possible_scores) == 12
