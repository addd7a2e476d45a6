"""The game as people meet it: a process on a real X server, with a window manager, keys and clicks."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.gui.driver import mixed, people
from tests.gui.running_game import RunningGame, write_settings, xdotool
from yacht_desktop.opponents.levels import Level

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
        # On X11 Qt hears of it no sooner than 400 ms later.
        time.sleep(0.8)
        game.activate()
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
        game.key("Tab", "Tab", "Tab", "Tab")
        assert game.state["focus"] == "rollButton"
        for moves in (1, 2, 3):
            # The button takes no second press within the double-click time.
            time.sleep(0.5)
            game.key("space")
            game.wait_until(moves=moves)
        go_elsewhere_and_back(game)
        game.wait_until(dialog="", focus="mainWindow")
        game.key("space")
        game.wait_until(dialog="", focus="mainWindow", moves=3, sentence="No rolls are left: choose a score.")


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
        ("ctrl+o", "Escape"),
        ("ctrl+s", "Escape"),
        ("t", "Escape"),
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


def damage(folder: Path) -> None:
    (folder / "settings.ini").write_bytes(bytes(4096))


def put_a_folder_there(folder: Path) -> None:
    (folder / "settings.ini").mkdir()


def fill_the_disk(folder: Path) -> None:
    damage(folder)
    (folder / "yacht-desktop.log").symlink_to("/dev/full")


def put_a_folder_in_place_of_the_log(folder: Path) -> None:
    damage(folder)
    (folder / "yacht-desktop.log").mkdir()


@pytest.mark.parametrize("harm", [damage, put_a_folder_there, fill_the_disk, put_a_folder_in_place_of_the_log])
def test_damaged_settings_are_told_in_one_sentence_and_the_game_plays(
    folder: Path, harm: Callable[[Path], None]
) -> None:
    harm(folder)
    with RunningGame(folder) as game:
        game.wait_for_window()
        assert "settings.ini" in game.state["sentence"]
        game.key("r")
        game.wait_until(moves=1)
    with RunningGame(folder, observed=False) as game:
        game.wait_for_window()
        assert game.end()[:2] == (0, "")


@pytest.mark.parametrize("harm", [fill_the_disk, put_a_folder_in_place_of_the_log])
def test_a_log_that_cannot_be_written_is_not_complained_about(folder: Path, harm: Callable[[Path], None]) -> None:
    harm(folder)
    with RunningGame(folder, observed=False) as game:
        game.wait_for_window()
        assert game.end()[:2] == (0, "")


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ({"LANG": "C"}, "It is your turn."),
        ({"LC_ALL": "POSIX"}, "It is your turn."),
        ({"LANG": "tr_TR.UTF-8"}, "It is your turn."),
        ({"LANG": "xx_YY"}, "It is your turn."),
        ({"LANG": "en_US", "LC_NUMERIC": "sv_SE", "LC_TIME": "fi_FI"}, "It is your turn."),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fi:sv:en"}, "On sinun vuorosi."),
        ({"LANG": "sv_SE.UTF-8"}, "Det är din tur."),
    ],
)
def test_the_language_is_that_of_the_locale(folder: Path, locale: dict[str, str], sentence: str) -> None:
    names = ("LANG", "LANGUAGE", "LC_ALL", "LC_NUMERIC", "LC_TIME")
    with RunningGame(folder, environment={name: locale.get(name) for name in names}) as game:
        game.wait_for_window()
        assert game.state["sentence"] == sentence
        assert game.end()[:2] == (0, "")


def test_folders_of_any_name_will_do(tmp_path: Path) -> None:
    folder, cwd = tmp_path / "Käyttäjä Ää", tmp_path / "Åsa ö 🎲"
    folder.mkdir()
    cwd.mkdir()
    with RunningGame(folder, cwd=cwd, environment={"LANG": "C", "LC_ALL": None}) as game:
        game.wait_for_window()
        game.key("r", "ctrl+plus")
        game.wait_until(moves=1)
        assert game.end()[:2] == (0, "")
    assert "text_scale=110" in (folder / "settings.ini").read_text(encoding="utf-8")


def test_two_copies_keep_each_others_settings(folder: Path) -> None:
    write_settings(folder, people(""), speed="fast")
    with RunningGame(folder) as one, RunningGame(folder, observed=False) as other:
        one.wait_for_window()
        other.wait_for_window()
        for game, keys in ((one, ("ctrl+plus",)), (other, ("ctrl+comma", "Escape", "alt+v", "c", "d"))):
            game.activate()
            for key in keys:
                game.key(key)
                time.sleep(0.3)
        assert one.end()[:2] == (0, "")
        assert other.end()[:2] == (0, "")
    kept = (folder / "settings.ini").read_text(encoding="utf-8")
    assert all(line in kept for line in ("speed=fast", "text_scale=110", "theme=dark", "last_setup="))


def processor_time(game: RunningGame) -> float:
    """Seconds of processor time the game has used."""
    fields = Path(f"/proc/{game.process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.parametrize("minimised", [False, True])
def test_a_game_that_waits_uses_no_processor(folder: Path, minimised: bool) -> None:  # noqa: FBT001 - a case each
    write_settings(folder, people(""))
    with RunningGame(folder, observed=False) as game:
        game.wait_for_window()
        game.wait_for_focus()
        game.key("r")
        time.sleep(3)
        if minimised:
            xdotool("windowminimize", game.window)
            time.sleep(1)
        before = processor_time(game)
        time.sleep(10)
        assert processor_time(game) - before < 0.1


def test_a_computers_turn_goes_on_after_a_stop_without_a_rush(folder: Path) -> None:
    write_settings(folder, mixed(Level.DECKHAND, None), speed="normal")
    with RunningGame(folder, seed=5) as game:
        game.wait_for_window()
        game.wait_until(moves=1)
        game.process.send_signal(signal.SIGSTOP)
        before = len(game.states)
        time.sleep(8)
        game.process.send_signal(signal.SIGCONT)
        time.sleep(0.2)
        assert len(game.states) - before <= 1
        game.wait_until(player=1)
        assert game.end()[:2] == (0, "")
