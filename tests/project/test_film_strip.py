"""The pictures of one roll, as whoever looks at its movement asks for them."""

import subprocess
import sys

from PySide6.QtGui import QImage

from tests.project.sources import ROOT


def test_the_film_strip_shows_twelve_moments_from_the_dice_before_to_the_dice_after(tmp_path):
    file = tmp_path / "made" / "strip.png"
    command = [sys.executable, ROOT / "packaging" / "film_strip.py", file]
    subprocess.run(command, check=True, capture_output=True)
    strip = QImage(str(file))
    width, height = strip.width() // 4, strip.height() // 3
    frames = [strip.copy(column * width, row * height, width, height - 26) for row in range(3) for column in range(4)]
    moments = [bytes(memoryview(frame.constBits())) for frame in frames]
    assert len(set(moments)) == 12, "something moves from the first moment to the last"
