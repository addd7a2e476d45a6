"""How a player's line looks in a chart: its dashes and its markers, so that colour never tells players apart alone."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

# Lengths of dashes and gaps, in px at scale 1; the first player's line is solid.
_DASHES: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (8, 4),
    (2.5, 4),
    (12, 4, 2, 4),
    (1, 5),
    (8, 3, 1, 3),
)
_TRIANGLE: Final = (7.0, 5.4)
"""Half the width and half the height of a mistake's triangle."""
_TRIANGLE_EDGE: Final = 2.0
_STROKED: Final = 0.55
"""Width of the strokes of cross and ring, as a part of the marker's radius."""


def line_pen(seat: int, colour: QColor, width: float, scale: float) -> QPen:
    """Return the pen of a player's line, `width` px wide."""
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if dashes := _DASHES[seat % len(_DASHES)]:
        pen.setDashPattern([dash * scale / width for dash in dashes])
    return pen


def paint_marker(
    painter: QPainter, seat: int, centre: QPointF, radius: float, *, colour: QColor, ground: QColor
) -> None:
    """Paint a player's marker on a line, set off from it by an edge in the colour of the ground."""
    shape = _SHAPES[seat % len(_SHAPES)](centre, radius)
    painter.strokePath(shape, QPen(ground, radius * _STROKED * 1.2))
    painter.fillPath(shape, colour)


def paint_mistake(
    painter: QPainter, centre: QPointF, scale: float, ink: QColor, ground: QColor, *, filled: bool
) -> None:
    """Paint the triangle that stands for a mistake: filled for the player looked at, hollow for others."""
    half, rise = (side * scale for side in _TRIANGLE)
    shape = _polygon(
        centre + QPointF(-half, -rise),
        centre + QPointF(half, -rise),
        centre + QPointF(0, rise),
    )
    edge = _TRIANGLE_EDGE * scale
    pen = QPen(ground, 2 * edge)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.strokePath(shape, pen)
    painter.fillPath(shape, ink if filled else ground)
    if not filled:
        outline = QPen(ink, edge * 0.8)
        outline.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.strokePath(shape, outline)


def mistake_width(scale: float) -> float:
    """Return how wide a mistake's triangle is."""
    return 2 * _TRIANGLE[0] * scale


def _polygon(*corners: QPointF) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(list(corners)))
    path.closeSubpath()
    return path


def _disc(centre: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


def _square(centre: QPointF, radius: float) -> QPainterPath:
    side = radius * 0.9
    path = QPainterPath()
    path.addRect(QRectF(centre.x() - side, centre.y() - side, 2 * side, 2 * side))
    return path


def _triangle(centre: QPointF, radius: float) -> QPainterPath:
    return _polygon(
        centre + QPointF(0, -radius * 1.1),
        centre + QPointF(radius * 1.1, radius * 0.85),
        centre + QPointF(-radius * 1.1, radius * 0.85),
    )


def _diamond(centre: QPointF, radius: float) -> QPainterPath:
    reach = radius * 1.3
    return _polygon(*(centre + QPointF(x, y) * reach for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))))


def _cross(centre: QPointF, radius: float) -> QPainterPath:
    arm, reach = radius * _STROKED / 1.6, radius * 1.2
    corners = ((1, 0), (0, 1), (-1, 0), (0, -1))
    points = []
    for along, across in corners:
        out = QPointF(along, across) * reach
        side = QPointF(-across, along) * arm
        points += [out - side, out + side, QPointF(along - across, along + across) * arm]
    return _polygon(*(centre + point for point in points))


def _ring(centre: QPointF, radius: float) -> QPainterPath:
    return _disc(centre, radius * 1.15).subtracted(_disc(centre, radius * _STROKED))


_SHAPES: Final[tuple[Callable[[QPointF, float], QPainterPath], ...]] = (
    _disc,
    _square,
    _triangle,
    _diamond,
    _cross,
    _ring,
)
