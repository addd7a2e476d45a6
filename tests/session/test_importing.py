"""Games taken from files: each whole or not at all, none twice, and every fault told with its line."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from tests.project.sources import ROOT
from tests.session.kept_games import NAME
from tests.session.library_games import DAY, STRANGE, Shelf, opened, text_of
from yacht_desktop.session.game_files import Origin, Trouble
from yacht_desktop.session.importing import Imported
from yacht_desktop.session.setup import Player
from yacht_desktop.storage.library import Library
from yacht_desktop.storage.library_lists import ListFilter, entries_of, listed, texts_of


@pytest.fixture
def shelf(qtbot, tmp_path: Path) -> Iterator[Shelf]:
    made = Shelf(qtbot, tmp_path / "data")
    yield made
    made.quit()


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def take(shelf: Shelf, *paths: Path) -> Imported:
    with shelf.qtbot.waitSignal(shelf.games.importing.finished) as told:
        assert shelf.games.importing.start(paths)
    (done,) = told.args
    assert isinstance(done, Imported)
    return done


def test_good_files_are_taken_and_the_faults_of_others_told_with_their_line(shelf: Shelf, tmp_path: Path) -> None:
    game, other = opened(*(Player(name) for name in STRANGE)), opened(seed=2, days=None, moves=7)
    good = [written(tmp_path, "1.yachtgame", text_of(game)), written(tmp_path, "2.yachtgame", text_of(other))]
    bad = written(tmp_path, "bad.yachtgame", text_of(game).replace("\n1 1: ", "\n1 1: 7", 1))
    line = 1 + text_of(game).split("\n1 1: ")[0].count("\n") + 1
    empty = written(tmp_path, "empty.yachtgame", text_of(opened(moves=0)))
    done = take(shelf, good[0], bad, empty, tmp_path / "nowhere.yachtgame", good[1])
    assert (len(done.taken), done.known, done.empty, done.faulty) == (2, 0, 1, 2)
    assert [told.trouble for told in done.troubles] == [Trouble.BAD, Trouble.MISSING]
    assert done.troubles[0].bad is not None
    assert done.troubles[0].bad.line == line
    found = shelf.ask(lambda connection: entries_of(connection, done.taken))
    assert all(entry.imported for entry in found)
    assert found[0].finished
    assert not found[1].finished
    assert [seat.name for seat in found[0].seats] == [player.name for player in game.setup.players]
    assert shelf.ask(lambda connection: texts_of(connection, done.taken))[0].text == text_of(game)


def test_what_is_there_is_not_taken_again(shelf: Shelf, tmp_path: Path) -> None:
    paths = [
        written(tmp_path, f"{number}.yachtgame", text_of(opened(days=days, moves=moves)))
        for number, (days, moves) in enumerate(((0, -1), (0, 5), (None, 8), (1, 5)))
    ]
    assert len(take(shelf, *paths).taken) == 3
    again = take(shelf, *paths, *paths)
    assert (again.taken, again.known) == ((), 8)
    assert len(shelf.ask(lambda connection: listed(connection, ListFilter()))) == 3


def test_the_game_on_the_table_is_not_taken_a_second_time(shelf: Shelf, tmp_path: Path) -> None:
    session = shelf.table.session
    for _ in range(2):
        session.roll()
        session.score(next(iter(session.state.possible_scores)))
    with shelf.qtbot.waitSignal(shelf.table.files.saved):
        shelf.table.files.save(tmp_path / "mine.yachtgame")
    assert take(shelf, tmp_path / "mine.yachtgame").known == 1


def test_a_folder_gives_the_game_files_in_it(shelf: Shelf, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    for seed in range(1, 4):
        written(folder, f"{seed}.yachtgame", text_of(opened(Player("Bo"), seed=seed)))
    written(folder, "readme.txt", "no game")
    assert len(take(shelf, folder).taken) == 3


def test_names_that_no_system_has_are_told(shelf: Shelf) -> None:
    assert take(shelf, Path("a\0b")).faulty == 1


def test_an_import_that_is_given_up_keeps_what_it_took(shelf: Shelf, tmp_path: Path) -> None:
    texts = [text_of(opened(Player("Bo"), seed=seed, moves=4)) for seed in range(1, 12)]
    paths = [written(tmp_path, f"{number}.yachtgame", text) for number, text in enumerate(texts)]
    told: list[Imported] = []
    importing = shelf.games.importing
    importing.finished.connect(told.append)

    def stop(done: int, _files: int) -> None:
        if done == 3:
            importing.cancel()

    importing.progressed.connect(stop)
    assert importing.start(paths)
    assert not importing.start(paths)
    shelf.qtbot.waitUntil(lambda: bool(told))
    assert (len(told[0].taken), told[0].whole) == (3, False)
    assert shelf.ask(lambda connection: len(listed(connection, ListFilter()))) == 3
    importing.progressed.disconnect(stop)
    assert len(take(shelf, *paths[:5]).taken) == 2


def test_of_very_many_faults_some_are_told_and_all_counted(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yacht_desktop.session.importing.MOST_TROUBLES", 3)
    path = written(tmp_path, "bad.yachtgame", "rubbish")
    done = take(shelf, *[path] * 5)
    assert (done.faulty, len(done.troubles)) == (5, 3)


def test_a_library_that_cannot_be_written_ends_the_import(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(shelf.autosave, "attempt", lambda _work: False)
        done = take(shelf, written(tmp_path, "1.yachtgame", text_of(opened())))
    assert (done.taken, done.kept, done.whole) == ((), False, False)


_KILLED = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from tests.session.library_games import Shelf
application = QCoreApplication([])
shelf = Shelf(None, Path(sys.argv[1]))
shelf.games.importing.progressed.connect(lambda done, _files: print(done, flush=True))
shelf.games.importing.start([Path(sys.argv[2])])
application.exec()
"""


def test_an_import_that_is_killed_leaves_whole_games_and_no_half_one(tmp_path: Path) -> None:
    folder = tmp_path / "files"
    folder.mkdir()
    texts = {}
    games = [opened(Player("Bo"), seed=seed) for seed in range(1, 6)]
    for number in range(1, 150):
        origin = Origin(DAY + timedelta(days=number))
        game = replace(games[number % 5], origin=origin)
        texts[text_of(game)] = len(game.moves)
        written(folder, f"{number}.yachtgame", text_of(game))
    running = subprocess.Popen(
        [sys.executable, "-c", _KILLED, str(tmp_path / "data"), str(folder)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    for line in running.stdout:
        if int(line) >= 25:
            break
    time.sleep(0.002)
    running.send_signal(signal.SIGKILL)
    running.wait()
    running.stdout.close()
    library = Library(tmp_path / "data" / NAME, checked=True)
    assert library.fault is None
    numbers = listed(library.connection, ListFilter())
    assert 25 <= len(numbers) < 149
    for text, entry in zip(texts_of(library.connection, numbers), entries_of(library.connection, numbers), strict=True):
        assert texts[text.text] == entry.moves
        assert len(entry.seats) == 1
        assert None not in entry.seats[0].boxes
    library.close()
