"""The window at the scale factors of many screens: everything is drawn for it, nothing is a picture blown up."""

import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage

from tests.gui.running_game import ROOT

PARTS = ("undoActionButton", "die1", "die2", "scorecard", "heading")
FACTORS = ("1.25", "1.5", "1.75", "2", "3")
# How much softer the hardest edge may be than at factor 1; one that is blown up is softer by the factor.
AS_HARD = 0.8


def pictures(folder: Path, factor: str) -> dict[str, QImage]:
    """Return pictures of the parts, taken in a process of its own since the factor holds for all of one."""
    environment = os.environ | {"QT_SCALE_FACTOR": factor, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.gui.scaled_window", str(folder), factor]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return {part: QImage(str(folder / f"{part}-{factor}.png")) for part in PARTS}


@pytest.fixture(scope="module")
def plain(tmp_path_factory) -> dict[str, QImage]:
    return pictures(tmp_path_factory.mktemp("plain"), "1")


def hardest_edge(image: QImage) -> int:
    """Return the largest step in lightness from one pixel to the next, along every other row."""
    hardest = 0
    for y in range(0, image.height(), 2):
        row = [image.pixelColor(x, y).lightness() for x in range(image.width())]
        hardest = max(hardest, *(abs(a - b) for a, b in pairwise(row)))
    return hardest


def is_made_of_blocks(image: QImage, side: int) -> bool:
    """Return whether a picture is a smaller one with each pixel repeated."""
    whole = image.copy(QRect(0, 0, image.width() // side * side, image.height() // side * side))
    small = whole.scaled(whole.width() // side, whole.height() // side)
    again = small.scaled(whole.size(), mode=Qt.TransformationMode.FastTransformation)
    return again == whole


@pytest.mark.parametrize("factor", FACTORS)
def test_everything_is_as_sharp_as_the_screen(tmp_path, plain, factor) -> None:
    scaled = pictures(tmp_path, factor)
    for part, image in scaled.items():
        assert image.width() == pytest.approx(plain[part].width() * float(factor), abs=2), part
        assert hardest_edge(image) >= AS_HARD * hardest_edge(plain[part]), part
        if float(factor).is_integer():
            assert not is_made_of_blocks(image, int(float(factor))), part


def test_a_picture_blown_up_would_be_noticed(plain) -> None:
    for part, image in plain.items():
        smooth = image.scaled(image.size() * 2, mode=Qt.TransformationMode.SmoothTransformation)
        assert hardest_edge(smooth) < AS_HARD * hardest_edge(image), part
        assert is_made_of_blocks(image.scaled(image.size() * 2), 2), part
