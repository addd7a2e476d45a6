"""A window that moves to a screen of another scale is drawn anew for it, and looks as if it had opened there."""

import json
import os
import subprocess
import sys

import pytest

from PySide6.QtGui import QImage

from tests.gui.running_game import ROOT
from yacht_desktop.ui.main_window import DESIGN_SIZE

# Whole and fractional.
SCALES = (1.0, 1.75)


@pytest.fixture(scope="module")
def pictures(tmp_path_factory) -> dict[str, QImage]:
    folder = tmp_path_factory.mktemp("screens")
    screens = [
        {"name": f"screen {place}", "x": 4000 * place, "y": 0, "width": 2400, "height": 1600, "dpr": 1.0}
        | {"logicalDpi": round(96 * scale), "logicalBaseDpi": 96}
        for place, scale in enumerate(SCALES)
    ]
    file = folder / "screens.json"
    file.write_text(json.dumps({"screens": screens}), encoding="utf-8")
    environment = os.environ | {"QT_QPA_PLATFORM": f"offscreen:configfile={file}", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.gui.moved_window", str(folder)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return {name: QImage(str(folder / f"{name}.png")) for name in ("fresh0", "fresh1", "moved0", "moved1")}


@pytest.mark.parametrize("screen", [0, 1])
def test_a_window_is_drawn_in_the_pixels_of_its_screen(pictures, screen: int) -> None:
    assert pictures[f"fresh{screen}"].width() == round(DESIGN_SIZE.width() * SCALES[screen])


@pytest.mark.parametrize("screen", [1, 0])
def test_a_window_that_moved_looks_as_one_that_opened_there(pictures, screen: int) -> None:
    assert pictures[f"moved{screen}"] == pictures[f"fresh{screen}"]
