"""The trainer: lessons come from finished games, are asked when due, graded like any decision, and never lost."""

from collections.abc import Callable, Iterator
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from tests.game.variants import random_game
from tests.session.table_talk import COMPUTER, HUMAN, SimpleThinker, seeded, setup_of
from yacht_desktop.coach.lessons import INTERVALS, lessons_in
from yacht_desktop.coach.marks import Mark
from yacht_desktop.coach.reviewing import review_game
from yacht_desktop.coach.reviews import Review
from yacht_desktop.game.moves import Decision, Keep, Score
from yacht_desktop.session.analysis import ExactAnalyst
from yacht_desktop.session.coach_events import positions_of
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.pace import NO_WAITING
from yacht_desktop.session.record import decision_of
from yacht_desktop.session.reviewing import Reviewing
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.session.training import Training
from yacht_desktop.session.training_events import Course, Graded, Question, StoreTrouble
from yacht_desktop.storage.faults import StoreFault
from yacht_desktop.storage.learning import Learner

MONDAY: Final = date(2026, 11, 30)
ANNA: Final = Learner("Anna")
SETUP: Final = setup_of(Player("Anna"), HUMAN)


@cache
def reviewed(seed: int = 1) -> Review:
    """A game of two people who play at random, reviewed."""
    return review_game(SETUP.rules, 2, tuple(random_game(SETUP.rules, 2, seed)))


class School:
    """A trainer, the day it is, and all that it has told."""

    def __init__(self, qtbot: QtBot, path: Path) -> None:
        self.qtbot = qtbot
        self.day = MONDAY
        self.troubles: list[StoreTrouble] = []
        self.training = Training(path, ExactAnalyst(), lambda: self.day)
        self.training.troubled.connect(self.troubles.append)
        self.training.failed.connect(self._raise)

    def _raise(self, fault: Exception) -> None:
        raise fault

    def _course(self, ask: Callable[[], None]) -> Course:
        with self.qtbot.waitSignal(self.training.course_changed) as told:
            ask()
        (course,) = told.args
        assert isinstance(course, Course)
        return course

    def ask(self, learner: Learner | None = None) -> Course:
        return self._course(lambda: self.training.ask(learner))

    def question(self, learner: Learner | None = None) -> Question:
        asked = self.ask(learner).question
        assert asked is not None
        return asked

    def practise(self) -> Question:
        asked = self._course(self.training.practise).question
        assert asked is not None
        return asked

    def answer(self, decision: Decision) -> Graded:
        with self.qtbot.waitSignal(self.training.graded, timeout=20_000) as told:
            self.training.answer(decision)
        (graded,) = told.args
        assert isinstance(graded, Graded)
        return graded

    def answer_best(self, question: Question) -> Graded:
        """Answer with one of the best choices."""
        review = next(
            one for seat in (0, 1) for one in lessons_in(reviewed(), seat) if one.state == question.position.state
        )
        best = review.best[-1]
        if best.category is not None:
            return self.answer(Score(best.category))
        return self.answer(Keep(positions_of(best, review.state.dice or ())))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "trainer.sqlite3"


@pytest.fixture
def school(qtbot: QtBot, path: Path) -> Iterator[School]:
    made = School(qtbot, path)
    yield made
    made.training.shut_down()


def test_without_lessons_nothing_is_asked(school: School) -> None:
    assert school.ask() == Course((), None, None)


def test_the_costliest_decisions_are_asked_again_as_they_stood(school: School) -> None:
    school.training.take(SETUP, reviewed())
    course = school.ask(ANNA)
    assert {count.learner for count in course.learners} == {ANNA, Learner("", 2)}
    assert course.learner == ANNA
    asked = course.question
    assert asked is not None
    worst = lessons_in(reviewed(), 0)[0]
    assert asked.position.state == worst.state
    assert asked.position.setup == SETUP
    assert (asked.lost, asked.lesson.taken) == (worst.loss, MONDAY)
    assert (asked.number, asked.total, asked.practice) == (1, 3, False)
    assert asked.played == decision_of(reviewed().moves[worst.move], worst.state)


def test_the_same_mistake_is_graded_as_the_review_did_and_comes_again_tomorrow(school: School) -> None:
    school.training.take(SETUP, reviewed())
    asked, worst = school.question(ANNA), lessons_in(reviewed(), 0)[0]
    graded = school.answer(asked.played)
    assert graded.grade.mark is worst.mark
    assert graded.grade.option.loss == worst.loss
    assert (graded.grade.is_right, graded.days, graded.again) == (False, 1, MONDAY + timedelta(days=1))
    assert {(one.keep, one.category) for one in graded.grade.best} == {(one.keep, one.category) for one in worst.best}
    assert graded.played == graded.grade.option
    assert school.question().number == 2


def test_a_best_answer_is_right_and_comes_later_and_later(school: School) -> None:
    school.training.take(SETUP, reviewed())
    waits = []
    for _ in range(4):
        asked = school.question(ANNA)
        graded = school.answer_best(asked)
        assert graded.grade.mark is Mark.BEST
        waits.append(graded.days)
        while (other := school.ask().question) is not None:
            school.answer(other.played)
        school.day = graded.again
        # The others come every day; only the one that is known waits.
        while (again := school.question()).lesson.id != asked.lesson.id:
            school.answer(again.played)
    assert waits == list(INTERVALS[:4])


