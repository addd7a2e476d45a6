"""The coach at the table: advice, hints, what is held, how the game stands."""

import threading
import time
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.session.coach_talk import Broken, CoachedTable, KeepsHighest, LongToPrepare, Slow
from tests.session.table_talk import COMPUTER, HUMAN, seeded, setup_of
from yacht_desktop.coach.choices import Advice, Option
from yacht_desktop.game.moves import Keep, Roll
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.game.state import GameState
from yacht_desktop.session.coach_events import Hint, SoFar
from yacht_desktop.session.events import Refusal
from yacht_desktop.session.notes import Note, NoteKind
from yacht_desktop.session.position import Position
from yacht_desktop.session.standing import person_shown

NewTable = Callable[..., CoachedTable]


# When it works


def test_nothing_is_worked_out_while_nobody_wants_it(new_table: NewTable) -> None:
    table = new_table(HUMAN, COMPUTER)
    table.session.roll()
    table.session.hold(0)
    table.settle()
    analyst = table.analyst
    assert isinstance(analyst, KeepsHighest)
    assert (analyst.prepared, analyst.advised, analyst.followed, table.told) == ([], [], [], [])


def test_an_open_panel_has_advice_at_every_decision_of_a_person(new_table: NewTable) -> None:
    table = new_table(HUMAN)
    table.coaching.set_watching(True)
    for _ in range(3):
        table.roll()
        advice = table.last("advised")
        assert isinstance(advice, Advice)
        assert advice.state == table.session.state
        assert table.coaching.advice is advice
    table.session.score("ones")
    assert table.last("advised") is None
    assert table.coaching.advice is None
    assert table.all_of("advised")[1::2] == [None] * 3, "the old advice is taken away before the new one is there"


def test_the_panel_may_be_opened_in_the_middle_of_a_turn(new_table: NewTable) -> None:
    table = new_table(HUMAN)
    table.session.roll()
    table.coaching.set_watching(True)
    assert isinstance(table.wait_for("advised"), Advice)
    table.coaching.set_watching(False)
    assert table.last("advised") is None


def test_nobody_is_advised_in_the_turn_of_a_computer(new_table: NewTable) -> None:
    table = new_table(COMPUTER, HUMAN)
    table.coaching.set_watching(True)
    table.qtbot.waitUntil(lambda: table.session.position.may_act)
    table.settle()
    assert table.all_of("advised") == []
    assert isinstance(table.analyst, KeepsHighest)
    assert table.analyst.advised == []


def test_work_is_done_off_the_interfaces_thread(new_table: NewTable) -> None:
    table = new_table(HUMAN)
    table.coaching.set_watching(True)
    table.roll()
    assert isinstance(table.analyst, KeepsHighest)
    assert threading.get_ident() not in table.analyst.threads
    assert len(table.analyst.threads) == 1


def test_a_position_that_comes_back_is_known_at_once(new_table: NewTable) -> None:
    table = new_table(HUMAN)
    table.coaching.set_watching(True)
    table.roll()
    first = table.coaching.advice
    table.roll()
    table.session.undo()
    assert table.coaching.advice is first
    assert table.last("advised") is first


