"""A game gone through step by step: its course as a chart, every decision and roll, and the table at each of them."""

from itertools import pairwise
from typing import Final

from typing_extensions import override

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QWidget

from yacht_desktop.coach.reviews import Review
from yacht_desktop.game.moves import Move
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.controls import BrassButton, ChoiceBox, PlainButton, SegmentedControl
from yacht_desktop.ui.dialog_frame import Bar
from yacht_desktop.ui.page_window import PageWindow
from yacht_desktop.ui.replaying import Replaying
from yacht_desktop.ui.review_body import ReviewBody, View
from yacht_desktop.ui.review_steps import KEYS, StepFilter
from yacht_desktop.ui.review_wait import ReviewWait
from yacht_desktop.ui.slim_scroll_bar import SlimScrollBar
from yacht_desktop.ui.step_words import spoken
from yacht_desktop.ui.theme import FontRole, Look
from yacht_desktop.ui.wording import names
from yacht_desktop.ui.words import Words

_SIZE: Final = QSize(1120, 760)
_LEAST: Final = QSize(720, 420)
_KEYS_FROM: Final = 660


class _WholeScroll(QScrollArea):
    """Scrolls by wheel and bar alone: the keys step through the game."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class ReviewWindow(PageWindow):
    """Shows a review, or waits for it.

    Signals:
        try_wanted: the game is to be played on from a step, with its setup and the moves before it.
        rules_wanted: F1 was pressed.
        closed: the window was closed, with itself.
    """

    try_wanted = Signal(object)
    rules_wanted = Signal()
    closed = Signal(object)

    def __init__(self, look: Look, setup: GameSetup, moves: tuple[Move, ...], parent: QWidget | None = None) -> None:
        """Wait for the review of a game of these players."""
        super().__init__(look, parent, _SIZE)
        self.setObjectName("reviewWindow")
        self.setup = setup
        self.moves = moves
        self._filters: tuple[StepFilter, ...] = ()
        self._pages = QStackedWidget(self)
        self._wait = ReviewWait(look, self._pages)
        self._body = ReviewBody(look, self._pages)
        self._pages.addWidget(self._wait)
        # Where room is short the whole scrolls, rather than that nothing of it can be seen.
        self._body_scroll = _WholeScroll(self._pages)
        self._body_scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._body_scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._body_scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._body_scroll.setVerticalScrollBar(SlimScrollBar(look, self._body_scroll))
        self._body_scroll.setWidgetResizable(True)
        self._body_scroll.setWidget(self._body)
        self._pages.addWidget(self._body_scroll)
        self._view = SegmentedControl(look, ("", "", ""), self.head)
        self._view.setObjectName("reviewView")
        self._filter = ChoiceBox(look, self.head)
        self._filter.setObjectName("reviewFilter")
        self.head.row.addWidget(self._filter, 0, Qt.AlignmentFlag.AlignVCenter)
        self.head.row.addWidget(self._view, 0, Qt.AlignmentFlag.AlignVCenter)
        self.set_content(self._pages)
        self._foot = Bar(look, self, at_top=False)
        self._keys = Words(look, FontRole.CAPTION, "ink2", self._foot, wraps=True)
        self._play = PlainButton(look, "", self._foot)
        self._previous = PlainButton(look, "", self._foot)
        self._next = PlainButton(look, "", self._foot)
        self._try = BrassButton(look, "", self._foot)
        self._replaying = Replaying(self._body, self)
        self._replays = False
        self._fill_foot()
        self._connect()
        self.set_up()
        self._order_tabs()
        self._show_waiting(waiting=True)

    def _fill_foot(self) -> None:
        self._play.setObjectName("reviewPlayButton")
        self._previous.setObjectName("reviewPreviousButton")
        self._next.setObjectName("reviewNextButton")
        self._try.setObjectName("reviewTryButton")
        self._foot.row.addWidget(self._keys, 1)
        for button in (self._play, self._previous, self._next, self._try):
            self._foot.row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.add_foot(self._foot)

    def _order_tabs(self) -> None:
        """Let Tab go round as the eye does: head, what is shown, foot."""
        buttons = (self._play, self._previous, self._next, self._try)
        stops = (self._filter, *self._view.segments, *self._body.stops, *buttons)
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        self._view.chosen.connect(self._show_view)
        self._filter.activated.connect(self._choose_filter)
        self._previous.clicked.connect(self._body.previous)
        self._next.clicked.connect(self._body.following)
        self._try.clicked.connect(self._want_try)
        self._play.clicked.connect(self._replaying.toggle)
        self._replaying.changed.connect(self._name_play)
        self._wait.cancelled.connect(self.close)
        self._body.stepped.connect(self._follow_step)
        self._body.reshaped.connect(self._follow_view)

    # What the desk says

    @property
    def review(self) -> Review | None:
        """The review shown, None while it is waited for."""
        return self._body.review

    @property
    def body(self) -> ReviewBody:
        """What shows the review."""
        return self._body

    def show_progress(self, share: float) -> None:
        """Show how far the review has come, 0 to 1."""
        self._wait.show_progress(share)

    def show_failure(self) -> None:
        """Say that the game could not be reviewed."""
        self._wait.show_failure()

    def show_review(self, review: Review) -> None:
        """Show a review from its first step."""
        # First to its place and size: every row of the list is laid out for its width.
        self._show_waiting(waiting=False)
        self._body.show_review(self.setup, review)
        self._fill_filter()
        self._body.take_focus()
        self._follow_view()
        if self._replays:
            self.replay()

    def replay(self) -> None:
        """Show every step from the first on, a while each, as soon as they can be shown."""
        self._replays = self.review is None
        if not self._replays:
            self._filter.setCurrentIndex(0)
            self._choose_filter(0)
            self._replaying.restart()

    def go_to_move(self, move: int) -> None:
        """Go to the first step that belongs to a move."""
        self._body.go_to_move(move)

    # How it happens

    def _show_waiting(self, *, waiting: bool) -> None:
        self._pages.setCurrentWidget(self._wait if waiting else self._body_scroll)
        buttons = (self._play, self._previous, self._next, self._try)
        for part in (self._view, self._filter, *buttons):
            part.setVisible(not waiting)
        self._show_keys()

    def _show_keys(self) -> None:
        """Say the keys where there is room; they stand on the page of all keys too."""
        shown = self._pages.currentWidget() is self._body_scroll
        self._keys.setVisible(shown and self.width() >= self.look.text_px(_KEYS_FROM))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say the keys or not."""
        super().resizeEvent(event)
        self._show_keys()

    def _name_play(self) -> None:
        self._play.setText(self.tr("&Pause") if self._replaying.is_on else self.tr("&Play"))

    def _want_try(self) -> None:
        step = self._body.step
        if step is not None:
            self.try_wanted.emit((self.setup, self.moves[: step.move]))

    def _show_view(self, number: int) -> None:
        self._body.show_view(tuple(View)[number])

    def _follow_view(self) -> None:
        """Say what is shown beside the table, which may hang on the size."""
        self._view.set_current(tuple(View).index(self._body.view))

    def _choose_filter(self, number: int) -> None:
        self._body.set_filter(self._filters[number])

    def _follow_step(self) -> None:
        """Say the step, unless the list that has the focus is read out already."""
        step = self._body.step
        self._previous.setEnabled(self._body.can_go_back)
        self._next.setEnabled(self._body.can_go_on)
        self._try.setEnabled(step is not None)
        if step is None:
            return
        self.setAccessibleDescription(spoken(step, self.setup))
        if not self._body.reads_out:
            announce(self, spoken(step, self.setup))

    def _fill_filter(self) -> None:
        chosen = max(0, self._filter.currentIndex())
        seats = range(len(self.setup.players))
        several = len(seats) > 1
        people = [StepFilter(player=seat) for seat in seats] if several else []
        self._filters = (StepFilter(), StepFilter(mistakes=True), *people)
        self._filter.clear()
        self._filter.addItems(
            [
                self.tr("All steps"),
                self.tr("Mistakes"),
                *(names.player_name(self.setup, seat) for seat in seats if several),
            ]
        )
        self._filter.setCurrentIndex(chosen)
        self._filter.updateGeometry()

    @override
    def retranslate(self) -> None:
        self.set_title(self.tr("Review"))
        self._view.set_texts((self.tr("Steps"), self.tr("Chart"), self.tr("Table")))
        self._view.setAccessibleName(self.tr("What is shown beside the table"))
        self._filter.setAccessibleName(self.tr("Which steps are shown"))
        self._keys.setText(self.tr("Left, Right: steps · Up, Down: mistakes · Page Up, Page Down: rounds"))
        self._name_play()
        self._previous.setText(self.tr("&Back"))
        self._next.setText(self.tr("&Next"))
        self._try.setText(self.tr("&Try again from here"))
        self._fill_filter()
        self._wait.retranslate()
        self._body.retranslate()

    @override
    def restyle(self) -> None:
        self.setMinimumSize(_LEAST)
        self._show_keys()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell that nothing is waited for any more."""
        self._replaying.stop()
        super().closeEvent(event)
        self.closed.emit(self)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step through the game; F1 shows the rules."""
        where = KEYS.get(Qt.Key(event.key()))
        if (
            where is not None
            and event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
        ):
            self._body.go(where)
        elif event.matches(QKeySequence.StandardKey.HelpContents):
            self.rules_wanted.emit()
        else:
            super().keyPressEvent(event)
