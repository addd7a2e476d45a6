"""What is easily mistaken in each rule set, with dice that show it.

What is said follows the options in force, and the points of every example are counted by the rules.
"""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from yacht_desktop.game.rulesets import Joker, RuleSet
from yacht_desktop.game.scorecard import Scorecard
from yacht_desktop.ui import wording
from yacht_desktop.ui.rules_categories import Example, example

translate = QCoreApplication.translate

_FIVE_TWOS: Final = (2, 2, 2, 2, 2)
_FIVE_THREES: Final = (3, 3, 3, 3, 3)
_FIVE_SIXES: Final = (6, 6, 6, 6, 6)
_FOUR_FOURS: Final = (4, 4, 4, 4, 6)
_FULL_HOUSE: Final = (2, 2, 5, 5, 5)
_GAP_IN_A_ROW: Final = (1, 3, 4, 5, 6)
_FIVE_IN_A_ROW: Final = (2, 3, 4, 5, 6)


@dataclass(frozen=True, slots=True)
class Note:
    """A sentence on what is easily mistaken, with an example where one helps."""

    sentence: str
    example: Example | None = None


def notes(rules: RuleSet) -> tuple[Note, ...]:
    """Return what is easily mistaken under these rules.

    Raises:
        KeyError: nothing has been written yet about this rule set.
    """
    return {
        "yacht": _of_yacht,
        "yacht_modern": _of_yacht_modern,
        "yatzy": _of_yatzy,
        "american": _of_american,
        "generala": _of_generala,
        "crag": _of_crag,
    }[rules.id](rules)


def _of_yacht(rules: RuleSet) -> tuple[Note, ...]:
    if dict(rules.options)["four_of_a_kind"] == "all_dice":
        four = translate("RulesText", "A Yacht is a Four of a Kind, and all five dice count, as chosen for this game.")
    else:
        four = translate("RulesText", "A Yacht is a Four of a Kind: four of its dice count, the fifth does not.")
    return (
        _yacht_as_full_house(rules),
        Note(four, example(rules, "four_of_a_kind", _FIVE_SIXES)),
        _gap_in_a_row(rules, "big_straight"),
    )


def _of_yacht_modern(rules: RuleSet) -> tuple[Note, ...]:
    return (
        _yacht_as_full_house(rules),
        Note(
            translate("RulesText", "A Yacht is a Four of a Kind too, and all five dice count."),
            example(rules, "four_of_a_kind", _FIVE_SIXES),
        ),
        *_four_in_a_row(rules),
    )


def _yacht_as_full_house(rules: RuleSet) -> Note:
    if dict(rules.options)["five_equal_full_house"] == "yes":
        house = translate("RulesText", "A Yacht is a Full House too, as chosen for this game.")
    else:
        house = translate("RulesText", "A Yacht is not a Full House: that has two different faces.")
    return Note(house, example(rules, "full_house", _FIVE_THREES))


def _of_yatzy(rules: RuleSet) -> tuple[Note, ...]:
    return (
        Note(
            translate("RulesText", "A Yatzy is not a Full House: that has two different faces."),
            example(rules, "full_house", _FIVE_THREES),
        ),
        Note(
            translate("RulesText", "Four of one face are not Two Pairs: those have different faces."),
            example(rules, "two_pairs", _FOUR_FOURS),
        ),
        Note(
            translate("RulesText", "A Yatzy is a Four of a Kind: four of its dice count, the fifth does not."),
            example(rules, "four_of_a_kind", _FIVE_SIXES),
        ),
        _gap_in_a_row(rules, "large_straight"),
    )


def _of_american(rules: RuleSet) -> tuple[Note, ...]:
    if rules.joker is Joker.NONE:
        house = translate("RulesText", "Five equal dice are not a Full House: that has two different faces.")
    else:
        house = translate(
            "RulesText", "Five equal dice are a Full House only as a joker: otherwise it has two different faces."
        )
    found = [
        Note(house, example(rules, "full_house", _FIVE_THREES)),
        Note(
            translate("RulesText", "Five equal dice are Three and Four of a Kind too, and all five count."),
            example(rules, "four_of_a_kind", _FIVE_SIXES),
        ),
        *_four_in_a_row(rules),
    ]
    if rules.joker is not Joker.NONE:
        found.append(_joker_in_full(rules))
    if rules.extra_points:
        found.append(
            Note(translate("RulesText", "After a 0 in Five of a Kind, five equal dice never earn the extra bonus."))
        )
    return tuple(found)


def _joker_in_full(rules: RuleSet) -> Note:
    """Return what a joker is worth, counted on a card on which Five of a Kind and Twos are filled."""
    card = Scorecard.empty(rules).filled("five_of_a_kind", _FIVE_SIXES).filled("twos", _FULL_HOUSE)
    points = card.possible(_FIVE_TWOS)["large_straight"]
    return Note(
        translate("RulesText", "Once Five of a Kind and Twos are filled, five twos are a Large Straight too."),
        Example(wording.category_name(rules.id, "large_straight"), _FIVE_TWOS, points),
    )


def _of_generala(rules: RuleSet) -> tuple[Note, ...]:
    found = [
        Note(
            translate("RulesText", "The higher points are for dice that lie so after the first roll of a turn."),
            example(rules, "full_house", _FULL_HOUSE, roll=1),
        ),
        Note(
            translate("RulesText", "Five equal dice are not a Full: that has two different faces."),
            example(rules, "full_house", _FIVE_THREES),
        ),
        Note(
            translate("RulesText", "Five equal dice are a Póker too."),
            example(rules, "four_of_a_kind", _FIVE_SIXES),
        ),
        _gap_in_a_row(rules, "straight"),
    ]
    if "double_generala" in rules.category_ids:
        found.append(_double_generala(rules))
    return tuple(found)


def _double_generala(rules: RuleSet) -> Note:
    """Return what the second Generala is worth without the first, counted on an empty card."""
    points = Scorecard.empty(rules).possible(_FIVE_THREES)["double_generala"]
    return Note(
        translate("RulesText", "While Generala is open or holds 0, Double Generala scores 0."),
        Example(wording.category_name(rules.id, "double_generala"), _FIVE_THREES, points),
    )


def _of_crag(rules: RuleSet) -> tuple[Note, ...]:
    return (
        Note(
            translate("RulesText", "A total of 13 without two dice of one face is a Thirteen, but not a Crag."),
            example(rules, "crag", (2, 5, 6)),
        ),
        Note(
            translate("RulesText", "A Crag is a Thirteen too, for the points of a Thirteen."),
            example(rules, "thirteen", (1, 6, 6)),
        ),
        Note(
            translate("RulesText", "There are four straights only: 2-3-4 and 3-4-5 are none."),
            example(rules, "low_straight", (2, 3, 4)),
        ),
    )


def _gap_in_a_row(rules: RuleSet, straight: str) -> Note:
    return Note(
        translate("RulesText", "A straight has exactly its five faces: with a gap in the row it is none."),
        example(rules, straight, _GAP_IN_A_ROW),
    )


def _four_in_a_row(rules: RuleSet) -> tuple[Note, ...]:
    return (
        Note(
            translate("RulesText", "For a Small Straight the fifth die may show anything."),
            example(rules, "small_straight", _GAP_IN_A_ROW),
        ),
        Note(
            translate("RulesText", "A Large Straight is a Small Straight too, for the points of a Small Straight."),
            example(rules, "small_straight", _FIVE_IN_A_ROW),
        ),
    )
