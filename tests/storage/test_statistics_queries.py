"""Statistics are those of one player's games, kind by kind, as counting by hand has them."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.storage.test_library import game
from yacht_desktop.storage import library_statistics as written
from yacht_desktop.storage import statistics_queries as ask
from yacht_desktop.storage.library import Library
from yacht_desktop.storage.library_entries import GameFilter, Kind, SeatResult, Source, StoredGame
from yacht_desktop.storage.statistics_entries import ALONE, BoxMean, Figures, Person, Standing

LEVELS = ("deckhand", "sailor", "captain")
PLAIN = GameFilter(kind=Kind.PLAIN, rules="yacht", options="a=b")
ASA = Person("åsa", 0, "Åsa")


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library(tmp_path / "library.sqlite3")
    yield opened
    opened.let_go()


def seat(name: str = "", level: str | None = None, total: int = 0, *, won: bool = False) -> SeatResult:
    return SeatResult(name, level, total, won=won, boxes=(total % 6, None if total % 7 == 0 else 10, total % 3))


def made(number: int, *seats: SeatResult, **changes: Any) -> StoredGame:
    best = max(one.total for one in seats)
    settled = tuple(replace(one, won=one.total == best) for one in seats)
    return game(
        number, seats=settled, began=f"2026-{number % 12 + 1:02}-{number % 28 + 1:02}T12:00:00+00:00", **changes
    )


def some_games(number: int = 200) -> list[StoredGame]:
    chance = random.Random(7)
    games = []
    for place in range(number):
        seats = [seat("Åsa", None, chance.randrange(80, 250))]
        seats += [seat("", chance.choice(LEVELS), chance.randrange(80, 250)) for _ in range(chance.randrange(3))]
        chance.shuffle(seats)
        games.append(made(place, *seats))
    return games


def own(one: StoredGame) -> SeatResult:
    return next(result for result in one.seats if result.name == "Åsa")


def test_figures_are_those_of_plain_enumeration(library: Library) -> None:
    games = some_games()
    library.add(games)
    totals = [own(one).total for one in games]
    against = [one for one in games if len(one.seats) > 1]
    wins = sum(own(one).won and sum(other.won for other in one.seats) == 1 for one in against)
    found = ask.figures(library.connection, PLAIN, ASA)
    assert found.average == pytest.approx(sum(totals) / len(totals))
    assert found._replace(average=None) == Figures(len(games), len(against), wins, None, max(totals))
    assert ask.bins(library.connection, PLAIN, ASA) == Counter(total // 10 * 10 for total in totals)
    course = ask.course(library.connection, PLAIN, ASA)
    assert [point.began for point in course] == sorted(one.began for one in games)
    assert sum(point.won for point in course if point.against) == wins


def test_a_game_counts_for_the_strongest_computer_in_it(library: Library) -> None:
    games = some_games()
    library.add(games)
    wanted = []
    for place, level in enumerate(LEVELS):
        these = [
            one
            for one in games
            if max((LEVELS.index(other.level) for other in one.seats if other.level), default=-1) == place
        ]
        alone = sum(own(one).won and sum(other.won for other in one.seats) == 1 for one in these)
        shared = sum(own(one).won for one in these) - alone
        wanted.append(Standing(level, len(these), alone, shared))
    assert ask.standings(library.connection, PLAIN, ASA, LEVELS) == tuple(wanted)


def test_means_of_boxes_leave_open_ones_out(library: Library) -> None:
    games = some_games()
    library.add(games)
    found = ask.box_means(library.connection, PLAIN, ASA)
    for box in range(3):
        column = [points for points in (own(one).boxes[box] for one in games) if points is not None]
        assert found[box].mean == pytest.approx(sum(column) / len(column))
        assert found[box]._replace(mean=0.0) == BoxMean(len(column), 0.0, column.count(0))
    bonus = sum(own(one).total - sum(points or 0 for points in own(one).boxes) for one in games)
    assert found[3].mean == pytest.approx(bonus / len(games))
    assert len(found) == 4


def test_the_best_games_come_with_everybody_in_them(library: Library) -> None:
    games = some_games()
    library.add(games)
    best = ask.best_games(library.connection, PLAIN, ASA, 5)
    assert [one.total for one in best] == sorted((own(one).total for one in games), reverse=True)[:5]
    assert all(one.players[one.seat] == ("Åsa", None) for one in best)


def test_kinds_rules_and_options_are_never_mixed(library: Library) -> None:
    mine = seat("Åsa", None, 100)
    library.add([made(1, mine), made(2, mine, coached=True), made(3, mine, undone=True), made(4, mine, finished=False)])
    library.add([made(5, mine, source=Source("typed")), made(6, mine, imported=True), made(7, mine, known=True)])
    library.add([made(8, mine, options="a=c"), made(9, mine, rules="crag")])
    for kind in Kind:
        assert ask.figures(library.connection, replace(PLAIN, kind=kind), ASA).games == 1
    unfinished = replace(PLAIN, kind=Kind.UNFINISHED)
    assert ask.figures(library.connection, unfinished, ASA) == Figures(1)
    assert ask.bins(library.connection, unfinished, ASA) == {}
    assert {(one.rules, one.options): one.games for one in ask.rules_played(library.connection)} == {
        ("yacht", "a=b"): 7,
        ("yacht", "a=c"): 1,
        ("crag", "a=b"): 1,
    }


def test_the_game_under_way_is_not_abandoned_and_one_dealt_only_is_none(library: Library) -> None:
    library.begin(made(1, seat("Åsa", None, 3), finished=False))
    unfinished = replace(PLAIN, kind=Kind.UNFINISHED)
    assert ask.figures(library.connection, unfinished, ASA).games == 0
    for number in range(10):
        library.begin(made(number, seat("Åsa"), finished=False, moves=0))
    assert ask.figures(library.connection, unfinished, ASA).games == 1
    assert ask.people(library.connection) == ((ASA, 1),)


def test_people_at_one_table_are_each_recorded_under_their_names(library: Library) -> None:
    library.add([made(1, seat("Åsa", None, 100), seat("Bo", None, 120), seat("", None, 90), seat("", None, 80))])
    library.add([made(2, seat("", None, 70))])
    found = {
        person: ask.figures(library.connection, PLAIN, person).best for person, _ in ask.people(library.connection)
    }
    assert found == {ASA: 100, Person("bo", 0, "Bo"): 120, Person("", 3): 90, Person("", 4): 80, ALONE: 70}


def test_statistics_of_nothing_are_empty(library: Library) -> None:
    connection = library.connection
    assert ask.figures(connection, PLAIN, ALONE) == Figures(0)
    assert ask.bins(connection, PLAIN, ALONE) == {}
    assert ask.throws(connection, ("yacht",), typed=False) == (0, ())
    for found in (
        ask.standings(connection, PLAIN, ALONE, LEVELS),
        ask.box_means(connection, PLAIN, ALONE),
        ask.course(connection, PLAIN, ALONE),
        ask.best_games(connection, PLAIN, ALONE, 5),
        ask.people(connection),
        ask.rules_played(connection),
    ):
        assert found == ()


def test_a_reset_takes_games_out_and_its_undo_takes_them_back(library: Library) -> None:
    games = some_games(2 * written.PORTION + 10)
    library.add(games)
    on_table = library.begin(made(1, seat("Åsa", None, 3), finished=False))
    before = ask.figures(library.connection, PLAIN, ASA)
    portions, after = 1, written.reset_some(library.connection, "2026-12-01T00:00:00+00:00")
    while after is not None:
        portions, after = portions + 1, written.reset_some(library.connection, "2026-12-01T00:00:00+00:00", after)
    assert portions == 3
    assert ask.figures(library.connection, PLAIN, ASA) == Figures(0)
    assert library.connection.execute("SELECT count(*) FROM games").fetchone() == (len(games) + 1,)
    library.save(on_table, made(1, seat("Åsa", None, 99)))
    assert ask.figures(library.connection, PLAIN, ASA).games == 1
    moment = written.last_reset(library.connection)
    assert moment == "2026-12-01T00:00:00+00:00"
    while written.undo_some_of_reset(library.connection, moment):
        pass
    assert ask.figures(library.connection, PLAIN, ASA).games == before.games + 1
    assert written.last_reset(library.connection) is None


def test_a_game_gone_on_with_after_a_reset_counts_again(library: Library) -> None:
    (number,) = library.add([made(1, seat("Åsa", None, 3), finished=False)])
    written.reset_some(library.connection, "2026-12-01T00:00:00+00:00")
    library.save(number, made(1, seat("Åsa", None, 99), moves=9))
    assert ask.figures(library.connection, PLAIN, ASA).games == 1


def found_in(library: Library, number: int, stream: bytes, *counts: int) -> written.Found:
    text = library.connection.execute("SELECT text FROM texts WHERE game = ?", (number,)).fetchone()[0]
    packed = b"".join(count.to_bytes(2, "little") for count in counts)
    return written.Found(number, text, stream, packed, ((1.5, 2.5),))


def test_dice_of_one_seed_count_once_and_imported_ones_never(library: Library) -> None:
    mine = seat("Åsa", None, 100)
    numbers = library.add([made(1, mine), made(2, mine), made(3, mine), made(4, mine, imported=True)])
    typed = library.add([made(5, mine, source=Source("typed"))])
    streams = (b"one", b"one", b"two", b"three", b"four")
    for number, stream in zip((*numbers, *typed), streams, strict=True):
        written.keep_found(library.connection, [found_in(library, number, stream, 300, number)])
    assert ask.throws(library.connection, ("yacht", "crag"), typed=False) == (2, (600, numbers[0] + numbers[2]))
    assert ask.throws(library.connection, ("yacht",), typed=True) == (1, (300, typed[0]))


def test_what_was_found_is_kept_for_the_game_it_was_found_in(library: Library) -> None:
    (number,) = library.add([made(1, seat("Åsa", None, 100))])
    assert written.how_many_to_look_through(library.connection) == 1
    (game_now,) = written.to_look_through(library.connection, 5)
    stale = written.Found(number, "another text", b"one", b"", ((1.0, 2.0),))
    written.keep_found(library.connection, [stale])
    assert written.to_look_through(library.connection, 5) == (game_now,)
    written.keep_found(library.connection, [found_in(library, number, b"one", 1)])
    assert written.to_look_through(library.connection, 5) == ()
    found = ask.figures(library.connection, PLAIN, ASA)
    assert (found.reviewed, found.luck, found.lost) == (1, 1.5, 2.5)
