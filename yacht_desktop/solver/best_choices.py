"""The best choice for every roll of one turn, and what else comes of choosing so."""

from collections.abc import Sequence

import numpy as np

from yacht_desktop.solver.decisions import EQUAL, TurnValues
from yacht_desktop.solver.pairs import pairs_of
from yacht_desktop.solver.scoring import NEVER, Scoring
from yacht_desktop.solver.space import Ints, States
from yacht_desktop.solver.turn import Floats

Choices = tuple[Ints, ...]


def best_choices(scoring: Scoring, number: int, criteria: Sequence[TurnValues]) -> Choices:
    """Return what to do with each roll of a turn.

    Of equal choices a box comes before rolling again, and more dice kept before fewer; a hand that
    wins at once is always taken.

    Args:
        scoring: tables of the rule set.
        number: number of the position before the turn.
        criteria: what the choices are worth, in the first column; where they are equal by the
            first, by the second.

    Returns:
        For each number of rolls left from 0 up, shape `(rolls,)`: the row of what to keep, or
        minus one minus the row of the box to fill.
    """
    found = tuple(_best_at(scoring, criteria, rolls_left) for rolls_left in range(scoring.rules.rolls))
    take_winning_hands(scoring, scoring.space.states(np.array([number], dtype=np.intp)), found[-1][:, np.newaxis])
    return found


def _best_at(scoring: Scoring, criteria: Sequence[TurnValues], rolls_left: int) -> Ints:
    pairs, row = pairs_of(scoring.rules.dice, scoring.rules.faces), max(rolls_left - 1, 0)
    boxes_left = np.ones((len(scoring.boxes), len(scoring.turn.rolls)), dtype=np.bool_)
    keeps_left = np.full(len(pairs.keeps), rolls_left > 0)
    for values in criteria:
        of_boxes = np.where(boxes_left, values.boxes_at(rolls_left)[:, :, 0], NEVER)
        of_keeps = np.where(keeps_left, values.keeps[row][pairs.keeps, 0], NEVER)
        best = np.maximum(of_boxes.max(axis=0), pairs.max_by_roll(of_keeps)) - EQUAL
        boxes_left, keeps_left = of_boxes >= best, of_keeps >= pairs.of_rolls(best)
    last = np.maximum.reduceat(np.where(keeps_left, np.arange(len(pairs.keeps)), 0), pairs.starts)
    box = np.argmax(boxes_left, axis=0)
    return np.where(np.any(boxes_left, axis=0), -1 - box, pairs.keeps[last])


def take_winning_hands(scoring: Scoring, states: States, choices: Ints) -> None:
    """Let every first roll that wins at once be written, in place, shape `(rolls, states)`."""
    for row in scoring.winning_rows:
        points = scoring.step(row, states, first_roll=True).points
        for place in scoring.equal_rolls:
            wins = scoring.may_fill(row, states) & (points[scoring.boxes[row].of_first_roll[place]] > 0)
            choices[place, wins] = -1 - row


def followed(scoring: Scoring, choices: Choices, first_boxes: Floats, boxes: Floats) -> TurnValues:
    """Return what several quantities come to when a turn is played by given choices.

    Args:
        scoring: tables of the rule set.
        choices: what is done with each roll, as `best_choices` returns it.
        first_boxes: what each quantity is when a first roll is written into each box, shape
            `(boxes, rolls, quantities)`.
        boxes: the same for later rolls.

    Returns:
        The quantities in place of positions. The rows of all dice are what the rolls come to when
        rolled as they are with one roll less left.
    """
    turn, rolls = scoring.turn, scoring.rules.rolls
    values = np.empty((len(turn.keeps), boxes.shape[2]))
    found = []
    for rolls_left in range(rolls - 1):
        values[turn.rolls_from :] = come_to(choices, rolls_left, boxes, values)
        turn.chance(values)
        found.append(values.copy())
    return TurnValues(first_boxes, boxes, tuple(found))


def come_to(choices: Choices, rolls_left: int, boxes: Floats, keeps: Floats) -> Floats:
    """Return what each roll comes to under the choices made of it, shape `(rolls, quantities)`.

    Args:
        choices: what is done with each roll.
        rolls_left: rolls that may still be made.
        boxes: what writing into each box comes to, shape `(boxes, rolls, quantities)`.
        keeps: what keeping comes to with so many rolls left, shape `(keeps, quantities)`; not
            read where none is left.
    """
    chosen = choices[rolls_left]
    written = boxes[np.maximum(-1 - chosen, 0), np.arange(len(chosen))]
    if not rolls_left:
        return written
    return np.where((chosen >= 0)[:, np.newaxis], keeps[np.maximum(chosen, 0)], written)
