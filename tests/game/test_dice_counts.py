"""Faces and hands counted, and the dice of the program held against what fair dice show."""

import hmac
from collections import Counter
from itertools import combinations, islice, product
from typing import Final

import pytest

from tests.game.variants import BLANK, DEFAULTS, named, random_game
from yacht_desktop.game.chi_square import Evenness, chi_square
from yacht_desktop.game.dice import SeededDice, SharedDice, Throw, face_of_byte, roll
from yacht_desktop.game.dice_counts import (
    DiceCounts,
    Hand,
    counted,
    expected_hands,
    hand_of,
    nothing_counted,
    pairs_in_a_row,
    pairs_of_dice,
)
from yacht_desktop.game.moves import Move, Roll, Score
from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.game.state import GameState

YACHT: Final = ruleset("yacht")
LEVEL: Final = 0.0001
"""Fair dice fail a test at this level once in 10,000 seeds, and the seeds here are fixed."""


def test_every_hand_of_five_dice_has_its_ways() -> None:
    assert {str(hand): ways for hand, ways in expected_hands(5, 6, rolls=6**5).items()} == {
        "5": 6,
        "4+1": 150,
        "straight": 240,
        "3+2": 300,
        "1+1+1+1+1": 480,
        "3+1+1": 1200,
        "2+2+1": 1800,
        "2+1+1+1": 3600,
    }


@pytest.mark.parametrize(("dice", "faces"), [(3, 6), (4, 8), (2, 3), (5, 6)])
def test_expected_hands_are_those_of_all_rolls(dice: int, faces: int) -> None:
    every = Counter(map(hand_of, product(range(1, faces + 1), repeat=dice)))
    assert expected_hands(dice, faces, faces**dice) == every


def test_kept_dice_do_not_count() -> None:
    moves: list[Move] = [
        Roll((1, 1, 1, 1, 1)),
        Roll((1, 2, 1, 1, 1), frozenset({0, 2, 3, 4})),
        Score("ones"),
        Roll((3, 3, 3, 3, 3)),
    ]
    counts = counted(YACHT, 1, moves)
    assert counts == DiceCounts(5, (5, 1, 5, 0, 0, 0), {Hand((5,)): 2})
    assert (counts.thrown, counts.rolls) == (11, 2)


@pytest.mark.parametrize("rules", [*DEFAULTS, BLANK], ids=named)
def test_a_game_is_counted_die_by_die(rules: RuleSet) -> None:
    moves = random_game(rules, 2, seed=3)
    counts = counted(rules, 2, moves)
    rolls = [move for move in moves if isinstance(move, Roll)]
    thrown = Counter(move.dice[die] for move in rolls for die in range(rules.dice) if die not in move.kept)
    assert counts.faces == tuple(thrown[face] for face in range(1, rules.faces + 1))
    assert counts.hands == Counter(hand_of(move.dice) for move in rolls if not move.kept)
    assert sum(counts.expected_hands.values()) == pytest.approx(counts.rolls)


def test_games_are_added_up() -> None:
    games = [counted(YACHT, 2, random_game(YACHT, 2, seed)) for seed in range(3)]
    total = sum(games, start=nothing_counted(YACHT))
    assert total.thrown == sum(game.thrown for game in games)
    assert total.faces == tuple(map(sum, zip(*(game.faces for game in games), strict=True)))
    assert all(total.hands[hand] == sum(game.hands.get(hand, 0) for game in games) for hand in total.hands)
    with pytest.raises(ValueError, match="other dice"):
        nothing_counted(YACHT) + nothing_counted(BLANK)


def test_shared_dice_count_once() -> None:
    source, state, moves = SharedDice(SeededDice.from_number(4)), GameState.start(YACHT, 3), list[Move]()
    seen: dict[tuple[int, int, int], int] = {}
    while not state.is_over:
        if state.rolls_used < 3:
            kept = () if state.dice is None else range((state.player + state.turn) % 5)
            move: Move = roll(state, source, kept)
            assert isinstance(move, Roll)
            for die in set(range(5)) - move.kept:
                seen[state.turn, state.rolls_used, die] = move.dice[die]
        else:
            move = Score(next(iter(state.possible_scores)))
        moves.append(move)
        state = state.after(move)
    counts = counted(YACHT, 3, moves, shared=True)
    assert counts.faces == tuple(Counter(seen.values())[face] for face in range(1, 7))
    assert counts.thrown < counted(YACHT, 3, moves).thrown
    firsts = [move for number, move in enumerate(moves) if isinstance(move, Roll) and not move.kept]
    assert 12 <= counts.rolls < len(firsts)


