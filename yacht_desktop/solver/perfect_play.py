"""What perfect play is like: the mean of each box and of the bonuses, and how totals are distributed.

One pass forwards from the empty card: how probable each position is before a turn, and with it what each
box brings. The means of the boxes and of the bonuses add up to the expected score.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.solver.distribution import needs_squares
from yacht_desktop.solver.leaves import points_leaf
from yacht_desktop.solver.perfect_turns import perfect_outcomes
from yacht_desktop.solver.scoring import Scoring
from yacht_desktop.solver.selfplay import play_games
from yacht_desktop.solver.solitaire import CHUNK, Cancelled, Solitaire, SolvingCancelled
from yacht_desktop.solver.space import Ints, States
from yacht_desktop.solver.tables import SOLVED, SolvedRules
from yacht_desktop.solver.transitions import Transition
from yacht_desktop.solver.turn import Floats

SAMPLE: Final = 20_000
"""Games played for the distribution where the exact one would need too much room."""
_PLAYED_AT_ONCE: Final = 10_000
_SEED: Final = 1938
_NAME: Final = "perfect"


@dataclass(frozen=True, slots=True)
class PerfectPlay:
    """A lone player's games without a mistake.

    Attributes:
        boxes: expected points of each box, in the order of the rules.
        bonus: expected points of all bonuses together.
        totals: probability of each total, from 0 to the highest one.
    """

    boxes: tuple[float, ...]
    bonus: float
    totals: tuple[float, ...]

    @property
    def mean(self) -> float:
        """The expected total."""
        return sum(self.boxes) + self.bonus


def perfect_play(rules: RuleSet, solved: SolvedRules = SOLVED, cancelled: Cancelled | None = None) -> PerfectPlay:
    """Return what perfect play under a rule set is like, from a file where it was worked out before.

    Args:
        rules: the rule set.
        solved: what is solved already; the rest is solved first.
        cancelled: asked now and then whether to stop.

    Raises:
        SolvingCancelled: `cancelled` said so.
    """
    boxes, totals = len(rules.categories), rules.max_score + 1
    file = solved.file(rules, _NAME)
    found = file.read((1, boxes + 1 + totals)) if file is not None and file.exists() else None
    if found is None:
        solitaire = solved.solitaire(rules, cancelled=cancelled)
        means = box_means(solitaire, cancelled)
        found = np.concatenate([means, _totals(rules, solitaire, solved, cancelled)])[np.newaxis]
        if file is not None:
            file.write(found)
    row = found[0].tolist()
    return PerfectPlay(tuple(row[:boxes]), row[boxes], tuple(row[boxes + 1 :]))


def box_means(solitaire: Solitaire, cancelled: Cancelled | None = None) -> Floats:
    """Return the expected points of each box and, last, of all bonuses, shape `(boxes + 1,)`.

    Raises:
        SolvingCancelled: `cancelled` said so.
    """
    scoring, leaf = solitaire.scoring, points_leaf(solitaire.mean)
    means, likely = np.zeros(len(scoring.boxes) + 1), np.zeros(scoring.space.size)
    likely[0] = 1.0
    for layer in scoring.space.layers()[:0:-1]:
        reached = layer[likely[layer] > 0.0]
        for start in range(0, len(reached), CHUNK):
            if cancelled is not None and cancelled():
                raise SolvingCancelled
            numbers = reached[start : start + CHUNK]
            states = scoring.space.states(numbers)
            for outcome in perfect_outcomes(scoring, states, leaf):
                chance = outcome.chance * likely[numbers]
                box = float((chance * _written(scoring, states, outcome)).sum())
                means[outcome.row] += box
                means[-1] += float((chance * outcome.points).sum()) - box
                _add(likely, outcome.following, chance)
    return means


def _add(likely: Floats, following: Ints, chance: Floats) -> None:
    """Let the chances of outcomes arrive where these lead."""
    met, which = np.unique(following, return_inverse=True)
    likely[met] += np.bincount(which.reshape(-1), chance.reshape(-1), len(met))


def _written(scoring: Scoring, states: States, outcome: Transition) -> Floats:
    """Return the points that stand in the box afterwards, without any bonus, shape `(outcomes, states)` or one row."""
    box, category = scoring.boxes[outcome.row], scoring.rules.categories[outcome.row]
    if category.upper_face is not None:
        worth = np.array(box.points, dtype=np.float64)
        if outcome.is_joker:
            worth = worth[box.of_roll[list(scoring.equal_rolls)]]
        return np.asarray(worth[:, np.newaxis])
    return outcome.points - scoring.extra_points(states) if outcome.is_joker else outcome.points


def _totals(rules: RuleSet, solitaire: Solitaire, solved: SolvedRules, cancelled: Cancelled | None) -> Floats:
    """Return the probability of each total: exact, or counted where that would need too much room."""
    if not needs_squares(solitaire.scoring):
        exact: Floats = solved.remaining(rules, cancelled=cancelled).of(np.zeros(1, dtype=np.intp))[0]
        return exact
    rng = np.random.default_rng(_SEED)
    counts = np.zeros(rules.max_score + 1)
    for _ in range(SAMPLE // _PLAYED_AT_ONCE):
        if cancelled is not None and cancelled():
            raise SolvingCancelled
        counts += np.bincount(play_games(solitaire, _PLAYED_AT_ONCE, rng), minlength=len(counts))
    return np.asarray(counts / counts.sum())
