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
from yacht_desktop.solver.strategies import Decided, Strategy, TurnChances
from yacht_desktop.solver.transitions import Transition
from yacht_desktop.solver.turn import Floats

# Positions worked on together; each needs some 20,000 numbers of scratch.
CHUNK = 64


@dataclass(frozen=True, slots=True, eq=False)
class Evaluation:
    """What a way to play is worth in every position, by number.

    Attributes:
        mean: expected points still to come, shape `(StateSpace.size,)`.
        square: expectation of their square, the same shape.
        places: the row of each position in `distributions`, shape `(StateSpace.size,)`.
        distributions: probability of each number of points still to come, shape
            `(positions, highest score + 1)`; None where not wanted.
    """

    mean: Floats
    square: Floats
    places: NDArray[np.int32]
    distributions: Floats | None

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
            yield _joker_outcomes(scoring, row, states, later[row])
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
    return Transition(outcomes.astype(np.float64) @ chances, step.points, step.following, row)


def _joker_outcomes(scoring: Scoring, row: int, states: States, chances: Floats) -> Transition:
    """Return the outcomes of rolls with all dice equal, and take them out of `chances`."""
    _, jokers = scoring.joker_step(row, states, scoring.step(row, states))
    places = list(scoring.equal_rolls)
    found = Transition(chances[places], jokers.points, jokers.following, row, is_joker=True)
    chances[places] = 0.0
    return found


def evaluate(
    scoring: Scoring,
    strategy: Strategy,
    *,
    start: int = 0,
    distributions: bool = False,
    progress: Progress | None = None,
    cancelled: Cancelled | None = None,
) -> Evaluation:
    """Return what a way to play is worth in every position.

    Args:
        scoring: tables of the rule set.
        strategy: the way to play.
        start: number of a position; only what can follow from it is evaluated.
        distributions: whether to work out the distribution of points too; needs the number of
            positions times the highest score numbers of 8 bytes.
        progress: told the share done, 0 to 1, now and then.
        cancelled: asked now and then whether to stop.

    Raises:
        SolvingCancelled: `cancelled` said so.
    """
    space = scoring.space
    layers = space.layers() if start == 0 else layers_from(scoring, start)
    places = np.zeros(space.size, dtype=np.int32)
    total = 0
    for layer in layers:
        places[layer] = np.arange(total, total + len(layer))
        total += len(layer)
    spread = np.zeros((total, scoring.max_score + 1)) if distributions else None
    if spread is not None:
        spread[: len(layers[0]), 0] = 1.0
    found = Evaluation(np.zeros(space.size), np.zeros(space.size), places, spread)
    done = len(layers[0])
    for numbers in (layer[first : first + CHUNK] for layer in layers[1:] for first in range(0, len(layer), CHUNK)):
        if cancelled is not None and cancelled():
            raise SolvingCancelled
        states = space.states(numbers)
        for move in _moves(scoring, strategy, states):
            _add(move, numbers, found)
        done += len(numbers)
        if progress is not None:
            progress(done / total)
    return found


def _moves(scoring: Scoring, strategy: Strategy, states: States) -> Iterator[Transition]:
    """Return the outcomes of turns."""
    if isinstance(strategy, Decided):
        return strategy.outcomes(states)
    return transitions(scoring, states, strategy.chances(states))


def layers_from(scoring: Scoring, start: int) -> list[Ints]:
    """Return the positions that can follow from one, itself included, by number of open boxes, full cards first.

    Full cards that no turn leads to may be among them.
    """
    layers = [np.array([start], dtype=np.intp)]
    while not scoring.space.is_full(layers[-1]).all():
        states = scoring.space.states(layers[-1])
        after = [
            scoring.step(row, states, first_roll=first_roll).following[:, scoring.may_fill(row, states)].reshape(-1)
            for row in range(scoring.space.boxes)
            for first_roll in ((False, True) if scoring.served_matters else (False,))
        ]
        numbers = np.unique(np.concatenate(after))
        layers.append(numbers[~scoring.space.is_full(numbers)])
        if not len(layers[-1]):
            layers[-1] = scoring.space.numbers_of_full_cards()
    return layers[::-1]


def _add(move: Transition, numbers: Ints, found: Evaluation) -> None:
    """Add what one kind of outcome brings to the values of positions, in place."""
    beyond = found.mean[move.following]
    found.mean[numbers] += (move.chance * (move.points + beyond)).sum(axis=0)
    squares = move.points * (move.points + 2 * beyond) + found.square[move.following]
    found.square[numbers] += (move.chance * squares).sum(axis=0)
    if found.distributions is not None:
        _spread(move, found.places[numbers].astype(np.intp), found)


def _spread(move: Transition, rows: Ints, found: Evaluation) -> None:
    """Add what one kind of outcome brings to the distributions of positions that follow each other, in place."""
    spread = found.distributions
    if spread is None:
        return
    into = spread[rows[0] : rows[-1] + 1]
    after = found.places[move.following]
    for chance, points, following in zip(move.chance, move.points.astype(np.intp), after, strict=True):
        possible = chance > 0
        for shift in set(points[possible].tolist()):
            here = np.flatnonzero(possible & (points == shift))
            gained = spread[following[here], : spread.shape[1] - shift]
            gained *= chance[here, np.newaxis]
            into[here, shift:] += gained
