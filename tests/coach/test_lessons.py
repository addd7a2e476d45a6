"""The trainer asks for what was costly, grades like a review, and asks again later and later."""

from dataclasses import replace
from datetime import date, timedelta
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yacht_desktop.coach.choices import Advice, Loss, Measure, Option
from yacht_desktop.coach.lessons import (
    INTERVALS,
    Schedule,
    first_schedule,
    grade,
    lessons_in,
    next_schedule,
    position_key,
)
from yacht_desktop.coach.marks import Mark, mark_of
from yacht_desktop.coach.reviews import DecisionReview, Review
from yacht_desktop.game.moves import Keep, Roll, Score
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.game.state import GameState

MONDAY: Final = date(2026, 11, 30)
YACHT: Final = ruleset("yacht")
START: Final = GameState.start(YACHT, 2)


def option(keep: tuple[int, ...] | None, category: str | None, points: float, win: float | None) -> Option:
    return Option(keep, category, 150 - points, None if win is None else 0.5 - win, Loss(points, win))


def decision(move: int, player: int, points: float, win: float | None, dice: tuple[int, ...]) -> DecisionReview:
    chosen = option(None, "ones", points, win)
    measure = Measure.POINTS if win is None else Measure.WIN
    state = replace(START.after(Roll(dice)), player=player)
    return DecisionReview(move, state, chosen, (chosen,), unforced=True, mark=mark_of(chosen.loss, measure))


def review(measure: Measure, *decisions: DecisionReview) -> Review:
    return Review(YACHT, (), measure, decisions, (), (), (), (), ())


def test_the_costliest_decisions_become_lessons_the_worst_first() -> None:
    found = review(
        Measure.POINTS,
        decision(1, 0, 0.4, None, (1, 1, 1, 1, 2)),
        decision(2, 0, 2.0, None, (1, 1, 1, 1, 3)),
        decision(3, 1, 9.0, None, (1, 1, 1, 1, 4)),
        decision(4, 0, 5.0, None, (1, 1, 1, 1, 5)),
        decision(5, 0, 0.6, None, (1, 1, 1, 1, 6)),
        decision(6, 0, 0.7, None, (2, 1, 1, 1, 6)),
    )
    assert [one.move for one in lessons_in(found, 0)] == [4, 2, 6]
    assert [one.move for one in lessons_in(found, 0, most=9)] == [4, 2, 6, 5]
    assert [one.move for one in lessons_in(found, 1)] == [3]


def test_against_others_the_chance_to_win_counts() -> None:
    found = review(
        Measure.WIN,
        decision(1, 0, 9.0, 0.001, (1, 1, 1, 1, 2)),
        decision(2, 0, 1.0, 0.03, (1, 1, 1, 1, 3)),
        decision(3, 0, 2.0, 0.05, (1, 1, 1, 1, 4)),
    )
    assert [one.move for one in lessons_in(found, 0)] == [3, 2]


def test_a_position_is_one_lesson_however_its_dice_lie() -> None:
    found = review(
        Measure.POINTS, decision(1, 0, 2.0, None, (1, 2, 3, 4, 6)), decision(2, 0, 3.0, None, (6, 4, 3, 2, 1))
    )
    assert [one.move for one in lessons_in(found, 0)] == [2]


def test_ties_count_as_right() -> None:
    state = START.after(Roll((5, 5, 2, 2, 1)))
    options = (option((5, 5), None, 0.0, None), option((2, 2), None, 0.0, None), option(None, "twos", 3.0, None))
    advice = Advice(state, options, Measure.POINTS)
    for kept in ({0, 1}, {2, 3}):
        graded = grade(advice, Keep(frozenset(kept)))
        assert (graded.is_right, graded.mark, len(graded.best)) == (True, Mark.BEST, 2)
    wrong = grade(advice, Score("twos"))
    assert (wrong.is_right, wrong.mark, wrong.option.loss.points) == (False, Mark.BAD, 3.0)
    with pytest.raises(LookupError):
        grade(advice, Score("ones"))


def test_a_lesson_known_well_is_asked_later_and_later() -> None:
    schedule, day, waits = first_schedule(MONDAY), MONDAY, []
    assert schedule.due == MONDAY
    for _ in range(8):
        schedule = next_schedule(schedule, Mark.BEST, day)
        waits.append((schedule.due - day).days)
        day = schedule.due
    assert waits == [*INTERVALS, INTERVALS[-1], INTERVALS[-1]]
    assert sorted(INTERVALS) == list(INTERVALS)


def test_a_mistake_begins_anew_and_a_close_call_stays() -> None:
    schedule = Schedule(4, MONDAY)
    tomorrow = MONDAY + timedelta(days=1)
    assert next_schedule(schedule, Mark.CLOSE, MONDAY) == Schedule(4, tomorrow)
    for mark in (Mark.DOUBTFUL, Mark.BAD, Mark.VERY_BAD):
        assert next_schedule(schedule, mark, MONDAY) == Schedule(0, tomorrow)


def test_practice_before_its_day_does_not_hurry_a_lesson() -> None:
    schedule = Schedule(3, MONDAY + timedelta(days=5))
    assert next_schedule(schedule, Mark.BEST, MONDAY) == schedule
    assert next_schedule(schedule, Mark.BAD, MONDAY).step == 0


@given(st.integers(0, 50), st.integers(-400, 400), st.sampled_from(Mark))
def test_every_answer_leads_to_a_day_to_come(step: int, late: int, mark: Mark) -> None:
    after = next_schedule(Schedule(step, MONDAY - timedelta(days=late)), mark, MONDAY)
    assert after.due > MONDAY
    assert 0 <= after.step <= max(step, len(INTERVALS))


def test_positions_that_differ_in_anything_have_other_keys() -> None:
    state = START.after(Roll((1, 2, 3, 4, 6)))
    again = state.after(Roll((1, 2, 3, 4, 6), frozenset({0})))
    other = GameState.start(ruleset("yacht", straights="15/20"), 2).after(Roll((1, 2, 3, 4, 6)))
    later = state.after(Score("ones")).after(Roll((1, 2, 3, 4, 6)))
    alone = GameState.start(YACHT, 1).after(Roll((1, 2, 3, 4, 6)))
    keys = {position_key(one) for one in (state, again, other, later, alone)}
    assert len(keys) == 5
    assert position_key(START.after(Roll((6, 4, 3, 2, 1)))) in keys
