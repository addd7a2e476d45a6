"""The chart of totals: how many games ended with how many points, and how perfect play would."""

from typing import Final, NamedTuple

from typing_extensions import override

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from yacht_desktop.session.statistics_view import Selection, Shown
from yacht_desktop.storage.statistics_entries import ALONE
from yacht_desktop.storage.statistics_queries import BIN
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.statistics_card import HEAD, StatisticsCard, Tip, line_at, paint_words, widest
from yacht_desktop.ui.statistics_scale import Bins, bins_of, figures_every, grid
from yacht_desktop.ui.text_fit import text_width
from yacht_desktop.ui.theme import RADIUS_BAR, FontRole, Look
from yacht_desktop.ui.wording import statistics as words
from yacht_desktop.ui.wording.levels import figure_to_come

FEW: Final = 30
"""With fewer games nothing much can be told."""
_HEIGHT: Final = 252
_LABELS: Final = 15
"""From the head to the middle of the labels of the two lines."""
_TOP: Final = 24
"""From the head to the highest bar."""
_BELOW: Final = 29
_FIGURES: Final = 12
_LEFT_GAP: Final = 9
_BAR_GAP: Final = 2
_BAR_STRENGTH: Final = 0.87
_LABEL_GAP: Final = 9
_LINES: Final = (2.0, 3.0)
"""Width of the line of the average, and of the one of perfect play."""
_CAP: Final = (10, 7)
_DASHES: Final = (3.0, 2.2)
_DOTS: Final = (2.2, 2.0)
_DOT_WIDTH: Final = 1.6
_SAMPLE: Final = (12, 24)
"""Width of the sample of a bar and of a step in the legend."""
_SAMPLE_GAP: Final = 7
_ENTRY_GAP: Final = 17
_ROOM_AROUND: Final = 14


class _Lines(NamedTuple):
    """Where the two lines stand, in points; None where one is not known."""

    average: float | None
    perfect: float | None


