"""What moves on the scorecard, and that nothing goes on moving."""

import pytest

from PySide6.QtCore import QObject
from PySide6.QtTest import QSignalSpy

from yacht_desktop.ui.scorecard_motion import ScorecardMotion
from yacht_desktop.ui.theme import COUNT_UP_MS, TURN_MS, Look


@pytest.fixture
def owner(qapp):
    # Kept by the test: a motion ends with its owner.
    return QObject()


@pytest.fixture
def look(owner):
    return Look(owner)


@pytest.fixture
def motion(look, owner):
    motion = ScorecardMotion(look, owner)
    motion.jump(0, (10, 20))
    return motion


def test_the_mark_slides_to_the_next_column(motion, qtbot):
    seen = []
    motion.moved.connect(lambda _: seen.append(motion.column))
    motion.mark(1)
    assert motion.is_moving
    qtbot.waitUntil(lambda: not motion.is_moving, timeout=10 * TURN_MS)
    assert motion.column == 1.0
    assert seen == sorted(seen)
    assert any(0 < column < 1 for column in seen)


def test_from_and_to_no_column_the_mark_jumps(motion):
    motion.mark(-1)
    assert (motion.column, motion.is_moving) == (-1.0, False)
    motion.mark(1)
    assert (motion.column, motion.is_moving) == (1.0, False)


def test_totals_count_in_whole_numbers_and_few_steps(motion, qtbot):
    seen = [motion.total(0)]
    motion.moved.connect(lambda _: seen.append(motion.total(0)))
    motion.count((60, 20))
    qtbot.waitUntil(lambda: not motion.is_moving, timeout=10 * COUNT_UP_MS)
    assert seen == sorted(set(seen))
    assert len(seen) <= 13
    assert (seen[0], seen[-1], motion.total(1)) == (10, 60, 20)


def test_a_new_total_counts_from_what_shows(motion):
    motion.count((60, 20))
    motion.count((5, 20))
    motion.finish()
    assert motion.total(0) == 5


def test_a_number_darkens(motion, qtbot):
    motion.write(4, 1)
    assert (motion.inked, motion.ink) == ((4, 1), 0.0)
    qtbot.waitUntil(lambda: motion.inked is None, timeout=2000)
    assert motion.ink == 1.0


@pytest.mark.parametrize("still", ["reduced motion", "speed 0", "look's motion 0"])
def test_without_motion_all_is_there_at_once(motion, look, still):
    if still == "reduced motion":
        look.set_reduced_motion(reduced=True)
    elif still == "speed 0":
        motion.set_speed(0.0)
    else:
        look.set_motion(0.0)
    motion.mark(1)
    motion.write(4, 0)
    motion.count((60, 25))
    assert not motion.is_moving
    assert (motion.column, motion.inked, motion.total(0), motion.total(1)) == (1.0, None, 60, 25)


def test_finishing_brings_all_to_its_end(motion):
    motion.mark(1)
    motion.write(4, 0)
    motion.count((60, 25))
    motion.finish()
    assert not motion.is_moving
    assert (motion.column, motion.inked, motion.total(0)) == (1.0, None, 60)


def test_finishing_what_lies_still_tells_nothing(motion):
    told = QSignalSpy(motion.moved)
    motion.finish()
    assert told.count() == 0


def test_the_same_totals_move_nothing(motion):
    motion.count((10, 20))
    assert not motion.is_moving
