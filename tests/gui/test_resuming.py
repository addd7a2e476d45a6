"""At the start the game under way lies on the table, or the one of a file; what is wrong is said in one sentence."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtWidgets import QApplication

from tests.session.kept_games import NAME, standing
from yacht_desktop.app import Game
from yacht_desktop.game.dice import SeededDice, roll
from yacht_desktop.game.moves import Decision
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.game.state import GameState
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.computer import ThinkingJob
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.storage import library_queries as ask
from yacht_desktop.storage.library_entries import GameFilter
from yacht_desktop.ui.status_line import StatusLine


@contextmanager
def running(folder: Path, file: Path | None = None) -> Iterator[Game]:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    game = Game(application, folder)
    game.start(file)
    try:
        yield game
    finally:
        game.window.close()
        game.dispose()


def said(game: Game) -> str:
    line = game.window.findChild(StatusLine)
    assert line is not None
    return line.sentence


def play(game: Game) -> None:
    game.session.roll()
    game.session.hold(2)


def test_dice_and_marks_lie_as_they_lay(qtbot: QtBot, tmp_path: Path) -> None:
    with running(tmp_path) as game:
        play(game)
        before = standing(game.session)
    with running(tmp_path) as game:
        assert standing(game.session) == before
        assert game.session.position.held == {2}


def test_a_file_is_opened_and_the_game_under_way_stays_in_the_library(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "game.yachtgame"
    with running(tmp_path / "other") as game:
        play(game)
        with qtbot.waitSignal(game.window.file_desk.files.saved):
            game.window.file_desk.files.save(file)
        told = game.session.moves
    with running(tmp_path) as game:
        play(game)
        before, number = standing(game.session), game.autosave.number
    with running(tmp_path, file) as game:
        qtbot.waitUntil(lambda: game.session.moves == told)
        assert number in [entry.id for entry in ask.unfinished(game.autosave.library.connection)]
        assert number is not None
        assert game.autosave.continue_game(number)
        assert standing(game.session) == before


def test_a_bad_file_leaves_the_game_under_way_on_the_table(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "game.yachtgame"
    file.write_bytes(bytes(100))
    with running(tmp_path) as game:
        play(game)
        before = standing(game.session)
    with running(tmp_path, file) as game:
        if not game.window.file_desk.files._jobs.is_busy:
            qtbot.wait(50)
        qtbot.waitUntil(lambda: not game.window.file_desk.files._jobs.is_busy)
        assert standing(game.session) == before


@pytest.mark.parametrize("what", ["text", "newer", "folder"])
def test_a_library_that_cannot_be_used_is_told_in_one_sentence(qtbot: QtBot, tmp_path: Path, what: str) -> None:
    path = tmp_path / NAME
    with ExitStack() as stack:
        if what == "text":
            path.write_text("no library\n" * 99, encoding="utf-8")
        elif what == "folder":
            path.mkdir()
        else:
            connection = stack.enter_context(closing(sqlite3.connect(path, isolation_level=None)))
            connection.execute("PRAGMA user_version = 999")
            connection.execute("CREATE TABLE later (id INTEGER)")
    wanted = {"newer": "Your games are of a newer version"}.get(what, "Your saved games were damaged and are kept as ")
    with running(tmp_path) as game:
        assert said(game).startswith(wanted)
        play(game)
        assert game.session.moves


def test_settings_and_library_that_are_rubbish_are_told_together(qtbot: QtBot, tmp_path: Path) -> None:
    tmp_path.joinpath("settings.ini").write_bytes(bytes(4096))
    tmp_path.joinpath(NAME).write_bytes(bytes(4096))
    with running(tmp_path) as game:
        assert "Your saved games were damaged" in said(game)
        assert len(said(game).split(". ")) == 2
        play(game)
        assert game.session.moves


def test_computers_decide_after_a_new_start_as_they_would_have_before(qtbot: QtBot, tmp_path: Path) -> None:
    setup = GameSetup(ruleset("yacht"), (Player("Åsa"), Player("", Level.DECKHAND)))
    job = ThinkingJob(progress=lambda _share: None, cancelled=lambda: False)
    start = GameState.start(setup.rules, 2)
    positions = [start.after(roll(start, SeededDice.from_number(number))) for number in range(30)]

    def decisions(game: Game) -> list[Decision]:
        return [game._thinker.decide(setup.players[1], 1, position, job) for position in positions]

    with running(tmp_path) as game:
        game.session.new_game(setup)
        play(game)
        before = decisions(game)
    with running(tmp_path) as game:
        assert decisions(game) == before
        game.session.new_game(setup)
        assert decisions(game) != before


def test_games_of_a_damaged_library_are_told_and_in_the_list_again(qtbot: QtBot, tmp_path: Path) -> None:
    with running(tmp_path) as game:
        for _ in range(3):
            play(game)
            game.session.new_game(game.session.setup)
    path = tmp_path / NAME
    content = path.read_bytes()
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'games_began'").fetchone()
    path.write_bytes(content[: (page - 1) * 4096] + bytes(4096) + content[page * 4096 :])
    with running(tmp_path) as game:
        assert said(game).startswith("Your saved games were damaged")
        with qtbot.waitSignal(game.salvaging.finished, timeout=10_000) as done:
            play(game)
        assert done.args == [3]
        assert said(game) == "3 of the damaged games could be read and are in the library again."
        assert len(game.session.moves) == 1
        assert ask.count(game.autosave.library.connection, GameFilter()) == 4
