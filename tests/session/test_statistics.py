"""Statistics of the kept games: games are looked through in the background, resets go by and by, answers come in."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QLocale
from shiboken6 import delete

from tests.game.variants import random_game
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.game.state import replay
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.game_files import Origin, game_file_of
from yacht_desktop.session.library_reader import LibraryReader
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.session.statistics import Statistics
from yacht_desktop.session.statistics_csv import statistics_csv
from yacht_desktop.session.statistics_view import Part, Selection, Shown, StatisticsView
from yacht_desktop.session.stored_games import options_text
from yacht_desktop.storage import library_statistics as written
from yacht_desktop.storage.game_file import write_game_file
from yacht_desktop.storage.library import Library
from yacht_desktop.storage.library_entries import Kind, SeatResult, Source, StoredGame
from yacht_desktop.storage.statistics_entries import Person

YACHT = ruleset("yacht")
OPPONENT = Level.CAPTAIN


def real_game(number: int, name: str = "") -> StoredGame:
    """Return a whole game of somebody and a computer, both of whom play by chance."""
    moves = tuple(random_game(YACHT, 2, number))
    setup = GameSetup(YACHT, (Player(name), Player("", OPPONENT)))
    state = replay(YACHT, 2, moves)
    seats = tuple(
        SeatResult(
            player.name,
            None if player.level is None else player.level.value,
            state.cards[seat].total,
            won=seat in state.winners,
            boxes=state.cards[seat].scores,
        )
        for seat, player in enumerate(setup.players)
    )
    text = write_game_file(game_file_of(setup, moves, (), Origin(None)))
    day = f"2026-11-{number % 28 + 1:02}T12:00:00+00:00"
    source = Source("computer", number.to_bytes(32))
    return StoredGame(
        rules=YACHT.id,
        options=options_text(YACHT),
        began=day,
        changed=day,
        moves=len(moves),
        finished=True,
        coached=False,
        undone=False,
        source=source,
        text=text,
        seats=seats,
    )


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library(tmp_path / "library.sqlite3")
    yield opened
    opened.let_go()


@pytest.fixture
def statistics(library: Library, qapp) -> Iterator[Statistics]:
    reader = LibraryReader(lambda: library)
    made = Statistics(reader, lambda: library, now_s=lambda: 1_796_000_000.0)
    yield made
    made.shut_down()
    reader.shut_down()
    # At once and here: a worker of the next test may be who collects garbage.
    delete(made)
    delete(reader)


def left(library: Library) -> int:
    return written.how_many_to_look_through(library.connection)


def test_a_game_that_ends_is_looked_through_at_once_and_older_ones_while_somebody_looks(
    library: Library, statistics: Statistics, qtbot
) -> None:
    library.add([real_game(number) for number in range(6)])
    reader: LibraryReader = statistics._reader
    reader.tell_changed()
    qtbot.waitUntil(lambda: left(library) == 2)
    qtbot.wait(250)
    assert left(library) == 2
    statistics.watch()
    qtbot.waitUntil(lambda: left(library) == 0)
    statistics.unwatch()
    row = library.connection.execute("SELECT count(luck), count(lost), min(lost) >= 0 FROM seats").fetchone()
    assert row == (12, 12, 1)


def test_a_reset_goes_by_and_by_and_can_be_undone(library: Library, statistics: Statistics, qtbot) -> None:
    library.add([real_game(1)])
    with qtbot.waitSignal(statistics.changed):
        statistics.reset()
    moment = written.last_reset(library.connection)
    assert moment is not None
    assert moment.startswith("2026-")
    with qtbot.waitSignal(statistics.changed):
        statistics.undo_reset(moment)
    assert written.last_reset(library.connection) is None
    qtbot.waitUntil(lambda: not statistics.is_at_work)


def test_a_library_that_cannot_be_written_is_let_be(library: Library, statistics: Statistics, qtbot) -> None:
    library.add([real_game(1)])
    library.connection.execute("PRAGMA query_only = ON")
    statistics.watch()
    qtbot.waitUntil(lambda: statistics._is_lost)
    statistics.reset()
    assert left(library) == 1
    assert not statistics.is_at_work


def _games(view: StatisticsView) -> int | None:
    return None if view.shown.figures is None else view.shown.figures.games


def answers(view: StatisticsView, qtbot) -> None:
    view.ask()
    qtbot.waitUntil(lambda: not view.is_asking, timeout=10_000)


def test_everything_comes_in_and_is_of_the_games_selected(library: Library, statistics: Statistics, qtbot) -> None:
    library.add([real_game(number) for number in range(5)])
    library.add([real_game(number, "Bo") for number in range(5, 7)])
    view = StatisticsView(statistics, Selection(YACHT), statistics)
    came: list[Part] = []
    view.arrived.connect(came.append)
    answers(view, qtbot)
    assert set(came) == set(Part)
    shown: Any = view.shown
    assert (shown.figures.games, sum(shown.totals.values()), len(shown.best)) == (5, 5, 5)
    assert shown.choices.people == (Person("", 0, ""), Person("bo", 0, "Bo"))
    assert shown.choices.rules == (YACHT,)
    assert shown.perfect.mean == pytest.approx(166.955, abs=0.001)
    view.select(Selection(YACHT, Person("bo", 0, "Bo"), opponent=OPPONENT, players=2))
    qtbot.waitUntil(lambda: not view.is_asking)
    assert _games(view) == 2
    view.select(Selection(YACHT, kind=Kind.COACHED))
    qtbot.waitUntil(lambda: not view.is_asking)
    assert (_games(view), view.shown.totals, view.shown.best) == (0, {}, ())
    qtbot.waitUntil(lambda: not statistics.is_at_work)


def test_figures_of_other_games_do_not_stay(library: Library, statistics: Statistics, qtbot) -> None:
    library.add([real_game(1)])
    view = StatisticsView(statistics, Selection(YACHT), statistics)
    answers(view, qtbot)
    view.select(Selection(YACHT, Person("nobody")))
    view.stop()
    view._stale = {Part.FIGURES}
    qtbot.waitUntil(lambda: view.shown.figures is None)


def test_the_table_for_other_programs_is_the_same_everywhere(library: Library, statistics: Statistics, qtbot) -> None:
    library.add([real_game(number, '=1+1, "Åsa"') for number in range(3)])
    view = StatisticsView(statistics, Selection(YACHT, Person('=1+1, "åsa"', 0, '=1+1, "Åsa"')), statistics)
    answers(view, qtbot)
    texts = set()
    for name in ("en_GB", "sv_SE", "fi_FI"):
        before = QLocale()
        QLocale.setDefault(QLocale(name))
        texts.add(statistics_csv(view.shown, view.selection))
        QLocale.setDefault(before)
    (text,) = texts
    lines = text.decode("utf-8").split("\r\n")
    assert lines[0] == "section,item,value,expected,games"
    assert "figures,games_played,3,," in lines
    assert 'filter,player,"\'=1+1, ""Åsa""",,' in lines
    assert "\N{MINUS SIGN}" not in text.decode("utf-8")
    assert any(line.startswith("categories,yacht,") for line in lines)


def test_before_anything_is_known_the_table_has_its_head_and_the_filters() -> None:
    lines = statistics_csv(Shown(), Selection(YACHT)).decode("utf-8").split("\r\n")
    assert [line.split(",")[0] for line in lines[1:-1]] == ["filter"] * 8


def test_perfect_play_of_other_rules_is_not_shown_meanwhile(
    statistics: Statistics, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = StatisticsView(statistics, Selection(ruleset("yacht")), statistics)

    def is_known() -> bool:
        return view.shown.perfect is not None

    view.ask()
    qtbot.waitUntil(is_known, timeout=20_000)
    monkeypatch.setattr(statistics, "ask_perfect", lambda _rules, _answered: None)
    view.select(Selection(ruleset("yacht"), kind=Kind.COACHED))
    assert is_known()
    view.select(Selection(ruleset("yatzy")))
    assert not is_known()
    view.stop()
