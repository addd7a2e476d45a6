"""A die that can be clicked: a real checkable button whose picture the tray paints."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QEasingCurve, QEvent, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from yacht_desktop.ui.click_guard import Pressable
from yacht_desktop.ui.die_motion import Motion, Pose
from yacht_desktop.ui.die_paint import DieLook
from yacht_desktop.ui.keyboard_focus import ring_shows
from yacht_desktop.ui.theme import LIFT_MS, Look

_PASSED_ON: Final = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down})
_BY_KEYBOARD: Final = frozenset({Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason})


class DieButton(Pressable, QAbstractButton):
    """One die on the tray.

    The button is the square one can click; checked means held. It never checks itself: the game
    decides, and the tray shows what it decided. While the die moves its picture is on the way, but
    the button is already where the die will lie.
    """

    picture_changed = Signal(int)
    """What the tray paints for the die at this position, counted from 0, is no longer right."""
    came_to_rest = Signal()
    chosen = Signal(int)
    """The die at this position was clicked, by mouse, key or screen reader."""
    reached = Signal(int)
    """The keyboard came to the die at this position."""

    def __init__(self, look: Look, number: int, parent: QWidget) -> None:
        """Make die `number`, counted from 1; it is hidden until it has a face."""
        super().__init__(parent)
        self.setObjectName(f"die{number}")
        self.setCheckable(True)
        # A click must not take the focus: Space goes on rolling.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()
        self._look = look
        self._position = number - 1
        self._held = False
        self._rest: Pose | None = None
        self._motion: Motion | None = None
        self._ring = False
        self._dimmed = False
        self._hinted = False
        self._raised = 0.0
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._say_changed)
        self._clock.finished.connect(self._arrive)
        self._lift = QVariantAnimation(self)
        self._lift.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._lift.setStartValue(0.0)
        self._lift.setEndValue(1.0)
        self._lift.valueChanged.connect(self._raise)
        # Not a button group: it would make all dice together one stop for Tab.
        self.clicked.connect(self._say_chosen)
        self.toggled.connect(self._refuse_check)
        self.pressed.connect(self._say_changed)
        self.released.connect(self._say_changed)

    @property
    def face(self) -> int | None:
        """The face that is up, or None while the die is not on the tray."""
        return None if self._rest is None else self._rest.face

    @property
    def held(self) -> bool:
        """Whether the die is kept for the next roll."""
        return self._held

    @property
    def rest(self) -> Pose | None:
        """The pose the die has, or will have once it has stopped."""
        return self._rest

    @property
    def moves(self) -> bool:
        """Whether the die is on its way."""
        return self._motion is not None

    def set_spoken(self, name: str) -> None:
        """Set what a screen reader says, such as "Die 2, five, held"."""
        self.setAccessibleName(name)

    def set_dimmed(self, dimmed: bool) -> None:  # noqa: FBT001 - the name says it
        """Show the die flat and grey, or as it is."""
        if dimmed != self._dimmed:
            self._dimmed = dimmed
            self._say_changed()

    def set_hinted(self, hinted: bool) -> None:  # noqa: FBT001 - the name says it
        """Mark the die as one that the coach advises to keep, or not."""
        if hinted != self._hinted:
            self._hinted = hinted
            self._say_changed()

    def lie(self, pose: Pose | None, *, awaited: bool = False) -> None:
        """Put the die to rest at once; None takes it off the tray, but for the button of one that is awaited there."""
        self._clock.stop()
        self._motion = None
        self._rest = pose
        self._held = pose is not None and pose.held > 0
        self.setChecked(self._held)
        self.setVisible(pose is not None or awaited)
        self._say_changed()

    def move_along(self, motion: Motion, factor: float) -> None:
        """Start to move; `lie` must have said where it ends. `factor` makes it slower above 1."""
        self._motion = motion
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(float(motion.duration))
        self._clock.setDuration(max(1, round(motion.duration * factor)))
        self._clock.start()

    def finish(self) -> None:
        """End the motion at once; nothing happens if there is none."""
        if self._motion is not None:
            self._clock.stop()
            self._arrive()

    def poses(self) -> tuple[Pose, ...]:
        """What to paint now: nothing, one pose, or two that fade into each other."""
        if self._motion is not None:
            elapsed = self._clock.currentValue()
            return self._motion.poses(float(elapsed) if elapsed is not None else 0.0)
        return () if self._rest is None else (self._rest,)

    def look_now(self) -> DieLook:
        """How the state of the button shows on its die."""
        hovered = self.isEnabled() and self.underMouse() and not self.moves
        return DieLook(
            lift=self._raised,
            hovered=hovered,
            pressed=self.isDown(),
            ring=self._ring and self.hasFocus(),
            dimmed=self._dimmed,
            hinted=self._hinted,
            moving=self.moves,
        )

    def _say_changed(self) -> None:
        self.picture_changed.emit(self._position)

    def _say_chosen(self) -> None:
        self.chosen.emit(self._position)

    def _refuse_check(self, checked: bool) -> None:  # noqa: FBT001 - as Qt gives it
        """Take a check by assistive technology as a click, which it would otherwise do without."""
        if checked != self._held:
            self.setChecked(self._held)
            self._say_chosen()

    def _raise(self, height: float) -> None:
        self._raised = height
        self._say_changed()

    def _arrive(self) -> None:
        self._motion = None
        self._say_changed()
        self.came_to_rest.emit()

    @override
    def nextCheckState(self) -> None:
        """Do nothing: whether a die is held is for the game to say."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: a die's shadow and tilt reach over its square, so the tray paints it."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Up and Down to the scorecard; Left and Right go from die to die."""
        if event.key() in _PASSED_ON:
            event.ignore()
        else:
            super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring when the focus came by the keyboard."""
        self._ring = ring_shows(event.reason(), before=self._ring)
        super().focusInEvent(event)
        self._say_changed()
        if event.reason() in _BY_KEYBOARD:
            self.reached.emit(self._position)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self._say_changed()

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        """Lift the die a little, or only rim it where motion is unwelcome."""
        super().enterEvent(event)
        duration = self._look.duration(LIFT_MS)
        self._lift.stop()
        if self._look.reduced_motion:
            self._raise(0.0)
        elif duration == 0:
            self._raise(1.0)
        else:
            self._lift.setDuration(duration)
            self._lift.start()

    @override
    def leaveEvent(self, event: QEvent) -> None:
        """Let the die down."""
        super().leaveEvent(event)
        self._lift.stop()
        self._say_changed()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow being enabled and disabled."""
        super().changeEvent(event)
        self._say_changed()
