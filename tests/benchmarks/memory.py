"""Measures the memory in use after a whole game with sound, against a bare window, on Linux.

    python tests/benchmarks/memory.py

The bare program is a main window with an empty table: what PySide6 itself takes. The game is played by a
person alone, without sound and with it, and by a person against the Captain, through miniaudio's null
device, until its result has been shown for a while. Prints a JSON object for each, sizes in megabytes of
resident memory, and ends with exit status 1 if one takes more than LIMIT times as much. Also says how busy
the processor is afterwards, when nothing moves, in percent.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from yacht_desktop.app import Game

LIMIT: Final = 1.8
ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = ("alone, muted", "alone", "against the Captain")
STEP_MS: Final = 40
RESULT_MS: Final = 8_000
IDLE_MS: Final = 5_000


def main() -> int:
    """Measure, print the results and return the exit status."""
    bare = measure("bare")["megabytes"]
    over = False
    for name in GAMES:
        found = measure(name)
        ratio = round(found["megabytes"] / bare, 3)
        print(json.dumps({"game": name, "bare": bare, **found, "ratio": ratio, "limit": LIMIT}))
        over |= ratio > LIMIT
    return int(over)


def measure(name: str) -> dict[str, float]:
    """Run one of the programs and return what it says of itself."""
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {
            "YACHT_DESKTOP_HOME": home,
            "QT_QPA_PLATFORM": "offscreen",
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        }
        command = [sys.executable, __file__, name]
        done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def megabytes() -> float:
    """Return the resident memory of this process."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


def open_bare() -> None:
    """Open what PySide6 cannot do without."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QMainWindow, QTableWidget

    application = QApplication(sys.argv[:1])
    window = QMainWindow()
    window.setCentralWidget(QTableWidget(12, 3))
    window.resize(1120, 760)
    window.show()
    QTimer.singleShot(1000, application.quit)
    application.exec()
    print(json.dumps({"megabytes": megabytes()}))


def open_game(name: str) -> "tuple[QApplication, Game, list[bool]]":
    """Open the game as its name says; return it with what tells whether a device for sound was opened."""
    sys.path.insert(0, str(ROOT))
    from yacht_desktop.startup import load_qt

    load_qt()
    from yacht_desktop.app import Game, make_application
    from yacht_desktop.game.rulesets import ruleset
    from yacht_desktop.opponents.levels import Level
    from yacht_desktop.session import settings as s
    from yacht_desktop.session.pace import Speed
    from yacht_desktop.session.setup import GameSetup, Player
    from yacht_desktop.ui import sound_device
    from yacht_desktop.ui.sound_device import Device, Fill, MiniaudioDevice

    opened: list[bool] = []

    def open_null(fill: Fill) -> Device:
        opened.append(True)
        return MiniaudioDevice(fill, ("null",))

    vars(sound_device)["open_device"] = open_null
    application = make_application(["yacht-desktop"])
    game = Game(application, Path(os.environ["YACHT_DESKTOP_HOME"]))
    game.settings.set(s.SPEED, Speed.FAST)
    game.settings.set(s.MUTED, "muted" in name)
    players = (Player(), *((Player(level=Level.CAPTAIN),) if "Captain" in name else ()))
    game.start()
    game.session.new_game(GameSetup(ruleset("yacht"), players))
    return application, game, opened


def play(name: str) -> None:
    """Play a game to its end and look at the result for a while."""
    application, game, opened = open_game(name)
    from PySide6.QtCore import QTimer

    session = game.session
    idle: dict[str, float] = {}

    def act() -> None:
        position = session.position
        if position.state.is_over:
            clock.stop()
            QTimer.singleShot(RESULT_MS, begin_idle)
        elif position.may_act and position.state.rolls_left == position.state.rules.rolls:
            session.roll()
        elif position.may_act:
            session.hold(0)
            scores = position.state.possible_scores
            session.score(max(scores, key=scores.__getitem__))
        else:
            session.hurry()

    def begin_idle() -> None:
        idle["since"], idle["used"] = time.monotonic(), time.process_time()
        QTimer.singleShot(IDLE_MS, end)

    def end() -> None:
        share = (time.process_time() - idle["used"]) / (time.monotonic() - idle["since"])
        found = {"megabytes": megabytes(), "idle_percent": round(100 * share, 2), "devices": len(opened)}
        print(json.dumps(found), flush=True)
        application.quit()

    clock = QTimer()
    clock.timeout.connect(act)
    clock.start(STEP_MS)
    application.exec()
    game.shut_down()


if __name__ == "__main__":
    if not sys.argv[1:]:
        sys.exit(main())
    elif sys.argv[1] == "bare":
        open_bare()
    else:
        play(sys.argv[1])
