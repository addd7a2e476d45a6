"""Hints: stage by stage, as soon as they are known, and remembered with the game."""

from collections.abc import Callable

import pytest

from tests.session.coach_talk import CoachedTable, KeepsHighest, Slow
from tests.session.table_talk import COMPUTER, HUMAN, seeded, setup_of
from yacht_desktop.game.moves import Keep, Roll
from yacht_desktop.session.coach_events import Hint
from yacht_desktop.session.events import Refusal
from yacht_desktop.session.notes import Note, NoteKind

NewTable = Callable[..., CoachedTable]


def test_three_presses_tell_more_each_time_and_then_begin_again(new_table: NewTable) -> None:
    table = new_table(HUMAN)
    table.session.roll()
    for number, stage in enumerate((1, 2, 3, 1), 1):
        table.coaching.hint()
        hint = table.wait_for("hinted", number)
        assert isinstance(hint, Hint)
        assert hint.stage == stage
        assert hint.advice.state == table.session.state
        assert hint.option == hint.advice.best
        assert bool(hint.outcomes) is (stage == 3)
    assert isinstance(table.analyst, KeepsHighest)
    assert len(table.analyst.advised) == 1, "one answer serves all"


def test_a_hint_says_what_it_gains_over_the_next_best(new_table: NewTable) -> None:
    table = new_table(HUMAN, HUMAN)
    table.session.roll()
    table.coaching.hint()
    hint = table.wait_for("hinted")
    assert isinstance(hint, Hint)
    assert hint.rival == hint.advice.options[1]
    assert hint.gain is not None
    assert hint.gain.points == pytest.approx(1.0)
    assert hint.gain.win == pytest.approx(0.01)
    assert hint.equals == ()


def test_a_hint_asked_for_too_early_comes_as_soon_as_it_can(new_table: NewTable) -> None:
    analyst = Slow()
    table = new_table(HUMAN, analyst=analyst)
    table.session.roll()
    table.coaching.hint()
    table.coaching.hint()
    analyst.asked.acquire()
    assert table.all_of("hinted") == []
    analyst.allowed.release()
    hint = table.wait_for("hinted")
    table.settle()
    assert isinstance(hint, Hint)
    assert hint.stage == 1
    assert len(table.all_of("hinted")) == 1, "impatience does not skip a stage"


def test_a_hint_for_a_position_left_behind_never_comes(new_table: NewTable) -> None:
    analyst = Slow()
    table = new_table(HUMAN, analyst=analyst)
    table.session.roll()
    table.coaching.hint()
    analyst.asked.acquire()
    table.session.roll()
    analyst.allowed.release()
    table.settle()
    assert table.all_of("hinted") == []


def test_hints_begin_anew_with_the_position_and_not_with_what_is_held(new_table: NewTable) -> None:
    table = new_table(HUMAN)
    stages = []
    table.coaching.hinted.connect(lambda hint: stages.append(hint.stage))
    table.session.roll()
    table.coaching.hint()
    table.qtbot.waitUntil(lambda: stages == [1])
    table.session.hold(2)
    table.coaching.hint()
    table.qtbot.waitUntil(lambda: stages == [1, 2])
    table.session.roll()
    table.coaching.hint()
    table.qtbot.waitUntil(lambda: stages == [1, 2, 1])
    table.session.undo()
    table.coaching.hint()
    table.qtbot.waitUntil(lambda: stages == [1, 2, 1, 1])


def test_hints_begin_anew_with_a_copy_of_the_game(new_table: NewTable) -> None:
    table = new_table(HUMAN)
    for number in (1, 2):
        table.session.lay_out(setup_of(HUMAN), seeded()(), [Roll((3, 5, 5, 1, 5))])
        table.coaching.hint()
        hint = table.wait_for("hinted", number)
        assert isinstance(hint, Hint)
        assert hint.stage == 1


def test_a_hint_names_dice_that_are_held_already_before_others_of_the_same_face(new_table: NewTable) -> None:
    table = new_table(HUMAN)
    table.session.lay_out(setup_of(HUMAN), seeded()(), [Roll((3, 5, 5, 1, 5))])
    table.session.hold(4)
    table.coaching.hint()
    hint = table.wait_for("hinted")
    assert isinstance(hint, Hint)
    assert hint.option.keep == (3, 5, 5, 5)
    assert hint.positions == {0, 1, 2, 4}


def play_out(session) -> None:
    while not session.state.is_over:
        session.roll()
        session.score(next(iter(session.state.possible_scores)))


@pytest.mark.parametrize(
    ("players", "play", "reason"),
    [
        ((HUMAN,), lambda session: None, Refusal.NOTHING_ROLLED),
        ((COMPUTER, HUMAN), lambda session: None, Refusal.NOT_YOUR_TURN),
        ((HUMAN,), play_out, Refusal.GAME_OVER),
    ],
    ids=["before the first roll", "the computer's turn", "after the game"],
)
def test_a_hint_that_cannot_be_given_is_refused_with_its_reason(new_table, players, play, reason) -> None:
    table = new_table(*players)
    play(table.session)
    table.coaching.hint()
    assert table.all_of("refused") == [reason]
    assert table.coaching.notes == ()


def test_hints_and_decisions_undone_are_remembered_with_the_game(new_table: NewTable) -> None:
    table = new_table(HUMAN)
    noted: list[Note] = []
    table.session.noted.connect(noted.append)
    table.session.roll()
    for number in (1, 2):
        table.coaching.hint()
        table.wait_for("hinted", number)
    table.session.hold(1)
    table.session.roll()
    table.session.undo()
    table.session.score("choice")
    table.session.undo()
    table.session.undo()
    expected = [
        Note(1, 0, NoteKind.HINT, stage=1),
        Note(1, 0, NoteKind.HINT, stage=2),
        Note(1, 0, NoteKind.UNDONE, decision=Keep(frozenset({1}))),
        Note(1, 0, NoteKind.UNDONE, decision=table.coaching.notes[3].decision),
    ]
    assert list(table.coaching.notes) == expected == noted, "a first roll is no decision"
    table.session.new_game(setup_of(HUMAN))
    assert table.coaching.notes == ()


def test_a_decision_made_beside_the_open_panel_is_remembered_as_helped(new_table: NewTable) -> None:
    table = new_table(HUMAN, HUMAN)
    table.roll_alone()
    table.session.score("ones")
    table.session.roll()
    table.coaching.set_watching(True)
    table.wait_for("advised")
    table.session.hold(1)
    table.roll()
    table.coaching.set_watching(False)
    table.session.score("ones")
    table.roll_alone()
    notes = [Note(3, 1, NoteKind.PANEL), Note(4, 1, NoteKind.PANEL)]
    assert list(table.coaching.notes) == notes
    assert all(note.is_help for note in notes)


def test_the_same_hint_is_remembered_once(new_table: NewTable) -> None:
    table = new_table(HUMAN)
    table.session.roll()
    for number in range(1, 8):
        table.coaching.hint()
        table.wait_for("hinted", number)
    assert [note.stage for note in table.coaching.notes] == [1, 2, 3]


def test_a_game_that_is_laid_out_brings_its_notes(new_table: NewTable) -> None:
    table = new_table(HUMAN)
    notes = (Note(1, 0, NoteKind.HINT, stage=2),)
    table.session.lay_out(setup_of(HUMAN), seeded()(), [Roll((3, 5, 5, 1, 5))], notes)
    assert table.coaching.notes == notes
