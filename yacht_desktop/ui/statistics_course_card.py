"""Skill and luck over time: points lost by choices with their trend, and below them the luck of the dice."""

from typing import Final, NamedTuple

from typing_extensions import override

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from yacht_desktop.session.statistics_course import Course, Stretch
from yacht_desktop.session.statistics_view import Shown
from yacht_desktop.ui.luck_bars import paint_loss
from yacht_desktop.ui.statistics_card import HEAD, StatisticsCard, Tip, line_at, paint_words, widest
from yacht_desktop.ui.statistics_scale import grid
from yacht_desktop.ui.text_fit import text_width
from yacht_desktop.ui.theme import FontRole, Look
from yacht_desktop.ui.wording import statistics as words
from yacht_desktop.ui.wording.levels import figure_to_come

_PANELS: Final = (112, 84)
_LABEL: Final = 40
_LABEL_MIDDLE: Final = 20
_BELOW: Final = 30
_RAISED: Final = 14
_LEFT_GAP: Final = 9
_LINE: Final = 2.0
_MARKER: Final = 3.2
_BAR_SHARE: Final = 0.64
_DASHES: Final = (3.0, 2.2)
_GAP: Final = 16
_FEWEST: Final = 3


class _Point(NamedTuple):
    """A stretch that is known: its place, counted from 0, and its value."""

    place: int
    value: float


