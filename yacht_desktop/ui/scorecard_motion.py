"""What moves on the scorecard: the marked column, the number written last, the totals."""

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from yacht_desktop.ui.theme import COUNT_UP_MS, SCORE_MS, TURN_MS, Look

_MOST_STEPS: Final = 12


class Moving(Enum):
    """What moves; ALL where several things are in another place at once."""

    COLUMN = auto()
    INK = auto()
    TOTALS = auto()
    ALL = auto()


class ScorecardMotion(QObject):
    """Where the moving things are just now; nothing runs while nothing moves.

    Signals:
        moved: something is elsewhere than before, with what it is.

    Attributes:
        column: the marked column, a fraction on its way to the next; -1 for none.
        inked: row and column of the number that darkens, None for none.
        ink: how dark that number is, 0 as a possible score to 1 as a written one.
    """

    moved = Signal(object)

    def __init__(self, look: Look, parent: QObject) -> None:
        """Start with nothing marked and no totals."""
        super().__init__(parent)
        self._look = look
        self._speed = 1.0
        self._from: tuple[int, ...] = ()
        self._to: tuple[int, ...] = ()
        self._shown: tuple[int, ...] = ()
        self.column = -1.0
        self.inked: tuple[int, int] | None = None
        self.ink = 1.0
        self._turn = self._animation(QEasingCurve.Type.InOutCubic)
        self._turn.valueChanged.connect(self._on_turn)
        self._writing = self._animation(QEasingCurve.Type.OutQuad)
        self._writing.valueChanged.connect(self._on_ink)
        self._writing.finished.connect(self._on_written)
        self._counting = self._animation(QEasingCurve.Type.OutQuad)
        self._counting.valueChanged.connect(self._on_count)

    def set_speed(self, factor: float) -> None:
        """Multiply every duration by `factor` besides the look's own; 0 for none."""
        self._speed = factor

    def total(self, column: int) -> int:
        """Return the total to show for a player."""
        return self._shown[column]

    @property
    def is_moving(self) -> bool:
        """Whether anything moves."""
        running = QVariantAnimation.State.Running
        return any(motion.state() == running for motion in (self._turn, self._writing, self._counting))

    def jump(self, column: int, totals: tuple[int, ...]) -> None:
        """Show a column and totals as they are, without motion."""
        for motion in (self._turn, self._writing, self._counting):
            motion.stop()
        self.column, self._from, self._to, self._shown = float(column), totals, totals, totals
        self.inked, self.ink = None, 1.0
        self.moved.emit(Moving.ALL)

    def mark(self, column: int) -> None:
        """Let the mark slide to a column; from or to none it jumps."""
        self._turn.stop()
        if self.column < 0 or column < 0 or not self._start(self._turn, TURN_MS, self.column, float(column)):
            self.column = float(column)
            self.moved.emit(Moving.COLUMN)

    def write(self, row: int, column: int) -> None:
        """Let the number in a cell darken from a possible score to a written one."""
        self._writing.stop()
        self.inked, self.ink = (row, column), 0.0
        if not self._start(self._writing, SCORE_MS, 0.0, 1.0):
            self._on_written()

    def count(self, totals: tuple[int, ...]) -> None:
        """Let the totals count to new values, in whole numbers and few steps."""
        if totals == self._to:
            return
        self._counting.stop()
        self._from, self._to = self._shown, totals
        if not self._start(self._counting, COUNT_UP_MS, 0.0, 1.0):
            self._shown = totals
            self.moved.emit(Moving.TOTALS)

    def finish(self) -> None:
        """Bring everything to where it is going."""
        if self.is_moving:
            target = self._turn.endValue() if self._turn.state() == QVariantAnimation.State.Running else self.column
            self.jump(round(float(target)), self._to)

    def _animation(self, curve: QEasingCurve.Type) -> QVariantAnimation:
        motion = QVariantAnimation(self)
        motion.setEasingCurve(curve)
        return motion

    def _start(self, motion: QVariantAnimation, milliseconds: int, start: float, end: float) -> bool:
        """Start a motion; return whether there is any to see."""
        duration = round(self._look.duration(milliseconds) * self._speed)
        if self._look.reduced_motion or duration <= 0:
            return False
        motion.setDuration(duration)
        motion.setStartValue(start)
        motion.setEndValue(end)
        motion.start()
        return True

    def _on_turn(self, value: float) -> None:
        self.column = float(value)
        self.moved.emit(Moving.COLUMN)

    def _on_ink(self, value: float) -> None:
        self.ink = float(value)
        self.moved.emit(Moving.INK)

    def _on_written(self) -> None:
        self.ink = 1.0
        self.moved.emit(Moving.INK)
        self.inked = None

    def _on_count(self, value: float) -> None:
        shown = tuple(_between(a, b, float(value)) for a, b in zip(self._from, self._to, strict=True))
        if shown != self._shown:
            self._shown = shown
            self.moved.emit(Moving.TOTALS)


def _between(start: int, end: int, part: float) -> int:
    """Return a whole number on the way, in at most twelve steps."""
    steps = min(_MOST_STEPS, abs(end - start))
    if not steps:
        return end
    return start + round((end - start) * int(part * steps) / steps)
