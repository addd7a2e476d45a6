"""The tutor: holds up what gives away too much, lets everything else through, plays nothing twice."""

from collections.abc import Callable

import pytest

from tests.session.coach_talk import Broken, CoachedTable, Slow
from tests.session.table_talk import COMPUTER, HUMAN, seeded, setup_of
from yacht_desktop.coach.choices import Loss, Measure, Option
from yacht_desktop.game.moves import Keep, Roll, Score
from yacht_desktop.session import tutor
from yacht_desktop.session.coach_events import Hint, Threshold, Warned
from yacht_desktop.session.events import Refusal
from yacht_desktop.session.notes import Note, NoteKind, TutorAnswer

NewTable = Callable[..., CoachedTable]

# The coach of these tests would keep as many dice as it can: to keep none is a bad choice.
BAD = Keep(frozenset())


def warned_table(new_table: NewTable, *players) -> CoachedTable:
    """Return a table at which a warning has been given of a roll that keeps nothing."""
    table = new_table(*(players or (HUMAN,)))
    table.coaching.set_threshold(Threshold())
    table.roll()
    table.session.roll()
    assert isinstance(table.last("warned"), Warned)
    return table


def rolls(table: CoachedTable) -> int:
    return sum(isinstance(move, Roll) for move in table.session.moves)


def test_without_a_threshold_nothing_is_held_up(new_table: NewTable) -> None:
    table = new_table(HUMAN)
    table.coaching.set_watching(True)
    table.roll()
    table.session.roll()
    assert rolls(table) == 2
    assert not table.coaching.is_tutor_on


def test_a_bad_choice_is_held_up_and_nothing_is_played(new_table: NewTable) -> None:
    table = warned_table(new_table)
    warning = table.coaching.warning
    assert warning is not None
    assert warning.decision == BAD
    assert warning.option == warning.advice.option_of(BAD)
    assert warning is table.last("warned")
    assert rolls(table) == 1
    assert table.coaching.notes == (), "noted once it is answered"


def test_a_box_is_judged_like_a_roll(new_table: NewTable) -> None:
    table = new_table(HUMAN)
    table.coaching.set_threshold(Threshold())
    table.roll()
    table.session.score("yacht")
    warned = table.last("warned")
    assert isinstance(warned, Warned)
    assert warned.decision == Score("yacht")
    assert table.session.state.card["yacht"] is None


def test_a_good_choice_and_the_first_roll_pass(new_table: NewTable) -> None:
    table = new_table(HUMAN)
    table.coaching.set_threshold(Threshold())
    for number in (1, 2, 3):
        table.session.roll()
        table.qtbot.waitUntil(lambda: table.coaching.advice is not None)
        assert rolls(table) == number
        if number < 3:
            hold_best(table)
    assert table.all_of("warned") == []


def hold_best(table: CoachedTable) -> None:
    dice = table.session.state.dice
    assert dice is not None
    lowest = dice.index(min(dice))
    for place in set(range(5)) - {lowest} - table.session.position.held:
        table.session.hold(place)
    if lowest in table.session.position.held:
        table.session.hold(lowest)


@pytest.mark.parametrize("players", [1, 2])
def test_only_more_than_the_threshold_counts(players: int) -> None:
    measure = Measure.POINTS if players == 1 else Measure.WIN
    losses = (Loss(1.5), Loss(1.6)) if players == 1 else (Loss(50.0, 0.02), Loss(0.0, 0.03))
    equal, more = (Option((), None, 100.0, None, loss) for loss in losses)
    assert not Threshold().is_passed_by(equal, measure)
    assert Threshold().is_passed_by(more, measure)


def test_what_the_rules_forbid_is_refused_and_not_warned_of(new_table: NewTable) -> None:
    table = new_table(HUMAN)
    refused: list[Refusal] = []
    table.session.refused.connect(refused.append)
    table.session.lay_out(setup_of(HUMAN), seeded()(), [Roll((1, 2, 3, 4, 6)), Score("ones"), Roll((1, 1, 1, 1, 2))])
    table.coaching.set_threshold(Threshold(0.0, 0.0))
    table.qtbot.waitUntil(lambda: table.coaching.advice is not None)
    table.session.score("ones")
    table.session.score("nonsense")
    for place in range(5):
        table.session.hold(place)
    table.session.roll()
    assert refused == [Refusal.CATEGORY_FILLED, Refusal.NO_CATEGORY, Refusal.ALL_HELD]
    assert table.all_of("warned") == []


def test_the_last_box_with_no_roll_left_is_forced_and_never_waits(new_table: NewTable) -> None:
    analyst = Slow()
    table = new_table(HUMAN, analyst=analyst)
    moves: list[Roll | Score] = []
    categories = table.session.setup.rules.category_ids
    for category in categories[:-1]:
        moves += [Roll((1, 2, 3, 4, 6)), Score(category)]
    moves += [Roll((1, 2, 3, 4, 6))] * 3
    table.session.lay_out(setup_of(HUMAN), seeded()(), moves)
    table.coaching.set_threshold(Threshold(0.0, 0.0))
    table.session.score(categories[-1])
    assert table.session.state.is_over


