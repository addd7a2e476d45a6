"""Draws one die, in the units of the design: a face of 80 at 8, 6 in a view of 96."""

from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from yacht_desktop.ui.fonts import SANS
from yacht_desktop.ui.palette_dice import DieColours

VIEW: Final = 96
PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of a face are, in steps from its middle, across and down."""

_BODY: Final = (QRectF(8, 10, 80, 80), 18.0)
_FACE: Final = (QRectF(8, 6, 80, 80), 17.0)
_RIM: Final = (QRectF(8.75, 6.75, 78.5, 78.5), 16.25, 1.5)
_HOVER_RIM: Final = (QRectF(7, 5, 82, 82), 18.0, 2.0)
_OUTLINE: Final = 3.0
_MIDDLE: Final = QPointF(48, 46)
_STEP: Final = 21.0
_PIP: Final = 8.0
_ONE: Final = 11.0
_ONE_RING: Final = (15.5, 1.5)
_GLINT_DROP: Final = 1.4
_LIFT: Final = -2.0
_DIM_DROP: Final = 2.0
# A numeral and the row of pips below it: height of the digit, its middle, and radius, pitch and line of the pips.
_NUMERAL: Final = (45.0, -8.0)
_NUMERAL_DESIGN: Final = 200
_ROW: Final = (4.2, 11.5, 28.0)
# The shadows: first and last rectangle from the left, top of the first, how much lower each next begins, opacity.
_SHADOW: Final = (3, 8, 10.0, 0.06)
_SHADOW_HOVER: Final = (2, 8, 12.6, 0.06)
_SHADOW_STEP: Final = 0.4
_HELD_SHADOWS: Final = ((QRectF(6.5, 8.5, 83, 81), 19.5), (QRectF(8, 9, 80, 78), 18.0))
_HELD_OPACITY: Final = 0.14
_CLIP_WIDTHS: Final = (8.0, 6.0)
_CLIP_LIGHT: Final = (64.0, 94.0)


class DieState(Enum):
    """How a die looks."""

    NORMAL = "normal"
    HOVER = "hover"
    HELD = "held"
    DIMMED = "dimmed"


def draw_die(painter: QPainter, face: int, state: DieState, dice: DieColours, shadow: QColor) -> None:
    """Draw a face, 1 to 6, of a set of dice in a state; `shadow` is the colour that lies below it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if state is DieState.DIMMED:
        _draw_dimmed(painter, face, dice)
    else:
        if not dice.flat:
            _draw_shadow(painter, state, shadow)
            _draw_body(painter, state, dice)
        if state is not DieState.NORMAL:
            painter.translate(0, _LIFT)
        _draw_face(painter, dice)
        _draw_marks(painter, face, dice, _MIDDLE, dice.mark)
        if state is DieState.HOVER:
            painter.strokePath(_rounded(*_HOVER_RIM[:2]), QPen(dice.clip[1], _HOVER_RIM[2]))
        elif state is DieState.HELD:
            painter.translate(0, -_LIFT)
            _draw_clips(painter, dice)
    painter.restore()


def numeral_path(face: int, height: float, middle: QPointF) -> QPainterPath:
    """Return a bold numeral of a height, its middle at a point."""
    font = QFont(SANS)
    font.setWeight(QFont.Weight.Bold)
    # Any size would do: the outline is scaled.
    font.setPixelSize(_NUMERAL_DESIGN)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    digit = QPainterPath()
    digit.addText(QPointF(0, 0), font, str(face))
    box = digit.boundingRect()
    scale = height / box.height()
    centred = digit.translated(-box.center())
    return QTransform.fromScale(scale, scale).map(centred).translated(middle)


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def _upright(top: float, bottom: float, *stops: tuple[float, QColor]) -> QBrush:
    """Return a gradient from a height to another."""
    gradient = QLinearGradient(QPointF(0, top), QPointF(0, bottom))
    for place, colour in stops:
        gradient.setColorAt(place, colour)
    return QBrush(gradient)


def _draw_shadow(painter: QPainter, state: DieState, shadow: QColor) -> None:
    colour = QColor(shadow)
    if state is DieState.HELD:
        colour.setAlphaF(_HELD_OPACITY)
        for rect, radius in _HELD_SHADOWS:
            painter.fillPath(_rounded(rect, radius), colour)
        return
    first, last, top, opacity = _SHADOW_HOVER if state is DieState.HOVER else _SHADOW
    colour.setAlphaF(opacity)
    for left in range(first, last + 1):
        side = VIEW - 2 * left
        rect = QRectF(left, top + _SHADOW_STEP * (left - first), side, side - 2)
        painter.fillPath(_rounded(rect, 26 - left), colour)


