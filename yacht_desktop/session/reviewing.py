"""Reviews of games, worked out in the background."""

from collections import OrderedDict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal, Slot

from yacht_desktop.coach.reviews import Review
from yacht_desktop.game.moves import Move
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.session.computer import ThinkingJob
from yacht_desktop.session.jobs import Cancelled, Jobs, Token
from yacht_desktop.session.setup import GameSetup

_REMEMBERED: Final = 8
# Shares told are this far apart at least: a review has hundreds of decisions.
_STEP: Final = 0.01


class Reviewer(Protocol):
    """Reviews a game; called on the worker thread."""

    def __call__(self, rules: RuleSet, players: int, moves: tuple[Move, ...], job: ThinkingJob) -> Review:
        """Return the review.

        Raises:
            Cancelled: the job said that the answer is not wanted any more.
        """
        ...


class _Share(NamedTuple):
    token: Token
    share: float


class _Game(NamedTuple):
    rules: RuleSet
    players: int
    moves: tuple[Move, ...]


class Reviewing(QObject):
    """Reviews one game at a time, and remembers the last few.

    Signals:
        progressed: the share (0-1) that is done.
        reviewed: the Review, as soon as it is there; one that is known is told before `review` returns.
        failed: the exception carried was raised at work.
    """

    progressed = Signal(float)
    reviewed = Signal(object)
    failed = Signal(object)
    _reported = Signal(object)

    def __init__(self, reviewer: Reviewer | None = None, parent: QObject | None = None) -> None:
        """Have nothing to review yet; without a reviewer the engine does it."""
        super().__init__(parent)
        self._reviewer = reviewer or ExactReviewer()
        self._jobs = Jobs(self)
        self._known: OrderedDict[_Game, Review] = OrderedDict()
        self._game: _Game | None = None
        self._token: Token | None = None
        self._reported.connect(self._take_share)

    @property
    def last(self) -> Review | None:
        """The review of the game asked about last; None while it is worked out, and where there is none."""
        return None if self._game is None else self._known.get(self._game)

    @property
    def is_at_work(self) -> bool:
        """Whether a review is being worked out."""
        return self._token is not None

    def known(self, setup: GameSetup, moves: Iterable[Move]) -> Review | None:
        """Return the review of a game if it was made not long ago, without asking for it."""
        return self._known.get(_Game(setup.rules, len(setup.players), tuple(moves)))

    def review(self, setup: GameSetup, moves: Iterable[Move]) -> None:
        """Review a game, or what was played of one, instead of what is being reviewed."""
        game = _Game(setup.rules, len(setup.players), tuple(moves))
        if game == self._game and self._token is not None:
            return
        self.cancel()
        self._game = game
        known = self._known.get(game)
        if known is not None:
            self._known.move_to_end(game)
            self.reviewed.emit(known)
            return
        self._token = self._jobs.start(self._work(game), self._take, self._take_fault)

    @Slot()
    def cancel(self) -> None:
        """Give up the review that is being worked out; nothing is told of it any more."""
        if self._token is not None:
            self._token.drop()
            self._token = None
            self._game = None

    def shut_down(self) -> None:
        """Stop all work; nothing is told afterwards."""
        self.cancel()
        self._jobs.shut_down()

    def _work(self, game: _Game) -> Callable[[Token], Review]:
        def work(token: Token) -> Review:
            told = 0.0

            def tell(share: float) -> None:
                nonlocal told
                if share - told >= _STEP:
                    told = share
                    self._reported.emit(_Share(token, share))

            return self._reviewer(*game, ThinkingJob(tell, lambda: token.dropped))

        return work

    def _take(self, review: Review) -> None:
        self._token = None
        if self._game is None:
            return
        self._known[self._game] = review
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        self.reviewed.emit(review)

    def _take_fault(self, fault: Exception) -> None:
        self._token = None
        self._game = None
        self.failed.emit(fault)

    @Slot(object)
    def _take_share(self, told: _Share) -> None:
        if not told.token.dropped:
            self.progressed.emit(told.share)


class ExactReviewer:
    """Asks the engine; see `Reviewer`."""

    def __init__(self, tables: Path | None = None) -> None:
        """Load nothing yet.

        Args:
            tables: folder in which values that take long are kept from run to run; None keeps none.
        """
        self._tables = tables

    def __call__(self, rules: RuleSet, players: int, moves: tuple[Move, ...], job: ThinkingJob) -> Review:
        """Return the review.

        Raises:
            Cancelled: the answer is not wanted any more.
        """
        from yacht_desktop.coach.reviewing import review_game
        from yacht_desktop.solver.solitaire import SolvingCancelled
        from yacht_desktop.solver.tables import SOLVED

        if self._tables is not None:
            SOLVED.keep_in(self._tables)
        try:
            return review_game(rules, players, moves, progress=job.progress, cancelled=job.cancelled)
        except SolvingCancelled as stop:
            raise Cancelled from stop
