"""One player's card: what is written, what may be written next, and the totals."""

from dataclasses import dataclass, replace

from yacht_desktop.game.categories import Category
from yacht_desktop.game.conditions import is_five_equal
from yacht_desktop.game.rulesets import Joker, RuleSet


@dataclass(frozen=True, slots=True)
class Scorecard:
    """What one player has written.

    Attributes:
        rules: the rule set played.
        scores: points in each box in the order of the card, None where it is open.
        extras: how many further fives of a kind earned the extra bonus.

    >>> from yacht_desktop.game.rulesets import ruleset
    >>> card = Scorecard.empty(ruleset("yacht")).filled("twos", (2, 2, 5, 5, 5), 3)
    >>> card.total, card["twos"], card["ones"]
    (4, 4, None)
    """

    rules: RuleSet
    scores: tuple[int | None, ...]
    extras: int = 0

    @classmethod
    def empty(cls, rules: RuleSet) -> "Scorecard":
        """Return a card with every box open."""
        return cls(rules, (None,) * len(rules.categories))

    def __getitem__(self, category_id: str) -> int | None:
        """Return the points in a box, None where it is open; KeyError where there is no such box."""
        return self.scores[self.rules.index(category_id)]

    @property
    def open_ids(self) -> tuple[str, ...]:
        """Identifiers of the open boxes in the order of the card."""
        return tuple(c.id for c, points in zip(self.rules.categories, self.scores, strict=True) if points is None)

    @property
    def is_full(self) -> bool:
        """Whether every box is filled."""
        return None not in self.scores

    @property
    def upper_total(self) -> int:
        """Points in the upper boxes, without bonus."""
        pairs = zip(self.rules.categories, self.scores, strict=True)
        return sum(points or 0 for category, points in pairs if category.upper_face is not None)

    @property
    def bonus(self) -> int:
        """Points of the upper bonus: all of it or 0."""
        rule = self.rules.bonus
        return rule.points if rule and self.upper_total >= rule.threshold else 0

    @property
    def extra_bonus(self) -> int:
        """Points for further fives of a kind."""
        return self.extras * self.rules.extra_points

    @property
    def total(self) -> int:
        """Points of the card with every bonus."""
        return sum(points or 0 for points in self.scores) + self.bonus + self.extra_bonus

    def possible(self, dice: tuple[int, ...], roll: int | None = None) -> dict[str, int]:
        """Return the boxes that may be filled now and the points each would hold.

        Bonuses are not in the points. Joker, forced order and boxes that need another one are followed.

        Args:
            dice: the faces shown.
            roll: number of the roll within the turn, 1 for the first; None for a later one.
        """
        allowed = [category for category in self.rules.categories if self._may_fill(category, dice)]
        return {category.id: self._worth(category, dice, roll) for category in allowed}

    def earns_extra(self, dice: tuple[int, ...]) -> bool:
        """Return whether these dice earn the extra bonus, whichever box they fill."""
        box = self.rules.five_box
        return bool(box and self.rules.extra_points and is_five_equal(dice) and self[box])

    def filled(self, category_id: str, dice: tuple[int, ...], roll: int | None = None) -> "Scorecard":
        """Return the card after writing these dice into a box.

        Raises:
            KeyError: the box may not be filled with these dice now.
        """
        points = self.possible(dice, roll)[category_id]
        row = self.rules.index(category_id)
        scores = (*self.scores[:row], points, *self.scores[row + 1 :])
        return replace(self, scores=scores, extras=self.extras + self.earns_extra(dice))

    def is_joker(self, dice: tuple[int, ...]) -> bool:
        """Return whether these dice are a joker on this card (American rules)."""
        box = self.rules.five_box
        if self.rules.joker is Joker.NONE or box is None:
            return False
        return is_five_equal(dice) and self[box] is not None

    def _open_upper(self, dice: tuple[int, ...]) -> Category | None:
        """Return the upper box of equal dice, None where it is filled or there is none."""
        matching = (box for box in self.rules.categories if box.upper_face == dice[0] and self[box.id] is None)
        return next(matching, None)

    def _may_fill(self, category: Category, dice: tuple[int, ...]) -> bool:
        if self[category.id] is not None:
            return False
        if self.rules.forced_order:
            return category.id == self.open_ids[0]
        if self.rules.joker is Joker.FORCED and self.is_joker(dice):
            return self._may_fill_forced(category, dice)
        return True

    def _may_fill_forced(self, category: Category, dice: tuple[int, ...]) -> bool:
        """Return whether the forced joker allows an open box: matching upper, else lower, else any."""
        matching = self._open_upper(dice)
        if matching is not None:
            return category is matching
        lower_open = any(c.upper_face is None and self[c.id] is None for c in self.rules.categories)
        return category.upper_face is None or not lower_open

    def _worth(self, category: Category, dice: tuple[int, ...], roll: int | None) -> int:
        if category.needs is not None and not self[category.needs]:
            return 0
        if category.upper_face is None and self.is_joker(dice) and self._open_upper(dice) is None:
            return category.full_value(dice)
        return category.score(dice, roll)
