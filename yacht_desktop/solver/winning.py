"""The chance to win against one to five opponents, by looking one turn ahead.

What follows the turn is judged by how the points still to come of all players are distributed when
everybody plays for points: exact on what the dice can do in this turn, and good everywhere.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from yacht_desktop.solver.decisions import TurnValues, turn_values
from yacht_desktop.solver.distribution import Remaining
from yacht_desktop.solver.leaves import Leaf
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
    near = remaining.within([mine.number, *(other.number for other in others)])
    leaf = shares_leaf(near, first_place(near, mine.points, others)[np.newaxis])
    return turn_values(scoring, scoring.space.states(np.array([mine.number], dtype=np.intp)), leaf)


def shares_leaf(remaining: Remaining, shares: Floats) -> Leaf:
    """Return a leaf that says how likely each player at the table wins, for one position in a column for each.

    Args:
        remaining: distributions of the points still to come.
        shares: expected share of the first place of each player, the one to move in front, for
            each number of points that player may still get: shape `(players, highest score + 1)`.
    """
    coming = np.arange(shares.shape[1])
    winner = np.zeros(len(shares))
    winner[0] = 1.0

    def leaf(step: Step) -> Floats:
        # All columns are the same position.
        chances = remaining.of(step.following[:, 0])
        totals = np.minimum(step.points[:, :1].astype(np.intp) + coming, len(coming) - 1)
        value = np.stack([(chances * share[totals]).sum(axis=1) for share in shares], axis=1)
        return value if step.ends is None else np.where(step.ends, winner, value)

    return leaf


def first_place(remaining: Remaining, my_points: int, others: Sequence[Standing]) -> Floats:
    """Return the expected share of the first place for each number of points I may still get.

    Returns:
        Shape `(highest score + 1,)`.
    """
    powers = _powers(_of(remaining, others), my_points, others)
    return _integral(powers)


def first_places(remaining: Remaining, my_points: int, others: Sequence[Standing]) -> Floats:
    """Return every player's expected share of the first place for each number of points I may still get.

    Returns:
        Shape `(players, highest score + 1)`, mine first; each column adds up to 1.
    """
    chances = _of(remaining, others)
    width = chances.shape[1]
    found = [_integral(_powers(chances, my_points, others))]
    for place, other in enumerate(others):
        rest = [*others[:place], *others[place + 1 :]]
        powers = _powers(np.delete(chances, place, axis=0), other.points, rest)
        # Ahead of me the share is the integral of the product, level with me that of z times it.
        ahead, level = chances[place] * _integral(powers), chances[place] * _integral(powers, 1)
        needed = np.arange(width) + my_points - other.points
        tail = np.append(np.cumsum(ahead[::-1])[::-1], 0.0)
        within = (needed >= 0) & (needed < width)
        found.append(tail[np.clip(needed + 1, 0, width)] + np.where(within, level[np.clip(needed, 0, width - 1)], 0.0))
    return np.stack(found)


def _of(remaining: Remaining, others: Sequence[Standing]) -> Floats:
    return remaining.of(np.array([other.number for other in others], dtype=np.intp))


def _powers(chances: Floats, my_points: int, others: Sequence[Standing]) -> Floats:
    """Return the chances to be level with k others and ahead of the rest, less what beats me.

    With chances `below` and `level` that an opponent ends below or level with me, the product of
    `below + level * z` has them as the coefficients of its powers of z.

    Args:
        chances: distribution of the points still to come of each opponent.
        my_points: my points now.
        others: where the opponents stand.

    Returns:
        Shape `(opponents + 1, highest score + 1)`, for each number of points I may still get.
    """
    width = chances.shape[1]
    powers = np.zeros((len(others) + 1, width))
    powers[0] = 1.0
    for other, chance in zip(others, chances, strict=True):
        needed = np.arange(width) + my_points - other.points
        up_to = np.concatenate([[0.0], np.cumsum(chance)])
        below = up_to[np.clip(needed, 0, width)]
        level = np.where((needed >= 0) & (needed < width), chance[np.clip(needed, 0, width - 1)], 0.0)
        powers[1:] = powers[1:] * below + powers[:-1] * level
        powers[0] *= below
    return powers


def _integral(powers: Floats, more: int = 0) -> Floats:
    """Return the share of a place that k others share, 1/(k + 1 + more), over all k, shape `(highest score + 1,)`.

    Args:
        powers: the chances to share it with k others.
        more: how many share it besides.
    """
    shared = np.arange(1 + more, len(powers) + 1 + more)[:, np.newaxis]
    return np.asarray((powers / shared).sum(axis=0))
