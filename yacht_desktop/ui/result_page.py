"""How the game ended: the title, the ranking with luck and skill, the chart, the costliest choices, and what next."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from yacht_desktop.coach.reviews import Review
from yacht_desktop.game.fairness import GameDice
from yacht_desktop.session.position import Position
from yacht_desktop.ui import wording
from yacht_desktop.ui.card import CardGround
from yacht_desktop.ui.chance_chart import ChanceChart
from yacht_desktop.ui.chart_data import chart_data
from yacht_desktop.ui.controls import BrassButton, PlainButton
from yacht_desktop.ui.costliest import CostliestCard, costly_mistakes
from yacht_desktop.ui.luck_bars import luck_and_skill
from yacht_desktop.ui.mirroring import placed
from yacht_desktop.ui.ranking import looked_at, ranking
from yacht_desktop.ui.ranking_card import RankingCard
from yacht_desktop.ui.result_layout import ResultLayout, ResultNeeds, result_layout
from yacht_desktop.ui.scaling import largest_block
from yacht_desktop.ui.slim_scroll_bar import SlimScrollBar
from yacht_desktop.ui.text_fit import text_width
from yacht_desktop.ui.theme import FontRole, Look
from yacht_desktop.ui.wording import charts as words
from yacht_desktop.ui.words import Words
from yacht_desktop.ui.wrapped_title import WrappedTitle

_BUTTON: Final = 40
_UNPLAYED: Final = 0.05


class ResultPage(QWidget):
    """Stands in the place of the table when the game is over.

    Signals:
        rematch: the same players want another game.
        new_game: other rules or players are wanted.
        review_wanted: the review, at the move whose index is carried, or from the start with None.
        verify_wanted: every die of the game is to be thrown again.
    """

    rematch = Signal()
    new_game = Signal()
    review_wanted = Signal(object)
    verify_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Make an empty page."""
        super().__init__(parent)
        self.setObjectName("resultPage")
        self._look = look
        self._position: Position | None = None
        self._review: Review | None = None
        self._waiting: float | None = None
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setVerticalScrollBar(SlimScrollBar(look, self._scroll))
        self._ground = CardGround(look, self._scroll)
        self._scroll.setWidget(self._ground)
        self._title = WrappedTitle(look, self._ground)
        self._line = Words(look, FontRole.ROW, "ink2", self._ground, wraps=True)
        self._open_review = PlainButton(look, "", self._ground, icon="review", height=_BUTTON)
        self._new_game = PlainButton(look, "", self._ground, icon="new_game", height=_BUTTON)
        self._rematch = BrassButton(look, "", self._ground, icon="rematch", height=_BUTTON)
        self._card = RankingCard(look, self._ground)
        self._chart = ChanceChart(look, self._ground)
        self._choices = CostliestCard(look, self._ground)
        self._ground.cards = (self._card, self._chart, self._choices)
        self._connect()
        self._restyle()
        self._retranslate()

    def _connect(self) -> None:
        self._open_review.setObjectName("resultReviewButton")
        self._new_game.setObjectName("resultNewGameButton")
        self._rematch.setObjectName("rematchButton")
        self._open_review.clicked.connect(self._want_review)
        self._new_game.clicked.connect(self.new_game)
        self._rematch.clicked.connect(self.rematch)
        self._choices.picked.connect(self._want_review_at)
        self._card.dice.verify_wanted.connect(self.verify_wanted)
        self._look.changed.connect(self._restyle)

    # What the table says

    def show_result(self, position: Position) -> None:
        """Show how a game ended; its review follows."""
        self._position, self._review, self._waiting = position, None, 0.0
        self._card.dice.show_dice(None)
        self._retranslate()
        self._scroll.verticalScrollBar().setValue(0)

    def show_progress(self, share: float) -> None:
        """Show how far the review has come, 0 to 1."""
        if self._review is None and self._position is not None:
            self._waiting = share
            self._show_waiting(self._position)

    def show_review(self, review: Review, *, grows: bool) -> None:
        """Show what the review says; with `grows` bars and lines are drawn before the eyes."""
        self._review, self._waiting = review, None
        if self._position is not None:
            self._fill_in(self._position, review, grows=grows)
            self._arrange()

    def show_dice(self, dice: GameDice) -> None:
        """Tell the seed of the dice, now that the game is over."""
        self._card.dice.show_dice(dice)
        self._arrange()

    def show_failure(self) -> None:
        """Say that there will be no review."""
        if self._position is not None:
            self._waiting = None
            self._show_waiting(self._position)

    def first_control(self) -> QWidget:
        """Return the control that gets the focus first."""
        return self._rematch

    def _want_review(self) -> None:
        self.review_wanted.emit(None)

    def _want_review_at(self, move: int) -> None:
        self.review_wanted.emit(move)

    # Showing

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._open_review.setText(self.tr("Re&view"))
        self._new_game.setText(self.tr("&New game"))
        self._rematch.setText(self.tr("&Rematch"))
        position = self._position
        if position is None:
            return
        title = wording.result_title(position.setup, position.state)
        self._title.setText(title)
        self.setAccessibleName(title)
        self._card.show_ranking(ranking(position))
        self._card.dice.retranslate()
        self._card.set_foot(words.luck_and_skill())
        if self._review is None:
            self._say_line(position)
            self._show_waiting(position)
        else:
            self._fill_in(position, self._review, grows=False)
        self._arrange()

    def _say_line(self, position: Position) -> None:
        """Say how close the game was, what perfect play averages, and which options were played."""
        parts = [words.result_subtitle(position.setup, position.state)]
        if self._review is not None:
            parts.append(words.perfect_average(self._review.players[0].start))
        sentences = " ".join(part for part in parts if part)
        options = wording.chosen_options(position.setup.rules)
        self._line.setText(" · ".join(part for part in (sentences, *options) if part))

    def _show_waiting(self, position: Position) -> None:
        """Say in the place of chart and choices how far the review is, or that there is none."""
        seat = looked_at(position.setup, position.state)
        sentence = words.review_failed() if self._waiting is None else words.reviewing(self._waiting)
        self._chart.show_waiting(position.setup, sentence, self._waiting)
        self._choices.show_sentence(position.setup, seat, "")

    def _fill_in(self, position: Position, review: Review, *, grows: bool) -> None:
        setup = position.setup
        seat = looked_at(setup, position.state)
        names = tuple(wording.player_name(setup, place) for place in range(len(setup.players)))
        self._say_line(position)
        self._card.show_bars(luck_and_skill(review), grows=grows)
        unplayed = any(abs(player.unplayed) >= _UNPLAYED for player in review.players)
        yours = wording.is_you(setup, seat)
        explained = words.total_explained(review.players[seat].start, yours=yours, unplayed=unplayed)
        served = (words.served_explained(),) if position.state.won_at_once is not None else ()
        self._card.set_foot("\n".join((words.luck_and_skill(), explained, *served)))
        self._chart.show_data(setup, chart_data(review, names, seat), grows=grows)
        self._choices.show_choices(setup, seat, costly_mistakes(review, seat))

    # Layout

    def _restyle(self) -> None:
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Window, self._look.theme.bg)
        self._scroll.setPalette(palette)
        self._arrange()
        self._ground.update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out."""
        super().resizeEvent(event)
        self._scroll.setGeometry(self.rect())
        self._arrange()

    def _arrange(self) -> None:
        """Put everything in its place, beside a scroll bar where the page is higher than there is room."""
        layout, width = self._layout(self.width()), self.width()
        if layout.height > self.height():
            width -= self._scroll.verticalScrollBar().sizeHint().width()
            layout = self._layout(width)
        self._ground.resize(width, max(self.height(), layout.height))
        ground = self._ground
        self._title.setGeometry(placed(ground, layout.title))
        self._line.setGeometry(placed(ground, layout.line))
        for button, place in zip(self._buttons(), layout.buttons, strict=True):
            button.setGeometry(placed(ground, place))
        self._card.setGeometry(placed(ground, layout.ranking))
        self._card.lay_out_foot(layout.ranking.width())
        self._chart.setGeometry(placed(ground, layout.chart))
        self._choices.setGeometry(placed(ground, layout.choices))
        self._ground.update()

    def _buttons(self) -> tuple[PlainButton, ...]:
        return self._open_review, self._new_game, self._rematch

    def _layout(self, width: int) -> ResultLayout:
        heading = self._look.font(FontRole.HEADING)
        needs = ResultNeeds(
            buttons=tuple(button.sizeHint() for button in self._buttons()),
            title_width=text_width(heading, self._title.text()) + 1,
            title=self._title.heightForWidth,
            line=self._line_height,
            ranking=self._card.needed_height,
            chart=self._chart.needed_height,
            choices=self._choices.needed_height,
            players=1 if self._position is None else len(self._position.setup.players),
        )
        return result_layout(width, self.height(), self._look.scale, needs, largest_block(self._look.text_scale))

    def _line_height(self, width: int) -> int:
        lines = round(self._line.heightForWidth(width) / self._line.fontMetrics().lineSpacing())
        return round(max(1, lines) * self._look.line_height(FontRole.ROW))
