"""The solver written down a second time, plainly: one position at a time, by the engine's own rules.

Slow, and therefore used on few positions; also the reference method of the benchmark.
"""

from collections import Counter
from functools import lru_cache
from itertools import combinations, product

import numpy as np

from yacht_desktop.game.moves import Score
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.game.scorecard import Scorecard
from yacht_desktop.game.state import GameState


@lru_cache(maxsize=100_000)
def outcomes(rules: RuleSet, kept: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Return every roll that can follow keeping these faces, with its probability, by trying all dice."""
    free = rules.dice - len(kept)
    found = Counter(tuple(sorted((*kept, *rolled))) for rolled in product(range(1, rules.faces + 1), repeat=free))
    return tuple((dice, count / rules.faces**free) for dice, count in found.items())


@lru_cache(maxsize=100_000)
def keeps(dice: tuple[int, ...]) -> frozenset[tuple[int, ...]]:
    """Return every multiset that can be kept of these dice, all of them excepted."""
    return frozenset(kept for size in range(len(dice)) for kept in combinations(dice, size))


class PlainSolver:
    """Values of positions, each worked out by itself from the moves the engine allows."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self._values: dict[Scorecard, float] = {}

    def value(self, card: Scorecard) -> float:
        """Return the expected points still to come before a turn."""
        if card.is_full:
            return 0.0
        # Only what matters later distinguishes cards; the points already written do not.
        if card not in self._values:
            self._values[card] = sum(
                chance * self.after_roll(card, dice, 1) for dice, chance in outcomes(self.rules, ())
            )
            self.after_roll.cache_clear()
            self.keep.cache_clear()
        return self._values[card]

    @lru_cache(maxsize=100_000)  # noqa: B019 - cleared after every turn
    def after_roll(self, card: Scorecard, dice: tuple[int, ...], roll_number: int) -> float:
        """Return the expected points still to come with dice on the table."""
        state = GameState(self.rules, (card,), dice=dice, rolls_used=roll_number)
        values = []
        for category in card.possible(dice, roll_number):
            after = state.after(Score(category))
            gained = after.totals[0] - card.total
            if after.won_at_once is not None:
                return float(gained)
            values.append(gained + self.value(after.cards[0]))
        if roll_number < self.rules.rolls:
            values.extend(self.keep(card, kept, roll_number) for kept in keeps(dice))
        return max(values)

    @lru_cache(maxsize=100_000)  # noqa: B019 - cleared after every turn
    def keep(self, card: Scorecard, kept: tuple[int, ...], roll_number: int) -> float:
        """Return the expected points still to come when keeping dice after a roll."""
        return sum(chance * self.after_roll(card, dice, roll_number + 1) for dice, chance in outcomes(self.rules, kept))


def random_cards(rules: RuleSet, open_boxes: int, seed: int, count: int) -> list[Scorecard]:
    """Return cards with some boxes open, the others filled with dice of a random generator."""
    rng = np.random.default_rng(seed)
    found = []
    for _ in range(count):
        card = Scorecard.empty(rules)
        while len(card.open_ids) > open_boxes:
            if rng.random() < 0.2:
                dice = (int(rng.integers(1, rules.faces + 1)),) * rules.dice
            else:
                dice = tuple(int(face) for face in rng.integers(1, rules.faces + 1, rules.dice))
            possible = list(card.possible(dice))
            card = card.filled(possible[int(rng.integers(len(possible)))], dice)
        found.append(card)
    return found
