"""What can still be read of a damaged library is in the new one: true games only, each once, in little time."""

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.session.kept_games import NAME, KeptTable
from tests.session.table_talk import HUMAN, setup_of
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.session import salvaging
from yacht_desktop.session.salvaging import Salvaging, readable_games
from yacht_desktop.session.setup import Player
from yacht_desktop.storage.salvage import found_games

GAMES = 12
SETUP = setup_of(Player('Åsa <b>"'), HUMAN, rules=ruleset("crag"))


def finish(table: KeptTable) -> None:
    while not table.session.state.is_over:
        table.session.roll()
        table.session.score(next(iter(table.session.state.possible_scores)))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library of finished games, one that was deleted, and one under way."""
    folder = tmp_path_factory.mktemp("whole")
    table = KeptTable(folder, SETUP)
    for _ in range(GAMES):
        finish(table)
        table.session.new_game(SETUP)
    table.autosave.library.delete([1], "2026-11-30T12:00:00+00:00")
    table.autosave.library.connection.execute("UPDATE games SET reset = '2026-11-30T12:00:00+00:00' WHERE id = 2")
    table.session.roll()
    table.session.hold(1)
    table.kill()
    with closing(sqlite3.connect(folder / NAME)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return folder / NAME


def salvaged(qtbot: QtBot, folder: Path) -> tuple[KeptTable, int]:
    """Start in a folder with a damaged library; return the table and how many games came out of it."""
    table = KeptTable(folder, SETUP)
    saving = Salvaging(table.autosave)
    (aside,) = (told.aside for told in table.told)
    assert aside is not None
    with qtbot.waitSignal(saving.finished, timeout=20_000) as done:
        saving.start(aside)
    saving.shut_down()
    return table, done.args[0]


def texts(table: KeptTable) -> set[str]:
    rows = table.autosave.library.connection.execute("SELECT text FROM texts JOIN games ON game = id WHERE moves > 0")
    return {text for (text,) in rows}


def true_texts(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT text FROM texts JOIN games ON game = id WHERE deleted IS NULL")
        return {text for (text,) in rows}


def damaged(folder: Path, whole: Path, content: bytes) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / NAME).write_bytes(content)


def test_all_of_a_file_that_is_damaged_where_nothing_stands(qtbot: QtBot, tmp_path: Path, whole: Path) -> None:
    content = bytearray(whole.read_bytes())
    with closing(sqlite3.connect(whole)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'games_began'").fetchone()
    content[(page - 1) * 4096 : page * 4096] = bytes(4096)
    damaged(tmp_path / "home", whole, bytes(content))
    table, number = salvaged(qtbot, tmp_path / "home")
    assert number == GAMES
    assert texts(table) == true_texts(whole)
    connection = table.autosave.library.connection
    assert connection.execute("SELECT count(*) FROM games WHERE finished").fetchone() == (GAMES - 1,)
    assert connection.execute("SELECT count(*) FROM games WHERE reset IS NOT NULL").fetchone() == (1,)
    assert connection.execute("SELECT seats.total > 0 FROM seats JOIN games ON game = id WHERE finished").fetchall()
    (unfinished,) = connection.execute("SELECT id FROM games WHERE NOT finished AND moves > 0").fetchone()
    assert table.autosave.continue_game(unfinished)
    assert table.session.position.held == {1}
    table.quit()


def test_damage_anywhere_costs_no_game_that_can_be_read(qtbot: QtBot, tmp_path: Path, whole: Path) -> None:
    true = true_texts(whole)
    wholly = 0
    saved = 0
    for seed in range(15):
        rng = random.Random(seed)
        content = bytearray(whole.read_bytes())
        place, length = rng.randrange(len(content)), rng.choice([8, 100, 4096, 12_000])
        content[place : place + length] = rng.randbytes(len(content[place : place + length]))
        aside = tmp_path / f"{seed}.damaged"
        aside.write_bytes(bytes(content))
        games = [found.game for found in readable_games(aside)]
        assert {game.text for game in games} <= true
        assert aside.read_bytes() == bytes(content)
        saved += len(games)
        wholly += {game.text for game in games} == true
        aside.unlink()
    # Most damage hits one game or none.
    assert saved > 15 * GAMES * 0.6
    assert wholly > 2


@pytest.mark.parametrize("content", [b"", bytes(4096), b"text", b"SQLite format 3\0" + bytes(5000)])
def test_what_is_no_library_gives_nothing(tmp_path: Path, content: bytes) -> None:
    aside = tmp_path / "aside"
    aside.write_bytes(content)
    assert list(found_games(aside)) == []
    aside.unlink()
    assert list(found_games(aside)) == []
    aside.mkdir()
    assert list(found_games(aside)) == []


def test_half_a_file_gives_the_games_in_it(qtbot: QtBot, tmp_path: Path, whole: Path) -> None:
    content = whole.read_bytes()
    damaged(tmp_path / "home", whole, content[: len(content) // 2])
    table, number = salvaged(qtbot, tmp_path / "home")
    assert texts(table) <= true_texts(whole)
    assert number == len(texts(table))
    table.quit()


def test_one_that_goes_on_too_long_is_ended(
    qtbot: QtBot, tmp_path: Path, whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(salvaging, "LONGEST_S", -1.0)
    content = bytearray(whole.read_bytes())
    content[4096:8192] = bytes(4096)
    damaged(tmp_path / "home", whole, bytes(content))
    table, number = salvaged(qtbot, tmp_path / "home")
    assert number == 0
    table.quit()
