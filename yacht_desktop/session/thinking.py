"""The computers' minds: one policy a seat, made when it is first needed, on the worker thread."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from yacht_desktop.game.moves import Decision
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.game.state import GameState
from yacht_desktop.opponents.levels import Level, PreparationCancelled, make_policy, prepare
from yacht_desktop.opponents.policy import Ponderer
from yacht_desktop.session.computer import ThinkingJob
from yacht_desktop.session.jobs import Cancelled
from yacht_desktop.session.setup import Player

if TYPE_CHECKING:
    from yacht_desktop.opponents.policy import Policy


class PolicyThinker:
    """Answers for computer players with the policies of their levels.

    Policies are kept for the rules in force, and made and asked on the worker thread alone.
    """

    def __init__(self, seed: int, tables: Path | None = None) -> None:
        """Give every seat a seed that follows from `seed`.

        Args:
            seed: where the slips of all seats come from.
            tables: folder in which values that take long are kept from run to run; None keeps none.
        """
        self._seed = seed
        self._tables = tables
        self._rules: RuleSet | None = None
        self._policies: dict[tuple[Level, int], Policy] = {}

    def decide(self, player: Player, seat: int, state: GameState, job: ThinkingJob) -> Decision:
        """Return the decision of a computer player; see `Thinker`.

        Raises:
            ValueError: the player is a person.
            Cancelled: the answer is not wanted any more.
        """
        if player.level is None:
            raise ValueError(f"seat {seat} is a person's")
        if state.rules != self._rules:
            self._rules = state.rules
            self._policies.clear()
        policy = self._policies.get((player.level, seat))
        if policy is None:
            policy = self._make(player.level, seat, state.rules, job)
            self._policies[player.level, seat] = policy
        return policy.decide(state)

    def ponder(self, state: GameState, cancelled: Callable[[], bool]) -> None:
        """Let the players of the game under way think ahead; see `Thinker`."""
        if state.rules != self._rules:
            return
        for policy in tuple(self._policies.values()):
            if isinstance(policy, Ponderer):
                policy.ponder(state, cancelled)

    def _make(self, level: Level, seat: int, rules: RuleSet, job: ThinkingJob) -> "Policy":
        if level is not Level.DECKHAND:
            try:
                prepare(rules, job.progress, job.cancelled, level, self._tables)
            except PreparationCancelled as stop:
                raise Cancelled from stop
        return make_policy(level, rules, self._seed + seat)
