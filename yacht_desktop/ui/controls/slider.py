"""A slider: how much of something, told by the place of its knob and in words beside it."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSlider, QWidget

from yacht_desktop.ui.focus_ring import Ringed
from yacht_desktop.ui.mirroring import Painter, runs_to_the_right
from yacht_desktop.ui.shade import paint_outline, rounded
from yacht_desktop.ui.theme import RADIUS_BUTTON, Look

_WIDTH: Final = 160
_HEIGHT: Final = 32
_KNOB: Final = 22
_GROOVE: Final = 6
_OUTLINE: Final = 1.5
_STEPS_OF_A_PAGE: Final = 4


class Slider(Ringed, QSlider):
    """Values in equal steps from left to right, or from right to left where people read so.

    A click puts the knob where it is, and it can be drawn on from there; the wheel scrolls what is around.
    """

    tried = Signal()
    """Somebody has come to a value: let go of the knob, or pressed a key."""

    def __init__(self, look: Look, most: int, step: int, parent: QWidget | None = None) -> None:
        """Make a slider from 0 to `most`, at 0."""
        super().__init__(Qt.Orientation.Horizontal, parent)
        runs_to_the_right(self)
        self._look = look
        self._step = step
        self.setRange(0, most)
        self.setSingleStep(step)
        self.setPageStep(step * _STEPS_OF_A_PAGE)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.add_ring(look, RADIUS_BUTTON)
        look.changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """The room it needs; never too low to hit."""
        return QSize(round(self._look.px(_WIDTH)), round(self._look.px(_HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Bring the knob to the pointer."""
        event.accept()
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._value_at(event.position().x()))

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let the knob follow the pointer."""
        event.accept()
        if self.isSliderDown():
            self.setValue(self._value_at(event.position().x()))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the knob."""
        event.accept()
        if self.isSliderDown() and event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(False)
            self.tried.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move by a step, by four, or to an end; other keys are for what is around."""
        before = self.value()
        super().keyPressEvent(event)
        if self.value() != before:
            self.tried.emit()

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what scrolls."""
        event.ignore()

    def _value_at(self, x: float) -> int:
        """Return the value nearest to a place."""
        knob = self._look.px(_KNOB)
        share = (x - knob / 2) / max(1.0, self.width() - knob)
        if self._is_mirrored:
            share = 1 - share
        steps = round(share * self.maximum() / self._step)
        return min(self.maximum(), max(0, steps * self._step))

    @property
    def _is_mirrored(self) -> bool:
        return self.layoutDirection() is Qt.LayoutDirection.RightToLeft

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the groove, the part of it that is taken, and the knob."""
        look, theme, px = self._look, self._look.theme, self._look.px
        knob, groove = px(_KNOB), px(_GROOVE)
        share = self.value() / max(1, self.maximum())
        middle = self.height() / 2
        x = knob / 2 + (self.width() - knob) * (1 - share if self._is_mirrored else share)
        whole = QRectF(0, middle - groove / 2, self.width(), groove)
        taken = QRectF(whole)
        (taken.setLeft if self._is_mirrored else taken.setRight)(x)
        enabled = self.isEnabled()
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(rounded(whole, groove / 2), theme.track)
            paint_outline(painter, whole, groove / 2, 1, theme.btnline if enabled else theme.line)
            painter.fillPath(rounded(taken, groove / 2), theme.navy if enabled else theme.line)
            line = theme.btnline_hover if self.underMouse() and enabled else theme.btnline
            area = QRectF(0, 0, knob, knob)
            area.moveCenter(QPointF(x, middle))
            painter.fillPath(rounded(area, knob / 2), theme.col if self.isSliderDown() else theme.btn)
            paint_outline(painter, area, knob / 2, look.px(_OUTLINE), line if enabled else theme.line)
