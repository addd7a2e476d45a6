"""The program's icon, in the drawing made for each size."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QImageReader, QPixmap

from yacht_desktop.resources import resource_path

# Small icons are drawn for their size: fewer details, lines on whole pixels. From 48 up there is one drawing.
_DRAWN_FOR: Final = ((16, "app-icon-16.svg"), (32, "app-icon-32.svg"))
_DRAWN_LARGE: Final = "app-icon.svg"
# What the platforms ask for, at whole and at fractional scales.
_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 128)


def icon_drawing(size: int) -> Path:
    """Return the drawing for an icon of that many pixels square."""
    name = next((name for largest, name in _DRAWN_FOR if size <= largest), _DRAWN_LARGE)
    return resource_path("icons", name)


def app_icon() -> QIcon:
    """Return the icon with a picture for every size."""
    icon = QIcon()
    for size in _SIZES:
        # Not a QIcon of the files: of several drawings Qt would keep the last for all sizes.
        reader = QImageReader(str(icon_drawing(size)))
        reader.setScaledSize(QSize(size, size))
        icon.addPixmap(QPixmap.fromImage(reader.read()))
    return icon
