"""Saves pictures of a window that was moved between screens of two scales, and of one opened there: FOLDER."""

import sys
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tests.gui.driver import mixed
from tests.gui.running_game import write_settings
from yacht_desktop.app import Game, make_application
from yacht_desktop.game.dice import SeededDice
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.pace import NO_WAITING
from yacht_desktop.ui.main_window import DESIGN_SIZE

SETTLE_MS = 200


def open_game(folder: Path, screen: int) -> Game:
    """Show a game after its first roll, two dice held, on a screen."""
    folder.mkdir()
    write_settings(folder, mixed(None, Level.DECKHAND), speed="at_once", theme="light")
    game = Game(QGuiApplication.instance(), folder, new_dice=lambda: SeededDice.from_number(11))  # type: ignore[arg-type]
    move(game, screen)
    game.start()
    game.session.set_pace(NO_WAITING)
    game.session.roll()
    for die in (1, 2):
        game.session.hold(die)
    QTest.qWait(SETTLE_MS)
    return game


def move(game: Game, screen: int) -> None:
    """Bring the window to a screen."""
    target = QGuiApplication.screens()[screen]
    game.window.setScreen(target)
    game.window.setGeometry(QRect(target.availableGeometry().topLeft(), DESIGN_SIZE))
    QTest.qWait(SETTLE_MS)


def picture(game: Game, file: Path) -> None:
    """Save what the window shows."""
    assert game.window.grab().save(str(file))


def main(folder: Path) -> None:
    """Open a window on each screen, and move one over and back."""
    make_application(["yacht-desktop"])
    for screen in (0, 1):
        game = open_game(folder / f"fresh{screen}", screen)
        picture(game, folder / f"fresh{screen}.png")
        if screen == 0:
            for there in (1, 0):
                move(game, there)
                picture(game, folder / f"moved{there}.png")
        game.window.close()
        game.dispose()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
