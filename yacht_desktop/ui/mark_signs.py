"""Signs for how good a choice was, each with a shape of its own."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from yacht_desktop.coach.marks import Mark
from yacht_desktop.ui.star import star_path
from yacht_desktop.ui.theme import Theme

_STROKE: Final = 0.14


def mark_colour(mark: Mark, theme: Theme) -> QColor:
    """Return the colour in which a mark's sign and word are painted."""
    if mark.is_good:
        return theme.pos
    return theme.brassink if mark is Mark.DOUBTFUL else theme.neg


def paint_mark(painter: QPainter, rect: QRectF, mark: Mark, theme: Theme) -> None:
    """Paint a sign as large as fits: star, ring, hollow triangle, triangle, two triangles."""
    side = min(rect.width(), rect.height())
    centre, radius = rect.center(), side * 0.4
    colour = mark_colour(mark, theme)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour, side * _STROKE)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    match mark:
        case Mark.BEST:
            painter.fillPath(star_path(centre, radius * 1.2), colour)
        case Mark.CLOSE:
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, radius * 0.75, radius * 0.75)
        case Mark.DOUBTFUL:
            painter.strokePath(_triangle(centre, radius * 0.85), pen)
        case Mark.BAD:
            painter.fillPath(_triangle(centre, radius), colour)
        case Mark.VERY_BAD:
            for above in (-0.55, 0.45):
                painter.fillPath(_triangle(centre + QPointF(0, above * radius), radius * 0.72), colour)
    painter.restore()


def _triangle(centre: QPointF, radius: float) -> QPainterPath:
    return _closed(
        [
            centre + QPointF(-radius, -radius * 0.75),
            centre + QPointF(radius, -radius * 0.75),
            centre + QPointF(0, radius * 0.85),
        ]
    )


def _closed(corners: list[QPointF]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path
