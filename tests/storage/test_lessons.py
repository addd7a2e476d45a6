"""The trainer's lessons: taken once, asked when they are due, remembered with what was answered."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path
from typing import Final

import pytest

from tests.storage.games import LEVELS
from yacht_desktop.storage.faults import StoreFault
from yacht_desktop.storage.game_file_reading import read_game_file
from yacht_desktop.storage.learning import Given, Learner, LearnerCount, Lesson, NewLesson
from yacht_desktop.storage.lessons import STEPS, Lessons

DATA: Final = Path(__file__).parents[1] / "data"
MONDAY: Final = date(2026, 11, 30)
TUESDAY: Final = MONDAY + timedelta(days=1)
YOU, ANNA, SECOND = Learner(""), Learner("Anna <b>'; --"), Learner("", 2)


def lesson(learner: Learner = YOU, move: int = 3, *, points: float = 2.0, due: date = MONDAY, **more) -> NewLesson:
    position = more.pop("position", f"position {move}")
    return NewLesson(learner, move, position, points, more.pop("win", None), due)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "trainer.sqlite3"


@pytest.fixture
def store(path: Path) -> Iterator[Lessons]:
    made = Lessons(path)
    yield made
    made.close()


def due(store: Lessons, learner: Learner = YOU, day: date = MONDAY) -> Lesson:
    found = store.due(learner, day)
    assert found is not None
    return found


def test_a_lesson_is_asked_from_its_day_on(store: Lessons) -> None:
    assert store.take("game", [lesson(due=TUESDAY, win=0.02)], MONDAY) == 1
    assert store.due(YOU, MONDAY) is None
    assert due(store, day=TUESDAY) == Lesson(1, "game", 3, 2.0, 0.02, MONDAY, 0, TUESDAY)
    assert store.due(ANNA, TUESDAY) is None


def test_the_same_position_is_taken_once_for_each_learner(store: Lessons) -> None:
    assert store.take("game", [lesson(), lesson(ANNA), lesson(SECOND), lesson()], MONDAY) == 3
    assert store.take("game", [lesson()], TUESDAY) == 0
    assert store.take("another game", [lesson(), lesson(move=9)], TUESDAY) == 1
    assert [count.lessons for count in store.learners(MONDAY)] == [2, 1, 1]


def test_a_game_of_which_nothing_was_learnt_is_not_kept(store: Lessons, path: Path) -> None:
    store.take("game", [], MONDAY)
    store.take("game", [lesson()], MONDAY)
    store.take("other game", [lesson()], MONDAY)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT text FROM games").fetchall() == [("game",)]


def test_overdue_lessons_come_first_then_the_costliest(store: Lessons) -> None:
    late = MONDAY - timedelta(days=9)
    found = [lesson(move=1, points=1.0), lesson(move=2, points=5.0), lesson(move=3, points=0.5, due=late)]
    store.take("game", found, MONDAY)
    order = []
    while (one := store.due(YOU, MONDAY)) is not None:
        order.append(one.move)
        store.note_answer(one.id, Given(MONDAY, 0.0, None, "best"), 1, TUESDAY)
    assert order == [3, 2, 1]


def test_an_answer_moves_the_lesson_on(store: Lessons) -> None:
    store.take("game", [lesson(), lesson(move=4, points=1.0)], MONDAY)
    first = due(store)
    store.note_answer(first.id, Given(MONDAY, 1.5, 0.01, "bad"), 2, TUESDAY)
    assert due(store).move == 4
    assert store.learners(MONDAY) == (LearnerCount(YOU, 2, 1, 1),)
    assert store.learners(TUESDAY) == (LearnerCount(YOU, 2, 2, 0),)
    store.note_answer(due(store).id, Given(MONDAY, 0.0, None, "best"), 1, TUESDAY + timedelta(days=1))
    again = due(store, day=TUESDAY)
    assert (again.id, again.step, again.due) == (first.id, 2, TUESDAY)


def test_practice_begins_with_what_was_asked_longest_ago(store: Lessons) -> None:
    store.take("game", [lesson(move=move) for move in (1, 2, 3)], MONDAY)
    asked, after = [], 0
    for _ in range(5):
        one = store.to_practise(YOU, after)
        assert one is not None
        asked.append(one.move)
        after = one.id
        store.note_answer(one.id, Given(MONDAY, 0.0, None, "best"), 1, TUESDAY)
    assert asked == [1, 2, 3, 1, 2]
    assert store.to_practise(ANNA) is None


def test_the_only_lesson_may_be_practised_again_at_once(store: Lessons) -> None:
    store.take("game", [lesson()], MONDAY)
    one = store.to_practise(YOU)
    assert one is not None
    assert store.to_practise(YOU, one.id) == one


def test_a_lesson_that_is_forgotten_takes_answers_and_game_along(store: Lessons, path: Path) -> None:
    store.take("game", [lesson(), lesson(ANNA)], MONDAY)
    one = due(store)
    store.note_answer(one.id, Given(MONDAY, 0.0, None, "best"), 1, TUESDAY)
    store.forget(one.id)
    with closing(sqlite3.connect(path)) as connection:
        counts = [
            connection.execute(f"SELECT count(*) FROM {t}").fetchone()[0] for t in ("games", "lessons", "answers")
        ]
    assert counts == [1, 1, 0]


def test_all_is_there_again(path: Path) -> None:
    first = Lessons(path)
    first.take("game", [lesson()], MONDAY)
    first.close()
    again = Lessons(path)
    assert (again.fault, again.saves, due(again).game) == (None, True, "game")
    again.close()


def test_a_failure_half_way_changes_nothing(store: Lessons) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        store.take("game", [lesson(), lesson(move=-1)], MONDAY)
    assert store.learners(MONDAY) == ()
    with pytest.raises(sqlite3.IntegrityError):
        store.note_answer(77, Given(MONDAY, 0.0, None, "best"), 1, TUESDAY)
    assert store.take("game", [lesson()], MONDAY) == 1


def test_a_full_disk_leaves_the_file_as_it_is_and_the_lessons_in_memory(store: Lessons, path: Path) -> None:
    store.take("game", [lesson()], MONDAY)
    connection = store._connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(sqlite3.OperationalError, match="full"):
        store.take("another game" * 10_000, [lesson(move=9)], MONDAY)
    store.go_on_in_memory()
    assert not store.saves
    assert store.take("another game" * 10_000, [lesson(move=9)], MONDAY) == 1
    assert store.learners(MONDAY)[0].lessons == 2
    again = Lessons(path)
    assert again.learners(MONDAY)[0].lessons == 1
    again.close()


def test_a_day_that_is_none_is_asked_at_once(store: Lessons, path: Path) -> None:
    store.take("game", [lesson()], MONDAY)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE lessons SET due = '', taken = 'yesterday'")
    assert (due(store).due, due(store).taken) == (date.min, date.min)


def test_a_damaged_store_is_kept_aside(path: Path) -> None:
    path.write_bytes(b"not a store" * 100)
    store = Lessons(path)
    assert (store.fault, store.saves) == (StoreFault.DAMAGED, True)
    assert store.aside is not None
    assert store.take("game", [lesson()], MONDAY) == 1
    store.close()


@pytest.mark.parametrize("version", range(1, len(STEPS) + 1))
def test_a_store_of_every_version_there_ever_was_is_read(tmp_path: Path, version: int) -> None:
    path = tmp_path / "trainer.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((DATA / f"trainer-{version}.sql").read_text(encoding="utf-8"))
    store = Lessons(path)
    assert store.fault is None
    assert [count.learner for count in store.learners(MONDAY)] == [YOU, Learner("Åsa 🎲")]
    one = due(store)
    assert read_game_file(one.game, LEVELS).moves
    assert (one.move, one.win, one.step, one.taken) == (7, 0.01, 0, MONDAY)
    assert [(count.lessons, count.due, count.answered) for count in store.learners(MONDAY)] == [(2, 1, 1), (1, 1, 0)]
    store.close()
