"""The log of a run full of faults names files, and neither players nor what the dice to come are made from."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtWidgets import QApplication

from yacht_desktop.app import Game
from yacht_desktop.game.errors import NothingRolled
from yacht_desktop.game.fairness import seed_of
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.log_file import NAME, start_log
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.log import logger
from yacht_desktop.session.setup import GameSetup, Player

SECRET = "Confidential"
SETUP = GameSetup(ruleset("yacht"), (Player(SECRET), Player(f"{SECRET} too", Level.DECKHAND)))
SPOILED_SETTINGS = f"""[General]
last_setup="{{\\"rules\\": \\"yacht\\", \\"options\\": {{}}, \\"players\\": [{{\\"name\\": \\"{SECRET}\\"}}]}}"
speed=breakneck
"""


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    """The log of the program, which no test listens to."""
    before, propagates = list(logger.handlers), logger.propagate
    path = start_log(tmp_path)
    assert path == tmp_path / NAME
    yield path
    for handler in set(logger.handlers) - set(before):
        logger.removeHandler(handler)
        handler.close()
    logger.propagate = propagates


def opened(folder: Path) -> Game:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    game = Game(application, folder)
    game.start()
    return game


def test_faults_are_told_without_names_and_seeds(qtbot: QtBot, tmp_path: Path, log: Path) -> None:
    game = opened(tmp_path)
    game.session.new_game(SETUP)
    game.session.roll()
    seed = seed_of(game.session.dice)
    assert seed is not None
    bad = tmp_path / "bad.yachtgame"
    bad.write_text(f'yachtgame 1\nrules: yacht\nplayer.1: person "{SECRET}"\nplayer.2: "{SECRET}\n', encoding="utf-8")
    with qtbot.waitSignal(game.files.failed):
        game.files.open(bad)
    with qtbot.waitSignal(game.files.failed):
        game.files.save(tmp_path / "missing" / "game.yachtgame")
    game.dispose()
    with closing(sqlite3.connect(tmp_path / "library.sqlite3", isolation_level=None)) as connection:
        connection.execute("UPDATE texts SET text = replace(text, 'dice: ', 'dice: x')")
    (tmp_path / "settings.ini").write_text(SPOILED_SETTINGS, encoding="utf-8")
    again = opened(tmp_path)
    again.session.new_game(SETUP)
    later = seed_of(again.session.dice)
    assert later is not None
    try:
        again.session.play(object())  # type: ignore[arg-type]
    except NothingRolled as fault:
        again.crash.report(fault)
    again.dispose()
    told = log.read_text(encoding="utf-8")
    assert all(
        words in told
        for words in ("bad.yachtgame", "missing", "is no setup", "breakneck", "cannot be read", "unexpected error")
    )
    for one in (seed, later):
        assert one.hex() not in told
        assert repr(one) not in told
    assert told.count(SECRET) == 0, told
