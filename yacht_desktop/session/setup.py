"""Who plays what: the choices made before a game."""

from dataclasses import dataclass

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
class GameSetup:
    """Rules and players of a game, in playing order.

    Raises:
        ValueError: fewer than one or more than six players.
    """

    rules: RuleSet
    players: tuple[Player, ...]

    def __post_init__(self) -> None:
        """Check the number of players."""
        if not 1 <= len(self.players) <= MOST_PLAYERS:
            raise ValueError(f"{len(self.players)} players; a game has 1 to {MOST_PLAYERS}")
