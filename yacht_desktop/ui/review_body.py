"""What a review shows: totals, chart or table, the list of steps, and the table at the step looked at."""

from enum import Enum, auto
from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRect, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from yacht_desktop.coach.reviews import Review
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.ui.card import FramedCard, paint_card_shadows
from yacht_desktop.ui.chance_chart import ChanceChart
from yacht_desktop.ui.chart_data import chart_data
from yacht_desktop.ui.chart_table import ChartTable
from yacht_desktop.ui.mirroring import placed
from yacht_desktop.ui.ranking import looked_at
from yacht_desktop.ui.review_list import StepList
from yacht_desktop.ui.review_steps import Going, Step, StepFilter, end_of, gone, nearest, step_of_move, steps_of
from yacht_desktop.ui.review_table import ReviewTable
from yacht_desktop.ui.slim_scroll_bar import SlimScrollBar
from yacht_desktop.ui.theme import RADIUS_CARD, SPACE_2, SPACE_3, SPACE_4, SPACE_6, FontRole, Look
from yacht_desktop.ui.wording import names
from yacht_desktop.ui.wording import review as words
from yacht_desktop.ui.words import Words

_SHORT_BELOW: Final = 540
_LEAST_HEIGHT: Final = 280
_NARROW_BELOW: Final = 1000
_LEFT_SHARE: Final = 0.56
_CHART_SHARE: Final = 0.5
_TWO_COLUMNS: Final = 900
_FEW: Final = 3


class View(Enum):
    """What stands beside the table."""

    STEPS = auto()
    CHART = auto()
    TABLE = auto()


