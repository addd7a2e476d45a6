"""Where `yacht-lab` keeps tables from run to run: beside the game's own data."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from yacht_desktop.solver.tables import SolvedRules

HOME_VARIABLE = "YACHT_DESKTOP_HOME"
NAME = "yacht-desktop"


def tables_folder() -> Path:
    """Return the folder for tables: in the folder the variable names, else in the platform's for a user's data."""
    chosen = os.environ.get(HOME_VARIABLE)
    return (Path(chosen).expanduser().absolute() if chosen else _data_folder()) / "tables"


def solved_rules() -> "SolvedRules":
    """Return the solved rule sets, whose tables are kept from run to run."""
    from yacht_desktop.solver.tables import SOLVED

    SOLVED.keep_in(tables_folder())
    return SOLVED


def _data_folder() -> Path:
    """Return where Qt, which is not loaded here, would put the data of an application of our name."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming") / NAME
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / NAME
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / NAME
