"""Making computer players; loaded only when the first is made."""

from functools import lru_cache

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.opponents.admiral import Admiral
from yacht_desktop.opponents.captain import Captain
from yacht_desktop.opponents.human import Human
from yacht_desktop.opponents.levels import Level
from yacht_desktop.opponents.mind import HumanStrategy
from yacht_desktop.opponents.minds import MINDS, needs_exact_values
from yacht_desktop.opponents.policy import Policy
from yacht_desktop.solver.scoring import scoring_of
from yacht_desktop.solver.tables import SOLVED


def make(level: Level, rules: RuleSet, seed: int) -> Policy:
    """Return a computer player; see `make_policy`."""
    if level is Level.ADMIRAL:
        # First, as it may need more of the values than their means.
        remaining = SOLVED.remaining(rules)
        return Admiral(SOLVED.solitaire(rules), remaining, SOLVED.end_games(rules))
    if level is Level.CAPTAIN:
        return Captain(SOLVED.solitaire(rules))
    return Human(strategy_of(level, rules), seed)


@lru_cache(maxsize=16)
def strategy_of(level: Level, rules: RuleSet) -> HumanStrategy:
    """Return how a level that makes mistakes plays.

    Raises:
        KeyError: the level makes none.
    """
    mean = SOLVED.solitaire(rules).mean if needs_exact_values(level) else None
    return HumanStrategy(scoring_of(rules), MINDS[level], mean)
