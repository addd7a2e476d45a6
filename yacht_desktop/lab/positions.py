"""Positions that `yacht-lab advise` is asked about, from arguments or from a line of a file."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.lab.arguments import BadInput, dice_of, one_line, rules_of, shown, whole_number

HIGHEST_SCORE = 9999
_NUMBERS = ("rolls_left", "upper", "my_score", "opponent_score", "opponent_upper")
_BOXES = ("open", "opponent_open", "holding")
KEYS = ("rules", "dice", *_NUMBERS, *_BOXES)
_KINDS = {
    "rules": "a text",
    "dice": "a list of whole numbers",
    **dict.fromkeys(_NUMBERS, "a whole number"),
    **dict.fromkeys(_BOXES, "a list of boxes"),
}
_OPPONENT = ("my_score", "opponent_score", "opponent_open")


@dataclass(frozen=True, slots=True)
class Opponent:
    """What is known of the one opponent, who moves next.

    Attributes:
        open_ids: the boxes open on the opponent's card.
        upper: points in the opponent's upper boxes.
        ahead: points of the player asked about less those of the opponent.
    """

    open_ids: tuple[str, ...]
    upper: int
    ahead: int


@dataclass(frozen=True, slots=True)
class Question:
    """A position with dice on the table.

    Attributes:
        rules: the rule set.
        dice: the faces shown.
        rolls_left: rolls that may still be made in this turn.
        open_ids: the open boxes.
        upper: points in the upper boxes.
        holding: boxes that hold points, as far as that matters later.
        opponent: the opponent, None where nobody asked for winning chances.
    """

    rules: RuleSet
    dice: tuple[int, ...]
    rolls_left: int
    open_ids: tuple[str, ...]
    upper: int
    holding: tuple[str, ...]
    opponent: Opponent | None


def question_of(given: Mapping[str, str], options: Sequence[str] = ()) -> Question:
    """Return the question that texts by the names of `KEYS` ask.

    Raises:
        BadInput: something is missing, unknown or impossible.
    """
    for needed in ("rules", "dice", "rolls_left", "open"):
        if needed not in given:
            raise BadInput(f"{needed} is missing")
    rules = rules_of(given["rules"], options)
    dice = dice_of(given["dice"], rules)
    rolls_left = whole_number(given["rolls_left"], "rolls_left", 0, rules.rolls - 1)
    open_ids = boxes_of(given["open"], "open", rules)
    if not open_ids:
        raise BadInput("no box is open")
    upper = _upper_of(given, "upper", rules, open_ids)
    holding = boxes_of(given.get("holding", ""), "holding", rules)
    for name in holding:
        if name in open_ids:
            raise BadInput(f"{shown(name)} cannot be open and hold points")
    return Question(rules, dice, rolls_left, open_ids, upper, holding, _opponent_of(given, rules))


def _opponent_of(given: Mapping[str, str], rules: RuleSet) -> Opponent | None:
    named = [key for key in _OPPONENT if key in given]
    if not named:
        if "opponent_upper" in given:
            raise BadInput("opponent_upper needs my_score, opponent_score and opponent_open")
        return None
    for key in _OPPONENT:
        if key not in given:
            raise BadInput(f"{named[0]} needs {key} too")
    mine = whole_number(given["my_score"], "my_score", 0, HIGHEST_SCORE)
    theirs = whole_number(given["opponent_score"], "opponent_score", 0, HIGHEST_SCORE)
    open_ids = boxes_of(given["opponent_open"], "opponent_open", rules)
    return Opponent(open_ids, _upper_of(given, "opponent_upper", rules, open_ids), mine - theirs)


def boxes_of(text: str, name: str, rules: RuleSet) -> tuple[str, ...]:
    """Return the boxes that a text such as `ones,choice` names, in the order of the card; none for no text.

    Raises:
        BadInput: a name is no box of these rules or is given twice.
    """
    names = [word.strip() for word in text.split(",")] if text.strip() else []
    for place, word in enumerate(names):
        if word not in rules.category_ids:
            raise BadInput(f"{name} names {shown(word)}, which is no box of {rules.id}")
        if word in names[:place]:
            raise BadInput(f"{name} names {shown(word)} twice")
    if rules.forced_order and name.endswith("open") and names and rules.category_ids[-len(names) :] != tuple(names):
        raise BadInput(f"{name} must name the last boxes of the card, as they are filled from top to bottom")
    return tuple(box for box in rules.category_ids if box in names)


def _upper_of(given: Mapping[str, str], name: str, rules: RuleSet, open_ids: tuple[str, ...]) -> int:
    filled = [box for box in rules.categories if box.upper_face and box.id not in open_ids]
    most = sum(rules.dice * (box.upper_face or 0) for box in filled)
    return whole_number(given.get(name, "0"), name, 0, most)


def texts_of_line(line: str) -> dict[str, str]:
    """Return the texts by name that one line of a file of positions gives.

    Raises:
        BadInput: the line is no JSON object of known keys with values of the right kind.
    """
    try:
        found = json.loads(line, object_pairs_hook=_Pairs)
    except (ValueError, RecursionError) as fault:
        reason = fault.msg if isinstance(fault, json.JSONDecodeError) else "a number or nesting beyond measure"
        raise BadInput(f"not JSON: {one_line(reason)}") from fault
    if not isinstance(found, _Pairs):
        raise BadInput("not a JSON object")
    texts: dict[str, str] = {}
    for key, value in found:
        if key not in KEYS:
            raise BadInput(f"unknown key {shown(key)}; there are {', '.join(KEYS)}")
        if key in texts:
            raise BadInput(f"key {shown(key)} is given twice")
        texts[key] = _text_of(key, value)
    return texts


class _Pairs(list[tuple[str, object]]):
    """A JSON object as read, with every key even where one is given twice."""


def _text_of(key: str, value: object) -> str:
    """Return a value of a JSON object as people would type it.

    Raises:
        BadInput: the value is of the wrong kind.
    """
    if key == "rules" and isinstance(value, str):
        return value
    if key in _NUMBERS and type(value) is int:
        return str(value)
    if key == "dice" and type(value) is list and all(type(face) is int for face in value):
        return ",".join(map(str, value))
    if key in _BOXES and type(value) is list and all(isinstance(box, str) and "," not in box for box in value):
        return ",".join(value)
    raise BadInput(f"{key} must be {_KINDS[key]}")
