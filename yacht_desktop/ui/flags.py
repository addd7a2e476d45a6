"""Signal flags: each player's own pattern, so that colour never tells players apart alone."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from yacht_desktop.ui.mirroring import turned_round
from yacht_desktop.ui.theme import LIGHT, Theme

FLAG_COUNT = 6
_WIDTH = 24.0
_RADIUS = 2.5
_DISC = 4.3
# Flags look the same on light and dark grounds.
_COLOURS = LIGHT

_Fields = list[tuple[QPainterPath, QColor]]


def paint_flag(painter: QPainter, rect: QRectF, index: int, theme: Theme = _COLOURS) -> None:
    """Paint player `index`'s flag, 0 to 5 in player order, filling `rect` (24x17 at scale 1).

    The theme only says whether the outline is solid.
    """
    with turned_round(painter, rect):
        _paint_flag(painter, rect, index, theme)


def _paint_flag(painter: QPainter, rect: QRectF, index: int, theme: Theme) -> None:
    size = rect.width() / _WIDTH
    outline = QPainterPath()
    outline.addRoundedRect(rect, _RADIUS * size, _RADIUS * size)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    # Each field is cut to the outline as a path: a clip would leave ragged corners.
    ground = _COLOURS.flag_fields[index]
    painter.fillPath(outline, ground)
    for area, colour in _PATTERNS[index](rect):
        painter.fillPath(outline.intersected(area), colour)
    inset = size / 2
    border = QPainterPath()
    border.addRoundedRect(rect.adjusted(inset, inset, -inset, -inset), _RADIUS * size - inset, _RADIUS * size - inset)
    painter.strokePath(border, QPen(theme.ink if theme.flat else theme.flag_outline, size))
    painter.restore()


def _area(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(rect)
    return path


def _disc(rect: QRectF) -> _Fields:
    radius = rect.width() * _DISC / _WIDTH
    path = QPainterPath()
    path.addEllipse(rect.center(), radius, radius)
    return [(path, _COLOURS.ivory)]


def _halves(rect: QRectF) -> _Fields:
    half = rect.width() / 2
    return [(_area(rect.adjusted(half, 0, 0, 0)), _COLOURS.ivory)]


def _band(rect: QRectF) -> _Fields:
    third = rect.height() / 3
    return [(_area(rect.adjusted(0, third, 0, -third)), _COLOURS.ivory)]


def _diagonal(rect: QRectF) -> _Fields:
    path = QPainterPath()
    path.addPolygon(QPolygonF([rect.topRight(), rect.bottomRight(), rect.bottomLeft()]))
    path.closeSubpath()
    return [(path, _COLOURS.flag_ink)]


def _cross(rect: QRectF) -> _Fields:
    arm = rect.height() * 0.14
    centre = rect.center()
    across = QRectF(rect.left(), centre.y() - arm, rect.width(), 2 * arm)
    down = QRectF(centre.x() - arm, rect.top(), 2 * arm, rect.height())
    return [(_area(across), _COLOURS.ivory), (_area(down), _COLOURS.ivory)]


def _quarters(rect: QRectF) -> _Fields:
    centre = rect.center()
    # One by one: an intersection with areas that only touch loses some of them.
    return [
        (_area(QRectF(QPointF(centre.x(), rect.top()), QPointF(rect.right(), centre.y()))), _COLOURS.ivory),
        (_area(QRectF(QPointF(rect.left(), centre.y()), QPointF(centre.x(), rect.bottom()))), _COLOURS.ivory),
    ]


_PATTERNS: tuple[Callable[[QRectF], _Fields], ...] = (
    _disc,
    _halves,
    _band,
    _diagonal,
    _cross,
    _quarters,
)
