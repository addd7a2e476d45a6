"""Every rule set as data. A new variant is a new table here, not a branch elsewhere.

>>> ruleset("yacht", straights="15/20").max_score
272
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import combinations_with_replacement

from typing_extensions import override

from yacht_desktop.game import options as o
from yacht_desktop.game.categories import (
    Anything,
    Category,
    Exactly,
    FullHouse,
    OfAKind,
    Pairs,
    Run,
    Total,
    upper_boxes,
)
from yacht_desktop.game.conditions import is_five_equal
from yacht_desktop.game.errors import BadDice, UnknownOption, UnknownRules

LITTLE = (1, 2, 3, 4, 5)
BIG = (2, 3, 4, 5, 6)


class Joker(Enum):
    """What a further five of a kind may fill (American rules)."""

    FORCED = "forced"
    FREE = "free"
    NONE = "none"

    @override
    def __repr__(self) -> str:
        return str(self)


@dataclass(frozen=True, slots=True)
class UpperBonus:
    """Points for an upper section that reaches a total."""

    threshold: int
    points: int


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A variant of the game with its options chosen.

    Attributes:
        id: identifier of the rule set.
        dice: number of dice.
        faces: number of faces of a die, numbered from 1; at most 9, a figure each in notation.
        rolls: most rolls in one turn.
        categories: the boxes in the order of the card; a game has as many turns a player.
        bonus: bonus for the upper boxes, None where there is none.
        joker: what a further five of a kind may fill.
        five_box: id of the box for all dice equal that governs joker and extra bonus, or None.
        extra_points: points for each further five of a kind while `five_box` holds points.
        forced_order: whether boxes are filled from top to bottom.
        options: the options in force as (id, value) pairs, all of them, in fixed order.
    """

    id: str
    dice: int
    faces: int
    rolls: int
    categories: tuple[Category, ...]
    bonus: UpperBonus | None = None
    joker: Joker = Joker.NONE
    five_box: str | None = None
    extra_points: int = 0
    forced_order: bool = False
    options: tuple[tuple[str, str], ...] = ()

    @override
    def __repr__(self) -> str:
        """Return the expression that makes this rule set again."""
        if not _is_listed(self):
            return f"RuleSet({', '.join(f'{name}={getattr(self, name)!r}' for name in self.__slots__)})"
        defaults = {option.id: option.default for option in options_of(self.id)}
        chosen = "".join(f", {key}={value!r}" for key, value in self.options if value != defaults[key])
        return f"ruleset({self.id!r}{chosen})"

    @override
    def __reduce__(self) -> tuple[Callable[..., "RuleSet"], tuple[object, ...]]:
        """Travel as name and options, so that copies in other processes are the same."""
        if not _is_listed(self):
            return RuleSet, tuple(getattr(self, name) for name in self.__slots__)
        return _built, (self.id, self.options)

    @property
    def turns(self) -> int:
        """Number of turns of each player."""
        return len(self.categories)

    @property
    def category_ids(self) -> tuple[str, ...]:
        """Identifiers of the boxes in the order of the card."""
        return tuple(category.id for category in self.categories)

    def index(self, category_id: str) -> int:
        """Return the row of a box, 0 for the first.

        Raises:
            KeyError: there is no such box.
        """
        for row, category in enumerate(self.categories):
            if category.id == category_id:
                return row
        raise KeyError(category_id)

    def score(self, category_id: str, dice: tuple[int, ...], roll: int | None = None) -> int:
        """Return the points of dice in a box of an empty card, without bonus or joker."""
        return self.categories[self.index(category_id)].score(dice, roll)

    def check_dice(self, dice: tuple[int, ...]) -> None:
        """Raise BadDice unless these are dice of this rule set; True and 2.0 are no faces."""
        if len(dice) != self.dice or not all(type(face) is int and 1 <= face <= self.faces for face in dice):
            raise BadDice(dice, self.dice, self.faces)

    @property
    def max_score(self) -> int:
        """Highest total any game can reach, in points."""
        rolls = tuple(combinations_with_replacement(range(1, self.faces + 1), self.dice))
        total = sum(max(self._best_case(category, dice) for dice in rolls) for category in self.categories)
        upper = (category for category in self.categories if category.upper_face is not None)
        best_upper = sum(max(category.score(dice) for dice in rolls) for category in upper)
        return total + (self.bonus.points if self.bonus and best_upper >= self.bonus.threshold else 0)

    def _best_case(self, category: Category, dice: tuple[int, ...]) -> int:
        """Return the most these dice can bring in a box, with `five_box` filled first."""
        points = max(category.score(dice), category.score(dice, roll=1))
        if self.five_box in (None, category.id) or not is_five_equal(dice):
            return points
        if self.joker is not Joker.NONE and category.upper_face is None:
            points = max(points, category.full_value(dice))
        return points + self.extra_points


def _yacht(chosen: Mapping[str, str]) -> RuleSet:
    little, big = o.parse_straights(chosen["straights"])
    boxes = (
        *upper_boxes(),
        Category("full_house", FullHouse(five_equal=chosen["five_equal_full_house"] == "yes")),
        Category("four_of_a_kind", OfAKind(4, all_count=chosen["four_of_a_kind"] == "all_dice")),
        Category("little_straight", Exactly(LITTLE), points=little),
        Category("big_straight", Exactly(BIG), points=big),
        Category("choice", Anything()),
        Category("yacht", OfAKind(5), points=50),
    )
    return RuleSet("yacht", 5, 6, 3, boxes)


