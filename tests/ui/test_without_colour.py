"""States that differ for those who see no red, no green, no blue, or no colour at all: by shape, place or sign.

Measured on what is painted, through the filters of `packaging/colour_sight.py`;
`python packaging/screenshots.py --colour-sight` makes pictures of the same.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Final

import numpy as np

import pytest

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPainter

from colour_sight import SIGHTS, Light, light_of, luminance, seen
from tests.session.positions import CAPTAIN, HUMAN, position_after, rolled, setup_of
from tests.ui.scorecard_table import CardOnTable
from yacht_desktop.game.moves import Score
from yacht_desktop.session.settings import Cloth, DiceStyle
from yacht_desktop.ui.die_art import DieArt
from yacht_desktop.ui.die_motion import Pose
from yacht_desktop.ui.die_paint import DieLook, DiePainter
from yacht_desktop.ui.flags import FLAG_COUNT, paint_flag
from yacht_desktop.ui.luck_bars import paint_loss
from yacht_desktop.ui.mini_dice import paint_mini_die
from yacht_desktop.ui.palette import DARK, LIGHT, Theme
from yacht_desktop.ui.palette_contrast import CONTRAST_DARK, CONTRAST_LIGHT
from yacht_desktop.ui.palette_table import laid
from yacht_desktop.ui.theme import Look
from yacht_desktop.ui.tray import DiceTray

# A step of lightness that is seen, of 255, and the share of a picture that must take one.
SEEN: Final = 20
SHAPE: Final = 0.01
SMALLEST_DIE: Final = 44
SMALLEST_MINI: Final = 14
THEMES: Final = {
    "light": LIGHT,
    "dark": DARK,
    "black on white": CONTRAST_LIGHT,
    "white on black": CONTRAST_DARK,
}

# The person has written Fours and has rolled three fives; the computer has written Sixes.
MIDWAY = position_after(
    setup_of(HUMAN, CAPTAIN),
    rolled(4, 4, 1, 2, 3), Score("fours"), rolled(6, 6, 1, 2, 3), Score("sixes"), rolled(2, 5, 5, 5, 3),
)  # fmt: skip

See = Callable[[QImage], Light]


@pytest.fixture(params=SIGHTS)
def see(request) -> See:
    """Turns a picture into how light each pixel looks to a sight, 0 to 255, of shape (height, width)."""

    def lightness(image: QImage) -> Light:
        light = luminance(seen(light_of(image), request.param))
        return 255 * np.asarray(light) ** (1 / 2.2)

    return lightness


@pytest.fixture(params=THEMES)
def theme(request) -> Theme:
    return THEMES[request.param]


def difference(one: Light, other: Light) -> float:
    """Return the share of pixels that differ visibly between two pictures of one size."""
    return float((abs(one - other) >= SEEN).mean())


def steps_along(row: Light) -> int:
    """Return how often a line of pixels changes visibly from one to the next."""
    return int((abs(np.diff(row)) >= SEEN).sum())


def painted(width: int, height: int, theme: Theme, paint: Callable[[QPainter], None]) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(theme.tray_outer)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
    return image


def die(theme: Theme, face: int, *, held: bool = False, hinted: bool = False, dimmed: bool = False) -> QImage:
    pose = Pose(face, QPointF(40, 40), 0.0, held=float(held))
    dice = DiePainter(DieArt(), theme, SMALLEST_DIE, 1.0)
    look = DieLook(hinted=hinted, dimmed=dimmed)
    return painted(80, 80, theme, lambda painter: dice.paint(painter, pose, look))


def card_in(qtbot, theme: Theme) -> CardOnTable:
    card = CardOnTable(qtbot, MIDWAY)
    card.look.set_theme(theme)
    return card


def cell_of(card: CardOnTable, category: str, column: int = 0) -> QImage:
    # Within the hairlines between rows.
    inside = QRect(0, 0, 64, 32)
    inside.moveCenter(card.in_picture(category, column))
    return card.picture().copy(inside)


def test_boxes_differ_in_shape(qtbot, bundled_fonts, see, theme) -> None:
    card = card_in(qtbot, theme)
    written, possible = see(cell_of(card, "fours")), see(cell_of(card, "fives"))
    opened = see(cell_of(card, "ones", 1))
    card.focus("fives")
    focused = see(cell_of(card, "fives"))
    card.view.set_best("choice")
    best = see(cell_of(card, "choice"))
    card.view.set_best(None)
    # A dashed outline is possible, a plain number is written, nothing at all is open.
    assert max(steps_along(row) for row in possible[: len(possible) // 2]) >= 8
    assert max(steps_along(row) for row in written[: len(written) // 4]) == 0
    assert max(steps_along(row) for row in opened) == 0
    assert difference(possible, focused) > SHAPE
    assert difference(written, opened) > SHAPE
    # The coach's best has its star.
    assert difference(best, see(cell_of(card, "choice"))) > SHAPE


def test_the_player_to_move_is_marked_by_a_strip_and_the_row_chosen_by_more_than_its_tint(
    qtbot, bundled_fonts, see, theme
) -> None:
    card = card_in(qtbot, theme)
    header = card.view.horizontalHeader()
    corner = header.viewport().mapTo(card.window, header.rect().topLeft())
    picture = card.picture()
    heads = [
        see(picture.copy(QRect(corner.x() + header.sectionViewportPosition(column) + 8, corner.y() + 1, 40, 12)))
        for column in (0, 1)
    ]
    assert steps_along(heads[0][:, 20]) >= 1
    assert steps_along(heads[1][:, 20]) == 0
    names = card.view.verticalHeader()
    place = QRect(names.mapTo(card.window, names.rect().topLeft()), card.view.size())
    before = see(card.picture().copy(place.x() + 2, card.in_picture("fives").y(), 12, 1))
    card.focus("fives")
    after = see(card.picture().copy(place.x() + 2, card.in_picture("fives").y(), 12, 1))
    assert steps_along(before[0]) == 0
    assert steps_along(after[0]) >= 1


@pytest.mark.parametrize("dice", DiceStyle)
def test_dice_held_free_advised_and_dimmed_differ(bundled_fonts, see, theme, dice) -> None:
    on_cloths = [laid(theme, cloth, dice) for cloth in Cloth]
    for on_cloth in on_cloths:
        states = (
            die(on_cloth, 5),
            die(on_cloth, 5, held=True),
            die(on_cloth, 5, hinted=True),
            die(on_cloth, 5, dimmed=True),
        )
        for one, other in combinations(map(see, states), 2):
            assert difference(one, other) > SHAPE


@pytest.mark.parametrize("dice", DiceStyle)
def test_all_faces_are_told_apart_at_the_smallest_size(bundled_fonts, see, theme, dice) -> None:
    on_cloth = laid(theme, Cloth.NAVY, dice)
    for one, other in combinations([see(die(on_cloth, face)) for face in range(1, 7)], 2):
        assert difference(one, other) > SHAPE
    square = QRectF(0, 0, SMALLEST_MINI, SMALLEST_MINI)

    def mini(face: int) -> QImage:
        side = SMALLEST_MINI
        return painted(side, side, on_cloth, lambda painter: paint_mini_die(painter, square, face, on_cloth))

    for one, other in combinations([see(mini(face)) for face in range(1, 7)], 2):
        assert difference(one, other) > SHAPE


def test_numerals_tell_faces_apart_better_than_pips_on_the_smallest_dice(bundled_fonts, see) -> None:
    def least(style: DiceStyle) -> float:
        theme = laid(LIGHT, Cloth.NAVY, style)
        faces = [see(die(theme, face)) for face in range(1, 7)]
        return min(difference(one, other) for one, other in combinations(faces, 2))

    assert least(DiceStyle.NUMERALS) > least(DiceStyle.IVORY)


def test_a_held_die_is_somewhere_else(look, qtbot) -> None:
    tray = DiceTray(look, 5)
    qtbot.addWidget(tray)
    tray.resize(300, 390)
    places = []
    for held in (frozenset[int](), frozenset(range(5))):
        tray.show_dice((1, 2, 3, 4, 5), held, rolled=frozenset(), animate=False)
        places.append([die.geometry() for die in tray.dice])
    assert not any(free.intersects(kept) for free, kept in zip(*places, strict=True))


def test_gain_is_plain_and_loss_is_hatched(qapp, see, theme) -> None:
    look = Look(qapp)
    look.set_theme(theme)
    bar = QRectF(10, 3, 120, 14)
    gain = painted(140, 20, theme, lambda painter: painter.fillRect(bar, theme.pos))
    loss = painted(140, 20, theme, lambda painter: paint_loss(painter, bar, look, theme.neg))
    assert steps_along(see(gain)[10, 16:124]) == 0
    assert steps_along(see(loss)[10, 16:124]) >= 8


def test_the_flags_of_all_players_differ_in_their_patterns(qapp, see) -> None:
    area = QRectF(0, 0, 24, 17)

    def flag(index: int) -> QImage:
        return painted(24, 17, LIGHT, lambda painter: paint_flag(painter, area, index))

    for one, other in combinations([see(flag(index)) for index in range(FLAG_COUNT)], 2):
        assert difference(one, other) > 10 * SHAPE
