"""The tray without its dice: ground, compass rose, rail, slots and the captions."""

from math import cos, floor, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from yacht_desktop.ui.palette import Shadow
from yacht_desktop.ui.shade import paint_inner_shadow, paint_outline, rounded
from yacht_desktop.ui.text_fit import font_to_fit, text_width
from yacht_desktop.ui.theme import RADIUS_RAIL, RADIUS_SLOT, RADIUS_TRAY, SMALLEST_TEXT, FontRole, Look, Theme
from yacht_desktop.ui.tray_layout import FACE, TrayLayout

_LIGHT_FROM: Final = (0.5, 0.3)
_LIGHT_REACH: Final = (1.2, 0.9)
_MIDDLE_STOP: Final = 0.52
_HAIRLINE_INSET: Final = 8
_HAIRLINE_RADIUS: Final = 10
_TRAY_INSET: Final = (2, 10)
_RAIL_INSET: Final = (2, 6)
_FLAT_LINE: Final = 2
_SLOT_LINE: Final = 1.5
_SLOT_DASHES: Final = (3.0, 2.2)
_CAPTION_GAP: Final = 6
_CAPTION_MARGIN: Final = 10

_TICKS: Final = 72
_LONG_TICK_EVERY: Final = 9
_TICK_FROM: Final = 1.02
_TICK_TO: Final = (1.055, 1.087)
_CIRCLES: Final = (0.70, 1.0, 1.12)
_STAR_WAIST: Final = 0.16
# Reach of each star by the rose's radius, and where its first point is, in eighths of a turn.
_STARS: Final = ((0.95, 0), (0.61, 1))


def paint_tray(layout: TrayLayout, width: float, height: float, look: Look, ratio: float) -> QPixmap:
    """The ground of a tray of this size; clear outside its rounded corners."""
    theme = look.theme
    whole = QRectF(0, 0, width, height)
    radius = look.px(RADIUS_TRAY)
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(rounded(whole, radius), _ground(width, height, theme))
        paint_inner_shadow(painter, whole, radius, Shadow(*_TRAY_INSET, theme.tray_inset), look.scale)
        _paint_rose(painter, layout, theme)
        _paint_rail(painter, layout, look)
        for slot in layout.slots:
            _paint_slot(painter, slot, layout.die / FACE, look, ratio)
        if theme.flat:
            paint_outline(painter, whole, radius, look.px(_FLAT_LINE), theme.btnline)
            paint_outline(painter, layout.rail, look.px(RADIUS_RAIL), 1, theme.slot)
        else:
            paint_outline(painter, whole, radius, 1, theme.tray_border)
        painter.strokePath(hairline(whole, look), QPen(theme.hairline, 1))
    return pixmap


def hairline(tray: QRectF, look: Look) -> QPainterPath:
    """The brass line just inside the edge of the tray."""
    inset = round(look.px(_HAIRLINE_INSET)) + 0.5
    return rounded(tray.adjusted(inset, inset, -inset, -inset), look.px(_HAIRLINE_RADIUS))


def paint_caption(painter: QPainter, rect: QRectF, number: int, held_word: str | None, look: Look) -> None:
    """Paint the number of a slot and, where a word for it is given, that its die is held.

    Where both have no room the number stays, in the colour of the word: it is needed for the keys,
    and the clips say "held" too.
    """
    theme = look.theme
    gap = look.px(_CAPTION_GAP)
    room = rect.width() - look.px(_CAPTION_MARGIN)
    digits = str(number)
    whole = look.font(FontRole.CAPTION_STRONG)
    word = held_word or ""
    font = font_to_fit(whole, digits + word, room - gap, 0.0, SMALLEST_TEXT)
    painter.setPen(theme.caption if held_word is None else theme.held)
    taken = text_width(font, digits) + gap + text_width(font, word)
    if not word or taken > room:
        painter.setFont(whole)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, digits)
        return
    painter.setFont(font)
    line = QRectF(rect.center().x() - taken / 2, rect.top(), rect.width(), rect.height())
    side = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(line.translated(text_width(font, digits) + gap, 0), side, word)
    painter.setPen(theme.caption)
    painter.drawText(line, side, digits)


def _ground(width: float, height: float, theme: Theme) -> QBrush:
    gradient = QRadialGradient(QPointF(0, 0), 1.0)
    gradient.setColorAt(0, theme.tray_inner)
    gradient.setColorAt(_MIDDLE_STOP, theme.tray_middle)
    gradient.setColorAt(1, theme.tray_outer)
    brush = QBrush(gradient)
    # The light is an ellipse, so the unit circle is stretched.
    stretched = QTransform.fromTranslate(_LIGHT_FROM[0] * width, _LIGHT_FROM[1] * height)
    brush.setTransform(stretched.scale(_LIGHT_REACH[0] * width, _LIGHT_REACH[1] * height))
    return brush


def _paint_rose(painter: QPainter, layout: TrayLayout, theme: Theme) -> None:
    centre, radius = layout.rose_centre, layout.rose_radius
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.rose, 1))
    for part in _CIRCLES:
        painter.drawEllipse(centre, part * radius, part * radius)
    for tick in range(_TICKS):
        angle = 2 * pi * tick / _TICKS
        outer = _TICK_TO[1 if tick % _LONG_TICK_EVERY == 0 else 0]
        painter.drawLine(_around(centre, _TICK_FROM * radius, angle), _around(centre, outer * radius, angle))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.rose_star)
    for reach, first in _STARS:
        star = QPolygonF()
        for point in range(8):
            distance = _STAR_WAIST if point % 2 else reach
            star.append(_around(centre, distance * radius, (point + first) * pi / 4))
        painter.drawPolygon(star)


def _around(centre: QPointF, distance: float, angle: float) -> QPointF:
    return centre + QPointF(sin(angle), -cos(angle)) * distance


def _paint_rail(painter: QPainter, layout: TrayLayout, look: Look) -> None:
    theme = look.theme
    radius = look.px(RADIUS_RAIL)
    shape = rounded(layout.rail, radius)
    painter.fillPath(shape, theme.rail)
    paint_inner_shadow(painter, layout.rail, radius, Shadow(*_RAIL_INSET, theme.rail_inset), look.scale)
    painter.fillPath(shape.subtracted(rounded(layout.rail.translated(0, -1), radius)), theme.rail_edge)


def _paint_slot(painter: QPainter, slot: QRectF, unit: float, look: Look, ratio: float) -> None:
    # Whole device px, or the line is a smear.
    width = max(1, floor(look.px(_SLOT_LINE) * ratio)) / ratio
    pen = QPen(look.theme.slot, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([look.px(dash) / width for dash in _SLOT_DASHES])
    half = width / 2
    painter.strokePath(rounded(slot.adjusted(half, half, -half, -half), RADIUS_SLOT * unit), pen)
