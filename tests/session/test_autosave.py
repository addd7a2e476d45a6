"""The game on the table is kept after every move and mark, and lies there again at the next start."""

import random
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.session.kept_games import NAME, KeptTable, standing
from tests.session.table_talk import COMPUTER, HUMAN, setup_of
from yacht_desktop.game.dice import SeededDice, SharedDice
from yacht_desktop.game.dice_codes import daily_code
from yacht_desktop.game.fairness import DiceKind
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.session.notes import NoteKind
from yacht_desktop.session.setup import DiceChoice, GameSetup, Player
from yacht_desktop.storage import library_queries as ask
from yacht_desktop.storage.faults import StoreFault
from yacht_desktop.storage.library_entries import GameFilter, Kind

TWO = setup_of(HUMAN, Player("Åsa 🎲"))


def play(table: KeptTable, qtbot: QtBot, seed: int, steps: int) -> None:
    rng = random.Random(seed)
    for _ in range(steps):
        if table.session.is_computing:
            qtbot.waitUntil(lambda: not table.session.is_computing)
        table.do_something(rng)
    if table.session.is_computing:
        qtbot.waitUntil(lambda: not table.session.is_computing)


def finish(table: KeptTable) -> None:
    session = table.session
    while not session.state.is_over:
        session.roll()
        session.score(next(iter(session.state.possible_scores)))


def finished(table: KeptTable) -> int:
    return ask.count(table.autosave.library.connection, GameFilter(kind=Kind.PLAIN))


@pytest.mark.parametrize("setup", [TWO, setup_of(HUMAN, COMPUTER), setup_of(HUMAN, rules=ruleset("crag"))])
@pytest.mark.parametrize("how", [KeptTable.quit, KeptTable.kill])
def test_everything_is_as_it_was(qtbot: QtBot, tmp_path: Path, setup: GameSetup, how) -> None:
    rng = random.Random(repr(setup))
    for _ in range(6):
        table = KeptTable(tmp_path, setup)
        play(table, qtbot, rng.randrange(1 << 30), rng.randrange(1, 90))
        if table.session.state.is_over:
            table.session.undo()
        before = standing(table.session)
        how(table)
        again = KeptTable(tmp_path, setup_of(HUMAN))
        assert standing(again.session) == before
        again.quit()


def test_the_dice_to_come_are_known_before_the_first_roll(tmp_path: Path) -> None:
    table = KeptTable(tmp_path, TWO)
    before = standing(table.session)
    table.kill()
    again = KeptTable(tmp_path, TWO)
    assert standing(again.session) == before
    again.quit()


def test_shared_dice_and_those_of_a_code_are_the_same_again(tmp_path: Path) -> None:
    table = KeptTable(tmp_path, TWO)
    table.session.lay_out(TWO, SharedDice(SeededDice.from_number(3)), ())
    table.session.roll()
    before = standing(table.session)
    table.kill()
    again = KeptTable(tmp_path, TWO)
    assert standing(again.session) == before
    assert again.session.dice == SharedDice(SeededDice.from_number(3))
    again.quit()


def test_a_game_of_a_file_goes_on_with_its_recorded_dice(qtbot: QtBot, tmp_path: Path) -> None:
    table = KeptTable(tmp_path, TWO)
    play(table, qtbot, 4, 30)
    with qtbot.waitSignal(table.files.saved):
        table.files.save(tmp_path / "game.yachtgame")
    table.session.new_game(TWO)
    with qtbot.waitSignal(table.files.opened) as opened:
        table.files.open(tmp_path / "game.yachtgame")
    table.files.lay_out(opened.args[0])
    assert not known(table), "nothing that is to come was shown"
    table.session.undo()
    table.session.undo()
    before = standing(table.session)
    table.kill()
    again = KeptTable(tmp_path, TWO)
    assert standing(again.session) == before
    again.quit()


def test_a_finished_game_that_was_killed_is_shown_and_one_that_was_left_is_not(tmp_path: Path) -> None:
    table = KeptTable(tmp_path, TWO)
    finish(table)
    table.kill()
    again = KeptTable(tmp_path, TWO)
    assert (again.session.state.is_over, finished(again)) == (True, 1)
    again.quit()
    last = KeptTable(tmp_path, TWO)
    assert (last.session.moves, finished(last)) == ((), 1)
    last.quit()


