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
from yacht_desktop.storage import library_queries as ask
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
