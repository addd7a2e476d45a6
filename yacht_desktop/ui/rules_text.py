"""What the rules page says, as plain texts in the language in use, made from the rules in force.

Conditions and scores are read off the rule set, and points of examples are counted by it, so
the page cannot say anything else than what is played.
"""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from yacht_desktop.game.rulesets import Joker, RuleSet
from yacht_desktop.ui import wording
from yacht_desktop.ui.rules_categories import CategoryText, category_texts
from yacht_desktop.ui.rules_notes import Note, notes
from yacht_desktop.ui.rules_plurals import RulesPlurals

translate = QCoreApplication.translate

_ROLLED_AGAIN_ONCE = 2


@dataclass(frozen=True, slots=True)
class RulesText:
    """Everything the page says of one rule set."""

    turn: tuple[str, ...]
    categories: tuple[CategoryText, ...]
    ending: tuple[str, ...]
    notes: tuple[Note, ...]
    options: tuple[tuple[str, str], ...]


def rules_text(rules: RuleSet) -> RulesText:
    """Return what to say of a rule set with its options.

    Raises:
        KeyError: nothing has been written yet about it or one of its categories.
    """
    return RulesText(
        turn=_turn(rules),
        categories=category_texts(rules),
        ending=_ending(rules),
        notes=notes(rules),
        options=tuple((wording.option_name(key), wording.option_value(key, value)) for key, value in rules.options),
    )


def _turn(rules: RuleSet) -> tuple[str, ...]:
    plurals = RulesPlurals()
    if rules.rolls == _ROLLED_AGAIN_ONCE:
        again = translate("RulesText", "Hold any of them, or none, and roll the others once more, if you like.")
    else:
        again = plurals.most_rolls(rules.rolls)
    order = translate("RulesText", "Categories are filled from top to bottom.") if rules.forced_order else ""
    steps = (
        plurals.roll_all(rules.dice),
        again,
        translate(
            "RulesText",
            "Stop after any roll and fill exactly one open category. A filled category is closed for good.",
        ),
        order,
        translate(
            "RulesText",
            "Dice that do not meet a category’s condition score 0 there. You may choose that too.",
        ),
        translate(
            "RulesText",
            "In a game with real dice you roll your own on the table, for the computers too, and enter what they show.",
        ),
    )
    return tuple(step for step in steps if step)


def _ending(rules: RuleSet) -> tuple[str, ...]:
    plurals = RulesPlurals()
    return (
        plurals.turns(rules.turns),
        *_bonuses(rules),
        *_winning(rules),
        plurals.highest(rules.max_score),
    )


def _bonuses(rules: RuleSet) -> tuple[str, ...]:
    """Return what is added to the points of the categories, and what a joker is."""
    if rules.bonus is None:
        if any(category.served_points is not None for category in rules.categories):
            return (translate("RulesText", "There is no bonus for Ones to Sixes, and no joker."),)
        return (translate("RulesText", "There is no bonus of any kind, and no joker."),)
    text = translate("RulesText", "A bonus of {points} is added when Ones to Sixes reach {threshold} together.")
    bonus = text.format(points=rules.bonus.points, threshold=rules.bonus.threshold)
    if rules.five_box is None:
        return (bonus,)
    five = wording.category_name(rules.id, rules.five_box)
    if rules.extra_points:
        extra = RulesPlurals().further_five(rules.extra_points).format(category=five)
    else:
        extra = translate("RulesText", "Further turns that end with five equal dice add no extra points.")
    return bonus, extra, _joker(rules.joker).format(category=five)


def _joker(joker: Joker) -> str:
    return {
        Joker.FORCED: translate(
            "RulesText",
            "Once {category} is filled, with points or with 0, five equal dice are a joker."
            " They must fill the category of their face while that is open."
            " After that they must fill an open category below Sixes, and score there as if they met its condition."
            " Where none of those is open either, they score 0 in any open category.",
        ),
        Joker.FREE: translate(
            "RulesText",
            "Once {category} is filled, with points or with 0, five equal dice are a joker."
            " They may fill any open category."
            " Once the category of their face is filled, they score below Sixes as if they met every condition.",
        ),
        Joker.NONE: translate("RulesText", "There is no joker."),
    }[joker]


def _winning(rules: RuleSet) -> tuple[str, ...]:
    winning = [category for category in rules.categories if category.served_wins]
    if not winning:
        return (translate("RulesText", "The highest total wins. Equal totals are a draw."),)
    text = translate("RulesText", "Whoever fills {category} with points from the first roll of a turn wins at once.")
    at_once = [text.format(category=wording.category_name(rules.id, category.id)) for category in winning]
    return (*at_once, translate("RulesText", "Otherwise the highest total wins. Equal totals are a draw."))