def test_an_answer_that_comes_before_the_advice_waits_for_it(school: School) -> None:
    school.training.take(SETUP, reviewed())
    with school.qtbot.waitSignal(school.training.course_changed):
        school.training.ask(ANNA)
    asked = school.training.course.question
    assert asked is not None
    with school.qtbot.waitSignal(school.training.graded, timeout=20_000):
        school.training.answer(asked.played)
        assert school.training.is_weighing
        school.training.answer(Score("ones"))
    assert not school.training.is_weighing


def test_an_answer_counts_once(school: School) -> None:
    school.training.take(SETUP, reviewed())
    asked = school.question(ANNA)
    school.answer(asked.played)
    school.training.answer(asked.played)
    assert not school.training.is_weighing
    assert school.ask().learners[0].answered + school.ask().learners[1].answered == 1


def test_with_nothing_due_there_is_practice_which_changes_no_day_to_come(school: School) -> None:
    school.training.take(SETUP, reviewed())
    for _ in range(3):
        school.answer_best(school.question(ANNA))
    course = school.ask(ANNA)
    assert (course.learner, course.question) == (ANNA, None)
    first = school.practise()
    assert first.practice
    due = first.lesson.due
    assert school.answer_best(first).again == due
    second = school.practise()
    assert second.lesson.id != first.lesson.id
    assert (second.number, second.total) == (3, 3)


def test_lessons_are_not_taken_twice(school: School) -> None:
    for _ in range(3):
        school.training.take(SETUP, reviewed())
    assert [count.lessons for count in school.ask().learners] == [3, 3]


def test_computers_learn_nothing(school: School) -> None:
    school.training.take(setup_of(COMPUTER, COMPUTER), reviewed())
    assert school.ask().learners == ()


def test_lessons_are_there_another_day(qtbot: QtBot, path: Path) -> None:
    first = School(qtbot, path)
    first.training.take(SETUP, reviewed())
    first.training.shut_down()
    again = School(qtbot, path)
    assert again.question(ANNA).total == 3
    again.training.shut_down()


def test_a_damaged_file_is_told_once_and_lessons_go_on(qtbot: QtBot, path: Path) -> None:
    path.write_bytes(b"rubbish" * 1_000)
    school = School(qtbot, path)
    school.training.take(SETUP, reviewed())
    assert school.question(ANNA).total == 3
    assert [(told.fault, told.aside is not None) for told in school.troubles] == [(StoreFault.DAMAGED, True)]
    school.training.shut_down()


def test_where_nothing_can_be_stored_the_lessons_last_for_the_day(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    school = School(qtbot, tmp_path / "file" / "trainer.sqlite3")
    school.training.take(SETUP, reviewed())
    school.answer_best(school.question(ANNA))
    assert school.question(ANNA).number == 2
    assert [told.fault for told in school.troubles] == [StoreFault.NOT_SAVED]
    school.training.shut_down()


def test_a_disk_that_fills_up_in_a_lesson_does_not_stop_the_trainer(school: School) -> None:
    school.training.take(SETUP, reviewed())
    first = school.question(ANNA)
    store = school.training._store
    assert store is not None
    store._lessons._connection.execute("PRAGMA query_only = ON")
    school.answer(first.played)
    second = school.question()
    assert (second.lesson.id != first.lesson.id, second.number) == (True, 2)
    assert [told.fault for told in school.troubles] == [StoreFault.NOT_SAVED]


def finish_game(session: GameSession) -> None:
    while not session.state.is_over:
        session.roll()
        session.score(next(iter(session.state.possible_scores)))


class Reviews:
    """Gives the review of whatever game was finished."""

    def __call__(self, rules, players, moves, job) -> Review:
        return review_game(rules, players, moves)


@pytest.fixture
def table(qtbot: QtBot, school: School) -> Iterator[tuple[GameSession, Reviewing]]:
    session = GameSession(setup_of(Player("Anna")), SimpleThinker(), seeded())
    session.set_pace(NO_WAITING)
    reviewing = Reviewing(Reviews())
    school.training.follow(session, reviewing)
    yield session, reviewing
    reviewing.shut_down()
    session.shut_down()


def review(qtbot: QtBot, reviewing: Reviewing, session: GameSession) -> None:
    with qtbot.waitSignal(reviewing.reviewed, timeout=20_000):
        reviewing.review(session.setup, session.moves)


def test_a_game_finished_at_the_table_is_learnt_from_once(
    qtbot: QtBot, school: School, table: tuple[GameSession, Reviewing]
) -> None:
    session, reviewing = table
    session.begin()
    finish_game(session)
    review(qtbot, reviewing, session)
    number = school.ask().learners[0].lessons
    assert 1 <= number <= 3
    session.undo()
    session.redo()
    review(qtbot, reviewing, session)
    assert school.ask().learners[0].lessons == number


def test_games_that_are_only_looked_at_are_not_learnt_from(
    qtbot: QtBot, school: School, table: tuple[GameSession, Reviewing]
) -> None:
    session, reviewing = table
    setup: GameSetup = SETUP
    session.lay_out(setup, SimpleDice(), reviewed().moves)
    review(qtbot, reviewing, session)
    assert school.ask().learners == ()


class SimpleDice:
    """Always a one."""

    def face(self, throw: object, faces: int = 6) -> int:
        return 1
