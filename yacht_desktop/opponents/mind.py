"""How a player with faults sees a position, and how probable each choice then is.

A mind sees a value for every choice. Choices that look much worse than the best are never made;
among the others each choice is made with probability proportional to exp(value / slip), the
multinomial logit of Luce (1959) and McFadden (1974): small slips often, big ones rarely.
"""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

import numpy as np

from yacht_desktop.solver.decisions import TurnValues, turn_values, values_of_keeps
from yacht_desktop.solver.leaves import points_leaf
from yacht_desktop.solver.pairs import pairs_of
from yacht_desktop.solver.scoring import Scoring
from yacht_desktop.solver.space import States
from yacht_desktop.solver.strategies import TurnChances, with_winning_hands
from yacht_desktop.solver.turn import Floats

_TURNS_REMEMBERED = 256


class Foresight(Enum):
    """How a mind values what comes after this turn."""

    USUAL = "the box is missed at its usual worth"
    EXACT = "everything that follows is known"


@dataclass(frozen=True, slots=True)
class Mind:
    """The faults of a player.

    Attributes:
        foresight: how it values what comes after this turn.
        slip: size of its slips, in points.
        worst_slip: a choice that looks this much worse than the best, in points, is never made.
        usual_share: with `Foresight.USUAL`, how much of a box's usual worth it misses, 0 to 1.
        one_roll_ahead: whether it plans for the next roll only, even with two left.
        zero_dread: how many points a written nought seems to cost beyond what it does.
        treasure: how many points five alike seem to bring beyond what they do.
    """

    foresight: Foresight
    slip: float
    worst_slip: float
    usual_share: float = 1.0
    one_roll_ahead: bool = False
    zero_dread: float = 0.0
    treasure: float = 0.0


class HumanStrategy:
    """The choices of a mind under a rule set, as probabilities."""

    def __init__(self, scoring: Scoring, mind: Mind, mean: Floats | None = None) -> None:
        """Think about the rules of these tables.

        Args:
            scoring: tables of the rule set.
            mind: the faults.
            mean: the expected points still to come in every position, needed for `Foresight.EXACT`.
        """
        self.scoring = scoring
        self.mind = mind
        self._pairs = pairs_of(scoring.rules.dice, scoring.rules.faces)
        missed = np.zeros(len(scoring.boxes))
        if mind.foresight is Foresight.USUAL or mean is None:
            mean = np.zeros(scoring.space.size)
            missed = mind.usual_share * usual_points(scoring)
        self._leaf = points_leaf(mean)
        self._bias = np.stack([self._bias_of(row) - missed[row] for row in range(len(scoring.boxes))])

        self.seen_from = lru_cache(maxsize=_TURNS_REMEMBERED)(self._seen_from)

    def _seen_from(self, number: int) -> TurnValues:
        """Return what the choices seem to be worth in one position, given by number."""
        return self.seen(self.scoring.space.states(np.array([number], dtype=np.intp)))

    def _bias_of(self, row: int) -> Floats:
        """Return how many points each roll seems to bring in a box beyond what it does, shape `(rolls, 1)`."""
        box, scoring = self.scoring.boxes[row], self.scoring
        points = np.array(box.points)[box.of_roll]
        is_treasure = tuple(np.flatnonzero(points)) == scoring.equal_rolls
        bias = np.where(points == 0, -self.mind.zero_dread, self.mind.treasure if is_treasure else 0.0)
        return np.asarray(bias[:, np.newaxis])

    def seen(self, states: States) -> TurnValues:
        """Return what the choices seem to be worth."""
        scoring, mind = self.scoring, self.mind
        values = turn_values(scoring, states, self._leaf)
        first = later = values.boxes + self._bias
        if scoring.served_matters:
            first = values.first_boxes + self._bias
        first_stop, stop = first.max(axis=0), later.max(axis=0)
        if not mind.one_roll_ahead:
            return TurnValues(first, later, values_of_keeps(scoring, first_stop, stop))
        seen = np.empty((len(scoring.turn.keeps), len(states.filled)))
        seen[scoring.turn.rolls_from :] = stop
        scoring.turn.chance(seen)
        return TurnValues(first, later, (seen,) * (scoring.rules.rolls - 1))

    def chances(self, states: States) -> TurnChances:
        """Return how probable each choice is in these positions."""
        values = self.seen(states)
        keeps: list[Floats] = []
        boxes: list[Floats] = []
        for rolls_left in range(self.scoring.rules.rolls):
            of_keeps = values.keeps[rolls_left - 1] if rolls_left else None
            kept, written = self._weighed(values.boxes_at(rolls_left), of_keeps)
            boxes.append(written)
            if kept is not None:
                keeps.append(kept)
        return with_winning_hands(self.scoring, states, TurnChances(tuple(keeps), tuple(boxes)))

    def _weighed(self, of_boxes: Floats, of_keeps: Floats | None) -> tuple[Floats | None, Floats]:
        """Return the probabilities of keeping, `(pairs, states)`, and of writing, `(boxes, rolls, states)`."""
        pairs = self._pairs
        best, kept, of_pairs = of_boxes.max(axis=0), None, None
        if of_keeps is not None:
            of_pairs = pairs.of_keeps(of_keeps)
            best = np.maximum(best, pairs.max_by_roll(of_pairs))
        written = self._weights(of_boxes - best)
        total = written.sum(axis=0)
        if of_pairs is not None:
            of_pairs -= pairs.of_rolls(best)
            kept = self._weights(of_pairs)
            total += pairs.sum_by_roll(kept)
            kept /= pairs.of_rolls(total)
        written /= total
        return kept, written

    def _weights(self, behind: Floats) -> Floats:
        """Return how likely choices are, not yet adding up to 1, from how far they are behind the best."""
        weights = np.zeros_like(behind)
        thinkable = np.flatnonzero(behind >= -self.mind.worst_slip)
        weights.reshape(-1)[thinkable] = np.exp(behind.reshape(-1)[thinkable] / self.mind.slip)
        return weights


def usual_points(scoring: Scoring) -> Floats:
    """Return what each box brings when a whole turn is spent on it alone, in points, shape `(boxes,)`."""
    turn = scoring.turn
    points = [np.array(box.points, dtype=np.float64)[box.of_roll] for box in scoring.boxes]
    values = np.empty((len(turn.keeps), len(points)))
    values[turn.rolls_from :] = stop = np.stack(points, axis=1)
    for _ in range(scoring.rules.rolls - 1):
        turn.chance(values)
        values[turn.rolls_from :] = stop
        turn.choice(values)
    return np.asarray(turn.roll_chances @ values[turn.rolls_from :])
