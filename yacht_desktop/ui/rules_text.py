"""What the rules page says, as plain texts in the language in use, made from the rules in force.

Conditions and scores are read off the rule set, and points of examples are counted by it, so
the page cannot say anything else than what is played.
"""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from yacht_desktop.game import conditions as c
from yacht_desktop.game.categories import Category
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.ui import wording

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


@dataclass(frozen=True, slots=True)
class Note:
    """A sentence on what is easily mistaken, with an example where one helps."""

    sentence: str
    example: Example | None = None


@dataclass(frozen=True, slots=True)
class RulesText:
    """Everything the page says of one rule set."""

    turn: tuple[str, ...]
    categories: tuple[CategoryText, ...]
    ending: tuple[str, ...]
    notes: tuple[Note, ...]
    options: tuple[tuple[str, str], ...]


class RulesPlurals(QObject):
    """Sentences that count."""

    def roll_all(self, dice: int) -> str:
        """Return how a turn begins."""
        return self.tr("Roll all %n dice.", "", dice)

    def most_rolls(self, rolls: int) -> str:
        """Return what is done with the dice after that."""
        return self.tr(
            "Hold any of them, or none, and roll the others again: at most %n rolls in a turn."
            " Each time you choose anew, so a held die may be rolled again too.",
            "",
            rolls,
        )

    def turns(self, turns: int) -> str:
        """Return how long a game is."""
        return self.tr("Each player has %n turns.", "", turns)

    def highest(self, points: int) -> str:
        """Return the highest total there can be."""
        return self.tr("The highest possible total is %n points.", "", points)

    def points(self, points: int) -> str:
        """Return fixed points."""
        return self.tr("%n points", "", points)


# Shown for a category whatever the options; what they are worth is asked of the rules.
_EXAMPLES: Final = {
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
    "full_house": (2, 2, 5, 5, 5),
    "little_straight": (1, 2, 3, 4, 5),
    "small_straight": (1, 2, 3, 4, 5),
    "big_straight": (2, 3, 4, 5, 6),
    "large_straight": (2, 3, 4, 5, 6),
    "choice": (1, 1, 3, 3, 5),
    "chance": (1, 1, 3, 3, 5),
    "yacht": (1, 1, 1, 1, 1),
    "yatzy": (1, 1, 1, 1, 1),
}
_FIVE_THREES: Final = (3, 3, 3, 3, 3)
_FIVE_SIXES: Final = (6, 6, 6, 6, 6)
_FOUR_FOURS: Final = (4, 4, 4, 4, 6)
_GAP_IN_A_ROW: Final = (1, 3, 4, 5, 6)


def rules_text(rules: RuleSet) -> RulesText:
    """Return what to say of a rule set with its options.

    Raises:
        KeyError: nothing has been written yet about one of its categories.
    """
    return RulesText(
        turn=_turn(rules),
        categories=tuple(_category_text(rules, category) for category in rules.categories),
        ending=_ending(rules),
        notes=_notes(rules),
        options=tuple((wording.option_name(key), wording.option_value(key, value)) for key, value in rules.options),
    )


def _turn(rules: RuleSet) -> tuple[str, ...]:
    plurals = RulesPlurals()
    order = translate("RulesText", "Categories are filled from top to bottom.") if rules.forced_order else ""
    steps = (
        plurals.roll_all(rules.dice),
        plurals.most_rolls(rules.rolls),
        translate(
            "RulesText",
            "Stop after any roll and fill exactly one open category. A filled category is closed for good.",
        ),
        order,
        translate(
            "RulesText",
            "Dice that do not meet a category’s condition score 0 there. You may choose that too.",
        ),
    )
    return tuple(step for step in steps if step)


def _ending(rules: RuleSet) -> tuple[str, ...]:
    plurals = RulesPlurals()
    if rules.bonus is None:
        bonus = translate("RulesText", "There is no bonus of any kind, and no joker.")
    else:
        text = translate("RulesText", "A bonus of {points} is added when Ones to Sixes reach {threshold} together.")
        bonus = text.format(points=rules.bonus.points, threshold=rules.bonus.threshold)
    return (
        plurals.turns(rules.turns),
        bonus,
        translate("RulesText", "The highest total wins. Equal totals are a draw."),
        plurals.highest(rules.max_score),
    )


def _category_text(rules: RuleSet, category: Category) -> CategoryText:
    return CategoryText(
        id=category.id,
        name=wording.category_name(rules.id, category.id),
        condition=_condition(category.condition),
        score=_score(category),
        example=_example(rules, category.id, _EXAMPLES[category.id]),
    )


def _example(rules: RuleSet, category_id: str, dice: tuple[int, ...]) -> Example:
    return Example(wording.category_name(rules.id, category_id), dice, rules.score(category_id, dice))


def _condition(condition: c.Condition) -> str:
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
            return {
                3: translate("RulesText", "At least three of one face"),
                4: translate("RulesText", "At least four of one face"),
                5: translate("RulesText", "Five of one face"),
            }[number]
        case c.Pairs(number):
            return {
                1: translate("RulesText", "Two of one face; the highest pair counts"),
                2: translate("RulesText", "Two pairs of different faces"),
            }[number]
    raise KeyError(condition)


def _score(category: Category) -> str:
    if category.points is not None:
        return RulesPlurals().points(category.points)
    match category.condition:
        case c.Face(face):
            return _sums_of_a_face()[face]
        case c.OfAKind(number, all_count=False):
            return _sums_of_some()[number]
        case c.Pairs(number):
            return _sums_of_some()[2 * number]
    return translate("RulesText", "Sum of all dice")


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


def _notes(rules: RuleSet) -> tuple[Note, ...]:
    notes = _notes_of_yacht(rules) if rules.id == "yacht" else _notes_of_yatzy(rules)
    big = next(id_ for id_ in ("big_straight", "large_straight") if id_ in rules.category_ids)
    straight = Note(
        translate("RulesText", "A straight has exactly its five faces: with a gap in the row it is none."),
        _example(rules, big, _GAP_IN_A_ROW),
    )
    return (*notes, straight)


def _notes_of_yacht(rules: RuleSet) -> tuple[Note, ...]:
    chosen = dict(rules.options)
    if chosen["five_equal_full_house"] == "yes":
        house = translate("RulesText", "A Yacht is a Full House too, as chosen for this game.")
    else:
        house = translate("RulesText", "A Yacht is not a Full House: that has two different faces.")
    if chosen["four_of_a_kind"] == "all_dice":
        four = translate("RulesText", "A Yacht is a Four of a Kind, and all five dice count, as chosen for this game.")
    else:
        four = translate("RulesText", "A Yacht is a Four of a Kind: four of its dice count, the fifth does not.")
    return (
        Note(house, _example(rules, "full_house", _FIVE_THREES)),
        Note(four, _example(rules, "four_of_a_kind", _FIVE_SIXES)),
    )


def _notes_of_yatzy(rules: RuleSet) -> tuple[Note, ...]:
    return (
        Note(
            translate("RulesText", "A Yatzy is not a Full House: that has two different faces."),
            _example(rules, "full_house", _FIVE_THREES),
        ),
        Note(
            translate("RulesText", "Four of one face are not Two Pairs: those have different faces."),
            _example(rules, "two_pairs", _FOUR_FOURS),
        ),
        Note(
            translate("RulesText", "A Yatzy is a Four of a Kind: four of its dice count, the fifth does not."),
            _example(rules, "four_of_a_kind", _FIVE_SIXES),
        ),
    )
