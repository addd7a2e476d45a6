"""Saves pictures of parts of the window under the scale factor of this process: FOLDER FACTOR."""

import sys
from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.gui.driver import mixed
from tests.gui.running_game import write_settings
from yacht_desktop.app import Game, make_application
from yacht_desktop.game.dice import SeededDice
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.pace import NO_WAITING
from yacht_desktop.ui.heading import TurnHeading
from yacht_desktop.ui.main_window import DESIGN_SIZE

REACH = 12
SETTLE_MS = 300


def main(folder: Path, factor: str) -> None:
    """Show a game after its first roll, two dice held, and picture its parts."""
    write_settings(folder, mixed(None, Level.DECKHAND), speed="at_once", theme="light")
    game = Game(make_application(["yacht-desktop"]), folder, new_dice=lambda: SeededDice.from_number(11))
    game.start()
    game.window.resize(DESIGN_SIZE)
    game.session.set_pace(NO_WAITING)
    game.session.roll()
    for die in (1, 2):
        game.session.hold(die)
    QTest.qWait(SETTLE_MS)
    window = game.window
    parts = {name: window.findChild(QWidget, name) for name in ("undoActionButton", "die1", "die2", "scorecard")}
    parts["heading"] = window.findChild(TurnHeading)
    for name, part in parts.items():
        assert isinstance(part, QWidget)
        area = QRect(part.mapTo(window, QPoint()), part.size()).adjusted(-REACH, -REACH, REACH, REACH)
        assert window.grab(area).save(str(folder / f"{name}-{factor}.png"))
    game.window.close()
    game.dispose()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
