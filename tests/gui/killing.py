"""Kills the game at random moments of play and compares how it stands when it is started again."""

import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from tests.gui.running_game import ROOT

PATIENCE_S: Final = 60.0
LONGEST_PLAY_S: Final = 0.6
_TOLD: Final = ("setup", "moves", "taken_back", "held", "notes", "to_come")


def kill_often(folder: Path, times: int, seed: int) -> int:
    """Start, play and kill the game so often, each time in the same home; return how many games were finished.

    Raises:
        AssertionError: something was not as it had been.
    """
    rng = random.Random(seed)
    home = folder / "home"
    home.mkdir()
    home.joinpath("settings.ini").write_text("[General]\nspeed=at_once\n", encoding="utf-8")
    former: Sequence[dict[str, Any]] = ()
    finished: set[str] = set()
    for number in range(times + 1):
        lines = _run(home, folder / f"{number}.jsonl", rng)
        if former:
            _compare(former, lines[0], number)
        former = lines
        finished |= _finished_in(lines)
        _look_at_library(home / "library.sqlite3", folder / "copy", finished)
    return len(finished)


def _run(home: Path, record: Path, rng: random.Random) -> Sequence[dict[str, Any]]:
    """Start the game, kill it at a random moment of play, and return what it wrote down."""
    environment = os.environ | {"YACHT_DESKTOP_HOME": str(home), "PYTHONPATH": str(ROOT)}
    said = record.with_suffix(".txt")
    with said.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.gui.killed_game", str(record), str(rng.randrange(1 << 30))],
            env=environment,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            deadline = time.monotonic() + PATIENCE_S
            while not (record.exists() and '"began"' in record.read_text(encoding="utf-8", errors="replace")):
                assert process.poll() is None and time.monotonic() < deadline, said.read_text(encoding="utf-8")  # noqa: PT018
                time.sleep(0.005)
            time.sleep(rng.random() * LONGEST_PLAY_S)
        finally:
            process.kill()
            process.wait()
    assert "Traceback" not in said.read_text(encoding="utf-8"), said.read_text(encoding="utf-8")
    # The last line may be half written.
    lines = [json.loads(line) for line in record.read_text(encoding="utf-8", errors="replace").split("\n")[:-1]]
    return lines[next(i for i, line in enumerate(lines) if line["kind"] == "began") :]


def _compare(former: Sequence[dict[str, Any]], now: dict[str, Any], number: int) -> None:
    """Compare with how the game stood when it was killed: as told last, or as it was about to be kept."""
    told = [line for line in former if line["kind"] in {"began", "kept"}][-1]
    possible = [told, former[-1]]
    found = [{key: now[key] for key in _TOLD}]
    wanted = [{key: line[key] for key in _TOLD} for line in possible]
    assert found[0] in wanted, (number, found, wanted)


def _finished_in(lines: Sequence[dict[str, Any]]) -> set[str]:
    """Return the moves of the games that ended and were followed by another one."""
    kept = [line for line in lines if line["kind"] in {"began", "kept"}]
    return {
        " ".join(before["moves"])
        for before, after in pairwise(kept)
        if before["over"] and not after["moves"] and not after["taken_back"]
    }


def _look_at_library(path: Path, copy: Path, finished: set[str]) -> None:
    """Look into a copy, so that the next start finds the file as the kill left it."""
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir()
    for beside in path.parent.glob(path.name + "*"):
        shutil.copyfile(beside, copy / beside.name)
    assert not list(path.parent.glob("*damaged*"))
    with closing(sqlite3.connect(copy / path.name)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        (ended,) = connection.execute("SELECT count(*) FROM games WHERE finished").fetchone()
        (complete,) = connection.execute(
            "SELECT count(DISTINCT id) FROM games JOIN texts ON texts.game = id JOIN seats ON seats.game = id"
            " WHERE finished AND text LIKE '%seed: %' AND total > 0"
        ).fetchone()
        assert ended == complete >= len(finished)
