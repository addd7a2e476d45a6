"""The table makes room for the coach: at once, or sliding."""

import pytest

from PySide6.QtCore import QRect

from yacht_desktop.ui.layout_slide import LayoutSlide, between
from yacht_desktop.ui.scaling import MainGeometry, main_geometry

CLOSED = main_geometry(1120, 760, 3, 12, 1.0)
OPEN = main_geometry(1120, 760, 3, 12, 1.0, coach=True)
DRAWER = main_geometry(800, 560, 3, 12, 1.0, coach=True)


def test_the_panel_comes_from_beyond_the_right_edge_and_goes_there():
    assert between(CLOSED, OPEN, 0.0).coach == QRect(1120, 0, 320, 652)
    assert between(CLOSED, OPEN, 0.5).coach == QRect(960, 0, 320, 652)
    assert between(CLOSED, OPEN, 1.0).coach == OPEN.coach
    assert between(OPEN, CLOSED, 1.0).coach == QRect(1120, 0, 320, 652)


@pytest.mark.parametrize("part", [0.0, 0.3, 0.5, 0.9, 1.0])
def test_on_the_way_the_card_is_as_wide_as_its_columns_and_touches_nothing(part):
    layout = between(CLOSED, OPEN, part)
    assert layout.scorecard.width() == layout.name_width + 3 * layout.player_width
    assert not layout.tray.intersects(layout.scorecard)
    assert not layout.scorecard.intersects(layout.coach)


def test_the_slide_begins_and_ends_with_the_layouts_themselves():
    start, end = between(CLOSED, OPEN, 0.0), between(CLOSED, OPEN, 1.0)
    for block in ("heading", "tray", "roll", "scorecard"):
        assert getattr(start, block) == getattr(CLOSED, block)
        assert getattr(end, block) == getattr(OPEN, block)


def test_beside_a_drawer_the_table_takes_its_form_at_once():
    layout = between(main_geometry(800, 560, 3, 12, 1.0), DRAWER, 0.5)
    assert layout.scorecard == DRAWER.scorecard
    assert layout.coach.x() == 650


@pytest.mark.parametrize(("motion", "reduced"), [(0.0, False), (1.0, True)])
def test_without_motion_there_is_no_way_to_see(look, qapp, motion, reduced):
    look.set_motion(motion)
    look.set_reduced_motion(reduced)
    assert not LayoutSlide(look, qapp).start(CLOSED, OPEN)


def test_a_slide_takes_its_time_and_arrives(look, qapp, qtbot):
    look.set_motion(1.0)
    slide = LayoutSlide(look, qapp)
    seen: list[MainGeometry] = []
    slide.moved.connect(seen.append)
    with qtbot.waitSignal(slide.arrived):
        assert slide.start(CLOSED, OPEN)
        begun = slide.is_moving
    assert begun
    assert not slide.is_moving
    assert seen[-1].coach == OPEN.coach
