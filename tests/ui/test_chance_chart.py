"""The chart of a game: where its lines, mistakes and names are, and what it says of them."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from tests.ui.made_reviews import made_review, played
from tests.ui.painted_words import painted_words
from yacht_desktop.coach.marks import Mark
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.ui.chance_chart import ChanceChart
from yacht_desktop.ui.chart_data import MISTAKE, ChartData, chart_data, nice_ticks, places_of_moves
from yacht_desktop.ui.chart_figures import Figure, with_room
from yacht_desktop.ui.chart_layout import ChartLayout, end_labels, spread
from yacht_desktop.ui.chart_table import ChartTable
from yacht_desktop.ui.text_fit import text_width
from yacht_desktop.ui.theme import FontRole

YACHT = ruleset("yacht")
TURN = 4
"""Moves of a turn: three rolls and a score; all but the first carry a decision out."""
ROUND_FIVE = 4 * 3 * TURN + 1
"""The first decision of the first of three players in round 5."""


def setup_of(players: int) -> GameSetup:
    return GameSetup(YACHT, tuple(Player(f"P{seat}") for seat in range(players)))


def shown(look, qtbot, players: int, lose=lambda move: 0.0, focus: int = 0, size=(648, 336)) -> ChanceChart:
    chart = ChanceChart(look)
    qtbot.addWidget(chart)
    chart.resize(*size)
    names = tuple(f"P{seat}" for seat in range(players))
    review = made_review(players, played(players), lose)
    chart.show_data(setup_of(players), chart_data(review, names, focus))
    chart.show()
    return chart


def layout_of(chart: ChanceChart) -> ChartLayout:
    found = chart.chart_layout()
    assert found is not None
    return found


def data_of(chart: ChanceChart) -> ChartData:
    assert chart.data is not None
    return chart.data


def test_the_plot_is_where_the_design_has_it(look, qtbot):
    layout = layout_of(shown(look, qtbot, 3))
    assert layout.plot.top() == pytest.approx(79, abs=1)
    assert layout.plot.bottom() == pytest.approx(273, abs=1)
    assert layout.plot.left() == pytest.approx(67, abs=2)
    assert layout.plot.right() == pytest.approx(567, abs=8)
    assert layout.y(0.0) == layout.plot.bottom()
    assert layout.y(1.0) == layout.plot.top()
    assert layout.x(0) == layout.plot.left()
    assert layout.x(12) == layout.plot.right()


def test_a_round_in_which_two_points_were_lost_is_a_mistake_of_its_player():
    lose = {ROUND_FIVE: 1.2, ROUND_FIVE + 1: 0.9, ROUND_FIVE + 4: 1.9}
    review = made_review(3, played(3), lambda move: lose.get(move, 0.0))
    data = chart_data(review, ("A", "B", "C"), 0)
    assert data.mistakes(0) == (5,)
    assert data.mistakes(1) == data.mistakes(2) == ()
    assert data.lost[0][4] == pytest.approx(2.1)
    assert data.lost[1][4] == pytest.approx(1.9)
    assert data.errs
    assert not data.others_err


def test_points_lost_by_round_add_up_to_those_of_the_review():
    review = made_review(4, played(4))
    data = chart_data(review, tuple("ABCD"), 0)
    for seat, totals in enumerate(review.players):
        assert sum(data.lost[seat]) == pytest.approx(totals.lost)


@pytest.mark.parametrize(("seat", "focus", "filled"), [(0, 0, True), (1, 0, False)])
def test_a_mistake_is_a_triangle_filled_for_the_player_looked_at(look, qtbot, seat, focus, filled):
    chart = shown(look, qtbot, 2, lambda move: 3.0 if move == 2 * 4 * TURN + TURN * seat + 1 else 0.0, focus)
    layout, data = layout_of(chart), data_of(chart)
    centre = layout.point(5, data.lines[seat][5])
    picture = chart.grab().toImage()
    inside = picture.pixelColor((centre + QPointF(0, -2)).toPoint())
    edge = picture.pixelColor((centre + QPointF(0, -5)).toPoint())
    assert (inside == look.theme.ink) is filled
    # Half a px of the outline is smoothed; what is drawn there is the ink, not the ground.
    assert edge.lightness() < 150 < look.theme.surface.lightness()


def test_names_at_the_ends_never_lie_over_one_another(look, qtbot):
    for players in (2, 3, 6):
        chart = shown(look, qtbot, players)
        layout, data = layout_of(chart), data_of(chart)
        labels = end_labels(layout, data.lines, look)
        assert {label.seat for label in labels} == set(range(players))
        for above, below in pairwise(labels):
            assert above.rect.bottom() <= below.rect.top() + 0.01
        assert labels[-1].rect.bottom() <= chart.height()
        assert labels[0].rect.top() >= 0


@pytest.mark.parametrize(
    ("wanted", "places"),
    [
        ([], []),
        ([5.0], [5.0]),
        ([0.0, 10.0], [0.0, 10.0]),
        ([4.0, 4.0, 4.0], [2.0, 4.0, 6.0]),
        ([9.5, 10.0], [8.0, 10.0]),
        ([0.0, 0.0, 1.0, 10.0], [0.0, 2.0, 4.0, 10.0]),
    ],
)
def test_places_are_spread_no_more_than_they_must(wanted, places):
    assert spread(wanted, 2.0, 0.0, 10.0) == pytest.approx(places)


def test_signs_of_the_legend_stay_on_the_card_for_six_long_names(look, qtbot):
    chart = ChanceChart(look)
    qtbot.addWidget(chart)
    names = ("W" * 40, "Anna-Maija", "Ä Ö " * 9, "x", "Bosun", "Eero")
    setup = GameSetup(YACHT, tuple(Player(name) for name in names))
    review = made_review(6, played(6))
    for width in (380, 520, 648):
        chart.show_data(setup, chart_data(review, names, 0))
        chart.resize(width, chart.needed_height(width))
        layout = layout_of(chart)
        assert len(layout.legend) >= 7
        assert all(entry.rect.right() <= width for entry in layout.legend)
        assert layout.legend[-1].rect.bottom() <= layout.plot.top()
        assert layout.plot.height() > 100
        assert chart.tip_at(layout.legend[0].rect.center()) == "W" * 40


def test_alone_the_expected_total_is_shown_and_named(look, qtbot):
    chart = shown(look, qtbot, 1)
    assert chart.accessibleName() == "Expected total"
    assert not data_of(chart).is_chance
    low, high = data_of(chart).ticks[0], data_of(chart).ticks[-1]
    assert all(low <= value <= high for value in data_of(chart).lines[0])
    assert layout_of(chart).names.width() == 0


def test_the_chart_says_where_its_lines_end(look, qtbot):
    chart = shown(look, qtbot, 2)
    assert chart.accessibleName() == "Chance to win"
    ends = [line[-1] for line in data_of(chart).lines]
    assert sorted(ends) == [0.0, 1.0]
    winner = ends.index(1.0)
    assert f"P{winner} 100.0%" in chart.accessibleDescription()


def test_a_click_picks_the_place_on_the_axis(look, qtbot):
    chart = shown(look, qtbot, 2)
    chart.set_pickable(True)
    layout = layout_of(chart)
    point = QPointF(layout.x(7.25), layout.plot.center().y()).toPoint()
    with qtbot.waitSignal(chart.picked, timeout=0) as picked:
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=point)
    assert picked.args[0] == pytest.approx(7.25, abs=0.05)


def test_a_chart_that_is_only_looked_at_picks_nothing(look, qtbot):
    chart = shown(look, qtbot, 2)
    with qtbot.assertNotEmitted(chart.picked):
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=chart.rect().center())


def test_lines_are_drawn_from_left_to_right_and_at_once_without_motion(look, qtbot):
    look.set_motion(1.0)
    chart = shown(look, qtbot, 2)
    chart.show_data(setup_of(2), data_of(chart), grows=True)
    growing = chart.grab().toImage()
    qtbot.waitUntil(lambda: chart._growth.part == 1.0)
    done = chart.grab().toImage()
    assert growing != done
    look.set_reduced_motion(True)
    chart.show_data(setup_of(2), data_of(chart), grows=True)
    assert chart.grab().toImage() == done


def test_moves_of_a_round_share_its_length():
    review = made_review(2, played(2, rounds=2))
    places = places_of_moves(review)
    assert places[0] == 0.0
    assert places[8] == 1.0
    assert places[16] == 2.0
    assert all(after > before for before, after in pairwise(places))


def test_a_round_under_way_has_its_end_as_a_last_point():
    moves = played(2, rounds=2)[:-4]
    data = chart_data(made_review(2, moves), ("A", "B"), 0)
    assert data.places[:-1] == (0.0, 1.0)
    assert 1.0 < data.places[-1] <= 2.0
    assert data.rounds == 2
    assert [len(line) for line in data.lines] == [3, 3]


@pytest.mark.parametrize(("least", "most"), [(0, 1), (143.2, 188.0), (166.955, 166.955), (-20, 400), (99.5, 100.5)])
def test_ticks_are_few_and_enclose_everything(least, most):
    ticks = nice_ticks(least, most)
    assert ticks[0] <= least
    assert ticks[-1] >= most
    assert 2 <= len(ticks) <= 6


def test_the_table_says_the_same_as_the_chart(look, qtbot):
    table = ChartTable(look)
    qtbot.addWidget(table)
    review = made_review(2, played(2), lambda move: 2.5 if move == 1 else 0.0)
    table.show_data(chart_data(review, ("Anna", "Bo"), 0))
    model = table.figures

    def text(row, column):
        return model.index(row, column).data()

    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())]
    assert heads == ["Anna", "Bo"]
    assert [model.headerData(row, Qt.Orientation.Vertical) for row in (0, 1, 12)] == ["Start", "Round 1", "Round 12"]
    assert model.rowCount() == 13
    assert {text(12, 0), text(12, 1)} == {"0.0%", "100.0%"}
    # The first decision of the first player cost 2.5 points.
    first = model.index(1, 0)
    assert text(1, 0).split("\n")[1] == "−2.5"
    assert str(first.data(Qt.ItemDataRole.AccessibleTextRole)).endswith(", 2.5 points lost")
    assert "\n" not in text(0, 0) + text(2, 0) + text(1, 1)


def test_what_was_best_to_win_is_no_mistake_whatever_it_lost_in_points():
    review = made_review(2, played(2), lambda move: 3.0 * (move == 1))
    best = [replace(decision, mark=Mark.BEST) for decision in review.decisions]
    data = chart_data(replace(review, decisions=tuple(best)), ("A", "B"), 0)
    assert data.lost[0][0] == 3.0
    assert data.mistakes(0) == ()


def test_mistakes_begin_at_two_points():
    assert MISTAKE == 2.0
    moves = played(2)
    assert chart_data(made_review(2, moves, lambda move: 2.0 * (move == 1)), ("A", "B"), 0).mistakes(0) == (1,)
    assert chart_data(made_review(2, moves, lambda move: 1.99 * (move == 1)), ("A", "B"), 0).mistakes(0) == ()


def test_of_equal_ends_the_name_of_who_was_ahead_stands_above(look, qtbot):
    layout = layout_of(shown(look, qtbot, 3))
    lines = ((0.2, 0.0), (0.3, 0.0), (0.5, 1.0))
    assert [label.seat for label in end_labels(layout, lines, look)] == [2, 1, 0]


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("width", [340, 420, 520, 648, 900])
@pytest.mark.parametrize("players", [1, 2])
def test_figures_never_run_into_one_another(look, qtbot, players, width, scale):
    look.set_text_scale(scale)
    moves = {seat_turn * TURN + 3: 11.3 + seat_turn for seat_turn in (0, players, 2 * players, 8 * players)}
    chart = shown(look, qtbot, players, lambda move: moves.get(move, 0.3 if move % TURN else 0.0), size=(width, 200))
    for height in (200, 260, chart.needed_height(width), 420):
        chart.resize(width, height)
        digit = text_width(look.font(FontRole.CAPTION), "0") - 0.6
        names = data_of(chart).names if players > 1 else ()
        painted = [word for word in painted_words(chart) if word.text not in names]
        assert len(painted) >= 8
        for one, other in combinations(painted, 2):
            assert not one.ink.adjusted(-digit, 0, digit, 0).intersects(other.ink), (one, other)


def lost_figures(chart: ChanceChart) -> dict[int, str]:
    """The points lost that are painted, by their rounds."""
    layout = layout_of(chart)
    line = [word for word in painted_words(chart) if abs(word.ink.center().y() - layout.lost_y) < 6]
    label = layout.title.left()
    return {round(layout.place_at(word.ink.center().x())): word.text for word in line if word.ink.left() > label + 1}


def test_where_room_is_short_every_second_figure_is_left_out_and_no_mistake(look, qtbot):
    lose = {2 * 4 * TURN + 1: 3.5, 2 * 7 * TURN + 1: 12.5}
    chart = shown(look, qtbot, 2, lambda move: lose.get(move, 0.5 if move % TURN == 1 else 0.0))
    assert set(lost_figures(chart)) == set(range(1, 13))
    chart.resize(380, chart.needed_height(380))
    shown_now = lost_figures(chart)
    assert shown_now[5] == "3.5"
    assert shown_now[8] == "12.5"
    assert {12, 10}.issubset(shown_now)
    assert not {11, 9}.intersection(shown_now)


@pytest.mark.parametrize(
    ("ranks", "pitch", "numbers"),
    [
        ({}, 12.0, {1, 2, 3, 4, 5, 6}),
        ({}, 11.9, {2, 4, 6}),
        ({}, 5.0, {3, 6}),
        ({}, 1.0, {6}),
        ({1: 2.0, 2: 3.0}, 8.0, {2, 4, 6}),
        ({3: 2.0}, 8.0, {3, 6}),
        ({6: 2.0}, 8.0, {2, 4, 6}),
        ({3: 2.0, 4: 2.0}, 12.0, {1, 2, 3, 4, 5, 6}),
    ],
)
def test_what_matters_has_room_first(ranks, pitch, numbers):
    figures = [Figure(number, pitch * number, 10.0, ranks.get(number)) for number in range(1, 7)]
    assert with_room(figures, 2.0) == numbers


def test_figures_keep_clear_of_what_is_there():
    figures = [Figure(number, 20.0 * number, 10.0) for number in range(1, 4)]
    assert with_room(figures, 2.0, [Figure(0, 10.0, 12.0)]) == {2, 3}
