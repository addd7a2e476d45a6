"""The statistics window: figures and charts as the library has them, filters, table, export, reset, keys and words."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QToolTip, QWidget

from tests.session.test_statistics import real_game
from tests.ui import dialogs
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.session.library_reader import LibraryReader
from yacht_desktop.session.settings import Settings
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.session.statistics import Statistics
from yacht_desktop.session.statistics_view import Selection
from yacht_desktop.session.stored_games import options_text
from yacht_desktop.solver import perfect_play
from yacht_desktop.solver.perfect_play import box_means
from yacht_desktop.storage.library import Library
from yacht_desktop.storage.library_entries import Kind, Source
from yacht_desktop.storage.statistics_entries import Person
from yacht_desktop.ui.controls import ChoiceBox, SegmentedControl
from yacht_desktop.ui.file_trouble_dialog import FileTroubleDialog
from yacht_desktop.ui.statistics_best import BestRow
from yacht_desktop.ui.statistics_card import StatisticsCard
from yacht_desktop.ui.statistics_categories import CategoriesCard
from yacht_desktop.ui.statistics_dice import DiceCard
from yacht_desktop.ui.statistics_figures import FiguresCard
from yacht_desktop.ui.statistics_layout import card_places, scale_for
from yacht_desktop.ui.statistics_scale import bins_of, figures_every
from yacht_desktop.ui.statistics_table import StatisticsTable
from yacht_desktop.ui.statistics_totals import TotalsCard
from yacht_desktop.ui.statistics_window import StatisticsWindow, selection_of
from yacht_desktop.ui.statistics_wins import WinsCard

YACHT = ruleset("yacht")
ANNA = "<b>Anna</b>"


@pytest.fixture(autouse=True)
def worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Save every test but the first the work on perfect play."""
    monkeypatch.setattr(perfect_play, "box_means", lambda solitaire, _cancelled=None: means_of(solitaire))


@cache
def means_of(solitaire):
    return box_means(solitaire)


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


@pytest.fixture
def opened(qtbot, look, statistics, tmp_path):
    def make(selection: Selection | None = None, width: int = 1120, height: int = 760) -> StatisticsWindow:
        settings = Settings(tmp_path / "settings.ini")
        window = StatisticsWindow(look, statistics, settings, selection or Selection(YACHT))
        dialogs.show(qtbot, window, width, height)
        settled(qtbot, window, statistics)
        return window

    return make


def settled(qtbot, window: StatisticsWindow, statistics: Statistics) -> None:
    qtbot.waitUntil(lambda: not statistics.is_at_work, timeout=10_000)
    window.view.ask()
    qtbot.waitUntil(lambda: not window.view.is_asking, timeout=10_000)
    dialogs.settle()


def card(window: QWidget, kind: type, name: str = "") -> Any:
    children: list[Any] = window.findChildren(kind)
    found = [one for one in children if not name or one.objectName() == name]
    assert len(found) == 1
    return found[0]


def box(window: QWidget, name: str) -> ChoiceBox:
    found = window.findChild(ChoiceBox, name)
    assert isinstance(found, ChoiceBox)
    return found


def test_where_there_is_no_plain_game_the_foot_names_the_kinds_there_are(opened, library, qtbot) -> None:
    library.add([replace(real_game(4), coached=True)])
    window = opened()
    note = window.findChild(QWidget, "statisticsNote")
    assert note.text() == "There are other kinds of games to choose: With the coach (1)."
    assert note.isVisible()
    choose(window, "statisticsKind", list(Kind).index(Kind.COACHED), qtbot)
    qtbot.waitUntil(lambda: not note.isVisible())


def choose(window: StatisticsWindow, name: str, row: int, qtbot) -> None:
    chosen = box(window, name)
    chosen.setCurrentIndex(row)
    chosen.activated.emit(row)
    qtbot.waitUntil(lambda: not window.view.is_asking, timeout=10_000)


def figures(window: StatisticsWindow) -> list[str]:
    return [figure.value for figure in card(window, FiguresCard).figures]


def test_without_a_game_there_are_dashes_and_nought(opened) -> None:
    window = opened()
    assert window.objectName() == "statisticsWindow"
    assert figures(window) == ["0", "–", "–", "–", "–", "–"]
    assert "n = 0" in card(window, TotalsCard).accessibleDescription()
    assert all((row.games, row.interval) == (0, None) for row in card(window, WinsCard).rows)
    assert all(row.own is None and row.perfect is not None for row in card(window, CategoriesCard).rows)
    assert "Too few" in card(window, DiceCard, "statisticsDice").accessibleDescription()
    assert not window.findChildren(BestRow)


