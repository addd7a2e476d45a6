"""The exact worth of any way to play: expected score, standard deviation, distribution of scores.

One pass over the positions, fewest open boxes first. For each position the probability of every
outcome of its turn is worked out forwards through the turn; what follows an outcome is known.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from yacht_desktop.solver.pairs import Pairs, pairs_of
from yacht_desktop.solver.scoring import Scoring
from yacht_desktop.solver.solitaire import Cancelled, Progress, SolvingCancelled
from yacht_desktop.solver.space import Ints, States
from yacht_desktop.solver.strategies import Strategy, TurnChances
from yacht_desktop.solver.turn import Floats

# Positions worked on together; each needs some 20,000 numbers of scratch.
CHUNK = 64


@dataclass(frozen=True, slots=True, eq=False)
class Transition:
    """Outcomes of a turn, for several positions.

    Attributes:
        chance: probability of each outcome, shape `(outcomes, states)`.
        points: points written and bonuses earned, same shape.
        following: numbers of the positions afterwards, same shape.
    """

    chance: Floats
    points: Floats
    following: Ints


@dataclass(frozen=True, slots=True, eq=False)
class Evaluation:
    """What a way to play is worth in every position, by number.

    Attributes:
        mean: expected points still to come, shape `(StateSpace.size,)`.
        square: expectation of their square, the same shape.
        distributions: probability of each number of points still to come, shape
            `(StateSpace.size, points + 1)`; None where not wanted.
    """

    mean: Floats
    square: Floats
    distributions: NDArray[np.float64] | None

    @property
    def expected_score(self) -> float:
        """Expected final score of a whole game, in points."""
        return float(self.mean[0])

    @property
    def standard_deviation(self) -> float:
        """Standard deviation of the final score, in points."""
        return sqrt(max(0.0, float(self.square[0]) - self.expected_score**2))


def transitions(scoring: Scoring, states: States, chances: TurnChances) -> Iterator[Transition]:
    """Yield the outcomes of a turn under given chances of choices, box by box."""
    pairs = pairs_of(scoring.rules.dice, scoring.rules.faces)
    first, later = written(pairs, chances)
    if not scoring.served_matters:
        later += first
    for row, box in enumerate(scoring.boxes):
        if not scoring.may_fill(row, states).any():
            continue
        if scoring.has_jokers:
            yield from _joker_outcomes(scoring, row, states, later[row])
        yield _box_outcomes(scoring, row, states, (later[row], box.of_roll))
        if scoring.served_matters:
            yield _box_outcomes(scoring, row, states, (first[row], box.of_first_roll), first_roll=True)


def written(pairs: Pairs, chances: TurnChances) -> tuple[Floats, Floats]:
    """Return how probable it is to write each roll into each box, on the first roll and on a later one.

    Returns:
        Two arrays of shape `(boxes, rolls, states)`; everything in both adds up to 1 a position.
    """
    first = chances.boxes[-1] * pairs.turn.roll_chances[:, np.newaxis]
    here = np.broadcast_to(pairs.turn.roll_chances[:, np.newaxis], first.shape[1:])
    later = np.zeros_like(first)
    for rolls_left in range(len(chances.keeps), 0, -1):
        here = pairs.next_rolls(pairs.of_rolls(here) * chances.keeps[rolls_left - 1])
        later += chances.boxes[rolls_left - 1] * here
    return first, later


def _box_outcomes(
    scoring: Scoring, row: int, states: States, rolls: tuple[Floats, Ints], *, first_roll: bool = False
) -> Transition:
    """Gather the rolls written into a box by their outcome."""
    chances, outcome_of = rolls
    outcomes = np.arange(len(scoring.boxes[row].points))[:, np.newaxis] == outcome_of
    step = scoring.step(row, states, first_roll=first_roll)
    return Transition(outcomes.astype(np.float64) @ chances, step.points, step.following)


def _joker_outcomes(scoring: Scoring, row: int, states: States, chances: Floats) -> Iterator[Transition]:
    """Yield the outcomes of rolls with all dice equal, and take them out of `chances`."""
    step, columns = scoring.step(row, states), np.arange(len(states.filled))
    box, extra = scoring.boxes[row], scoring.extra_points(states)
    for place in scoring.equal_rolls:
        is_joker, _, full = scoring.joker_fills(row, scoring.turn.rolls[place][0], states)
        takes = np.where(is_joker & full, box.of_joker[place], box.of_roll[place])
        points, following = step.points[takes, columns] + extra, step.following[takes, columns]
        yield Transition(chances[place : place + 1].copy(), points[np.newaxis], following[np.newaxis])
        chances[place] = 0.0


def evaluate(
    scoring: Scoring,
    strategy: Strategy,
    *,
    distributions: bool = False,
    progress: Progress | None = None,
    cancelled: Cancelled | None = None,
) -> Evaluation:
    """Return what a way to play is worth in every position.

    Args:
        scoring: tables of the rule set.
        strategy: the way to play.
        distributions: whether to work out the distribution of points too; needs
            `StateSpace.size` times the highest score numbers of 8 bytes.
        progress: told the share done, 0 to 1, now and then.
        cancelled: asked now and then whether to stop.

    Raises:
        SolvingCancelled: `cancelled` said so.
    """
    space = scoring.space
    mean, square = np.zeros(space.size), np.zeros(space.size)
    spread = np.zeros((space.size, scoring.rules.max_score + 1)) if distributions else None
    if spread is not None:
        spread[space.numbers_of_full_cards(), 0] = 1.0
    layers = space.layers()[1:]
    total, done = sum(map(len, layers)), 0
    for layer in layers:
        for start in range(0, len(layer), CHUNK):
            if cancelled is not None and cancelled():
                raise SolvingCancelled
            numbers = layer[start : start + CHUNK]
            states = space.states(numbers)
            for move in transitions(scoring, states, strategy.chances(states)):
                _add(move, numbers, (mean, square), spread)
            done += len(numbers)
            if progress is not None:
                progress(done / total)
    return Evaluation(mean, square, spread)


def _add(move: Transition, numbers: Ints, moments: tuple[Floats, Floats], spread: Floats | None) -> None:
    """Add what one kind of outcome brings to the values of positions, in place."""
    mean, square = moments
    beyond = mean[move.following]
    mean[numbers] += (move.chance * (move.points + beyond)).sum(axis=0)
    squares = move.points * (move.points + 2 * beyond) + square[move.following]
    square[numbers] += (move.chance * squares).sum(axis=0)
    if spread is None:
        return
    for chance, points, following in zip(move.chance, move.points, move.following, strict=True):
        for shift in np.unique(points).astype(int):
            here = np.flatnonzero((points == shift) & (chance > 0))
            gained = chance[here, np.newaxis] * spread[following[here], : spread.shape[1] - shift]
            spread[numbers[here], shift:] += gained
