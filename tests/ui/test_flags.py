"""Each player's flag has its own pattern at every size it is shown in."""

import itertools

import pytest

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from yacht_desktop.ui.flags import FLAG_COUNT, paint_flag
from yacht_desktop.ui.palette_contrast import CONTRAST_DARK, CONTRAST_LIGHT
from yacht_desktop.ui.theme import LIGHT

SIZES = [(24, 17), (26, 18), (32, 22), (38, 27)]

# Where along width and height each pattern is looked at.
SPOTS = [(0.15, 0.2), (0.85, 0.2), (0.5, 0.5), (0.15, 0.8), (0.85, 0.8), (0.5, 0.15), (0.12, 0.5)]


def painted(index: int, size: tuple[int, int], ratio: float = 1.0) -> list[QColor]:
    image = QImage(round(size[0] * ratio), round(size[1] * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(LIGHT.bg)
    with QPainter(image) as painter:
        paint_flag(painter, QRectF(0, 0, *size), index)
    return [image.pixelColor(int(x * image.width()), int(y * image.height())) for x, y in SPOTS]


def field(colour: QColor, index: int) -> str:
    """F for the player's colour, I for ivory, N for navy ink, ? for a mixture."""
    for letter, wanted in (("F", LIGHT.flag_fields[index]), ("I", LIGHT.ivory), ("N", LIGHT.flag_ink)):
        off = (colour.red() - wanted.red(), colour.green() - wanted.green(), colour.blue() - wanted.blue())
        if max(map(abs, off)) < 14:
            return letter
    return "?"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_the_patterns_in_player_order(size: tuple[int, int], ratio: float) -> None:
    patterns = ["".join(field(colour, index) for colour in painted(index, size, ratio)) for index in range(FLAG_COUNT)]
    disc, halves, band, diagonal, cross, quarters = patterns
    assert disc == "FFIFFFF"
    assert (halves[0], halves[1], halves[3], halves[4]) == ("F", "I", "F", "I")
    assert band == "FFIFFFI"
    assert (diagonal[0], diagonal[4]) == ("F", "N")
    assert cross == "FFIFFII"
    assert (quarters[0], quarters[1], quarters[3], quarters[4]) == ("F", "I", "I", "F")


def test_without_colour_no_two_flags_look_alike() -> None:
    grey = [tuple(colour.lightness() // 40 for colour in painted(index, (24, 17))) for index in range(FLAG_COUNT)]
    assert all(first != second for first, second in itertools.combinations(grey, 2))


def test_there_is_a_colour_for_every_flag() -> None:
    assert len(LIGHT.flag_fields) == len(LIGHT.player_lines) == FLAG_COUNT


def test_high_contrast_gives_flags_a_solid_outline() -> None:
    for theme in (CONTRAST_LIGHT, CONTRAST_DARK):
        image = QImage(24, 17, QImage.Format.Format_RGB32)
        image.fill(theme.bg)
        with QPainter(image) as painter:
            paint_flag(painter, QRectF(0, 0, 24, 17), 1, theme)
        assert image.pixelColor(12, 0) == theme.ink
        assert image.pixelColor(23, 8) == theme.ink
