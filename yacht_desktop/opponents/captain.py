"""Captain: plays for points, without a mistake."""

from functools import lru_cache

import numpy as np

from yacht_desktop.game.moves import Decision, Keep, Score
from yacht_desktop.game.state import GameState
from yacht_desktop.opponents.policy import NothingToDecide, positions_of
from yacht_desktop.solver.decisions import TurnValues, turn_values
from yacht_desktop.solver.scoring import NEVER
from yacht_desktop.solver.solitaire import Solitaire

# Choices closer together than this, in points, are equal.
EQUAL = 1e-9
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
        return turn_values(self._solved.scoring, number, self._solved.worth)

    def decide(self, state: GameState) -> Decision:
        """Return the best decision; see `Policy.decide`."""
        if state.dice is None or state.is_over:
            raise NothingToDecide(state)
        scoring = self._solved.scoring
        values = self._values(scoring.space.of_card(state.card))
        roll = scoring.turn.roll_index(state.dice)
        is_first = state.rolls_used == 1
        boxes = values.boxes[not is_first][:, roll]
        if is_first and roll in scoring.equal_rolls:
            for row in scoring.winning_rows:
                if boxes[row] > NEVER and state.possible_scores.get(scoring.rules.category_ids[row]):
                    return Score(scoring.rules.category_ids[row])
        best_box = int(np.argmax(boxes))
        if state.rolls_left:
            keeps = values.keeps[state.rolls_left - 1]
            fewer_dice = scoring.turn.kept_of(state.dice)[:-1]
            best = max(reversed(fewer_dice), key=lambda row: keeps[row])
            best = next(row for row in reversed(fewer_dice) if keeps[row] >= keeps[best] - EQUAL)
            if keeps[best] > boxes[best_box] + EQUAL:
                return Keep(positions_of(scoring.turn.keeps[best], state.dice))
        return Score(scoring.rules.category_ids[best_box])
