"""How dice move, frame by frame."""

import itertools

import pytest

from PySide6.QtCore import QPointF

from yacht_desktop.ui.die_motion import Fade, Pose, Slide, Throw, Tumble, face_walk, motion_between, tumble
from yacht_desktop.ui.tray_layout import scatter, tray_layout

LAYOUT = tray_layout(556, 456, 5, 1.0, 1.0)
FACES = (3, 1, 6, 2, 5)
LYING = Pose(4, QPointF(100, 100), -6.0)
HELD = Pose(4, QPointF(78, 360), 0.0, held=1.0)


def throws(starts: tuple[Pose | None, ...], thrown: int = 5) -> list[Tumble]:
    ends = [Pose(face, place.centre, place.tilt) for face, place in zip(FACES, scatter(FACES, LAYOUT), strict=True)]
    return [
        tumble(start, end, Throw(order, thrown, LAYOUT))
        for order, (start, end) in enumerate(zip(starts[:thrown], ends, strict=False))
    ]


def lying() -> tuple[Pose, ...]:
    faces = (2, 5, 5, 4, 1)
    return tuple(
        Pose(face, place.centre, place.tilt) for face, place in zip(faces, scatter(faces, LAYOUT), strict=True)
    )


@pytest.mark.parametrize("quarters", [3, 4, 5, 8])
def test_a_rolling_die_never_shows_the_same_or_the_opposite_face_next(quarters: int) -> None:
    for first, last, key in itertools.product(range(1, 7), range(1, 7), range(5)):
        walk = face_walk(first, last, quarters, (key,))
        assert len(walk) == quarters + 1
        assert (walk[0], walk[-1]) == (first, last)
        assert all(here != there and here + there != 7 for here, there in itertools.pairwise(walk))


@pytest.mark.parametrize("thrown", [1, 2, 3, 4, 5])
def test_a_throw_lasts_620_ms_whatever_the_number_of_dice(thrown: int) -> None:
    assert max(motion.duration for motion in throws(lying(), thrown)) == 620


def test_dice_start_35_ms_after_each_other() -> None:
    assert [motion.delay for motion in throws(lying())] == [0, 35, 70, 105, 140]


@pytest.mark.parametrize("starts", [lying(), (None,) * 5], ids=["again", "first roll"])
def test_a_throw_begins_where_the_die_lay_and_ends_where_it_lies(starts: tuple[Pose | None, ...]) -> None:
    for start, motion in zip(starts, throws(starts), strict=True):
        (at_first,) = motion.poses(0)
        (at_last,) = motion.poses(motion.duration)
        assert at_last == motion.end
        if start is not None:
            assert at_first == start
        else:
            assert at_first.centre.y() > LAYOUT.rail.bottom() + LAYOUT.die / 2


@pytest.mark.parametrize("starts", [lying(), (None,) * 5], ids=["again", "first roll"])
def test_dice_leave_upward_and_stay_on_the_tray(starts: tuple[Pose | None, ...]) -> None:
    for motion in throws(starts):
        path = [motion.poses(ms)[0] for ms in range(0, 621, 4)]
        highest = min(pose.centre.y() for pose in path)
        assert highest <= path[0].centre.y()
        for pose in path:
            assert pose.centre.y() >= LAYOUT.free.top() + LAYOUT.die / 2
            assert LAYOUT.free.left() + 20 <= pose.centre.x() <= LAYOUT.free.right() - 20


def test_no_two_dice_of_a_throw_move_alike() -> None:
    motions = throws(lying())
    paths = [tuple((motion.poses(ms + motion.delay)[0].tilt) for ms in (60, 120, 240)) for motion in motions]
    assert len(set(paths)) == 5
    apexes = [motion.apex - motion.start.centre for motion in motions]
    assert len({(round(apex.x()), round(apex.y())) for apex in apexes}) == 5


def test_a_thrown_die_turns_between_540_and_720_degrees() -> None:
    for motion in throws(lying()):
        turned = 90 * (len(motion.walk) - 1) + abs(motion.spin)
        # The difference of the tilts before and after comes on top.
        assert 540 - 20 <= turned <= 720 + 20


def test_the_last_140_ms_settle_from_1_04_to_1() -> None:
    (motion, *_) = throws(lying())
    landed = motion.duration - 140
    sizes = [motion.poses(landed + ms)[0].size for ms in (0, 20, 60, 140)]
    assert sizes[0] == pytest.approx(1.04)
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == 1
    assert motion.poses(landed)[0].turn is None


def test_a_die_slides_straight_and_its_clips_appear_at_the_end() -> None:
    slide = Slide(LYING, HELD)
    assert slide.poses(0)[0].centre == LYING.centre
    assert slide.poses(119)[0].held == 0
    assert 0 < slide.poses(150)[0].held < 1
    assert slide.poses(180) == (HELD,)
    tilts = [slide.poses(ms)[0].tilt for ms in range(0, 181, 20)]
    assert tilts == sorted(tilts)


def test_a_released_die_loses_its_clips_at_once() -> None:
    slide = Slide(HELD, LYING)
    assert slide.poses(60)[0].held == 0
    assert slide.poses(180) == (LYING,)


def test_a_fade_goes_from_the_old_to_the_new_in_place() -> None:
    old, new = LYING, LYING._replace(face=2)
    assert [pose.opacity for pose in Fade(old, new).poses(30)] == [0.75, 0.25]
    assert Fade(old, new).poses(120)[-1] == new
    assert Fade(None, new).poses(0) == (new._replace(opacity=0.0),)


def test_what_moves_a_die_depends_on_what_happened() -> None:
    throw = Throw(0, 1, LAYOUT)
    other = LYING._replace(face=2)
    assert motion_between(LYING, LYING, None, reduced=False) is None
    assert isinstance(motion_between(LYING, HELD, None, reduced=False), Slide)
    assert isinstance(motion_between(LYING, other, throw, reduced=False), Tumble)
    assert isinstance(motion_between(LYING, other, None, reduced=False), Fade)
    assert isinstance(motion_between(LYING, None, None, reduced=False), Fade)
    assert motion_between(None, None, None, reduced=False) is None


def test_with_reduced_motion_nothing_travels() -> None:
    throw = Throw(0, 1, LAYOUT)
    assert isinstance(motion_between(LYING, LYING, throw, reduced=True), Fade)
    assert motion_between(LYING, HELD, None, reduced=True) is None
    assert motion_between(None, None, None, reduced=True) is None
