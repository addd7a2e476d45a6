"""The game as a process of its own that plays at random and writes down how it stands, to be killed at any moment.

    python -m tests.gui.killed_game FILE SEED

Each line of FILE is JSON: `began` with how the game stood at the start, `made` before the library can
know of a change, `kept` after it has been told.
"""

import json
import os
import random
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Slot

from tests.session.kept_games import do_something, standing
from yacht_desktop import app
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.home import home_folder
from yacht_desktop.log_file import start_log
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.pace import NO_WAITING
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.startup import find_fonts, write_utf8

SETUPS = (
    GameSetup(ruleset("yacht"), (Player("Åsa 🎲"), Player('Bo "<b>"'))),
    GameSetup(ruleset("crag"), (Player(""), Player("", Level.DECKHAND))),
    GameSetup(ruleset("american"), (Player("مرحبا"),)),
)


class RandomPlayer(QObject):
    def __init__(self, game: app.Game, path: Path, seed: int) -> None:
        super().__init__(game)
        self._session = game.session
        self._rng = random.Random(seed)
        self._file = path.open("a", buffering=1, encoding="utf-8")
        self._session.changed.connect(self._on_made)
        self._session.noted.connect(self._on_made)

    def follow(self) -> None:
        """Play from now on; connected after the library, so that it has been told before."""
        self._write("began")
        self._session.changed.connect(self._on_kept)
        self._session.noted.connect(self._on_kept)
        self._session.set_pace(NO_WAITING)
        timer = QTimer(self)
        timer.timeout.connect(self._play)
        timer.start(0)

    @Slot()
    def _on_made(self) -> None:
        self._write("made")

    @Slot()
    def _on_kept(self) -> None:
        self._write("kept")

    @Slot()
    def _play(self) -> None:
        self._session.set_pace(NO_WAITING)
        if self._rng.random() < 0.002:
            self._session.new_game(self._rng.choice(SETUPS))
        elif self._session.state.is_over or self._session.position.may_act:
            do_something(self._session, self._rng)

    def _write(self, kind: str) -> None:
        state = self._session.state
        line = {"kind": kind, "over": state.is_over, "totals": list(state.totals), **standing(self._session)}
        self._file.write(json.dumps(line) + "\n")


def main() -> int:
    """Do what `app.run` does, and play."""
    write_utf8(os.environ)
    find_fonts(os.environ)
    application = app.make_application(sys.argv[:1])
    game = app.Game(application, home_folder(), log_file=start_log(home_folder()))
    player = RandomPlayer(game, Path(sys.argv[1]), int(sys.argv[2]))
    game.start()
    player.follow()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
