"""The mouse over the scorecard: a whole row is one target, its name included."""

from collections.abc import Callable

from typing_extensions import override

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget


class RowPointer(QObject):
    """Watches widgets that show the same rows side by side.

    The second press of a double click is none: it must not answer the question that the first
    click has raised.

    Signals:
        changed: the row pointed at or pressed is another.
        clicked: a row was pressed and released.

    Attributes:
        hovered: the row pointed at, -1 for none.
        pressed: the row pressed, while the pointer is over it; -1 for none.
    """

    changed = Signal()
    clicked = Signal(int)

    def __init__(self, row_at: Callable[[QPoint], int], sheet: QWidget) -> None:
        """Point at nothing; `row_at` finds the row at a point of the sheet, -1 for none."""
        super().__init__(sheet)
        self._sheet = sheet
        self._row_at = row_at
        self._armed = -1
        self.hovered = -1
        self.pressed = -1

    def watch(self, widget: QWidget) -> None:
        """Watch a widget on the sheet that shows rows."""
        widget.setMouseTracking(True)
        _Ear(self, widget)

    def release(self) -> None:
        """Forget a press that has not been released yet."""
        self._armed = -1
        self._point(self.hovered)

    def follow(self, widget: QWidget, event: QEvent) -> bool:
        """Follow the mouse over a widget; return whether the event was its doing, which then goes no further."""
        kind = event.type()
        if kind is QEvent.Type.Leave:
            self._point(-1)
            return False
        if not isinstance(event, QMouseEvent):
            return False
        row = self._row_at(widget.mapTo(self._sheet, event.position().toPoint()))
        left = event.button() is Qt.MouseButton.LeftButton
        if kind is QEvent.Type.MouseButtonPress and left:
            self._armed = row
        elif kind is QEvent.Type.MouseButtonRelease and left:
            self._let_go(row)
        self._point(row)
        event.accept()
        return True

    def _let_go(self, row: int) -> None:
        armed, self._armed = self._armed, -1
        self._point(row)
        if armed >= 0 and armed == row:
            self.clicked.emit(row)

    def _point(self, row: int) -> None:
        pressed = row if row == self._armed else -1
        if (row, pressed) != (self.hovered, self.pressed):
            self.hovered, self.pressed = row, pressed
            self.changed.emit()


class _Ear(QObject):
    """Hears the events of one widget, and goes with it: no Python may hear of a widget being destroyed."""

    def __init__(self, pointer: RowPointer, widget: QWidget) -> None:
        super().__init__(widget)
        self._pointer = pointer
        self._widget = widget
        widget.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return self._pointer.follow(self._widget, event)
