"""Icon and version files for bundles, made of the drawn icons when one is built."""

import os
import struct
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from yacht_desktop.ui.app_icon import icon_drawing

_ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
_HICOLOR_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256)
# Apple's four-letter names of the sizes that hold a PNG.
_ICNS_TYPES: Final = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}


def png(size: int) -> bytes:
    """Return the icon as a PNG of that many pixels square."""
    image = QImage(QSize(size, size), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        QSvgRenderer(os.fspath(icon_drawing(size))).render(painter)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


def write_ico(path: Path) -> Path:
    """Write the icon for Windows and return its path.

    The format is a header, an entry for each picture, and the pictures; 256 pixels are written as 0.
    """
    pictures = [(size, png(size)) for size in _ICO_SIZES]
    offset = 6 + 16 * len(pictures)
    entries = b""
    for size, data in pictures:
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    header = struct.pack("<HHH", 0, 1, len(pictures))
    path.write_bytes(header + entries + b"".join(data for _, data in pictures))
    return path


def write_icns(path: Path) -> Path:
    """Write the icon for macOS and return its path."""
    parts = b""
    for name, size in _ICNS_TYPES.items():
        data = png(size)
        parts += name + struct.pack(">I", len(data) + 8) + data
    path.write_bytes(b"icns" + struct.pack(">I", len(parts) + 8) + parts)
    return path


def write_hicolor(folder: Path) -> Path:
    """Write the icons for Linux, one for each size and one for all others, into a theme's folder; return that."""
    for size in _HICOLOR_SIZES:
        file = folder / f"{size}x{size}" / "apps" / "yacht-desktop.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(png(size))
    scalable = folder / "scalable" / "apps" / "yacht-desktop.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    scalable.write_bytes(icon_drawing(max(_HICOLOR_SIZES)).read_bytes())
    return folder


def write_version(path: Path, version: str) -> Path:
    """Write the version resource for Windows, in the form PyInstaller reads, and return its path.

    Args:
        path: The file to write.
        version: Such as 1.2.3.
    """
    numbers = (*map(int, version.split(".")), 0)
    strings = {
        "FileDescription": "Yacht Desktop",
        "FileVersion": version,
        "LegalCopyright": "MIT licence",
        "ProductName": "Yacht Desktop",
        "ProductVersion": version,
    }
    table = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in strings.items())
    path.write_text(
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004,"
        " fileType=0x1, subtype=0x0, date=(0, 0)), kids=[StringFileInfo([StringTable('040904B0', ["
        f"{table}])]), VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n",
        encoding="utf-8",
    )
    return path
