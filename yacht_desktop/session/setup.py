"""Who plays what with which dice: the choices made before a game."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from yacht_desktop.game.dice import DiceSource, TypedDice
from yacht_desktop.game.dice_codes import dice_of_code, new_code
from yacht_desktop.game.fairness import DiceKind, code_of, kind_of, of_kind
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.game.state import MOST_PLAYERS
from yacht_desktop.opponents.levels import Level


@dataclass(frozen=True, slots=True)
class Player:
    """A seat at the table.

    Attributes:
        name: the name typed in; empty for the default name in the language in use.
        level: how the computer plays this seat, None for a human.
    """

    name: str = ""
    level: Level | None = None

    @property
    def is_human(self) -> bool:
        """Whether a person plays this seat."""
        return self.level is None


@dataclass(frozen=True, slots=True)
class DiceChoice:
    """Which dice a game is to be played with.

    Attributes:
        kind: where they come from.
        code: the code of dice, in its one spelling; None for dice that nobody knows yet.

    Raises:
        ValueError: dice that people type in have a code.
    """

    kind: DiceKind = DiceKind.COMPUTER
    code: str | None = None

    def __post_init__(self) -> None:
        """Check that there is a code only where the program throws."""
        if self.code is not None and self.kind is DiceKind.TYPED:
            raise ValueError("dice typed in have no code")

    @classmethod
    def of(cls, source: DiceSource) -> "DiceChoice":
        """Return the choice that leads to the dice of a source."""
        return cls(kind_of(source), code_of(source))

    def again(self) -> "DiceChoice":
        """Return the same kind of dice without the code, so that nobody knows them."""
        return DiceChoice(self.kind)

    def settled(self) -> "DiceChoice":
        """Return the choice with a fresh code where dice are to be the same for everyone and it has none."""
        if self.kind is DiceKind.SHARED and self.code is None:
            return replace(self, code=new_code())
        return self

    def source(self, new_dice: Callable[[], DiceSource]) -> DiceSource:
        """Return where the rolls come from.

        Args:
            new_dice: gives dice that nobody knows.

        Raises:
            BadCode: the code is none.
        """
        if self.kind is DiceKind.TYPED:
            return TypedDice()
        return of_kind(self.kind, new_dice() if self.code is None else dice_of_code(self.code))


@dataclass(frozen=True, slots=True)
class GameSetup:
    """Rules, players in playing order, and dice of a game.

    Raises:
        ValueError: fewer than one or more than six players.
    """

    rules: RuleSet
    players: tuple[Player, ...]
    dice: DiceChoice = DiceChoice()

    def __post_init__(self) -> None:
        """Check the number of players."""
        if not 1 <= len(self.players) <= MOST_PLAYERS:
            raise ValueError(f"{len(self.players)} players; a game has 1 to {MOST_PLAYERS}")

    @property
    def has_real_dice(self) -> bool:
        """Whether people roll the dice of the game on their own table and type in what they show."""
        return self.dice.kind is DiceKind.TYPED

    def again(self) -> "GameSetup":
        """Return the setup of another game like it, with new dice of the same kind."""
        return replace(self, dice=self.dice.again())

    def settled(self) -> "GameSetup":
        """Return the setup with a fresh code of dice where it needs one."""
        return replace(self, dice=self.dice.settled())
