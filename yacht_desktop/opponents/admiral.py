"""Admiral: plays to win against whoever sits at the table, and exactly at the end of a duel."""

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from yacht_desktop.game.moves import Decision
from yacht_desktop.game.state import GameState
from yacht_desktop.opponents.choosing import best_of
from yacht_desktop.opponents.policy import sure_decision
from yacht_desktop.solver.decisions import TurnValues, turn_values
from yacht_desktop.solver.distribution import Remaining
from yacht_desktop.solver.endgames import EndGames
from yacht_desktop.solver.leaves import points_leaf
from yacht_desktop.solver.scoring import Scoring
from yacht_desktop.solver.solitaire import Solitaire, SolvingCancelled
from yacht_desktop.solver.winning import Standing, look_ahead

_TURNS_REMEMBERED = 16
DUEL = 2


class Admiral:
    """Chooses what wins most often; of choices that win equally often, what brings most points.

    Alone it plays for points. Against one opponent the end of the game is played exactly: always
    with four or fewer boxes open, and with more where `ponder` has solved it in time.
    """

    def __init__(self, solved: Solitaire, remaining: Remaining, end_games: EndGames) -> None:
        """Play by what is known of a rule set.

        Args:
            solved: the values of all positions.
            remaining: how the points still to come are distributed.
            end_games: the exact end games.
        """
        self._scoring: Scoring = solved.scoring
        self._remaining = remaining
        self._end_games = end_games
        self._leaf = points_leaf(solved.mean)
        self._points = lru_cache(maxsize=_TURNS_REMEMBERED)(self._turn_points)
        self._look_ahead = lru_cache(maxsize=_TURNS_REMEMBERED)(self._turn_ahead)

    def decide(self, state: GameState) -> Decision:
        """Return the decision; see `Policy.decide`."""
        sure = sure_decision(state)
        if sure is not None:
            return sure
        points = self._points(self._scoring.space.of_card(state.card))
        if len(state.cards) == 1:
            return best_of(self._scoring, state, (points,))
        return best_of(self._scoring, state, (self._chances(state), points))

    def ponder(self, state: GameState, cancelled: Callable[[], bool]) -> None:
        """Think ahead while others move; returns early once `cancelled` says so.

        Args:
            state: the position, whoever is to move.
            cancelled: asked now and then whether to stop.
        """
        if state.is_over or len(state.cards) != DUEL:
            return
        space = self._scoring.space
        mover, other = space.of_card(state.card), space.of_card(state.cards[1 - state.player])
        try:
            self._end_games.ponder(mover, other, cancelled)
        except SolvingCancelled:
            return

    def _chances(self, state: GameState) -> TurnValues:
        """Return the chance to win of every choice of the player to move."""
        mine, *others = standings(self._scoring, state)
        if len(others) == 1:
            exact = self._end_games.turn(mine.number, others[0].number, mine.points - others[0].points)
            if exact is not None:
                return exact
        return self._look_ahead(mine, tuple(others))

    def _turn_points(self, number: int) -> TurnValues:
        states = self._scoring.space.states(np.array([number], dtype=np.intp))
        return turn_values(self._scoring, states, self._leaf)

    def _turn_ahead(self, mine: Standing, others: tuple[Standing, ...]) -> TurnValues:
        return look_ahead(self._scoring, self._remaining, mine, others)


def standings(scoring: Scoring, state: GameState) -> list[Standing]:
    """Return where the players stand before the turn under way, the player to move first."""
    cards = [*state.cards[state.player :], *state.cards[: state.player]]
    return [Standing(scoring.space.of_card(card), card.total) for card in cards]
