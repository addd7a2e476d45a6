"""Dice that people roll themselves, and the dice of a record."""

from typing import Final

import pytest

from tests.game.variants import BLANK, DEFAULTS, named, random_game, states_of
from yacht_desktop.game import errors
from yacht_desktop.game.dice import ContinuedDice, ReplayedDice, SeededDice, Throw, TypedDice, roll
from yacht_desktop.game.moves import Roll, Score
from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.game.state import GameState

YACHT: Final = ruleset("yacht")
THROW: Final = Throw(player=0, turn=1, roll=1, die=0)


def test_typed_dice_wait_for_their_faces() -> None:
    source = TypedDice()
    with pytest.raises(errors.DiceMissing) as fault:
        source.face(THROW)
    assert fault.value.throw == THROW
    source.type_in(THROW, 3)
    source.type_in(THROW, 5)
    assert source.face(THROW) == 5
    with pytest.raises(errors.DiceMissing):
        source.face(Throw(0, 1, 1, 1))


@pytest.mark.parametrize("face", [0, 7, -1, True, 2.0, "3", None])
def test_typed_dice_take_faces_only(face: int) -> None:
    source = TypedDice()
    with pytest.raises(errors.BadDice) as fault:
        source.type_in(THROW, face)
    assert (fault.value.dice, fault.value.count, fault.value.faces) == ((face,), 1, 6)
    with pytest.raises(errors.DiceMissing):
        source.face(THROW)


def test_typed_dice_of_another_kind_of_die() -> None:
    source = TypedDice()
    source.type_in(THROW, 8, faces=8)
    assert source.face(THROW, faces=8) == 8
    source.type_in(Throw(0, 1, 1, 1), 7, faces=8)
    for throw in (THROW, Throw(0, 1, 1, 1)):
        with pytest.raises(errors.BadDice) as fault:
            source.face(throw)
        assert (fault.value.count, fault.value.faces) == (1, 6)
        with pytest.raises(errors.BadDice):
            source.face(throw, faces=6)
    source.type_in(THROW, 6)
    assert source.face(THROW) == 6


def test_typed_dice_make_a_roll_and_again_after_an_undo() -> None:
    source = TypedDice()
    start = GameState.start(YACHT, 1)
    for die, face in enumerate((6, 1, 6, 2, 6)):
        source.type_in(Throw(0, 1, 1, die), face)
    for die, face in ((1, 6), (3, 6)):
        source.type_in(Throw(0, 1, 2, die), face)
    state = start.after(roll(start, source))
    assert roll(state, source, {0, 2, 4}) == Roll((6, 6, 6, 6, 6), frozenset({0, 2, 4}))
    assert roll(start, source) == Roll((6, 1, 6, 2, 6))
    with pytest.raises(errors.DiceMissing):
        roll(state, source, {0, 1})


@pytest.mark.parametrize("rules", [*DEFAULTS, BLANK], ids=named)
def test_a_recorded_game_is_rolled_again(rules: RuleSet) -> None:
    moves = random_game(rules, 2, seed=21)
    states = states_of(rules, 2, moves)
    source = ReplayedDice(states[0], moves)
    for state, move in zip(states, moves, strict=False):
        if isinstance(move, Roll):
            assert roll(state, source, move.kept) == move


def test_a_record_of_the_rest_of_a_game() -> None:
    moves = random_game(YACHT, 2, seed=4)
    states = states_of(YACHT, 2, moves)
    source = ReplayedDice(states[5], moves[5:])
    assert [roll(s, source, m.kept) for s, m in zip(states[5:], moves[5:], strict=False) if isinstance(m, Roll)] == [
        move for move in moves[5:] if isinstance(move, Roll)
    ]


def test_a_record_knows_only_what_was_rolled() -> None:
    start = GameState.start(YACHT, 1)
    source = ReplayedDice(start, [Roll((1, 2, 3, 4, 5)), Roll((1, 6, 6, 6, 6), frozenset({0})), Score("ones")])
    assert source.face(Throw(0, 1, 2, 1)) == 6
    for throw in (Throw(0, 1, 2, 0), Throw(0, 1, 3, 0), Throw(0, 2, 1, 0), Throw(1, 1, 1, 0)):
        with pytest.raises(errors.DiceMissing) as fault:
            source.face(throw)
        assert fault.value.throw == throw
    with pytest.raises(errors.DiceMissing):
        source.face(Throw(0, 1, 2, 1), faces=5)


def test_a_record_of_dice_with_more_faces() -> None:
    source = ReplayedDice(GameState.start(BLANK, 1), [Roll((6, 7, 8, 1))])
    assert [source.face(Throw(0, 1, 1, die), faces=8) for die in range(4)] == [6, 7, 8, 1]
    assert source.face(THROW) == 6
    with pytest.raises(errors.DiceMissing):
        source.face(Throw(0, 1, 1, 1))


def test_a_record_of_no_game() -> None:
    start = GameState.start(YACHT, 1)
    with pytest.raises(errors.NothingRolled):
        ReplayedDice(start, [Score("ones")])
    with pytest.raises(errors.BadDice):
        ReplayedDice(start, [Roll((1, 2, 3))])


def test_a_continued_game_shows_its_own_dice_again_and_then_others() -> None:
    start = GameState.start(YACHT, players=1)
    first, second = Roll((1, 2, 3, 4, 5)), Roll((1, 6, 6, 6, 6), kept=frozenset({0}))
    further = SeededDice.from_number(3)
    source = ContinuedDice(ReplayedDice(start, [first, second]), further)
    assert roll(start, source) == first
    after = start.after(first)
    assert roll(after, source, {0}) == second
    # What was held then and is thrown now has no record; the others show the same.
    thrown = roll(after, source)
    assert thrown.dice[1:] == second.dice[1:]
    assert thrown.dice[0] == further.face(Throw(0, 1, 2, 0))
    assert roll(after.after(second), source).dice == roll(after.after(second), further).dice
