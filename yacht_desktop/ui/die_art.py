"""The dice's pictures, rendered once for each set, face, state, size, tilt and pixel ratio."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRadialGradient

from yacht_desktop.ui.die_drawing import VIEW, DieState, draw_die
from yacht_desktop.ui.palette import LIGHT, Theme
from yacht_desktop.ui.tray_layout import FACE

# Side of a picture by that of the face: the shadow reaches further when lifted or tilted.
_CANVAS: Final = 1.3
_CANVAS_WIDE: Final = 1.5
_FACE_RADIUS: Final = 17
_CACHE_SIZE: Final = 200
_SHADOW_SPREAD: Final = 1.5


# Where the centre of a die's place is in its drawing, y on the view of its drawing: a hovered die is drawn
# lifted, the face of a held or dimmed one lies in the middle.
_ANCHOR: Final = {DieState.NORMAL: 46, DieState.HOVER: 46, DieState.HELD: 44, DieState.DIMMED: 48}


class DieArt:
    """Renders and keeps the pictures of dice; one for each tray."""

    def __init__(self, theme: Theme = LIGHT) -> None:
        """Start with nothing rendered."""
        self._dice, self._shadow = theme.dice, theme.die_drop
        self._pixmaps: dict[tuple[object, ...], QPixmap] = {}

    def use(self, theme: Theme) -> None:
        """Show the set of dice of a theme from now on."""
        self._dice, self._shadow = theme.dice, theme.die_drop

    def die(self, face: int, state: DieState, size: float, ratio: float, tilt: float = 0.0) -> QPixmap:
        """A die with its shadow; the centre of its place is the centre of the pixmap.

        `size` is the side of its face in logical px, `tilt` is in degrees clockwise.
        """
        key = ("die", self._dice.key, face, state, size, ratio, round(tilt, 2))
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            wide = tilt != 0 or state is DieState.HOVER
            pixmap = self._blank(size * (_CANVAS_WIDE if wide else _CANVAS), ratio)
            with QPainter(pixmap) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                side = pixmap.width() / ratio
                painter.translate(side / 2, side / 2)
                painter.rotate(tilt)
                self._render(painter, face, state, size / FACE)
            self._keep(key, pixmap)
        return pixmap

    def face(self, face: int, size: float, ratio: float) -> QPixmap:
        """A die's face alone, cut out along its rounded corners; it fills the pixmap."""
        key = ("face", self._dice.key, face, size, ratio)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = self._blank(size, ratio)
            scale = size / FACE
            with QPainter(pixmap) as painter:
                painter.translate(size / 2, size / 2)
                self._render(painter, face, DieState.NORMAL, scale)
                painter.resetTransform()
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
                painter.drawPixmap(QPointF(0, 0), self._mask(size, ratio))
            self._keep(key, pixmap)
        return pixmap

    def shadow(self, size: float, ratio: float, colour: QColor) -> QPixmap:
        """The soft round shadow below a die in the air, half as wide again as the die."""
        key = ("shadow", size, ratio, colour.rgba())
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            side = size * _SHADOW_SPREAD
            pixmap = self._blank(side, ratio)
            gradient = QRadialGradient(QPointF(side / 2, side / 2), side / 2)
            clear = QColor(colour)
            clear.setAlpha(0)
            half = QColor(colour)
            half.setAlphaF(colour.alphaF() * 0.7)
            gradient.setColorAt(0, colour)
            gradient.setColorAt(0.5, half)
            gradient.setColorAt(1, clear)
            with QPainter(pixmap) as painter:
                painter.fillRect(QRectF(0, 0, side, side), gradient)
            self._keep(key, pixmap)
        return pixmap

    @staticmethod
    def _mask(size: float, ratio: float) -> QPixmap:
        """The shape of a face, filled; the colour does not matter."""
        mask = DieArt._blank(size, ratio)
        radius = _FACE_RADIUS * size / FACE
        with QPainter(mask) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(LIGHT.ink)
            painter.drawRoundedRect(QRectF(0, 0, size, size), radius, radius)
        return mask

    @staticmethod
    def _blank(side: float, ratio: float) -> QPixmap:
        """A clear square pixmap of an even number of device px, so that its centre is a corner of four."""
        pixels = 2 * round(side * ratio / 2)
        pixmap = QPixmap(QSize(pixels, pixels))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap

    def _keep(self, key: tuple[object, ...], pixmap: QPixmap) -> None:
        # While a window is being resized every size is new: start over rather than grow.
        if len(self._pixmaps) >= _CACHE_SIZE:
            self._pixmaps.clear()
        self._pixmaps[key] = pixmap

    def _render(self, painter: QPainter, face: int, state: DieState, scale: float) -> None:
        painter.save()
        painter.scale(scale, scale)
        painter.translate(-VIEW / 2, -_ANCHOR[state])
        draw_die(painter, face, state, self._dice, self._shadow)
        painter.restore()
