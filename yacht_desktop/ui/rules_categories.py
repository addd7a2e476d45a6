"""What the rules page says of each category, read off the rule set: condition, points and an example."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from yacht_desktop.game import conditions as c
from yacht_desktop.game.categories import Category
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.ui import wording
from yacht_desktop.ui.rules_plurals import RulesPlurals

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Example:
    """Dice and what they are worth in a category."""

    category: str
    dice: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class CategoryText:
    """One row of the table of categories."""

    id: str
    name: str
    condition: str
    score: str
    example: Example


# Shown for a category whatever the options; what they are worth is asked of the rules.
_FIVE_DICE: Final = {
    "ones": (1, 1, 1, 3, 4),
    "twos": (2, 2, 2, 5, 6),
    "threes": (2, 3, 3, 3, 5),
    "fours": (1, 4, 4, 4, 6),
    "fives": (1, 4, 5, 5, 5),
    "sixes": (2, 3, 6, 6, 6),
    "one_pair": (2, 2, 5, 5, 6),
    "two_pairs": (2, 2, 5, 5, 6),
    "three_of_a_kind": (1, 4, 4, 4, 6),
    "four_of_a_kind": (4, 5, 5, 5, 5),
    "five_of_a_kind": (1, 1, 1, 1, 1),
    "full_house": (2, 2, 5, 5, 5),
    "little_straight": (1, 2, 3, 4, 5),
    "small_straight": (1, 2, 3, 4, 5),
    "big_straight": (2, 3, 4, 5, 6),
    "large_straight": (2, 3, 4, 5, 6),
    "straight": (2, 3, 4, 5, 6),
    "choice": (1, 1, 3, 3, 5),
    "chance": (1, 1, 3, 3, 5),
    "yacht": (1, 1, 1, 1, 1),
    "yatzy": (1, 1, 1, 1, 1),
    "generala": (1, 1, 1, 1, 1),
    "double_generala": (6, 6, 6, 6, 6),
}
_THREE_DICE: Final = {
    "ones": (1, 1, 4),
    "twos": (2, 2, 5),
    "threes": (1, 3, 3),
    "fours": (4, 4, 6),
    "fives": (2, 5, 5),
    "sixes": (3, 6, 6),
    "odd_straight": (1, 3, 5),
    "even_straight": (2, 4, 6),
    "low_straight": (1, 2, 3),
    "high_straight": (4, 5, 6),
    "three_of_a_kind": (4, 4, 4),
    "thirteen": (2, 5, 6),
    "crag": (1, 6, 6),
}
_EXAMPLES: Final[Mapping[int, Mapping[str, tuple[int, ...]]]] = {5: _FIVE_DICE, 3: _THREE_DICE}


def category_texts(rules: RuleSet) -> tuple[CategoryText, ...]:
    """Return the rows of the table.

    Raises:
        KeyError: nothing has been written yet about one of the categories.
    """
    return tuple(_category_text(rules, category) for category in rules.categories)


def example(rules: RuleSet, category_id: str, dice: tuple[int, ...], roll: int | None = None) -> Example:
    """Return dice with what they are worth in a category of an empty card, after some roll of the turn."""
    return Example(wording.category_name(rules.id, category_id), dice, rules.score(category_id, dice, roll))


def _category_text(rules: RuleSet, category: Category) -> CategoryText:
    return CategoryText(
        id=category.id,
        name=wording.category_name(rules.id, category.id),
        condition=_condition_and_need(rules, category),
        score=_score(category),
        example=example(rules, category.id, _EXAMPLES[rules.dice][category.id]),
    )


def _condition_and_need(rules: RuleSet, category: Category) -> str:
    condition = _condition(category.condition, rules.dice)
    if category.needs is None:
        return condition
    text = translate("RulesText", "{condition}; {category} must hold points already")
    return text.format(condition=condition, category=wording.category_name(rules.id, category.needs))


def _condition(condition: c.Condition, dice: int) -> str:
    match condition:
        case c.Face() | c.Anything():
            return translate("RulesText", "Any dice")
        case c.FullHouse(five_equal=True):
            return translate("RulesText", "Three of one face and two of another, or five of one face")
        case c.FullHouse():
            return translate("RulesText", "Three of one face and two of another")
        case c.Exactly(faces):
            return translate("RulesText", "Exactly {faces}").format(faces="-".join(map(str, faces)))
        case c.OfAKind(number):
            return _equal_dice(number, dice)
        case c.Pairs(number):
            return {
                1: translate("RulesText", "Two of one face; the highest pair counts"),
                2: translate("RulesText", "Two pairs of different faces"),
            }[number]
        case c.Run(length):
            return {
                4: translate("RulesText", "At least four faces in a row"),
                5: translate("RulesText", "Five faces in a row"),
            }[length]
        case c.Total(total, with_pair):
            return _total(with_pair=with_pair).format(total=total)
    raise KeyError(condition)


def _total(*, with_pair: bool) -> str:
    if with_pair:
        return translate("RulesText", "A total of {total}, with two dice of one face")
    return translate("RulesText", "A total of {total}")


def _equal_dice(number: int, dice: int) -> str:
    if number == dice:
        return {
            3: translate("RulesText", "Three of one face"),
            5: translate("RulesText", "Five of one face"),
        }[number]
    return {
        3: translate("RulesText", "At least three of one face"),
        4: translate("RulesText", "At least four of one face"),
    }[number]


def _score(category: Category) -> str:
    if category.points is not None:
        return _fixed_points(category, category.points)
    match category.condition:
        case c.Face(face):
            return _sums_of_a_face()[face]
        case c.OfAKind(number, all_count=False):
            return _sums_of_some()[number]
        case c.Pairs(number):
            return _sums_of_some()[2 * number]
    return translate("RulesText", "Sum of all dice")


def _fixed_points(category: Category, points: int) -> str:
    plurals = RulesPlurals()
    if category.served_wins:
        return plurals.points_or_win(points)
    if category.served_points is not None:
        return plurals.points_or_served(points).format(served=category.served_points)
    return plurals.points(points)


def _sums_of_a_face() -> dict[int, str]:
    return {
        1: translate("RulesText", "Sum of the ones"),
        2: translate("RulesText", "Sum of the twos"),
        3: translate("RulesText", "Sum of the threes"),
        4: translate("RulesText", "Sum of the fours"),
        5: translate("RulesText", "Sum of the fives"),
        6: translate("RulesText", "Sum of the sixes"),
    }


def _sums_of_some() -> dict[int, str]:
    return {
        2: translate("RulesText", "Sum of those two dice"),
        3: translate("RulesText", "Sum of those three dice"),
        4: translate("RulesText", "Sum of those four dice"),
    }
