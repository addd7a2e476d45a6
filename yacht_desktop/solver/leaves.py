"""What the dice are worth at the end of a turn: the points written and what may follow them."""

from collections.abc import Callable

import numpy as np

from yacht_desktop.solver.scoring import NEVER, Scoring, Step
from yacht_desktop.solver.space import States
from yacht_desktop.solver.turn import Floats

# Says what outcomes are worth from the points they write and the positions they lead to; the
# answer has the shape of the step's arrays, `(outcomes, states)`.
Leaf = Callable[[Step], Floats]


def points_leaf(mean: Floats) -> Leaf:
    """Return a leaf that counts expected points, from those still to come in every position."""

    def leaf(step: Step) -> Floats:
        return np.asarray(step.points + mean[step.following])

    return leaf


def squares_leaf(mean: Floats, square: Floats) -> Leaf:
    """Return a leaf that counts the expectation of the square of the points, beside `points_leaf`."""

    def leaf(step: Step) -> Floats:
        return np.asarray(step.points * (step.points + 2 * mean[step.following]) + square[step.following])

    return leaf


def box_values(
    scoring: Scoring, row: int, states: States, leaf: Leaf, into: Floats, *, first_roll: bool = False
) -> None:
    """Write what each roll is worth in a box into an array, minus infinity where the box may not be filled.

    Args:
        scoring: tables of the rule set.
        row: row of the box.
        states: the positions the dice lie in.
        leaf: says what outcomes are worth.
        into: shape `(rolls, states)`.
        first_roll: whether the dice are the first roll of the turn.
    """
    box, step = scoring.boxes[row], scoring.step(row, states, first_roll=first_roll)
    closed = ~scoring.may_fill(row, states)
    values = leaf(step)
    values[:, closed] = NEVER
    values.take(box.of_first_roll if first_roll else box.of_roll, axis=0, out=into, mode="clip")
    if scoring.has_jokers:
        allowed, jokers = scoring.joker_step(row, states, step)
        into[list(scoring.equal_rolls)] = np.where(allowed, leaf(jokers), NEVER)


def best_box(
    scoring: Scoring, states: States, leaf: Leaf, beside: Leaf | None = None, *, first_roll: bool = False
) -> tuple[Floats, Floats | None]:
    """Return what each roll is worth in the best box, shape `(rolls, states)`.

    Args:
        scoring: tables of the rule set.
        states: the positions the dice lie in.
        leaf: says what outcomes are worth; the best box is the one it says so of.
        beside: another leaf, whose values of these boxes are returned too.
        first_roll: whether the dice are the first roll of the turn.
    """
    shape = (len(scoring.turn.rolls), len(states.filled))
    best, values = np.full(shape, NEVER), np.empty(shape)
    best_beside, values_beside = (np.zeros(shape), np.empty(shape)) if beside else (None, None)
    for row in range(len(scoring.boxes)):
        if not scoring.may_fill(row, states).any():
            continue
        box_values(scoring, row, states, leaf, values, first_roll=first_roll)
        if beside is not None and best_beside is not None and values_beside is not None:
            box_values(scoring, row, states, beside, values_beside, first_roll=first_roll)
            np.copyto(best_beside, values_beside, where=values > best)
        np.maximum(best, values, out=best)
    return best, best_beside


def winning_hands(scoring: Scoring, states: States, leaf: Leaf) -> list[tuple[int, Floats]]:
    """Return the first rolls that win the game at once and what they are worth.

    Returns:
        For each such roll its place within the rolls, and what the leaf says of it, shape
        `(states,)`, minus infinity in positions where it does not win.
    """
    found = []
    for row in scoring.winning_rows:
        box, step = scoring.boxes[row], scoring.step(row, states, first_roll=True)
        values = leaf(step)
        for place in scoring.equal_rolls:
            outcome = box.of_first_roll[place]
            wins = scoring.may_fill(row, states) & (step.points[outcome] > 0)
            found.append((place, np.where(wins, values[outcome], NEVER)))
    return found
