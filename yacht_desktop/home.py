"""Where the program keeps settings, games and logs."""

import os
import sys
from pathlib import Path
from typing import Final

APPLICATION_NAME: Final = "yacht-desktop"
"""What the program is called in names of folders, and to the desktop."""
HOME_VARIABLE: Final = "YACHT_DESKTOP_HOME"
PORTABLE_NAME: Final = "yacht-desktop-data"
"""The folder beside a bundle's program that makes it keep everything there."""


def home_folder() -> Path:
    """Return the folder for settings, data and logs: the variable's, the portable one, else the platform's."""
    chosen = os.environ.get(HOME_VARIABLE)
    if chosen:
        return Path(chosen).expanduser().absolute()
    portable = portable_folder()
    if portable is not None:
        return portable
    # Not before it is known that there is Qt.
    from PySide6.QtCore import QCoreApplication, QStandardPaths

    QCoreApplication.setApplicationName(APPLICATION_NAME)
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))


def portable_folder() -> Path | None:
    """Return the folder beside the program of a bundle, None where there is none that can be written."""
    if not getattr(sys, "frozen", False):
        # Beside the Python that runs the sources is no place for games.
        return None
    program = Path(sys.executable).absolute()
    beside = program.parent
    if beside.parts[-2:] == ("Contents", "MacOS"):
        # To those who carry it about, a bundle of macOS is one thing.
        beside = beside.parent.parent.parent
    folder = beside / PORTABLE_NAME
    return folder if folder.is_dir() and os.access(folder, os.W_OK | os.X_OK) else None
