"""A turn played through the accessibility bus alone, as with a screen reader."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.gui.driver import people
from tests.gui.running_game import ROOT, write_settings

PLAYER = Path(__file__).with_name("at_spi_player.py")
SYSTEM_PYTHON = "/usr/bin/python3"


@pytest.mark.xvfb
def test_a_turn_is_played_through_the_accessibility_bus_alone(tmp_path, own_data) -> None:
    write_settings(own_data, people("Anna", "Bo"), speed="at_once")
    environment = {name: value for name, value in os.environ.items() if name != "DBUS_SESSION_BUS_ADDRESS"}
    environment |= {"XDG_RUNTIME_DIR": str(tmp_path), "PYTHONPATH": "", "PYTHONWARNINGS": "ignore"}
    tmp_path.chmod(0o700)
    command = ["dbus-run-session", "--", SYSTEM_PYTHON, str(PLAYER), sys.executable, "-m", "yacht_desktop"]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    met = json.loads(done.stdout.splitlines()[-1])

    assert met["status"] == 0
    assert met["unnamed"] == []
    assert {"frame", "push button", "check box", "table", "table cell", "table column header"} <= set(met["roles"])
    role, free, held, checked = met["die"]
    assert role == "check box"
    assert re.fullmatch(r"Die 2, (one|two|three|four|five|six)", free)
    assert (held, checked) == (f"{free}, held", True)
    points = re.fullmatch(r"Choice, (\d+) possible", met["possible"])
    assert points is not None
    assert met["written"] == f"Anna, Choice, {points[1]}"
    assert met["total"] == f"Anna, Total, {points[1]}"
    # One announcement for each thing done, and none besides; the last one stood in the status line.
    rolled, kept, scored = met["heard"]
    assert "Two rolls left" in rolled
    assert "one held" in kept
    assert scored == f"Anna: Choice, {points[1]}. Bo to play."
