"""Another program that has the library for a while costs no game, and nobody waits for it."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QObject

from tests.session.kept_games import NAME, KeptTable
from tests.session.table_talk import HUMAN, setup_of
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.session import late_games
from yacht_desktop.session.late_games import LateGames
from yacht_desktop.session.setup import Player
from yacht_desktop.storage.faults import StoreFault
from yacht_desktop.storage.library_entries import Source, StoredGame

SETUP = setup_of(HUMAN, rules=ruleset("crag"))
# 40 ms are waited at most, and a machine that tests other things meanwhile is slow.
LONGEST_S = 0.2


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """The library is another program's meanwhile."""
    with closing(sqlite3.connect(folder / NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def play_to_the_last_box(table: KeptTable) -> None:
    while len(table.session.state.cards[0].open_ids) > 1:
        table.session.roll()
        table.session.score(next(iter(table.session.state.possible_scores)))


def finish(table: KeptTable) -> None:
    while not table.session.state.is_over:
        begun = time.monotonic()
        table.session.roll()
        table.session.score(next(iter(table.session.state.possible_scores)))
        assert time.monotonic() - begun < 2 * LONGEST_S


def finished(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / NAME)) as connection:
        query = "SELECT text FROM texts JOIN games ON game = id WHERE finished ORDER BY id"
        return [text for (text,) in connection.execute(query)]


def test_games_finished_meanwhile_are_written_later_each_once(qtbot: QtBot, tmp_path: Path) -> None:
    table = KeptTable(tmp_path, SETUP)
    play_to_the_last_box(table)
    with locked(tmp_path):
        for _ in range(2):
            finish(table)
            table.session.new_game(SETUP)
        assert finished(tmp_path) == []
    qtbot.waitUntil(lambda: len(finished(tmp_path)) == 2, timeout=late_games.FIRST_MS * 4)
    assert [told.fault for told in table.told] == [StoreFault.NOT_SAVED]
    assert len(set(finished(tmp_path))) == 2
    table.session.roll()
    table.quit()
    assert len(finished(tmp_path)) == 2


def test_one_that_stays_on_the_table_is_written_later_too(qtbot: QtBot, tmp_path: Path) -> None:
    table = KeptTable(tmp_path, SETUP)
    play_to_the_last_box(table)
    with locked(tmp_path):
        finish(table)
    qtbot.waitUntil(lambda: len(finished(tmp_path)) == 1, timeout=late_games.FIRST_MS * 4)
    table.kill()


def test_who_leaves_meanwhile_loses_nothing(tmp_path: Path) -> None:
    table = KeptTable(tmp_path, SETUP)
    play_to_the_last_box(table)
    with locked(tmp_path):
        finish(table)
        table.session.new_game(SETUP)
    table.quit()
    assert len(finished(tmp_path)) == 1


def test_two_programs_in_one_library_lose_nothing(tmp_path: Path) -> None:
    one, other = (KeptTable(tmp_path, SETUP) for _ in range(2))
    for table, name in ((one, "One"), (other, "Other")):
        # The other has laid out the game of the first.
        table.session.new_game(setup_of(Player(name), rules=ruleset("crag")))
    for table in (one, other) * 2:
        while not (one.session.state.is_over and other.session.state.is_over):
            for side in (one, other):
                if not side.session.state.is_over:
                    side.session.roll()
                    side.session.score(next(iter(side.session.state.possible_scores)))
        table.session.new_game(table.session.setup)
    one.quit()
    other.quit()
    texts = finished(tmp_path)
    assert len(texts) == len(set(texts)) >= 4
    assert {"One" in text for text in texts} == {True, False}
    assert one.told == other.told == []


class Putting:
    """What writes games, or not, as it is told."""

    def __init__(self) -> None:
        self.owner = QObject()
        self.works = False
        self.tried: list[int | None] = []
        self.late = LateGames(self.put, self.owner)

    def put(self, number: int | None, game: StoredGame) -> bool:
        assert game is GAME
        self.tried.append(number)
        return self.works


GAME = StoredGame("crag", "", "", "", 1, False, False, False, Source("computer"), "", ())  # noqa: FBT003


def test_what_fails_for_long_is_tried_less_and_less_often(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setattr(late_games, "FIRST_MS", 1)
    putting = Putting()
    putting.late.follow(GAME)
    putting.late.leave(7)
    qtbot.wait(120)
    assert 4 <= len(putting.tried) <= 8
    putting.works = True
    putting.late.try_again()
    assert not putting.late.are_there
    putting.tried.clear()
    putting.late.try_again()
    assert putting.tried == []


def test_numbers_of_another_library_are_forgotten() -> None:
    putting = Putting()
    putting.late.follow(GAME)
    putting.late.leave(7)
    putting.late.forget_numbers()
    putting.late.try_again()
    assert putting.tried == [None]


def test_a_game_that_is_written_is_not_written_again() -> None:
    putting = Putting()
    putting.late.follow(GAME)
    putting.late.forget()
    putting.late.leave(7)
    putting.late.try_again()
    assert putting.tried == []
