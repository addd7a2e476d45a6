"""The computers' minds: one policy a seat, made when it is first needed, on the worker thread."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

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


_PURPOSE: Final = b"yacht-desktop computer players "
_SLIP_SEED: Final = slice(0, 16)
# What they know of one game is of use in the next.
_WITHOUT_SLIPS: Final = frozenset({Level.CAPTAIN, Level.ADMIRAL})


class PolicyThinker:
    """Answers for computer players with the policies of their levels.

    Their slips follow from the seed of the game's dice and the position, so that neither undo nor a new
    start makes them decide anew. Policies are kept for the rules in force, and made and asked on the
    worker thread alone.
    """

    def __init__(self, tables: Path | None = None) -> None:
        """Know no game yet.

        Args:
            tables: folder in which values that take long are kept from run to run; None keeps none.
        """
        self._dice_seed = b""
        self._tables = tables
        self._rules: RuleSet | None = None
        self._policies: dict[tuple[Level, int, bytes], Policy] = {}

    def take_seed(self, seed: bytes | None) -> None:
        """Take the seed of the dice of the game that begins now; None where people type the dice in."""
        self._dice_seed = seed or b""

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
        dice_seed = b"" if player.level in _WITHOUT_SLIPS else self._dice_seed
        policy = self._policies.get((player.level, seat, dice_seed))
        if policy is None:
            policy = self._make(player.level, state.rules, slip_seed(dice_seed, seat), job)
            self._forget_other_games(dice_seed)
            self._policies[player.level, seat, dice_seed] = policy
        return policy.decide(state)

    def _forget_other_games(self, dice_seed: bytes) -> None:
        self._policies = {key: policy for key, policy in self._policies.items() if key[-1] in {b"", dice_seed}}

    def ponder(self, state: GameState, cancelled: Callable[[], bool]) -> None:
        """Let the players of the game under way think ahead; see `Thinker`."""
        if state.rules != self._rules:
            return
        for policy in tuple(self._policies.values()):
            if isinstance(policy, Ponderer):
                policy.ponder(state, cancelled)

    def _make(self, level: Level, rules: RuleSet, seed: int, job: ThinkingJob) -> "Policy":
        if level is not Level.DECKHAND:
            try:
                prepare(rules, job.progress, job.cancelled, level, self._tables)
            except PreparationCancelled as stop:
                raise Cancelled from stop
        return make_policy(level, rules, seed)


def slip_seed(dice_seed: bytes, seat: int) -> int:
    """Return what the slips of a seat come from, of which nothing can be told about the dice."""
    from hashlib import sha256

    return int.from_bytes(sha256(_PURPOSE + bytes([seat]) + dice_seed).digest()[_SLIP_SEED])
