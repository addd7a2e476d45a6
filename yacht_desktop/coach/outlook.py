"""What every choice of a turn leads to: points of the player to move, chances to win of the whole table."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.game.state import GameState
from yacht_desktop.solver.best_choices import Choices, best_choices, followed
from yacht_desktop.solver.decisions import TurnValues, turn_values, values_of_boxes, values_of_keeps
from yacht_desktop.solver.endgames import EXACT
from yacht_desktop.solver.leaves import points_leaf
from yacht_desktop.solver.scoring import Scoring, scoring_of
from yacht_desktop.solver.solitaire import Cancelled, Progress
from yacht_desktop.solver.tables import SolvedRules
from yacht_desktop.solver.turn import Floats
from yacht_desktop.solver.winning import Standing, first_places, shares_leaf

DUEL = 2
_TURNS_REMEMBERED = 256
# Every turn of a game of six in the longest rules.
_TABLES_REMEMBERED = 96


@dataclass(frozen=True, slots=True, eq=False)
class Prospects:
    """What every choice of one turn leads to.

    Attributes:
        total: points of the player to move before the turn.
        points: points still to come of that player, this turn included.
        shares: chances to win, the player to move in the first column and then the others in
            playing order, the last of them left out (the rest up to 1); None alone at the table.
        choices: what is best with each roll: by chance to win, alone by points.
    """

    total: int
    points: TurnValues
    shares: TurnValues | None
    choices: Choices


class Outlook:
    """Knows what the turns of a rule set lead to. May be used from several threads at once."""

    def __init__(self, rules: RuleSet, solved: SolvedRules) -> None:
        """Take what is solved already, and solve the rest when it is needed."""
        self.rules = rules
        self.scoring: Scoring = scoring_of(rules)
        self._solved = solved
        self._points = lru_cache(maxsize=_TURNS_REMEMBERED)(self._turn_points)
        self._turn = lru_cache(maxsize=_TABLES_REMEMBERED)(self._prospects)

    def prepare(self, progress: Progress | None, cancelled: Cancelled | None, *, alone: bool) -> None:
        """Solve all that is needed, alone at the table or with others.

        Raises:
            SolvingCancelled: `cancelled` said so.
        """
        if alone:
            self._solved.solitaire(self.rules, progress, cancelled)
            return
        self._solved.remaining(self.rules, progress, cancelled)
        self._solved.end_games(self.rules)

    def still_to_come(self, state: GameState, player: int) -> float:
        """Return the points still to come of a player between turns, under points-perfect play."""
        number = self.scoring.space.of_card(state.cards[player])
        return self._solved.solitaire(self.rules).value(number)

    def of(self, state: GameState) -> Prospects:
        """Return what the choices of the turn under way, or to come, lead to."""
        mine, *others = self._standings(state)
        return self._turn(mine, tuple(others))

    def between(self, state: GameState) -> tuple[float, ...]:
        """Return the chance to win of every player before the first roll of a turn; with two players at least.

        It is what the last decision is credited with: exact near the end of a duel, otherwise from
        the points all players may still get.
        """
        mine, *others = self._standings(state)
        # Asked for in any case: it makes the answer ready that the turn will need at once.
        exact = self._exact(mine, others)
        if exact is not None and self._was_exact(state):
            best = np.maximum(exact.first_boxes.max(axis=0), self._best_keeps(exact))
            return self.in_playing_order(state, self.scoring.turn.mean(best))
        remaining = self._solved.remaining(self.rules).within([standing.number for standing in (mine, *others)])
        coming = remaining.of(np.array([mine.number], dtype=np.intp))[0]
        return self.in_playing_order(state, (first_places(remaining, mine.points, others) * coming).sum(axis=1)[:-1])

    def in_playing_order(self, state: GameState, shares: Floats) -> tuple[float, ...]:
        """Return all chances to win, 0 to 1 and adding up to 1, from a row of `Prospects.shares`."""
        known = [min(max(float(share), 0.0), 1.0) for share in shares]
        known.append(max(1.0 - sum(known), 0.0))
        return tuple(known[-state.player :] + known[: -state.player]) if state.player else tuple(known)

    def _best_keeps(self, values: TurnValues) -> Floats:
        best = values.keeps[-1].copy()
        self.scoring.turn.choice(best)
        return best[self.scoring.turn.rolls_from :]

    def _was_exact(self, state: GameState) -> bool:
        """Return whether the turn before this one was near enough to the end to be exact."""
        before = state.cards[state.player - 1]
        return len(state.cards) == DUEL and len(before.open_ids) < EXACT

    def _standings(self, state: GameState) -> list[Standing]:
        """Return where the players stand before the turn, the player to move first."""
        cards = [*state.cards[state.player :], *state.cards[: state.player]]
        return [Standing(self.scoring.space.of_card(card), card.total) for card in cards]

    def _turn_points(self, number: int) -> TurnValues:
        solved = self._solved.solitaire(self.rules)
        states = self.scoring.space.states(np.array([number], dtype=np.intp))
        return turn_values(self.scoring, states, points_leaf(solved.mean))

    def _prospects(self, mine: Standing, others: tuple[Standing, ...]) -> Prospects:
        points = self._points(mine.number)
        if not others:
            return Prospects(mine.points, points, None, best_choices(self.scoring, mine.number, [points]))
        exact = self._exact(mine, others)
        if exact is not None:
            return Prospects(mine.points, points, exact, best_choices(self.scoring, mine.number, [exact, points]))
        return self._ahead(mine, others, points)

    def _exact(self, mine: Standing, others: Sequence[Standing]) -> TurnValues | None:
        if len(others) != 1:
            return None
        end_games = self._solved.end_games(self.rules)
        return end_games.settled(mine.number, others[0].number, mine.points - others[0].points)

    def _ahead(self, mine: Standing, others: tuple[Standing, ...], points: TurnValues) -> Prospects:
        """Return the prospects by looking one turn ahead."""
        scoring = self.scoring
        remaining = self._solved.remaining(self.rules).within([standing.number for standing in (mine, *others)])
        shares = first_places(remaining, mine.points, others)[:-1]
        leaf = shares_leaf(remaining, shares)
        states = scoring.space.states(np.full(len(shares), mine.number, dtype=np.intp))
        boxes = values_of_boxes(scoring, states, leaf)
        first = values_of_boxes(scoring, states, leaf, first_roll=True) if scoring.served_matters else boxes
        keeps = values_of_keeps(scoring, first[..., :1].max(axis=0), boxes[..., :1].max(axis=0))
        wins = TurnValues(first[..., :1], boxes[..., :1], keeps)
        choices = best_choices(scoring, mine.number, [wins, points])
        if len(shares) == 1:
            return Prospects(mine.points, points, wins, choices)
        along = followed(scoring, choices, first, boxes)
        for own, of_all in zip(keeps, along.keeps, strict=True):
            of_all[:, :1] = own
        return Prospects(mine.points, points, along, choices)
