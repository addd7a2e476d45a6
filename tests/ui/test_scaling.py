"""The main window's layout, to the pixel where the design gives pixels."""

import itertools

import pytest

from PySide6.QtCore import QRect

from yacht_desktop.ui.scaling import Coached, coached, is_compact, main_geometry, scale_for

SIZES = [(800, 560), (1000, 680), (1093, 614), (1120, 760), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]


def in_window(geometry, block: QRect) -> tuple[int, int, int, int]:
    moved = block.translated(geometry.body.topLeft())
    return (moved.x(), moved.y(), moved.width(), moved.height())


@pytest.mark.parametrize(
    ("width", "height", "scale"),
    [
        (1120, 760, 1.0),
        (800, 560, 1.0),
        (1366, 768, 1.0),
        (1175, 797, 1.0),
        (1176, 798, 1.05),
        (1920, 1080, 1.4),
        (3840, 2160, 1.6),
        (5000, 760, 1.0),
    ],
)
def test_the_scale_grows_in_steps_of_a_twentieth_up_to_1_6(width: int, height: int, scale: float) -> None:
    assert scale_for(width, height) == scale


@pytest.mark.parametrize(
    ("width", "height", "compact"), [(1000, 680, False), (999, 680, True), (1000, 679, True), (800, 560, True)]
)
def test_small_windows_are_compact(width: int, height: int, *, compact: bool) -> None:
    assert is_compact(width, height) is compact


def test_the_design_at_1120_by_760() -> None:
    layout = main_geometry(1120, 760, 3, 12, 1.0)
    assert (layout.menu_height, layout.tool_bar_height, layout.status_height) == (30, 48, 30)
    assert in_window(layout, layout.heading) == (24, 98, 556, 60)
    assert in_window(layout, layout.tray) == (24, 174, 556, 456)
    assert in_window(layout, layout.roll) == (24, 646, 556, 60)
    assert in_window(layout, layout.scorecard) == (604, 102, 492, 604)
    assert (layout.header_height, layout.row_height, layout.band_height, layout.total_height) == (66, 39, 10, 58)
    assert (layout.name_width, layout.player_width) == (180, 104)
    assert not layout.compact
    assert not layout.scrolls
    assert not layout.flags_above_names


def test_the_design_at_800_by_560_with_six_players() -> None:
    layout = main_geometry(800, 560, 6, 12, 1.0)
    assert (layout.menu_height, layout.tool_bar_height, layout.status_height) == (30, 36, 0)
    assert in_window(layout, layout.heading) == (12, 74, 300, 28)
    assert in_window(layout, layout.tray) == (12, 110, 300, 390)
    assert in_window(layout, layout.roll) == (12, 508, 300, 44)
    assert in_window(layout, layout.scorecard) == (324, 74, 464, 478)
    assert (layout.header_height, layout.row_height, layout.band_height, layout.total_height) == (42, 32, 6, 44)
    assert (layout.name_width, layout.player_width) == (140, 54)
    assert layout.compact
    assert not layout.scrolls
    assert layout.flags_above_names
    assert layout.category_icons


def test_a_wider_window_gives_the_tray_640_and_then_the_scorecard_the_rest() -> None:
    layout = main_geometry(1366, 768, 3, 12, 1.0)
    assert layout.tray.width() == 640
    assert layout.scorecard.width() == 1366 - 3 * 24 - 640
    assert layout.name_width + 3 * layout.player_width == layout.scorecard.width()
    assert layout.player_width > 104


def test_4k_at_200_percent_has_scale_1_4() -> None:
    layout = main_geometry(1920, 1080, 3, 12, 1.0)
    assert layout.scale == 1.4
    assert layout.tray.width() == 896
    assert layout.row_height >= 55


def test_4k_at_100_percent_centres_the_block() -> None:
    layout = main_geometry(3840, 2160, 3, 12, 1.0)
    assert layout.scale == 1.6
    left = layout.heading.left()
    right = layout.body.width() - layout.scorecard.x() - layout.scorecard.width()
    assert abs(left - right) <= 1
    assert layout.scorecard.x() + layout.scorecard.width() - left <= 1792
    above = layout.scorecard.y()
    below = layout.body.height() - layout.scorecard.y() - layout.scorecard.height()
    assert abs(above - below) <= 2


@pytest.mark.parametrize("coach", [False, True])
def test_4k_at_100_percent_gives_large_text_the_room_that_is_empty_otherwise(*, coach: bool) -> None:
    plain, large = (main_geometry(3840, 2160, 6, 12, text, coach=coach) for text in (1.0, 2.0))
    assert large.scale == plain.scale
    assert not large.scrolls
    assert large.player_width >= 1.5 * plain.player_width
    assert large.tray.height() > plain.tray.height()
    assert large.coach.width() == 2 * plain.coach.width()
    assert large.scorecard.right() < large.body.width() - large.coach.width()


def test_rows_grow_to_44_before_white_space_does() -> None:
    assert main_geometry(1120, 800, 3, 12, 1.0).row_height == 42
    tall = main_geometry(1120, 1000, 3, 12, 1.0)
    assert tall.row_height == 44
    assert tall.scorecard.height() < 1000 - 78 - 30 - 48


def test_fifteen_rows_still_fit_the_design_size() -> None:
    layout = main_geometry(1120, 760, 2, 15, 1.0)
    assert layout.row_height == 32
    assert not layout.scrolls


def test_where_rows_no_longer_fit_they_scroll_between_header_and_total() -> None:
    layout = main_geometry(800, 560, 2, 15, 1.0)
    assert layout.scrolls
    assert layout.row_height == 32
    inside = layout.scorecard.height() - 2 - layout.header_height - layout.total_height
    assert layout.viewport_height == inside
    assert layout.viewport_height < 15 * layout.row_height + layout.band_height


