"""Painting a chart: its frame, with legend, grid and points lost, and the lines of the players."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from yacht_desktop.ui.chart_data import ChartData
from yacht_desktop.ui.chart_figures import Figure, with_room
from yacht_desktop.ui.chart_layout import ChartLayout, LegendEntry, end_labels
from yacht_desktop.ui.player_marks import line_pen, mistake_width, paint_marker, paint_mistake
from yacht_desktop.ui.text_fit import LEFT_LINE, RIGHT_LINE, font_to_fit, text_width, usual_share
from yacht_desktop.ui.theme import SMALLEST_TEXT, FontRole, Look
from yacht_desktop.ui.wording import charts as words

_LINE: Final = (3.0, 2.0)
"""Width of the line of the player looked at, and of the others."""
_CASING: Final = 1.5
_MARKER: Final = (4.0, 3.2)
_SAMPLE_GAP: Final = 7
_CURSOR: Final = 2.0
_CURSOR_KNOB: Final = 5.0
_DIGIT: Final = "0"
"""As wide as what is left between two figures."""
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine
_WIDE: Final = 400.0
"""Room, in px, round a text that is centred on a point."""


def paint_frame(painter: QPainter, layout: ChartLayout, data: ChartData, look: Look) -> None:
    """Paint everything but the lines: legend, grid, rounds and points lost."""
    for entry in layout.legend:
        _paint_entry(painter, entry, data, look)
    _paint_grid(painter, layout, data, look)
    if layout.has_lost:
        _paint_lost(painter, layout, data, look)


def paint_lines(painter: QPainter, layout: ChartLayout, data: ChartData, look: Look) -> None:
    """Paint the lines with their markers, mistakes and names; that of the player looked at lies on top."""
    order = sorted(range(len(data.lines)), key=lambda seat: seat == data.focus)
    for seat in order:
        _paint_line(painter, layout, data, seat, look)
    for seat in order:
        _paint_mistakes(painter, layout, data, seat, look)
    _paint_names(painter, layout, data, look)


def _paint_entry(painter: QPainter, entry: LegendEntry, data: ChartData, look: Look) -> None:
    theme = look.theme
    middle = entry.rect.center().y()
    if entry.seat is None:
        centre = QPointF(entry.rect.left() + mistake_width(look.scale) / 2, middle)
        paint_mistake(painter, centre, look.scale, theme.ink, theme.surface, filled=entry.filled)
    else:
        own = entry.seat == data.focus
        colour = theme.player_lines[entry.seat]
        width = look.px(_LINE[0] if own else _LINE[1])
        end = QPointF(entry.words_left - look.px(_SAMPLE_GAP), middle)
        path = QPainterPath(QPointF(entry.rect.left(), middle))
        path.lineTo(end)
        painter.strokePath(path, line_pen(entry.seat, colour, width, look.scale))
        centre = QPointF((entry.rect.left() + end.x()) / 2, middle)
        radius = look.px(_MARKER[0] if own else _MARKER[1])
        paint_marker(painter, entry.seat, centre, radius, colour=colour, ground=theme.surface)
    painter.setPen(theme.ink2)
    area = QRectF(entry.words_left, entry.rect.top(), entry.rect.right() - entry.words_left + 1, entry.rect.height())
    caption, share = look.font(FontRole.CAPTION), usual_share(look.text_scale)
    painter.setFont(font_to_fit(caption, entry.shown, area.width(), share, SMALLEST_TEXT))
    painter.drawText(area, LEFT_LINE, entry.shown)


def _paint_grid(painter: QPainter, layout: ChartLayout, data: ChartData, look: Look) -> None:
    theme = look.theme
    line = look.line_height(FontRole.CAPTION)
    painter.setFont(look.font(FontRole.CAPTION))
    with_words = with_room([Figure(at, layout.y(tick), line) for at, tick in enumerate(data.ticks)], gap=0.0)
    for at, tick in enumerate(data.ticks):
        y = layout.y(tick)
        painter.fillRect(QRectF(layout.plot.left(), round(y - 0.5), layout.plot.width(), 1), theme.line)
        if at in with_words:
            painter.setPen(theme.ink3)
            area = QRectF(0, y - line / 2, layout.figures_right, line)
            painter.drawText(area, RIGHT_LINE, words.axis_figure(tick, chance=data.is_chance))
    painter.setPen(theme.ink3)
    _paint_rounds(painter, layout, look)


def _paint_rounds(painter: QPainter, layout: ChartLayout, look: Look) -> None:
    """Paint the start and the numbers of the rounds, first of all the start and the last."""
    font = look.font(FontRole.CAPTION)
    texts = [words.start_label(), *(str(number) for number in range(1, layout.rounds + 1))]
    ranks = {0: 2.0, layout.rounds: 1.0}
    figures = [
        Figure(number, layout.x(number), text_width(font, text), ranks.get(number)) for number, text in enumerate(texts)
    ]
    for number in with_room(figures, text_width(font, _DIGIT)):
        _centred(painter, layout.x(number), layout.rounds_y, texts[number])


def _centred(painter: QPainter, x: float, y: float, text: str) -> None:
    painter.drawText(QRectF(x - _WIDE / 2, y - _WIDE / 2, _WIDE, _WIDE), _CENTRE, text)


def _paint_lost(painter: QPainter, layout: ChartLayout, data: ChartData, look: Look) -> None:
    """Paint the points lost in each round by the player looked at, bold where it is a mistake."""
    theme = look.theme
    left = layout.title.left()
    painter.fillRect(QRectF(left, round(layout.rule_y), layout.plot.right() - left, 1), theme.line)
    line = look.line_height(FontRole.CAPTION)
    painter.setFont(look.font(FontRole.CAPTION_STRONG))
    painter.setPen(theme.ink2)
    room = layout.x(1) - left
    painter.drawText(QRectF(left, layout.lost_y - line / 2, room, line), LEFT_LINE, words.points_lost_label())
    for number in _losses_shown(layout, data, look):
        bad = data.is_mistake(data.focus, number)
        painter.setFont(look.font(FontRole.CAPTION_STRONG if bad else FontRole.CAPTION))
        painter.setPen(theme.ink if bad else theme.ink2)
        _centred(painter, layout.x(number), layout.lost_y, words.loss_figure(data.lost[data.focus][number - 1]))


def _losses_shown(layout: ChartLayout, data: ChartData, look: Look) -> frozenset[int]:
    """Return the rounds whose points lost have room beside one another: first the mistakes, the worst first."""
    plain, strong = look.font(FontRole.CAPTION), look.font(FontRole.CAPTION_STRONG)
    label = text_width(strong, words.points_lost_label())
    figures = []
    for number, lost in enumerate(data.lost[data.focus], start=1):
        bad = data.is_mistake(data.focus, number)
        width = text_width(strong if bad else plain, words.loss_figure(lost))
        figures.append(Figure(number, layout.x(number), width, lost if bad else None))
    return with_room(figures, text_width(plain, _DIGIT), [Figure(0, layout.title.left() + label / 2, label)])


def _paint_line(painter: QPainter, layout: ChartLayout, data: ChartData, seat: int, look: Look) -> None:
    theme = look.theme
    own = seat == data.focus
    width, radius = look.px(_LINE[0] if own else _LINE[1]), look.px(_MARKER[0] if own else _MARKER[1])
    points = [layout.point(place, value) for place, value in zip(data.places, data.lines[seat], strict=True)]
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    colour = theme.player_lines[seat]
    if own:
        # Set off from the lines it crosses, which show between their dashes where they lie on one another.
        casing = QPen(theme.surface, width + 2 * look.px(_CASING))
        casing.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, casing)
    painter.strokePath(path, line_pen(seat, colour, width, look.scale))
    mistakes = data.mistakes(seat)
    for at, point in enumerate(points):
        if at > 0 and at not in mistakes:
            paint_marker(painter, seat, point, radius, colour=colour, ground=theme.surface)


def _paint_mistakes(painter: QPainter, layout: ChartLayout, data: ChartData, seat: int, look: Look) -> None:
    theme = look.theme
    for at in data.mistakes(seat):
        centre = layout.point(data.places[at], data.lines[seat][at])
        filled = seat == data.focus
        paint_mistake(painter, centre, look.scale, theme.ink, theme.surface, filled=filled)


def _paint_names(painter: QPainter, layout: ChartLayout, data: ChartData, look: Look) -> None:
    theme = look.theme
    if layout.names.width() <= 0:
        return
    painter.setFont(look.font(FontRole.BODY_STRONG))
    metrics = painter.fontMetrics()
    for label in end_labels(layout, data.lines, look):
        painter.setPen(theme.player_lines[label.seat])
        room = int(label.rect.width()) + 1
        shown = metrics.elidedText(data.names[label.seat], Qt.TextElideMode.ElideRight, room)
        line = look.line_height(FontRole.BODY_STRONG)
        area = QRectF(label.rect.left(), label.rect.center().y() - line / 2, room + 1, line)
        painter.drawText(area, LEFT_LINE, shown)


def paint_cursor(painter: QPainter, layout: ChartLayout, place: float, look: Look) -> None:
    """Paint where in the game the step shown is."""
    theme = look.theme
    x, knob = layout.x(place), look.px(_CURSOR_KNOB)
    width = look.px(_CURSOR)
    painter.fillRect(QRectF(x - width / 2, layout.plot.top(), width, layout.plot.height()), theme.brass)
    painter.setPen(QPen(theme.surface, 1))
    painter.setBrush(theme.brass)
    painter.drawEllipse(QPointF(x, layout.plot.top()), knob, knob)
