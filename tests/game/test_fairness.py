"""The promise of a game's dice and its proof: what agrees is told so, and any die changed is found."""

import hashlib
from dataclasses import replace
from itertools import product
from typing import Final

import pytest

from tests.game.variants import BLANK, named, random_game, states_of
from yacht_desktop.game.dice import (
    ContinuedDice,
    DiceSource,
    ReplayedDice,
    RollPlace,
    SeededDice,
    SharedDice,
    Throw,
    TypedDice,
    roll,
)
from yacht_desktop.game.dice_codes import dice_of_code
from yacht_desktop.game.fairness import (
    DISAGREEMENTS,
    DiceKind,
    Finding,
    GameDice,
    Verdict,
    WrongDie,
    commitment_of,
    dice_revealed_by,
    dice_told_by,
    seed_of,
    source_of,
    verify,
)
from yacht_desktop.game.moves import Move, Roll, Score
from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.game.state import GameState

YACHT: Final = ruleset("yacht")
SEEDED: Final = SeededDice.from_number(9)
CODED: Final = dice_of_code("8MSH-CEQU-GV4Q-EVH4")


def played(rules: RuleSet, players: int, source: DiceSource) -> list[Move]:
    """Return the moves of a game in which each player rolls on, keeping some dice, and fills the first box."""
    state, moves = GameState.start(rules, players), list[Move]()
    while not state.is_over:
        if state.rolls_left:
            kept = () if state.dice is None else range((state.turn + state.rolls_used) % rules.dice)
            move: Move = roll(state, source, kept)
        else:
            move = Score(next(iter(state.possible_scores)))
        moves.append(move)
        state = state.after(move)
    return moves


def with_face(move: Roll, die: int, face: int) -> Roll:
    return Roll((*move.dice[:die], face, *move.dice[die + 1 :]), move.kept)


def faces_changed(rules: RuleSet, moves: list[Move]):
    """Yield every game that differs in one thrown die, with the throw; kept dice follow it."""
    states = states_of(rules, 2, moves)
    for index, move in enumerate(moves):
        if not isinstance(move, Roll):
            continue
        for die, face in product(sorted(set(range(rules.dice)) - move.kept), range(1, rules.faces + 1)):
            if face == move.dice[die]:
                continue
            changed = [*moves[:index], with_face(move, die, face)]
            for later in moves[index + 1 :]:
                if not isinstance(later, Roll) or die not in later.kept:
                    break
                changed.append(with_face(later, die, face))
            yield changed, Throw(states[index].player, states[index].turn, states[index].rolls_used + 1, die), face


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    seed = bytes(range(32))
    assert commitment_of(seed) == hashlib.sha256(seed).hexdigest()


@pytest.mark.parametrize("rules", [YACHT, ruleset("crag"), BLANK], ids=named)
@pytest.mark.parametrize("source", [SEEDED, SharedDice(SEEDED), CODED, SharedDice(CODED)], ids=str)
def test_a_game_as_it_was_thrown_agrees(rules: RuleSet, source: DiceSource) -> None:
    start, moves = GameState.start(rules, 3), played(rules, 3, source)
    verdict = verify(start, moves, dice_revealed_by(source))
    thrown = sum(rules.dice - len(move.kept) for move in moves if isinstance(move, Roll))
    assert verdict == Verdict(Finding.AGREES, finished=True, dice=thrown)
    assert verdict.agrees


@pytest.mark.parametrize("rules", [YACHT, BLANK], ids=named)
def test_any_single_changed_die_is_found(rules: RuleSet) -> None:
    moves = random_game(rules, 2, seed=9)
    start, dice = GameState.start(rules, 2), dice_revealed_by(SEEDED)
    assert verify(start, moves, dice).agrees
    tried = 0
    for changed, throw, face in faces_changed(rules, moves):
        verdict = verify(start, changed, dice)
        assert (verdict.finding, verdict.wrong_dice) == (Finding.WRONG_DIE, 1)
        assert verdict.wrong == WrongDie(throw, face, SEEDED.face(throw, rules.faces))
        tried += 1
    assert tried == (rules.faces - 1) * verify(start, moves, dice).dice


