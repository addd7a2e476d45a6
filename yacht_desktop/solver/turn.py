"""The tables of a turn: what can be rolled, what can be kept, and the two recurrences.

Rolls and keeps are multisets of faces, written as sorted tuples. Keeps are numbered by size; the
last block, that of all dice, is the rolls. Within a size those with more different faces come
first, so that "has more than k different faces" is always a leading slice.

Values stand in arrays of shape `(keeps, states)`: one row for each keep, one column for each
position looked at, so that every operation runs along many positions at once.

>>> turn = turn_of(dice=5, faces=6)
>>> len(turn.rolls), len(turn.keeps)
(252, 462)
"""

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
Dice = tuple[int, ...]

# glibc gives freed arrays of some size back to the system and then pays for every page of the next
# one. Freeing one that is larger than all of ours teaches it to keep them (mallopt(3), dynamic
# M_MMAP_THRESHOLD), which makes solving half again as fast; elsewhere this does nothing.
np.empty(8 << 20, dtype=np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class Turn:
    """The tables for a number of dice and faces; made by `turn_of`.

    Attributes:
        dice: number of dice.
        faces: number of faces of a die.
        keeps: every multiset of at most `dice` faces; row numbers refer to this order.
        rows: row number of each keep.
        first: row number of the first keep of each size, and behind them the number of keeps.
        roll_chances: probability of each roll of all dice, shape `(rolls,)`.
        more: for each size below `dice`, the row of a keep plus one die, shape `(keeps of that
            size, faces)`.
        less: for each size above 0, a list whose entry k is the row of the leading keeps (those
            with more than k different faces) without one die of their face number k.
    """

    dice: int
    faces: int
    keeps: tuple[Dice, ...] = field(repr=False)
    rows: dict[Dice, int] = field(repr=False)
    first: tuple[int, ...] = field(repr=False)
    roll_chances: Floats = field(repr=False)
    more: tuple[Ints, ...] = field(repr=False)
    less: tuple[tuple[Ints, ...], ...] = field(repr=False)

    @property
    def rolls(self) -> tuple[Dice, ...]:
        """Every roll of all dice, the last block of `keeps`."""
        return self.keeps[self.first[self.dice] :]

    @property
    def rolls_from(self) -> int:
        """Row number of the first roll within the keeps."""
        return self.first[self.dice]

    def roll_index(self, dice: Dice) -> int:
        """Return the place of dice, in any order, within `rolls`."""
        return self.rows[tuple(sorted(dice))] - self.rolls_from

    def chance(self, values: Floats) -> None:
        """Fill in what keeping is worth: the mean over the faces of one more die, in place.

        Args:
            values: shape `(keeps, states)`; the rows of the rolls are read, the others written.
        """
        scratch = np.empty_like(values[: len(self.more[-1])])
        for size in reversed(range(self.dice)):
            target = values[self.first[size] : self.first[size + 1]]
            buffer = scratch[: len(target)]
            # The method: numpy's function around it costs as much as a small array takes.
            values.take(self.more[size][:, 0], axis=0, out=target, mode="clip")
            for face in range(1, self.faces):
                values.take(self.more[size][:, face], axis=0, out=buffer, mode="clip")
                target += buffer
            target *= 1.0 / self.faces

    def choice(self, values: Floats, carried: Floats | None = None) -> None:
        """Turn what keeping is worth into the best among all that can be kept of it, in place.

        The rows of the rolls then hold the value of each roll under the best choice.

        Args:
            values: shape `(keeps, states)`.
            carried: another quantity of the same shape, which follows the choices made by `values`.
        """
        scratch = np.empty_like(values[self.rolls_from :])
        for size in range(1, self.dice + 1):
            for rows in self.less[size]:
                target = values[self.first[size] : self.first[size] + len(rows)]
                buffer = scratch[: len(rows)]
                values.take(rows, axis=0, out=buffer, mode="clip")
                if carried is not None:
                    better = buffer > target
                    beside = carried[self.first[size] : self.first[size] + len(rows)]
                    np.copyto(beside, np.take(carried, rows, axis=0), where=better)
                np.maximum(target, buffer, out=target)

    def mean(self, values: Floats) -> Floats:
        """Return the mean over the rolls of a turn's beginning, shape `(states,)` from `(rolls, states)`.

        Sums each column one roll after the other. A matrix product would be quicker, but differ in
        the last digits with the number of columns, so that the same position would not always have
        the same value to the last digit.
        """
        weighted = values * self.roll_chances[:, np.newaxis]
        if weighted.shape[1] == 1:
            return np.asarray(np.add.accumulate(weighted, axis=0)[-1])
        return np.asarray(weighted.sum(axis=0))

    def kept_of(self, dice: Dice) -> tuple[int, ...]:
        """Return the rows of everything that can be kept of these dice, fewest dice first."""
        found: set[Dice] = {()}
        for face in sorted(dice):
            found |= {(*kept, face) for kept in found}
        return tuple(sorted(self.rows[kept] for kept in found))


def _chances(rolls: list[Dice], dice: int, faces: int) -> Floats:
    """Return the probability of each roll: its number of orders over all outcomes."""
    orders = [factorial(dice) // prod(map(factorial, Counter(roll).values())) for roll in rolls]
    return np.asarray(np.array(orders, dtype=np.float64) / faces**dice)


def _less(keeps: list[Dice], rows: dict[Dice, int]) -> tuple[Ints, ...]:
    """Return the rows without one die, for the keeps of one size, as `Turn.less` says."""
    steps: list[Ints] = []
    for rank in range(len(set(keeps[0]))):
        shorter = []
        for keep in keeps:
            distinct = sorted(set(keep))
            if rank < len(distinct):
                place = keep.index(distinct[rank])
                shorter.append(rows[keep[:place] + keep[place + 1 :]])
        steps.append(np.array(shorter, dtype=np.intp))
    return tuple(steps)


@lru_cache(maxsize=8)
def turn_of(dice: int, faces: int) -> Turn:
    """Return the tables of a turn for a number of dice and faces."""
    blocks = [
        sorted(
            combinations_with_replacement(range(1, faces + 1), size),
            key=lambda keep: (-len(set(keep)), keep),
        )
        for size in range(dice + 1)
    ]
    keeps = tuple(keep for block in blocks for keep in block)
    rows = {keep: row for row, keep in enumerate(keeps)}
    first = [0]
    for block in blocks:
        first.append(first[-1] + len(block))
    more = tuple(
        np.array([[rows[tuple(sorted((*keep, face)))] for face in range(1, faces + 1)] for keep in block])
        for block in blocks[:-1]
    )
    less = ((), *(_less(block, rows) for block in blocks[1:]))
    return Turn(dice, faces, keeps, rows, tuple(first), _chances(blocks[-1], dice, faces), more, less)
