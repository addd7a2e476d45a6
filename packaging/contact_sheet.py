"""Puts many pictures onto one: all screens under all themes and languages, or a few as others see them."""

import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QRect, QSize, Qt  # noqa: E402
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter  # noqa: E402

from colour_sight import SIGHTS, image_of, light_of, seen  # noqa: E402 - of this folder
from yacht_desktop.ui.fonts import load_fonts  # noqa: E402
from yacht_desktop.ui.palette import LIGHT  # noqa: E402
from yacht_desktop.ui.theme import FontRole, Look  # noqa: E402

CELL: Final = QSize(400, 300)
CAPTION: Final = 22
GAP: Final = 12


def write_sheet(file: Path, pictures: Sequence[tuple[str, QImage]], across: int) -> None:
    """Write pictures with their names, `across` in a row, each as large as fits into its cell."""
    rows = -(-len(pictures) // across)
    pitch = CELL + QSize(GAP, GAP + CAPTION)
    sheet = QImage(across * pitch.width() + GAP, rows * pitch.height() + GAP, QImage.Format.Format_RGB32)
    sheet.fill(LIGHT.sunk)
    look = Look()
    with QPainter(sheet) as painter:
        painter.setFont(look.font(FontRole.CAPTION))
        painter.setPen(LIGHT.ink)
        for place, (name, picture) in enumerate(pictures):
            corner = QPoint(GAP + place % across * pitch.width(), GAP + place // across * pitch.height())
            painter.drawText(QRect(corner, QSize(CELL.width(), CAPTION)), Qt.AlignmentFlag.AlignLeft, name)
            small = picture.scaled(CELL, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
            painter.drawImage(corner + QPoint(0, CAPTION), small)
    file.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(str(file))


def write_contact_sheet(file: Path, names: Iterable[str], folder: Path, across: int) -> None:
    """Write the pictures of these names; one that was not taken leaves its place empty."""
    application = QGuiApplication([])
    load_fonts()
    write_sheet(file, [(name, QImage(str(folder / f"{name}.png"))) for name in names], across)
    application.shutdown()


def write_row(file: Path, names: Sequence[str], folder: Path, height: int) -> None:
    """Write the pictures of these names side by side, all of one height."""
    application = QGuiApplication([])
    mode = Qt.TransformationMode.SmoothTransformation
    pictures = [QImage(str(folder / f"{name}.png")).scaledToHeight(height, mode) for name in names]
    width = sum(picture.width() for picture in pictures) + GAP * (len(pictures) - 1)
    row = QImage(width, height, QImage.Format.Format_ARGB32)
    row.fill(Qt.GlobalColor.transparent)
    with QPainter(row) as painter:
        left = 0
        for picture in pictures:
            painter.drawImage(left, 0, picture)
            left += picture.width() + GAP
    writer = QImageWriter(str(file))
    writer.setCompression(100)
    writer.write(row)
    application.shutdown()


def write_sights(folder: Path, names: Sequence[str]) -> Path:
    """Write pictures as people without one kind of cone, or without colour, see them; return the sheet of all."""
    application = QGuiApplication([])
    load_fonts()
    shown: list[tuple[str, QImage]] = []
    for name in names:
        picture = QImage(str(folder / f"{name}.png"))
        shown.append((name, picture))
        for sight in SIGHTS:
            filtered = image_of(seen(light_of(picture), sight))
            filtered.save(str(folder / f"{name}-{sight}.png"))
            shown.append((f"{name}, {sight}", filtered))
    sheet = folder / "colour-sight.png"
    write_sheet(sheet, shown, 1 + len(SIGHTS))
    application.shutdown()
    return sheet
