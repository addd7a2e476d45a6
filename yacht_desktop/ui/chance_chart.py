"""The chart of a game: every player's chance to win from the start to the last round, and where points were lost.

Alone at the table it shows the expected final total instead.
"""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from yacht_desktop.session.setup import GameSetup
from yacht_desktop.ui.card import Card
from yacht_desktop.ui.chart_data import ChartData
from yacht_desktop.ui.chart_layout import (
    PADDING,
    TITLE_TOP,
    ChartLayout,
    LegendEntry,
    end_labels,
    lay_out,
    least_height,
)
from yacht_desktop.ui.growth import Growth
from yacht_desktop.ui.player_marks import line_pen, mistake_width, paint_marker, paint_mistake
from yacht_desktop.ui.scorecard_header import plain_tool_tip
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.text_fit import text_width
from yacht_desktop.ui.theme import CHART_MS, FontRole, Look
from yacht_desktop.ui.wording import charts as words

_LINE: Final = (3.0, 2.0)
"""Width of the line of the player looked at, and of the others."""
_CASING: Final = 1.5
_MARKER: Final = (4.0, 3.2)
_CURSOR: Final = 2.0
_CURSOR_KNOB: Final = 5.0
_LEAST_PLOT: Final = 120
_PROGRESS: Final = (240, 6)
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine
_WIDE: Final = 400.0
"""Room, in px, round a text that is centred on a point."""


