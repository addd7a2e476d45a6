"""The dice's pictures show what they should, at any size and pixel ratio."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from typing_extensions import override

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from yacht_desktop.session.settings import Cloth, DiceStyle
from yacht_desktop.ui import die_paint
from yacht_desktop.ui.die_art import DieArt
from yacht_desktop.ui.die_drawing import DieState, draw_die
from yacht_desktop.ui.die_motion import Pose, Throw, Turn, tumble
from yacht_desktop.ui.die_paint import DieLook, DiePainter
from yacht_desktop.ui.mini_dice import paint_mini_die
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.palette_contrast import CONTRAST_DARK
from yacht_desktop.ui.palette_table import laid
from yacht_desktop.ui.table_preview import TablePreview
from yacht_desktop.ui.theme import LIGHT, Theme
from yacht_desktop.ui.tray_layout import scatter, tray_layout

# Pips by face, in units of 21 px from the centre of an 80 px face.
PIPS = {
    1: {(0, 0)},
    2: {(-1, -1), (1, 1)},
    3: {(-1, -1), (0, 0), (1, 1)},
    4: {(-1, -1), (1, -1), (-1, 1), (1, 1)},
    5: {(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)},
    6: {(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)},
}
GRID = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
SIDE = 200
DESIGN = Path(__file__).parents[1] / "data" / "dice"

Draw = Callable[..., QImage]
DrawIn = Callable[..., QImage]


@pytest.fixture
def draw(qapp) -> Draw:
    """Paint one die in the middle of a square of the tray's colour; return the image in device px."""

    def paint(pose: Pose, look: DieLook | None = None, size: int = 80, ratio: float = 1.0) -> QImage:
        return painted_in(LIGHT, pose, look, size, ratio)

    return paint


@pytest.fixture
def draw_in(qapp) -> DrawIn:
    """Do the same in a theme."""
    return painted_in


