"""A switch: on or off, told by place, tick and word as well as by colour."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QWidget

from yacht_desktop.ui.focus_ring import Ringed
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.shade import paint_outline, rounded
from yacht_desktop.ui.text_fit import text_width
from yacht_desktop.ui.theme import FontRole, Look

_WIDTH: Final = 46
_HEIGHT: Final = 26
_TARGET: Final = 32
_KNOB_INSET: Final = 3
_GAP: Final = 12
_OUTLINE: Final = 1.5
_TICK: Final = ((7.5, 13.2), (11.0, 16.6), (17.0, 9.6))
_TICK_LINE: Final = 2.0
_DISABLED: Final = 0.5


class Switch(Ringed, QCheckBox):
    """A check box that looks like a switch; its text stands to the right."""

    def __init__(self, look: Look, text: str = "", parent: QWidget | None = None) -> None:
        """Make a switch that is off."""
        super().__init__(text, parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.add_ring(look, _HEIGHT / 2)
        look.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.setFont(self._look.font(FontRole.BODY))
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """The room that switch and text need; never too low to hit."""
        px = self._look.px
        words = px(_GAP) + text_width(self.font(), self.text()) + 1 if self.text() else 0
        height = max(px(_TARGET), self._look.line_height(FontRole.BODY))
        return QSize(round(px(_WIDTH) + words), round(height))

    @override
    def minimumSizeHint(self) -> QSize:
        """The same: nothing is ever cut."""
        return self.sizeHint()

    @override
    def hitButton(self, pos: QPoint) -> bool:
        """Switch and text are one target."""
        return self.rect().contains(pos)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the track, the knob, the tick when on, and the text."""
        look, theme, px = self._look, self._look.theme, self._look.px
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not self.isEnabled():
                painter.setOpacity(_DISABLED)
            track = QRectF(0, round((self.height() - px(_HEIGHT)) / 2), px(_WIDTH), px(_HEIGHT))
            radius = track.height() / 2
            knob = radius - px(_KNOB_INSET)
            if self.isChecked():
                painter.fillPath(rounded(track, radius), theme.navy)
                self._paint_tick(painter, track)
                self._paint_knob(painter, QPointF(track.right() - radius, track.center().y()), knob)
            else:
                line = theme.btnline_hover if self.underMouse() and self.isEnabled() else theme.btnline
                painter.fillPath(rounded(track, radius), theme.btn)
                paint_outline(painter, track, radius, px(_OUTLINE), line)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(line)
                painter.drawEllipse(QPointF(track.left() + radius, track.center().y()), knob - 1, knob - 1)
            painter.setFont(self.font())
            painter.setPen(theme.ink)
            words = QRectF(track.right() + look.px(_GAP), 0, self.width(), self.height())
            painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.text())

    def _paint_knob(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.theme.on_navy)
        painter.drawEllipse(centre, radius, radius)

    def _paint_tick(self, painter: QPainter, track: QRectF) -> None:
        pen = QPen(self._look.theme.on_navy, self._look.px(_TICK_LINE))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline([track.topLeft() + QPointF(x, y) * self._look.scale for x, y in _TICK])
