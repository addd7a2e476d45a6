"""The moves a position allows: listed, counted, asked for, and the counts against committed ones."""

import json
from itertools import combinations, combinations_with_replacement, permutations, product
from pathlib import Path
from typing import Any, Final

import pytest

from tests.game.variants import BLANK, DEFAULTS, TINY, named, random_game, states_of
from yacht_desktop.game import errors
from yacht_desktop.game.moves import Move, Roll, Score
from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.game.scorecard import Scorecard
from yacht_desktop.game.state import GameState, LegalMoves

COUNTS: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[1] / "data" / "perft.json").read_text(encoding="utf-8")
)["counts"]


def every_candidate(rules: RuleSet) -> list[Move]:
    """Return every move that could be written down, and some that could not."""
    faces = range(rules.faces + 2)
    positions = range(-1, rules.dice + 1)
    masks = [frozenset(kept) for size in range(len(positions) + 1) for kept in combinations(positions, size)]
    scores = [Score(name) for name in (*rules.category_ids, "", "nonsense")]
    return [*scores, *(Roll(dice, kept) for dice in product(faces, repeat=rules.dice) for kept in masks)]


@pytest.mark.parametrize("rules", TINY[:3], ids=lambda rules: rules.joker.value)
def test_the_legal_moves_are_those_that_can_be_made(rules: RuleSet) -> None:
    candidates = every_candidate(rules)
    for state in set(states_of(rules, 2, random_game(rules, 2, seed=5))):
        allowed = set()
        for move in candidates:
            try:
                state.after(move)
            except (errors.IllegalMove, errors.BadDice):
                assert move not in state.legal_moves
            else:
                assert move in state.legal_moves
                allowed.add(move)
        listed = list(state.legal_moves)
        assert set(listed) == allowed
        assert len(listed) == len(set(listed)) == len(state.legal_moves)


@pytest.mark.parametrize("rules", DEFAULTS, ids=named)
def test_legal_moves_are_counted_without_listing_them(rules: RuleSet) -> None:
    state = GameState.start(rules, 1).after(Roll((1,) * rules.dice))
    listed = list(state.legal_moves)
    assert len(listed) == len(state.legal_moves) == 7**rules.dice - 1 + len(state.possible_scores)
    assert all(isinstance(move, Score) for move in listed[: len(state.possible_scores)])
    assert LegalMoves(state) == state.legal_moves
    assert len(list(state.legal_moves.keeps())) == 2**rules.dice - 1


# Counts worked out without the engine


def rules_of(count: dict[str, Any]) -> RuleSet:
    return ruleset(count["rules"], **count["options"])


def short_name(count: dict[str, Any]) -> str:
    return named(rules_of(count))


def rolls_of(rules: RuleSet) -> list[tuple[int, ...]]:
    return list(combinations_with_replacement(range(1, rules.faces + 1), rules.dice))


def ways(dice: tuple[int, ...]) -> int:
    """Return in how many orders the dice can lie."""
    return len(set(permutations(dice)))


@pytest.mark.parametrize("count", COUNTS, ids=short_name)
def test_rolls_and_keeps(count: dict[str, Any]) -> None:
    rules = rules_of(count)
    rolls = {tuple(sorted(move.dice)) for move in GameState.start(rules, 1).legal_moves if isinstance(move, Roll)}
    assert len(rolls) == count["rolls"]
    pairs = set()
    for dice in rolls:
        state = GameState.start(rules, 1).after(Roll(dice))
        kept = {tuple(dice[i] for i in sorted(positions)) for positions in state.legal_moves.keeps()}
        # Keeping all dice is no move, but it is a hand to reach.
        pairs |= {(dice, keep) for keep in kept | {dice}}
    assert len(pairs) == count["pairs"]
    assert len({keep for _, keep in pairs}) == count["keeps"]


@pytest.mark.parametrize("count", COUNTS, ids=short_name)
def test_sequences_of_two_moves(count: dict[str, Any]) -> None:
    start = GameState.start(rules_of(count), 1)
    assert len(start.legal_moves) == count["sequences"][0]
    second = sum(ways(dice) * len(start.after(Roll(dice)).legal_moves) for dice in rolls_of(start.rules))
    assert second == count["sequences"][1]


@pytest.mark.parametrize("count", [count for count in COUNTS if len(count["sequences"]) == 3], ids=short_name)
def test_sequences_of_three_moves(count: dict[str, Any]) -> None:
    start = GameState.start(rules_of(count), 1)
    following: dict[tuple[int, ...], int] = {}
    third = 0
    for dice in rolls_of(start.rules):
        state = start.after(Roll(dice))
        branches = sum(len(state.after(Score(name)).legal_moves) for name in state.possible_scores)
        for kept in state.legal_moves.keeps():
            keep = tuple(dice[i] for i in sorted(kept))
            if keep not in following:
                following[keep] = moves_after_keeping(state, kept)
            branches += following[keep]
        third += ways(dice) * branches
    assert third == count["sequences"][2]


def moves_after_keeping(state: GameState, kept: frozenset[int]) -> int:
    """Return the number of pairs of a roll that keeps these dice and a move after it."""
    dice = state.dice or ()
    free = [i for i in range(state.rules.dice) if i not in kept]
    found = 0
    for faces in combinations_with_replacement(range(1, state.rules.faces + 1), len(free)):
        rolled = dict(zip(free, faces, strict=True))
        lying = tuple(rolled.get(i, dice[i]) for i in range(state.rules.dice))
        found += ways(faces) * len(state.after(Roll(lying, kept)).legal_moves)
    return found


@pytest.mark.parametrize("count", COUNTS, ids=short_name)
def test_cards_after_one_and_two_turns(count: dict[str, Any]) -> None:
    rules = rules_of(count)
    cards = {Scorecard.empty(rules)}
    for expected in count["cards"]:
        cards = {following for card in cards for following in cards_after(card)}
        assert len(cards) == expected


def cards_after(card: Scorecard) -> set[Scorecard]:
    """Return every card that one turn can make of a card."""
    rolls = (1, 2) if card.rules.id == "generala" else (2,)
    seen: dict[tuple[str, int, bool], Scorecard] = {}
    for dice, number in product(rolls_of(card.rules), rolls):
        for name, points in card.possible(dice, number).items():
            key = (name, points, card.earns_extra(dice))
            if key not in seen:
                seen[key] = card.filled(name, dice, number)
    return set(seen.values())


def test_sequences_of_a_made_up_rule_set() -> None:
    start = GameState.start(BLANK, 1)
    assert len(start.legal_moves) == 8**4
    assert len(start.after(Roll((8, 1, 8, 2))).legal_moves) == 9**4 - 1 + 9
    assert len(start.after(Roll((8, 1, 8, 2))).after(Roll((8, 8, 8, 8), frozenset({0, 2}))).legal_moves) == 9
