"""Icons in the current text colour: for tools and controls, and for the scorecard's categories."""

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPen, QPixmap

from yacht_desktop.ui.glyphs import BLANK_DIE, CATEGORIES, GRID, TOOLS, Glyph, path_of
from yacht_desktop.ui.theme import ICON_STROKE, Look

_FAINT = 0.75
_CATEGORY_STROKE = 1.4
_path = cache(path_of)


def tool_icon(name: str, look: Look) -> QIcon:
    """The icon of a tool in the text colour of the look, grey when disabled.

    The pixmaps are made for the theme and scale of this moment: ask again on `look.changed`.

    Raises:
        KeyError: there is no icon of that name.
    """
    icon = QIcon()
    theme = look.theme
    for ratio in sorted({1.0, _pixel_ratio()}):
        for mode, colour in ((QIcon.Mode.Normal, theme.ink), (QIcon.Mode.Disabled, theme.disabled)):
            icon.addPixmap(icon_pixmap(name, colour, look.px(GRID), ratio), mode)
    return icon


def icon_pixmap(name: str, colour: QColor, size: float, ratio: float) -> QPixmap:
    """A tool's icon, `size` logical px wide, at a device pixel ratio."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        paint_icon(painter, QRectF(0, 0, size, size), name, colour)
    return pixmap


def _pixel_ratio() -> float:
    application = QGuiApplication.instance()
    return application.devicePixelRatio() if isinstance(application, QGuiApplication) else 1.0


def paint_icon(painter: QPainter, rect: QRectF, name: str, colour: QColor) -> None:
    """Paint a tool's icon as large as fits into `rect`.

    Raises:
        KeyError: there is no icon of that name.
    """
    _paint(painter, rect, TOOLS[name], colour, ICON_STROKE)


def paint_category_icon(painter: QPainter, rect: QRectF, category_id: str, colour: QColor) -> None:
    """Paint a category's icon as large as fits into `rect`; an empty die if it has none."""
    _paint(painter, rect, CATEGORIES.get(category_id, BLANK_DIE), colour, _CATEGORY_STROKE)


def _paint(painter: QPainter, rect: QRectF, glyph: Glyph, colour: QColor, stroke: float) -> None:
    size = min(rect.width(), rect.height()) / GRID
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(size, size)
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
