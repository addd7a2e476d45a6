"""A game that is seen again by itself: a step after the other, until somebody does something."""

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from yacht_desktop.ui.review_body import ReviewBody
from yacht_desktop.ui.review_steps import Going
from yacht_desktop.ui.theme import REPLAY_MS


class Replaying(QObject):
    """Steps through what a review shows.

    Signals:
        changed: it has begun or stopped.
    """

    changed = Signal()

    def __init__(self, body: ReviewBody, parent: QObject) -> None:
        """Stand still."""
        super().__init__(parent)
        self._body = body
        self._steps = False
        self._timer = QTimer(self)
        self._timer.setInterval(REPLAY_MS)
        self._timer.timeout.connect(self._go_on)
        body.stepped.connect(self._follow_step)

    @property
    def is_on(self) -> bool:
        """Whether it goes on by itself."""
        return self._timer.isActive()

    @Slot()
    def toggle(self) -> None:
        """Go on from the step looked at, from the first one after the last; or stop."""
        if self.is_on:
            self.stop()
            return
        if not self._body.can_go_on:
            self._go(Going.FIRST)
        if self._body.can_go_on:
            self._timer.start()
            self.changed.emit()

    def restart(self) -> None:
        """Begin with the first step."""
        self.stop()
        self._go(Going.FIRST)
        self.toggle()

    @Slot()
    def stop(self) -> None:
        """Stay at the step looked at."""
        if self.is_on:
            self._timer.stop()
            self.changed.emit()

    def _go_on(self) -> None:
        self._go(Going.NEXT)
        if not self._body.can_go_on:
            self.stop()

    def _go(self, where: Going) -> None:
        self._steps = True
        self._body.go(where)
        self._steps = False

    def _follow_step(self) -> None:
        """Stop where somebody else went to another step."""
        if not self._steps:
            self.stop()
