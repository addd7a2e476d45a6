"""The brass line around the tray, lit up for a Yacht."""

from math import pi, sin
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QRect, QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QRegion

from yacht_desktop.ui.theme import CELEBRATE_MS, Look
from yacht_desktop.ui.tray_art import hairline

_BAND: Final = 14
# Width and opacity of the strokes.
_STROKES: Final = ((6.0, 0.16), (3.5, 0.3), (1.4, 1.0))


class Glow(QObject):
    """Brightens and fades once, or stays bright where motion is unwelcome."""

    changed = Signal()

    def __init__(self, look: Look, parent: QObject) -> None:
        """Start dark."""
        super().__init__(parent)
        self._look = look
        self._lit = 0.0
        self._clock = QVariantAnimation(self)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._follow)

    @property
    def lit(self) -> float:
        """How bright the line is now, 0 to 1."""
        return self._lit

    def light_up(self, factor: float) -> None:
        """Brighten and fade; `factor` makes it slower above 1, and at 0 it just stays bright."""
        self._clock.stop()
        duration = round(self._look.duration(CELEBRATE_MS) * factor)
        if self._look.reduced_motion or duration == 0:
            self._lit = 1.0
            self.changed.emit()
        else:
            self._clock.setDuration(duration)
            self._clock.start()

    def put_out(self) -> None:
        """Be dark at once."""
        self._clock.stop()
        if self._lit > 0:
            self._lit = 0.0
            self.changed.emit()

    def region(self, tray: QRect) -> QRegion:
        """Where the light falls."""
        band = round(self._look.px(_BAND))
        return QRegion(tray).subtracted(QRegion(tray.adjusted(band, band, -band, -band)))

    def paint(self, painter: QPainter, tray: QRect) -> None:
        """Paint the light over the line of the tray."""
        if self._lit <= 0:
            return
        line = hairline(QRectF(tray), self._look)
        # Without light and shade there is only the line itself.
        for width, strength in _STROKES[-1:] if self._look.theme.flat else _STROKES:
            colour = QColor(self._look.theme.hairline_lit)
            colour.setAlphaF(self._lit * strength)
            painter.strokePath(line, QPen(colour, self._look.px(width)))

    def _follow(self, part: float) -> None:
        self._lit = sin(pi * part)
        self.changed.emit()
