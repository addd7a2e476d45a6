"""Positions of a lone player between two turns, as numbers.

A position is the set of filled boxes and what else of the card still matters: the upper total, as
far as it can still earn the bonus, and whether certain boxes hold points (the five-of-a-kind box
for the extra bonus, Generala for Double Generala). Positions are numbered densely:

    number = (held * 2**boxes + filled) * (threshold + 1) + upper

where `filled` and `held` are bit sets and `upper` is capped at the threshold (0 without a bonus).

>>> from yacht_desktop.game.rulesets import ruleset
>>> sum(len(layer) for layer in StateSpace(ruleset("yatzy")).layers())
1430528
"""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.game.scorecard import Scorecard

Ints = NDArray[np.intp]
IntOrInts = Ints | np.intp | int
Bools = NDArray[np.bool_]


@dataclass(frozen=True, slots=True, eq=False)
class States:
    """Positions, one a column.

    Attributes:
        filled: bit sets of the filled boxes, shape `(states,)`.
        upper: upper totals capped at the threshold, shape `(states,)`.
        held: bit sets over `StateSpace.tracked`: which of these boxes hold points.
    """

    filled: Ints
    upper: Ints
    held: Ints


class StateSpace:
    """The positions of a rule set.

    Attributes:
        rules: the rule set.
        boxes: number of boxes.
        threshold: upper total that earns the bonus, 0 without a bonus.
        tracked: rows of the boxes of which it matters later whether they hold points.
        size: how many numbers there are; not every one is a reachable position.
    """

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.boxes = len(rules.categories)
        self.threshold = rules.bonus.threshold if rules.bonus else 0
        wanted = {category.needs for category in rules.categories}
        if rules.extra_points:
            wanted.add(rules.five_box)
        self.tracked = tuple(row for row, category in enumerate(rules.categories) if category.id in wanted)
        self.size = (1 << (self.boxes + len(self.tracked))) * (self.threshold + 1)

    @property
    def full_card(self) -> int:
        """The number of a full card: nothing follows it."""
        return ((1 << self.boxes) - 1) * (self.threshold + 1)

    def numbers_of_full_cards(self) -> Ints:
        """Return the numbers of all positions without an open box."""
        sets = ((np.arange(1 << len(self.tracked)) + 1) << self.boxes) - 1
        return np.asarray(sets[:, np.newaxis] * (self.threshold + 1) + np.arange(self.threshold + 1)).reshape(-1)

    def open_boxes(self, number: int) -> int:
        """Return the number of open boxes in a position."""
        sets = number // (self.threshold + 1)
        return self.boxes - (sets & ((1 << self.boxes) - 1)).bit_count()

    def is_full(self, numbers: Ints) -> Bools:
        """Return which positions have no open box, shape as the argument."""
        return np.asarray(self.states(numbers).filled == (1 << self.boxes) - 1)

    def number(self, filled: IntOrInts, upper: IntOrInts, held: IntOrInts) -> Ints:
        """Return the numbers of positions, shape as the arguments."""
        return np.asarray(((held << self.boxes) + filled) * (self.threshold + 1) + upper)

    def states(self, numbers: Ints) -> States:
        """Return the positions with these numbers."""
        sets, upper = np.divmod(numbers, self.threshold + 1)
        return States(sets & ((1 << self.boxes) - 1), upper, sets >> self.boxes)

    def of_card(self, card: Scorecard) -> int:
        """Return the number of the position a card is in."""
        holding = (category.id for category, points in zip(self.rules.categories, card.scores, strict=True) if points)
        return self.of_open(card.open_ids, card.upper_total, holding)

    def of_open(self, open_ids: Iterable[str], upper: int = 0, holding: Iterable[str] = ()) -> int:
        """Return the number of the position with these boxes open.

        Args:
            open_ids: identifiers of the open boxes.
            upper: points in the upper boxes.
            holding: identifiers of boxes known to hold points.

        Raises:
            KeyError: a name is no box of these rules.
        """
        filled = (1 << self.boxes) - 1
        for name in open_ids:
            filled &= ~(1 << self.rules.index(name))
        rows = {self.rules.index(name) for name in holding}
        held = sum(1 << bit for bit, row in enumerate(self.tracked) if row in rows and filled >> row & 1)
        counted = min(upper, self.threshold)
        return ((held << self.boxes) + filled) * (self.threshold + 1) + counted

    def layers(self) -> tuple[Ints, ...]:
        """Return the reachable positions by number of open boxes, full cards first."""
        reach = self._reachable()
        numbers = np.flatnonzero(reach)
        filled = self.states(numbers).filled
        opened = self.boxes - np.bitwise_count(filled.astype(np.uint64)).astype(np.intp)
        return tuple(numbers[opened == count] for count in range(self.boxes + 1))

    def _reachable(self) -> Bools:
        """Return which numbers are positions of some game, shape `(size,)`."""
        sets = np.arange(1 << (self.boxes + len(self.tracked)))
        filled, held = sets & ((1 << self.boxes) - 1), sets >> self.boxes
        possible = np.ones(len(sets), dtype=np.bool_)
        for bit, row in enumerate(self.tracked):
            possible &= (held >> bit & 1) <= (filled >> row & 1)
        if self.rules.forced_order:
            possible &= (filled & (filled + 1)) == 0
        totals = self._upper_totals()
        uppers = np.zeros(len(sets), dtype=np.intp)
        for place, row in enumerate(self._upper_rows()):
            uppers |= (filled >> row & 1) << place
        reach = totals[uppers] & possible[:, np.newaxis]
        return reach.reshape(-1)

    def _upper_rows(self) -> tuple[int, ...]:
        categories = enumerate(self.rules.categories)
        return tuple(row for row, category in categories if category.upper_face is not None)

    def _upper_totals(self) -> Bools:
        """Return which capped totals each set of filled upper boxes can have."""
        rows = self._upper_rows()
        totals = np.zeros((1 << len(rows), self.threshold + 1), dtype=np.bool_)
        totals[0, 0] = True
        for filled in range(1, len(totals)):
            place = filled.bit_length() - 1
            face = self.rules.categories[rows[place]].upper_face or 0
            before = np.flatnonzero(totals[filled & ~(1 << place)])
            for count in range(self.rules.dice + 1):
                totals[filled, np.minimum(before + count * face, self.threshold)] = True
        return totals
