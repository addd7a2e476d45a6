"""The library keeps every game, finds it again, and survives what may happen to its file."""

import contextlib
import os
import random
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from yacht_desktop.storage import library_queries as ask
from yacht_desktop.storage.faults import StoreFault
from yacht_desktop.storage.library import Library
from yacht_desktop.storage.library_dice import has_thrown_further
from yacht_desktop.storage.library_entries import GameFilter, Kind, SeatResult, Source, StoredGame
from yacht_desktop.storage.library_schema import STEPS

DATA = Path(__file__).parents[1] / "data"
NAMES = ('Åsa "the Bold"', "O'Brien; DROP TABLE games", "Bob 🐺", "مرحبا שלום", "x" * 200, "<b>%1 %n</b>", "a\u202eb")


def game(number: int = 1, name: str = "Åsa", **changes: object) -> StoredGame:
    seats = (
        SeatResult(name, None, 100 + number, won=True, boxes=(number % 6, 50, None)),
        SeatResult("", "captain", 99, won=False, boxes=(2, 0, 7)),
    )
    made = StoredGame(
        rules="yacht",
        options="a=b",
        began=f"2026-11-{number % 28 + 1:02}T12:00:00+00:00",
        changed="2026-11-30T12:00:00+00:00",
        moves=3,
        finished=True,
        coached=False,
        undone=False,
        source=Source("computer", bytes(32)),
        text=f"yachtgame 1\ngame {number}\n",
        seats=seats,
    )
    return replace(made, **changes)  # type: ignore[arg-type]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Åsa 🎲" / "library.sqlite3"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    opened = Library(path)
    yield opened
    opened.let_go()


def fill(path: Path, games: int = 60) -> None:
    library = Library(path)
    library.add(game(number, text=f"game {number} " * 40) for number in range(games))
    library.begin(game(77, finished=False))
    library.close()


def test_a_game_that_goes_on_is_one_game(library: Library) -> None:
    number = library.begin(game(finished=False, moves=0))
    for moves in range(1, 5):
        assert library.save(number, game(finished=False, moves=moves, held=(0, 3)))
    library.save_held(number, (4, 1))
    kept = library.on_table()
    assert kept is not None
    assert (kept.id, kept.held, kept.source.seed) == (number, (1, 4), bytes(32))
    assert ask.count(library.connection, GameFilter()) == 1
    assert not library.save(99, game())


def test_only_finished_games_count_and_each_of_its_kind(library: Library) -> None:
    library.add([game(1), game(2, coached=True), game(3, undone=True), game(4, source=Source("typed"))])
    library.add([game(5, finished=False), game(6, source=Source("shared", bytes(32)))])
    library.add([game(7, imported=True, coached=True), game(8, imported=True, source=Source("typed"))])
    library.add([game(9, known=True, undone=True)])
    counts = {kind: ask.count(library.connection, GameFilter(kind=kind)) for kind in Kind}
    assert counts == dict.fromkeys(Kind, 1) | {Kind.PLAIN: 2, Kind.IMPORTED: 2}


def test_where_a_game_was_played_never_changes(library: Library) -> None:
    (number,) = library.add([game(1, imported=True, finished=False)])
    library.save(number, game(1))
    (entry,) = ask.entries(library.connection, GameFilter(kind=Kind.IMPORTED))
    assert (entry.id, entry.imported) == (number, True)


def test_what_was_found_in_a_game_goes_when_it_is_played_differently(library: Library) -> None:
    number = library.begin(game(1))
    library.connection.execute("UPDATE seats SET luck = 1.5, lost = 2.5")
    library.connection.execute("INSERT INTO throws VALUES (?, x'00', x'0000', 1)", (number,))
    library.save(number, game(2))
    assert library.connection.execute("SELECT count(*) FROM throws").fetchone() == (0,)
    found = library.connection.execute("SELECT luck, lost FROM seats WHERE seat = 0").fetchone()
    assert found == (None, None)


