"""What a review of a game says: each decision with its loss, each roll with its luck, and the sums.

The sums are exact. In points, for each player:
`total = start + luck - lost - unplayed`, and in chances to win, for each player:
`result = start + the changes of every decision and roll of all players`, where one's own roll
changes it by its luck and one's own decision by minus its loss.
"""

from dataclasses import dataclass

from yacht_desktop.coach.choices import Loss, Measure, Option
from yacht_desktop.coach.marks import Mark
from yacht_desktop.game.moves import Move
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.game.state import GameState


@dataclass(frozen=True, slots=True)
class DecisionReview:
    """One decision: what to keep before a roll, or where to score.

    Attributes:
        move: index of the move in the game that carried it out.
        state: the position before it, dice on the table.
        chosen: what was chosen.
        best: the best choices by the measure of the review, equal ones all.
        unforced: whether anything could be lost.
        mark: how good it was.
        changes: what it did to the chance to win of every player, in playing order; empty alone at
            the table. For the one who decided it is minus the loss.
    """

    move: int
    state: GameState
    chosen: Option
    best: tuple[Option, ...]
    unforced: bool
    mark: Mark
    changes: tuple[float, ...] = ()

    @property
    def player(self) -> int:
        """Who decided."""
        return self.state.player

    @property
    def loss(self) -> Loss:
        """What it gave away."""
        return self.chosen.loss


@dataclass(frozen=True, slots=True)
class RollReview:
    """One roll and its luck.

    Attributes:
        move: index of the move in the game.
        state: the position before it; its player rolled.
        points: luck in points of the expected final total.
        win: luck in chance to win; None alone at the table.
        changes: what it did to the chance to win of every player, in playing order; empty alone.
    """

    move: int
    state: GameState
    points: float
    win: float | None
    changes: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayerReview:
    """The totals of one player.

    Attributes:
        total: points on the card at the end.
        start: expected final score before the first roll, under points-perfect play.
        luck: points the dice gave.
        lost: points given up by choices, at least 0.
        unplayed: points that were still to come when another player ended the game at once, or
            where the game is not finished.
        win_start: chance to win at the start; None alone at the table, as are the next two.
        win_luck: chance to win the player's own dice gave.
        win_lost: chance to win given up by the player's own choices.
        decisions: number of decisions.
        unforced: number of those in which anything could be lost.
        good: number of the unforced ones marked best or close.
    """

    total: int
    start: float
    luck: float
    lost: float
    unplayed: float
    win_start: float | None
    win_luck: float | None
    win_lost: float | None
    decisions: int
    unforced: int
    good: int

    @property
    def accuracy(self) -> float | None:
        """Share of unforced decisions marked best or close, 0 to 1; None where there was none."""
        return self.good / self.unforced if self.unforced else None


@dataclass(frozen=True, slots=True)
class Review:
    """A finished game, or what has been played of one, reviewed.

    Attributes:
        rules: the rule set played.
        moves: the moves of the game.
        measure: what decisions are marked by.
        decisions: all decisions in the order of the game.
        rolls: all rolls in the order of the game.
        players: the totals, in playing order.
        chances: chance to win of every player at the start and after each round that has ended,
            shape `(rounds + 1, players)`; empty alone at the table.
        after_moves: the same before the first move and after every one, shape `(moves + 1, players)`.
        standing: expected final total of every player at the start and after each round.
    """

    rules: RuleSet
    moves: tuple[Move, ...]
    measure: Measure
    decisions: tuple[DecisionReview, ...]
    rolls: tuple[RollReview, ...]
    players: tuple[PlayerReview, ...]
    chances: tuple[tuple[float, ...], ...]
    after_moves: tuple[tuple[float, ...], ...]
    standing: tuple[tuple[float, ...], ...]

    def costliest(self, player: int, most: int = 3) -> tuple[DecisionReview, ...]:
        """Return a player's decisions that lost most points, the worst first; none that lost nothing to speak of."""
        own = [one for one in self.decisions if one.player == player and one.loss.points >= 0.05]
        return tuple(sorted(own, key=lambda one: -one.loss.points)[:most])
