"""Soft shadows fall off as they should and cost one rendering."""

import pytest

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmapCache

from yacht_desktop.ui import shade
from yacht_desktop.ui.palette import Shadow
from yacht_desktop.ui.shade import paint_inner_shadow, paint_outline, paint_shadow

BLACK = QColor(0, 0, 0, 128)


def image(ratio: float = 1.0) -> QImage:
    picture = QImage(round(200 * ratio), round(200 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_a_shadow_is_half_as_dark_at_the_edge_and_fades_outward(qapp, ratio: float) -> None:
    picture = image(ratio)
    with QPainter(picture) as painter:
        paint_shadow(painter, QRectF(50, 50, 100, 100), 10, (Shadow(0, 20, BLACK),), 1.0)
    alphas = [picture.pixelColor(round((50 - away) * ratio), round(100 * ratio)).alpha() for away in range(0, 24, 3)]
    assert alphas[0] == pytest.approx(64, abs=8)
    assert alphas == sorted(alphas, reverse=True)
    assert alphas[-1] <= 2


def test_a_shadow_falls_down(qapp) -> None:
    picture = image()
    with QPainter(picture) as painter:
        paint_shadow(painter, QRectF(50, 50, 100, 100), 10, (Shadow(8, 12, BLACK),), 1.0)
    assert picture.pixelColor(100, 156).alpha() > picture.pixelColor(100, 44).alpha() + 20


def test_faint_shadows_do_not_vanish_in_rounding(qapp) -> None:
    picture = image(2.0)
    with QPainter(picture) as painter:
        paint_shadow(painter, QRectF(50, 50, 100, 100), 14, (Shadow(4, 14, QColor(48, 36, 12, 20)),), 1.0)
    assert picture.pixelColor(200, 302).alpha() >= 8


def test_an_inner_shadow_is_darkest_at_the_edge_and_never_outside(qapp) -> None:
    picture = image()
    with QPainter(picture) as painter:
        paint_inner_shadow(painter, QRectF(20, 20, 160, 160), 12, Shadow(2, 10, BLACK), 1.0)
    down = [picture.pixelColor(100, y).alpha() for y in range(20, 40)]
    assert down == sorted(down, reverse=True)
    assert down[0] > 60
    assert down[-1] <= 2
    assert picture.pixelColor(100, 18).alpha() == 0
    assert picture.pixelColor(20, 20).alpha() == 0
    # It falls downward, so the lower edge has less of it.
    assert picture.pixelColor(100, 179).alpha() < down[0]


def test_a_shadow_is_rendered_once_for_every_size_of_its_shape(qapp, monkeypatch) -> None:
    QPixmapCache.clear()
    rendered = []
    real = shade._outer_patch

    def counted(cast: shade._Cast, corner: int) -> QImage:
        rendered.append(corner)
        return real(cast, corner)

    monkeypatch.setattr(shade, "_outer_patch", counted)
    picture = image()
    with QPainter(picture) as painter:
        for width in range(100, 160, 10):
            paint_shadow(painter, QRectF(20, 20, width, 100), 10, (Shadow(2, 8, BLACK),), 1.0)
    assert len(rendered) == 1


def test_an_outline_lies_just_inside_its_rectangle(qapp) -> None:
    picture = image()
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_outline(painter, QRectF(50, 50, 100, 100), 8, 2, QColor("black"))
    assert [picture.pixelColor(x, 100).alpha() for x in (49, 50, 51, 52)] == [0, 255, 255, 0]
    assert [picture.pixelColor(x, 100).alpha() for x in (147, 148, 149, 150)] == [0, 255, 255, 0]
