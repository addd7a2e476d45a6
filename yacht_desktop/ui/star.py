"""The coach's mark: a compass star with four points."""

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

_WAIST: Final = 0.34


def star_path(centre: QPointF, reach: float) -> QPainterPath:
    """Return a star whose points reach so far up, down, left and right of its centre."""
    star = QPolygonF()
    for point in range(8):
        distance = reach * _WAIST if point % 2 else reach
        angle = point * pi / 4
        star.append(centre + QPointF(sin(angle), -cos(angle)) * distance)
    path = QPainterPath()
    path.addPolygon(star)
    path.closeSubpath()
    return path
