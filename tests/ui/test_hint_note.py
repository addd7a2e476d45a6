"""The slip with a hint in small windows: it never lies over the dice that the hint marks."""

from itertools import combinations

import pytest

from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QWidget

from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.ui.hint_note import HintNote, clear_top
from yacht_desktop.ui.scaling import main_geometry
from yacht_desktop.ui.tray import DiceTray

ROOM = QRect(10, 50, 300, 300)
SENTENCE = "Keep 6-6-6, roll two."
LONGEST = "Chances with best play: Four of a Kind 28%, Full House 22%, Large Straight 13%."
HELD = (frozenset[int](), frozenset({0}), frozenset({1, 3}), frozenset({0, 1, 2, 3, 4}))


def die(top: float, left: float = 20.0) -> QRectF:
    return QRectF(left, top, 60, 60)


@pytest.mark.parametrize(
    ("advised", "others", "top"),
    [
        ([], [], 50),
        ([die(200)], [], 50),
        ([die(60)], [], 310),
        ([die(60), die(290)], [], 124),
        # Nothing is hidden at the foot; at the head it would be another die.
        ([die(150)], [die(60)], 310),
        ([die(150)], [die(60), die(300)], 214),
        # There is room nowhere but above.
        ([die(50), die(114), die(178), die(242), die(300)], [], 6),
        # Above there is none either.
        ([die(40), die(114), die(178), die(242), die(285)], [], 349),
    ],
)
def test_a_slip_lies_where_it_hides_least_and_nothing_advised(advised, others, top):
    assert clear_top(ROOM, 40, advised, others, gap=4, foot=400) == top


def rolls_high_and_low(tray: DiceTray) -> list[tuple[int, ...]]:
    """Rolls in which dice lie as high and as low as they do."""
    heights = {}
    for number in range(200):
        faces = tuple(1 + (number * step + step) % 6 for step in (1, 5, 7, 11, 13))
        tray.show_dice(faces, frozenset(), rolled=frozenset(), animate=False)
        heights[faces] = [shown.geometry().center().y() for shown in tray.dice]
    ordered = sorted(heights, key=lambda faces: min(heights[faces]))
    lowest = sorted(heights, key=lambda faces: max(heights[faces]))
    return [*ordered[:3], *ordered[-3:], *lowest[:3], *lowest[-3:]]


@pytest.mark.parametrize("coach", [False, True])
@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
def test_the_slip_never_hides_an_advised_die(qtbot, look, text_scale, coach):
    look.set_text_scale(text_scale)
    geometry = main_geometry(800, 560, 2, len(ruleset("yacht").categories), text_scale, coach=coach)
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(geometry.body.size())
    tray = DiceTray(look, 5, table)
    tray.setGeometry(geometry.tray)
    note = HintNote(look, tray, table)
    note.place(geometry.tray, wanted=True)
    table.show()
    tops = set()
    for faces in rolls_high_and_low(tray):
        for held in HELD:
            tray.show_dice(faces, held, rolled=frozenset(), animate=False)
            for advised in combinations(range(5), 3):
                tray.set_hinted(frozenset(advised))
                for sentence in (SENTENCE, LONGEST):
                    note.tell(sentence)
                    tops.add(note.y())
                    assert note.isVisible()
                    assert table.rect().contains(note.geometry())
                    slip = QRectF(note.geometry().translated(-tray.pos()))
                    assert not any(slip.intersects(area) for area in tray.areas(hinted=True)), (faces, held, advised)
    assert len(tops) > 1
    tray.set_hinted(frozenset())
    note.tell("")
    assert not note.isVisible()


def test_where_an_advised_die_is_seen_holds_all_that_marks_it(qtbot, look):
    tray = DiceTray(look, 5)
    qtbot.addWidget(tray)
    tray.resize(516, 390)
    tray.show_dice((2, 5, 5, 4, 5), frozenset({1}), rolled=frozenset(), animate=False)
    tray.show()
    plain = tray.grab().toImage()
    tray.set_hinted(frozenset({0, 1, 2}))
    marked = tray.grab().toImage()
    areas = tray.areas(hinted=True)
    assert len(areas) == 3
    assert len(tray.areas(hinted=False)) == 2
    changed = [
        (x, y) for x in range(plain.width()) for y in range(plain.height()) if plain.pixel(x, y) != marked.pixel(x, y)
    ]
    assert changed
    assert all(any(area.adjusted(-1, -1, 1, 1).contains(x, y) for area in areas) for x, y in changed)
