"""Reviews for whoever shows them: the result of a finished game, and the windows to go through one."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from yacht_desktop.coach.reviews import Review
from yacht_desktop.game.moves import Move
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.reviewing import Reviewing
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.ui.theme import Look

if TYPE_CHECKING:
    from yacht_desktop.ui.result_page import ResultPage
    from yacht_desktop.ui.review_window import ReviewWindow

Game = tuple[GameSetup, tuple[Move, ...]]


class ReviewDesk(QObject):
    """Has games reviewed one after the other, and hands the reviews to those who wait for them.

    A finished game is reviewed at once; windows are asked for. Each window keeps its game, whatever
    becomes of the one on the table.

    Signals:
        rules_wanted: F1 was pressed in a window.
    """

    rules_wanted = Signal()

    def __init__(self, look: Look, session: GameSession, reviewing: Reviewing, window: QWidget) -> None:
        """Work for a window, over which others open."""
        super().__init__(window)
        self._look = look
        self._session = session
        self._reviewing = reviewing
        self._window = window
        self._page: ResultPage | None = None
        self._windows: list[ReviewWindow] = []
        self._asked: Game | None = None
        self._lost: list[Game] = []
        self._trying: Game | None = None
        session.finished.connect(self._ask_next)
        session.changed.connect(self._follow_game)
        reviewing.progressed.connect(self._on_progressed)
        reviewing.reviewed.connect(self._on_reviewed)
        reviewing.failed.connect(self._on_failed)

    # What people and the table ask

    @property
    def can_review(self) -> bool:
        """Whether there is anything to review: a turn that was played, or a game that is over."""
        state = self._session.state
        return state.is_over or any(score is not None for card in state.cards for score in card.scores)

    @Slot(object)
    def show_result(self, page: "ResultPage") -> None:
        """Let the result page have its review as soon as it is there."""
        self._page = page
        known = self._reviewing.known(*self._game)
        if known is not None:
            page.show_review(known, grows=True)
        elif self._game in self._lost:
            page.show_failure()
        else:
            self._ask_next()

    @Slot()
    def open(self) -> None:
        """Open the review of the game on the table."""
        self.open_at(None)

    @Slot(object)
    def open_at(self, move: int | None) -> None:
        """Open the review of the game on the table, at a move; or bring it to the front where it is open."""
        if not self.can_review:
            return
        window = self._shown_window(self._game)
        if move is not None:
            window.go_to_move(move)
        self._ask_next()

    @Slot(object, bool)
    def open_game(self, game: Game, replays: bool = False) -> None:  # noqa: FBT001, FBT002 - the form of the signal
        """Open the review of any game, or bring it to the front where it is open; it may be seen again by itself."""
        window = self._shown_window(game)
        if replays:
            window.replay()
        self._ask_next()

    def _shown_window(self, game: Game) -> "ReviewWindow":
        """Return the window of a game, at the front, with its review where that is known."""
        window = self._window_of(game)
        window.show()
        window.raise_()
        window.activateWindow()
        known = self._reviewing.known(*game)
        if window.review is None and known is not None:
            window.show_review(known)
        return window

    @property
    def _game(self) -> Game:
        return self._session.setup, self._session.moves

    def _window_of(self, game: Game) -> "ReviewWindow":
        """Return the window of a game, a new one where there is none."""
        for window in self._windows:
            if (window.setup, window.moves) == game:
                return window
        from yacht_desktop.ui.review_window import ReviewWindow

        made = ReviewWindow(self._look, *game, parent=self._window)
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        made.try_wanted.connect(self._try)
        made.rules_wanted.connect(self.rules_wanted)
        made.closed.connect(self._forget)
        self._windows.append(made)
        return made

    @Slot(object)
    def _forget(self, window: "ReviewWindow") -> None:
        """A window was closed: what only it waited for is given up."""
        if window in self._windows:
            self._windows.remove(window)
        self._give_up_unwanted()

    # Having games reviewed

    @Slot()
    def _follow_game(self) -> None:
        """Another move was made, or taken back: a result that is gone is waited for no more."""
        self._give_up_unwanted()

    def _give_up_unwanted(self) -> None:
        if self._reviewing.is_at_work and self._asked is not None and self._asked not in self._wanted():
            self._reviewing.cancel()
            self._asked = None
            self._ask_next()

    def _wanted(self) -> list[Game]:
        """Return the games whose reviews are waited for, the finished one on the table first."""
        games = [self._game] if self._session.state.is_over else []
        games += [(window.setup, window.moves) for window in self._windows if window.review is None]
        return [game for game in games if game not in self._lost and self._reviewing.known(*game) is None]

    @Slot()
    def _ask_next(self) -> None:
        """Have the next game reviewed, unless one is."""
        wanted = self._wanted()
        if wanted and not self._reviewing.is_at_work:
            self._asked = wanted[0]
            self._reviewing.review(*wanted[0])

    @Slot(float)
    def _on_progressed(self, share: float) -> None:
        for window in self._waiting_windows():
            window.show_progress(share)
        page = self._shown_page
        if page is not None and self._asked == self._game:
            page.show_progress(share)

    @Slot(object)
    def _on_reviewed(self, review: Review) -> None:
        for window in self._windows:
            if window.review is None and _is_of(review, (window.setup, window.moves)):
                window.show_review(review)
        page = self._shown_page
        if page is not None and _is_of(review, self._game):
            page.show_review(review, grows=True)
        self._asked = None
        self._ask_next()

    @Slot()
    def _on_failed(self) -> None:
        """Say so where the review was waited for; what went wrong is reported elsewhere."""
        for window in self._waiting_windows():
            window.show_failure()
        page = self._shown_page
        if page is not None and self._asked == self._game:
            page.show_failure()
        if self._asked is not None:
            self._lost.append(self._asked)
        self._asked = None
        self._ask_next()

    @property
    def _shown_page(self) -> "ResultPage | None":
        """The result page while it shows the game on the table: until it does it may still hold another one."""
        return None if self._page is None or self._page.isHidden() else self._page

    def _waiting_windows(self) -> "list[ReviewWindow]":
        """Return the windows that wait for the review being made."""
        return [
            window for window in self._windows if window.review is None and (window.setup, window.moves) == self._asked
        ]

    # Trying again

    @Slot(object)
    def _try(self, game: Game) -> None:
        """Play on from a step, at once or after a question where a game is under way."""
        self._trying = game
        session = self._session
        if session.state.is_over or not session.moves:
            self._play_on()
            return
        from yacht_desktop.ui.try_again_dialog import TryAgainDialog

        dialog = self._window.findChild(TryAgainDialog)
        if dialog is None:
            sender = self.sender()
            over = sender if isinstance(sender, QWidget) else self._window
            dialog = TryAgainDialog(self._look, over)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.accepted.connect(self._play_on)
            dialog.open()
        dialog.raise_()

    @Slot()
    def _play_on(self) -> None:
        game, self._trying = self._trying, None
        if game is not None:
            self._session.play_on(*game)
            self._window.raise_()
            self._window.activateWindow()


def _is_of(review: Review, game: Game) -> bool:
    """Return whether a review is that of a game."""
    setup, moves = game
    return (review.rules, len(review.players), review.moves) == (setup.rules, len(setup.players), moves)
