"""Leaving the game at any moment: gone soon, status 0, and not a word on the terminal."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.gui.driver import mixed, people
from tests.gui.running_game import RunningGame, write_settings
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.setup import GameSetup

pytestmark = pytest.mark.xvfb
# A second is promised; a machine that tests other things meanwhile gets more.
SOON_S = 3.0
WAYS = ("terminate", "interrupt", "alt+F4", "ctrl+q")
YACHT = mixed(Level.CAPTAIN, Level.DECKHAND, None)
# Its table takes many seconds to work out.
YATZY = mixed(Level.CAPTAIN, None, rules=ruleset("yatzy"))


def assert_gone(game: RunningGame, how: str) -> None:
    status, said, seconds = game.end(how)
    assert (status, said) == (0, "")
    assert seconds < SOON_S


@pytest.mark.parametrize("how", WAYS)
@pytest.mark.parametrize("wait_ms", [0, 10, 50, 200, 1000])
def test_leaving_in_a_computers_turn(own_data: Path, how: str, wait_ms: int) -> None:
    write_settings(own_data, YACHT, speed="normal" if wait_ms % 100 else "at_once")
    with RunningGame(own_data, observed=False) as game:
        game.wait_for_window()
        game.wait_for_focus()
        time.sleep(wait_ms / 1000)
        assert_gone(game, how)


@pytest.mark.parametrize("how", WAYS)
def test_leaving_while_a_table_is_worked_out(own_data: Path, how: str) -> None:
    write_settings(own_data, YATZY, speed="at_once")
    with RunningGame(own_data) as game:
        game.wait_for_window()
        game.wait_until(moves=1)
        time.sleep(0.7)
        assert game.state["moves"] == 1
        assert_gone(game, how)


@pytest.mark.parametrize("how", WAYS)
@pytest.mark.parametrize("wait_ms", [0, 50, 500, 1500])
def test_leaving_while_the_coach_makes_up_its_mind(own_data: Path, how: str, wait_ms: int) -> None:
    write_settings(own_data, people("", "", rules=ruleset("yatzy")), speed="at_once", coach_open="true", tutor="true")
    with RunningGame(own_data, observed=False) as game:
        game.wait_for_window()
        game.wait_for_focus()
        game.key("r")
        time.sleep(wait_ms / 1000)
        game.key("h")
        game.key("r")
        assert_gone(game, how)


@pytest.mark.parametrize("how", ["terminate", "interrupt"])
@pytest.mark.parametrize(
    "keys",
    [
        ("ctrl+n",),
        ("ctrl+comma",),
        ("F1",),
        ("ctrl+slash",),
        ("alt+h", "Up", "Return"),
        ("F10",),
        ("alt+v", "Down", "Down", "Right"),
        ("F1", "ctrl+slash"),
        ("ctrl+o",),
        ("ctrl+s",),
        ("t",),
        ("F11",),
    ],
)
def test_a_signal_ends_it_whatever_is_open(own_data: Path, keys: tuple[str, ...], how: str) -> None:
    write_settings(own_data, mixed(None, Level.CAPTAIN), speed="leisurely")
    with RunningGame(own_data, observed=False) as game:
        game.wait_for_window()
        game.wait_for_focus()
        for key in keys:
            game.key(key)
            time.sleep(0.2)
        assert_gone(game, how)


@pytest.mark.parametrize("keys", [("ctrl+l",), ("ctrl+t",), ("ctrl+d",), ("ctrl+l", "ctrl+t")])
def test_a_signal_ends_it_with_the_windows_of_the_library_open_and_the_game_is_kept(
    own_data: Path, keys: tuple[str, ...]
) -> None:
    write_settings(own_data, people(""), speed="at_once")
    with RunningGame(own_data, observed=False) as game:
        game.wait_for_window()
        game.wait_for_focus()
        game.key("r")
        for key in keys:
            game.key(key)
            time.sleep(0.3)
        assert_gone(game, "hang_up" if keys == ("ctrl+d",) else "terminate")
    with closing(sqlite3.connect(own_data / "library.sqlite3")) as connection:
        assert connection.execute("SELECT moves FROM games").fetchall() == [(1,)]


@pytest.mark.parametrize("how", WAYS)
def test_leaving_while_dice_tumble(own_data: Path, how: str) -> None:
    write_settings(own_data, people(""), speed="leisurely")
    with RunningGame(own_data, observed=False) as game:
        game.wait_for_window()
        game.wait_for_focus()
        game.key("space")
        time.sleep(0.1)
        assert_gone(game, how)


def test_closing_the_game_closes_the_pages_beside_it(own_data: Path) -> None:
    write_settings(own_data, people(""))
    with RunningGame(own_data, observed=False) as game:
        game.wait_for_window()
        game.wait_for_focus()
        game.key("F1")
        time.sleep(0.5)
        game.activate()
        assert_gone(game, "alt+F4")


@pytest.mark.parametrize("setup", [YACHT, YATZY], ids=["yacht", "yatzy"])
def test_a_setup_left_in_the_middle_is_there_again(own_data: Path, setup: GameSetup) -> None:
    write_settings(own_data, setup, speed="at_once")
    for _ in range(2):
        with RunningGame(own_data) as game:
            game.wait_for_window()
            assert game.state["players"] == len(setup.players)
            assert_gone(game, "terminate")
