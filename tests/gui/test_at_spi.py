"""A turn played through the accessibility bus alone, as with a screen reader."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.gui.driver import mixed, people
from tests.gui.running_game import ROOT, write_settings
from yacht_desktop.opponents.levels import Level

SYSTEM_PYTHON = "/usr/bin/python3"


def play(script: str, folder: Path) -> dict[str, Any]:
    """Let a script play the game through a bus of its own, and return what it met."""
    environment = {name: value for name, value in os.environ.items() if name != "DBUS_SESSION_BUS_ADDRESS"}
    environment |= {"XDG_RUNTIME_DIR": str(folder), "PYTHONPATH": "", "PYTHONWARNINGS": "ignore"}
    folder.chmod(0o700)
    game = [sys.executable, "-m", "yacht_desktop"]
    command = ["dbus-run-session", "--", SYSTEM_PYTHON, "-m", f"tests.gui.{script}", *game]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    met: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    assert met["status"] == 0
    assert met["unnamed"] == []
    return met


@pytest.mark.xvfb
def test_a_turn_is_played_through_the_accessibility_bus_alone(tmp_path, own_data) -> None:
    write_settings(own_data, people("Anna", "Bo"), speed="at_once")
    met = play("at_spi_player", tmp_path)
    assert {"frame", "push button", "check box", "table", "table cell", "table column header"} <= set(met["roles"])
    role, free, held, checked = met["die"]
    assert role == "check box"
    face = re.fullmatch(r"Die 2, (one|two|three|four|five|six)", free)
    assert face is not None
    assert (held, checked) == (f"{free}, held", True)
    points = re.fullmatch(r"Choice, (\d+) possible", met["possible"])
    assert points is not None
    assert met["written"] == f"Anna, Choice, {points[1]}"
    assert met["total"] == f"Anna, Total, {points[1]}"
    # One announcement for each thing done, and none besides; the last one stood in the status line.
    rolled, kept, scored = met["heard"]
    assert re.search(r"Two rolls left\. .+ would score \d+\.$", rolled)
    assert kept == f"Held: a {face[1]}. First roll. Four dice to roll, one held."
    assert scored == f"Anna: Choice, {points[1]}. Bo to play."


@pytest.mark.xvfb
def test_a_whole_game_is_played_in_swedish_through_the_accessibility_bus_alone(tmp_path, own_data) -> None:
    write_settings(own_data, mixed(None, Level.DECKHAND), speed="at_once", language="sv")
    met = play("at_spi_whole_game", tmp_path)
    # Nothing was said twice, and everything stood in the status line as well.
    assert met["doubled"] == []
    assert met["unlike"] == []
    # Each turn ends with one sentence for the whole turn of the computer.
    for turn in met["turns"]:
        rolls = [said for said in turn if "kvar." in said or "Välj en rad." in said]
        assert 1 <= len(rolls) <= 3
        assert sum(said.startswith("Jungman: ") for said in turn) == 1
        assert sum(said.startswith("Du: ") for said in turn) == 1
    assert all(turn[-1].endswith("Det är din tur.") for turn in met["turns"][:-1])
    readings = met["readings"]
    assert readings["dice"] == "Det är din tur. Inget är kastat än."
    assert readings["card"].startswith("11 rader öppna: ")
    assert re.fullmatch(r"Summor: (Du \d+, Jungman \d+|Jungman \d+, Du \d+)\. Omgång 2 av 12\.", readings["totals"])
    assert readings["news"].startswith("Jungman: ")
    assert readings["news"] in met["turns"][0][-1]
    assert [readings[key] for key in ("dice", "card", "totals", "news")] == [readings[key] for key in "dspw"]
    # The card is walked down to its totals, which the focus tells of.
    assert len(met["walked"]) >= 12
    assert met["walked"][-1].startswith("Du, Summa, ")
    assert met["grid"] == [13, 2]
    assert [name.split(",")[0] for name in met["headers"]] == ["Du", "Jungman"]
    # The result is told with the last turn, as the card has it, and what comes next can be pressed.
    mine, theirs = (int(total.rpartition(" ")[2]) for total in met["totals"])
    last = met["heard"][-1]
    assert last.startswith("Jungman: ")
    assert f"Du {mine}" in last
    assert f"Jungman {theirs}" in last
    assert len(set(met["heard"][-2:])) == 2
