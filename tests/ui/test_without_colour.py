"""States that differ for those who see no red, no green, or no colour at all: by shape, place or sign."""

from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Final

import pytest

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from tests.session.positions import CAPTAIN, HUMAN, position_after, rolled, setup_of
from tests.ui.scorecard_table import CardOnTable
from yacht_desktop.game.moves import Score
from yacht_desktop.ui.die_art import DieArt
from yacht_desktop.ui.die_drawing import DieState
from yacht_desktop.ui.tray import DiceTray

# Machado, Oliveira and Fernandes 2009, severity 1.0; grey by Rec. 709.
Rows = tuple[tuple[float, float, float], ...]
FILTERS: Final[dict[str, Rows]] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
# A step between neighbouring pixels that is seen, of 255, and the share of a picture that must take one.
SEEN: Final = 20
SHAPE: Final = 0.01
SMALLEST_DIE: Final = 44.0

# The person has written Fours and has rolled three fives; the computer has written Sixes.
MIDWAY = position_after(
    setup_of(HUMAN, CAPTAIN),
    rolled(4, 4, 1, 2, 3), Score("fours"), rolled(6, 6, 1, 2, 3), Score("sixes"), rolled(2, 5, 5, 5, 3),
)  # fmt: skip


@pytest.fixture(params=FILTERS)
def seen(request) -> Callable[[QImage], list[list[int]]]:
    """Turns a picture into how light each pixel looks through a filter, row by row."""
    matrix = FILTERS[request.param]

    def look_through(image: QImage) -> list[list[int]]:
        return [[lightness(image.pixelColor(x, y)) for x in range(image.width())] for y in range(image.height())]

    def lightness(colour: QColor) -> int:
        parts = colour.red(), colour.green(), colour.blue()
        red, green, blue = (sum(k * part for k, part in zip(row, parts, strict=True)) for row in matrix)
        return round(0.2126 * red + 0.7152 * green + 0.0722 * blue)

    return look_through


def difference(one: list[list[int]], other: list[list[int]]) -> float:
    """Return the share of pixels that differ visibly between two pictures of one size."""
    pairs = [(a, b) for row, line in zip(one, other, strict=True) for a, b in zip(row, line, strict=True)]
    return sum(abs(a - b) >= SEEN for a, b in pairs) / len(pairs)


def steps_along(row: list[int]) -> int:
    """Return how often a line of pixels changes visibly from one to the next."""
    return sum(abs(a - b) >= SEEN for a, b in pairwise(row))


def cell_of(card: CardOnTable, category: str, column: int = 0) -> QImage:
    # Within the hairlines between rows.
    inside = QRect(0, 0, 64, 32)
    inside.moveCenter(card.in_picture(category, column))
    return card.picture().copy(inside)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_boxes_differ_in_shape(qtbot, bundled_fonts, seen, dark) -> None:
    card = CardOnTable(qtbot, MIDWAY, dark=dark)
    written, possible = seen(cell_of(card, "fours")), seen(cell_of(card, "fives"))
    opened = seen(cell_of(card, "ones", 1))
    card.focus("fives")
    focused = seen(cell_of(card, "fives"))
    # A dashed outline is possible, a plain number is written, nothing at all is open.
    top = min(range(len(possible) // 2), key=lambda y: -steps_along(possible[y]))
    assert steps_along(possible[top]) >= 8
    assert max(steps_along(row) for row in written[: len(written) // 4]) == 0
    assert max(steps_along(row) for row in opened) == 0
    assert difference(possible, focused) > SHAPE
    assert difference(written, opened) > SHAPE


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_player_to_move_is_marked_by_a_strip_and_the_row_chosen_by_more_than_its_tint(
    qtbot, bundled_fonts, seen, dark
) -> None:
    card = CardOnTable(qtbot, MIDWAY, dark=dark)
    header = card.view.horizontalHeader()
    corner = header.viewport().mapTo(card.window, header.rect().topLeft())
    picture = card.picture()
    heads = [
        seen(picture.copy(QRect(corner.x() + header.sectionViewportPosition(column) + 8, corner.y(), 40, 12)))
        for column in (0, 1)
    ]
    assert steps_along([row[20] for row in heads[0]]) >= 1
    assert steps_along([row[20] for row in heads[1]]) == 0
    names = card.view.verticalHeader()
    place = QRect(names.mapTo(card.window, names.rect().topLeft()), card.view.size())
    before = seen(card.picture().copy(place.x(), card.in_picture("fives").y(), 12, 1))
    card.focus("fives")
    after = seen(card.picture().copy(place.x(), card.in_picture("fives").y(), 12, 1))
    assert steps_along(before[0]) == 0
    assert steps_along(after[0]) >= 1


def test_a_held_die_differs_in_place_and_has_clips(look, seen) -> None:
    art = DieArt()
    free, held = (art.die(5, state, SMALLEST_DIE, 1.0).toImage() for state in (DieState.NORMAL, DieState.HELD))
    onto = QImage(free.size(), QImage.Format.Format_RGB32)
    pictures = []
    for die in (free, held):
        onto.fill(look.theme.tray_outer)
        with QPainter(onto) as painter:
            painter.drawImage(0, 0, die)
        pictures.append(seen(onto))
    assert difference(*pictures) > SHAPE


def test_a_held_die_is_somewhere_else(look, qtbot) -> None:
    tray = DiceTray(look, 5)
    qtbot.addWidget(tray)
    tray.resize(300, 390)
    places = []
    for held in (frozenset[int](), frozenset(range(5))):
        tray.show_dice((1, 2, 3, 4, 5), held, rolled=frozenset(), animate=False)
        places.append([die.geometry() for die in tray.dice])
    assert not any(free.intersects(kept) for free, kept in zip(*places, strict=True))


def test_all_faces_are_told_apart_at_the_smallest_size(look, seen) -> None:
    art = DieArt()
    faces = [seen(art.die(face, DieState.NORMAL, SMALLEST_DIE, 1.0).toImage()) for face in range(1, 7)]
    for one, other in combinations(faces, 2):
        assert difference(one, other) > SHAPE