class ChanceChart(Card):
    """Paints the lines of a game on a card.

    Signals:
        picked: a place on the axis of rounds was clicked, 0 for the start.
    """

    picked = Signal(float)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Start without a game."""
        super().__init__(look, parent)
        self.setObjectName("chanceChart")
        self._setup: GameSetup | None = None
        self._data: ChartData | None = None
        self._cursor: float | None = None
        self._waiting = ""
        self._share: float | None = None
        self._pickable = False
        self._growth = Growth(look, CHART_MS, QEasingCurve.Type.InOutCubic, self)
        self._growth.grew.connect(self.update)

    # What the window says

    def show_data(self, setup: GameSetup, data: ChartData, *, grows: bool = False) -> None:
        """Show the lines of a game; with `grows` they are drawn from left to right."""
        self._setup, self._data, self._waiting = setup, data, ""
        self._name()
        self.updateGeometry()
        if grows:
            self._growth.start()
        else:
            self._growth.finish()

    def show_waiting(self, setup: GameSetup, sentence: str, share: float | None) -> None:
        """Show a sentence where the lines will be, and how far they are, 0 to 1; None if they will not come."""
        self._setup, self._data, self._waiting, self._share = setup, None, sentence, share
        self._name()
        self.update()

    def set_pickable(self, pickable: bool) -> None:  # noqa: FBT001 - the chart can be clicked or it cannot
        """Say whether places of the plot can be clicked."""
        self._pickable = pickable
        self.setCursor(Qt.CursorShape.PointingHandCursor if pickable else Qt.CursorShape.ArrowCursor)

    def set_cursor_place(self, place: float | None) -> None:
        """Mark a place on the axis of rounds, or none."""
        self._cursor = place
        self.update()

    @property
    def data(self) -> ChartData | None:
        """What is shown."""
        return self._data

    def chart_layout(self) -> ChartLayout | None:
        """Return where everything is, None while there is nothing to show."""
        if self._data is None or self._setup is None:
            return None
        return lay_out(self._data, self._legend(self._setup, self._data), (self.width(), self.height()), self._look)

    @staticmethod
    def _legend(setup: GameSetup, data: ChartData) -> list[tuple[int | None, bool, str]]:
        signs: list[tuple[int | None, bool, str]] = []
        if len(data.names) > 1:
            signs += [(seat, True, name) for seat, name in enumerate(data.names)]
        signs.append((None, True, words.mistake_label(setup, data.focus)))
        if data.others_err:
            signs.append((None, False, words.opponents_mistake_label(setup, data.focus)))
        return signs

    def _title(self) -> str:
        alone = self._setup is not None and len(self._setup.players) == 1
        return words.chart_title(chance=not alone)

    def _name(self) -> None:
        self.setAccessibleName(self._title())
        data = self._data
        described = self._waiting
        if data is not None:
            ends = [line[-1] for line in data.lines]
            described = words.chart_spoken(data.names, ends, chance=data.is_chance)
        self.setAccessibleDescription(described)

    @override
    def sizeHint(self) -> QSize:
        """Return the room that a plot of some height needs."""
        return QSize(0, self.needed_height(max(self.width(), 1)))

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def needed_height(self, width: int) -> int:
        """Return how high the card must at least be at a width."""
        if self._data is None or self._setup is None:
            return round(self._look.text_px(_LEAST_PLOT))
        legend = self._legend(self._setup, self._data)
        return round(least_height(self._data, legend, width, self._look, _LEAST_PLOT))

    # What the mouse says

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the place that is clicked."""
        layout = self.chart_layout()
        if layout is None or not self._pickable or event.button() is not Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        event.accept()
        self.picked.emit(layout.place_at(event.position().x()))

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse while its button is down."""
        layout = self.chart_layout()
        if layout is not None and self._pickable and event.buttons() & Qt.MouseButton.LeftButton:
            self.picked.emit(layout.place_at(event.position().x()))

    @override
    def event(self, event: QEvent) -> bool:
        """Tell the values of a round, or the whole of a shortened name, where the mouse rests."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            tip = self.tip_at(QPointF(event.pos()))
            if tip:
                QToolTip.showText(event.globalPos(), plain_tool_tip(tip), self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def tip_at(self, point: QPointF) -> str:
        """Return what is to be told of a point; nothing of most."""
        layout, data = self.chart_layout(), self._data
        if layout is None or data is None:
            return ""
        for entry in layout.legend:
            if entry.rect.contains(point):
                return entry.text
        for label in end_labels(layout, data.lines, self._look):
            if layout.names.width() > 0 and label.rect.contains(point):
                return data.names[label.seat]
        if not layout.plot.adjusted(-8, -8, 8, 8).contains(point):
            return ""
        place = layout.place_at(point.x())
        at = min(range(len(data.places)), key=lambda nearest: abs(data.places[nearest] - place))
        values = words.chart_spoken(data.names, [line[at] for line in data.lines], chance=data.is_chance)
        return words.round_values(data.places[at], values)

    # Painting

    @override
    def paint_content(self, painter: QPainter) -> None:
        """Paint title, legend, grid, lines, names and points lost."""
        look, theme = self._look, self._look.theme
        layout, data = self.chart_layout(), self._data
        painter.setFont(look.font(FontRole.SECTION))
        painter.setPen(theme.ink)
        if layout is None or data is None:
            self._paint_waiting(painter)
            return
        painter.drawText(layout.title, _LEFT, self._title())
        for entry in layout.legend:
            self._paint_entry(painter, entry, data)
        self._paint_grid(painter, layout, data)
        if layout.has_lost:
            self._paint_lost(painter, layout, data)
        painter.save()
        shown = layout.plot.left() - look.px(_MARKER[0]) + (self.width() - layout.plot.left()) * self._growth.part
        painter.setClipRect(QRectF(0, 0, shown, self.height()))
        for seat in self._order(data):
            self._paint_line(painter, layout, data, seat)
        for seat in self._order(data):
            self._paint_mistakes(painter, layout, data, seat)
        self._paint_names(painter, layout, data)
        painter.restore()
        self._paint_cursor(painter, layout)

    @staticmethod
    def _order(data: ChartData) -> list[int]:
        """Return the players in the order of painting: the one looked at lies on top."""
        return sorted(range(len(data.lines)), key=lambda seat: seat == data.focus)

    def _paint_waiting(self, painter: QPainter) -> None:
        look = self._look
        left, top = look.px(PADDING), look.px(TITLE_TOP)
        area = QRectF(left, top, self.width() - 2 * left, look.line_height(FontRole.SECTION))
        painter.drawText(area, _LEFT, self._title())
        painter.setFont(look.font(FontRole.BODY))
        painter.setPen(look.theme.ink2)
        rest = QRectF(left, area.bottom(), area.width(), self.height() - area.bottom())
        wrapped = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(rest, wrapped, self._waiting)
        if self._share is not None:
            width, height = (look.px(length) for length in _PROGRESS)
            below = rest.center().y() + look.line_height(FontRole.BODY)
            track = QRectF(rest.center().x() - width / 2, round(below), width, height)
            painter.fillPath(rounded(track, height / 2), look.theme.track)
            done = QRectF(track.topLeft(), QSizeF(max(height, width * self._share), height))
            painter.fillPath(rounded(done, height / 2), look.theme.link)

    def _paint_entry(self, painter: QPainter, entry: LegendEntry, data: ChartData) -> None:
        look, theme = self._look, self._look.theme
        middle = entry.rect.center().y()
        if entry.seat is None:
            centre = QPointF(entry.rect.left() + mistake_width(look.scale) / 2, middle)
            paint_mistake(painter, centre, look.scale, theme.ink, theme.surface, filled=entry.filled)
        else:
            own = entry.seat == data.focus
            colour = theme.player_lines[entry.seat]
            width = look.px(_LINE[0] if own else _LINE[1])
            end = QPointF(entry.words_left - look.px(7), middle)
            path = QPainterPath(QPointF(entry.rect.left(), middle))
            path.lineTo(end)
            painter.strokePath(path, line_pen(entry.seat, colour, width, look.scale))
            centre = QPointF((entry.rect.left() + end.x()) / 2, middle)
            radius = look.px(_MARKER[0] if own else _MARKER[1])
            paint_marker(painter, entry.seat, centre, radius, colour, theme.surface)
        painter.setFont(look.font(FontRole.CAPTION))
        painter.setPen(theme.ink2)
        area = QRectF(
            entry.words_left, entry.rect.top(), entry.rect.right() - entry.words_left + 1, entry.rect.height()
        )
        painter.drawText(area, _LEFT, entry.shown)

    def _paint_grid(self, painter: QPainter, layout: ChartLayout, data: ChartData) -> None:
        look, theme = self._look, self._look.theme
        line = look.line_height(FontRole.CAPTION)
        painter.setFont(look.font(FontRole.CAPTION))
        for tick in data.ticks:
            y = layout.y(tick)
            painter.fillRect(QRectF(layout.plot.left(), round(y - 0.5), layout.plot.width(), 1), theme.line)
            painter.setPen(theme.ink3)
            area = QRectF(0, y - line / 2, layout.figures_right, line)
            painter.drawText(area, _RIGHT, words.axis_figure(tick, chance=data.is_chance))
        widest = text_width(painter.font(), str(layout.rounds)) + look.px(4)
        step = layout.plot.width() / layout.rounds
        every = 1 if step >= widest else 2
        self._centred(painter, layout.x(0), layout.rounds_y, words.start_label())
        for number in range(1, layout.rounds + 1):
            if (layout.rounds - number) % every == 0:
                self._centred(painter, layout.x(number), layout.rounds_y, str(number))

    @staticmethod
    def _centred(painter: QPainter, x: float, y: float, text: str) -> None:
        painter.drawText(QRectF(x - _WIDE / 2, y - _WIDE / 2, _WIDE, _WIDE), _CENTRE, text)

    def _paint_lost(self, painter: QPainter, layout: ChartLayout, data: ChartData) -> None:
        """Paint the points lost in each round by the player looked at, bold where it is a mistake."""
        look, theme = self._look, self._look.theme
        left = layout.title.left()
        painter.fillRect(QRectF(left, round(layout.rule_y), layout.plot.right() - left, 1), theme.line)
        line = look.line_height(FontRole.CAPTION)
        painter.setFont(look.font(FontRole.CAPTION_STRONG))
        painter.setPen(theme.ink2)
        room = layout.x(1) - left
        painter.drawText(QRectF(left, layout.lost_y - line / 2, room, line), _LEFT, words.points_lost_label())
        for number, lost in enumerate(data.lost[data.focus], start=1):
            bad = data.is_mistake(data.focus, number)
            painter.setFont(look.font(FontRole.CAPTION_STRONG if bad else FontRole.CAPTION))
            painter.setPen(theme.ink if bad else theme.ink2)
            self._centred(painter, layout.x(number), layout.lost_y, words.loss_figure(lost))

    def _paint_line(self, painter: QPainter, layout: ChartLayout, data: ChartData, seat: int) -> None:
        look, theme = self._look, self._look.theme
        own = seat == data.focus
        width, radius = look.px(_LINE[0] if own else _LINE[1]), look.px(_MARKER[0] if own else _MARKER[1])
        points = [layout.point(place, value) for place, value in zip(data.places, data.lines[seat], strict=True)]
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        colour = theme.player_lines[seat]
        casing = QPen(theme.surface, width + 2 * look.px(_CASING))
        casing.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, casing)
        painter.strokePath(path, line_pen(seat, colour, width, look.scale))
        mistakes = data.mistakes(seat)
        for at, point in enumerate(points):
            if at > 0 and at not in mistakes:
                paint_marker(painter, seat, point, radius, colour, theme.surface)

    def _paint_mistakes(self, painter: QPainter, layout: ChartLayout, data: ChartData, seat: int) -> None:
        look, theme = self._look, self._look.theme
        for at in data.mistakes(seat):
            centre = layout.point(data.places[at], data.lines[seat][at])
            filled = seat == data.focus
            paint_mistake(painter, centre, look.scale, theme.ink, theme.surface, filled=filled)

    def _paint_names(self, painter: QPainter, layout: ChartLayout, data: ChartData) -> None:
        look, theme = self._look, self._look.theme
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
            painter.drawText(area, _LEFT, shown)

    def _paint_cursor(self, painter: QPainter, layout: ChartLayout) -> None:
        """Paint where in the game the step shown is."""
        if self._cursor is None:
            return
        look, theme = self._look, self._look.theme
        x, knob = layout.x(self._cursor), look.px(_CURSOR_KNOB)
        width = look.px(_CURSOR)
        painter.fillRect(QRectF(x - width / 2, layout.plot.top(), width, layout.plot.height()), theme.brass)
        painter.setPen(QPen(theme.surface, 1))
        painter.setBrush(theme.brass)
        painter.drawEllipse(QPointF(x, layout.plot.top()), knob, knob)
