"""The chance to win against one to five opponents, by looking one turn ahead.

What follows the turn is judged by how the points still to come of all players are distributed when
everybody plays for points: exact on what the dice can do in this turn, and good everywhere.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from yacht_desktop.solver.decisions import TurnValues, turn_values
from yacht_desktop.solver.distribution import Remaining
from yacht_desktop.solver.scoring import Scoring, Step
from yacht_desktop.solver.turn import Floats


@dataclass(frozen=True, slots=True)
class Standing:
    """Where one player stands between turns.

    Attributes:
        number: number of the position of the player's card.
        points: total of the card, bonuses included.
    """

    number: int
    points: int


def look_ahead(scoring: Scoring, remaining: Remaining, mine: Standing, others: Sequence[Standing]) -> TurnValues:
    """Return the chance to win of every choice of the player to move; a shared first place counts 1/n.

    Args:
        scoring: tables of the rule set.
        remaining: distributions of the points still to come.
        mine: where the player to move stands, before the turn.
        others: where the opponents stand, in any order.
    """
    for standing in (mine, *others):
        remaining.focus(standing.number)
    share = first_place(remaining, mine.points, others)
    coming = np.arange(scoring.max_score + 1)

    def leaf(step: Step) -> Floats:
        chances = remaining.of(step.following.reshape(-1))
        totals = np.minimum(step.points.reshape(-1, 1).astype(np.intp) + coming, len(share) - 1)
        value = (chances * share[totals]).sum(axis=1).reshape(step.points.shape)
        return value if step.ends is None else np.where(step.ends, 1.0, value)

    return turn_values(scoring, scoring.space.states(np.array([mine.number], dtype=np.intp)), leaf)


def first_place(remaining: Remaining, my_points: int, others: Sequence[Standing]) -> Floats:
    """Return the expected share of the first place for each number of points I may still get.

    With chances `below` and `level` that an opponent ends below or level with me, the share is the
    integral over z from 0 to 1 of the product of `below + level * z`: the coefficient of each
    power k of the product, over k + 1.

    Returns:
        Shape `(highest score + 1,)`.
    """
    chances = remaining.of(np.array([other.number for other in others], dtype=np.intp))
    width = chances.shape[1]
    shares = np.zeros((len(others) + 1, width))
    shares[0] = 1.0
    for other, chance in zip(others, chances, strict=True):
        needed = np.arange(width) + my_points - other.points
        up_to = np.concatenate([[0.0], np.cumsum(chance)])
        below = up_to[np.clip(needed, 0, width)]
        level = np.where((needed >= 0) & (needed < width), chance[np.clip(needed, 0, width - 1)], 0.0)
        shares[1:] = shares[1:] * below + shares[:-1] * level
        shares[0] *= below
    return np.asarray((shares / np.arange(1, len(others) + 2)[:, np.newaxis]).sum(axis=0))
