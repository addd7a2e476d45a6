"""The cards of the statistics on their ground, laid out for the width there is."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from yacht_desktop.game.dice_counts import nothing_counted
from yacht_desktop.session.statistics_view import Part, StatisticsView
from yacht_desktop.ui.card import CardGround
from yacht_desktop.ui.slim_scroll_bar import SlimScrollBar
from yacht_desktop.ui.statistics_best import BestCard, StreaksCard
from yacht_desktop.ui.statistics_card import StatisticsCard
from yacht_desktop.ui.statistics_categories import CategoriesCard
from yacht_desktop.ui.statistics_course_card import CourseCard
from yacht_desktop.ui.statistics_dice import DiceCard
from yacht_desktop.ui.statistics_figures import FiguresCard
from yacht_desktop.ui.statistics_layout import card_places
from yacht_desktop.ui.statistics_totals import TotalsCard
from yacht_desktop.ui.statistics_wins import WinsCard
from yacht_desktop.ui.theme import SPACE_6, Look

_PARTS_OF_TOTALS: Final = {Part.FIGURES, Part.TOTALS, Part.PERFECT}


class StatisticsCards(QScrollArea):
    """All cards, one below the other where there is little width.

    Signals:
        picked: the review of a game is wanted, with what the library knows it by.
    """

    picked = Signal(int)

    def __init__(self, look: Look, view: StatisticsView, parent: QWidget) -> None:
        """Show what a view has, and what comes in."""
        super().__init__(parent)
        self._look = look
        self._view = view
        self._typed = False
        self.setObjectName("statisticsCards")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBar(SlimScrollBar(look, self))
        self._ground = CardGround(look, self)
        self.setWidget(self._ground)
        self._figures = FiguresCard(look, self._ground)
        self._totals, self._wins = TotalsCard(look, self._ground), WinsCard(look, self._ground)
        self._categories = CategoriesCard(look, self._ground)
        self._dice, self._hands = (DiceCard(look, self._ground, hands=hands) for hands in (False, True))
        self._course = CourseCard(look, self._ground)
        self._best, self._streaks = BestCard(look, self._ground), StreaksCard(look, self._ground)
        self._pairs: tuple[tuple[StatisticsCard, StatisticsCard], ...] = (
            (self._totals, self._wins),
            (self._categories, self._dice),
            (self._course, self._hands),
            (self._best, self._streaks),
        )
        self._ground.cards = self.cards
        self._dice.chosen.connect(self._choose_dice)
        self._best.picked.connect(self.picked)
        view.arrived.connect(self._take)
        look.changed.connect(self._restyle)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow_focus)
        self.show_all()
        self._restyle()

    @property
    def cards(self) -> tuple[StatisticsCard, ...]:
        """The cards from the top, left before right."""
        return self._figures, *(card for pair in self._pairs for card in pair)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab stops at, in its order."""
        found: list[QWidget] = []
        for card in self.cards:
            found.append(card)
            if card is self._dice and self._dice.kinds is not None:
                found += self._dice.kinds.segments
            if card is self._best:
                found += self._best.rows
        return tuple(found)

    @Slot()
    def show_all(self) -> None:
        """Show all that is known, in the language in use."""
        for part in Part:
            self._show(part)
        self._arrange()

    # How it happens

    @Slot(object)
    def _take(self, part: Part) -> None:
        self._show(part)
        self._arrange()

    def _show(self, part: Part) -> None:
        shown, selection = self._view.shown, self._view.selection
        if part is Part.FIGURES:
            self._figures.show_figures(shown)
        if part in _PARTS_OF_TOTALS:
            self._totals.show_totals(shown, selection)
        if part is Part.STANDINGS:
            self._wins.show_wins(shown)
        if part in {Part.BOXES, Part.PERFECT}:
            self._categories.show_categories(shown, selection)
        if part in {Part.COMPUTER_DICE, Part.TYPED_DICE}:
            self._show_dice()
        if part is Part.COURSE:
            self._course.show_course(shown)
            self._streaks.show_streaks(shown)
        if part is Part.BEST:
            self._best.show_best(shown)

    def _show_dice(self) -> None:
        shown = self._view.shown
        dice = shown.typed_dice if self._typed else shown.computer_dice
        blank = nothing_counted(self._view.selection.rules)
        for card in (self._dice, self._hands):
            card.show_dice(dice, blank, typed=self._typed)

    @Slot(int)
    def _choose_dice(self, number: int) -> None:
        self._typed = number == 1
        self._show_dice()

    @Slot()
    def _follow_focus(self) -> None:
        """Scroll to what the keyboard has reached; what the signal carries may be on its way out."""
        now = QApplication.focusWidget()
        if now is not None and self._ground.isAncestorOf(now):
            margin = round(self._look.px(SPACE_6))
            place = now.mapTo(self._ground, QPoint(0, 0))
            self.ensureVisible(place.x(), place.y() + now.height(), 0, margin)
            self.ensureVisible(place.x(), place.y(), 0, margin)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards out."""
        super().resizeEvent(event)
        self._arrange()

    @Slot()
    def _restyle(self) -> None:
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Window, self._look.theme.bg)
        self.setPalette(palette)
        self._arrange()

    def _arrange(self) -> None:
        """Put every card in its place; the scroll bar has its own in the margin at the right."""
        width = self.width()
        heights = [(one.needed_height, other.needed_height) for one, other in self._pairs]
        places = card_places(max(1, width), self._look.scale, self._figures.needed_height, heights)
        bar = self.verticalScrollBar().sizeHint().width()
        self._ground.resize(width - bar, max(self.viewport().height(), places.height))
        self._figures.setGeometry(places.figures)
        for pair, rects in zip(self._pairs, places.rows, strict=True):
            for card, rect in zip(pair, rects, strict=True):
                card.setGeometry(rect)
        self._ground.update()
