"""Choosing the best of all choices in a position."""

from collections.abc import Sequence

import numpy as np

from yacht_desktop.game.moves import Decision, Keep, Score
from yacht_desktop.game.state import GameState
from yacht_desktop.opponents.policy import positions_of
from yacht_desktop.solver.decisions import EQUAL, TurnValues
from yacht_desktop.solver.scoring import Scoring
from yacht_desktop.solver.space import Ints
from yacht_desktop.solver.turn import Floats


def best_of(scoring: Scoring, state: GameState, criteria: Sequence[TurnValues]) -> Decision:
    """Return the best decision in a position with dice on the table.

    Of equal choices a box comes before rolling again, and more dice kept before fewer.

    Args:
        scoring: tables of the rule set.
        state: the position.
        criteria: what the choices are worth; where they are equal by the first, by the second.
    """
    dice = state.dice or ()
    keeps = np.array(scoring.turn.kept_of(dice)[:-1] if state.rolls_left else (), dtype=np.intp)
    best = np.arange(len(keeps) + len(scoring.boxes))
    for values in criteria:
        worth = _worth(scoring, state, values, keeps)[best]
        best = best[worth >= worth.max() - EQUAL]
    boxes = best[best >= len(keeps)]
    if len(boxes):
        return Score(scoring.rules.category_ids[boxes[0] - len(keeps)])
    return Keep(positions_of(scoring.turn.keeps[keeps[best[-1]]], dice))


def _worth(scoring: Scoring, state: GameState, values: TurnValues, keeps: Ints) -> Floats:
    """Return what the choices are worth: some keeps, then the boxes."""
    boxes = values.boxes_at(state.rolls_left)[:, scoring.turn.roll_index(state.dice or ()), 0]
    if not len(keeps):
        return boxes
    return np.concatenate([values.keeps[state.rolls_left - 1][keeps, 0], boxes])