def test_quick_rules_are_prepared_for_ahead_so_that_the_first_hint_is_quick(
    new_table: NewTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yacht_desktop.session.coaching.AHEAD_MS", 0)
    table = new_table(HUMAN, HUMAN)
    analyst = table.analyst
    assert isinstance(analyst, KeepsHighest)
    table.settle()
    assert analyst.prepared == [], "not before somebody plays"
    table.session.roll()
    table.qtbot.waitUntil(lambda: analyst.prepared == [(ruleset("yacht"), 2)])
    table.session.hold(1)
    table.session.roll()
    table.settle()
    assert (len(analyst.prepared), analyst.advised) == (1, [])
    table.coaching.hint()
    table.wait_for("hinted")
    assert len(analyst.prepared) == 1


def test_what_a_turn_rests_on_is_found_out_before_its_first_roll(new_table: NewTable) -> None:
    table = new_table(HUMAN, HUMAN)
    analyst = table.analyst
    assert isinstance(analyst, KeepsHighest)
    table.session.roll()
    table.coaching.hint()
    table.wait_for("hinted")
    table.session.score("ones")
    table.settle()
    assert analyst.followed[-1] == table.session.state
    asked = len(analyst.followed)
    table.session.roll()
    table.session.hold(1)
    table.session.undo()
    table.settle()
    assert len(analyst.followed) == asked, "once a turn"


def test_rules_that_take_long_are_prepared_for_when_somebody_wants_it(
    new_table: NewTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yacht_desktop.session.coaching.AHEAD_MS", 0)
    table = new_table(HUMAN, rules=ruleset("yatzy"))
    table.session.roll()
    table.settle()
    assert isinstance(table.analyst, KeepsHighest)
    assert table.analyst.prepared == []


# What is held


def test_what_is_held_is_judged_without_asking_again(new_table: NewTable) -> None:
    table = new_table(HUMAN)
    table.coaching.set_watching(True)
    table.roll()
    dice = table.session.state.dice
    assert dice is not None
    for place in range(4):
        table.session.hold(place)
        held = table.last("held_changed")
        assert isinstance(held, Option)
        assert held.keep == tuple(sorted(dice[: place + 1]))
        assert table.coaching.held_option is held
    table.session.hold(4)
    advice = table.coaching.advice
    assert advice is not None
    assert table.coaching.held_option == next(one for one in advice.options if one.is_box), "nothing to roll"
    assert isinstance(table.analyst, KeepsHighest)
    assert len(table.analyst.advised) == 1
    table.session.hold(4)
    table.roll()
    table.roll()
    assert table.coaching.held_option is None, "no roll is left"


# Answers that come too late


def test_an_answer_about_a_position_left_behind_is_dropped(new_table: NewTable) -> None:
    analyst = Slow()
    table = new_table(HUMAN, analyst=analyst)
    table.coaching.set_watching(True)
    table.session.roll()
    analyst.asked.acquire()
    table.session.undo()
    analyst.allowed.release()
    table.settle()
    assert table.all_of("advised") == []
    table.session.roll()
    analyst.allowed.release()
    advice = table.wait_for("advised")
    assert isinstance(advice, Advice)
    assert advice.state == table.session.state


@pytest.mark.parametrize("leave", ["undo", "new game", "close the panel", "roll"])
def test_leaving_a_position_drops_its_answer(new_table: NewTable, leave: str) -> None:
    analyst = Slow()
    table = new_table(HUMAN, analyst=analyst)
    table.coaching.set_watching(True)
    table.session.roll()
    analyst.asked.acquire()
    left = table.session.state
    {
        "undo": table.session.undo,
        "new game": lambda: table.session.new_game(setup_of(HUMAN, HUMAN)),
        "close the panel": lambda: table.coaching.set_watching(False),
        "roll": table.session.roll,
    }[leave]()
    for _ in range(3):
        analyst.allowed.release()
    table.settle()
    assert all(isinstance(advice, Advice) and advice.state != left for advice in table.all_of("advised"))


def test_preparations_outlive_the_positions_that_wait_for_them(new_table: NewTable) -> None:
    analyst = LongToPrepare()
    table = new_table(HUMAN, analyst=analyst)
    table.coaching.set_watching(True)
    analyst.begun.acquire()
    for _ in range(3):
        table.session.roll()
    table.session.undo()
    table.session.score("ones")
    table.session.roll()
    analyst.release.set()
    advice = table.wait_for("advised")
    assert isinstance(advice, Advice)
    assert advice.state == table.session.state
    assert (len(analyst.prepared), analyst.given_up) == (1, 0)


def test_what_is_prepared_for_two_is_prepared_for_more(new_table: NewTable) -> None:
    table = new_table(HUMAN)
    table.coaching.set_watching(True)
    table.settle()
    for players in (2, 3, 2, 6):
        table.session.new_game(setup_of(*[HUMAN] * players))
        table.settle()
    assert isinstance(table.analyst, KeepsHighest)
    assert table.analyst.prepared == [(ruleset("yacht"), 1), (ruleset("yacht"), 2)]


def test_long_preparations_are_told_and_end(new_table: NewTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yacht_desktop.session.patience.PATIENCE_S", 0.0)
    analyst = LongToPrepare()
    table = new_table(HUMAN, analyst=analyst)
    table.coaching.set_watching(True)
    assert table.wait_for("prepared") == 0.5
    analyst.release.set()
    table.qtbot.waitUntil(lambda: table.last("prepared") == 1.0)


@pytest.mark.parametrize("leave", ["new rules", "close the panel"])
def test_preparations_that_nobody_waits_for_are_given_up(
    new_table: NewTable, monkeypatch: pytest.MonkeyPatch, leave: str
) -> None:
    monkeypatch.setattr("yacht_desktop.session.patience.PATIENCE_S", 0.0)
    analyst = LongToPrepare()
    table = new_table(HUMAN, analyst=analyst, rules=ruleset("yatzy"))
    table.coaching.set_watching(True)
    table.wait_for("prepared")
    if leave == "new rules":
        table.session.new_game(setup_of(HUMAN, rules=ruleset("crag")))
    else:
        table.coaching.set_watching(False)
    assert table.last("prepared") == 1.0, "what was told ends"
    table.qtbot.waitUntil(lambda: analyst.given_up == 1)


# Hints


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


# How the game stands


def test_an_open_panel_follows_chances_and_luck(new_table: NewTable) -> None:
    table = new_table(HUMAN, COMPUTER)
    table.coaching.set_watching(True)
    assert table.wait_for("chances_changed") == (0.5, 0.5)
    table.roll()
    table.qtbot.waitUntil(lambda: table.last("so_far") == SoFar(0, 1.0, 2.0, 1))
    table.session.score("ones")
    table.qtbot.waitUntil(lambda: table.session.state.turn == 2)
    table.qtbot.waitUntil(lambda: table.last("so_far") == SoFar(0, 1.0, 2.0, len(table.session.moves)))
    assert table.coaching.luck_and_skill == table.last("so_far")
    assert table.coaching.chances == (0.5, 0.5)


def test_figures_of_one_game_are_not_shown_in_the_next(new_table: NewTable) -> None:
    table = new_table(HUMAN, HUMAN)
    table.coaching.set_watching(True)
    table.wait_for("so_far")
    table.session.new_game(setup_of(HUMAN, HUMAN, HUMAN))
    assert table.last("chances_changed") == ()
    assert table.last("so_far") is None
    table.qtbot.waitUntil(lambda: len(table.coaching.chances) == 3)


def test_held_dice_change_no_figure_of_the_game(new_table: NewTable) -> None:
    table = new_table(HUMAN, HUMAN)
    table.coaching.set_watching(True)
    table.roll()
    table.settle()
    told = len(table.all_of("chances_changed"))
    table.session.hold(1)
    table.settle()
    assert len(table.all_of("chances_changed")) == told


@pytest.mark.parametrize(
    ("players", "player", "shown"),
    [
        ((HUMAN, HUMAN, COMPUTER), 1, 1),
        ((HUMAN, HUMAN, COMPUTER), 2, 1),
        ((COMPUTER, HUMAN, COMPUTER), 0, 1),
        ((COMPUTER, COMPUTER), 1, None),
    ],
)
def test_luck_and_skill_are_those_of_the_person_who_moves_or_moved_last(players, player, shown) -> None:
    setup = setup_of(*players)
    state = replace(GameState.start(setup.rules, len(players)), player=player)
    assert person_shown(Position(setup, state)) == shown


# Notes


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


# Faults and the end


def test_a_fault_is_told_once_and_the_game_goes_on(new_table: NewTable) -> None:
    table = new_table(HUMAN, analyst=Broken())
    table.coaching.set_watching(True)
    table.session.roll()
    assert isinstance(table.wait_for("failed"), RuntimeError)
    table.session.roll()
    table.session.roll()
    table.settle()
    assert len(table.all_of("failed")) == 1
    table.coaching.hint()
    table.wait_for("failed", 2)
    assert table.all_of("hinted") == []


def test_after_a_fault_the_next_game_tries_again(new_table: NewTable) -> None:
    table = new_table(HUMAN, analyst=Broken())
    table.coaching.set_watching(True)
    table.session.roll()
    table.wait_for("failed")
    table.session.new_game(setup_of(HUMAN))
    table.session.roll()
    table.wait_for("failed", 2)


def test_shutting_down_ends_long_work_and_tells_nothing_more(new_table: NewTable) -> None:
    analyst = LongToPrepare()
    table = new_table(HUMAN, analyst=analyst)
    table.coaching.set_watching(True)
    analyst.begun.acquire()
    table.session.roll()
    told = list(table.told)
    began = time.monotonic()
    table.coaching.shut_down()
    assert time.monotonic() - began < 1
    table.session.roll()
    table.session.score("ones")
    table.session.roll()
    table.coaching.hint()
    table.qtbot.wait(20)
    assert table.told == told
    assert analyst.prepared == []