def _yacht_modern(chosen: Mapping[str, str]) -> RuleSet:
    boxes = (
        *upper_boxes(),
        Category("choice", Anything()),
        Category("four_of_a_kind", OfAKind(4, all_count=True)),
        Category("full_house", FullHouse(five_equal=chosen["five_equal_full_house"] == "yes")),
        Category("small_straight", Run(4), points=15),
        Category("large_straight", Run(5), points=30),
        Category("yacht", OfAKind(5), points=50),
    )
    return RuleSet("yacht_modern", 5, 6, 3, boxes, bonus=UpperBonus(63, 35))


def _yatzy(chosen: Mapping[str, str]) -> RuleSet:
    boxes = (
        *upper_boxes(),
        Category("one_pair", Pairs(1)),
        Category("two_pairs", Pairs(2)),
        Category("three_of_a_kind", OfAKind(3)),
        Category("four_of_a_kind", OfAKind(4)),
        Category("small_straight", Exactly(LITTLE), points=15),
        Category("large_straight", Exactly(BIG), points=20),
        Category("full_house", FullHouse()),
        Category("chance", Anything()),
        Category("yatzy", OfAKind(5), points=50),
    )
    forced = chosen["forced_order"] == "yes"
    return RuleSet("yatzy", 5, 6, 3, boxes, bonus=UpperBonus(63, 50), forced_order=forced)


def _american(chosen: Mapping[str, str]) -> RuleSet:
    boxes = (
        *upper_boxes(),
        Category("three_of_a_kind", OfAKind(3, all_count=True)),
        Category("four_of_a_kind", OfAKind(4, all_count=True)),
        Category("full_house", FullHouse(), points=25),
        Category("small_straight", Run(4), points=30),
        Category("large_straight", Run(5), points=40),
        Category("five_of_a_kind", OfAKind(5), points=50),
        Category("chance", Anything()),
    )
    extra = 100 if chosen["extra_bonus"] == "yes" else 0
    joker = Joker(chosen["joker"])
    return RuleSet(
        "american", 5, 6, 3, boxes, UpperBonus(63, 35), joker=joker, five_box="five_of_a_kind", extra_points=extra
    )


def _generala(chosen: Mapping[str, str]) -> RuleSet:
    points = int(chosen["generala"])
    boxes = (
        *upper_boxes(),
        Category("straight", Run(5), points=20, served_points=25),
        Category("full_house", FullHouse(), points=30, served_points=35),
        Category("four_of_a_kind", OfAKind(4), points=40, served_points=45),
        Category("generala", OfAKind(5), points=points, served_wins=True),
    )
    if chosen["double_generala"] == "yes":
        boxes += (Category("double_generala", OfAKind(5), points=2 * points, needs="generala", served_wins=True),)
    return RuleSet("generala", 5, 6, 3, boxes)


def _crag(_chosen: Mapping[str, str]) -> RuleSet:
    boxes = (
        *upper_boxes(),
        Category("odd_straight", Exactly((1, 3, 5)), points=20),
        Category("even_straight", Exactly((2, 4, 6)), points=20),
        Category("low_straight", Exactly((1, 2, 3)), points=20),
        Category("high_straight", Exactly((4, 5, 6)), points=20),
        Category("three_of_a_kind", OfAKind(3), points=25),
        Category("thirteen", Total(13), points=26),
        Category("crag", Total(13, with_pair=True), points=50),
    )
    return RuleSet("crag", 3, 6, 2, boxes)


@dataclass(frozen=True, slots=True)
class Variant:
    """A rule set before its options are chosen."""

    make: Callable[[Mapping[str, str]], RuleSet]
    options: tuple[o.Option, ...] = ()


VARIANTS: Mapping[str, Variant] = {
    "yacht": Variant(_yacht, (o.STRAIGHTS, o.FOUR_OF_A_KIND, o.FIVE_EQUAL_FULL_HOUSE)),
    "yacht_modern": Variant(_yacht_modern, (o.FIVE_EQUAL_FULL_HOUSE,)),
    "yatzy": Variant(_yatzy, (o.FORCED_ORDER,)),
    "american": Variant(_american, (o.JOKER, o.EXTRA_BONUS)),
    "generala": Variant(_generala, (o.GENERALA, o.DOUBLE_GENERALA)),
    "crag": Variant(_crag),
}
RULE_IDS = tuple(VARIANTS)


def options_of(rules_id: str) -> tuple[o.Option, ...]:
    """Return the options a rule set has.

    Raises:
        UnknownRules: there is no such rule set.
    """
    if rules_id not in VARIANTS:
        raise UnknownRules(rules_id, RULE_IDS)
    return VARIANTS[rules_id].options


def ruleset(rules_id: str, /, **chosen: str) -> RuleSet:
    """Return a rule set with the options given and defaults for the rest.

    Raises:
        UnknownRules: there is no such rule set.
        UnknownOption: the rule set has no such option, or the option no such value.

    >>> ruleset("yatzy").turns
    15
    """
    known = {option.id: option for option in options_of(rules_id)}
    for key, value in chosen.items():
        if key not in known:
            raise UnknownOption(key, value, tuple(known))
    values = tuple((key, option.accepted(chosen.get(key, option.default))) for key, option in known.items())
    return _built(rules_id, values)


@lru_cache(maxsize=256)
def _built(rules_id: str, values: tuple[tuple[str, str], ...]) -> RuleSet:
    """Build each combination once, so that equal rules are the same object."""
    bare = VARIANTS[rules_id].make(dict(values))
    fields = {name: getattr(bare, name) for name in RuleSet.__slots__}
    return RuleSet(**{**fields, "options": values})


def _is_listed(rules: RuleSet) -> bool:
    """Return whether `ruleset` makes these very rules from their name and options."""
    try:
        return ruleset(rules.id, **dict(rules.options)) == rules
    except (UnknownRules, UnknownOption):
        return False