class ReviewBody(QWidget):
    """Goes from step to step and shows each.

    Signals:
        stepped: another step is looked at, or none.
        reshaped: the size has changed, and with it perhaps what is shown.
    """

    stepped = Signal()
    reshaped = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start without a review."""
        super().__init__(parent)
        self._look = look
        self._setup: GameSetup | None = None
        self.review: Review | None = None
        self.step: Step | None = None
        self._all: tuple[Step, ...] = ()
        self._shown: tuple[Step, ...] = ()
        self._filter = StepFilter()
        self._view: View | None = None
        self._totals: list[Words] = []
        self._chart = ChanceChart(look, self)
        self._chart.setObjectName("reviewChart")
        self._chart.set_pickable(True)
        self._chart.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._chart.add_ring(look, RADIUS_CARD)
        self._figures_card, self._steps_card = FramedCard(look, self), FramedCard(look, self)
        self._figures = ChartTable(look, self._figures_card)
        self._list = StepList(look, self._steps_card)
        self._figures_card.hold(self._figures)
        self._steps_card.hold(self._list)
        self._nothing = Words(look, FontRole.BODY, "ink2", self._steps_card, wraps=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setVerticalScrollBar(SlimScrollBar(look, self._scroll))
        self._table = ReviewTable(look, self._scroll)
        self._scroll.setWidget(self._table)
        self._chart.picked.connect(self._pick)
        self._list.chosen.connect(self._choose)
        look.changed.connect(self._restyle)
        self._restyle()
        self.retranslate()

    # What the window says

    def show_review(self, setup: GameSetup, review: Review) -> None:
        """Show a review from its first step."""
        self._setup, self.review, self.step = setup, review, None
        self._all = steps_of(review)
        self._show_totals(setup, review)
        self._show_chart(setup, review)
        self._show_steps()
        self._arrange()

    def set_filter(self, wanted: StepFilter) -> None:
        """Show some of the steps; the one looked at stays where it can."""
        self._filter = wanted
        self._show_steps()

    def show_view(self, view: View) -> None:
        """Show steps alone, or chart or table besides where there is room for both."""
        self._view = view
        self._arrange()

    @property
    def view(self) -> View:
        """What is shown beside the table: what was chosen, else what there is room for."""
        return self._view or (View.STEPS if self._is_short else View.CHART)

    def take_focus(self) -> None:
        """Give the keyboard to the list of steps, or to what is shown instead of it."""
        parts: tuple[QWidget, ...] = (self._list, self._chart, self._figures)
        next((part for part in parts if part.isVisibleTo(self)), self._list).setFocus()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab stops at, in its order."""
        return self._chart, self._figures, self._list, self._table.card

    @property
    def reads_out(self) -> bool:
        """Whether a screen reader hears of a new step from the list itself."""
        return self._list.hasFocus()

    @property
    def shown(self) -> tuple[Step, ...]:
        """The steps that are shown."""
        return self._shown

    # Going from step to step

    def go(self, where: Going) -> None:
        """Go where a key leads."""
        if self._shown:
            self._list.go_to(gone(self._shown, max(0, self._at), where))

    @Slot()
    def previous(self) -> None:
        """Go one step back."""
        self.go(Going.PREVIOUS)

    @Slot()
    def following(self) -> None:
        """Go one step on."""
        self.go(Going.NEXT)

    def go_to_move(self, move: int) -> None:
        """Go to the first step of a move; all steps are shown if it is not among those that are."""
        if self._all and self._all[step_of_move(self._all, move)] not in self._shown:
            self._filter = StepFilter()
            self._show_steps()
        if self._shown:
            self._list.go_to(step_of_move(self._shown, move))

    @property
    def can_go_back(self) -> bool:
        """Whether there is a step before this one."""
        return self._at > 0

    @property
    def can_go_on(self) -> bool:
        """Whether there is a step after this one."""
        return 0 <= self._at < len(self._shown) - 1

    @property
    def filter(self) -> StepFilter:
        """Which steps are shown."""
        return self._filter

    @property
    def _at(self) -> int:
        """Where among the steps shown the one looked at is, -1 if it is not among them."""
        return self._shown.index(self.step) if self.step in self._shown else -1

    @Slot(float)
    def _pick(self, place: float) -> None:
        if self._shown:
            self._list.go_to(nearest(self._shown, place))

    @Slot(int)
    def _choose(self, row: int) -> None:
        step = self._shown[row]
        if step is not self.step:
            self.step = step
            self._show_step()

    # Showing

    def _show_totals(self, setup: GameSetup, review: Review) -> None:
        for former in self._totals:
            former.hide()
            former.deleteLater()
        self._totals = []
        for seat, totals in enumerate(review.players):
            line = Words(self._look, FontRole.BODY, "ink", self, wraps=True)
            line.setText(words.player_summary(setup, seat, totals))
            line.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            self._totals.append(line)

    def _show_chart(self, setup: GameSetup, review: Review) -> None:
        seats = range(len(setup.players))
        last = end_of(review, self._all)
        shown = tuple(names.player_name(setup, seat) for seat in seats)
        data = chart_data(review, shown, looked_at(setup, last))
        self._chart.show_data(setup, data)
        self._figures.show_data(data)

    def _show_steps(self) -> None:
        if self._setup is None:
            return
        before = self.step
        self._shown = tuple(step for step in self._all if self._filter.shows(step))
        self._list.show_steps(self._setup, self._shown)
        self._nothing.setVisible(not self._shown)
        self._list.setVisible(bool(self._shown))
        if self._shown:
            self._list.go_to(0 if before is None else step_of_move(self._shown, before.move))
        if self.step is before:
            self._show_step()

    def _show_step(self) -> None:
        if self.step is not None and self._setup is not None:
            self._table.show_step(self.step, self._setup)
            self._chart.set_cursor_place(self.step.place)
        if self._is_short:
            self._arrange()
        self.stepped.emit()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._list.setAccessibleName(self.tr("Decisions and rolls"))
        self._nothing.setText(self.tr("There is none."))
        self._table.retranslate()
        if self._setup is not None and self.review is not None:
            self._show_totals(self._setup, self.review)
            self._show_chart(self._setup, self.review)
            self._show_steps()
            self._arrange()

    # Layout

    @property
    def _is_short(self) -> bool:
        return self.height() < self._look.text_px(_SHORT_BELOW)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._arrange()
        self.reshaped.emit()

    def _restyle(self) -> None:
        self.setMinimumHeight(round(self._look.text_px(_LEAST_HEIGHT)))
        self._arrange()

    def _arrange(self) -> None:
        px = self._look.px
        margin = round(px(SPACE_6 if self.width() >= px(_NARROW_BELOW) else SPACE_3))
        gap = round(px(SPACE_4))
        inner = self.rect().adjusted(margin, round(px(SPACE_3)), -margin, -margin)
        top = self._arrange_totals(inner) + round(px(SPACE_3))
        body = QRect(inner.left(), top, inner.width(), max(1, inner.bottom() + 1 - top))
        left = QRect(body.topLeft(), body.size())
        left.setWidth(round((body.width() - gap) * _LEFT_SHARE))
        self._arrange_left(left, gap)
        self._arrange_right(body.adjusted(left.width() + gap, 0, 0, 0))
        self.update()

    def _arrange_right(self, area: QRect) -> None:
        """Give the table the rest; where that is too low it scrolls."""
        reach = round(self._look.px(SPACE_2))
        # So much further, for the shadows of what lies at its edges.
        self._scroll.setGeometry(placed(self, area.adjusted(-reach, 0, reach, reach)))
        width = area.width()
        if self._table.needed_height(width) > area.height():
            width -= self._scroll.verticalScrollBar().sizeHint().width()
        self._table.set_margin(reach)
        self._table.resize(width + 2 * reach, max(area.height(), self._table.needed_height(width)) + reach)

    def _arrange_totals(self, inner: QRect) -> int:
        """Put the totals at the top: of all players, or where room is short of the one looked at; return their end."""
        gap = round(self._look.px(SPACE_6))
        player = self.step.player if self.step is not None else 0
        shown = [line for seat, line in enumerate(self._totals) if not self._is_short or seat == player]
        for line in self._totals:
            line.setVisible(line in shown)
        wide = inner.width() >= self._look.text_px(_TWO_COLUMNS) and len(shown) > _FEW
        columns = 2 if wide else 1
        width = (inner.width() - gap * (columns - 1)) // columns
        top = inner.top()
        for start in range(0, len(shown), columns):
            row = shown[start : start + columns]
            height = max(line.heightForWidth(width) for line in row)
            for place, line in enumerate(row):
                line.setGeometry(placed(self, QRect(inner.left() + place * (width + gap), top, width, height)))
            top += height
        return top

    def _arrange_left(self, area: QRect, gap: int) -> None:
        """Share the left side between chart or table and steps; where it is short there is only one of them."""
        had_focus = self._list.hasFocus()
        above: QWidget | None = {View.CHART: self._chart, View.TABLE: self._figures_card}.get(self.view)
        self._chart.setVisible(above is self._chart)
        self._figures_card.setVisible(above is self._figures_card)
        self._steps_card.setVisible(above is None or not self._is_short)
        steps = QRect(area)
        if above is not None:
            height = area.height()
            if not self._is_short:
                height = max(self._chart.needed_height(area.width()), round(height * _CHART_SHARE))
            above.setGeometry(placed(self, QRect(area.x(), area.y(), area.width(), height)))
            steps.setTop(area.y() + height + gap)
        self._steps_card.setGeometry(placed(self, steps))
        self._nothing.setGeometry(self._steps_card.rect())
        if had_focus and not self._list.isVisibleTo(self):
            self.take_focus()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the shadows of the sheets."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._look.theme.bg)
            paint_card_shadows(painter, (self._chart, self._figures_card, self._steps_card), self._look)
