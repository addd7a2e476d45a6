"""How the turns of somebody end who always makes a best choice: a way to play without chance of its own.

The same as weighing every choice with 0 or 1, but several times as quick, since only what is chosen
is followed.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from yacht_desktop.solver.best_choices import take_winning_hands
from yacht_desktop.solver.decisions import EQUAL, turn_values
from yacht_desktop.solver.leaves import Leaf
from yacht_desktop.solver.scoring import Scoring
from yacht_desktop.solver.space import Ints, States
from yacht_desktop.solver.transitions import Transition
from yacht_desktop.solver.turn import Floats, Turn

Rows = NDArray[np.int16]


@dataclass(frozen=True, slots=True, eq=False)
class _Codes:
    """Where the outcomes of the boxes stand in one long row of all.

    Attributes:
        later: place of each roll written into each box, after the first, shape `(boxes, rolls)`.
        first: the same for a first roll.
        usual: the place of the first outcome of each box, and behind them where those of equal dice begin.
        size: number of places.
    """

    later: Ints
    first: Ints
    usual: tuple[int, ...]
    size: int


@lru_cache(maxsize=16)
def _codes_of(scoring: Scoring) -> _Codes:
    counts = [len(box.points) for box in scoring.boxes]
    usual = np.concatenate([[0], np.cumsum(counts)])
    later = np.stack([start + box.of_roll for start, box in zip(usual, scoring.boxes, strict=False)])
    first = np.stack([start + box.of_first_roll for start, box in zip(usual, scoring.boxes, strict=False)])
    size = int(usual[-1])
    if scoring.has_jokers:
        places = list(scoring.equal_rolls)
        later[:, places] = size + np.arange(len(counts) * len(places)).reshape(len(counts), -1)
        size += len(counts) * len(places)
    return _Codes(later.astype(np.intp), first.astype(np.intp), tuple(map(int, usual)), size)


def perfect_outcomes(scoring: Scoring, states: States, leaf: Leaf) -> Iterator[Transition]:
    """Yield the outcomes of turns in which the best is always chosen, box by box.

    Box before keep, more dice before fewer where equal; a hand that wins at once is taken.

    Args:
        scoring: tables of the rule set.
        states: the positions before the turn.
        leaf: says what outcomes are worth.
    """
    codes = _codes_of(scoring)
    later, first = _written(scoring, states, leaf, codes)
    for row, box in enumerate(scoring.boxes):
        if not scoring.may_fill(row, states).any():
            continue
        places = slice(codes.usual[row], codes.usual[row] + len(box.points))
        step = scoring.step(row, states)
        yield Transition(later[places], step.points, step.following, row)
        if scoring.has_jokers:
            equal = codes.usual[-1] + row * len(scoring.equal_rolls)
            _, jokers = scoring.joker_step(row, states, step)
            likely = later[equal : equal + len(scoring.equal_rolls)]
            yield Transition(likely, jokers.points, jokers.following, row, is_joker=True)
        if scoring.served_matters:
            step = scoring.step(row, states, first_roll=True)
            yield Transition(first[places], step.points, step.following, row)


def _written(scoring: Scoring, states: States, leaf: Leaf, codes: _Codes) -> tuple[Floats, Floats]:
    """Return how likely turns end in each outcome, on a later roll and on the first, shape `(outcomes, states)`.

    Where the first roll is like any other its outcomes are among the later ones.
    """
    turn, count = scoring.turn, len(states.filled)
    columns = np.arange(count)
    found = [np.zeros((codes.size, count)) for _ in range(2)]
    values = turn_values(scoring, states, leaf)
    boxes = -1 - values.boxes.argmax(axis=0)
    first_boxes = -1 - values.first_boxes.argmax(axis=0) if scoring.served_matters else boxes
    likely: Floats = np.broadcast_to(turn.roll_chances[:, np.newaxis], (len(turn.rolls), count))
    for rolls_left in reversed(range(scoring.rules.rolls)):
        is_first = rolls_left == scoring.rules.rolls - 1
        choices = first_boxes if is_first else boxes
        if rolls_left:
            rows = _best_rows(turn, values.keeps[rolls_left - 1])
            choices = np.where(rows >= turn.rolls_from, choices, rows)
        if is_first:
            take_winning_hands(scoring, states, choices)
        served = is_first and scoring.served_matters
        rolls, places = np.nonzero(choices < 0)
        code = (codes.first if served else codes.later)[-1 - choices[rolls, places], rolls]
        found[served] += _summed(code * count + places, likely[rolls, places], (codes.size, count))
        if rolls_left:
            kept = np.where(choices < 0, 0, choices) * count + columns
            mass = _summed(kept.reshape(-1), np.where(choices < 0, 0.0, likely).reshape(-1), (len(turn.keeps), count))
            likely = _rolled(turn, mass)
    return found[0], found[1]


def _summed(places: Ints, weights: Floats, shape: tuple[int, int]) -> Floats:
    """Return the sums of the weights at each place of an array of a shape."""
    sums: Floats = np.bincount(places, weights, shape[0] * shape[1]).astype(np.float64, copy=False)
    return sums.reshape(shape)


def _rolled(turn: Turn, mass: Floats) -> Floats:
    """Return how likely each roll is once the dice not kept are rolled, from how likely each keep is, which changes."""
    for size in range(turn.dice):
        spread = mass[turn.first[size] : turn.first[size + 1]] / turn.faces
        for face in range(turn.faces):
            mass[turn.more[size][:, face]] += spread
    return mass[turn.rolls_from :]


def _best_rows(turn: Turn, keeps: Floats) -> Rows:
    """Return the best that can be kept of each roll, of equal ones the last row, shape `(rolls, states)`."""
    best = keeps.copy()
    rows = np.repeat(np.arange(len(keeps), dtype=np.int16)[:, np.newaxis], keeps.shape[1], axis=1)
    for size in range(1, turn.dice + 1):
        for fewer in turn.less[size]:
            here = slice(turn.first[size], turn.first[size] + len(fewer))
            value, row = best.take(fewer, axis=0), rows.take(fewer, axis=0)
            ahead = value - best[here]
            np.copyto(rows[here], row, where=(ahead > EQUAL) | ((ahead >= -EQUAL) & (row > rows[here])))
            np.maximum(best[here], value, out=best[here])
    return rows[turn.rolls_from :]
