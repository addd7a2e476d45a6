"""The chart of a game: every player's chance to win from the start to the last round, and where points were lost.

Alone at the table it shows the expected final total instead.
"""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QToolTip, QWidget

from yacht_desktop.session.setup import GameSetup
from yacht_desktop.ui.card import Card
from yacht_desktop.ui.chart_data import ChartData
from yacht_desktop.ui.chart_layout import (
    PADDING,
    TITLE_TOP,
    ChartLayout,
    end_labels,
    lay_out,
    least_height,
)
from yacht_desktop.ui.chart_paint import paint_cursor, paint_frame, paint_lines
from yacht_desktop.ui.focus_ring import Ringed
from yacht_desktop.ui.growth import Growth
from yacht_desktop.ui.mirroring import runs_to_the_right
from yacht_desktop.ui.progress import paint_progress
from yacht_desktop.ui.text_fit import LEFT_LINE, font_to_fit, usual_share
from yacht_desktop.ui.theme import CHART_MS, SMALLEST_TEXT, FontRole, Look
from yacht_desktop.ui.tool_tip import plain_tool_tip
from yacht_desktop.ui.wording import charts as words

_LEAST_PLOT: Final = 120
_PROGRESS: Final = (240, 6)
_NEAR: Final = 8
"""How far beside the plot, in px, its values are still told."""


class ChanceChart(Ringed, Card):
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
        runs_to_the_right(self)

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
        if not layout.plot.adjusted(-_NEAR, -_NEAR, _NEAR, _NEAR).contains(point):
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
        room, share = self.width() - 2 * look.px(PADDING), usual_share(look.text_scale)
        painter.setFont(font_to_fit(look.font(FontRole.SECTION), self._title(), room, share, SMALLEST_TEXT))
        painter.setPen(theme.ink)
        if layout is None or data is None:
            self._paint_waiting(painter)
            return
        painter.drawText(layout.title, LEFT_LINE, self._title())
        paint_frame(painter, layout, data, look)
        painter.save()
        reach = (self.width() - layout.plot.left()) * self._growth.part
        painter.setClipRect(QRectF(0, 0, layout.plot.left() + reach, self.height()))
        paint_lines(painter, layout, data, look)
        painter.restore()
        if self._cursor is not None:
            paint_cursor(painter, layout, self._cursor, look)

    def _paint_waiting(self, painter: QPainter) -> None:
        look = self._look
        left, top = look.px(PADDING), look.px(TITLE_TOP)
        area = QRectF(left, top, self.width() - 2 * left, look.line_height(FontRole.SECTION))
        painter.drawText(area, LEFT_LINE, self._title())
        painter.setFont(look.font(FontRole.BODY))
        painter.setPen(look.theme.ink2)
        rest = QRectF(left, area.bottom(), area.width(), self.height() - area.bottom())
        wrapped = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(rest, wrapped, self._waiting)
        if self._share is not None:
            width, height = (look.px(length) for length in _PROGRESS)
            below = rest.center().y() + look.line_height(FontRole.BODY)
            paint_progress(
                painter, QRectF(rest.center().x() - width / 2, round(below), width, height), self._share, look
            )
