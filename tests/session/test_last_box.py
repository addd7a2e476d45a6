"""Killed between the last box and the result, a finished game counts once or is not finished yet."""

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.project.sources import ROOT
from tests.session.kept_games import NAME, KeptTable
from tests.session.last_box import SETUP, play_to_the_last_box
from yacht_desktop.storage import library_queries as ask
from yacht_desktop.storage.library_entries import GameFilter, Kind

# A hundred have been tried: YACHT_KILLS=100.
TIMES = int(os.environ.get("YACHT_KILLS", "3"))
LONGEST_S = 0.02


@pytest.mark.skipif(sys.platform == "win32", reason="a signal of Unix")
def test_a_finished_game_counts_once(tmp_path: Path) -> None:
    play_to_the_last_box(tmp_path / "before")
    chance = random.Random(5)
    ended = 0
    for number in range(TIMES):
        folder = tmp_path / str(number)
        shutil.copytree(tmp_path / "before", folder)
        command = [sys.executable, "-m", "tests.session.last_box", str(folder), str(chance.random() * LONGEST_S)]
        done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True)
        assert done.returncode == -9, done.stderr
        with closing(sqlite3.connect(folder / NAME)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            finished = ask.count(connection, GameFilter(kind=Kind.PLAIN))
            assert finished == connection.execute("SELECT count(*) FROM games WHERE finished").fetchone()[0] <= 1
        table = KeptTable(folder, SETUP)
        state = table.session.state
        assert (finished == 1) is (state.is_over or not table.session.moves)
        assert finished == 1 or len(state.cards[0].open_ids) == 1
        ended += finished
        table.quit()
        shutil.rmtree(folder)
    if TIMES > 50:
        assert 0 < ended < TIMES
