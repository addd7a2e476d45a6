"""Soft shadows, outside and inside a rounded rectangle, as stacked translucent shapes.

A blur of B px spreads like a normal distribution with standard deviation B / 2, as on the web.
"""

from math import erfc, sqrt
from typing import Final

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


def paint_inner_shadow(painter: QPainter, rect: QRectF, radius: float, shadow: Shadow, scale: float) -> None:
    """Paint the shadow that the edge of a hollow rounded rectangle casts into it.

    Many faint layers: paint into an image with 16 bits a channel, or they vanish in rounding.
    """
    outside = rounded(rect, radius)
    colour = QColor(shadow.colour)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for distance, opacity in reversed(_layers(shadow.blur * scale / 2, 1.0, shadow.colour.alphaF())):
        inner = rect.adjusted(distance, distance, -distance, -distance).translated(0, shadow.drop * scale)
        colour.setAlphaF(opacity)
        painter.fillPath(outside.subtracted(rounded(inner, max(0.0, radius - distance))), colour)
    painter.restore()


def paint_shadow(painter: QPainter, rect: QRectF, radius: float, shadows: tuple[Shadow, ...], scale: float) -> None:
    """Paint the shadows that a rounded rectangle casts; call before painting the rectangle itself.

    `radius` and `rect` are in logical px; `scale` enlarges the shadows. The corners and edges are
    rendered once for each kind of shadow and pixel ratio, and stretched between the corners.
    """
    ratio = painter.device().devicePixelRatio() if painter.device() is not None else 1.0
    for shadow in shadows:
        _paint_patch(painter, rect, radius, shadow, scale, ratio)


def _paint_patch(painter: QPainter, rect: QRectF, radius: float, shadow: Shadow, scale: float, ratio: float) -> None:
    spread = round(_REACH * shadow.blur * scale / 2 + 1)
    corner = round(radius + spread)
    if rect.width() < 2 * corner or rect.height() < 2 * corner:
        corner = int(min(rect.width(), rect.height()) / 2)
    patch = _patch(radius, corner, spread, shadow, scale, ratio)
    area = rect.translated(0, shadow.drop * scale).adjusted(-spread, -spread, spread, spread)
    side = corner + spread
    far = (corner + spread + 1) * ratio
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
    for x, width, from_x, from_width in columns:
        for y, height, from_y, from_height in rows:
            painter.drawPixmap(QRectF(x, y, width, height), patch, QRectF(from_x, from_y, from_width, from_height))


def _patch(radius: float, corner: int, spread: int, shadow: Shadow, scale: float, ratio: float) -> QPixmap:
    """The shadow of the smallest rounded rectangle of this radius: two corners and one px between."""
    key = f"shadow {radius} {corner} {shadow.blur} {shadow.colour.rgba():x} {scale} {ratio}"
    pixmap = QPixmap()
    if QPixmapCache.find(key, pixmap):
        return pixmap
    side = 2 * (corner + spread) + 1
    # Single layers are fainter than one step of 8 bits.
    image = deep_image(side, side, ratio)
    box = QRectF(spread, spread, 2 * corner + 1, 2 * corner + 1)
    colour = QColor(shadow.colour)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for distance, opacity in _layers(shadow.blur * scale / 2, 1 / ratio, shadow.colour.alphaF()):
            grown = box.adjusted(-distance, -distance, distance, distance)
            if grown.width() > 0:
                colour.setAlphaF(opacity)
                painter.setBrush(colour)
                painter.drawRoundedRect(grown, max(0.0, radius + distance), max(0.0, radius + distance))
    pixmap = QPixmap.fromImage(image)
    QPixmapCache.insert(key, pixmap)
    return pixmap


def deep_image(width: float, height: float, ratio: float) -> QImage:
    """A clear image of a size in logical px, with 16 bits a channel for many faint layers."""
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGBA64_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def paint_outline(painter: QPainter, rect: QRectF, radius: float, width: float, colour: QColor) -> None:
    """Stroke a rounded rectangle just inside `rect`."""
    half = width / 2
    painter.strokePath(rounded(rect.adjusted(half, half, -half, -half), max(0.0, radius - half)), QPen(colour, width))
