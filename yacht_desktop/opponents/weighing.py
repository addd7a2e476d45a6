"""Working out the strength of a level from every position of the game."""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

import numpy as np

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.opponents.levels import Level, PreparationCancelled
from yacht_desktop.opponents.mind import HumanStrategy
from yacht_desktop.opponents.minds import MINDS, needs_exact_values
from yacht_desktop.opponents.strength import Strength
from yacht_desktop.solver.distribution import needs_squares, normal_cdf
from yacht_desktop.solver.evaluation import evaluate
from yacht_desktop.solver.scoring import scoring_of
from yacht_desktop.solver.solitaire import Cancelled, Progress, SolvingCancelled
from yacht_desktop.solver.strategies import PerfectStrategy, Strategy
from yacht_desktop.solver.tables import SOLVED
from yacht_desktop.solver.turn import Floats

_KEPT = 24


@dataclass(frozen=True, slots=True, eq=False)
class Scores:
    """The final scores of a level under some rules.

    Attributes:
        average: their expectation, in points.
        deviation: their standard deviation, in points.
        chances: probability of each score, shape `(highest score + 1,)`; None where there are too
            many positions for it.
    """

    average: float
    deviation: float
    chances: Floats | None


class Scales:
    """Weighs levels, and remembers their scores; asked from several threads, it may weigh twice."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self._known: dict[tuple[Level, RuleSet], Scores] = {}

    def weigh(self, level: Level, rules: RuleSet, progress: Progress | None, cancelled: Cancelled | None) -> Strength:
        """Return the strength of a level; see `strength_of`."""
        wanted = [one for one in (level.below, level) if one is not None]
        missing = [one for one in wanted if (one, rules) not in self._known]
        try:
            for place, one in enumerate(missing):
                share = None if progress is None else _part(progress, place, len(missing))
                self._keep(one, rules, _scores(one, rules, share, cancelled))
        except SolvingCancelled as stop:
            raise PreparationCancelled from stop
        mine = self._known[level, rules]
        below = None if level.below is None else self._known[level.below, rules]
        wins = None if below is None else share_of_wins(mine, below)
        return Strength(mine.average, mine.deviation, wins)

    def _keep(self, level: Level, rules: RuleSet, scores: Scores) -> None:
        while len(self._known) >= _KEPT:
            self._known.pop(next(iter(self._known)))
        self._known[level, rules] = scores


def share_of_wins(mine: Scores, other: Scores) -> float:
    """Return the probability that one score is the higher of two, equal ones counting half.

    Without the chances of every score both are taken for normally distributed, which changes the
    answer by less than 0.002 in `yacht`.
    """
    if mine.chances is None or other.chances is None:
        spread = sqrt(mine.deviation**2 + other.deviation**2)
        return float(normal_cdf(np.array((mine.average - other.average) / spread)))
    below = np.cumsum(other.chances) - other.chances / 2
    return float(mine.chances @ below)


def _scores(level: Level, rules: RuleSet, progress: Progress | None, cancelled: Cancelled | None) -> Scores:
    scoring = scoring_of(rules)
    too_many = needs_squares(scoring)
    if too_many and level is Level.CAPTAIN:
        solved = SOLVED.solitaire(rules, progress, cancelled, squares=True)
        return Scores(solved.expected_score, solved.standard_deviation, None)
    found = evaluate(
        scoring, _strategy(level, rules, cancelled), distributions=not too_many, progress=progress, cancelled=cancelled
    )
    chances = None if found.distributions is None else np.array(found.distributions[found.places[0]])
    return Scores(found.expected_score, found.standard_deviation, chances)


def _strategy(level: Level, rules: RuleSet, cancelled: Cancelled | None) -> Strategy:
    scoring = scoring_of(rules)
    if level is Level.CAPTAIN:
        return PerfectStrategy(scoring, SOLVED.solitaire(rules, cancelled=cancelled).mean)
    mean = SOLVED.solitaire(rules, cancelled=cancelled).mean if needs_exact_values(level) else None
    return HumanStrategy(scoring, MINDS[level], mean)


def _part(progress: Progress, place: int, parts: int) -> Callable[[float], None]:
    """Return what takes the progress of one part of the work."""

    def tell(share: float) -> None:
        progress((place + share) / parts)

    return tell


SCALES = Scales()
