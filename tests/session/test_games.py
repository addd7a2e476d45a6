"""Going on with games of the library, reading, deleting, and having back what was deleted."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.session.kept_games import KeptTable, standing
from tests.session.library_games import STRANGE, Shelf, opened, stored, text_of
from tests.session.table_talk import HUMAN, setup_of
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.session.games import Deletion, Opening
from yacht_desktop.session.setup import Player
from yacht_desktop.storage.faults import StoreFault
from yacht_desktop.storage.library_lists import ListFilter, listed


@pytest.fixture(params=["file", "memory"])
def shelf(request: pytest.FixtureRequest, qtbot, tmp_path: Path) -> Iterator[Shelf]:
    folder = tmp_path
    if request.param == "memory":
        folder = tmp_path / "no folder"
        folder.write_text("in the way", encoding="utf-8")
    made = Shelf(qtbot, folder)
    yield made
    made.quit()


def numbers(shelf: Shelf) -> tuple[int, ...]:
    return tuple(shelf.ask(lambda connection: listed(connection, ListFilter())))


def play(table: KeptTable, turns: int = 1) -> None:
    for _ in range(turns):
        table.session.roll()
        table.session.score(next(iter(table.session.state.possible_scores)))


# Going on


def test_a_game_goes_on_with_its_dice_and_the_one_on_the_table_stays(shelf: Shelf) -> None:
    play(shelf.table)
    shelf.table.session.roll()
    shelf.table.session.hold(1)
    before, first = standing(shelf.table.session), shelf.games.on_table
    shelf.table.session.new_game(setup_of(HUMAN, rules=ruleset("yatzy")))
    play(shelf.table)
    second = shelf.games.on_table
    assert first is not None
    assert second is not None
    assert shelf.games.open(first) is Opening.DONE
    assert standing(shelf.table.session) == before
    assert set(numbers(shelf)) == {first, second}
    assert shelf.games.open(first) is Opening.ON_TABLE


def test_a_game_left_for_a_new_one_or_a_rematch_is_listed(shelf: Shelf) -> None:
    left = []
    for _ in range(3):
        play(shelf.table)
        left.append(shelf.games.on_table)
        shelf.table.session.new_game(shelf.table.session.setup)
    assert numbers(shelf) == tuple(reversed(left))


def test_looking_at_a_finished_game_leaves_it_as_it_is(shelf: Shelf) -> None:
    (number,) = shelf.add(stored(Player("Anna"), days=-20))
    query = "SELECT changed, moves, finished FROM games WHERE id = ?"
    before = shelf.autosave.library.connection.execute(query, (number,)).fetchone()
    assert shelf.games.open(number) is Opening.DONE
    assert shelf.table.session.state.is_over
    assert shelf.autosave.library.connection.execute(query, (number,)).fetchone() == before


def test_a_game_that_cannot_be_read_changes_nothing(shelf: Shelf) -> None:
    play(shelf.table)
    before = standing(shelf.table.session)
    (number,) = shelf.add(stored())
    shelf.autosave.library.connection.execute("UPDATE texts SET text = 'rubbish' WHERE game = ?", (number,))
    assert shelf.games.open(number) is Opening.UNREADABLE
    assert shelf.games.open(99) is Opening.UNREADABLE
    assert standing(shelf.table.session) == before
    assert all(told.fault is not StoreFault.GAME for told in shelf.table.told)


# Reading


def test_a_game_is_read_without_touching_the_table(shelf: Shelf) -> None:
    game = opened(*(Player(name) for name in STRANGE))
    (number,) = shelf.add(stored(*game.setup.players))
    before = standing(shelf.table.session)
    found: list[object] = []
    shelf.games.read(number, lambda *told: found.extend(told), shelf.faults.append)
    shelf.qtbot.waitUntil(lambda: bool(found or shelf.faults))
    assert found[0].moves == game.moves  # type: ignore[attr-defined]
    assert found[0].setup.players == game.setup.players  # type: ignore[attr-defined]
    assert found[1] == text_of(game)
    assert standing(shelf.table.session) == before


def test_what_cannot_be_read_is_told(shelf: Shelf) -> None:
    (number,) = shelf.add(stored())
    shelf.autosave.library.connection.execute("UPDATE texts SET text = 'rubbish' WHERE game = ?", (number,))
    faults: list[Exception] = []
    for wanted in (number, 99):
        shelf.games.read(wanted, lambda *_: None, faults.append)
    shelf.qtbot.waitUntil(lambda: len(faults) == 2)
    assert [type(fault).__name__ for fault in faults] == ["BadGameFile", "KeyError"]


# Which games are the same


def test_the_game_of_a_file_is_known_as_it_was_and_as_it_went_on(shelf: Shelf) -> None:
    (number,) = shelf.add(stored(moves=9))
    assert shelf.games.known(opened(moves=9)) == number
    assert shelf.games.known(opened(moves=4)) == number
    assert shelf.games.known(opened(moves=12)) is None
    assert shelf.games.known(opened(moves=0)) is None
    assert shelf.games.known(opened(moves=9, days=1)) is None
    assert shelf.games.known(opened(Player("Anna"), Player("Bo"), moves=9)) is None
    assert shelf.games.known(opened(moves=9, rules=ruleset("yacht", straights="15/20"))) is None
    assert shelf.games.known(opened(moves=9, seed=2)) is None


def test_a_game_without_a_date_is_known_by_its_moves(shelf: Shelf) -> None:
    (number,) = shelf.add(stored(days=None, moves=9))
    assert shelf.games.known(opened(days=None, moves=9)) == number
    assert shelf.games.known(opened(days=None, moves=8)) is None


def test_a_deleted_game_is_not_known(shelf: Shelf) -> None:
    (number,) = shelf.add(stored(moves=9))
    shelf.games.delete([number])
    assert shelf.games.known(opened(moves=9)) is None


# Deleting


def test_deleted_games_are_gone_and_can_be_had_back_in_turn(shelf: Shelf) -> None:
    kept = shelf.add(*(stored(seed=seed, days=seed) for seed in range(1, 6)))
    shelf.games.delete(kept[:2])
    shelf.games.delete(kept[3:4])
    assert set(numbers(shelf)) == {kept[2], kept[4]}
    restored: list[int] = []
    shelf.games.restored.connect(restored.append)
    shelf.games.undo_deletion()
    assert set(numbers(shelf)) == {kept[2], kept[3], kept[4]}
    shelf.games.undo_deletion()
    shelf.games.undo_deletion()
    assert set(numbers(shelf)) == set(kept)
    assert restored == [1, 2]
    assert not shelf.games.can_undo_deletion


def test_the_game_on_the_table_is_spared(shelf: Shelf) -> None:
    play(shelf.table)
    (other,) = shelf.add(stored())
    table = shelf.games.on_table
    assert table is not None
    told: list[Deletion] = []
    shelf.games.deleted.connect(told.append)
    shelf.games.delete([table, other])
    shelf.games.delete([table])
    assert told == [Deletion((other,), spared=True), Deletion((), spared=True)]
    assert numbers(shelf) == (table,)


def test_very_many_games_are_deleted_bit_by_bit(shelf: Shelf) -> None:
    game = stored(Player("Anna"), moves=3)
    kept = shelf.add(*([game] * 1_700))
    with shelf.qtbot.waitSignal(shelf.reader.changed):
        shelf.games.delete(kept)
        assert len(listed(shelf.autosave.library.connection, ListFilter())) == 1_200
    assert numbers(shelf) == ()
    shelf.games.undo_deletion()
    shelf.games.shut_down()
    assert len(numbers(shelf)) == 1_700


def test_deleted_games_are_gone_for_good_after_the_program_has_ended(qtbot, tmp_path: Path) -> None:
    shelf = Shelf(qtbot, tmp_path)
    kept = shelf.add(stored(), stored(seed=2))
    shelf.games.delete(kept[:1])
    shelf.quit()
    shelf = Shelf(qtbot, tmp_path)
    assert numbers(shelf) == kept[1:]
    shelf.autosave.library.restore(kept)
    assert numbers(shelf) == kept[1:]
    shelf.quit()
