"""Everything the window shows of a game, in one value that signals carry."""

from dataclasses import dataclass

from yacht_desktop.game.state import GameState
from yacht_desktop.session.setup import GameSetup, Player


@dataclass(frozen=True, slots=True)
class Position:
    """A game as it stands, with what its players may do.

    Attributes:
        setup: rules and players.
        state: where the game stands.
        held: positions of the dice marked to be kept for the next roll.
        last_scores: for each player the box written last, None before the first.
        may_act: whether a human is to move and nothing is being waited for.
        can_undo: whether there is anything to take back.
        can_redo: whether there is anything taken back to play again.
    """

    setup: GameSetup
    state: GameState
    held: frozenset[int] = frozenset()
    last_scores: tuple[str | None, ...] = ()
    may_act: bool = False
    can_undo: bool = False
    can_redo: bool = False

    @property
    def player(self) -> Player:
        """The player to move."""
        return self.setup.players[self.state.player]

    @property
    def may_decide(self) -> bool:
        """Whether a person is to decide, with dice on the table."""
        return self.may_act and self.state.dice is not None

    @property
    def dice_to_roll(self) -> int:
        """Number of dice the next roll would throw."""
        return self.state.rules.dice - len(self.held)
