"""The coach at the table: when it works, what it advises, what is held, and what is dropped."""

import threading
import time
from collections.abc import Callable

import pytest

from tests.session.coach_talk import Broken, CoachedTable, KeepsHighest, LongToPrepare, Slow
from tests.session.table_talk import COMPUTER, HUMAN, setup_of
from yacht_desktop.coach.choices import Advice, Option
from yacht_desktop.game.rulesets import ruleset

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