class TotalsCard(StatisticsCard):
    """Bars of ten points each; the player's average dashed, perfect play solid, its distribution dotted."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Wait for totals."""
        super().__init__(look, "statisticsTotals", parent)
        self._bins: Bins | None = None
        self._lines = _Lines(None, None)
        self._games = 0
        self._person = ALONE
        self._note = ""

    def show_totals(self, shown: Shown, selection: Selection) -> None:
        """Show what is known."""
        perfect = shown.perfect
        self._person = selection.person
        self._bins = None if shown.totals is None else bins_of(shown.totals, () if perfect is None else perfect.totals)
        self._games = sum((shown.totals or {}).values())
        average = None if shown.figures is None else shown.figures.average
        self._lines = _Lines(average, None if perfect is None else perfect.mean)
        if self._bins is None:
            self._note = figure_to_come()
        elif not self._games:
            self._note = words.no_games()
        else:
            self._note = words.few_games() if self._games < FEW else ""
        self.set_words(words.totals_title(), "; ".join(part for part in (self._note, *self._labels()) if part))

    @property
    def bins(self) -> Bins | None:
        """The bars shown, None while they are not known."""
        return self._bins

    def _labels(self) -> tuple[str, str]:
        """Return the labels of the two lines; empty where there is none."""
        average, perfect = self._lines
        return (
            "" if average is None else words.average_label(self._person, average),
            "" if perfect is None else words.perfect_label(perfect),
        )

    @override
    def needed_height(self, width: int) -> int:
        """Return the height of the design."""
        return round(self._look.px(_HEIGHT - HEAD) + self._look.text_px(HEAD))

    # Where things are

    def plot(self) -> QRectF:
        """Return where the bars stand."""
        look, inner = self._look, self.inner
        lines = grid(self._bins.highest if self._bins else 0)
        left = inner.left() + widest([words.count_text(line) for line in lines], look, FontRole.CAPTION)
        left += look.px(_LEFT_GAP)
        top = look.text_px(HEAD + _TOP) + look.px(_ROOM_AROUND)
        return QRectF(left, top, inner.right() - left, self.height() - look.text_px(_BELOW) - top)

    def _x(self, plot: QRectF, points: float) -> float:
        bins = self._bins
        if bins is None:
            return plot.left()
        return plot.left() + plot.width() * (points - bins.first) / (bins.end - bins.first)

    def _y(self, plot: QRectF, games: float) -> float:
        highest = self._bins.highest if self._bins else 0
        return plot.bottom() - plot.height() * games / max(1.0, highest)

    @override
    def tips(self) -> list[Tip]:
        """Say the numbers of a bar."""
        bins, plot = self._bins, self.plot()
        if bins is None:
            return []
        found = []
        for place, games in enumerate(bins.games):
            first = bins.first + place * BIN
            area = QRectF(self._x(plot, first), plot.top(), plot.width() / len(bins.games), plot.height())
            said = f"{words.points_range(first, first + BIN - 1)}: {words.StatisticsPlurals().games(games)}"
            if bins.perfect:
                said += f" ({words.perfect_legend()}: {words.count_text(bins.perfect[place], digits=1)})"
            found.append(Tip(area, said))
        return found

    # Painting

    @override
    def paint_content(self, painter: QPainter) -> None:
        """Paint title, legend, grid, bars and lines."""
        look, theme = self._look, self._look.theme
        legend = self._legend_width()
        left = self.paint_title(painter, legend) + look.px(_LABEL_GAP + 3)
        note = line_at(self.title_middle, left, self.inner.right() - legend, look, FontRole.CAPTION)
        paint_words(painter, note, self._note, look, role=FontRole.CAPTION, ink=theme.ink3)
        self._paint_legend(painter)
        bins, plot = self._bins, self.plot()
        self._paint_grid(painter, plot)
        if bins is None:
            return
        self._paint_bars(painter, plot, bins)
        self._paint_steps(painter, plot, bins)
        if self._games:
            self._paint_line(painter, plot, self._lines.average, is_perfect=False)
        self._paint_line(painter, plot, self._lines.perfect, is_perfect=True)

    def _legend_width(self) -> float:
        look, font = self._look, self._look.font(FontRole.CAPTION)
        names = text_width(font, words.games_legend(self._person)) + text_width(font, words.perfect_legend())
        return names + look.px(sum(_SAMPLE) + 2 * _SAMPLE_GAP + 2 * _ENTRY_GAP)

    def _paint_legend(self, painter: QPainter) -> None:
        look, theme, font = self._look, self._look.theme, self._look.font(FontRole.CAPTION)
        right, middle = self.inner.right(), self.title_middle
        for name, width in ((words.perfect_legend(), _SAMPLE[1]), (words.games_legend(self._person), _SAMPLE[0])):
            left = right - text_width(font, name)
            area = line_at(middle, left, right + 1, look, FontRole.CAPTION)
            paint_words(painter, area, name, look, role=FontRole.CAPTION, ink=theme.ink2)
            sample = QRectF(left - look.px(_SAMPLE_GAP + width), middle - look.px(6), look.px(width), look.px(12))
            if width == _SAMPLE[0]:
                painter.fillPath(rounded(sample, look.px(RADIUS_BAR)), theme.link)
            else:
                step = [QPointF(sample.left(), middle + look.px(3)), QPointF(sample.center().x(), middle + look.px(3))]
                step += [
                    QPointF(sample.center().x(), middle - look.px(3)),
                    QPointF(sample.right(), middle - look.px(3)),
                ]
                self._paint_dotted(painter, step)
            right = sample.left() - look.px(_ENTRY_GAP)

    def _paint_dotted(self, painter: QPainter, points: list[QPointF]) -> None:
        pen = QPen(self._look.theme.ink2, self._look.px(_DOT_WIDTH))
        pen.setDashPattern(list(_DOTS))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        painter.strokePath(path, pen)

    def _paint_grid(self, painter: QPainter, plot: QRectF) -> None:
        look, theme, bins = self._look, self._look.theme, self._bins
        for value in grid(bins.highest if bins else 0):
            y = self._y(plot, value)
            painter.fillRect(QRectF(plot.left(), round(y), plot.width(), 1), theme.line)
            area = line_at(y, self.inner.left(), plot.left() - look.px(_LEFT_GAP), look, FontRole.CAPTION)
            paint_words(painter, area, words.count_text(value), look, role=FontRole.CAPTION, ink=theme.ink2, right=True)
        if bins is None:
            return
        font = look.font(FontRole.CAPTION)
        widest_figure = text_width(font, str(bins.end)) + look.px(_LABEL_GAP)
        every = figures_every(len(bins.games), plot.width(), widest_figure)
        every += every % 2
        painter.setFont(font)
        painter.setPen(theme.ink2)
        middle = self.height() - look.text_px(_FIGURES)
        for points in range(bins.first + -bins.first % (every * BIN), bins.end + 1, every * BIN):
            area = line_at(
                middle,
                self._x(plot, points) - widest_figure,
                self._x(plot, points) + widest_figure,
                look,
                FontRole.CAPTION,
            )
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(points))

    def _paint_bars(self, painter: QPainter, plot: QRectF, bins: Bins) -> None:
        look = self._look
        colour = QColor(look.theme.link)
        colour.setAlphaF(_BAR_STRENGTH)
        radius = look.px(RADIUS_BAR)
        for place, games in enumerate(bins.games):
            if not games:
                continue
            left = self._x(plot, bins.first + place * BIN) + look.px(_BAR_GAP)
            right = self._x(plot, bins.first + (place + 1) * BIN) - look.px(_BAR_GAP)
            top = self._y(plot, games)
            painter.save()
            painter.setClipRect(QRectF(left, top, right - left, plot.bottom() - top))
            painter.fillPath(rounded(QRectF(left, top, right - left, plot.bottom() - top + radius), radius), colour)
            painter.restore()

    def _paint_steps(self, painter: QPainter, plot: QRectF, bins: Bins) -> None:
        if not any(bins.perfect):
            return
        points = []
        for place, games in enumerate(bins.perfect):
            y = self._y(plot, games)
            first = bins.first + place * BIN
            points += [QPointF(self._x(plot, first), y), QPointF(self._x(plot, first + BIN), y)]
        self._paint_dotted(painter, points)

    def _paint_line(self, painter: QPainter, plot: QRectF, points: float | None, *, is_perfect: bool) -> None:
        """Paint one of the two lines with its label, on the side away from the other one."""
        if points is None:
            return
        look, theme = self._look, self._look.theme
        x, top = self._x(plot, points), look.text_px(HEAD + 2)
        width = look.px(_LINES[is_perfect])
        if is_perfect:
            painter.fillRect(QRectF(x - width / 2, top, width, plot.bottom() - top), theme.brass)
            cap, high = (look.px(length) for length in _CAP)
            triangle = [QPointF(x - cap / 2, top), QPointF(x + cap / 2, top), QPointF(x, top + high)]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.brassink)
            painter.drawPolygon(QPolygonF(triangle))
        else:
            pen = QPen(theme.ink, width)
            pen.setDashPattern(list(_DASHES))
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(x, top + look.px(3)), QPointF(x, plot.bottom()))
        label = self._labels()[is_perfect]
        area = self._label_area(x, text_width(look.font(FontRole.CAPTION_STRONG), label), is_perfect=is_perfect)
        ink = theme.brassink if is_perfect else theme.ink
        paint_words(painter, area, label, look, role=FontRole.CAPTION_STRONG, ink=ink)

    def _label_area(self, x: float, width: float, *, is_perfect: bool) -> QRectF:
        look, inner = self._look, self.inner
        average, perfect = self._lines
        on_right = is_perfect
        if average is not None and perfect is not None and average > perfect:
            on_right = not is_perfect
        gap = look.px(_LABEL_GAP)
        left = x + gap if on_right else x - gap - width
        left = max(inner.left(), min(left, inner.right() - width))
        return line_at(look.text_px(HEAD + _LABELS), left, left + width + 1, look, FontRole.CAPTION_STRONG)