def painted_in(theme: Theme, pose: Pose, look: DieLook | None = None, size: int = 80, ratio: float = 1.0) -> QImage:
    image = QImage(round(SIDE * ratio), round(SIDE * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(theme.tray_middle)
    with QPainter(image) as painter:
        centred = pose._replace(centre=QPointF(SIDE / 2, SIDE / 2))
        DiePainter(DieArt(), theme, size, ratio).paint(painter, centred, look or DieLook())
    image.setDevicePixelRatio(1.0)
    return image


def colour(image: QImage, x: float, y: float, ratio: float = 1.0) -> QColor:
    """The colour at a point in logical px from the centre."""
    return image.pixelColor(round((SIDE / 2 + x) * ratio), round((SIDE / 2 + y) * ratio))


def is_ivory(seen: QColor) -> bool:
    return seen.lightness() > 200


def is_pip(seen: QColor) -> bool:
    return seen.lightness() < 80


def is_brass(seen: QColor) -> bool:
    return seen.red() > 150 and seen.red() - seen.blue() > 60


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize(("size", "ratio"), [(80, 1.0), (44, 1.0), (58, 1.5), (128, 1.0), (80, 2.0)])
@pytest.mark.parametrize("held", [0.0, 1.0])
def test_every_face_has_its_pips_and_no_others(draw: Draw, face: int, size: int, ratio: float, held: float) -> None:
    image = draw(Pose(face, QPointF(), 0.0, held=held), size=size, ratio=ratio)
    step = 21 * size / 80
    pips = {(x, y) for x, y in GRID if is_pip(colour(image, x * step, y * step, ratio))}
    blank = {(x, y) for x, y in GRID if is_ivory(colour(image, x * step, y * step, ratio))}
    assert pips == PIPS[face]
    assert blank == set(GRID) - PIPS[face]


def test_a_held_die_has_brass_clips_at_its_lower_corners_only(draw: Draw) -> None:
    free, held = draw(Pose(5, QPointF(), 0.0)), draw(Pose(5, QPointF(), 0.0, held=1.0))
    for x in (-41.5, 41.5):
        assert is_brass(colour(held, x, 30))
        assert not is_brass(colour(free, x, 30))
        assert not is_brass(colour(held, x, -30))


def test_a_die_with_the_keyboards_focus_has_a_light_ring_in_any_state(draw: Draw) -> None:
    for pose in (Pose(5, QPointF(), 0.0), Pose(5, QPointF(), 0.0, held=1.0)):
        assert colour(draw(pose, DieLook(ring=True)), 0, -45.5).lightness() > 180
        assert colour(draw(pose), 0, -45.5).lightness() < 120


def test_a_hovered_die_is_lifted_and_rimmed(draw: Draw) -> None:
    still, hovered = draw(Pose(2, QPointF(), 0.0)), draw(Pose(2, QPointF(), 0.0), DieLook(hovered=True, lift=1.0))
    assert not is_ivory(colour(still, 0, -41.5))
    assert colour(hovered, 0, -42.5) != colour(still, 0, -42.5)
    assert is_brass(colour(hovered, -41, 0))


def test_a_dimmed_die_is_flat_and_grey_but_legible(draw: Draw) -> None:
    image = draw(Pose(5, QPointF(), 0.0), DieLook(dimmed=True))
    face = colour(image, 0, 21)
    assert face.saturation() < 60
    assert face == colour(image, 0, -21)
    assert face.lightness() - colour(image, 0, 0).lightness() > 60


def test_a_tilted_die_is_turned_about_its_centre(draw: Draw) -> None:
    image = draw(Pose(1, QPointF(), 10.0))
    assert is_pip(colour(image, 0, 0))
    # The top right corner of the face has moved down, the top left one up.
    assert is_ivory(colour(image, -26, -41))
    assert not is_ivory(colour(image, 26, -41))


def test_a_rolling_die_shows_both_faces_that_can_be_seen(draw: Draw) -> None:
    image = draw(Pose(1, QPointF(), 0.0, turn=Turn(6, 45.0, 0)), DieLook(moving=True))
    # At 45 degrees each face is 80 / sqrt(2) high: the coming one above, the going one below.
    assert is_pip(colour(image, 0, 28))
    assert not is_pip(colour(image, 0, -28))
    assert is_pip(colour(image, -21, -28))


@pytest.mark.parametrize(("side", "x", "y"), [(0, 0, -28), (1, 28, 0), (2, 0, 28), (3, -28, 0)])
def test_the_next_face_comes_from_its_side(draw: Draw, side: int, x: int, y: int) -> None:
    image = draw(Pose(6, QPointF(), 0.0, turn=Turn(1, 45.0, side)), DieLook(moving=True))
    assert is_pip(colour(image, x, y))
    assert not is_pip(colour(image, -x, -y))


def test_nothing_is_painted_outside_what_a_die_says_it_reaches(qapp) -> None:
    dice = DiePainter(DieArt(), LIGHT, 80, 1.0)
    for pose, look in (
        (Pose(6, QPointF(100, 100), 10.0), DieLook(ring=True)),
        (Pose(6, QPointF(100, 100), -10.0), DieLook(hovered=True, lift=1.0)),
        (Pose(6, QPointF(100, 100), 45.0, height=1.0, size=1.2, turn=Turn(1, 45.0, 1)), DieLook(moving=True)),
    ):
        image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            dice.paint(painter, pose, look)
        reach = dice.reach(pose).toAlignedRect()
        for x in range(SIDE):
            for y in range(SIDE):
                if not reach.contains(x, y):
                    assert image.pixelColor(x, y).alpha() == 0, (pose, x, y)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0, 3.0])
def test_pictures_have_as_many_pixels_as_the_screen_shows(qapp, ratio: float) -> None:
    pixmap = DieArt().die(5, DieState.NORMAL, 80, ratio, 7.0)
    assert pixmap.devicePixelRatio() == ratio
    assert pixmap.width() == pytest.approx(80 * 1.5 * ratio, abs=1)


@pytest.mark.parametrize("dice", DiceStyle)
@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0, 3.0])
def test_pictures_are_drawn_for_their_screen_and_not_enlarged(bundled_fonts, ratio: float, dice: DiceStyle) -> None:
    theme = laid(LIGHT, Cloth.NAVY, dice)
    picture = DieArt(theme).die(5, DieState.NORMAL, 58, ratio).toImage()
    direct = QImage(picture.size(), QImage.Format.Format_ARGB32_Premultiplied)
    direct.fill(Qt.GlobalColor.transparent)
    with QPainter(direct) as painter:
        painter.scale(58 / 80 * ratio, 58 / 80 * ratio)
        painter.translate(direct.width() / ratio / 2 * 80 / 58 - 48, direct.height() / ratio / 2 * 80 / 58 - 46)
        draw_die(painter, 5, DieState.NORMAL, theme.dice, theme.die_drop)
    plain = picture.convertToFormat(direct.format())
    apart = [abs(a - b) for a, b in zip(bytes(plain.constBits()), bytes(direct.constBits()), strict=True)]
    assert max(apart) <= 12


