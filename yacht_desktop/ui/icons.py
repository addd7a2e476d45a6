"""Icons in the current text colour: for tools and controls, and for the scorecard's categories."""

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from yacht_desktop.ui.glyphs import BLANK_DIE, CATEGORIES, GRID, TOOLS, Glyph, path_of
from yacht_desktop.ui.theme import ICON_STROKE

_FAINT = 0.75
_POINTING = frozenset({"undo", "redo"})
_CATEGORY_STROKE = 1.4
_path = cache(path_of)


def paint_icon(painter: QPainter, rect: QRectF, name: str, colour: QColor) -> None:
    """Paint a tool's icon as large as fits into `rect`.

    Raises:
        KeyError: there is no icon of that name.
    """
    _paint(painter, rect, TOOLS[name], colour, ICON_STROKE, points=name in _POINTING)


def paint_category_icon(painter: QPainter, rect: QRectF, category_id: str, colour: QColor) -> None:
    """Paint a category's icon as large as fits into `rect`; an empty die if it has none."""
    _paint(painter, rect, CATEGORIES.get(category_id, BLANK_DIE), colour, _CATEGORY_STROKE)


def _paint(
    painter: QPainter, rect: QRectF, glyph: Glyph, colour: QColor, stroke: float, *, points: bool = False
) -> None:
    size = min(rect.width(), rect.height()) / GRID
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    # In a mirror only what points along the line of reading is mirrored too.
    turned = painter.transform().m11() < 0 and not points
    painter.scale(-size if turned else size, size)
    painter.translate(-GRID / 2, -GRID / 2)
    pen = QPen(colour, stroke, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    if glyph.faint:
        faint = QColor(colour)
        faint.setAlphaF(colour.alphaF() * _FAINT)
        painter.strokePath(_path(glyph.faint), QPen(faint, stroke))
    if glyph.fill:
        painter.fillPath(_path(glyph.fill), colour)
    if glyph.stroke:
        painter.strokePath(_path(glyph.stroke), pen)
    painter.restore()