def test_games_are_found_by_every_filter(library: Library) -> None:
    library.add([game(1, "Åsa"), game(2, "Bo", rules="crag"), game(3, "Bo", options="c=d")])

    def found(**wanted: object) -> list[str]:
        entries = ask.entries(library.connection, GameFilter(**wanted))  # type: ignore[arg-type]
        return [entry.began[8:10] for entry in entries]

    assert found() == ["04", "03", "02"]
    assert found(player="åS") == ["02"]
    assert found(player="bo", rules="crag") == ["03"]
    assert (found(options="c=d"), found(opponent="captain", players=2), found(players=3)) == (["04"], found(), [])
    assert found(since="2026-11-03", until="2026-11-04") == ["03"]
    assert len(ask.entries(library.connection, GameFilter(), most=1, after=1)) == 1


@pytest.mark.parametrize("name", NAMES)
def test_names_are_kept_and_searched_as_typed(library: Library, name: str) -> None:
    library.add([game(1, name), game(2, "somebody else")])
    (entry,) = ask.entries(library.connection, GameFilter(player=name))
    assert entry.seats[0].name == name


def test_the_game_finished_again_has_its_last_result(library: Library) -> None:
    number = library.begin(game(1))
    library.save(number, game(1, finished=False))
    assert ask.count(library.connection, GameFilter(kind=Kind.PLAIN)) == 0
    library.save(number, game(4))
    (entry,) = ask.entries(library.connection, GameFilter(kind=Kind.PLAIN))
    assert entry.seats[0].total == 104


def test_deleted_games_come_back_until_the_library_is_closed(path: Path) -> None:
    library = Library(path)
    one, two = library.add([game(1), game(2)])
    on_table = library.begin(game(3, finished=False))
    library.delete([one, two, on_table], "2026-11-30T12:00:00+00:00")
    assert [entry.id for entry in ask.entries(library.connection, GameFilter())] == [on_table]
    assert library.game(one) is None
    library.restore([one])
    library.close()
    again = Library(path)
    assert {entry.id for entry in ask.entries(again.connection, GameFilter())} == {one, on_table}
    assert again.connection.execute("SELECT count(*) FROM games").fetchone() == (2,)
    again.close()


def test_a_failure_half_way_changes_nothing(library: Library) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        library.add([game(1), game(2, moves=-1)])
    assert ask.count(library.connection, GameFilter()) == 0


@pytest.mark.parametrize("seed", range(100))
def test_damaged_anywhere_there_is_a_library_and_the_file_is_kept(tmp_path: Path, seed: int) -> None:
    path, rng = tmp_path / "library.sqlite3", random.Random(seed)
    fill(path)
    content = bytearray(path.read_bytes())
    place, length = rng.randrange(len(content)), rng.choice([1, 8, 100, 4096])
    content[place : place + length] = rng.randbytes(len(content[place : place + length]))
    path.write_bytes(content)
    library = Library(path)
    asked = [library.on_table(), ask.entries(library.connection, GameFilter()), library.begin(game(5))]
    assert len(asked) == 3
    if library.aside is None:
        assert library.fault is None or not library.saves
    else:
        assert (library.fault, library.saves) == (StoreFault.DAMAGED, True)
        assert library.aside.read_bytes() == bytes(content)
    library.let_go()


