"""Captain: plays for points, without a mistake."""

from functools import lru_cache

import numpy as np

from yacht_desktop.game.moves import Decision, Keep, Score
from yacht_desktop.game.state import GameState
from yacht_desktop.opponents.policy import NothingToDecide, positions_of, winning_box
from yacht_desktop.solver.decisions import TurnValues, turn_values
from yacht_desktop.solver.scoring import Scoring
from yacht_desktop.solver.solitaire import Solitaire
from yacht_desktop.solver.strategies import EQUAL

_TURNS_REMEMBERED = 64


class Captain:
    """Chooses what brings the most points in expectation; a hand that wins at once is taken.

    Of equal choices it takes the box before rolling again, and to keep more dice before fewer.
    """

    def __init__(self, solved: Solitaire) -> None:
        """Play by the values of a solved rule set."""
        self._solved = solved
        self._values = lru_cache(maxsize=_TURNS_REMEMBERED)(self._turn_values)

    def _turn_values(self, number: int) -> TurnValues:
        scoring = self._solved.scoring
        return turn_values(scoring, scoring.space.states(np.array([number], dtype=np.intp)), self._solved.worth)

    def decide(self, state: GameState) -> Decision:
        """Return the best decision; see `Policy.decide`."""
        if state.dice is None or state.is_over:
            raise NothingToDecide(state)
        winning = winning_box(state)
        if winning is not None:
            return Score(winning)
        scoring = self._solved.scoring
        return best_decision(scoring, state, self._values(scoring.space.of_card(state.card)))


def best_decision(scoring: Scoring, state: GameState, values: TurnValues) -> Decision:
    """Return the decision of highest value in a position with dice on the table.

    Args:
        scoring: tables of the rule set.
        state: the position.
        values: what the choices of this turn are worth, for one position.
    """
    dice = state.dice or ()
    boxes = values.boxes_at(state.rolls_left)[:, scoring.turn.roll_index(dice), 0]
    best_box = int(np.argmax(boxes))
    if state.rolls_left:
        fewer_dice = np.array(scoring.turn.kept_of(dice)[:-1])
        worth = values.keeps[state.rolls_left - 1][fewer_dice, 0]
        if worth.max() > boxes[best_box] + EQUAL:
            best = int(fewer_dice[np.flatnonzero(worth >= worth.max() - EQUAL)[-1]])
            return Keep(positions_of(scoring.turn.keeps[best], dice))
    return Score(scoring.rules.category_ids[best_box])
