"""Killed at any moment, the game goes on where it was; `tests.benchmarks.kills` does so 200 times."""

from pathlib import Path

import pytest

from tests.gui.killing import kill_often


@pytest.mark.timeout(600)
def test_killed_twenty_times_nothing_is_lost(tmp_path: Path) -> None:
    kill_often(tmp_path, 20, seed=5)