def test_no_die_is_larger_in_the_air_than_its_pictures(qapp) -> None:
    layout = tray_layout(556, 456, 5, 1.0, 1.0)
    for order, place in enumerate(scatter((3, 1, 6, 2, 5), layout)):
        throw = tumble(None, Pose(order + 1, place.centre, place.tilt), Throw(order, 5, layout))
        sizes = [pose.size for elapsed in range(0, 800, 4) for pose in throw.poses(elapsed)]
        assert 1.1 < max(sizes) <= die_paint._LARGEST


@pytest.mark.parametrize("dice", DiceStyle)
@pytest.mark.parametrize("base", [LIGHT, CONTRAST_DARK], ids=["plain", "flat"])
def test_every_set_shows_each_state(bundled_fonts, draw_in: DrawIn, dice: DiceStyle, base: Theme) -> None:
    theme = laid(base, Cloth.NAVY, dice)
    still = Pose(5, QPointF(), 0.0)
    pictures = [
        draw_in(theme, pose, look)
        for pose, look in (
            (still, DieLook()),
            (still._replace(face=4), DieLook()),
            (still._replace(held=1.0), DieLook()),
            (still, DieLook(hovered=True, lift=1.0)),
            (still, DieLook(ring=True)),
            (still, DieLook(hinted=True)),
            (still, DieLook(dimmed=True)),
            (still._replace(turn=Turn(6, 45.0, 0)), DieLook(moving=True)),
        )
    ]
    assert all(one != other for one, other in combinations(pictures, 2))


def test_a_set_that_is_changed_leaves_no_picture_of_the_other(bundled_fonts) -> None:
    art = DieArt()
    keys = set()
    for dice in DiceStyle:
        for base in (LIGHT, CONTRAST_DARK):
            art.use(laid(base, Cloth.NAVY, dice))
            keys.add(art.die(5, DieState.NORMAL, 80, 1.0).cacheKey())
    assert len(keys) == 6


def test_a_picture_is_rendered_once(qapp) -> None:
    art = DieArt()
    first = art.die(5, DieState.NORMAL, 80, 1.0, 7.0)
    assert art.die(5, DieState.NORMAL, 80, 1.0, 7.0).cacheKey() == first.cacheKey()
    assert art.die(5, DieState.NORMAL, 81, 1.0, 7.0).cacheKey() != first.cacheKey()


def test_many_sizes_do_not_pile_up(qapp) -> None:
    art = DieArt()
    for size in range(44, 128):
        for face in range(1, 7):
            art.die(face, DieState.NORMAL, size, 1.0)
    assert len(art._pixmaps) <= 200


@pytest.mark.parametrize("state", DieState)
@pytest.mark.parametrize("face", range(1, 7))
def test_ivory_dice_are_painted_as_the_design_draws_them(qapp, face: int, state: DieState) -> None:
    ending = "" if state is DieState.NORMAL else f"-{state.value}"
    design = QSvgRenderer(str(DESIGN / f"die-{face}{ending}.svg"))
    drawn, painted = (QImage(192, 192, QImage.Format.Format_RGB32) for _ in range(2))
    for image in (drawn, painted):
        image.fill(LIGHT.tray_middle)
    with QPainter(drawn) as painter:
        design.render(painter)
    with QPainter(painted) as painter:
        painter.scale(2, 2)
        draw_die(painter, face, state, LIGHT.dice, LIGHT.die_drop)
    apart = [abs(a - b) for a, b in zip(bytes(drawn.constBits()), bytes(painted.constBits()), strict=True)]
    assert max(apart) <= 8


class MiniDie(QWidget):
    """A small die with a numeral, painted as words are."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with Painter(self) as painter:
            paint_mini_die(painter, QRectF(self.rect()), 2, laid(LIGHT, Cloth.NAVY, DiceStyle.NUMERALS))


def test_numerals_are_written_the_same_where_words_run_to_the_left(bundled_fonts, look, qtbot) -> None:
    look.set_theme(laid(LIGHT, Cloth.GREEN, DiceStyle.NUMERALS))
    page = QWidget()
    qtbot.addWidget(page)
    for part in (MiniDie(page), TablePreview(look, page)):
        part.resize(part.sizeHint().expandedTo(QSize(24, 24)))
        pictures = []
        for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
            page.setLayoutDirection(direction)
            pictures.append(part.grab().toImage())
        assert pictures[0] == pictures[1]