def test_a_game_finished_again_after_undo_is_one_with_its_last_result(tmp_path: Path) -> None:
    table = KeptTable(tmp_path, TWO)
    finish(table)
    for _ in range(3):
        table.session.undo()
        assert ask.count(table.autosave.library.connection, GameFilter(kind=Kind.UNDONE)) == 0
        table.session.score(next(iter(table.session.state.possible_scores)))
    connection = table.autosave.library.connection
    assert finished(table) == 0
    (entry,) = ask.entries(connection, GameFilter(kind=Kind.UNDONE))
    assert tuple(seat.total for seat in entry.seats) == table.session.state.totals
    table.quit()


def test_games_in_which_nobody_moved_are_none(tmp_path: Path) -> None:
    table = KeptTable(tmp_path, TWO)
    for _ in range(10):
        table.session.new_game(TWO)
    connection = table.autosave.library.connection
    assert ask.count(connection, GameFilter()) == 0
    assert connection.execute("SELECT count(*) FROM games").fetchone() == (1,)
    table.quit()


def test_several_unfinished_games_can_be_gone_on_with(tmp_path: Path) -> None:
    table = KeptTable(tmp_path, TWO)
    table.session.roll()
    first = standing(table.session)
    table.session.new_game(setup_of(HUMAN, rules=ruleset("crag")))
    table.session.roll()
    second, number = standing(table.session), table.autosave.number
    entries = ask.unfinished(table.autosave.library.connection)
    assert sorted(entry.rules for entry in entries) == ["crag", "yacht"]
    other = next(entry.id for entry in entries if entry.id != number)
    assert table.autosave.continue_game(other)
    assert standing(table.session) == first
    assert number is not None
    assert table.autosave.continue_game(number)
    assert standing(table.session) == second
    assert not table.autosave.continue_game(999)
    assert standing(table.session) == second
    table.quit()


def test_a_finished_game_that_is_only_looked_at_is_not_taken(qtbot: QtBot, tmp_path: Path) -> None:
    table = KeptTable(tmp_path, TWO)
    finish(table)
    with qtbot.waitSignal(table.files.saved):
        table.files.save(tmp_path / "game.yachtgame")
    for _ in range(2):
        with qtbot.waitSignal(table.files.opened) as opened:
            table.files.open(tmp_path / "game.yachtgame")
        table.files.lay_out(opened.args[0])
    assert finished(table) == 1
    table.quit()


def test_a_game_that_cannot_be_read_stays_and_a_new_one_begins(tmp_path: Path) -> None:
    table = KeptTable(tmp_path, TWO)
    table.session.roll()
    table.quit()
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as connection:
        connection.execute("UPDATE texts SET text = replace(text, 'yacht', 'yatch')")
    again = KeptTable(tmp_path, TWO)
    assert ([told.fault for told in again.told], again.session.moves) == ([StoreFault.GAME], ())
    again.session.roll()
    again.quit()
    last = KeptTable(tmp_path, TWO)
    assert (last.told, len(last.session.moves)) == ([], 1)
    assert last.autosave.library.connection.execute("SELECT count(*) FROM games").fetchone() == (2,)
    last.quit()


def test_a_library_damaged_while_it_is_open_is_put_aside_and_the_game_kept(tmp_path: Path) -> None:
    table = KeptTable(tmp_path, TWO)
    for _ in range(30):
        table.session.roll()
        table.session.score(next(iter(table.session.state.possible_scores)))
        if table.session.state.is_over:
            table.session.new_game(TWO)
    table.quit()
    table = KeptTable(tmp_path, TWO)
    path = tmp_path / NAME
    content = bytearray(path.read_bytes())
    content[4096:] = random.Random(1).randbytes(len(content) - 4096)
    path.write_bytes(content)
    # Nothing of it is remembered from before the damage.
    table.autosave.library.connection.execute("PRAGMA cache_size = 0")
    table.autosave.library.connection.execute("PRAGMA shrink_memory")
    while not table.told:
        assert not table.session.state.is_over
        table.session.roll()
        table.session.score(next(iter(table.session.state.possible_scores)))
    assert [told.fault for told in table.told] == [StoreFault.DAMAGED]
    assert len([file for file in tmp_path.iterdir() if "damaged" in file.name]) >= 1
    before = standing(table.session)
    table.kill()
    again = KeptTable(tmp_path, TWO)
    assert (again.told, standing(again.session)) == ([], before)
    again.quit()


