"""The game as a process of its own that writes down what happens in it; see `RunningGame`.

    python -m tests.gui.observed_game FILE [SEED]

Each line of FILE is one position as JSON, written whenever something happened. A file FILE.ask is
answered with one more line and removed.
"""

import json
import os
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from yacht_desktop import app
from yacht_desktop.game.dice import SeededDice
from yacht_desktop.home import home_folder
from yacht_desktop.log_file import start_log
from yacht_desktop.startup import find_fonts, write_utf8
from yacht_desktop.termination import TerminationSignals
from yacht_desktop.ui.status_line import StatusLine

ASKED_EVERY_MS = 20


class Observer(QObject):
    def __init__(self, game: app.Game, path: Path) -> None:
        super().__init__(game)
        self._game = game
        self._file = path.open("a", buffering=1, encoding="utf-8")
        self._question = path.with_name(path.name + ".ask")
        for signal in (game.session.changed, game.session.refused):
            signal.connect(self.write)
        timer = QTimer(self)
        timer.timeout.connect(self._answer)
        timer.start(ASKED_EVERY_MS)

    @Slot()
    def write(self) -> None:
        session, position = self._game.session, self._game.session.position
        focused, dialog = QApplication.focusWidget(), QApplication.activeModalWidget()
        status = self._game.window.findChild(StatusLine)
        assert status is not None
        line = {
            "moves": len(session.moves),
            "player": position.state.player,
            "turn": position.state.turn,
            "rolls_left": position.state.rolls_left,
            "dice": position.state.dice,
            "held": sorted(position.held),
            "over": position.state.is_over,
            "computing": session.is_computing,
            "focus": "" if focused is None else focused.objectName(),
            "dialog": "" if dialog is None else dialog.objectName(),
            "sentence": status.sentence,
            "players": len(position.setup.players),
        }
        self._file.write(json.dumps(line) + "\n")

    @Slot()
    def _answer(self) -> None:
        if self._question.exists():
            self.write()
            self._question.unlink()


def main() -> int:
    """Do what `app.run` does, with dice of a seed where one is given, and watch."""
    write_utf8(os.environ)
    find_fonts(os.environ)
    application = app.make_application(sys.argv[:1])
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else None
    new_dice = SeededDice.from_system if seed is None else lambda: SeededDice.from_number(seed)
    game = app.Game(application, home_folder(), new_dice, log_file=start_log(home_folder()))
    game.crash.install()
    signals = TerminationSignals(game.window, game)
    observer = Observer(game, Path(sys.argv[1]))
    game.start()
    observer.write()
    status = application.exec()
    game.session.shut_down()
    del signals
    return status


if __name__ == "__main__":
    sys.exit(main())
