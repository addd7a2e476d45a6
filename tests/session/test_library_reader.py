"""Questions to the library, asked while a game goes on."""

import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.session.kept_games import NAME, KeptTable
from tests.session.table_talk import HUMAN, setup_of
from yacht_desktop.session.library_reader import LibraryReader
from yacht_desktop.storage import library_queries as queries
from yacht_desktop.storage.library_entries import GameFilter

Answers = list[object]


class Room:
    """A table whose library is asked."""

    def __init__(self, qtbot, folder: Path) -> None:
        self.qtbot = qtbot
        self.table = KeptTable(folder, setup_of(HUMAN))
        self.reader = LibraryReader(self.table.autosave.opened)
        self.table.autosave.kept.connect(self.reader.note_kept)
        self.changes = 0
        self.reader.changed.connect(self._count)
        self.faults: list[Exception] = []

    def _count(self) -> None:
        self.changes += 1

    def ask(self, question) -> object:
        answers: Answers = []
        self.reader.ask(question, answers.append, self.faults.append)
        assert not answers
        self.qtbot.waitUntil(lambda: bool(answers or self.faults))
        return answers[0] if answers else None

    def quit(self) -> None:
        self.reader.shut_down()
        self.table.quit()


@pytest.fixture
def room(qtbot, tmp_path: Path) -> Iterator[Room]:
    made = Room(qtbot, tmp_path)
    yield made
    made.quit()


@pytest.fixture(params=["file", "memory"])
def any_room(request: pytest.FixtureRequest, qtbot, tmp_path: Path) -> Iterator[Room]:
    folder = tmp_path
    if request.param == "memory":
        folder = tmp_path / "no folder"
        folder.write_text("in the way", encoding="utf-8")
    made = Room(qtbot, folder)
    assert made.table.autosave.library.saves is (request.param == "file")
    yield made
    made.quit()


def games(connection: sqlite3.Connection) -> int:
    return queries.count(connection, GameFilter())


def test_what_was_just_played_is_in_the_answer(any_room: Room) -> None:
    assert any_room.ask(games) == 0
    any_room.table.session.roll()
    assert any_room.ask(games) == 1


def test_a_question_about_a_file_does_not_hold_up_the_game(room: Room) -> None:
    assert room.ask(lambda _: threading.current_thread() is threading.main_thread()) is False


def test_nothing_can_be_changed_by_asking(room: Room) -> None:
    room.table.session.roll()
    room.ask(lambda connection: connection.execute("DELETE FROM games"))
    assert [type(fault) for fault in room.faults] == [sqlite3.OperationalError]
    room.faults.clear()
    assert room.ask(games) == 1


def test_a_fault_goes_to_who_asked(any_room: Room) -> None:
    any_room.ask(lambda connection: connection.execute("SELECT nothing FROM nowhere"))
    assert [type(fault) for fault in any_room.faults] == [sqlite3.OperationalError]


def test_a_dropped_question_is_not_answered(any_room: Room) -> None:
    answers: Answers = []
    any_room.reader.ask(games, answers.append, any_room.faults.append).drop()
    assert any_room.ask(games) == 0
    assert (answers, any_room.faults) == ([], [])


def test_the_end_of_a_game_is_told_and_that_it_is_not_over_after_all(room: Room) -> None:
    session = room.table.session
    while not session.state.is_over:
        assert room.changes == 0
        session.roll()
        session.score(next(iter(session.state.possible_scores)))
    assert room.changes == 1
    session.undo()
    assert room.changes == 2
    session.hold(0)
    session.redo()
    assert room.changes >= 2


def test_it_asks_the_file_of_the_game(room: Room, tmp_path: Path) -> None:
    assert room.ask(lambda connection: connection.execute("PRAGMA database_list").fetchone()[2]) == str(tmp_path / NAME)
