"""How long one frame of five tumbling dice takes to paint: `python tests/benchmarks/tumble.py [RATIO]`.

The budget at a device pixel ratio of 2 is 4 ms for the median and 10 ms for 99 frames in 100, with every set of
dice, also in high contrast. The dice are painted into an image as the tray
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

from yacht_desktop.session.settings import Cloth, DiceStyle
from yacht_desktop.ui.die_art import DieArt
from yacht_desktop.ui.die_motion import Pose, Throw, tumble
from yacht_desktop.ui.die_paint import DieLook, DiePainter
from yacht_desktop.ui.fonts import load_fonts
from yacht_desktop.ui.palette import LIGHT, Theme
from yacht_desktop.ui.palette_contrast import CONTRAST_DARK
from yacht_desktop.ui.palette_table import laid
from yacht_desktop.ui.tray_layout import scatter, tray_layout

WIDTH, HEIGHT = 556, 456
FACES = (3, 1, 6, 2, 5)
FRAME_MS = 16
THROWS = 12
MEDIAN_MS = 4.0
SLOW_MS = 10.0
LOOK = DieLook(moving=True)


def main(ratio: float) -> int:
    """Print how long frames take with each set of dice; return 1 if any is over budget."""
    application = QApplication([])
    load_fonts()
    over = False
    for base in (LIGHT, CONTRAST_DARK):
        for dice in DiceStyle:
            theme = laid(base, Cloth.NAVY, dice)
            times = frames(theme, ratio)
            median, slow = statistics.median(times), statistics.quantiles(times, n=100)[-1]
            print(f"{theme.dice.key}, ratio {ratio:g}: median {median:.2f} ms, 99 in 100 under {slow:.2f} ms")
            over |= median >= MEDIAN_MS or slow >= SLOW_MS
    application.quit()
    return int(over)


def frames(theme: Theme, ratio: float) -> list[float]:
    """Return the times, in ms, of all frames of some throws."""
    layout = tray_layout(WIDTH, HEIGHT, len(FACES), 1.0, 1.0)
    throws = [
        tumble(None, Pose(face, place.centre, place.tilt), Throw(order, len(FACES), layout))
        for order, (face, place) in enumerate(zip(FACES, scatter(FACES, layout), strict=True))
    ]
    image = QImage(round(WIDTH * ratio), round(HEIGHT * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(theme.tray_middle)
    dice = DiePainter(DieArt(theme), theme, layout.die, ratio)
    times: list[float] = []
    # The first time round fills the cache of pictures.
    for counted in (False, *[True] * THROWS):
        for elapsed in range(0, 620, FRAME_MS):
            with QPainter(image) as painter:
                start = time.thread_time()
                for throw in throws:
                    for pose in throw.poses(elapsed):
                        dice.paint(painter, pose, LOOK)
                if counted:
                    times.append(1000 * (time.thread_time() - start))
    return times


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0))
