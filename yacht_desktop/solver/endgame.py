"""The end of a game of two, solved exactly: the chance to win when both play to win.

Backward induction over who has which boxes open and how far the player to move is ahead. A draw
counts one half. Values of a pair of positions stand in a row, one for each difference of points at
which the game is still open; beyond, it is won or lost. Where a hand can win at once, the row goes
one further, and what stands at its ends holds for all differences beyond.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from yacht_desktop.solver.closure import Closure
from yacht_desktop.solver.decisions import TurnValues, turn_values
from yacht_desktop.solver.leaves import Leaf
from yacht_desktop.solver.scoring import Step
from yacht_desktop.solver.solitaire import SolvingCancelled, first_rolls_worth
from yacht_desktop.solver.space import Ints, States
from yacht_desktop.solver.turn import Floats

Places = NDArray[np.intp]
Winning = Callable[[Places, Places, Ints], Floats]

# Columns (a pair of positions at one difference) worked on together.
CHUNK = 256
# Pairs solved between two questions whether to go on: some hundredths of a second.
PAIRS = 64
UNSOLVED = -1
_FIRST_CAPACITY = 1 << 16


class EndGame:
    """Winning chances between positions of a closure; solved as far as anybody asked.

    Not for several threads at once.
    """

    def __init__(self, closure: Closure) -> None:
        """Know nothing yet about the positions of a closure."""
        self.closure = closure
        size = len(closure.numbers)
        self._start = np.full((size, size), UNSOLVED, dtype=np.int64)
        self._values = np.zeros(_FIRST_CAPACITY)
        self._used = 0

    @property
    def size(self) -> int:
        """Number of values solved so far, 8 bytes each."""
        return self._used

    def turn(self, mover: int, other: int, ahead: int) -> TurnValues:
        """Return the chance to win of every choice in the turn of the player to move.

        Args:
            mover: number of the position of the player to move, before the turn.
            other: number of the position of the other player, who moves next.
            ahead: points of the player to move less those of the other.
        """
        places = self.closure.places(np.array([mover, other], dtype=np.intp)).astype(np.intp)
        states = self.closure.scoring.space.states(np.array([mover], dtype=np.intp))
        leaf = self._leaf(places[1:], np.array([ahead]), self.win)
        return turn_values(self.closure.scoring, states, leaf)

    def work(self, mover: int, other: int) -> int | None:
        """Return how many values must still be solved before a turn between two positions is known.

        Twenty thousand take about a tenth of a second. None where a position does not belong to
        the closure.
        """
        places = self.closure.places(np.array([mover, other], dtype=np.intp)).astype(np.intp)
        if places.min() < 0:
            return None
        layers = self._unsolved(*self._after(*self._after(places[:1], places[1:])))
        most = self.closure.most
        return sum(int((most[movers] + most[others] + 1).sum()) for movers, others in layers)

    def prepare(self, mover: int, other: int, cancelled: Callable[[], bool] | None = None) -> None:
        """Solve everything that a turn between two positions, given by number, can lead to.

        Raises:
            SolvingCancelled: `cancelled` said so.
        """
        places = self.closure.places(np.array([mover, other], dtype=np.intp)).astype(np.intp)
        after = self._after(places[:1], places[1:])
        self._solve(*self._after(*after), cancelled)

    def win(self, mover: Places, other: Places, ahead: Ints) -> Floats:
        """Return the chance to win of players to move, before their turns, same shape as the arguments.

        Args:
            mover: places of their positions in the closure.
            other: places of the positions of those who move next.
            ahead: points of the players to move less those of the others.
        """
        shape = np.shape(ahead)
        mover, other, ahead = (np.broadcast_to(part, shape).reshape(-1) for part in (mover, other, ahead))
        unsolved = np.flatnonzero(self._start[mover, other] == UNSOLVED)
        found = self._known(mover, other, ahead)
        if len(unsolved):
            asked = np.stack([mover[unsolved], other[unsolved], ahead[unsolved]])
            columns, back = np.unique(asked, axis=1, return_inverse=True)
            self._solve(*self._after(columns[0], columns[1]))
            found[unsolved] = self._columns(columns[0], columns[1], columns[2])[back.reshape(-1)]
        return found.reshape(shape)

    def _known(self, mover: Places, other: Places, ahead: Ints) -> Floats:
        """Return the chances to win from the solved pairs, same shape as `ahead`; anything at all for the others."""
        behind_most, ahead_most = np.take(self.closure.most, mover), np.take(self.closure.most, other)
        size = len(self._start)
        start = np.take(self._start.reshape(-1), mover * size + other)
        places = start + np.clip(ahead, -behind_most, ahead_most) + behind_most
        found = np.take(self._values, places, mode="clip")
        if not self.closure.scoring.winning_rows:
            found[ahead < -behind_most] = 0.0
            found[ahead > ahead_most] = 1.0
        return found

    def _leaf(self, other: Places, ahead: Ints, win: Winning) -> Leaf:
        """Return a leaf that says how likely outcomes of the movers' turns win, one column a mover."""
        moves_on = self.closure.opened[other] > 0

        def leaf(step: Step) -> Floats:
            after = self.closure.places(step.following).astype(np.intp)
            lead = ahead + step.points.astype(np.intp)
            rest = np.broadcast_to(other, after.shape)
            first, second = np.where(moves_on, rest, after), np.where(moves_on, after, rest)
            value = win(first, second, np.where(moves_on, -lead, lead))
            value = np.where(moves_on, 1.0 - value, value)
            return value if step.ends is None else np.where(step.ends, 1.0, value)

        return leaf

    def _columns(self, mover: Places, other: Places, ahead: Ints) -> Floats:
        """Return the chances to win of players to move, from the solved pairs that follow, shape `(columns,)`."""
        found = np.empty(len(ahead))
        full = self.closure.opened[mover] == 0
        level = np.where(ahead > 0, 1.0, np.where(ahead < 0, 0.0, 0.5))
        found[full] = level[full]
        rest = np.flatnonzero(~full)
        for start in range(0, len(rest), CHUNK):
            here = rest[start : start + CHUNK]
            leaf = self._leaf(other[here], ahead[here], self._known)
            rolls, _ = first_rolls_worth(self.closure.scoring, self._states(mover[here]), leaf)
            found[here] = self.closure.scoring.turn.mean(rolls)
        return found

    def _states(self, places: Places) -> States:
        return self.closure.scoring.space.states(self.closure.numbers[places])

    def _after(self, mover: Places, other: Places) -> tuple[Places, Places]:
        """Return the pairs that can follow after the movers' turns, each once."""
        closure = self.closure
        counts = closure.next_start[mover + 1] - closure.next_start[mover]
        within = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
        after = closure.next_places[np.repeat(closure.next_start[mover], counts) + within]
        rest = np.repeat(other, counts)
        moves_on = closure.opened[rest] > 0
        first, second = np.where(moves_on, rest, after), np.where(moves_on, after, rest)
        size = len(closure.numbers)
        pairs = np.unique(first * size + second)
        return pairs // size, pairs % size

    def _unsolved(self, mover: Places, other: Places) -> list[tuple[Places, Places]]:
        """Return the unsolved among pairs and all that follows from them, layer by layer, the last turns last."""
        layers: list[tuple[Places, Places]] = []
        while len(mover):
            unsolved = self._start[mover, other] == UNSOLVED
            mover, other = mover[unsolved], other[unsolved]
            layers.append((mover, other))
            going_on = self.closure.opened[mover] > 0
            mover, other = self._after(mover[going_on], other[going_on])
        return layers

    def _solve(self, mover: Places, other: Places, cancelled: Callable[[], bool] | None = None) -> None:
        """Solve pairs and everything that follows from them."""
        for movers, others in reversed(self._unsolved(mover, other)):
            self._solve_layer(movers, others, cancelled)

    def _solve_layer(self, mover: Places, other: Places, cancelled: Callable[[], bool] | None) -> None:
        """Solve pairs whose followers are all solved."""
        most = self.closure.most
        widths = most[mover] + most[other] + 1
        starts = np.cumsum(widths) - widths
        for first in range(0, len(mover), PAIRS):
            if cancelled is not None and cancelled():
                raise SolvingCancelled
            part = slice(first, first + PAIRS)
            counts = widths[part]
            ahead = np.arange(counts.sum()) - np.repeat(starts[part] - starts[first] + most[mover[part]], counts)
            found = self._columns(np.repeat(mover[part], counts), np.repeat(other[part], counts), ahead)
            self._start[mover[part], other[part]] = self._used + starts[part] - starts[first]
            self._keep(found)

    def _keep(self, found: Floats) -> None:
        """Store values behind those there are."""
        needed = self._used + len(found)
        if needed > len(self._values):
            grown = np.zeros(max(needed, 2 * len(self._values)))
            grown[: self._used] = self._values[: self._used]
            self._values = grown
        self._values[self._used : needed] = found
        self._used = needed