def test_nothing_thrown_is_too_little_to_say_anything() -> None:
    nothing = nothing_counted(YACHT)
    assert (nothing.thrown, nothing.rolls, nothing.expected_face) == (0, 0, 0)
    assert nothing.test_of_faces.verdict is nothing.test_of_hands.verdict is Evenness.TOO_FEW


def test_many_games_are_consistent_with_fair_dice() -> None:
    total = sum((counted(YACHT, 2, random_game(YACHT, 2, seed)) for seed in range(150)), start=nothing_counted(YACHT))
    assert total.thrown > 20_000
    assert total.test_of_faces.p > LEVEL
    assert total.test_of_hands.p > LEVEL


def test_loaded_dice_are_noticed() -> None:
    assert DiceCounts(5, (1000, 1000, 1000, 1000, 1000, 1250)).test_of_faces.verdict is Evenness.DOUBTFUL
    hands = {hand: round(expected) for hand, expected in expected_hands(5, 6, 20_000).items()}
    assert DiceCounts(5, (0,) * 6, hands).test_of_hands.verdict is Evenness.CONSISTENT
    hands[Hand((5,))] += 30
    assert DiceCounts(5, (0,) * 6, hands).test_of_hands.verdict is Evenness.DOUBTFUL


def test_dice_that_follow_each_other_are_noticed() -> None:
    assert pairs_in_a_row([1, 2, 3, 4, 5, 6] * 100).verdict is Evenness.DOUBTFUL
    assert pairs_of_dice([(face, 1, face) for face in range(1, 7)] * 50, 0, 2).verdict is Evenness.DOUBTFUL
    assert pairs_in_a_row([1]).verdict is Evenness.TOO_FEW


# The program's dice


def faces_in_bulk(seed: bytes, number: int) -> bytes:
    """Return faces of all accepted bytes of the blocks that dice of whole games are made from."""
    table = bytes(face_of_byte(value) or 0 for value in range(256))
    refused = bytes(value for value in range(256) if face_of_byte(value) is None)
    blocks: list[bytes] = []
    left = number
    for turn, player, throw, die in product(range(1, 100_000), range(6), range(1, 4), range(5)):
        blocks.append(hmac.digest(seed, b"%d/%d/%d/%d/0" % (player, turn, throw, die), "sha256"))
        left -= 31
        if left < 0:
            break
    return b"".join(blocks).translate(table, refused)[:number]


def test_six_million_faces_are_even_and_do_not_know_each_other() -> None:
    seed = SeededDice.from_number(1938).seed
    faces = faces_in_bulk(seed, 6_000_000)
    assert len(faces) == 6_000_000
    counts = [faces.count(face) for face in range(1, 7)]
    # Four standard deviations.
    assert max(abs(count - 1_000_000) for count in counts) <= 3_651
    assert chi_square(counts, [1_000_000.0] * 6).p > LEVEL
    assert pairs_in_a_row(faces).p > LEVEL
    assert pairs_in_a_row(faces[1:]).p > LEVEL


@pytest.mark.parametrize("shared", [SeededDice.from_number(21), SharedDice(SeededDice.from_number(22))], ids=str)
def test_rolls_of_games_pass_the_same_tests(shared: SeededDice | SharedDice) -> None:
    places = islice(product(range(1, 20_000), range(1, 4)), 20_000)
    hands = [[shared.face(Throw(0, turn, number, die)) for die in range(5)] for turn, number in places]
    faces = [face for hand in hands for face in hand]
    counts = DiceCounts(5, tuple(faces.count(face) for face in range(1, 7)), Counter(map(hand_of, hands)))
    assert counts.test_of_faces.p > LEVEL
    assert counts.test_of_hands.p > LEVEL
    assert pairs_in_a_row(faces).p > LEVEL
    assert all(pairs_of_dice(hands, one, other).p > LEVEL for one, other in combinations(range(5), 2))
    # The same die in rolls one after the other.
    assert all(pairs_in_a_row([hand[die] for hand in hands]).p > LEVEL for die in range(5))
