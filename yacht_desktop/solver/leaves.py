"""What the dice are worth at the end of a turn: the points written and what may follow them."""

from dataclasses import dataclass

import numpy as np

from yacht_desktop.solver.scoring import NEVER, Scoring
from yacht_desktop.solver.space import States
from yacht_desktop.solver.turn import Floats


@dataclass(frozen=True, slots=True, eq=False)
class Worth:
    """Values of every position between turns, as far as they are known.

    Attributes:
        mean: expected points still to come, shape `(StateSpace.size,)`.
        square: expectation of the square of these points, the same shape; None where not wanted.
    """

    mean: Floats
    square: Floats | None = None


def outcome_values(
    scoring: Scoring, row: int, states: States, worth: Worth, *, first_roll: bool = False
) -> tuple[Floats, Floats | None]:
    """Return what each outcome of a box is worth, without joker and extra bonus.

    Args:
        scoring: tables of the rule set.
        row: row of the box.
        states: the positions the dice lie in.
        worth: values of the positions with one box more filled.
        first_roll: whether the dice are the first roll of the turn.

    Returns:
        Expected points from here on, and the expectation of their square (None unless `worth` has
        it), both of shape `(outcomes, states)`. The points are minus infinity where the box may
        not be filled.
    """
    step = scoring.step(row, states, first_roll=first_roll)
    following = worth.mean[step.following]
    means, squares = step.points + following, None
    if worth.square is not None:
        squares = worth.square[step.following]
        squares += step.points * (means + following)
    means[:, ~scoring.may_fill(row, states)] = NEVER
    return means, squares


def box_values(
    scoring: Scoring,
    row: int,
    states: States,
    worth: Worth,
    into: tuple[Floats, Floats | None],
    *,
    first_roll: bool = False,
) -> None:
    """Write what each roll is worth in a box into two arrays of shape `(rolls, states)`.

    Means and squares as in `outcome_values`, here with joker and extra bonus. `into` has an array
    for the squares if `worth` has squares.
    """
    box = scoring.boxes[row]
    of_rolls, square_rolls = into
    means, squares = outcome_values(scoring, row, states, worth, first_roll=first_roll)
    place = box.of_first_roll if first_roll else box.of_roll
    np.take(means, place, axis=0, out=of_rolls, mode="clip")
    if squares is not None and square_rolls is not None:
        np.take(squares, place, axis=0, out=square_rolls, mode="clip")
    if scoring.has_jokers:
        _add_jokers(scoring, row, states, (means, squares), into)


def _add_jokers(
    scoring: Scoring,
    row: int,
    states: States,
    outcomes: tuple[Floats, Floats | None],
    of_rolls: tuple[Floats, Floats | None],
) -> None:
    """Correct, in place, the rows of the rolls with all dice equal: joker and extra bonus."""
    (means, squares), (mean_rolls, square_rolls) = outcomes, of_rolls
    box, extra = scoring.boxes[row], scoring.extra_points(states)
    for place in scoring.equal_rolls:
        face = scoring.turn.rolls[place][0]
        is_joker, joker_may, full = scoring.joker_fills(row, face, states)
        takes = np.where(is_joker & full, box.of_joker[place], box.of_roll[place])
        columns = np.arange(len(takes))
        chosen = means[takes, columns]
        mean_rolls[place] = np.where(is_joker & ~joker_may, NEVER, chosen + extra)
        if squares is not None and square_rolls is not None:
            known = np.where(chosen > NEVER, chosen, 0.0)
            square_rolls[place] = squares[takes, columns] + extra * (extra + 2 * known)


def best_box(
    scoring: Scoring, states: States, worth: Worth, *, first_roll: bool = False
) -> tuple[Floats, Floats | None]:
    """Return what each roll is worth in the best box: means and squares, `(rolls, states)`."""
    shape = (len(scoring.turn.rolls), len(states.filled))
    best, values = np.full(shape, NEVER), np.empty(shape)
    squares, beside = None, None
    if worth.square is not None:
        squares, beside = np.zeros(shape), np.empty(shape)
    for row in range(len(scoring.boxes)):
        if not scoring.may_fill(row, states).any():
            continue
        box_values(scoring, row, states, worth, (values, beside), first_roll=first_roll)
        if squares is not None and beside is not None:
            np.copyto(squares, beside, where=values > best)
        np.maximum(best, values, out=best)
    return best, squares


def winning_hands(scoring: Scoring, states: States) -> list[tuple[int, Floats]]:
    """Return the first rolls that win the game at once and what they are worth.

    Returns:
        For each such roll its place within the rolls, and the points it writes, shape
        `(states,)`, minus infinity in positions where it does not win.
    """
    found = []
    for row in scoring.winning_rows:
        box = scoring.boxes[row]
        points = scoring.step(row, states, first_roll=True).points
        for place in scoring.equal_rolls:
            written = points[box.of_first_roll[place]]
            wins = scoring.may_fill(row, states) & (written > 0)
            found.append((place, np.where(wins, written, NEVER)))
    return found
