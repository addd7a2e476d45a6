"""A picture that grows into place once: bars from zero, lines from left to right."""

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from yacht_desktop.ui.theme import Look


class Growth(QObject):
    """How much of a picture is there, 0 to 1; all of it unless it is just growing.

    Signals:
        grew: there is more than before.
    """

    grew = Signal()

    def __init__(self, look: Look, milliseconds: int, curve: QEasingCurve.Type, parent: QObject) -> None:
        """Start with everything there."""
        super().__init__(parent)
        self._look = look
        self._milliseconds = milliseconds
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setEasingCurve(curve)
        self._motion.valueChanged.connect(self.grew)

    @property
    def part(self) -> float:
        """How much is there."""
        if self._motion.state() == QVariantAnimation.State.Running:
            return float(self._motion.currentValue())
        return 1.0

    def start(self) -> None:
        """Grow from nothing; without motion everything is there at once."""
        self._motion.stop()
        duration = self._look.duration(self._milliseconds)
        if duration > 0 and not self._look.reduced_motion:
            self._motion.setDuration(duration)
            self._motion.start()
        self.grew.emit()

    def finish(self) -> None:
        """Show everything at once."""
        self._motion.stop()
        self.grew.emit()
