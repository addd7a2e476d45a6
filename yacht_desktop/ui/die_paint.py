"""Paints one die in one pose."""

from math import cos, radians, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from yacht_desktop.ui.die_art import DieArt
from yacht_desktop.ui.die_drawing import DieState
from yacht_desktop.ui.die_motion import Pose, Turn
from yacht_desktop.ui.palette import Theme
from yacht_desktop.ui.star import star_path
from yacht_desktop.ui.tray_layout import FACE

_LIFT: Final = 2
_PRESS: Final = 1
_EDGE: Final = 4
_BODY_RADIUS: Final = 18
_SHADE: Final = (0.66, 0.34)
_LARGEST: Final = 1.25
"""As large as a die gets in the air: its pictures are made for that, so that none is ever enlarged."""
_SHADOW_DROP: Final = (5, 26)
_SHADOW_OPACITY: Final = (0.9, 0.45)

# Focus ring and rim around a face, in px of the die that art is drawn for.
_RING: Final = (QRectF(-45.5, -45.5, 91, 94), 22.5, 3.0)
_RIM: Final = (QRectF(-41, -41, 82, 82), 18.0, 2.0)
_HINT: Final = (QRectF(-46, -46, 92, 95), 22.5, 3.0)
_HINT_DASHES: Final = (2.4, 1.6)
_HINT_STAR: Final = (QPointF(-40, -40), 15.0, 4.0)
_HINT_OVERHANG: Final = (19, 11)
"""How far star and dashes reach beyond the face: up and to the left, down and to the right."""


class DieLook(NamedTuple):
    """What besides its pose decides how a die looks."""

    lift: float = 0.0
    """How far a hovered die has risen, 0 to 1."""
    hovered: bool = False
    pressed: bool = False
    ring: bool = False
    dimmed: bool = False
    hinted: bool = False
    """Whether the coach advises to keep it."""
    moving: bool = False
    """Whether the next frame differs: then no picture is made for this very tilt."""


def hinted_area(square: QRectF, size: float) -> QRectF:
    """Return where an advised die is seen, its marks included, from the upright square around its tilted face."""
    star, dashes = (size / FACE * overhang for overhang in _HINT_OVERHANG)
    return square.adjusted(-star, -star, dashes, dashes)


