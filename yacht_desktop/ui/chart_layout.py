"""Where the parts of a chart lie on its card: plain arithmetic, in logical px."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from yacht_desktop.ui.chart_data import ChartData
from yacht_desktop.ui.player_marks import mistake_width
from yacht_desktop.ui.text_fit import font_to_fit, text_width, usual_share
from yacht_desktop.ui.theme import SMALLEST_TEXT, FontRole, Look
from yacht_desktop.ui.wording import charts as words

PADDING: Final = 21
_RIGHT_PADDING: Final = 20
SAMPLE: Final = 30
"""Length of a line's sample in the legend."""
TITLE_TOP: Final = 15
_TITLE: Final = 24
_LEGEND: Final = (40, 25)
"""Top of the legend and height of each of its lines."""
_LEGEND_GAP: Final = (7, 18)
"""Distance of a legend's words from their sign, and from the next sign."""
_LEGEND_NAME: Final = 150
_PLOT_TOP: Final = 14
_BELOW: Final = 63
"""From the lower edge of the plot to that of the card: rounds, rule and points lost."""
_BELOW_WITHOUT_LOST: Final = 30
_LOWEST_PLOT: Final = 90
_AXIS_GAP: Final = 10
_NAME_GAP: Final = 12
_NAMES: Final = (49, 110)
"""Least and greatest room for the names at the ends of the lines."""
_NAME_LINE: Final = 18
_NAME_OVERHANG: Final = 5
"""How far the middle of a name may lie below the plot."""
_FIGURE: Final = 22


class LegendEntry(NamedTuple):
    """One sign of the legend with its words.

    Attributes:
        seat: the player whose line it is; None for a mistake.
        filled: whether the triangle of a mistake is filled.
        text: the words, the whole of them.
        shown: what there is room for.
        rect: where sign and words stand.
        words_left: where the words begin.
    """

    seat: int | None
    filled: bool
    text: str
    shown: str
    rect: QRectF
    words_left: float


class EndLabel(NamedTuple):
    """A name at the end of a line.

    Attributes:
        seat: whose line it is.
        rect: where it stands.
    """

    seat: int
    rect: QRectF


class ChartLayout(NamedTuple):
    """Where everything is.

    Attributes:
        title: the title's line.
        legend: signs and words.
        plot: the field of the lines.
        rounds: how many rounds the plot is wide.
        low: the value at its lower edge.
        high: the value at its upper edge.
        figures_right: where the figures of the vertical axis end.
        rounds_y: the middle of the line that numbers the rounds.
        rule_y: the rule above the points lost.
        lost_y: the middle of the line of points lost.
        names: room for the names at the right.
        has_lost: whether the points lost have their line.
    """

    title: QRectF
    legend: tuple[LegendEntry, ...]
    plot: QRectF
    rounds: int
    low: float
    high: float
    figures_right: float
    rounds_y: float
    rule_y: float
    lost_y: float
    names: QRectF
    has_lost: bool

    def x(self, place: float) -> float:
        """Return where a place on the axis of rounds is."""
        return self.plot.left() + self.plot.width() * place / self.rounds

    def y(self, value: float) -> float:
        """Return where a value is."""
        return self.plot.bottom() - self.plot.height() * (value - self.low) / (self.high - self.low)

    def point(self, place: float, value: float) -> QPointF:
        """Return where a value at a place is."""
        return QPointF(self.x(place), self.y(value))

    def place_at(self, x: float) -> float:
        """Return the place on the axis of rounds at an x, within the axis."""
        share = (x - self.plot.left()) / max(1.0, self.plot.width())
        return min(max(share, 0.0), 1.0) * self.rounds


def lay_out(
    data: ChartData, legend: Sequence[tuple[int | None, bool, str]], size: tuple[float, float], look: Look
) -> ChartLayout:
    """Return the layout of a chart; `legend` has seat or None, whether filled, and the words of each sign.

    Where a card is too low for all of it the points lost give way to the lines, and then the legend.
    """
    for signs, has_lost in ((legend, True), (legend, False), ((), False)):
        layout = _lay_out(data, signs, size, look, has_lost=has_lost)
        if layout.plot.height() >= look.px(_LOWEST_PLOT):
            break
    return layout


def _lay_out(
    data: ChartData,
    legend: Sequence[tuple[int | None, bool, str]],
    size: tuple[float, float],
    look: Look,
    *,
    has_lost: bool,
) -> ChartLayout:
    width, height = size
    padding, text = look.px(PADDING), look.text_px
    title = QRectF(padding, look.px(TITLE_TOP), width - 2 * padding, text(_TITLE))
    legend_top = title.bottom() + look.px(_LEGEND[0] - TITLE_TOP - _TITLE)
    entries = _flow(legend, QRectF(padding, legend_top, width - 2 * padding, text(_LEGEND[1])), look)
    lines_bottom = max((entry.rect.bottom() for entry in entries), default=legend_top)
    top = lines_bottom + look.px(_PLOT_TOP)
    below = text(_BELOW if has_lost else _BELOW_WITHOUT_LOST)
    bottom = max(top + 1, height - below)
    names_width = _names_width(data, look)
    right = width - look.px(_RIGHT_PADDING) - (look.px(_NAME_GAP) + names_width if names_width else look.px(_NAME_GAP))
    left = _plot_left(data, right, look)
    unit = text(1)
    return ChartLayout(
        title=title,
        legend=entries,
        plot=QRectF(left, top, max(1.0, right - left), bottom - top),
        rounds=data.rounds,
        low=data.ticks[0],
        high=data.ticks[-1],
        figures_right=left - look.px(_AXIS_GAP),
        rounds_y=bottom + 16.5 * unit,
        rule_y=bottom + 30.5 * unit,
        lost_y=bottom + 47 * unit,
        names=QRectF(right + look.px(_NAME_GAP), top, names_width, bottom - top),
        has_lost=has_lost,
    )