@pytest.mark.parametrize(
    ("players", "name", "column"),
    [(1, 180, 160), (2, 180, 104), (3, 180, 104), (4, 180, 88), (5, 160, 74), (6, 160, 64)],
)
def test_columns_have_the_designed_width_until_the_tray_is_full(players: int, name: int, column: int) -> None:
    layout = main_geometry(1000, 760, players, 12, 1.0)
    assert (layout.name_width, layout.player_width) == (name, column)
    assert layout.flags_above_names is (players >= 4)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("rows", [12, 13, 15])
@pytest.mark.parametrize("text_scale", [0.9, 1.0, 1.25, 1.5])
def test_everything_lies_inside_and_nothing_overlaps(width: int, height: int, rows: int, text_scale: float) -> None:
    for players in range(1, 7):
        layout = main_geometry(width, height, players, rows, text_scale)
        inside = QRect(0, 0, layout.body.width(), layout.body.height())
        blocks = [layout.heading, layout.tray, layout.roll, layout.scorecard]
        assert all(inside.contains(block) for block in blocks)
        assert not any(first.intersects(second) for first, second in itertools.combinations(blocks, 2))
        assert layout.name_width + players * layout.player_width == layout.scorecard.width()
        parts = 2 + layout.header_height + layout.viewport_height + layout.total_height
        assert parts == layout.scorecard.height()
        assert layout.scorecard.bottom() == layout.roll.bottom()
        assert layout.tray.width() >= 300 * layout.scale
        assert layout.tray.height() >= 200
        assert layout.player_width >= 44
        assert layout.row_height >= round(32 * layout.scale)


def test_large_text_makes_room_for_itself() -> None:
    plain, large = main_geometry(1120, 760, 3, 12, 1.0), main_geometry(1120, 760, 3, 12, 1.5)
    assert large.row_height == 48
    assert large.name_width == round(plain.name_width * 1.5)
    assert large.roll.height() == 90


def test_the_real_room_for_the_body_counts_where_it_is_known() -> None:
    without_menu = main_geometry(1120, 760, 3, 12, 1.0, body=QRect(0, 48, 1120, 682))
    assert without_menu.body == QRect(0, 48, 1120, 682)
    assert without_menu.row_height == 41
    assert without_menu.scorecard.y() == 24


def test_the_design_with_the_coach_at_1120_by_760() -> None:
    layout = main_geometry(1120, 760, 3, 12, 1.0, coach=True)
    assert in_window(layout, layout.heading) == (16, 98, 388, 60)
    assert in_window(layout, layout.tray) == (16, 174, 388, 456)
    assert in_window(layout, layout.roll) == (16, 646, 388, 60)
    assert in_window(layout, layout.scorecard) == (420, 102, 364, 604)
    assert in_window(layout, layout.coach) == (800, 78, 320, 652)
    assert (layout.name_width, layout.player_width) == (160, 68)
    assert layout.flags_above_names
    assert not layout.one_column


def test_without_the_coach_no_room_is_kept_for_it() -> None:
    assert main_geometry(1120, 760, 3, 12, 1.0).coach.isNull()


@pytest.mark.parametrize("players", range(1, 7))
def test_the_coach_is_docked_at_the_designed_size_for_any_number_of_players(players: int) -> None:
    layout = main_geometry(1120, 760, players, 12, 1.0, coach=True)
    assert layout.coach.width() == 320
    assert layout.tray.width() >= 300
    assert layout.player_width >= 54
    assert layout.scorecard.width() == layout.name_width + players * layout.player_width
    assert layout.scorecard.right() == layout.coach.left() - 16 - 1


@pytest.mark.parametrize(
    ("width", "players", "text", "stands"),
    [
        (1039, 3, 1.0, Coached.DRAWN),
        (1040, 3, 1.0, Coached.DOCKED),
        (1040, 6, 1.0, Coached.DRAWN),
        (1120, 6, 1.0, Coached.DOCKED),
        (1120, 6, 1.5, Coached.DRAWN),
        (800, 1, 1.0, Coached.DRAWN),
    ],
)
def test_the_coach_is_a_drawer_where_the_tray_would_be_too_narrow(width, players, text, stands) -> None:
    assert coached(width, 760, players, text) is stands


@pytest.mark.parametrize("players", range(1, 7))
def test_beside_the_drawer_there_is_room_for_one_column(players: int) -> None:
    layout = main_geometry(800, 560, players, 12, 1.0, coach=True)
    assert in_window(layout, layout.coach) == (500, 66, 300, 494)
    assert layout.one_column is (players > 1)
    assert layout.tray.width() == 300
    assert layout.scorecard.width() == layout.name_width + layout.player_width
    assert layout.scorecard.right() < layout.coach.left()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_with_the_coach_no_block_touches_another(size, players, text) -> None:
    width, height = size
    layout = main_geometry(width, height, players, 15, text, coach=True)
    area = QRect(0, 0, layout.body.width(), layout.body.height())
    blocks = [layout.heading, layout.tray, layout.roll, layout.scorecard, layout.coach]
    assert all(area.contains(block) for block in blocks)
    assert not any(one.intersects(other) for one, other in itertools.combinations(blocks, 2))


def test_the_coach_grows_with_the_window() -> None:
    layout = main_geometry(3840, 2160, 3, 12, 1.0, coach=True)
    assert layout.coach.width() == round(320 * 1.6)
    assert layout.coach.right() == 3839