# The four answers


def test_play_anyway_plays_it_and_notes_it(new_table: NewTable) -> None:
    table = warned_table(new_table)
    table.coaching.answer(TutorAnswer.PLAY_ANYWAY)
    assert rolls(table) == 2
    move = table.session.moves[-1]
    assert isinstance(move, Roll)
    assert move.kept == frozenset()
    assert table.coaching.notes == (Note(1, 0, NoteKind.WARNING, decision=BAD, answer=TutorAnswer.PLAY_ANYWAY),)
    assert table.coaching.warning is None
    assert table.all_of("withdrawn") == []


def test_think_again_goes_back_and_gives_nothing_away(new_table: NewTable) -> None:
    table = warned_table(new_table)
    before = list(table.told)
    table.coaching.answer(TutorAnswer.THINK_AGAIN)
    table.settle()
    assert table.told == before
    assert rolls(table) == 1
    assert table.coaching.notes == (Note(1, 0, NoteKind.WARNING, decision=BAD, answer=TutorAnswer.THINK_AGAIN),)
    table.session.roll()
    assert len(table.all_of("warned")) == 2, "the same choice is warned of again"


def test_show_me_shows_the_best_and_notes_it_as_a_hint(new_table: NewTable) -> None:
    table = warned_table(new_table)
    table.coaching.answer(TutorAnswer.SHOW_ME)
    hint = table.last("hinted")
    assert isinstance(hint, Hint)
    assert hint.stage == 1
    assert rolls(table) == 1
    assert [(note.kind, note.stage, note.answer) for note in table.coaching.notes] == [
        (NoteKind.WARNING, 0, TutorAnswer.SHOW_ME),
        (NoteKind.HINT, 1, None),
    ]
    table.coaching.hint()
    more = table.wait_for("hinted", 2)
    assert isinstance(more, Hint)
    assert more.stage == 2


def test_stop_warning_plays_it_and_warns_of_nothing_more_in_this_game(new_table: NewTable) -> None:
    table = warned_table(new_table)
    table.coaching.answer(TutorAnswer.STOP_WARNING)
    assert rolls(table) == 2
    table.settle()
    table.session.roll()
    table.session.score("yacht")
    assert table.session.state.turn == 2
    was_on = table.coaching.is_tutor_on
    table.session.new_game(setup_of(HUMAN))
    assert (was_on, table.coaching.is_tutor_on) == (False, True)
    table.roll()
    table.session.roll()
    assert len(table.all_of("warned")) == 2


def test_warnings_that_were_stopped_come_again_when_the_tutor_is_turned_on(new_table: NewTable) -> None:
    table = warned_table(new_table)
    table.coaching.answer(TutorAnswer.STOP_WARNING)
    table.coaching.set_threshold(Threshold(1.0, 0.01))
    stopped = not table.coaching.is_tutor_on
    table.coaching.set_threshold(None)
    table.coaching.set_threshold(Threshold())
    assert (stopped, table.coaching.is_tutor_on) == (True, True)


@pytest.mark.parametrize("answer", TutorAnswer)
def test_an_answer_counts_once(new_table: NewTable, answer: TutorAnswer) -> None:
    table = warned_table(new_table)
    for _ in range(3):
        table.coaching.answer(answer)
    table.settle()
    assert rolls(table) == (2 if answer.goes_on else 1)
    assert len([note for note in table.coaching.notes if note.kind is NoteKind.WARNING]) == 1


def test_an_answer_without_a_warning_does_nothing(new_table: NewTable) -> None:
    table = new_table(HUMAN)
    table.coaching.set_threshold(Threshold())
    table.roll()
    for answer in TutorAnswer:
        table.coaching.answer(answer)
    table.settle()
    assert rolls(table) == 1
    assert table.coaching.notes == ()
    assert table.coaching.is_tutor_on


# Whatever else happens withdraws a warning


@pytest.mark.parametrize("deed", ["undo", "hold", "new game", "tutor off", "another choice"])
def test_a_warning_is_withdrawn_when_the_game_goes_elsewhere(new_table: NewTable, deed: str) -> None:
    table = warned_table(new_table)
    {
        "undo": table.session.undo,
        "hold": lambda: table.session.hold(0),
        "new game": lambda: table.session.new_game(setup_of(HUMAN)),
        "tutor off": lambda: table.coaching.set_threshold(None),
        "another choice": lambda: table.session.score("yacht"),
    }[deed]()
    assert len(table.all_of("withdrawn")) == 1
    moves = table.session.moves
    warning = table.coaching.warning
    assert (warning is None) is (deed != "another choice")
    if warning is None:
        table.coaching.answer(TutorAnswer.PLAY_ANYWAY)
        assert table.session.moves == moves, "a late answer plays nothing"
    seen = Note(1, 0, NoteKind.WARNING, decision=BAD, answer=None)
    assert (seen in table.coaching.notes) is (deed != "new game"), "seen is seen, in the game it belongs to"


