"""Soft shadows, outside and inside a rounded rectangle, as stacked translucent shapes.

A blur of B px spreads like a normal distribution with standard deviation B / 2, as on the web.
"""

from collections.abc import Callable
from math import ceil, erfc, sqrt
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache

from yacht_desktop.ui.palette import Shadow

_REACH: Final = 2.2
"""Standard deviations after which a shadow is no longer seen."""


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rounded rectangle as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def _strength(distance: float, deviation: float) -> float:
    """How dark a shadow is, 0 to 1, at a distance outside the edge of what casts it."""
    return erfc(distance / (deviation * sqrt(2))) / 2


def _layers(deviation: float, step: float, opacity: float) -> list[tuple[float, float]]:
    """Distances from the faint rim inwards, each with the opacity that one more layer must add."""
    layers = []
    reached = 0.0
    distance = _REACH * deviation
    while distance > -_REACH * deviation:
        wanted = opacity * _strength(distance, deviation)
        layers.append((distance, (wanted - reached) / (1 - reached)))
        reached = wanted
        distance -= step
    return layers


class _Cast(NamedTuple):
    """A shadow of a shape of one radius, at one scale and pixel ratio: what its picture depends on."""

    shadow: Shadow
    radius: float
    scale: float
    ratio: float

    @property
    def spread(self) -> int:
        """How far, in px, the shadow reaches from the edge to either side."""
        return round(_REACH * self.shadow.blur * self.scale / 2 + 1)

    def layers(self) -> list[tuple[float, float]]:
        return _layers(self.shadow.blur * self.scale / 2, 1 / self.ratio, self.shadow.colour.alphaF())

    def key(self, kind: str, corner: int) -> str:
        shadow = self.shadow
        look = f"{shadow.drop} {shadow.blur} {shadow.colour.rgba():x}"
        return f"{kind} shadow {look} {self.radius} {corner} {self.scale} {self.ratio}"


def paint_shadow(painter: QPainter, rect: QRectF, radius: float, shadows: tuple[Shadow, ...], scale: float) -> None:
    """Paint the shadows that a rounded rectangle casts; call before painting the rectangle itself.

    `radius` and `rect` are in logical px; `scale` enlarges the shadows. Corners and edges are
    rendered once for each kind of shadow and pixel ratio, and stretched between the corners. What lies
    under the rectangle is left out, which must be opaque therefore.
    """
    for shadow in shadows:
        cast = _Cast(shadow, radius, scale, painter.device().devicePixelRatio())
        corner = min(round(radius) + cast.spread, int(min(rect.width(), rect.height()) / 2))
        patch = _cached(cast, "outer", corner, _outer_patch)
        reach = cast.spread
        area = rect.translated(0, shadow.drop * scale).adjusted(-reach, -reach, reach, reach)
        _paint_frame(painter, area, patch, corner + reach, cast.ratio)


def paint_inner_shadow(painter: QPainter, rect: QRectF, radius: float, shadow: Shadow, scale: float) -> None:
    """Paint the shadow that the edge of a hollow rounded rectangle casts into it."""
    cast = _Cast(shadow, radius, scale, painter.device().devicePixelRatio())
    reach = round(radius) + cast.spread + ceil(shadow.drop * scale)
    corner = min(reach, int(min(rect.width(), rect.height()) / 2))
    _paint_frame(painter, rect, _cached(cast, "inner", corner, _inner_patch), corner, cast.ratio)


def _paint_frame(painter: QPainter, area: QRectF, patch: QPixmap, side: int, ratio: float) -> None:
    """Paint four corners of `side` px, and the edges between them stretched; nothing in the middle."""
    far = (side + 1) * ratio
    columns = (
        (area.left(), side, 0.0, side * ratio),
        (area.left() + side, area.width() - 2 * side, side * ratio, ratio),
        (area.right() - side, side, far, side * ratio),
    )
    rows = (
        (area.top(), side, 0.0, side * ratio),
        (area.top() + side, area.height() - 2 * side, side * ratio, ratio),
        (area.bottom() - side, side, far, side * ratio),
    )
    for column, (x, width, from_x, from_width) in enumerate(columns):
        for row, (y, height, from_y, from_height) in enumerate(rows):
            if (column, row) != (1, 1) and width > 0 and height > 0:
                target = QRectF(x, y, width, height)
                painter.drawPixmap(target, patch, QRectF(from_x, from_y, from_width, from_height))


def _cached(cast: _Cast, kind: str, corner: int, render: Callable[[_Cast, int], QImage]) -> QPixmap:
    """The picture of the smallest shape of its kind: two corners and one px between them."""
    key = cast.key(kind, corner)
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = QPixmap.fromImage(render(cast, corner))
        QPixmapCache.insert(key, pixmap)
    return pixmap


def _outer_patch(cast: _Cast, corner: int) -> QImage:
    image = _deep_image(2 * (corner + cast.spread) + 1, cast.ratio)
    box = QRectF(cast.spread, cast.spread, 2 * corner + 1, 2 * corner + 1)
    colour = QColor(cast.shadow.colour)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for distance, opacity in cast.layers():
            if distance < -cast.shadow.drop * cast.scale - 1:
                # All under what casts the shadow, but for the 1 px in which its edge is smoothed.
                break
            grown = box.adjusted(-distance, -distance, distance, distance)
            radius = max(0.0, cast.radius + distance)
            if grown.width() > 0:
                colour.setAlphaF(opacity)
                painter.setBrush(colour)
                painter.drawRoundedRect(grown, radius, radius)
    return image


def _inner_patch(cast: _Cast, corner: int) -> QImage:
    image = _deep_image(2 * corner + 1, cast.ratio)
    box = QRectF(0, 0, 2 * corner + 1, 2 * corner + 1)
    outside = rounded(box, cast.radius)
    drop = cast.shadow.drop * cast.scale
    colour = QColor(cast.shadow.colour)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for distance, opacity in cast.layers():
            # What casts the shadow is all around: it grows inwards.
            hole = box.adjusted(distance, distance, -distance, -distance).translated(0, drop)
            colour.setAlphaF(opacity)
            painter.fillPath(outside.subtracted(rounded(hole, max(0.0, cast.radius - distance))), colour)
    return image


def _deep_image(side: int, ratio: float) -> QImage:
    """A clear square image with 16 bits a channel: a single layer is fainter than one step of 8 bits."""
    image = QImage(round(side * ratio), round(side * ratio), QImage.Format.Format_RGBA64_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def paint_outline(painter: QPainter, rect: QRectF, radius: float, width: float, colour: QColor) -> None:
    """Stroke a rounded rectangle just inside `rect`."""
    half = width / 2
    painter.strokePath(rounded(rect.adjusted(half, half, -half, -half), max(0.0, radius - half)), QPen(colour, width))
