"""The pairs of a roll and what may be kept of it to roll the rest: 4,116 for five dice.

(With the 252 ways of keeping everything, which is stopping, they are 4,368.)
"""

from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np

from yacht_desktop.solver.space import Ints
from yacht_desktop.solver.turn import Floats, Turn, turn_of


@dataclass(frozen=True, slots=True, eq=False)
class Pairs:
    """Pairs of a roll and a keep, sorted by roll, and for each roll by number of dice kept.

    Attributes:
        turn: the tables of the turn.
        rolls: place of the roll of each pair, shape `(pairs,)`.
        keeps: row of the keep of each pair, shape `(pairs,)`.
        starts: the first pair of each roll, shape `(rolls,)`.
        by_keep: the pairs sorted by keep, shape `(pairs,)`.
        keep_starts: the first place in `by_keep` of each keep, shape `(keeps without rolls,)`.
    """

    turn: Turn
    rolls: Ints = field(repr=False)
    keeps: Ints = field(repr=False)
    starts: Ints = field(repr=False)
    by_keep: Ints = field(repr=False)
    keep_starts: Ints = field(repr=False)

    def slice_of(self, roll: int) -> slice:
        """Return which pairs belong to a roll."""
        end = self.starts[roll + 1] if roll + 1 < len(self.starts) else len(self.keeps)
        return slice(int(self.starts[roll]), int(end))

    def sum_by_roll(self, values: Floats) -> Floats:
        """Return the sum over the pairs of each roll, shape `(rolls, states)` from `(pairs, states)`."""
        return np.add.reduceat(values, self.starts, axis=0)

    def max_by_roll(self, values: Floats) -> Floats:
        """Return the maximum over the pairs of each roll, shape `(rolls, states)` from `(pairs, states)`."""
        return np.maximum.reduceat(values, self.starts, axis=0)

    def of_rolls(self, values: Floats) -> Floats:
        """Return for each pair the row of its roll, shape `(pairs, states)` from `(rolls, states)`."""
        return np.take(values, self.rolls, axis=0)

    def of_keeps(self, values: Floats) -> Floats:
        """Return for each pair the row of its keep, shape `(pairs, states)` from `(keeps, states)`."""
        return np.take(values, self.keeps, axis=0)

    def next_rolls(self, chances: Floats) -> Floats:
        """Return how probable each roll is after the dice that were not kept have been rolled.

        Args:
            chances: probability of each roll and keeping each keep of it, shape `(pairs, states)`.

        Returns:
            Shape `(rolls, states)`.
        """
        turn = self.turn
        mass = np.zeros((len(turn.keeps), chances.shape[1]))
        np.add.reduceat(np.take(chances, self.by_keep, axis=0), self.keep_starts, axis=0, out=mass[: turn.rolls_from])
        for size in range(turn.dice):
            spread = mass[turn.first[size] : turn.first[size + 1]] / turn.faces
            for face in range(turn.faces):
                mass[turn.more[size][:, face]] += spread
        return mass[turn.rolls_from :]


@lru_cache(maxsize=8)
def pairs_of(dice: int, faces: int) -> Pairs:
    """Return the pairs for a number of dice and faces."""
    turn = turn_of(dice, faces)
    kept = [turn.kept_of(roll)[:-1] for roll in turn.rolls]
    counts = np.array([len(rows) for rows in kept])
    keeps = np.array([row for rows in kept for row in rows], dtype=np.intp)
    by_keep = np.argsort(keeps, kind="stable")
    return Pairs(
        turn,
        rolls=np.repeat(np.arange(len(kept)), counts),
        keeps=keeps,
        starts=np.concatenate([[0], np.cumsum(counts)[:-1]]).astype(np.intp),
        by_keep=by_keep,
        keep_starts=np.searchsorted(keeps[by_keep], np.arange(turn.rolls_from)).astype(np.intp),
    )
