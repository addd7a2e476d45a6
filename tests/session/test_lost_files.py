"""Files that are taken away, replaced or written over while the program has them open: nothing is lost."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.session.kept_games import NAME, KeptTable, standing
from tests.session.table_talk import HUMAN, setup_of
from yacht_desktop.session.library_reader import LibraryReader
from yacht_desktop.session.salvaging import Salvaging
from yacht_desktop.session.setup import Player
from yacht_desktop.storage.faults import StoreFault
from yacht_desktop.storage.learning import Learner, NewLesson
from yacht_desktop.storage.lessons import Lessons

TWO = setup_of(HUMAN, Player("Åsa 🎲"))
DAY = date(2026, 11, 30)


def turn(table: KeptTable) -> None:
    table.session.roll()
    table.session.score(next(iter(table.session.state.possible_scores)))


def finish(table: KeptTable) -> None:
    while not table.session.state.is_over:
        turn(table)


def how_many(table: KeptTable) -> tuple[int, int]:
    query = "SELECT count(*), coalesce(sum(finished), 0) FROM games"
    games, finished = table.autosave.library.connection.execute(query).fetchone()
    return games, finished


@pytest.fixture
def table(tmp_path: Path) -> KeptTable:
    """A table with one game finished and one under way."""
    first = KeptTable(tmp_path / "home", TWO)
    finish(first)
    first.session.new_game(TWO)
    turn(first)
    first.quit()
    table = KeptTable(tmp_path / "home", TWO)
    turn(table)
    return table


def taken_away(path: Path) -> None:
    path.unlink()


def taken_away_with_its_log(path: Path) -> None:
    for file in tuple(path.parent.iterdir()):
        file.unlink()


def without_its_log(path: Path) -> None:
    path.with_name(path.name + "-wal").unlink()


def replaced(path: Path) -> None:
    rubbish = path.with_name("rubbish")
    rubbish.write_bytes(b"rubbish" * 2_000)
    rubbish.replace(path)


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def moved_with_its_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


WAYS = (taken_away, taken_away_with_its_log, without_its_log, replaced, emptied, moved_with_its_folder)


@pytest.mark.parametrize("end", [KeptTable.quit, KeptTable.kill])
@pytest.mark.parametrize("happens", WAYS)
def test_all_games_are_written_anew(
    table: KeptTable, tmp_path: Path, happens: Callable[[Path], None], end: Callable[[KeptTable], None]
) -> None:
    happens(tmp_path / "home" / NAME)
    turn(table)
    before = standing(table.session)
    assert table.told == []
    end(table)
    again = KeptTable(tmp_path / "home", TWO)
    assert (again.told, standing(again.session), how_many(again)) == ([], before, (2, 1))
    again.quit()


def test_what_is_lost_after_the_last_move_is_written_at_the_end(table: KeptTable, tmp_path: Path) -> None:
    before = standing(table.session)
    taken_away(tmp_path / "home" / NAME)
    table.quit()
    again = KeptTable(tmp_path / "home", TWO)
    assert (standing(again.session), how_many(again)) == (before, (2, 1))
    again.quit()


def test_the_list_of_games_can_still_be_read(qtbot: QtBot, table: KeptTable, tmp_path: Path) -> None:
    reader = LibraryReader(table.autosave.opened)
    taken_away(tmp_path / "home" / NAME)
    answers: list[object] = []
    question = "SELECT count(*) FROM games"
    reader.ask(lambda connection: connection.execute(question).fetchone(), answers.append, answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == [(2,)]
    reader.shut_down()
    table.quit()


def test_what_took_its_place_is_kept_and_its_games_are_taken_in(qtbot: QtBot, table: KeptTable, tmp_path: Path) -> None:
    other = KeptTable(tmp_path / "other", TWO)
    finish(other)
    other.quit()
    (tmp_path / "other" / NAME).replace(tmp_path / "home" / NAME)
    salvaging = Salvaging(table.autosave)
    with qtbot.waitSignal(salvaging.finished):
        turn(table)
    assert how_many(table) == (3, 2)
    assert [file for file in (tmp_path / "home").iterdir() if ".damaged-" in file.name]
    salvaging.shut_down()
    table.quit()


def test_where_it_cannot_be_written_anew_it_is_told_and_done_later(table: KeptTable, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.rename(tmp_path / "elsewhere")
    home.write_text("no folder", encoding="utf-8")
    turn(table)
    assert [told.fault for told in table.told] == [StoreFault.NOT_SAVED]
    home.unlink()
    turn(table)
    before = standing(table.session)
    table.kill()
    again = KeptTable(home, TWO)
    assert (standing(again.session), how_many(again)) == (before, (2, 1))
    again.quit()


@pytest.mark.parametrize("happens", WAYS)
def test_lessons_are_written_anew(tmp_path: Path, happens: Callable[[Path], None]) -> None:
    path = tmp_path / "home" / "trainer.sqlite3"
    lessons = Lessons(path)
    you = Learner("", 0)

    def take(text: str) -> None:
        lessons.take(text, [NewLesson(you, 3, text, 2.0, None, DAY)], DAY)

    take("one")
    lessons.stay_in_place()
    happens(path)
    lessons.stay_in_place()
    take("two")
    lessons.close()
    again = Lessons(path)
    (count,) = again.learners(DAY)
    assert (again.fault, count.learner, count.due) == (None, you, 2)
    again.close()
