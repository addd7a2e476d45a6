"""How long one frame of five tumbling dice takes to paint: `python tests/benchmarks/tumble.py [RATIO]`.

The budget is 4 ms at a device pixel ratio of 2. The dice are painted into an image as the tray
paints them; the ground below them is one pixmap and not counted. Processor time is measured, so that
other programs do not count.
"""

import os
import statistics
import sys
import time
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from yacht_desktop.ui.die_art import DieArt
from yacht_desktop.ui.die_motion import Pose, Throw, tumble
from yacht_desktop.ui.die_paint import DieLook, DiePainter
from yacht_desktop.ui.theme import LIGHT
from yacht_desktop.ui.tray_layout import scatter, tray_layout

WIDTH, HEIGHT = 556, 456
FACES = (3, 1, 6, 2, 5)
FRAME_MS = 16
LOOK = DieLook(moving=True)


def main(ratio: float) -> None:
    application = QApplication([])
    layout = tray_layout(WIDTH, HEIGHT, len(FACES), 1.0, 1.0)
    throws = [
        tumble(None, Pose(face, place.centre, place.tilt), Throw(order, len(FACES), layout))
        for order, (face, place) in enumerate(zip(FACES, scatter(FACES, layout), strict=True))
    ]
    image = QImage(round(WIDTH * ratio), round(HEIGHT * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(LIGHT.tray_middle)
    dice = DiePainter(DieArt(), LIGHT, layout.die, ratio)
    times: list[float] = []
    # The first time round fills the cache of pictures.
    for counted in (False, True, True, True):
        for elapsed in range(0, 620, FRAME_MS):
            with QPainter(image) as painter:
                start = time.thread_time()
                for throw in throws:
                    for pose in throw.poses(elapsed):
                        dice.paint(painter, pose, LOOK)
                if counted:
                    times.append(1000 * (time.thread_time() - start))
    print(f"ratio {ratio:g}: median {statistics.median(times):.2f} ms, slowest {max(times):.2f} ms a frame")
    application.quit()


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
