"""Compares pictures of the window with approved ones, and shows where they differ.

An approved picture is kept at half its size. Compared are the means of squares of 8 px there, in each colour.
Qt brings its own FreeType, letters are drawn without hinting, and the fonts are the game's own, so on another
machine pictures should be the same to the bit. What might differ, by another compiler or a near release of Qt, is
how the edges of shapes and letters are smoothed: by a few steps of 255 in a few pixels of a square of 256. One more
pixel to the right moves a hundred squares by more than `SLIGHT`; a missing letter, another colour or a die
two pixels away moves some by more than `FAR`.
"""

from pathlib import Path
from typing import Final

import numpy as np

from pytestqt.qtbot import QtBot

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter
from PySide6.QtWidgets import QWidget

from colour_sight import Light

APPROVED: Final = Path(__file__).resolve().parents[1] / "data" / "approved"
FOLDER: Final = Path(__file__).resolve().parents[2] / "screenshots" / "differences"
SQUARE: Final = 8
# How far the mean of a square may be off, of 255, and how many of a thousand may be further off than that.
SLIGHT: Final = 8.0
FEW: Final = 1
FAR: Final = 20.0
_MARK: Final = QColor(220, 0, 0)
_GAP: Final = 12
_REST_MS: Final = 80
_PATIENCE: Final = 40


def at_rest(qtbot: QtBot, window: QWidget) -> QImage:
    """Return the picture of a window once it stays the same: some parts are laid out by a later event."""
    last = QImage()
    for _ in range(_PATIENCE):
        qtbot.wait(_REST_MS)
        shown = window.grab().toImage()
        if shown == last:
            return shown
        last = shown
    return last


def half(image: QImage) -> QImage:
    """Return a picture at half its size."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    plain.setDevicePixelRatio(1.0)
    mode = Qt.TransformationMode.SmoothTransformation
    return plain.scaled(plain.size() / 2, mode=mode).convertToFormat(QImage.Format.Format_RGB888)


def means(image: QImage) -> Light:
    """Return the mean colour of each square of a picture, of shape (rows, columns, 3), 0 to 255."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    width, height = plain.width(), plain.height()
    pixels = np.frombuffer(plain.constBits(), np.uint8).reshape(height, plain.bytesPerLine())[:, : 3 * width]
    padded = np.pad(
        pixels.reshape(height, width, 3).astype(float),
        ((0, -height % SQUARE), (0, -width % SQUARE), (0, 0)),
        mode="edge",
    )
    rows, columns = padded.shape[0] // SQUARE, padded.shape[1] // SQUARE
    return np.asarray(padded.reshape(rows, SQUARE, columns, SQUARE, 3).mean(axis=(1, 3)))


def fault(name: str, shown: QImage) -> str:
    """Return what is wrong with a picture in one sentence, empty if it is as approved; a fault is pictured."""
    file = APPROVED / f"{name}.png"
    if not file.exists():
        return f"no picture of {name} is approved: python3 run.py --approve"
    approved, now = QImage(str(file)), half(shown)
    if approved.size() != now.size():
        return f"{name} is {now.width()} x {now.height()} at half size, not {approved.width()} x {approved.height()}"
    off = abs(means(approved) - means(now)).max(axis=2)
    if off.max() <= FAR and 1000 * (off > SLIGHT).sum() <= FEW * off.size:
        return ""
    wrong = [(int(row), int(column)) for row, column in np.argwhere(off > SLIGHT)]
    seen_at = FOLDER / f"{name}.png"
    _picture(approved, now, wrong).save(str(seen_at))
    row, column = np.unravel_index(off.argmax(), off.shape)
    return (
        f"{name} differs from what is approved in {len(wrong)} of {off.size} squares, most around"
        f" {2 * SQUARE * int(column)}, {2 * SQUARE * int(row)} px: see {seen_at}."
        " If it is meant, approve it: python3 run.py --approve"
    )


def _picture(approved: QImage, now: QImage, wrong: list[tuple[int, int]]) -> QImage:
    """Return both pictures side by side, approved on the left, squares that differ marked on the right."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    both = QImage(2 * now.width() + _GAP, now.height(), QImage.Format.Format_RGB32)
    both.fill(_MARK)
    with QPainter(both) as painter:
        painter.drawImage(0, 0, approved)
        painter.drawImage(now.width() + _GAP, 0, now)
        painter.setPen(_MARK)
        for row, column in wrong:
            corner = QRect(column * SQUARE, row * SQUARE, SQUARE - 1, SQUARE - 1)
            painter.drawRect(corner.translated(now.width() + _GAP, 0))
    return both


def approve(name: str, shown: QImage) -> None:
    """Keep a picture as the approved one."""
    APPROVED.mkdir(parents=True, exist_ok=True)
    writer = QImageWriter(str(APPROVED / f"{name}.png"))
    # The strongest there is; a PNG loses nothing by it.
    writer.setCompression(100)
    writer.write(half(shown))
