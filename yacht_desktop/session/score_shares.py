"""How well each box of a card was filled."""

from functools import cache
from itertools import combinations_with_replacement

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.game.scorecard import Scorecard


def score_shares(card: Scorecard) -> tuple[float, ...]:
    """Return, for each box in the order of the card, its points as a part of the most that dice bring there.

    0 to 1; an open box counts as 0. Jokers and bonuses are left out of the most.

    >>> from yacht_desktop.game.rulesets import ruleset
    >>> card = Scorecard.empty(ruleset("yacht")).filled("sixes", (6, 6, 6, 1, 2))
    >>> score_shares(card)[5]
    0.6
    """
    pairs = zip(card.scores, _most(card.rules), strict=True)
    return tuple(min(1.0, (points or 0) / most) for points, most in pairs)


@cache
def _most(rules: RuleSet) -> tuple[int, ...]:
    """Return the most that one roll can bring in each box."""
    rolls = tuple(combinations_with_replacement(range(1, rules.faces + 1), rules.dice))
    return tuple(
        max(max(category.score(dice), category.score(dice, 1)) for dice in rolls) for category in rules.categories
    )
