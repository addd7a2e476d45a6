"""Measures the time from the start of the process to the first picture, against a bare window.

    python tests/benchmarks/startup.py

Both are started in turn, so that what else the machine does meets both alike, and the medians are
compared. The bare program is a main window with an empty table: what PySide6 itself takes. Prints one
JSON object, times in milliseconds, and ends with exit status 1 if the game takes more than LIMIT times
as long.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

ROUNDS: Final = 15
LIMIT: Final = 1.4
ROOT: Final = Path(__file__).resolve().parents[2]


def main() -> int:
    """Measure, print the result and return the exit status."""
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {"YACHT_DESKTOP_HOME": home, "DBUS_SESSION_BUS_ADDRESS": "disabled:"}
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        # As installed: compiled modules are kept, whatever the environment of developers says.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment["PYTHONPYCACHEPREFIX"] = str(Path(home) / "compiled")
        programs = ("bare", "game")
        for name in programs:
            # The first start also compiles the modules and fills the system's caches.
            measure(name, environment)
        times: dict[str, list[float]] = {name: [] for name in programs}
        for _ in range(ROUNDS):
            for name in programs:
                times[name].append(measure(name, environment))
    bare, game = (statistics.median(times[name]) for name in programs)
    result = {
        "platform": environment["QT_QPA_PLATFORM"],
        "rounds": ROUNDS,
        "bare_ms": round(bare, 1),
        "game_ms": round(game, 1),
        "ratio": round(game / bare, 3),
        "limit": LIMIT,
    }
    print(json.dumps(result))
    return 0 if game <= LIMIT * bare else 1


def measure(name: str, environment: dict[str, str]) -> float:
    """Start one of the two programs and return the milliseconds until its first picture was complete."""
    began = time.monotonic()
    command = [sys.executable, __file__, name]
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    # The monotonic clock is the same in all processes.
    return (float(done.stdout) - began) * 1000


def end_after_first_paint() -> None:
    """Say the time and end the process as soon as the first window is painted.

    Called when there is an application, before there is a window. What watches must cost nothing before
    that moment: an event filter on the application would make an object of every widget there is.
    """
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QGuiApplication

    def look() -> None:
        # A window is painted while it is told that it is exposed. A timer of 0 ms comes after that.
        now = time.monotonic()
        if any(window.isExposed() for window in QGuiApplication.topLevelWindows()):
            print(now, flush=True)
            os._exit(0)
        QTimer.singleShot(0, look)

    QTimer.singleShot(0, look)


def open_bare() -> None:
    """Open what PySide6 cannot do without."""
    from PySide6.QtWidgets import QApplication, QMainWindow, QTableWidget

    application = QApplication(sys.argv[:1])
    end_after_first_paint()
    window = QMainWindow()
    window.setCentralWidget(QTableWidget(12, 3))
    window.resize(1000, 700)
    window.show()
    application.exec()


def open_game() -> None:
    """Open the game by its own start, with nothing but the watch added."""
    sys.path.insert(0, str(ROOT))
    from yacht_desktop.__main__ import main as start
    from yacht_desktop.startup import load_qt

    # In the way the start does, which finds Qt loaded then.
    load_qt()
    from PySide6 import QtWidgets

    class WatchedApplication(QtWidgets.QApplication):
        """The application of the game, which must still load its own modules when it is told to start."""

        def __init__(self, arguments: list[str]) -> None:
            super().__init__(arguments)
            end_after_first_paint()

    vars(QtWidgets)["QApplication"] = WatchedApplication
    start([])


if __name__ == "__main__":
    if sys.argv[1:]:
        {"bare": open_bare, "game": open_game}[sys.argv[1]]()
    else:
        sys.exit(main())
