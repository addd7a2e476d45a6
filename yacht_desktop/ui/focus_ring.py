"""The ring around a control that has the keyboard's focus, drawn outside it."""

from typing_extensions import override

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.keyboard_focus import ring_shows
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.part_of_control import PartOfControl
from yacht_desktop.ui.shade import paint_outline
from yacht_desktop.ui.theme import RING_GAP, RING_WIDTH, Look

_FOLLOWED = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.ParentChange})
_CHECKED = frozenset({QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.EnabledChange})


class FocusRing(QWidget):
    """Follows one control, or the group around it, and shows while the keyboard's focus is there.

    It lies in the parent of what it goes round, because a widget cannot paint outside itself. It
    stays there, hidden, until its control goes: going back to the control while both are being
    deleted with their window has crashed the program.

    Both hand it their events. It filters none: a filter would also hear what Qt tells a widget while
    it is being destroyed, and PySide would make a wrapper for what is going.
    """

    def __init__(self, look: Look, control: QWidget, radius: float, *, around: QWidget | None = None) -> None:
        """Ring `control`, or `around` whenever `control` has the focus; `radius` is that of its corners."""
        super().__init__(control)
        self.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._look = look
        self._control = control
        self._around = around or control
        self._radius = radius
        self._wanted = False
        # In the parent it would outlive its control.
        control.destroyed.connect(self.deleteLater)
        look.changed.connect(self._follow)

    def note(self, watched: QWidget, event: QEvent) -> None:
        """Follow the focus as it comes and goes, and what is ringed as it moves."""
        kind = event.type()
        if watched is self._control and isinstance(event, QFocusEvent):
            if kind == QEvent.Type.FocusIn:
                self._wanted = ring_shows(event.reason(), before=self._wanted)
            self._update_shown(has_focus=kind == QEvent.Type.FocusIn)
        elif kind in _CHECKED:
            self._update_shown(has_focus=self._control.hasFocus())
        elif kind in _FOLLOWED and watched is self._around:
            self._follow()

    def _update_shown(self, *, has_focus: bool) -> None:
        area = self._around.parentWidget()
        if has_focus and self._wanted and area is not None and self._around.isVisible():
            if self.parentWidget() is not area:
                self.setParent(area)
            self._follow()
            self.show()
            self.raise_()
        else:
            self.hide()

    def _follow(self) -> None:
        reach = round(self._look.px(RING_GAP + RING_WIDTH))
        if self.parentWidget() is self._around.parentWidget():
            self.setGeometry(self._around.geometry().adjusted(-reach, -reach, reach, reach))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring and nothing else."""
        reach = self._look.px(RING_GAP + RING_WIDTH)
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_outline(
                painter,
                QRectF(self.rect()),
                self._look.px(self._radius) + reach,
                self._look.px(RING_WIDTH),
                self._look.theme.focus,
            )


class Ringed(PartOfControl):
    """A control with a ring; stands before Qt's own class among the bases."""

    ring: FocusRing | None = None

    def add_ring(self, look: Look, radius: float, *, around: QWidget | None = None) -> None:
        """Ring this control, or what is around it; see `FocusRing`."""
        self.ring = FocusRing(look, self, radius, around=around)

    @override
    def event(self, event: QEvent) -> bool:
        """Let the ring see what happens."""
        if self.ring is not None:
            self.ring.note(self, event)
        return super().event(event)
