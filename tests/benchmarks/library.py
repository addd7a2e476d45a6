"""Measure the library with very many games: how long lists, pages, scrolling and deleting take.

`python -m tests.benchmarks.library [GAMES]` makes a library in a folder for a while and prints a line of JSON
with milliseconds; `gap` is the longest time in which the window did not answer while it was scrolled.
"""

import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from tests.game.variants import random_game
from yacht_desktop.app import Game, make_application
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.game_files import OpenedGame, Origin
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.session.stored_games import imported_game
from yacht_desktop.storage.library import Library
from yacht_desktop.storage.library_entries import StoredGame
from yacht_desktop.storage.library_lists import ListFilter, entries_of, listed, overview
from yacht_desktop.ui.library_window import LibraryWindow

GAMES = 100_000
_TEMPLATES = 200
_CHUNK = 5_000
_NAMES = ("Anna", "Otto", "", "Åsa", "דן")


def fill(path: Path, games: int) -> None:
    """Make a library of so many games; their texts are those of some hundreds."""
    rng = random.Random(1)
    kinds = []
    for seed in range(_TEMPLATES):
        rules, players = ruleset(rng.choice(("yacht", "yatzy", "crag"))), rng.choice((1, 2, 2, 3))
        seats = tuple(Player(rng.choice(_NAMES), rng.choice((None, Level.CAPTAIN))) for _ in range(players))
        moves = tuple(random_game(rules, players, seed=seed))
        moves = moves[: rng.randrange(1, len(moves))] if seed % 10 == 0 else moves
        kinds.append(imported_game(OpenedGame(Path(), GameSetup(rules, seats), moves, (), Origin(None)), ""))
    library = Library(path)
    noon = datetime(2026, 1, 1, 12, tzinfo=UTC)

    def made(number: int) -> StoredGame:
        moment = (noon - timedelta(minutes=37 * number)).isoformat(timespec="seconds")
        return replace(kinds[number % _TEMPLATES], began=moment, changed=moment, imported=False)

    for start in range(0, games, _CHUNK):
        library.add(made(number) for number in range(start, min(games, start + _CHUNK)))
    library.settle()
    library.close()


def taken(work: Callable[[], object]) -> float:
    """Return how many milliseconds something takes, the shortest of three times."""
    times = []
    for _ in range(3):
        begun = time.perf_counter()
        work()
        times.append(1000 * (time.perf_counter() - begun))
    return round(min(times), 1)


def questions(path: Path) -> dict[str, float]:
    """Return how long the questions take that the window asks."""
    library = Library(path)
    connection = library.connection
    numbers = listed(connection, ListFilter())
    middle = numbers[len(numbers) // 2 :][:64]
    gone = numbers[:500]
    found = {
        "list": taken(lambda: listed(connection, ListFilter())),
        "list by player": taken(lambda: listed(connection, ListFilter(player="ås"))),
        "overview": taken(lambda: overview(connection)),
        "page": taken(lambda: entries_of(connection, middle)),
        "delete 500": taken(lambda: library.delete(gone, "2026-11-30T12:00:00+00:00")),
        "restore 500": taken(lambda: library.restore(gone)),
    }
    library.close()
    return found


def window(folder: Path) -> dict[str, float]:
    """Return how long the window takes to be there and full, and the longest gap while it is scrolled."""
    application = make_application(["yacht-desktop"])
    game = Game(application, folder)
    game.start()
    _wait(300)
    begun = time.perf_counter()
    game.window.window_desk.open_library()
    shown = game.window.findChild(LibraryWindow)
    assert isinstance(shown, LibraryWindow)
    games = shown._list.games
    while not games.numbers or games.entry(0) is None:
        QApplication.processEvents()
    full = 1000 * (time.perf_counter() - begun)
    gap = _scroll(shown)
    game.window.close()
    game.dispose()
    return {"open": round(full, 1), "gap": gap}


def _scroll(shown: LibraryWindow) -> float:
    bar = shown._list.verticalScrollBar()
    longest, last = 0.0, time.perf_counter()
    for place in range(200):
        bar.setValue(bar.maximum() * place // 200)
        QApplication.processEvents()
        now = time.perf_counter()
        longest, last = max(longest, now - last), now
    return round(1000 * longest, 1)


def _wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def main() -> None:
    """Make the library, measure, and print."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / "library.sqlite3"
        fill(path, games)
        print(json.dumps({"games": games, **questions(path), **window(folder)}))


if __name__ == "__main__":
    main()