def test_a_warning_is_not_withdrawn_by_opening_the_panel(new_table: NewTable) -> None:
    table = warned_table(new_table)
    table.coaching.set_watching(True)
    table.coaching.set_threshold(Threshold(1.0, 0.01))
    assert table.coaching.warning is not None
    assert table.all_of("withdrawn") == []


def test_redo_is_not_held_up(new_table: NewTable) -> None:
    table = warned_table(new_table)
    table.coaching.answer(TutorAnswer.PLAY_ANYWAY)
    table.session.undo()
    table.session.redo()
    assert rolls(table) == 2
    assert len(table.all_of("warned")) == 1


def test_computers_are_not_held_up(new_table: NewTable) -> None:
    table = new_table(COMPUTER, HUMAN)
    table.coaching.set_threshold(Threshold(0.0, 0.0))
    table.qtbot.waitUntil(lambda: table.session.position.may_act)
    assert table.all_of("warned") == []


# While the advice is not there yet


def waiting_table(new_table: NewTable) -> tuple[CoachedTable, Slow]:
    """Return a table at which a roll waits for its advice."""
    analyst = Slow()
    table = new_table(HUMAN, analyst=analyst)
    table.coaching.set_threshold(Threshold())
    table.session.roll()
    analyst.asked.acquire()
    table.session.roll()
    assert rolls(table) == 1
    assert table.all_of("waiting") == [True]
    return table, analyst


def test_a_choice_waits_for_its_advice_and_is_then_warned_of(new_table: NewTable) -> None:
    table, analyst = waiting_table(new_table)
    for _ in range(3):
        table.session.roll()
    analyst.allowed.release()
    table.wait_for("warned")
    table.settle()
    assert table.all_of("waiting") == [True, False]
    assert len(table.all_of("warned")) == 1
    assert rolls(table) == 1


def test_a_choice_waits_no_longer_than_a_few_seconds(new_table: NewTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tutor, "LONGEST_WAIT_MS", 50)
    table, analyst = waiting_table(new_table)
    table.qtbot.waitUntil(lambda: rolls(table) == 2)
    assert table.all_of("waiting") == [True, False]
    # Also for what the next dice are worth.
    analyst.allowed.release(2)
    table.settle()
    assert table.all_of("warned") == []
    assert rolls(table) == 2


def test_a_good_choice_that_waited_is_played_once(new_table: NewTable) -> None:
    analyst = Slow()
    table = new_table(HUMAN, analyst=analyst)
    table.coaching.set_threshold(Threshold())
    table.session.roll()
    hold_best(table)
    for _ in range(5):
        table.session.roll()
    assert rolls(table) == 1
    analyst.allowed.release()
    table.qtbot.waitUntil(lambda: rolls(table) == 2)
    analyst.allowed.release()
    table.settle()
    assert rolls(table) == 2
    assert table.all_of("warned") == []


@pytest.mark.parametrize("deed", ["undo", "hold", "new game", "tutor off"])
def test_a_choice_that_waits_is_dropped_when_the_game_goes_elsewhere(new_table: NewTable, deed: str) -> None:
    table, analyst = waiting_table(new_table)
    {
        "undo": table.session.undo,
        "hold": lambda: table.session.hold(0),
        "new game": lambda: table.session.new_game(setup_of(HUMAN)),
        "tutor off": lambda: table.coaching.set_threshold(None),
    }[deed]()
    moves = table.session.moves
    assert table.last("waiting") is False
    analyst.allowed.release()
    table.settle()
    assert table.session.moves == moves
    assert (table.all_of("warned"), table.all_of("withdrawn"), table.coaching.warning) == ([], [], None)


def test_the_choice_made_last_is_the_one_that_waits(new_table: NewTable) -> None:
    table, analyst = waiting_table(new_table)
    table.session.score("yacht")
    analyst.allowed.release()
    warned = table.wait_for("warned")
    assert isinstance(warned, Warned)
    assert warned.decision == Score("yacht")


def test_a_choice_that_waits_for_advice_that_never_comes_is_played(new_table: NewTable) -> None:
    table = new_table(HUMAN, analyst=Broken())
    table.coaching.set_threshold(Threshold())
    table.session.roll()
    table.session.roll()
    table.wait_for("failed")
    assert rolls(table) == 2
    table.session.roll()
    assert rolls(table) == 3, "nothing waits for a coach that is gone"


def test_shut_down_the_tutor_plays_nothing(new_table: NewTable) -> None:
    table, analyst = waiting_table(new_table)
    analyst.closed.set()
    table.coaching.shut_down()
    table.qtbot.wait(20)
    assert rolls(table) == 1