def test_figures_and_charts_are_those_of_the_games(opened, library, qtbot) -> None:
    games = [real_game(number) for number in range(8)]
    library.add(games)
    window = opened()
    totals = [game.seats[0].total for game in games]
    wins = sum(game.seats[0].won and not game.seats[1].won for game in games)
    assert figures(window)[0] == "8"
    assert figures(window)[1] == (str(wins))
    assert figures(window)[2] == QLocale().toString(sum(totals) / 8, "f", 1)
    assert figures(window)[3] == str(max(totals))
    bins = card(window, TotalsCard).bins
    assert sum(bins.games) == 8
    assert sum(bins.perfect) == pytest.approx(8, abs=0.2)
    captain = card(window, WinsCard).rows[4]
    assert (captain.games, captain.wins) == (8, wins)
    assert "Few games yet" in card(window, TotalsCard).accessibleDescription()
    best = sorted(totals, reverse=True)[:5]
    assert [row.game.total for row in window.findChildren(BestRow)] == best
    counted = card(window, DiceCard, "statisticsDice")
    assert sum(row.rolled for row in counted.rows) > 8 * 24 * 5
    assert counted.test.degrees == 5
    assert sum(row.rolled for row in card(window, DiceCard, "statisticsHands").rows) >= 8 * 24


def test_categories_stand_beside_exact_means_that_add_up(opened) -> None:
    rows = card(opened(), CategoriesCard).rows
    assert sum(row.perfect for row in rows) == pytest.approx(166.955068, abs=1e-6)
    assert [row.name for row in rows][:2] == ["Ones", "Twos"]


@pytest.mark.parametrize("rules_id", ["crag", "generala"])
def test_other_rules_have_cards_of_their_own(opened, rules_id) -> None:
    window = opened(Selection(ruleset(rules_id)))
    assert len(card(window, CategoriesCard).rows) == len(ruleset(rules_id).category_ids)
    hands = card(window, DiceCard, "statisticsHands").rows
    assert len(hands) == (4 if rules_id == "crag" else 8)


def test_every_filter_takes_hold_and_kinds_are_never_mixed(opened, library, qtbot) -> None:
    library.add([real_game(1), real_game(2, ANNA)])
    library.add([replace(real_game(3), coached=True)])
    window = opened()
    assert figures(window)[0] == "1"
    texts = [box(window, "statisticsPerson").itemText(row) for row in range(2)]
    assert texts == ["You", ANNA]
    choose(window, "statisticsPerson", 1, qtbot)
    assert figures(window)[0] == "1"
    choose(window, "statisticsPerson", 0, qtbot)
    choose(window, "statisticsKind", list(Kind).index(Kind.COACHED), qtbot)
    assert figures(window)[0] == "1"
    choose(window, "statisticsKind", list(Kind).index(Kind.UNDONE), qtbot)
    assert figures(window)[:2] == ["0", "–"]
    choose(window, "statisticsKind", 0, qtbot)
    click(window, "statisticsMore")
    choose(window, "statisticsOpponent", 1, qtbot)
    assert figures(window)[0] == "0"
    choose(window, "statisticsOpponent", 5, qtbot)
    choose(window, "statisticsPlayers", 2, qtbot)
    assert figures(window)[0] == "1"
    choose(window, "statisticsPeriod", 3, qtbot)
    assert window.view.selection.since is not None


def click(window: StatisticsWindow, name: str) -> None:
    found = window.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton)
    found.click()
    dialogs.settle()


def test_rules_with_other_options_are_a_choice_of_their_own(opened, library, qtbot) -> None:
    other = ruleset("yacht", straights="15/20")
    library.add([replace(real_game(1), options=options_text(other)), real_game(2)])
    window = opened()
    texts = [box(window, "statisticsRules").itemText(row) for row in range(3)]
    assert "Yacht 1938" in texts
    assert "Yacht 1938 · Straights: 15 and 20" in texts
    choose(window, "statisticsRules", texts.index("Yacht 1938 · Straights: 15 and 20"), qtbot)
    assert window.view.selection.rules == other
    assert figures(window)[0] == "1"