def test_a_game_under_way_may_agree_so_far() -> None:
    moves = played(YACHT, 2, SEEDED)[:-1]
    verdict = verify(GameState.start(YACHT, 2), moves, dice_revealed_by(SEEDED))
    assert (verdict.finding, verdict.finished, verdict.agrees) == (Finding.UNFINISHED, False, False)


def test_a_promise_that_begins_after_the_last_roll_proves_nothing() -> None:
    moves = played(YACHT, 1, SeededDice.from_number(10))
    dice = replace(dice_revealed_by(SEEDED), last_before=RollPlace(12, 0, 3))
    verdict = verify(GameState.start(YACHT, 1), moves, dice)
    assert (verdict.finding, verdict.dice, verdict.agrees) == (Finding.EARLIER_DICE, 0, False)


def test_the_first_of_several_wrong_dice_is_named() -> None:
    moves = played(YACHT, 2, SEEDED)
    verdict = verify(GameState.start(YACHT, 2), moves, dice_revealed_by(SeededDice.from_number(10)))
    assert verdict.finding is Finding.WRONG_DIE
    assert verdict.wrong_dice > verdict.dice // 2
    assert verdict.wrong is not None
    assert verdict.wrong.throw.turn == 1


@pytest.mark.parametrize("bit", range(256))
def test_another_seed_does_not_fit_the_commitment(bit: int) -> None:
    seed = bytearray(SEEDED.seed)
    seed[bit // 8] ^= 1 << bit % 8
    dice = GameDice(commitment=commitment_of(SEEDED.seed), seed=bytes(seed))
    assert verify(GameState.start(YACHT, 1), [], dice).finding is Finding.OTHER_SEED


def test_dice_rolled_to_fit_another_seed_do_not_fit_the_commitment() -> None:
    other = SeededDice.from_number(10)
    dice = GameDice(commitment=commitment_of(SEEDED.seed), seed=other.seed)
    verdict = verify(GameState.start(YACHT, 2), played(YACHT, 2, other), dice)
    assert (verdict.finding, verdict.wrong_dice) == (Finding.OTHER_SEED, 0)


def test_a_code_that_the_seed_is_not_made_of() -> None:
    dice = replace(dice_revealed_by(SEEDED), code=CODED.code)
    moves = played(YACHT, 1, SEEDED)
    assert verify(GameState.start(YACHT, 1), moves, dice).finding is Finding.OTHER_CODE
    no_code = replace(dice, code="8MSH-CEQU-GV4Q-EVH5")
    assert verify(GameState.start(YACHT, 1), moves, no_code).finding is Finding.OTHER_CODE


def test_dice_of_another_kind_do_not_pass_for_shared_ones() -> None:
    moves = played(YACHT, 2, SEEDED)
    dice = replace(dice_revealed_by(SEEDED), kind=DiceKind.SHARED)
    verdict = verify(GameState.start(YACHT, 2), moves, dice)
    assert verdict.wrong is not None
    assert verdict.wrong.throw.player == 1


@pytest.mark.parametrize(
    ("dice", "finding"),
    [
        (GameDice(), Finding.NO_COMMITMENT),
        (dice_told_by(SEEDED), Finding.NO_SEED),
        (GameDice(seed=SEEDED.seed), Finding.NO_COMMITMENT),
        (GameDice(DiceKind.TYPED), Finding.TYPED),
        (replace(dice_revealed_by(SEEDED), kind=DiceKind.TYPED), Finding.TYPED),
    ],
)
def test_what_cannot_be_checked_is_told(dice: GameDice, finding: Finding) -> None:
    verdict = verify(GameState.start(YACHT, 1), played(YACHT, 1, SEEDED), dice)
    assert (verdict.finding, verdict.finished, verdict.wrong) == (finding, True, None)
    assert finding not in DISAGREEMENTS


def test_a_seed_without_a_promise_still_shows_a_wrong_die() -> None:
    moves = played(YACHT, 1, SeededDice.from_number(10))
    assert verify(GameState.start(YACHT, 1), moves, GameDice(seed=SEEDED.seed)).finding is Finding.WRONG_DIE


def test_a_game_under_way_tells_its_promise_and_not_its_seed() -> None:
    told = dice_told_by(SharedDice(CODED))
    assert told == GameDice(DiceKind.SHARED, commitment_of(CODED.seed), None, CODED.code)
    assert dice_revealed_by(SharedDice(CODED)) == replace(told, seed=CODED.seed)
    assert dice_told_by(TypedDice()) == GameDice(DiceKind.TYPED)
    assert CODED.seed.hex() not in repr(dice_revealed_by(CODED))
    assert not verify(GameState.start(YACHT, 1), [], told).finished


@pytest.mark.parametrize("source", [SEEDED, SharedDice(SEEDED), CODED, SharedDice(CODED)], ids=str)
def test_dice_are_thrown_again_from_what_is_told_of_them(source: DiceSource) -> None:
    seed = seed_of(source)
    assert seed is not None
    assert source_of(dice_told_by(source), seed) == source


def test_typed_dice_have_no_seed() -> None:
    assert seed_of(TypedDice()) is None


def test_the_rest_of_a_game_gone_on_with_is_checked() -> None:
    moves = random_game(YACHT, 2, seed=9)
    states, start = states_of(YACHT, 2, moves), GameState.start(YACHT, 2)
    record = ReplayedDice(start, moves[:21])
    source = ContinuedDice(record, SeededDice.from_number(10), record.last)
    continued = moves[:21]
    state = states[21]
    while not state.is_over:
        move: Move = roll(state, source) if state.rolls_left else Score(next(iter(state.possible_scores)))
        continued.append(move)
        state = state.after(move)
    dice = dice_revealed_by(source)
    assert (seed_of(source), dice.last_before) == (SeededDice.from_number(10).seed, record.last)
    verdict = verify(start, continued, dice)
    assert verdict.finding is Finding.EARLIER_DICE
    assert not verdict.agrees
    assert verdict.earlier == sum(5 - len(move.kept) for move in moves[:21] if isinstance(move, Roll))
    assert verify(start, continued, replace(dice, last_before=None)).finding is Finding.WRONG_DIE
    last = max(i for i, move in enumerate(continued) if isinstance(move, Roll))
    final = continued[last]
    assert isinstance(final, Roll)
    continued[last] = with_face(final, 4, final.dice[4] % 6 + 1)
    assert verify(start, continued[: last + 1], dice).finding is Finding.WRONG_DIE


def test_a_record_knows_its_last_roll() -> None:
    start = GameState.start(YACHT, 2)
    moves: list[Move] = [
        Roll((1, 2, 3, 4, 5)),
        Score("ones"),
        Roll((1, 2, 3, 4, 5)),
        Roll((1, 2, 3, 4, 6), frozenset(range(4))),
    ]
    assert ReplayedDice(start, ()).last is None
    assert ReplayedDice(start, moves).last == RollPlace(turn=1, player=1, roll=2)


def test_everyone_throws_the_same_shared_dice() -> None:
    source = SharedDice(SEEDED)
    for turn, number, die, faces in product(range(1, 13), range(1, 4), range(5), (6, 8)):
        shown = {source.face(Throw(player, turn, number, die), faces) for player in range(6)}
        assert shown == {SEEDED.face(Throw(0, turn, number, die), faces)}


def test_what_one_player_keeps_does_not_shift_the_shared_dice_of_the_next() -> None:
    source, start = SharedDice(SEEDED), GameState.start(YACHT, 2)
    first = start.after(roll(start, source))
    stopped = first.after(Score("choice"))
    went_on = first.after(roll(first, source, {0, 1})).after(Score("choice"))
    opened = roll(stopped, source)
    assert opened == roll(went_on, source) == roll(start, source)
    second = roll(stopped.after(opened), source, {4})
    assert second.dice[2:4] == roll(first, source, {0, 1}).dice[2:4]