def least_height(
    data: ChartData, legend: Sequence[tuple[int | None, bool, str]], width: float, look: Look, plot: float
) -> float:
    """Return how high a card must be for all of a chart, its plot `plot` px high at scale 1."""
    layout = _lay_out(data, legend, (width, 0.0), look, has_lost=True)
    return layout.plot.top() + look.px(plot) + look.text_px(_BELOW)


def _names_width(data: ChartData, look: Look) -> float:
    if len(data.names) == 1:
        return 0.0
    font = look.font(FontRole.BODY_STRONG)
    longest = max(text_width(font, name) for name in data.names)
    least, most = (look.text_px(length) for length in _NAMES)
    return min(max(longest, least), most)


def _plot_left(data: ChartData, right: float, look: Look) -> float:
    """Return where the plot begins: beyond the figures of its axis, and so that the points lost have room."""
    figures = look.font(FontRole.CAPTION)
    widest = max(text_width(figures, words.axis_figure(tick, chance=data.is_chance)) for tick in data.ticks)
    start = text_width(figures, words.start_label()) / 2
    left = look.px(PADDING) + max(widest + look.px(_AXIS_GAP) + look.px(6), start)
    strong = look.font(FontRole.CAPTION_STRONG)
    label = text_width(strong, words.points_lost_label())
    first = max(look.text_px(_FIGURE), text_width(strong, words.loss_figure(data.lost[data.focus][0])))
    # The first figure of points lost stands one round to the right of the plot's left edge.
    need = look.px(PADDING) + label + look.px(_AXIS_GAP) + first / 2
    rounds = data.rounds
    if rounds > 1:
        left = max(left, (need - right / rounds) / (1 - 1 / rounds))
    return left


def _flow(legend: Sequence[tuple[int | None, bool, str]], line: QRectF, look: Look) -> tuple[LegendEntry, ...]:
    """Let signs and words run in as many lines as they need."""
    caption, share = look.font(FontRole.CAPTION), usual_share(look.text_scale)
    near, far = (look.px(gap) for gap in _LEGEND_GAP)
    x, y = line.left(), line.top()
    entries = []
    for seat, filled, text in legend:
        sign = look.px(SAMPLE) if seat is not None else mistake_width(look.scale)
        room = look.text_px(_LEGEND_NAME) if seat is not None else line.width() - sign - near
        fitting = font_to_fit(caption, text, room, share if seat is None else 1.0, SMALLEST_TEXT)
        metrics = QFontMetricsF(fitting)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room + 0.5)
        width = sign + near + metrics.horizontalAdvance(shown) + 1
        if x > line.left() and x + width > line.right():
            x, y = line.left(), y + line.height()
        entries.append(LegendEntry(seat, filled, text, shown, QRectF(x, y, width, line.height()), x + sign + near))
        x += width + far
    return tuple(entries)


def end_labels(layout: ChartLayout, lines: Sequence[Sequence[float]], look: Look) -> tuple[EndLabel, ...]:
    """Return where the names stand beside the ends of their lines, none over another.

    They stand in the order of the last values; who was ahead before stands above an equal.
    """
    values = [line_of[-1] for line_of in lines]
    line = look.text_px(_NAME_LINE)
    room = layout.plot.height() + 2 * look.px(_NAME_OVERHANG)
    if len(values) > 1:
        line = min(line, room / (len(values) - 1))
    order = sorted(range(len(values)), key=lambda seat: ([-value for value in reversed(lines[seat])], seat))
    wanted = [layout.y(values[seat]) for seat in order]
    top = layout.plot.top() - look.px(_NAME_OVERHANG)
    centres = spread(wanted, line, top, layout.plot.bottom() + look.px(_NAME_OVERHANG))
    names = layout.names
    return tuple(
        EndLabel(seat, QRectF(names.left(), centre - line / 2, names.width(), line))
        for seat, centre in zip(order, centres, strict=True)
    )


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Return ascending places moved as little as can be so that neighbours are `gap` apart and all within bounds.

    >>> spread([0.0, 10.0, 10.0], 4.0, 0.0, 10.0)
    [0.0, 6.0, 10.0]
    """
    groups: list[list[float]] = []
    for place in wanted:
        # A group: where its first place is, and how many it has.
        groups.append([min(max(place, low), high), 1])
        while len(groups) > 1 and groups[-2][0] + groups[-2][1] * gap > groups[-1][0] + 1e-9:
            start, count = groups.pop()
            before, number = groups[-1]
            # The mean of where the first of all would stand.
            first = (before * number + (start - number * gap) * count) / (number + count)
            groups[-1] = [max(low, min(first, high - (number + count - 1) * gap)), number + count]
    return [start + step * gap for start, count in groups for step in range(int(count))]
