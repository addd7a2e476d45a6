"""The layout on its way: the coach's panel slides in and out, and the table makes room."""

from PySide6.QtCore import QEasingCurve, QObject, QRect, QVariantAnimation, Signal

from yacht_desktop.ui.scaling import MainGeometry
from yacht_desktop.ui.theme import DOCK_MS, Look


class LayoutSlide(QObject):
    """Brings a layout from one form to another; nothing runs while nothing slides.

    Signals:
        moved: the layout is another, with the MainGeometry to take now.
        arrived: the slide is over.
    """

    moved = Signal(object)
    arrived = Signal()

    def __init__(self, look: Look, parent: QObject) -> None:
        """Start without a layout."""
        super().__init__(parent)
        self._look = look
        self._before: MainGeometry | None = None
        self._after: MainGeometry | None = None
        self._motion = QVariantAnimation(self)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._on_moved)
        self._motion.finished.connect(self.arrived)

    @property
    def is_moving(self) -> bool:
        """Whether the layout is on its way."""
        return self._motion.state() == QVariantAnimation.State.Running

    def start(self, before: MainGeometry, after: MainGeometry) -> bool:
        """Set out from one layout to another; return whether there is any way to see."""
        self._motion.stop()
        duration = self._look.duration(DOCK_MS)
        if duration <= 0 or self._look.reduced_motion:
            return False
        self._before, self._after = before, after
        self._motion.setDuration(duration)
        self._motion.start()
        return True

    def stop(self) -> None:
        """Stay where the layout is; `arrived` does not follow."""
        self._motion.stop()

    def _on_moved(self, part: float) -> None:
        if self._before is not None and self._after is not None:
            self.moved.emit(between(self._before, self._after, float(part)))


def between(before: MainGeometry, after: MainGeometry, part: float) -> MainGeometry:
    """Return a layout a part of the way, 0 to 1, from one to another of the same window.

    Beside a drawer the table takes its new form at once, and the drawer alone slides.
    """
    panel = _sliding_panel(before.coach, after.coach, part)
    if before.one_column or after.one_column:
        return after._replace(coach=panel)
    name = _mixed(before.name_width, after.name_width, part)
    player = _mixed(before.player_width, after.player_width, part)
    players = (after.scorecard.width() - after.name_width) // after.player_width
    card = _moved(before.scorecard, after.scorecard, part)
    card.setWidth(name + players * player)
    return after._replace(
        heading=_moved(before.heading, after.heading, part),
        tray=_moved(before.tray, after.tray, part),
        roll=_moved(before.roll, after.roll, part),
        scorecard=card,
        name_width=name,
        player_width=player,
        coach=panel,
    )


def _sliding_panel(before: QRect, after: QRect, part: float) -> QRect:
    """Return where the panel is: it comes from beyond the right edge and goes there."""
    if before.isNull() and after.isNull():
        return QRect()
    start = before if not before.isNull() else after.translated(after.width(), 0)
    end = after if not after.isNull() else before.translated(before.width(), 0)
    return _moved(start, end, part)


def _mixed(first: int, second: int, part: float) -> int:
    return round(first + (second - first) * part)


def _moved(first: QRect, second: QRect, part: float) -> QRect:
    return QRect(
        _mixed(first.x(), second.x(), part),
        _mixed(first.y(), second.y(), part),
        _mixed(first.width(), second.width(), part),
        _mixed(first.height(), second.height(), part),
    )
