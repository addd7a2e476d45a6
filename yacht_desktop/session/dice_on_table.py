"""The dice of the game on the table: what a file may say of them, and how the game of a file goes on.

A file never holds the seed of a game that is under way: whoever reads it would know what is to come.
It holds the promise. The program itself keeps the seed, and so goes on with the same dice, however
often the file is opened; elsewhere the game goes on with new dice, and the file says from where.
"""

from collections.abc import Callable

from yacht_desktop.game.dice import ContinuedDice, DiceSource, ReplayedDice, SeededDice
from yacht_desktop.game.dice_codes import dice_of_code
from yacht_desktop.game.fairness import (
    DISAGREEMENTS,
    DiceKind,
    GameDice,
    Verdict,
    commitment_of,
    dice_revealed_by,
    dice_told_by,
    seed_of,
    source_of,
    verify,
)
from yacht_desktop.game.moves import Move
from yacht_desktop.game.state import GameState
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.setup import DiceChoice, GameSetup

FindSeed = Callable[[str], bytes | None]
"""Finds the seed that a commitment promises, None where it is not known."""


class DiceOnTable:
    """Knows the dice of a session's games."""

    def __init__(self, session: GameSession, new_dice: Callable[[], DiceSource] = SeededDice.from_system) -> None:
        """Follow a session.

        Args:
            session: the game on the table.
            new_dice: gives the source of the rolls that a reopened game still needs.
        """
        self._session = session
        self._new_dice = new_dice
        self._find_seed: FindSeed = _nowhere
        self._seeds: dict[str, bytes] = {}
        self._claimed: GameDice | None = None
        self._laid_out: tuple[Move, ...] = ()

    def know_seeds(self, find: FindSeed) -> None:
        """Ask here, too, for the seeds of games that are not over."""
        self._find_seed = find

    def follow(self, claimed: GameDice | None) -> None:
        """Take notice of the game laid out.

        Args:
            claimed: what its file says of the dice, None for a game of no file.
        """
        self._claimed = claimed
        self._laid_out = self._session.moves
        self._remember()

    def told(self) -> GameDice:
        """Return what a file may say of the dice now: the promise, and after the end the seed."""
        session, claimed = self._session, self._claimed
        if claimed is not None and claimed.kind is DiceKind.TYPED:
            return claimed
        if not session.state.is_over:
            return dice_told_by(session.dice)
        # A game that came here finished proves itself, or does not; nothing here may mend its proof.
        if claimed is not None and session.moves == self._laid_out:
            return claimed
        return dice_revealed_by(session.dice)

    def verdict(self) -> Verdict:
        """Return what comes of throwing all dice of the game again, as for a file of it."""
        setup = self._session.setup
        return verify(GameState.start(setup.rules, len(setup.players)), self._session.moves, self.told())

    def going_on(self, setup: GameSetup, moves: tuple[Move, ...], claimed: GameDice) -> DiceSource:
        """Return the dice with which the game of a file goes on: its own where they are known and agree."""
        start = GameState.start(setup.rules, len(setup.players))
        seed = None if claimed.kind is DiceKind.TYPED else self._seed_for(claimed)
        if seed is None or not _agree(start, moves, claimed, seed):
            return ContinuedDice(ReplayedDice(start, moves), DiceChoice(claimed.kind).source(self._new_dice))
        own = source_of(claimed, seed)
        if claimed.last_before is None:
            return own
        return ContinuedDice(ReplayedDice(start, moves, claimed.last_before), own, claimed.last_before)

    def _seed_for(self, claimed: GameDice) -> bytes | None:
        if claimed.seed is not None:
            return claimed.seed
        if claimed.code is not None:
            return dice_of_code(claimed.code).seed
        if claimed.commitment is None:
            return None
        return self._seeds.get(claimed.commitment) or self._find_seed(claimed.commitment)

    def _remember(self) -> None:
        seed = seed_of(self._session.dice)
        if seed is not None:
            self._seeds[commitment_of(seed)] = seed


def _agree(start: GameState, moves: tuple[Move, ...], claimed: GameDice, seed: bytes) -> bool:
    dice = GameDice(claimed.kind, claimed.commitment, seed, claimed.code, claimed.last_before)
    return verify(start, moves, dice).finding not in DISAGREEMENTS


def _nowhere(_commitment: str) -> bytes | None:
    return None
