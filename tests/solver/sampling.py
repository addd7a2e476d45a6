"""Games of a strategy played out by chance: dice rolled as dice, points from the engine, choices drawn."""

import numpy as np

from yacht_desktop.solver.pairs import pairs_of
from yacht_desktop.solver.scoring import Scoring
from yacht_desktop.solver.strategies import Strategy

CHUNK = 64
MOST_KEEPS = 31


def sampled_scores(scoring: Scoring, strategy: Strategy, games: int, seed: int):
    """Return final scores of games of `yacht`, where a position is the set of filled boxes."""
    assert scoring.rules.id == "yacht"
    rng = np.random.default_rng(seed)
    filled, scores = np.zeros(games, dtype=np.intp), np.zeros(games, dtype=np.intp)
    points = np.array([[box.score(dice) for dice in scoring.turn.rolls] for box in scoring.rules.categories])
    for _ in scoring.rules.categories:
        met, which = np.unique(filled, return_inverse=True)
        order = np.argsort(which, kind="stable")
        starts = np.searchsorted(which[order], np.arange(0, len(met) + CHUNK, CHUNK))
        for chunk in range(0, len(met), CHUNK):
            here = order[starts[chunk // CHUNK] : starts[chunk // CHUNK + 1]]
            chances = strategy.chances(scoring.space.states(met[chunk : chunk + CHUNK]))
            box, roll = sampled_turn(scoring, chances, which[here] - chunk, rng)
            scores[here] += points[box, roll]
            filled[here] |= 1 << box
    return scores


def sampled_turn(scoring, chances, column, rng):
    """Return the box and the roll that each game ends its turn with."""
    turn, pairs = scoring.turn, pairs_of(5, 6)
    place = {roll: index for index, roll in enumerate(turn.rolls)}
    code = np.zeros(7**5, dtype=np.intp)
    for roll, index in place.items():
        code[sum(face * 7**position for position, face in enumerate(roll))] = index
    faces = np.array([(*keep, *(0,) * (5 - len(keep))) for keep in turn.keeps])
    ends = np.append(pairs.starts[1:], len(pairs.keeps))
    dice = rng.integers(1, 7, size=(len(column), 5))
    box = np.full(len(column), -1)
    for rolls_left in (2, 1, 0):
        dice.sort(axis=1)
        roll = code[dice @ 7 ** np.arange(5)]
        waiting = np.flatnonzero(box < 0)
        drawn = rng.random(len(waiting))
        of_boxes = np.cumsum(chances.boxes[rolls_left][:, roll[waiting], column[waiting]], axis=0)
        writes = (drawn < of_boxes[-1]) | (rolls_left == 0)
        box[waiting[writes]] = np.minimum((drawn[writes] >= of_boxes[:, writes]).sum(axis=0), 11)
        again, drawn = waiting[~writes], drawn[~writes] - of_boxes[-1, ~writes]
        if not len(again):
            break
        options = pairs.starts[roll[again]] + np.arange(MOST_KEEPS)[:, np.newaxis]
        real = options < ends[roll[again]]
        options = np.where(real, options, 0)
        weights = np.where(real, chances.keeps[rolls_left - 1][options, column[again]], 0.0)
        chosen = np.minimum((drawn >= np.cumsum(weights, axis=0)).sum(axis=0), real.sum(axis=0) - 1)
        kept = faces[pairs.keeps[options[chosen, np.arange(len(again))]]]
        dice[again] = np.where(kept > 0, kept, rng.integers(1, 7, size=kept.shape))
    return box, code[np.sort(dice, axis=1) @ 7 ** np.arange(5)]
