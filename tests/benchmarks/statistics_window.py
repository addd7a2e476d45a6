"""Measures how long the statistics of a library of many games take, and how long anybody is held up meanwhile.

    python tests/benchmarks/statistics_window.py [--games 100000]

The library is made up: a player against one or two computers in games of every kind, with what was found
in them. The window is opened offscreen over it: the time until its first figures and until all of them are
there, the longest that the event loop stands still, how long another filter takes, and a reset with its undo.
What perfect play is like is worked out before. Prints one JSON object a measure.
"""

import argparse
import json
import os
import random
import struct
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from PySide6.QtCore import QElapsedTimer, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.library_reader import LibraryReader
from yacht_desktop.session.settings import Settings
from yacht_desktop.session.statistics import Statistics
from yacht_desktop.session.statistics_view import Selection
from yacht_desktop.session.stored_games import options_text
from yacht_desktop.solver.perfect_play import perfect_play
from yacht_desktop.storage.library import Library
from yacht_desktop.storage.library_entries import Kind
from yacht_desktop.storage.transactions import transaction
from yacht_desktop.ui.fonts import load_fonts
from yacht_desktop.ui.statistics_window import StatisticsWindow
from yacht_desktop.ui.theme import Look

OPEN_SECONDS: Final = 1.0
HELD_UP_SECONDS: Final = 0.05
_TICK_MS: Final = 5
_FIRST: Final = datetime(2010, 1, 1, tzinfo=UTC)
_RULES: Final = ruleset("yacht")
_TEXT: Final = "turn after turn " * 60
_PERFECT: Final = (1.5, 4.2, 7.2, 9.8, 13.0, 16.6, 20.5, 15.5, 20.6, 21.0, 23.4, 13.7)


def fill(library: Library, games: int) -> None:
    """Put so many finished games into a library."""
    chance, options = random.Random(5), options_text(_RULES)
    levels = [level.value for level in Level]
    rows, texts, seats, throws = [], [], [], []
    for number in range(1, games + 1):
        began = (_FIRST + timedelta(minutes=80 * number)).isoformat(timespec="seconds")
        players = chance.choice((1, 2, 2, 2, 3))
        marks = (1, int(chance.random() < 0.1), int(chance.random() < 0.1))
        rows.append((number, "yacht", options, players, 1, began, began, 24 * players, *marks, "computer"))
        texts.append((number, number.to_bytes(32), _TEXT))
        totals = [max(60, round(chance.gauss(150, 30))) for _ in range(players)]
        for seat, total in enumerate(totals):
            boxes = bytes(min(60, round(mean * chance.uniform(0, 2))) for mean in _PERFECT)
            level = None if seat == 0 else chance.choice(levels)
            won, luck = int(total == max(totals)), chance.gauss(0, 30)
            seats.append((number, seat, "", "", level, total, won, boxes, luck, abs(chance.gauss(15, 6))))
        counts = struct.pack("<14H", *(chance.randrange(15, 25) for _ in range(14)))
        throws.append((number, number.to_bytes(32), counts))
    columns = "id, rules, options, players, people, began, changed, moves, finished, coached, undone, dice"
    with transaction(library.connection):
        marks_of = ", ".join("?" for _ in range(12))
        library.connection.executemany(f"INSERT INTO games ({columns}) VALUES ({marks_of})", rows)
        library.connection.executemany("INSERT INTO texts (game, seed, text) VALUES (?, ?, ?)", texts)
        library.connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", seats)
        library.connection.executemany("INSERT INTO throws VALUES (?, ?, ?, 1)", throws)


class Held:
    """Watches for how long nothing else gets its turn."""

    def __init__(self) -> None:
        """Begin to watch."""
        self.longest = 0.0
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer()
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _tick(self) -> None:
        self.longest = max(self.longest, (self._clock.restart() - _TICK_MS) / 1000)

    def taken(self) -> float:
        """Return the longest since it was asked last, in seconds."""
        found, self.longest = self.longest, 0.0
        return found


def wait(until: Callable[[], bool]) -> float:
    """Let events come until something is so; return how long that took, in seconds."""
    began, loop, timer = time.monotonic(), QEventLoop(), QTimer()
    timer.setInterval(1)
    timer.timeout.connect(lambda: loop.quit() if until() else None)
    timer.start()
    if not until():
        loop.exec()
    return time.monotonic() - began


def measures(folder: Path, games: int) -> Iterator[tuple[str, float, float | None]]:
    """Yield each measure, with its limit where there is one."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    load_fonts()
    library = Library(folder / "library.sqlite3")
    fill(library, games)
    perfect_play(_RULES)
    look, reader = Look(application), LibraryReader(lambda: library)
    statistics = Statistics(reader, lambda: library)
    warm = StatisticsWindow(look, statistics, Settings(folder / "settings.ini"), Selection(ruleset("crag")))
    warm.show()
    wait(lambda: not warm.view.is_asking)
    warm.close()
    held = Held()
    wait(lambda: held.longest > 0)
    held.taken()
    began = time.monotonic()
    window = StatisticsWindow(look, statistics, Settings(folder / "settings.ini"), Selection(_RULES))
    window.show()
    building = time.monotonic() - began
    first = building + wait(lambda: window.view.shown.figures is not None)
    whole = first + wait(lambda: not window.view.is_asking)
    yield "until the first figures, seconds", first, OPEN_SECONDS
    yield "until everything is there, seconds", whole, None
    yield "held up meanwhile, seconds at most", held.taken(), HELD_UP_SECONDS
    window.view.select(replace(window.view.selection, kind=Kind.COACHED))
    yield "until another filter is there, seconds", wait(lambda: not window.view.is_asking), OPEN_SECONDS
    yield "held up by it, seconds at most", held.taken(), HELD_UP_SECONDS
    yield "a reset, seconds", _changed(statistics, statistics.reset), None
    yield "held up by it, seconds at most", held.taken(), HELD_UP_SECONDS
    window.close()
    statistics.shut_down()
    reader.shut_down()
    library.let_go()


def _changed(statistics: Statistics, work: Callable[[], None]) -> float:
    done: list[bool] = []
    statistics.changed.connect(lambda: done.append(True))
    work()
    return wait(lambda: bool(done))


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=100_000)
    games = parser.parse_args().games
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    application.setStyle("Fusion")
    with tempfile.TemporaryDirectory() as folder:
        for name, value, limit in measures(Path(folder), games):
            print(json.dumps({"measure": name, "value": round(value, 4), "limit": limit}))


if __name__ == "__main__":
    main()
