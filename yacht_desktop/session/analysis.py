"""The coach's knowledge as the session asks for it: on worker threads, where numpy is first loaded."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, Protocol

from yacht_desktop.coach.choices import Advice, Option, Outcome
from yacht_desktop.game.moves import Move
from yacht_desktop.game.rulesets import Joker, RuleSet
from yacht_desktop.game.state import GameState
from yacht_desktop.session.coach_events import SoFar
from yacht_desktop.session.computer import ThinkingJob
from yacht_desktop.session.jobs import Cancelled
from yacht_desktop.session.setup import GameSetup

_FEW_BOXES: Final = 13


def is_quick(rules: RuleSet) -> bool:
    """Return whether rules are prepared for in a second or two: where boxes alone make the positions of a card."""
    return rules.bonus is None and rules.joker is Joker.NONE and len(rules.categories) <= _FEW_BOXES


class Analyst(Protocol):
    """Knows what choices are worth; asked on worker threads, from several at once, and may be slow."""

    def prepare(self, rules: RuleSet, players: int, job: ThinkingJob) -> None:
        """Do all that must be done once before anything is asked about games of these rules.

        Args:
            rules: the rule set.
            players: how many play.
            job: told the progress of what takes long, asked whether to go on.

        Raises:
            Cancelled: the job said that nobody waits for it any more.
        """
        ...

    def advise(self, state: GameState) -> Advice:
        """Return what every choice of the player to move is worth; there are dice on the table."""
        ...

    def outcomes(self, state: GameState, option: Option) -> tuple[Outcome, ...]:
        """Return how the turn may end after a choice."""
        ...

    def chances(self, state: GameState) -> tuple[float, ...]:
        """Return every player's chance to win in any position; empty alone at the table."""
        ...

    def so_far(self, setup: GameSetup, moves: tuple[Move, ...], player: int, job: ThinkingJob) -> SoFar:
        """Return the luck and skill of one player in what was played.

        Raises:
            Cancelled: the job said that the answer is not wanted any more.
        """
        ...


class ExactAnalyst:
    """Asks the engine; see `Analyst`."""

    def __init__(self, tables: Path | None = None) -> None:
        """Load nothing yet.

        Args:
            tables: folder in which values that take long are kept from run to run; None keeps none.
        """
        self._tables = tables

    def prepare(self, rules: RuleSet, players: int, job: ThinkingJob) -> None:
        """Solve what the rules need for so many players.

        Raises:
            Cancelled: nobody waits for it any more.
        """
        from yacht_desktop.coach.advising import coach_of
        from yacht_desktop.solver.solitaire import SolvingCancelled
        from yacht_desktop.solver.tables import SOLVED

        if job.cancelled():
            # Also where there would be nothing left to do.
            raise Cancelled
        if self._tables is not None:
            SOLVED.keep_in(self._tables)
        try:
            coach_of(rules).prepare(job.progress, job.cancelled, alone=players == 1)
        except SolvingCancelled as stop:
            raise Cancelled from stop

    def advise(self, state: GameState) -> Advice:
        """Return what every choice of the player to move is worth."""
        from yacht_desktop.coach.advising import coach_of

        return coach_of(state.rules).advise(state)

    def outcomes(self, state: GameState, option: Option) -> tuple[Outcome, ...]:
        """Return how the turn may end after a choice."""
        from yacht_desktop.coach.advising import coach_of

        return coach_of(state.rules).outcomes(state, option)

    def chances(self, state: GameState) -> tuple[float, ...]:
        """Return every player's chance to win."""
        from yacht_desktop.coach.advising import coach_of

        return coach_of(state.rules).chances(state)

    def so_far(self, setup: GameSetup, moves: tuple[Move, ...], player: int, job: ThinkingJob) -> SoFar:
        """Return the luck and skill of one player in what was played.

        In points nobody else's dice count, so the player's own moves are reviewed as a game alone,
        which is much quicker.

        Raises:
            Cancelled: the answer is not wanted any more.
        """
        from yacht_desktop.coach.reviewing import review_game
        from yacht_desktop.solver.solitaire import SolvingCancelled

        own = own_moves(setup, moves, player)
        try:
            review = review_game(setup.rules, 1, own, cancelled=job.cancelled)
        except SolvingCancelled as stop:
            raise Cancelled from stop
        alone = review.players[0]
        return SoFar(player, alone.luck, alone.lost, alone.decisions)


def own_moves(setup: GameSetup, moves: Iterable[Move], player: int) -> tuple[Move, ...]:
    """Return the moves of a game that one player made."""
    state, own = GameState.start(setup.rules, len(setup.players)), []
    for move in moves:
        if state.player == player:
            own.append(move)
        state = state.after(move)
    return tuple(own)
