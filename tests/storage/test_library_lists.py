"""Which games stand in a list, and what is told of each."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.session.library_games import stored
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.setup import Player
from yacht_desktop.storage.library import Library
from yacht_desktop.storage.library_lists import Ended, ListFilter, entries_of, listed, overview, texts_of

LAST_YEAR = "2025-03-01T12:00:00+00:00"


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    made = Library(tmp_path / "library.sqlite3")
    yield made
    made.close()


@pytest.fixture
def four(library: Library) -> tuple[int, ...]:
    """A finished duel, an unfinished game of Crag, one of last year, and one against a computer without names."""
    return library.add(
        (
            stored(days=3),
            stored(Player("Åsa"), rules=ruleset("crag"), days=2, moves=5),
            replace(stored(Player("Bo"), days=1), changed=LAST_YEAR),
            stored(Player(), Player(level=Level.CAPTAIN), days=0),
        )
    )


@pytest.mark.parametrize(
    ("wanted", "places"),
    [
        (ListFilter(), (0, 1, 3, 2)),
        (ListFilter(ended=Ended.NOT_YET), (1,)),
        (ListFilter(ended=Ended.YES), (0, 3, 2)),
        (ListFilter(rules="crag"), (1,)),
        (ListFilter(rules="yatzy"), ()),
        (ListFilter(player="ÅS"), (1,)),
        (ListFilter(player="nn"), (0,)),
        (ListFilter(player="capt", levels=("captain",)), (3,)),
        (ListFilter(player="you", nameless=True), (3,)),
        (ListFilter(player="%"), ()),
        (ListFilter(player="' OR 1 --"), ()),
        (ListFilter(since="2026-06-03T00:00:00+00:00"), (0, 1)),
        (ListFilter(until="2026-01-01T00:00:00+00:00"), (2,)),
    ],
)
def test_the_games_that_are_wanted_are_listed_latest_first(
    library: Library, four: tuple[int, ...], wanted: ListFilter, places: tuple[int, ...]
) -> None:
    assert listed(library.connection, wanted) == tuple(four[place] for place in places)


def test_deleted_and_unplayed_games_are_not_there(library: Library, four: tuple[int, ...]) -> None:
    library.add((stored(moves=0),))
    library.delete(four[:2], "2026-11-30T12:00:00+00:00")
    assert listed(library.connection, ListFilter()) == (four[3], four[2])
    told = overview(library.connection)
    assert (told.games, told.unfinished, told.rules, told.years) == (2, 0, ("yacht",), (2026, 2025))


def test_entries_have_boxes_and_come_in_the_order_asked_for(library: Library, four: tuple[int, ...]) -> None:
    found = entries_of(library.connection, (four[1], 99, four[0]))
    assert [entry.id for entry in found] == [four[1], four[0]]
    assert sum(points is not None for points in found[0].seats[0].boxes) < len(found[0].seats[0].boxes)
    assert None not in found[1].seats[0].boxes
    assert found[1].seats[0].name == "Anna"


def test_texts_come_in_the_order_asked_for(library: Library, four: tuple[int, ...]) -> None:
    assert [text.id for text in texts_of(library.connection, (four[2], 99, four[0]))] == [four[2], four[0]]
    assert texts_of(library.connection, four)[0].text.startswith("yachtgame 1\n")
