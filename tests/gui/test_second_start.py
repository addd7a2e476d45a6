"""A program that is started while another one has the folder: it hands over its file, and the window comes up."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtWidgets import QApplication

from tests.gui.driver import people
from tests.gui.running_game import ROOT, RunningGame, write_settings, xdotool
from yacht_desktop.app import Game
from yacht_desktop.callers import Callers
from yacht_desktop.calls import Call
from yacht_desktop.one_program import come_in

SOON_S = 30.0
GAME = """yachtgame 1
rules: yacht
options: straights=30/30 four_of_a_kind=four_dice five_equal_full_house=no
player.1: person "{name}"
player.2: person "Bo"
dice: computer

1 1: 22556 fives=10
"""


def second(folder: Path, *files: Path) -> "subprocess.Popen[str]":
    environment = os.environ | {"YACHT_DESKTOP_HOME": str(folder), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "yacht_desktop", *map(str, files)]
    return subprocess.Popen(
        command, env=environment, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


@pytest.fixture
def game(qtbot: QtBot, tmp_path: Path) -> Iterator[Game]:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    folder = tmp_path / "Åsa ö 🎲"
    door = come_in(folder, Call())
    assert door is not None
    made = Game(application, folder)
    callers = Callers(door, made)
    callers.called.connect(made.answer)
    made.start()
    yield made
    callers.shut_down()
    door.leave()
    made.dispose()


def test_its_file_is_opened_in_the_window_there_is(game: Game, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "-%1 Åsa ö 🎲.yachtgame"
    file.write_text(GAME.format(name="Åsa"), encoding="utf-8")
    with second(tmp_path / "Åsa ö 🎲", file) as started:
        qtbot.waitUntil(lambda: started.poll() is not None, timeout=20_000)
        assert (started.returncode, started.communicate()[0]) == (0, "")
    qtbot.waitUntil(lambda: game.session.setup.players[0].name == "Åsa")
    assert len(game.session.moves) == 2


@pytest.mark.xvfb
def test_of_five_started_at_once_one_has_the_window(own_data: Path, tmp_path: Path) -> None:
    files = []
    for number in range(3):
        files.append(tmp_path / f"{number}.yachtgame")
        files[-1].write_text(GAME.format(name=f"P{number}"), encoding="utf-8")
    started = [second(own_data, *files[number : number + 1]) for number in range(5)]
    try:
        deadline = time.monotonic() + SOON_S
        while sum(program.poll() is None for program in started) > 1 and time.monotonic() < deadline:
            time.sleep(0.05)
        (winner,) = (program for program in started if program.poll() is None)
        others = [program for program in started if program is not winner]
        assert [(program.returncode, program.communicate()[0]) for program in others] == [(0, "")] * 4
        while not xdotool("search", "--onlyvisible", "--all", "--pid", winner.pid, "--name", "^Yacht Desktop$"):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        winner.terminate()
        assert (winner.communicate(timeout=SOON_S)[0], winner.returncode) == ("", 0)
    finally:
        for program in started:
            program.kill()
            program.wait()
    assert not list(own_data.glob("*damaged*"))


@pytest.mark.xvfb
def test_the_window_comes_to_the_front_and_a_kill_is_in_nobodys_way(own_data: Path) -> None:
    write_settings(own_data, people(""))
    with RunningGame(own_data, observed=False) as game:
        game.wait_for_window()
        xdotool("windowminimize", "--sync", game.window)
        with second(own_data) as later:
            assert later.communicate(timeout=SOON_S)[0] == ""
            assert later.returncode == 0
        game.wait_for_focus()
        game.process.kill()
        game.process.wait()
    begun = time.monotonic()
    with RunningGame(own_data, observed=False) as game:
        game.wait_for_window()
        assert time.monotonic() - begun < SOON_S
        assert game.end()[:2] == (0, "")