def test_dice_that_people_threw_are_counted_apart(opened, library, qtbot) -> None:
    library.add([real_game(1), replace(real_game(2), source=Source("typed"))])
    window = opened()
    kinds = window.findChild(SegmentedControl, "statisticsDiceKinds")
    faces = card(window, DiceCard, "statisticsDice")
    before = faces.rows
    kinds.segments[1].click()
    assert sum(row.rolled for row in faces.rows) > 0
    assert faces.rows != before
    assert faces.rows[0].rolled + before[0].rolled < sum(row.rolled for row in before)


def test_everything_can_be_read_as_a_table(opened, library) -> None:
    library.add([real_game(1, ANNA)])
    window = opened(Selection(YACHT, Person(ANNA.casefold(), 0, ANNA)))
    click(window, "statisticsMore")
    window.findChild(SegmentedControl, "statisticsView").segments[1].click()
    table = window.findChild(StatisticsTable)
    assert table.isVisible()
    names = [line.name for line in table.figures.lines]
    for title in ("Games played", "Captain", "Ones", "Are the dice fair? Computer", "Longest run"):
        assert title in names
    model = table.figures
    spoken = model.data(model.index(1, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Games played, 1"
    tip = model.data(model.index(0, 0), Qt.ItemDataRole.ToolTipRole)
    assert tip == "Statistics"
    assert model.data(model.index(0, 0), Qt.ItemDataRole.BackgroundRole) is not None


def test_the_table_is_a_sound_model(opened, library, qtmodeltester) -> None:
    library.add([real_game(1)])
    window = opened()
    click(window, "statisticsMore")
    window.findChild(SegmentedControl, "statisticsView").segments[1].click()
    qtmodeltester.check(window.findChild(StatisticsTable).figures)


def test_what_is_shown_is_exported_into_a_file(opened, library, qtbot, tmp_path) -> None:
    library.add([real_game(1)])
    window = opened()
    click(window, "statisticsExport")
    dialog = window.findChild(QFileDialog)
    assert dialog.windowTitle() == "Export statistics"
    click(window, "statisticsExport")
    assert len(window.findChildren(QFileDialog)) == 1
    path = tmp_path / "Åsa.csv"
    dialog.fileSelected.emit(str(path))
    dialog.close()
    qtbot.waitUntil(path.exists)
    assert path.read_bytes().startswith(b"section,item,value,expected,games\r\n")
    qtbot.waitUntil(lambda: "Åsa.csv" in window._note.text())


def test_a_file_that_cannot_be_written_is_told(opened, qtbot, tmp_path) -> None:
    window = opened()
    window._export_to(str(tmp_path / "nowhere" / "file.csv"))
    qtbot.waitUntil(lambda: window.findChild(FileTroubleDialog) is not None)
    window.findChild(FileTroubleDialog).close()


def test_a_reset_is_asked_for_done_and_undone(opened, library, qtbot, statistics) -> None:
    library.add([real_game(1)])
    window = opened()
    click(window, "statisticsMore")
    assert window.findChild(QAbstractButton, "statisticsUndoReset").isHidden()
    click(window, "statisticsReset")
    window.findChild(QAbstractButton, "statisticsResetButton").click()
    settled(qtbot, window, statistics)
    assert figures(window)[0] == "0"
    assert library.connection.execute("SELECT count(*) FROM games").fetchone() == (1,)
    assert window.findChild(QAbstractButton, "statisticsUndoReset").isVisible()
    click(window, "statisticsUndoReset")
    settled(qtbot, window, statistics)
    assert figures(window)[0] == "1"
    assert window.findChild(QAbstractButton, "statisticsUndoReset").isHidden()


def test_a_reset_refused_changes_nothing(opened, library, qtbot, statistics) -> None:
    library.add([real_game(1)])
    window = opened()
    click(window, "statisticsMore")
    click(window, "statisticsReset")
    window.findChild(QAbstractButton, "cancelButton").click()
    settled(qtbot, window, statistics)
    assert figures(window)[0] == "1"


def test_a_best_game_opens_its_review(opened, library, qtbot) -> None:
    (number,) = library.add([real_game(1)])
    window = opened()
    row = window.findChild(BestRow)
    with qtbot.waitSignal(window.picked) as told:
        QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert told.args == [number]
    row.setFocus()
    with qtbot.waitSignal(window.picked):
        dialogs.press(Qt.Key.Key_Space)


def test_every_card_is_reached_by_tab_and_scrolled_to(opened, library) -> None:
    library.add([real_game(1)])
    window = opened(width=800, height=560)
    seen = []
    start = window.findChild(QAbstractButton, "statisticsMore")
    start.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(30):
        dialogs.press(Qt.Key.Key_Tab)
        dialogs.settle()
        focused = window.focusWidget()
        if isinstance(focused, StatisticsCard):
            seen.append(focused)
            visible = focused.visibleRegion().boundingRect()
            assert visible.height() > 0
    assert set(window.cards.cards) <= set(seen)


def test_escape_closes_and_nothing_is_asked_any_more(opened, statistics) -> None:
    window = opened()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()
    assert not window.view.is_asking


@pytest.mark.parametrize(
    ("size", "locale"),
    [((1120, 760), "fi_FI"), ((800, 560), "sv_SE"), ((1920, 1080), "en_GB"), ((480, 360), "fi_FI")],
)
def test_nothing_is_outside_its_card_in_any_size(opened, library, size, locale, look) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(locale))
    look.set_text_scale(1.5 if size[0] == 1120 else 1.0)
    library.add([real_game(1)])
    window = opened(width=size[0], height=size[1])
    window.grab()
    ground = window.cards.widget()
    for one in window.cards.cards:
        assert ground.rect().contains(one.geometry())
        assert one.height() >= one.needed_height(one.width())
    cards = window.cards.cards
    assert not any(a.geometry().intersects(b.geometry()) for a in cards for b in cards if a is not b)
    head = window._head
    shown = [widget for widget in head.stops if widget.isVisible()]
    assert all(head.rect().contains(widget.geometry()) for widget in shown if widget.parentWidget() is head)
    QLocale.setDefault(before)


def test_a_narrow_window_has_one_column(opened) -> None:
    window = opened(width=900, height=700)
    lefts = {one.x() for one in window.cards.cards}
    assert len(lefts) == 1
    window.resize(1120, 760)
    dialogs.settle()
    assert len({one.x() for one in window.cards.cards}) == 2


def test_another_language_is_spoken_at_once(opened, library, qtbot) -> None:
    library.add([real_game(1)])
    window = opened()
    with dialogs.another_language(window):
        assert window.windowTitle() == "‹Statistics›"
        assert card(window, TotalsCard).title == "‹Totals›"
        assert box(window, "statisticsKind").currentText() == "‹Plain games›"
    assert card(window, TotalsCard).title == "Totals"


def test_the_pointer_is_told_how_well_a_share_is_known(opened, library) -> None:
    library.add([real_game(number) for number in range(3)])
    window = opened()
    wins = card(window, WinsCard)
    tip = wins.tips()[4]
    assert "most likely between" in tip.words
    place = tip.area.center().toPoint()
    event = QHelpEvent(QHelpEvent.Type.ToolTip, place, wins.mapToGlobal(place))
    assert wins.event(event)
    assert QToolTip.text() == tip.words
    QToolTip.hideText()
    for one in window.cards.cards:
        assert all(tip.words for tip in one.tips() if tip.area.isValid())


@pytest.mark.parametrize(
    ("players", "person"),
    [
        ((Player(""),), Person("")),
        ((Player("Åsa"), Player("")), Person("åsa", 0, "Åsa")),
        ((Player(""), Player("Bo")), Person("", 1)),
    ],
)
def test_the_first_person_at_the_table_is_looked_at_first(players, person) -> None:
    assert selection_of(GameSetup(YACHT, players)).person == person


def test_scales_and_bins_are_plain_arithmetic() -> None:
    assert scale_for(1120, 760) == 1.0
    assert scale_for(300, 200) == 1.0
    assert scale_for(1400, 800) == 1.05
    bins = bins_of({90: 2, 250: 1}, ())
    assert (bins.first, bins.end, sum(bins.games), bins.perfect) == (90, 260, 3, ())
    assert bins_of({}, ()).games == (0,) * 15
    assert figures_every(18, 576, 30) == 1
    assert figures_every(18, 200, 30) == 3
    flat = [(lambda _: 100, lambda _: 120)]
    two = card_places(1120, 1.0, lambda _: 84, flat)
    assert two.figures.getRect() == (24, 20, 1072, 84)
    assert [rect.getRect() for rect in two.rows[0]] == [(24, 120, 640, 120), (680, 120, 416, 120)]
    one = card_places(900, 1.0, lambda _: 84, flat)
    assert [rect.getRect() for rect in one.rows[0]] == [(16, 116, 868, 100), (16, 232, 868, 120)]
