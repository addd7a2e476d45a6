"""Painting and placing by hand where the interface runs from right to left.

Whatever paints itself is written as for left to right. Where its widget runs the other way, all
of it is painted as in a mirror, and only words and icons are turned round again. What stands in an
order of its own, such as dice, cards of scores and charts, is told to run from left to right always.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from typing_extensions import override

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QWidget

_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_SIDES: Final = _LEFT | _RIGHT
_POINT_AND_TEXT: Final = 2


class Painter(QPainter):
    """Paints on a widget, as in a mirror where that runs from right to left."""

    def __init__(self, widget: QWidget) -> None:
        """Begin to paint."""
        super().__init__(widget)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._mirrored = widget.isRightToLeft()
        if self._mirrored:
            self.translate(widget.width(), 0)
            self.scale(-1, 1)

    @override
    def drawText(self, *what: Any) -> Any:
        """Paint words: a rectangle, flags and a text, or a point and a text.

        In a mirror they stay readable, at the other side; a space they begin with parts them there too
        from what is painted before them.
        """
        if not self._mirrored:
            return super().drawText(*what)
        if len(what) == _POINT_AND_TEXT:
            point, text = what
            width = self.fontMetrics().horizontalAdvance(text)
            with turned_round(self, QRectF(point.x(), point.y(), width, 0)):
                super().drawText(point, text)
            return None
        place, flags, text = what
        sides = Qt.AlignmentFlag(int(flags) & _SIDES.value)
        if sides != _RIGHT and not int(flags) & Qt.AlignmentFlag.AlignHCenter.value:
            words = text.lstrip(" ")
            gap = self.fontMetrics().horizontalAdvance(text[: len(text) - len(words)])
            place, text = QRectF(place).adjusted(gap, 0, 0, 0), words
        turned = int(flags) & ~_SIDES.value
        if sides == _RIGHT:
            turned |= _LEFT.value
        elif sides == _LEFT or not int(flags) & Qt.AlignmentFlag.AlignHCenter.value:
            turned |= _RIGHT.value
        with turned_round(self, QRectF(place)):
            super().drawText(place, turned, text)
        return None


@contextmanager
def turned_round(painter: QPainter, place: QRectF) -> Iterator[None]:
    """Turn round again what is painted in a rectangle, where the painter paints as in a mirror."""
    painter.save()
    if painter.transform().m11() < 0:
        painter.translate(2 * place.center().x(), 0)
        painter.scale(-1, 1)
    yield
    painter.restore()


def placed(widget: QWidget, rect: QRect) -> QRect:
    """Return where a rectangle of a widget lies as the widget runs, for children placed by hand."""
    return QStyle.visualRect(widget.layoutDirection(), widget.rect(), rect)


def runs_to_the_right(widget: QWidget) -> None:
    """Let a widget and all within run from left to right, whatever the interface does."""
    widget.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
