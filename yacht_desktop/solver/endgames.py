"""The exact end games of one rule set: which to solve when, and keeping what was solved."""

from collections.abc import Callable
from functools import lru_cache
from threading import Lock

import numpy as np

from yacht_desktop.solver.closure import Closure
from yacht_desktop.solver.decisions import TurnValues
from yacht_desktop.solver.endgame import EndGame
from yacht_desktop.solver.scoring import Scoring

# With no more boxes open than this on either card a turn is answered exactly. In `yacht` that
# takes a tenth of a second once a game.
EXACT = 4
# Unless more values than this must be solved for it (some half a second), as it can be with upper
# bonus and jokers; then only with fewer boxes.
AT_ONCE = 80_000
EXACT_WHATEVER_IT_TAKES = 3
# Most values solved for an answer that may take a tenth of a second.
IN_NO_TIME = 12_000
# With no more boxes open than this it pays to solve ahead what is to come.
PONDERED = 6
# Most values solved ahead: some ten seconds, and 10 MB.
AHEAD = 1_200_000
# Rule sets with no more positions than this share one end game of all positions with few boxes open.
_SHARED_SIZE = 8192
_KEPT = 3
# Values that the shared end game remembers before it begins anew: 32 MB, some hundreds of games.
_MOST_REMEMBERED = 4_000_000
_WORKS_REMEMBERED = 1024


class EndGames:
    """Answers with exact winning chances of two players where they can be had in time.

    May be used from several threads at once.
    """

    def __init__(self, scoring: Scoring) -> None:
        """Prepare for a rule set; with few positions this takes some tenths of a second."""
        self._scoring = scoring
        self._lock = Lock()
        self._shared: EndGame | None = None
        if scoring.space.size <= _SHARED_SIZE and scoring.space.boxes > EXACT:
            self._shared = EndGame(Closure(scoring, scoring.space.layers()[EXACT]))
        self._kept: list[EndGame] = []
        self._work = lru_cache(maxsize=_WORKS_REMEMBERED)(self._whole_work)
        self._last: tuple[tuple[int, int, int], TurnValues] | None = None

    def turn(self, mover: int, other: int, ahead: int) -> TurnValues | None:
        """Return the chance to win of every choice in a turn.

        None where too many boxes are open and nobody has solved the turn ahead.

        Args:
            mover: number of the position of the player to move.
            other: number of the position of the other player, who moves next.
            ahead: points of the player to move less those of the other.
        """
        key = (mover, other, ahead)
        with self._lock:
            if self._last is not None and self._last[0] == key:
                return self._last[1]
            self._forget_too_much()
            game = self._ready(mover, other) or self._affordable(mover, other)
            if game is None:
                return None
            self._remember(game)
            self._last = (key, game.turn(mover, other, ahead))
            return self._last[1]

    def settled(self, mover: int, other: int, ahead: int) -> TurnValues | None:
        """Return what `turn` does, but only where an answer is quick even with nothing solved before.

        None where too many boxes are open, or solving it takes longer than a hint may. This depends
        on the positions alone: what was asked or pondered before changes nothing.
        """
        if self._open_boxes(mover, other) > EXACT or not self._is_affordable(mover, other, IN_NO_TIME):
            return None
        return self.turn(mover, other, ahead)

    def _affordable(self, mover: int, other: int) -> EndGame | None:
        """Return an end game to solve a turn in, None where that would take too long.

        Whether it does depends on the positions alone, so that the same game is played alike again.
        """
        if self._open_boxes(mover, other) > EXACT or not self._is_affordable(mover, other, AT_ONCE):
            return None
        return self._shared or self._new(mover, other)

    def _is_affordable(self, mover: int, other: int, most_work: int) -> bool:
        """Return whether a turn with few boxes open can be solved with so many values, or very few boxes are open."""
        if self._shared is not None or self._open_boxes(mover, other) <= EXACT_WHATEVER_IT_TAKES:
            return True
        return self._work(mover, other) <= most_work

    def ponder(self, mover: int, other: int, cancelled: Callable[[], bool], most_work: int = AHEAD) -> bool:
        """Solve ahead what the turns from two positions can lead to; other threads are not held up.

        Args:
            mover: number of the position of the player to move.
            other: number of the position of the other player.
            cancelled: asked now and then whether to stop.
            most_work: how many values may be solved for it.

        Returns:
            Whether it is solved now: False where it would take too long.

        Raises:
            SolvingCancelled: `cancelled` said so.
        """
        if self._open_boxes(mover, other) > PONDERED:
            return False
        with self._lock:
            if self._ready(mover, other) is not None:
                return True
        game = self._new(mover, other)
        work = game.work(mover, other)
        if work is None or work > most_work:
            return False
        game.prepare(mover, other, cancelled)
        with self._lock:
            self._remember(game)
        return True

    def _forget_too_much(self) -> None:
        """Begin the shared end game anew where it has grown large."""
        if self._shared is not None and self._shared.size > _MOST_REMEMBERED:
            self._shared = EndGame(self._shared.closure)

    def _open_boxes(self, mover: int, other: int) -> int:
        """Return the number of open boxes on the card that has more."""
        space = self._scoring.space
        return max(space.open_boxes(mover), space.open_boxes(other))

    def _ready(self, mover: int, other: int) -> EndGame | None:
        """Return an end game in which the turn from two positions is solved already."""
        known = [*self._kept, *([self._shared] if self._shared else [])]
        return next((game for game in known if game.work(mover, other) == 0), None)

    def _whole_work(self, mover: int, other: int) -> int:
        """Return how many values a turn between two positions needs, if nothing is solved."""
        return self._new(mover, other).work(mover, other) or 0

    def _new(self, mover: int, other: int) -> EndGame:
        return EndGame(Closure(self._scoring, np.array([mover, other], dtype=np.intp)))

    def _remember(self, game: EndGame) -> None:
        """Remember an end game as the one used last; the shared one is always remembered."""
        if game is not self._shared:
            self._kept = [game, *(kept for kept in self._kept if kept is not game)][:_KEPT]
