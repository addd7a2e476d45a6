"""Captain: plays for points, without a mistake."""

from functools import lru_cache

import numpy as np

from yacht_desktop.game.moves import Decision
from yacht_desktop.game.state import GameState
from yacht_desktop.opponents.choosing import best_of
from yacht_desktop.opponents.policy import sure_decision
from yacht_desktop.solver.decisions import TurnValues, turn_values
from yacht_desktop.solver.leaves import points_leaf
from yacht_desktop.solver.solitaire import Solitaire

_TURNS_REMEMBERED = 256


class Captain:
    """Chooses what brings the most points in expectation; a hand that wins at once is taken.

    Of equal choices it takes the box before rolling again, and to keep more dice before fewer.
    """

    def __init__(self, solved: Solitaire) -> None:
        """Play by the values of a solved rule set."""
        self._solved = solved
        self._leaf = points_leaf(solved.mean)
        self._values = lru_cache(maxsize=_TURNS_REMEMBERED)(self._turn_values)

    def _turn_values(self, number: int) -> TurnValues:
        space = self._solved.scoring.space
        return turn_values(self._solved.scoring, space.states(np.array([number], dtype=np.intp)), self._leaf)

    def decide(self, state: GameState) -> Decision:
        """Return the best decision; see `Policy.decide`."""
        sure = sure_decision(state)
        if sure is not None:
            return sure
        scoring = self._solved.scoring
        return best_of(scoring, state, (self._values(scoring.space.of_card(state.card)),))
