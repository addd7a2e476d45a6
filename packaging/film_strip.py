"""Takes twelve pictures of one roll into one: `python packaging/film_strip.py [FILE]`.

The tray is the one of the game, stopped at even times of a throw of three dice with two held, from the
moment the button is pressed to the one when the last die lies still. FILE is `screenshots/film-strip.png`
where none is named; git ignores that folder.
"""

import os
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QAbstractAnimation, QPoint, QRect, Qt, QVariantAnimation  # noqa: E402
from PySide6.QtGui import QColor, QImage, QPainter  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from yacht_desktop.ui.fonts import load_fonts  # noqa: E402
from yacht_desktop.ui.theme import TUMBLE_MS, FontRole, Look  # noqa: E402
from yacht_desktop.ui.tray import DiceTray  # noqa: E402

FRAMES: Final = 12
ACROSS: Final = 4
SIZE: Final = (556, 456)
CAPTION: Final = 26
RATIO: Final = 0.7
BEFORE: Final = ((2, 5, 5, 4, 1), frozenset({1, 2}))
AFTER: Final = ((6, 5, 5, 3, 5), frozenset({1, 2}))


def main(file: Path) -> int:
    """Take the pictures; return the exit status."""
    application = QApplication([])
    load_fonts()
    look = Look(application)
    tray = DiceTray(look, len(BEFORE[0]))
    tray.resize(*SIZE)
    tray.set_texts("Held")
    tray.show()
    faces, held = BEFORE
    tray.show_dice(faces, held, rolled=frozenset(), animate=False)
    faces, held = AFTER
    tray.show_dice(faces, held, rolled=frozenset(range(5)) - held, animate=True)
    width, height = round(SIZE[0] * RATIO), round(SIZE[1] * RATIO) + CAPTION
    strip = QImage(ACROSS * width, -(-FRAMES // ACROSS) * height, QImage.Format.Format_RGB32)
    strip.fill(look.theme.bg)
    with QPainter(strip) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setFont(look.font(FontRole.CAPTION))
        for number in range(FRAMES):
            elapsed = round(number * TUMBLE_MS / (FRAMES - 1))
            corner = QPoint(number % ACROSS * width, number // ACROSS * height)
            picture = _at(tray, elapsed)
            target = QRect(corner, picture.size() * RATIO).adjusted(4, 2, -4, 0)
            painter.drawImage(target, picture)
            painter.setPen(QColor(look.theme.ink))
            words = QRect(corner.x(), target.bottom() + 1, width, CAPTION)
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, f"{elapsed} ms")
    file.parent.mkdir(parents=True, exist_ok=True)
    if not strip.save(str(file)):
        print(f"{file} cannot be written", file=sys.stderr)
        return 1
    print(file)
    return 0


def _at(tray: DiceTray, elapsed: int) -> QImage:
    """Return a picture of the tray at a time of its throw, in ms."""
    for die in tray.dice:
        for clock in die.findChildren(QVariantAnimation):
            if clock.state() != QAbstractAnimation.State.Stopped:
                clock.pause()
                # The very end would stop it, and Qt would have to be let run for it to arrive.
                clock.setCurrentTime(min(elapsed, clock.duration() - 1))
    return tray.grab().toImage()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "screenshots" / "film-strip.png"))
