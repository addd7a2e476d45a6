"""How strong the levels are: exact figures under any rules, those of the usual rules known beforehand.

Importing this module is cheap; numpy and the solver are loaded when a strength is worked out.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.opponents.levels import Level


@dataclass(frozen=True, slots=True)
class Strength:
    """How strong a level is under some rules.

    Attributes:
        average: expected score of a game, in points; None for the Admiral, who does not play for points.
        deviation: standard deviation of that score, in points; None for the Admiral.
        wins: probability to win against the level below, a draw being half a win; None where no
            level is below, and where nobody knows.
    """

    average: float | None = None
    deviation: float | None = None
    wins: float | None = None


def known_strength(level: Level, rules: RuleSet) -> Strength | None:
    """Return the strength of a level where it takes no work, None elsewhere."""
    known = _KNOWN.get(rules, {}).get(level)
    return Strength() if known is None and level is Level.ADMIRAL else known


def strength_of(
    level: Level,
    rules: RuleSet,
    progress: Callable[[float], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Strength:
    """Return the strength of a level, worked out from every position of the game.

    Meant for a worker thread: takes a few seconds in `yacht` and ten minutes in `yatzy`.

    Args:
        level: the level; the Admiral's is known or not, and never worked out.
        rules: the rule set.
        progress: told the share done, 0 to 1, now and then, on the calling thread.
        cancelled: asked now and then whether to stop.

    Raises:
        PreparationCancelled: `cancelled` said so.
    """
    if level is Level.ADMIRAL:
        return known_strength(level, rules) or Strength()
    from yacht_desktop.opponents.weighing import SCALES

    return SCALES.weigh(level, rules, progress, cancelled)


# By `strength_of`; a test works those of Yacht out again, those of Yatzy take minutes each. The
# Admiral's share of wins lies between that of the best reply to the Captain, 51.606 % moving first
# and 52.224 % second, and a tenth of a percent less.
_KNOWN: Final[Mapping[RuleSet, Mapping[Level, Strength]]] = {
    ruleset("yacht"): {
        Level.DECKHAND: Strength(102.7886, 29.1030),
        Level.SAILOR: Strength(123.5482, 31.1716, 0.68825),
        Level.BOSUN: Strength(143.2313, 32.5788, 0.67013),
        Level.FIRST_MATE: Strength(154.2867, 33.2788, 0.59482),
        Level.CAPTAIN: Strength(166.9551, 34.9816, 0.60333),
        Level.ADMIRAL: Strength(wins=0.519),
    },
    ruleset("yatzy"): {
        Level.DECKHAND: Strength(136.5078, 27.3975),
        Level.SAILOR: Strength(162.6089, 30.6992, 0.73707),
        Level.BOSUN: Strength(221.2662, 39.3450, 0.88008),
        Level.FIRST_MATE: Strength(234.1298, 38.2288, 0.59270),
        Level.CAPTAIN: Strength(248.4400, 38.4964, 0.60402),
    },
}
