"""The list of moves: undo goes back to people's decisions, redo plays on."""

import pytest

from tests.session.table_talk import COMPUTER, HUMAN, setup_of
from yacht_desktop.game import dice
from yacht_desktop.game.dice import SeededDice
from yacht_desktop.game.errors import NothingRolled
from yacht_desktop.game.moves import Roll, Score
from yacht_desktop.session.record import Record

SOURCE = SeededDice.from_number(3)


def play_turn(record: Record, kept: frozenset[int] = frozenset()) -> None:
    record.play(dice.roll(record.state, SOURCE))
    record.play(dice.roll(record.state, SOURCE, kept))
    record.play(Score(next(iter(record.state.possible_scores))))


def test_an_illegal_move_changes_nothing() -> None:
    record = Record(setup_of(HUMAN))
    with pytest.raises(NothingRolled):
        record.play(Score("ones"))
    assert record.moves == ()
    assert not record.can_undo


def test_undo_takes_back_one_move_of_a_person_at_a_time() -> None:
    record = Record(setup_of(HUMAN))
    play_turn(record)
    moves = record.moves
    for left in (2, 1, 0):
        record.undo()
        assert record.moves == moves[:left]
    assert not record.can_undo
    with pytest.raises(LookupError):
        record.undo()


def test_undo_skips_what_computers_did_since() -> None:
    record = Record(setup_of(HUMAN, COMPUTER))
    play_turn(record)
    play_turn(record)
    assert record.undo() == Score("ones")
    assert record.state.player == 0
    assert record.state.dice is not None


def test_nothing_can_be_undone_before_a_person_has_moved() -> None:
    record = Record(setup_of(COMPUTER, HUMAN))
    play_turn(record)
    assert record.human_to_move
    assert not record.can_undo


def test_redo_plays_the_moves_taken_back_and_the_computers_answer() -> None:
    record = Record(setup_of(HUMAN, COMPUTER))
    play_turn(record)
    play_turn(record)
    moves = record.moves
    while record.can_undo:
        record.undo()
    while record.can_redo:
        record.redo()
    assert record.moves == moves
    with pytest.raises(LookupError):
        record.redo()


def test_a_new_move_forgets_what_was_taken_back() -> None:
    record = Record(setup_of(HUMAN))
    play_turn(record)
    record.undo()
    record.play(Score("yacht"))
    assert not record.can_redo


def test_a_roll_undone_and_made_again_shows_the_same_dice() -> None:
    record = Record(setup_of(HUMAN))
    first = record.play(dice.roll(record.state, SOURCE)).dice
    record.undo()
    assert record.play(dice.roll(record.state, SOURCE)).dice == first


def test_the_dice_kept_for_a_roll_stay_marked_after_it() -> None:
    record = Record(setup_of(HUMAN))
    assert record.held == frozenset()
    record.play(dice.roll(record.state, SOURCE))
    record.play(dice.roll(record.state, SOURCE, {1, 3}))
    assert record.held == {1, 3}
    record.play(Score("choice"))
    assert record.held == frozenset()


def test_last_scores_tell_each_players_last_box() -> None:
    record = Record(setup_of(HUMAN, HUMAN))
    told = [record.last_scores]
    for _ in range(3):
        play_turn(record)
        told.append(record.last_scores)
    assert told == [(None, None), ("ones", None), ("ones", "ones"), ("twos", "ones")]


def test_states_follow_from_the_moves_alone() -> None:
    record = Record(setup_of(HUMAN, HUMAN))
    for _ in range(24):
        play_turn(record, kept=frozenset({0, 4}))
    assert record.state.is_over
    again = Record(record.setup)
    for move in record.moves:
        again.play(move)
    assert again.state == record.state
    assert isinstance(record.moves[0], Roll)