@pytest.mark.parametrize("length", [0, 1, 99, 100, 4095, 4096, 10_000, 40_000])
def test_cut_off_anywhere_there_is_a_library(tmp_path: Path, length: int) -> None:
    path = tmp_path / "library.sqlite3"
    fill(path)
    path.write_bytes(path.read_bytes()[:length])
    library = Library(path)
    assert library.saves
    assert (library.fault is None) is (length == 0)
    library.begin(game())
    library.close()
    again = Library(path)
    assert (again.fault, again.on_table() is not None) == (None, True)
    again.close()


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of one mebibyte."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = shutil.which("mount")
    command = [str(mount), "-t", "tmpfs", "-o", "size=1m", "none", str(folder)]
    if mount is None or subprocess.run(command, check=False, capture_output=True).returncode:
        pytest.skip("no disk can be mounted here")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def fill_up(disk: Path) -> Path:
    """Leave no room on a disk; return the file that takes it."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(4096))
    assert shutil.disk_usage(disk).free == 0
    return filler


def look_into_what_cannot_be_written(path: Path) -> None:
    before = path.read_bytes()
    library = Library(path)
    assert (library.fault, library.saves, library.on_table() is not None) == (StoreFault.NOT_SAVED, False, True)
    assert library.game(library.begin(game(5))) is not None
    library.settle()
    library.close()
    assert path.read_bytes() == before


def test_a_disk_that_cannot_be_written_gives_what_it_holds(disk: Path) -> None:
    fill(disk / "library.sqlite3")
    subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
    look_into_what_cannot_be_written(disk / "library.sqlite3")


def test_a_folder_that_cannot_be_written_gives_what_it_holds(tmp_path: Path) -> None:
    if os.name != "posix" or os.geteuid() == 0:
        pytest.skip("whoever may do all is not kept from writing")
    path = tmp_path / "library.sqlite3"
    fill(path)
    path.chmod(0o444)
    tmp_path.chmod(0o555)
    try:
        look_into_what_cannot_be_written(path)
    finally:
        tmp_path.chmod(0o755)


def test_on_a_full_disk_nothing_is_cut_off_and_later_it_goes_on(disk: Path) -> None:
    path = disk / "library.sqlite3"
    fill(path)
    library = Library(path)
    filler = fill_up(disk)
    with pytest.raises(sqlite3.OperationalError):
        library.add(game(number, text="x" * 4000) for number in range(400))
    assert library.on_table() is not None
    filler.unlink()
    number = library.begin(game(1, finished=False))
    library.let_go()
    again = Library(path)
    kept = again.on_table()
    assert kept is not None
    assert (again.fault, kept.id, ask.count(again.connection, GameFilter())) == (None, number, 62)
    again.close()


def test_on_a_disk_that_is_full_from_the_start_there_is_a_library(disk: Path) -> None:
    path = disk / "library.sqlite3"
    fill(path)
    before = path.read_bytes()
    filler = fill_up(disk)
    library = Library(path)
    assert library.on_table() is not None
    library.let_go()
    filler.unlink()
    again = Library(path)
    assert (again.fault, again.on_table() is not None, path.read_bytes()) == (None, True, before)
    again.close()


@pytest.mark.parametrize("version", range(1, len(STEPS) + 1))
def test_a_library_of_every_version_there_ever_was_is_read(tmp_path: Path, version: int) -> None:
    path = tmp_path / "library.sqlite3"
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript((DATA / f"library-{version}.sql").read_text(encoding="utf-8"))
    library = Library(path)
    assert (library.fault, library.saves) == (None, True)
    assert ask.count(library.connection, GameFilter(kind=Kind.PLAIN)) == 1
    assert ask.count(library.connection, GameFilter(kind=Kind.KNOWN_DICE)) == (1 if version > 2 else 0)
    (entry,) = ask.unfinished(library.connection)
    assert entry.seats[0].name == "Åsa 🎲"
    kept = library.on_table()
    assert kept is not None
    assert (kept.id, kept.held) == (entry.id, (0, 2))
    assert kept.source.seed == bytes(range(32))
    library.close()


def test_a_library_knows_which_dice_another_game_has_shown(library: Library) -> None:
    seed, other = bytes(range(32)), bytes(32)
    played, fresh = library.add((game(1, moves=7, source=Source("shared", seed)), game(2, moves=0)))
    assert has_thrown_further(library.connection, seed, 0, None)
    assert has_thrown_further(library.connection, seed, 6, fresh)
    assert not has_thrown_further(library.connection, seed, 7, None), "nothing that is still to come was shown"
    assert not has_thrown_further(library.connection, seed, 0, played), "the game itself is no other one"
    assert not has_thrown_further(library.connection, other, 0, None), "nobody has moved in it"
    plan = library.connection.execute(
        "EXPLAIN QUERY PLAN SELECT 1 FROM texts JOIN games ON id = game WHERE seed = x'00' AND moves > 1"
    )
    assert any("texts_seed" in str(row) for row in plan.fetchall()), "a hundred thousand games are not all read"
