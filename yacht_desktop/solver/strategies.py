"""Ways to play that leave something to chance: how probable each choice is in each position."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import numpy as np

from yacht_desktop.solver.decisions import EQUAL, turn_values
from yacht_desktop.solver.leaves import points_leaf
from yacht_desktop.solver.pairs import Pairs, pairs_of
from yacht_desktop.solver.perfect_turns import perfect_outcomes
from yacht_desktop.solver.scoring import Scoring
from yacht_desktop.solver.space import States
from yacht_desktop.solver.transitions import Transition
from yacht_desktop.solver.turn import Floats


@dataclass(frozen=True, slots=True, eq=False)
class TurnChances:
    """How probable each choice is during one turn, from each of several positions.

    For every roll the probabilities of its pairs and of the boxes add up to 1.

    Attributes:
        keeps: for each number of rolls left from 1 up, the probability of each keep given the
            roll, shape `(pairs, states)`.
        boxes: for each number of rolls left from 0 up, the probability of writing into each box
            given the roll, shape `(boxes, rolls, states)`.
    """

    keeps: tuple[Floats, ...]
    boxes: tuple[Floats, ...]


class Strategy(Protocol):
    """A way to play that depends on nothing but the position of the player's own card."""

    def chances(self, states: States) -> TurnChances:
        """Return how probable each choice is in these positions."""
        ...


@runtime_checkable
class Decided(Protocol):
    """A strategy that leaves nothing to chance, and knows how its turns end."""

    def outcomes(self, states: States) -> Iterator[Transition]:
        """Return the outcomes of turns from these positions, as its chances lead to them."""
        ...


class PerfectStrategy:
    """Plays for points without a mistake: box before keep, more dice before fewer where equal."""

    def __init__(self, scoring: Scoring, mean: Floats) -> None:
        """Play by the expected points still to come in every position, shape `(StateSpace.size,)`."""
        self._scoring = scoring
        self._leaf = points_leaf(mean)
        self._pairs = pairs_of(scoring.rules.dice, scoring.rules.faces)

    def chances(self, states: States) -> TurnChances:
        """Return probabilities that are 0 or 1."""
        values = turn_values(self._scoring, states, self._leaf)
        keeps: list[Floats] = []
        boxes: list[Floats] = []
        for rolls_left in range(self._scoring.rules.rolls):
            of_boxes = values.boxes_at(rolls_left)
            best_box = of_boxes.max(axis=0)
            writes = np.ones_like(best_box)
            if rolls_left:
                of_pairs = self._pairs.of_keeps(values.keeps[rolls_left - 1])
                best_keep = self._pairs.max_by_roll(of_pairs)
                writes = (best_box >= best_keep - EQUAL).astype(np.float64)
                keeps.append(last_of_best(self._pairs, of_pairs, best_keep) * self._pairs.of_rolls(1.0 - writes))
            first = np.arange(len(of_boxes))[:, np.newaxis, np.newaxis] == of_boxes.argmax(axis=0)
            boxes.append(first * writes)
        return with_winning_hands(self._scoring, states, TurnChances(tuple(keeps), tuple(boxes)))

    def outcomes(self, states: States) -> Iterator[Transition]:
        """Return the outcomes of turns, as following the chances would."""
        return perfect_outcomes(self._scoring, states, self._leaf)


def last_of_best(pairs: Pairs, values: Floats, best: Floats) -> Floats:
    """Return 1 for the last pair of each roll that is as good as its best, 0 elsewhere, shape `(pairs, states)`."""
    good = values >= pairs.of_rolls(best) - EQUAL
    order = np.where(good, np.arange(len(values))[:, np.newaxis], -1)
    last = np.maximum.reduceat(order, pairs.starts, axis=0)
    return np.asarray(order == np.take(last, pairs.rolls, axis=0), dtype=np.float64)


def with_winning_hands(scoring: Scoring, states: States, chances: TurnChances) -> TurnChances:
    """Return the chances with every hand that wins the game at once taken; they are changed in place."""
    pairs = pairs_of(scoring.rules.dice, scoring.rules.faces)
    for row in scoring.winning_rows:
        box = scoring.boxes[row]
        points = scoring.step(row, states, first_roll=True).points
        for place in scoring.equal_rolls:
            wins = scoring.may_fill(row, states) & (points[box.of_first_roll[place]] > 0)
            chances.keeps[-1][pairs.slice_of(place), wins] = 0.0
            chances.boxes[-1][:, place, wins] = 0.0
            chances.boxes[-1][row, place, wins] = 1.0
    return chances