class DiePainter:
    """Paints dice of one size for one device."""

    def __init__(self, art: DieArt, theme: Theme, size: float, ratio: float) -> None:
        """Take the side of a face, in logical px, and the device pixel ratio."""
        art.use(theme)
        self._art = art
        self._theme = theme
        self._size = size
        self._ratio = ratio
        self._unit = size / FACE

    def reach(self, pose: Pose) -> QRectF:
        """A rectangle that everything painted for a pose lies in."""
        half = self._size * pose.size * (1.15 if pose.turn else 0.8)
        drop = (_SHADOW_DROP[0] + _SHADOW_DROP[1] * pose.height) * self._unit
        centre = pose.centre
        return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half + drop)

    def paint(self, painter: QPainter, pose: Pose, look: DieLook) -> None:
        """Paint one die; leaves the painter as it was."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if pose.opacity < 1:
            painter.setOpacity(pose.opacity)
        if pose.turn is not None:
            self._paint_rolling(painter, pose, pose.turn)
        else:
            self._paint_lying(painter, pose, look)
        painter.restore()

    def _paint_lying(self, painter: QPainter, pose: Pose, look: DieLook) -> None:
        painter.translate(pose.centre + QPointF(0, self._offset(look)))
        painter.scale(pose.size, pose.size)
        if look.dimmed:
            self._draw(painter, pose, DieState.DIMMED, moving=look.moving)
        elif pose.held >= 1:
            self._draw(painter, pose, DieState.HELD, moving=look.moving)
        else:
            self._draw(painter, pose, DieState.HOVER if look.hovered else DieState.NORMAL, moving=look.moving)
            if pose.held > 0:
                painter.setOpacity(pose.opacity * pose.held)
                self._draw(painter, pose, DieState.HELD, moving=look.moving)
        painter.rotate(pose.tilt)
        painter.scale(self._unit, self._unit)
        if look.hovered and pose.held > 0 and not look.dimmed:
            self._outline(painter, _RIM, QPen(self._theme.die_rim, _RIM[2]))
        if look.hinted:
            self._paint_hint(painter)
        if look.ring:
            painter.setOpacity(1)
            self._outline(painter, _RING, QPen(self._theme.tray_focus, _RING[2]))

    def _offset(self, look: DieLook) -> float:
        """How far down a die is drawn: the hovered picture is itself lifted by 2 px."""
        if look.pressed:
            return _PRESS * self._unit + (_LIFT * self._unit if look.hovered else 0)
        return _LIFT * self._unit * (1 - look.lift) if look.hovered else 0.0

    def _draw(self, painter: QPainter, pose: Pose, state: DieState, *, moving: bool) -> None:
        """Draw the picture made for this tilt or, while it changes, the upright one turned."""
        if not moving:
            pixmap = self._art.die(pose.face, state, self._size, self._ratio, pose.tilt)
            painter.drawPixmap(self._whole_px(painter, _corner(pixmap)), pixmap)
            return
        painter.save()
        painter.rotate(pose.tilt)
        grown = _LARGEST if pose.size > 1 else 1.0
        painter.scale(1 / grown, 1 / grown)
        pixmap = self._art.die(pose.face, state, self._size * grown, self._ratio)
        painter.drawPixmap(_corner(pixmap), pixmap)
        painter.restore()

    def _whole_px(self, painter: QPainter, point: QPointF) -> QPointF:
        """The point next to `point` on whole device px, so that a still picture is not smeared."""
        device = painter.deviceTransform().map(point)
        return point + (QPointF(round(device.x()), round(device.y())) - device) / self._ratio

    def _paint_hint(self, painter: QPainter) -> None:
        """Paint what is advised: dashes, which mean possible, and the coach's star at a corner."""
        pen = QPen(self._theme.tray_focus, _HINT[2])
        pen.setDashPattern(list(_HINT_DASHES))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setOpacity(1)
        self._outline(painter, _HINT, pen)
        corner, reach, edge = _HINT_STAR
        painter.fillPath(star_path(corner, reach + edge), self._theme.tray_border)
        painter.fillPath(star_path(corner, reach), self._theme.tray_focus)

    @staticmethod
    def _outline(painter: QPainter, shape: tuple[QRectF, float, float], pen: QPen) -> None:
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(shape[0], shape[1], shape[1])

    def _paint_rolling(self, painter: QPainter, pose: Pose, turn: Turn) -> None:
        self._paint_shadow(painter, pose)
        painter.translate(pose.centre)
        side = self._size * pose.size
        going, coming = cos(radians(turn.angle)), sin(radians(turn.angle))
        length = side * (going + coming)
        body = QRectF(-side / 2, -length / 2, side, length)
        new = QRectF(-side / 2, -length / 2, side, side * coming)
        old = QRectF(-side / 2, new.bottom(), side, side * going)
        body, new, old = (_from_side(rect, turn.side) for rect in (body, new, old))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.dice.body)
        radius = _BODY_RADIUS * self._unit * pose.size
        # The lower edge of the body stays below on the screen however the die is turned.
        painter.save()
        painter.translate(0, _EDGE * self._unit)
        painter.rotate(pose.tilt)
        painter.drawRoundedRect(body, radius, radius)
        painter.restore()
        painter.rotate(pose.tilt)
        painter.drawRoundedRect(body, radius, radius)
        for face, rect, towards in ((pose.face, old, going), (turn.next_face, new, coming)):
            pixmap = self._art.face(face, self._size * _LARGEST, self._ratio)
            painter.setOpacity(pose.opacity * (_SHADE[0] + _SHADE[1] * towards))
            painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))

    def _paint_shadow(self, painter: QPainter, pose: Pose) -> None:
        shadow = self._art.shadow(self._size, self._ratio, self._theme.die_shadow)
        half = shadow.deviceIndependentSize().width() / 2
        low, high = _SHADOW_OPACITY
        painter.setOpacity(pose.opacity * (low + (high - low) * pose.height))
        drop = (_SHADOW_DROP[0] + _SHADOW_DROP[1] * pose.height) * self._unit
        painter.drawPixmap(pose.centre + QPointF(-half, drop - half), shadow)
        painter.setOpacity(pose.opacity)


def _corner(pixmap: QPixmap) -> QPointF:
    """Where the top left corner of a pixmap goes whose centre is at the origin."""
    half = pixmap.deviceIndependentSize().width() / 2
    return QPointF(-half, -half)


def _from_side(rect: QRectF, side: int) -> QRectF:
    """Turn a rectangle about the origin by quarter turns, so that its top is at `side`."""
    match side % 4:
        case 0:
            return rect
        case 1:
            return QRectF(-rect.bottom(), rect.left(), rect.height(), rect.width())
        case 2:
            return QRectF(-rect.right(), -rect.bottom(), rect.width(), rect.height())
        case _:
            return QRectF(rect.top(), -rect.right(), rect.height(), rect.width())
