"""Everything the window shows of a game, in one value that signals carry."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from yacht_desktop.game.state import GameState
from yacht_desktop.session.setup import GameSetup, Player

if TYPE_CHECKING:
    from yacht_desktop.session.dice_entry import DiceEntry


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
        entry: the roll that is being typed in, None where no dice are to be entered.
    """

    setup: GameSetup
    state: GameState
    held: frozenset[int] = frozenset()
    last_scores: tuple[str | None, ...] = ()
    may_act: bool = False
    can_undo: bool = False
    can_redo: bool = False
    entry: "DiceEntry | None" = None

    @property
    def player(self) -> Player:
        """The player to move."""
        return self.setup.players[self.state.player]

    @property
    def may_decide(self) -> bool:
        """Whether a person is to decide, with dice on the table."""
        return self.may_act and self.state.dice is not None

    @property
    def without_dice(self) -> "Position":
        """The game as it is shown while nobody can choose by the dice on the table."""
        return replace(self, state=replace(self.state, dice=None), may_act=False)

    @property
    def is_before_roll(self) -> bool:
        """Whether the turn begins: nothing has been rolled in it."""
        return self.state.dice is None and not self.state.is_over

    @property
    def may_roll(self) -> bool:
        """Whether the Roll button does something: there are dice to roll, or all that were entered to be taken."""
        if self.entry is not None:
            return self.entry.is_complete
        return self.may_act and self.state.rolls_left > 0 and self.dice_to_roll > 0

    @property
    def may_call_off(self) -> bool:
        """Whether a person may decide again instead of entering dice; the first ones of a turn are needed."""
        return self.entry is not None and self.state.dice is not None and self.player.is_human

    @property
    def dice_to_roll(self) -> int:
        """Number of dice the next roll would throw."""
        return self.state.rules.dice - len(self.held)
