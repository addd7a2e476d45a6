"""What is settled before Qt is loaded: the command line, and whether a window can be opened at all.

Standard library only, so that `--version` answers at once and a missing library gets a sentence
instead of a crash. `run.py` asks here too which system packages a window needs.
"""

import builtins
import ctypes
import importlib
import locale
import os
import sys
from collections.abc import Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from yacht_desktop import __version__
from yacht_desktop.resources import resource_path

FONT_LIST: Final = Path("/etc/fonts/fonts.conf")

# Each system library that the PySide6 wheel expects, with the Debian package that has it.
QT_LIBRARIES: Final[Mapping[str, str]] = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
}
XCB_LIBRARIES: Final[Mapping[str, str]] = {
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}

_UTF8: Final = "C.UTF-8"
_END_OF_OPTIONS: Final = "--"

_HELP: Final = """\
Usage: yacht-desktop [--version] [--help] [FILE]

Opens the dice game Yacht, with the game in FILE (*.yachtgame) where one is named. If it is open
already, its window comes to the front and opens FILE.

  --version  say which version this is
  --help     show this text

The environment variable YACHT_DESKTOP_HOME names the folder for settings, games and logs, instead
of the system's own places. A bundle keeps them in the folder `yacht-desktop-data` beside it, where
there is one. The engine without a window is `yacht-lab`."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What the command line is answered with instead of a window, and the exit status."""

    text: str
    status: int


def reply_to(arguments: Sequence[str]) -> Reply | None:
    """Return the answer to the command line, or None if it asks for the window.

    >>> reply_to(["--colour"])
    Reply(text='yacht-desktop: unknown option --colour; --help lists what there is', status=2)
    """
    for argument in _options(arguments):
        if argument == "--help":
            return Reply(_HELP, 0)
        if argument == "--version":
            return Reply(f"Yacht Desktop {__version__}", 0)
        return Reply(f"yacht-desktop: unknown option {argument}; --help lists what there is", 2)
    files = _files(arguments)
    if len(files) > 1:
        return Reply(f"yacht-desktop: one game at a time: {' and '.join(files)} are {len(files)}", 2)
    if files == [""]:
        return Reply("yacht-desktop: the name of the file is empty", 2)
    return None


def file_in(arguments: Sequence[str]) -> Path | None:
    """Return the file that the command line names, whole, None where it names none.

    >>> file_in([]) is None, file_in(["--", "-odd.yachtgame"]).name
    (True, '-odd.yachtgame')
    """
    files = _files(arguments)
    return Path(files[0]).absolute() if files else None


def _options(arguments: Sequence[str]) -> list[str]:
    before = arguments[: arguments.index(_END_OF_OPTIONS)] if _END_OF_OPTIONS in arguments else arguments
    return [argument for argument in before if argument.startswith("-")]


def _files(arguments: Sequence[str]) -> list[str]:
    if _END_OF_OPTIONS in arguments:
        end = arguments.index(_END_OF_OPTIONS)
        return [*_files(arguments[:end]), *arguments[end + 1 :]]
    return [argument for argument in arguments if not argument.startswith("-")]


def missing_packages(libraries: Mapping[str, str]) -> list[str]:
    """Return the Debian packages of those libraries that the system cannot load."""
    return [package for library, package in libraries.items() if not _loads(library)]


def write_utf8(environment: MutableMapping[str, str]) -> None:
    """Make the environment one in which text is UTF-8, if it is not; languages and formats stay.

    Qt does the same by itself, with four lines of complaint on standard error.

    Args:
        environment: The environment variables, changed in place.
    """
    if not sys.platform.startswith("linux"):
        return
    # What is set here stays where Qt's own setting fails: a language need not be installed on the system.
    if _encoding_in("") == "UTF-8":
        return
    _encoding_in(_UTF8)
    if everything := environment.pop("LC_ALL", ""):
        # It goes before LC_CTYPE; LANG says the same, unless a part has a variable of its own.
        for name in [name for name in environment if name.startswith("LC_")]:
            del environment[name]
        environment["LANG"] = everything
    environment["LC_CTYPE"] = _UTF8


def _encoding_in(name: str) -> str:
    """Set the locale for characters and return its encoding, or nothing if there is no such locale."""
    try:
        locale.setlocale(locale.LC_CTYPE, name)
    except locale.Error:
        return ""
    return locale.nl_langinfo(locale.CODESET)


def find_fonts(environment: MutableMapping[str, str]) -> None:
    """Name an empty list of fonts where the system has none, which is complained about otherwise.

    Args:
        environment: The environment variables, changed in place.
    """
    named = "FONTCONFIG_FILE" in environment or "FONTCONFIG_PATH" in environment
    if sys.platform.startswith("linux") and not named and not FONT_LIST.exists():
        environment["FONTCONFIG_FILE"] = os.fspath(resource_path("fonts", "fonts.conf"))


def obstacle(environment: Mapping[str, str]) -> str | None:
    """Return in one sentence why no window can be opened, or None if nothing is in the way.

    Qt itself aborts the process with a page of text in these cases.

    Args:
        environment: The environment variables, of which Qt's choice of platform depends.
    """
    return _without_display(environment) or _without_qt()


def _without_display(environment: Mapping[str, str]) -> str | None:
    if not sys.platform.startswith("linux"):
        return None
    platform = environment.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    on_wayland = bool(environment.get("WAYLAND_DISPLAY"))
    if platform not in ("", "xcb") or (on_wayland and not platform):
        return None
    if not environment.get("DISPLAY"):
        return "there is no screen to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set"
    if packages := missing_packages(XCB_LIBRARIES):
        return _lacking(packages)
    if not _answers():
        return f"there is no screen to open a window on: nothing answers at DISPLAY={environment['DISPLAY']}"
    return None


def _without_qt() -> str | None:
    try:
        load_qt()
    except ModuleNotFoundError:
        return "PySide6 is not installed; `python3 run.py` in the source folder installs and starts everything"
    except ImportError as error:
        packages = missing_packages(QT_LIBRARIES) if sys.platform.startswith("linux") else []
        return _lacking(packages) if packages else f"Qt cannot be loaded: {error}"
    return None


def load_qt() -> None:
    """Import Qt's windows, and leave Python's import as it is.

    PySide6 puts one of its own in its place, for names it can switch to snake case. That reads the source of
    every module imported from then on and keeps it, which no module here has a use for: 10 MB of memory and a
    tenth of the time until the first picture.
    """
    plain = builtins.__import__
    try:
        importlib.import_module("PySide6.QtWidgets")
    finally:
        builtins.__import__ = plain


def _lacking(packages: Sequence[str]) -> str:
    return f"the system lacks libraries for windows; on Debian and Ubuntu: apt install {' '.join(packages)}"


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _answers() -> bool:
    """Return whether an X server answers at DISPLAY."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    error = int(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return error == 0