def _draw_body(painter: QPainter, state: DieState, dice: DieColours) -> None:
    rect, radius = _BODY
    lifted = rect if state is DieState.NORMAL else rect.translated(0, _LIFT)
    painter.fillPath(_rounded(lifted, radius), _upright(60, 90, (0, dice.edge[0]), (1, dice.edge[1])))


def _draw_face(painter: QPainter, dice: DieColours) -> None:
    rect, radius = _FACE
    if dice.flat:
        half = _OUTLINE / 2
        shape = _rounded(rect.adjusted(half, half, -half, -half), radius - half)
        painter.fillPath(shape, dice.face[0])
        painter.strokePath(shape, QPen(dice.edge[0], _OUTLINE))
        return
    light = QLinearGradient(QPointF(14, 8), QPointF(82, 86))
    for place, colour in zip((0, 0.55, 1), dice.face, strict=True):
        light.setColorAt(place, colour)
    painter.fillPath(_rounded(rect, radius), light)
    edge, corner, width = _RIM
    rim = _upright(6, 85, *zip((0, 0.4, 0.75, 1), dice.rim, strict=True))
    painter.strokePath(_rounded(edge, corner), QPen(rim, width))


def _draw_marks(
    painter: QPainter, face: int, dice: DieColours, middle: QPointF, colours: tuple[QColor, QColor]
) -> None:
    if dice.numerals:
        height, above = _NUMERAL
        painter.fillPath(numeral_path(face, height, middle + QPointF(0, above)), colours[0])
        radius, pitch, below = _ROW
        left = middle.x() - (face - 1) * pitch / 2
        for place in range(face):
            _draw_pip(painter, QPointF(left + place * pitch, middle.y() + below), radius, (colours[0], colours[0]))
        return
    radius = _ONE if face == 1 else _PIP
    shaded = not dice.flat and colours == dice.mark
    if face == 1 and shaded:
        reach, width = _ONE_RING
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(dice.ring, width))
        painter.drawEllipse(middle, reach, reach)
    for across, down in PIPS[face]:
        centre = middle + QPointF(across, down) * _STEP
        if shaded:
            _draw_pip(painter, centre + QPointF(0, _GLINT_DROP), radius, (dice.glint, dice.glint))
        _draw_pip(painter, centre, radius, colours)


def _draw_pip(painter: QPainter, centre: QPointF, radius: float, colours: tuple[QColor, QColor]) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    top, bottom = colours
    if top == bottom:
        painter.setBrush(top)
    else:
        painter.setBrush(_upright(centre.y() - radius, centre.y() + radius, (0, top), (1, bottom)))
    painter.drawEllipse(centre, radius, radius)


def _draw_dimmed(painter: QPainter, face: int, dice: DieColours) -> None:
    rect, radius = _FACE
    painter.fillPath(_rounded(rect.translated(0, _DIM_DROP), radius), dice.dim_face)
    edge, corner, width = _RIM
    painter.strokePath(_rounded(edge.translated(0, _DIM_DROP), corner), QPen(dice.dim_line, width))
    _draw_marks(painter, face, dice, _MIDDLE + QPointF(0, _DIM_DROP), (dice.dim_mark, dice.dim_mark))


def _draw_clips(painter: QPainter, dice: DieColours) -> None:
    """Draw the brass round both lower corners."""
    corner = QPainterPath(QPointF(6.5, 68))
    corner.lineTo(6.5, 73.5)
    corner.arcTo(QRectF(6.5, 56.5, 34, 34), 180, 90)
    corner.lineTo(31, 90.5)
    brass = _upright(*_CLIP_LIGHT, *zip((0, 0.5, 1), dice.clip, strict=True))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for mirrored in (False, True):
        painter.save()
        if mirrored:
            painter.translate(VIEW, 0)
            painter.scale(-1, 1)
        for width, brush in zip(_CLIP_WIDTHS, (QBrush(dice.clip_edge), brass), strict=True):
            pen = QPen(brush, width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.strokePath(corner, pen)
        painter.restore()
