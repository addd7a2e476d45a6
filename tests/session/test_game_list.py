"""The list of games for views: rows at once, what stands in them by and by, and never too much of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from typing_extensions import override

from PySide6.QtCore import Qt

from tests.session.library_games import Shelf, stored
from yacht_desktop.session.game_list import ENTRY_ROLE, GameList
from yacht_desktop.session.setup import Player
from yacht_desktop.storage.library_entries import Entry
from yacht_desktop.storage.library_lists import Ended, ListFilter


class PlainWords:
    """Numbers instead of words."""

    def shown(self, entry: Entry) -> str:
        return f"game {entry.id}"

    spoken = told = shown


class Listed(Shelf):
    """A shelf with a list of its games."""

    def __init__(self, qtbot, folder: Path) -> None:
        super().__init__(qtbot, folder)
        self.list = GameList(self.reader, PlainWords())
        self.list.failed.connect(self.faults.append)
        self.resets = 0
        self.list.modelReset.connect(self._count)

    def _count(self) -> None:
        self.resets += 1

    def show(self, wanted: ListFilter | None = None) -> None:
        with self.qtbot.waitSignal(self.list.listed):
            self.list.show(wanted or ListFilter())

    def entry(self, row: int) -> Entry:
        self.qtbot.waitUntil(lambda: self.list.entry(row) is not None)
        found = self.list.entry(row)
        assert found is not None
        return found

    @override
    def quit(self) -> None:
        self.list.stop()
        super().quit()


@pytest.fixture
def shelf(qtbot, tmp_path: Path) -> Iterator[Listed]:
    made = Listed(qtbot, tmp_path)
    yield made
    made.quit()


def test_a_row_is_empty_until_what_stands_in_it_is_there(shelf: Listed) -> None:
    (number,) = shelf.add(stored())
    shelf.show()
    index = shelf.list.index(0, 0)
    assert index.data() is None
    assert shelf.entry(0).id == number
    assert index.data() == index.data(Qt.ItemDataRole.AccessibleTextRole) == f"game {number}"
    assert isinstance(index.data(ENTRY_ROLE), Entry)
    assert shelf.list.entry(-1) is shelf.list.entry(1) is None


def test_the_model_keeps_the_rules_of_models(shelf: Listed, qtmodeltester) -> None:
    shelf.add(*(stored(seed=seed, days=seed) for seed in range(1, 6)))
    qtmodeltester.check(shelf.list)
    shelf.show()
    qtmodeltester.check(shelf.list)
    shelf.show(ListFilter(ended=Ended.NOT_YET))
    qtmodeltester.check(shelf.list)


def test_only_what_is_looked_at_is_read_and_little_of_it_kept(shelf: Listed) -> None:
    game = stored(Player("Anna"), moves=3)
    shelf.add(*([game] * 2_880))
    shelf.show()
    for row in range(0, 2_880, 64):
        shelf.entry(row)
    assert len(shelf.list._pages) == 40
    for row in range(0, 2_880, 64):
        shelf.list.entry(row)
    assert len(shelf.list._asked) <= 40
    assert shelf.entry(2_879).id == shelf.list.numbers[2_879]


def test_the_same_games_are_asked_anew_without_a_reset(shelf: Listed) -> None:
    (number,) = shelf.add(stored(moves=5))
    shelf.show()
    before = shelf.entry(0)
    assert shelf.resets == 1
    shelf.autosave.library.connection.execute("UPDATE games SET coached = 1")
    with shelf.qtbot.waitSignal(shelf.list.dataChanged):
        shelf.list.show(ListFilter())
    assert shelf.resets == 1
    assert not before.coached
    assert shelf.entry(0).coached
    shelf.games.delete([number])
    shelf.show()
    assert shelf.resets == 2
    assert shelf.list.rowCount() == 0


def test_of_two_questions_the_later_counts(shelf: Listed) -> None:
    shelf.add(stored(moves=5), stored(seed=2, days=1))
    shelf.list.show(ListFilter(ended=Ended.NOT_YET))
    shelf.show(ListFilter(ended=Ended.YES))
    assert len(shelf.list.numbers) == 1
    assert shelf.entry(0).finished


def test_rows_and_numbers_go_both_ways(shelf: Listed) -> None:
    kept = shelf.add(*(stored(seed=seed, days=seed) for seed in range(1, 6)))
    shelf.show()
    assert shelf.list.numbers == tuple(reversed(kept))
    assert [shelf.list.row_of(number) for number in kept] == [4, 3, 2, 1, 0]
    assert shelf.list.row_of(99) == -1
    assert shelf.list.numbers_in([(3, 4), (0, 0)]) == (kept[4], kept[1], kept[0])


def test_a_list_that_is_left_asks_nothing_any_more(shelf: Listed, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.add(*(stored(seed=seed, days=seed) for seed in range(1, 4)))
    shelf.show()
    asked: list[object] = []
    monkeypatch.setattr(shelf.reader, "ask", lambda *question: asked.append(question))
    shelf.list.stop()
    # Games come and go until it is deleted, and what is still on the screen is painted.
    shelf.list.show(ListFilter())
    shelf.list.entry(0)
    assert asked == []
