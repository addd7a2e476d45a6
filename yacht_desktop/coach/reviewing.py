"""Reviews a game: what every decision gave away and what every roll brought.

Values telescope, so that the sums are exact. A roll's luck is the value after it, with the best
choice to come, less the value before it; a decision takes its loss off that. The value before the
first roll of a turn is the one the last decision was credited with: where the next turn knows the
chances to win a little better than the one before could see ahead, the small difference falls into
the luck of that roll. In points all values come from one table of exact ones, and there is no
such difference.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from yacht_desktop.coach.advising import Coach, coach_of
from yacht_desktop.coach.choices import Advice, Measure
from yacht_desktop.coach.marks import mark_of
from yacht_desktop.coach.reviews import DecisionReview, PlayerReview, Review, RollReview
from yacht_desktop.game.moves import Decision, Keep, Move, Roll
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.game.state import GameState
from yacht_desktop.solver.solitaire import Cancelled, Progress, SolvingCancelled
from yacht_desktop.solver.tables import SOLVED, SolvedRules

# Share of the whole that solving the rules is counted as, where that must be done first.
_PREPARING: Final = 0.9

Chances = tuple[float, ...]


def review_game(
    rules: RuleSet,
    players: int,
    moves: Iterable[Move],
    *,
    solved: SolvedRules = SOLVED,
    progress: Progress | None = None,
    cancelled: Cancelled | None = None,
) -> Review:
    """Return the review of a game, finished or not.

    Args:
        rules: the rule set.
        players: number of players.
        moves: all moves from the start.
        solved: what is solved already; the rest is solved first.
        progress: told the share done, 0 to 1, now and then.
        cancelled: asked now and then whether to stop.

    Raises:
        SolvingCancelled: `cancelled` said so.
        BadPlayers: fewer than one or more than six players.
        IllegalMove: a move breaks the rules.
        BadDice: a roll shows dice that this rule set does not have.
    """
    told = _Shares(progress)
    coach = coach_of(rules, solved)
    coach.prepare(told.prepared, cancelled, alone=players == 1)
    game, played = _Ledger(coach, GameState.start(rules, players)), tuple(moves)
    for index, move in enumerate(played):
        if cancelled is not None and cancelled():
            raise SolvingCancelled
        game.play(index, move)
        told.reviewed((index + 1) / len(played))
    return game.review(played)


class _Shares:
    """Tells one progress of two jobs, the first of which is often done already."""

    def __init__(self, progress: Progress | None) -> None:
        self._progress = progress
        self._before = 0.0

    def prepared(self, share: float) -> None:
        """Take the share of the rules that is solved."""
        self._before = _PREPARING
        self._tell(share * _PREPARING)

    def reviewed(self, share: float) -> None:
        """Take the share of the moves that is reviewed."""
        self._tell(self._before + share * (1.0 - self._before))

    def _tell(self, share: float) -> None:
        if self._progress is not None:
            self._progress(share)


class _Ledger:
    """Plays a game again and writes down what each event changes."""

    def __init__(self, coach: Coach, start: GameState) -> None:
        self._coach = coach
        self._state = start
        self._advice: Advice | None = None
        first = coach.outlook.still_to_come(start, 0)
        # What each player's final total, and chance to win, is worth by what has happened so far.
        self._points = [first] * len(start.cards)
        self._chances: Chances = coach.chances(start)
        self._decisions: list[DecisionReview] = []
        self._rolls: list[RollReview] = []
        self._after_moves = [self._chances]
        self._after_rounds = [self._chances]
        self._standing = [tuple(self._points)]
        self._measure = Measure.POINTS if len(start.cards) == 1 else Measure.WIN

    def play(self, index: int, move: Move) -> None:
        """Write down what a move changes."""
        before, after = self._state, self._state.after(move)
        if self._advice is not None:
            decision: Decision = Keep(move.kept) if isinstance(move, Roll) else move
            self._decide(index, self._advice, decision)
        self._state, self._advice = after, None
        if isinstance(move, Roll):
            self._roll(index, before, after)
        elif after.is_over:
            self._chances = self._coach.chances(after)
        self._after_moves.append(self._chances)
        if after.is_over or after.turn != before.turn:
            self._after_rounds.append(self._chances)
            self._standing.append(tuple(self._points))

    def _decide(self, index: int, advice: Advice, decision: Decision) -> None:
        chosen, player = advice.option_of(decision), advice.state.player
        self._points[player] -= chosen.loss.points
        chances: Chances = ()
        if chosen.loss.win is not None:
            chances = self._coach.chances_after(advice.state, chosen, advice.chances[player] - chosen.loss.win)
        changes, self._chances = _changes(self._chances, chances), chances
        self._decisions.append(
            DecisionReview(
                move=index,
                state=advice.state,
                chosen=chosen,
                best=advice.ties,
                unforced=not advice.is_forced,
                mark=mark_of(chosen.loss, advice.measure),
                changes=changes,
            )
        )

    def _roll(self, index: int, before: GameState, after: GameState) -> None:
        self._advice = advice = self._coach.advise(after)
        luck = advice.best_points - self._points[after.player]
        self._points[after.player] = advice.best_points
        changes, self._chances = _changes(self._chances, advice.chances), advice.chances
        self._rolls.append(RollReview(index, before, luck, changes[after.player] if changes else None, changes))

    def review(self, moves: tuple[Move, ...]) -> Review:
        """Return all that has been written down."""
        return Review(
            rules=self._coach.rules,
            moves=moves,
            measure=self._measure,
            decisions=tuple(self._decisions),
            rolls=tuple(self._rolls),
            players=tuple(self._player(player) for player in range(len(self._points))),
            chances=tuple(self._after_rounds) if self._chances else (),
            after_moves=tuple(self._after_moves) if self._chances else (),
            standing=tuple(self._standing),
        )

    def _player(self, player: int) -> PlayerReview:
        decisions = [one for one in self._decisions if one.player == player]
        rolls = [one for one in self._rolls if one.state.player == player]
        unforced = [one for one in decisions if one.unforced]
        card, alone = self._state.cards[player], self._measure is Measure.POINTS
        return PlayerReview(
            total=card.total,
            start=self._standing[0][player],
            luck=sum((one.points for one in rolls), 0.0),
            lost=sum((one.loss.points for one in decisions), 0.0),
            unplayed=0.0 if card.is_full else self._points[player] - card.total,
            win_start=None if alone else self._after_moves[0][player],
            win_luck=None if alone else sum((one.win or 0.0 for one in rolls), 0.0),
            win_lost=None if alone else sum((one.loss.win or 0.0 for one in decisions), 0.0),
            decisions=len(decisions),
            unforced=len(unforced),
            good=sum(one.mark.is_good for one in unforced),
        )


def _changes(before: Sequence[float], after: Sequence[float]) -> Chances:
    """Return what became of each player's chance to win."""
    return tuple(new - old for old, new in zip(before, after, strict=True))
