"""Fills the last box of the game on the table and begins another, to be killed at any moment of it.

    python -m tests.session.last_box FOLDER DELAY

The process kills itself DELAY seconds after it has begun with that.
"""

import os
import signal
import sys
import threading
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from tests.session.kept_games import KeptTable
from tests.session.table_talk import HUMAN, setup_of
from yacht_desktop.game.rulesets import ruleset

SETUP = setup_of(HUMAN, rules=ruleset("crag"))


def play_to_the_last_box(folder: Path) -> None:
    """Leave a game of which one box is open."""
    table = KeptTable(folder, SETUP)
    while len(table.session.state.cards[0].open_ids) > 1:
        table.session.roll()
        table.session.score(next(iter(table.session.state.possible_scores)))
    table.session.roll()
    table.kill()


def main() -> int:
    """Finish the game."""
    application = QCoreApplication([])
    table = KeptTable(Path(sys.argv[1]), SETUP)
    threading.Timer(float(sys.argv[2]), os.kill, (os.getpid(), signal.SIGKILL)).start()
    table.session.score(next(iter(table.session.state.possible_scores)))
    table.session.new_game(SETUP)
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