class CourseCard(StatisticsCard):
    """Two panels on one axis of time."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Wait for the course."""
        super().__init__(look, "statisticsCourse", parent)
        self._course: Course | None = None

    def show_course(self, shown: Shown) -> None:
        """Show what is known."""
        self._course = shown.course
        if self._course is None:
            spoken = figure_to_come()
        elif not self._course.stretches:
            spoken = words.no_games()
        else:
            spoken = ". ".join([words.trend_text(self._course.trend), *map(_spoken, self._course.stretches)])
        self.set_words(words.course_title(), spoken)

    @property
    def course(self) -> Course | None:
        """What is shown, None while it is not known."""
        return self._course

    @override
    def needed_height(self, width: int) -> int:
        """Return the room of both panels."""
        look = self._look
        return round(look.text_px(HEAD - _RAISED + 2 * _LABEL + _BELOW) + look.px(sum(_PANELS)))

    def _stretches(self) -> tuple[Stretch, ...]:
        return () if self._course is None else self._course.stretches

    def _lost(self) -> list[_Point]:
        return [_Point(place, one.lost) for place, one in enumerate(self._stretches()) if one.lost is not None]

    def _luck(self) -> list[_Point]:
        return [_Point(place, one.luck) for place, one in enumerate(self._stretches()) if one.luck is not None]

    def _plots(self) -> tuple[QRectF, QRectF]:
        """Return where lines and bars are."""
        look, inner = self._look, self.inner
        most = max((abs(point.value) for point in (*self._lost(), *self._luck())), default=0.0)
        left = inner.left() + widest([words.count_text(-most, signed=True)], look, FontRole.CAPTION)
        left += look.px(_LEFT_GAP)
        top = look.text_px(HEAD - _RAISED + _LABEL)
        spare = max(0.0, self.height() - self.needed_height(self.width()))
        high, low = (look.px(panel) + spare * panel / sum(_PANELS) for panel in _PANELS)
        first = QRectF(left, top, inner.right() - left, high)
        return first, QRectF(left, first.bottom() + look.text_px(_LABEL), first.width(), low)

    def _x(self, plot: QRectF, place: float) -> float:
        return plot.left() + plot.width() * (place + 0.5) / max(1, len(self._stretches()))

    @override
    def tips(self) -> list[Tip]:
        """Say the figures of a stretch."""
        if self._course is None or not self._course.stretches:
            return []
        first, second = self._plots()
        width = first.width() / len(self._course.stretches)
        title = QRectF(0, 0, self.width(), self._look.text_px(HEAD - _RAISED))
        return [Tip(title, words.trend_text(self._course.trend))] + [
            Tip(QRectF(first.left() + place * width, first.top(), width, second.bottom() - first.top()), _spoken(one))
            for place, one in enumerate(self._stretches())
        ]

    @override
    def paint_content(self, painter: QPainter) -> None:
        """Paint title, trend and panels."""
        look, theme, inner = self._look, self._look.theme, self.inner
        end = self.paint_title(painter)
        if self._course is None or not self._course.stretches:
            said = figure_to_come() if self._course is None else words.no_games()
            area = line_at(look.text_px(HEAD + _LABEL), inner.left(), inner.right(), look, FontRole.BODY)
            paint_words(painter, area, said, look, role=FontRole.BODY, ink=theme.ink2)
            return
        first, second = self._plots()
        self._paint_trend(painter, end, first)
        self._paint_label(painter, first, words.lost_label())
        self._paint_label(painter, second, words.luck_label())
        self._paint_lost(painter, first)
        self._paint_luck(painter, second)
        self._paint_dates(painter, second)

    def _paint_trend(self, painter: QPainter, title_end: float, plot: QRectF) -> None:
        """Paint the trend beside the title or, where that leaves no room, beside the label of the points lost."""
        look = self._look
        trend = words.trend_text(self._course.trend if self._course else None)
        width = text_width(look.font(FontRole.CAPTION), trend)
        label = self.inner.left() + text_width(look.font(FontRole.CAPTION_STRONG), words.lost_label())
        for middle, end in ((self.title_middle, title_end), (plot.top() - look.text_px(_LABEL_MIDDLE), label)):
            area = line_at(middle, end + look.px(_GAP), self.inner.right(), look, FontRole.CAPTION)
            if width <= area.width():
                paint_words(painter, area, trend, look, role=FontRole.CAPTION, ink=look.theme.ink2, right=True)
                return

    def _paint_label(self, painter: QPainter, plot: QRectF, label: str) -> None:
        look = self._look
        left, width = self.inner.left(), text_width(look.font(FontRole.CAPTION_STRONG), label)
        area = line_at(plot.top() - look.text_px(_LABEL_MIDDLE), left, left + width, look, FontRole.CAPTION)
        paint_words(painter, area, label, look, role=FontRole.CAPTION_STRONG, ink=look.theme.ink2)

    def _paint_rule(self, painter: QPainter, plot: QRectF, y: float, figure: str) -> None:
        look, theme = self._look, self._look.theme
        painter.fillRect(QRectF(plot.left(), round(y), plot.width(), 1), theme.line)
        area = line_at(y, self.inner.left(), plot.left() - look.px(_LEFT_GAP), look, FontRole.CAPTION)
        paint_words(painter, area, figure, look, role=FontRole.CAPTION, ink=theme.ink2, right=True)

    def _paint_lost(self, painter: QPainter, plot: QRectF) -> None:
        """Paint a line through the points lost, and their trend dashed."""
        look, theme, points = self._look, self._look.theme, self._lost()
        most = max((point.value for point in points), default=0.0) or 1.0
        for value in grid(most):
            self._paint_rule(painter, plot, plot.bottom() - plot.height() * value / most, words.count_text(value))
        if not points:
            return
        path = QPainterPath()
        places = [QPointF(self._x(plot, one.place), plot.bottom() - plot.height() * one.value / most) for one in points]
        path.moveTo(places[0])
        for place in places[1:]:
            path.lineTo(place)
        painter.strokePath(path, QPen(theme.link, look.px(_LINE)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.link)
        for place in places:
            painter.drawEllipse(place, look.px(_MARKER), look.px(_MARKER))
        ends = _fitted(points)
        if ends is not None:
            pen = QPen(theme.ink, look.px(_LINE))
            pen.setDashPattern(list(_DASHES))
            painter.setPen(pen)
            painter.save()
            painter.setClipRect(plot.adjusted(0, -1, 0, 1))
            left, right = (
                QPointF(self._x(plot, one.place), plot.bottom() - plot.height() * one.value / most) for one in ends
            )
            painter.drawLine(left, right)
            painter.restore()

    def _paint_luck(self, painter: QPainter, plot: QRectF) -> None:
        """Paint a bar up or down for every stretch; bad luck is hatched."""
        look, points = self._look, self._luck()
        most = max((abs(point.value) for point in points), default=0.0) or 1.0
        zero = plot.center().y()
        for value in (most, -most, 0.0):
            shown = words.count_text(value, signed=True) if abs(value) >= 1 else "0"
            if value == 0 or abs(value) >= 1:
                self._paint_rule(painter, plot, zero - plot.height() / 2 * value / most, shown)
        width = plot.width() / max(1, len(self._stretches())) * _BAR_SHARE
        for point in points:
            x, high = self._x(plot, point.place), plot.height() / 2 * abs(point.value) / most
            if point.value >= 0:
                painter.fillRect(QRectF(x - width / 2, zero - high, width, high), look.theme.pos)
            else:
                paint_loss(painter, QRectF(x - width / 2, zero, width, high), look, look.theme.neg)

    def _paint_dates(self, painter: QPainter, plot: QRectF) -> None:
        """Paint the first and the last day below the panels."""
        look, theme, stretches = self._look, self._look.theme, self._stretches()
        middle = self.height() - look.text_px(_BELOW / 2)
        first, last = words.date_text(stretches[0].began), words.date_text(stretches[-1].ended)
        area = line_at(middle, plot.left(), plot.right(), look, FontRole.CAPTION)
        paint_words(painter, area, first, look, role=FontRole.CAPTION, ink=theme.ink2)
        font = look.font(FontRole.CAPTION)
        if last != first and text_width(font, first) + text_width(font, last) + look.px(_GAP) <= plot.width():
            paint_words(painter, area, last, look, role=FontRole.CAPTION, ink=theme.ink2, right=True)


def _fitted(points: list[_Point]) -> tuple[_Point, _Point] | None:
    """Return the ends of the straight line that fits points best; None for too few."""
    if len(points) < _FEWEST:
        return None
    middle = sum(one.place for one in points) / len(points)
    mean = sum(one.value for one in points) / len(points)
    spread = sum((one.place - middle) ** 2 for one in points)
    slope = sum((one.place - middle) * (one.value - mean) for one in points) / spread
    first, last = points[0].place, points[-1].place
    return _Point(first, mean + slope * (first - middle)), _Point(last, mean + slope * (last - middle))


def _spoken(one: Stretch) -> str:
    return words.stretch_spoken(one)
