"""Deckhand: a child's game. It looks one roll ahead, likes points now, and slips often but mildly.

What it sees of a choice is the points that could be written in this turn, less part of what the
box usually brings. To that comes a slip of its own for each choice in each position, always the
same for the same seed; choices that look far worse than the best are never made.
"""

from functools import lru_cache
from hashlib import shake_128

import numpy as np

from yacht_desktop.game.moves import Decision, Keep, Score
from yacht_desktop.game.state import GameState
from yacht_desktop.opponents.policy import NothingToDecide, positions_of
from yacht_desktop.solver.decisions import TurnValues, turn_values
from yacht_desktop.solver.leaves import Worth
from yacht_desktop.solver.scoring import NEVER, Scoring
from yacht_desktop.solver.turn import Floats

# How much of a box's usual points it knows to be given up by filling it.
FORESIGHT = 0.35
# Size of its slips, and the worst difference it would not overlook, both in points.
SLIP = 3.5
WORST_SLIP = 9.0
_TURNS_REMEMBERED = 64
_BYTES_PER_SLIP = 8


class Deckhand:
    """A player that a child can beat."""

    def __init__(self, scoring: Scoring, seed: int) -> None:
        """Play by the rules of these tables, with the slips of this seed."""
        self._scoring = scoring
        self._seed = seed
        self._usual = usual_points(scoring)
        self._nothing_after = Worth(np.zeros(scoring.space.size))
        self._values = lru_cache(maxsize=_TURNS_REMEMBERED)(self._turn_values)

    def _turn_values(self, number: int) -> TurnValues:
        seen = turn_values(self._scoring, number, self._nothing_after)
        given_up = FORESIGHT * self._usual[:, np.newaxis]
        first, later = seen.boxes[0] - given_up, seen.boxes[1] - given_up
        return TurnValues((first, later), values_of_next_roll(self._scoring, later.max(axis=0)))

    def decide(self, state: GameState) -> Decision:
        """Return a decision; see `Policy.decide`."""
        if state.dice is None or state.is_over:
            raise NothingToDecide(state)
        turn = self._scoring.turn
        number = self._scoring.space.of_card(state.card)
        values = self._values(number)
        boxes = values.boxes[state.rolls_used > 1][:, turn.roll_index(state.dice)]
        keeps = turn.kept_of(state.dice)[:-1] if state.rolls_left else ()
        seen = np.concatenate([values.keeps[0][list(keeps)], boxes])
        key = f"{self._seed}/{number}/{sorted(state.dice)}/{state.rolls_left}"
        felt = np.where(seen >= seen.max() - WORST_SLIP, seen + SLIP * slips(key, len(seen)), NEVER)
        chosen = int(np.argmax(felt))
        if chosen < len(keeps):
            return Keep(positions_of(turn.keeps[keeps[chosen]], state.dice))
        return Score(self._scoring.rules.category_ids[chosen - len(keeps)])


def values_of_next_roll(scoring: Scoring, stop: Floats) -> tuple[Floats, ...]:
    """Return what keeping seems worth to somebody who thinks of the next roll only, shape `(keeps,)`."""
    values = np.empty((len(scoring.turn.keeps), 1))
    values[scoring.turn.rolls_from :, 0] = stop
    scoring.turn.chance(values)
    return (values[:, 0],)


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


def slips(key: str, count: int) -> Floats:
    """Return standard Gumbel variates drawn from a text, shape `(count,)`.

    Adding them, times a size, to values and taking the largest chooses with probabilities
    proportional to exp(value / size) (Gumbel 1954).
    """
    drawn = np.frombuffer(shake_128(key.encode()).digest(count * _BYTES_PER_SLIP), dtype="<u8")
    uniform = (drawn + 0.5) / 2.0**64
    return np.asarray(-np.log(-np.log(np.minimum(uniform, np.nextafter(1.0, 0.0)))))
