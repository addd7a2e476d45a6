"""The game as people meet it: a process on a real X server, with a window manager, keys and clicks."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.gui.driver import people
from tests.gui.running_game import RunningGame, write_settings, xdotool

pytestmark = pytest.mark.xvfb
OTHER_WINDOW = """
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication([])
window = QWidget()
window.setWindowTitle("elsewhere")
window.show()
application.exec()
"""


@pytest.fixture
def folder(own_data: Path) -> Path:
    return own_data


def go_elsewhere_and_back(game: RunningGame) -> None:
    with subprocess.Popen([sys.executable, "-c", OTHER_WINDOW]) as other:
        while not (found := xdotool("search", "--onlyvisible", "--name", "^elsewhere$")):
            time.sleep(0.05)
        xdotool("windowactivate", "--sync", found[0])
        xdotool("windowactivate", "--sync", game.window)
        other.terminate()


@pytest.mark.parametrize("key", ["space", "r"])
def test_a_key_held_down_rolls_once(folder: Path, key: str) -> None:
    write_settings(folder, people(""), speed="at_once")
    with RunningGame(folder) as game:
        game.wait_for_window()
        game.hold_key(key, 2.0)
        assert game.state["rolls_left"] == 2
        game.hold_key(key, 2.0)
        assert game.state["rolls_left"] == 1
        assert game.end()[:2] == (0, "")


def test_a_held_undo_takes_back_one_move(folder: Path) -> None:
    write_settings(folder, people(""), speed="at_once")
    with RunningGame(folder) as game:
        game.wait_for_window()
        game.key("r", "r", "r")
        game.wait_until(moves=3)
        xdotool("keydown", "ctrl")
        game.hold_key("z", 2.0)
        xdotool("keyup", "ctrl")
        assert game.state["moves"] == 2


def test_space_rolls_after_coming_back_to_the_window(folder: Path) -> None:
    write_settings(folder, people(""), speed="at_once")
    with RunningGame(folder) as game:
        game.wait_for_window()
        assert game.state["focus"] == "mainWindow"
        game.key("Tab", "Tab", "Tab")
        assert game.state["focus"] == "rollButton"
        for moves in (1, 2, 3):
            # The button takes no second press within the double-click time.
            time.sleep(0.5)
            game.key("space")
            game.wait_until(moves=moves)
        go_elsewhere_and_back(game)
        game.key("space")
        state = game.state
        assert (state["dialog"], state["focus"]) == ("", "mainWindow")
        assert "No rolls" in state["sentence"]


@pytest.mark.parametrize(
    "keys",
    [
        ("alt+g", "Escape"),
        ("F10", "Escape"),
        ("F10", "Right", "Right", "Escape"),
        ("alt", "Escape"),
        ("alt+v", "Down", "Down", "Right", "Escape"),
        ("ctrl+n", "Escape"),
        ("F1", "Escape"),
        ("ctrl+comma", "Escape"),
        ("ctrl+slash", "Escape"),
    ],
)
def test_space_rolls_after_whatever_was_opened_is_closed(folder: Path, keys: tuple[str, ...]) -> None:
    write_settings(folder, people(""), speed="at_once")
    with RunningGame(folder) as game:
        game.wait_for_window()
        for key in keys:
            game.key(key)
            time.sleep(0.4)
        game.key("space")
        game.wait_until(moves=1, dialog="")
        assert game.end()[:2] == (0, "")
