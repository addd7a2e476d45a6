"""The levels of computer players, weakest first, and making them.

Importing this module is cheap; numpy and the solver are loaded when a player is made.
"""

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from yacht_desktop.game.rulesets import RuleSet

if TYPE_CHECKING:
    from yacht_desktop.opponents.policy import Policy


class Level(Enum):
    """How a computer player plays; the value is its name on the command line."""

    DECKHAND = "deckhand"
    SAILOR = "sailor"
    BOSUN = "bosun"
    FIRST_MATE = "first_mate"
    CAPTAIN = "captain"
    ADMIRAL = "admiral"

    @property
    def below(self) -> "Level | None":
        """The level one weaker, None for the weakest."""
        levels = list(Level)
        place = levels.index(self)
        return levels[place - 1] if place else None


class PreparationCancelled(Exception):
    """Whoever wanted the computer players does not want them any more."""


def prepare(
    rules: RuleSet,
    progress: Callable[[float], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
    level: Level = Level.CAPTAIN,
    tables: Path | None = None,
) -> None:
    """Work out what a level needs to know of a rule set, once for each process.

    Meant for a worker thread: for the Admiral it takes two seconds in `yacht` and half a minute in
    `yatzy`, where no table of an earlier run is at hand. `make_policy` is quick afterwards.

    Args:
        rules: the rule set.
        progress: told the share done, 0 to 1, now and then, on the calling thread.
        cancelled: asked now and then whether to stop.
        level: the strongest level that will play; what the Admiral knows is enough for all.
        tables: folder in which values that take long are kept from run to run, made when first
            needed; None leaves it as it was, at first without any.

    Raises:
        PreparationCancelled: `cancelled` said so.
    """
    from yacht_desktop.opponents.minds import needs_exact_values
    from yacht_desktop.solver.solitaire import SolvingCancelled
    from yacht_desktop.solver.tables import SOLVED

    if tables is not None:
        SOLVED.keep_in(tables)
    try:
        if level is Level.ADMIRAL:
            SOLVED.remaining(rules, progress, cancelled)
            SOLVED.end_games(rules)
        elif needs_exact_values(level):
            SOLVED.solitaire(rules, progress, cancelled)
    except SolvingCancelled as stop:
        raise PreparationCancelled from stop


def make_policy(level: Level, rules: RuleSet, seed: int) -> "Policy":
    """Return a computer player.

    Meant for a worker thread: takes as long as `prepare`, unless that was done before. The same
    level, rules and seed always play alike.
    """
    from yacht_desktop.opponents.making import make

    return make(level, rules, seed)