def test_what_cannot_be_written_is_told_once_and_written_later(tmp_path: Path) -> None:
    table = KeptTable(tmp_path, TWO)
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for _ in range(3):
            table.session.roll()
            table.session.score(next(iter(table.session.state.possible_scores)))
        assert [told.fault for told in table.told] == [StoreFault.NOT_SAVED]
        other.execute("ROLLBACK")
    table.session.roll()
    before = standing(table.session)
    table.kill()
    again = KeptTable(tmp_path, TWO)
    assert standing(again.session) == before
    again.quit()


def test_a_full_disk_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    table = KeptTable(tmp_path, TWO)
    connection = table.autosave.library.connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    finish(table)
    connection.execute("PRAGMA max_page_count = 100000")
    assert {told.fault for told in table.told} <= {StoreFault.NOT_SAVED}
    table.session.undo()
    before = standing(table.session)
    table.kill()
    again = KeptTable(tmp_path, TWO)
    assert standing(again.session) == before
    again.quit()


def test_a_library_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    KeptTable(tmp_path, TWO).quit()
    path = tmp_path / NAME
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA user_version = 999")
    before = path.read_bytes()
    table = KeptTable(tmp_path, TWO)
    finish(table)
    assert [told.fault for told in table.told] == [StoreFault.NEWER]
    table.quit()
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == [NAME]


@pytest.mark.parametrize(
    "name", ['Åsa "the Bold"', "<b>Bo</b>", "Bob 🐺", "مرحبا שלום", "e" + "\u0301" * 60, "x" * 200]
)
def test_names_come_back_as_typed(tmp_path: Path, name: str) -> None:
    table = KeptTable(tmp_path, setup_of(Player(name)))
    table.session.roll()
    (entry,) = ask.entries(table.autosave.library.connection, GameFilter(player=name))
    assert entry.seats[0].name == name
    before = table.session.setup
    table.kill()
    again = KeptTable(tmp_path, TWO)
    assert again.session.setup.players[0].name == before.players[0].name[:40] or name == before.players[0].name
    again.quit()


def test_a_copy_taken_at_any_moment_is_whole(tmp_path: Path, qtbot: QtBot) -> None:
    """What lies on the disk after each step is what a killed program would leave."""
    table = KeptTable(tmp_path / "one", TWO)
    for step in range(12):
        play(table, qtbot, step, 7)
        copy = tmp_path / f"copy-{step}"
        shutil.copytree(tmp_path / "one", copy)
        other = KeptTable(copy, TWO)
        assert (other.told, standing(other.session)) == ([], standing(table.session))
        other.quit()
    table.quit()


def known(table: KeptTable) -> bool:
    return any(note.kind is NoteKind.KNOWN_DICE for note in table.session.notes)


def test_a_code_played_again_is_a_game_apart(tmp_path: Path) -> None:
    coded = replace(TWO, dice=DiceChoice(DiceKind.SHARED, daily_code("2026-11-30")))
    table = KeptTable(tmp_path, TWO)
    table.session.new_game(coded)
    assert not known(table), "nobody has played these dice"
    table.session.new_game(coded)
    assert not known(table), "nobody has moved in that game"
    finish(table)
    table.session.new_game(coded)
    assert known(table)
    finish(table)
    table.session.new_game(TWO)
    assert not known(table), "other dice"
    connection = table.autosave.library.connection
    assert [ask.count(connection, GameFilter(kind=kind)) for kind in (Kind.PLAIN, Kind.KNOWN_DICE)] == [1, 1]
    table.quit()


def test_a_game_gone_on_with_after_its_dice_were_shown_is_marked_and_its_resuming_is_not(tmp_path: Path) -> None:
    coded = replace(TWO, dice=DiceChoice(DiceKind.SHARED, daily_code("2026-11-30")))
    table = KeptTable(tmp_path, coded)
    table.session.roll()
    first = table.autosave.number
    assert first is not None
    table.quit()
    table = KeptTable(tmp_path, TWO)
    assert not known(table), "gone on with where it was"
    table.session.new_game(coded)
    finish(table)
    assert known(table)
    assert table.autosave.continue_game(first)
    assert known(table), "the other one has shown what was to come"
    table.quit()
