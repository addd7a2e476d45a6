"""The rules page written down a second time, without a line of the engine, to hold the engine against.

A hand is the text of its faces in ascending order ("22555") and shapes are told by patterns and
counts of that text, so that no mistake of the engine's conditions can be made here the same way.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")
LOWER = {
    "yacht": ("full_house", "four_of_a_kind", "little_straight", "big_straight", "choice", "yacht"),
    "yacht_modern": ("choice", "four_of_a_kind", "full_house", "small_straight", "large_straight", "yacht"),
    "yatzy": (
        "one_pair",
        "two_pairs",
        "three_of_a_kind",
        "four_of_a_kind",
        "small_straight",
        "large_straight",
        "full_house",
        "chance",
        "yatzy",
    ),
    "american": (
        "three_of_a_kind",
        "four_of_a_kind",
        "full_house",
        "small_straight",
        "large_straight",
        "five_of_a_kind",
        "chance",
    ),
    "generala": ("straight", "full_house", "four_of_a_kind", "generala"),
    "crag": (
        "odd_straight",
        "even_straight",
        "low_straight",
        "high_straight",
        "three_of_a_kind",
        "thirteen",
        "crag",
    ),
}
BONUS = {"yacht_modern": 35, "yatzy": 50, "american": 35}
Points = dict[str, int]
Options = Mapping[str, str]


def scores(rules_id: str, dice: tuple[int, ...], options: Options, *, served: bool = False) -> Points:
    """Return what the dice are worth in each box of an empty card."""
    hand = "".join(str(face) for face in sorted(dice))
    upper = {name: face * hand.count(str(face)) for face, name in enumerate(UPPER, start=1)}
    table = {
        "yacht": _yacht,
        "yacht_modern": _yacht_modern,
        "yatzy": _yatzy,
        "american": _american,
        "generala": _generala,
        "crag": _crag,
    }
    lower = table[rules_id](hand, options)
    if rules_id == "generala" and served:
        for name in ("straight", "full_house", "four_of_a_kind"):
            lower[name] += 5 * bool(lower[name])
    return upper | lower


def total(hand: str) -> int:
    return sum(int(face) for face in hand)


def equal(hand: str, number: int) -> int:
    """Return the face that shows at least `number` times, 0 where none does."""
    found = re.search(r"(.)" + r"\1" * (number - 1), hand)
    return int(found[1]) if found else 0


def is_full_house(hand: str, *, five_equal: bool = False) -> bool:
    if hand[0] == hand[-1]:
        return five_equal
    return re.fullmatch(r"(.)\1\1(.)\2|(.)\3(.)\4\4", hand) is not None


def has_run(hand: str, *runs: str) -> bool:
    return any(all(face in hand for face in run) for run in runs)


def _yacht(hand: str, options: Options) -> Points:
    little, _, big = options["straights"].partition("/")
    four = equal(hand, 4)
    all_dice = options["four_of_a_kind"] == "all_dice"
    return {
        "full_house": total(hand) * is_full_house(hand, five_equal=options["five_equal_full_house"] == "yes"),
        "four_of_a_kind": (total(hand) if all_dice else 4 * four) if four else 0,
        "little_straight": int(little) * (hand == "12345"),
        "big_straight": int(big) * (hand == "23456"),
        "choice": total(hand),
        "yacht": 50 * (equal(hand, 5) > 0),
    }


def _yacht_modern(hand: str, options: Options) -> Points:
    return {
        "choice": total(hand),
        "four_of_a_kind": total(hand) if equal(hand, 4) else 0,
        "full_house": total(hand) * is_full_house(hand, five_equal=options["five_equal_full_house"] == "yes"),
        "small_straight": 15 * has_run(hand, "1234", "2345", "3456"),
        "large_straight": 30 * has_run(hand, "12345", "23456"),
        "yacht": 50 * (equal(hand, 5) > 0),
    }


def _yatzy(hand: str, _options: Options) -> Points:
    pairs = sorted({int(face) for face in re.findall(r"(.)\1", hand)})
    return {
        "one_pair": 2 * pairs[-1] if pairs else 0,
        "two_pairs": 2 * sum(pairs) if len(pairs) > 1 else 0,
        "three_of_a_kind": 3 * equal(hand, 3),
        "four_of_a_kind": 4 * equal(hand, 4),
        "small_straight": 15 * (hand == "12345"),
        "large_straight": 20 * (hand == "23456"),
        "full_house": total(hand) * is_full_house(hand),
        "chance": total(hand),
        "yatzy": 50 * (equal(hand, 5) > 0),
    }


def _american(hand: str, _options: Options) -> Points:
    return {
        "three_of_a_kind": total(hand) if equal(hand, 3) else 0,
        "four_of_a_kind": total(hand) if equal(hand, 4) else 0,
        "full_house": 25 * is_full_house(hand),
        "small_straight": 30 * has_run(hand, "1234", "2345", "3456"),
        "large_straight": 40 * has_run(hand, "12345", "23456"),
        "five_of_a_kind": 50 * (equal(hand, 5) > 0),
        "chance": total(hand),
    }


def _generala(hand: str, options: Options) -> Points:
    highest = int(options["generala"])
    points = {
        "straight": 20 * (hand in {"12345", "23456"}),
        "full_house": 30 * is_full_house(hand),
        "four_of_a_kind": 40 * (equal(hand, 4) > 0),
        "generala": highest * (equal(hand, 5) > 0),
    }
    if options["double_generala"] == "yes":
        points["double_generala"] = 2 * highest * (equal(hand, 5) > 0)
    return points


def _crag(hand: str, _options: Options) -> Points:
    thirteen = total(hand) == 13
    return {
        "odd_straight": 20 * (hand == "135"),
        "even_straight": 20 * (hand == "246"),
        "low_straight": 20 * (hand == "123"),
        "high_straight": 20 * (hand == "456"),
        "three_of_a_kind": 25 * (equal(hand, 3) > 0),
        "thirteen": 26 * thirteen,
        "crag": 50 * (thirteen and equal(hand, 2) > 0),
    }


@dataclass
class ReferenceCard:
    """A card that grows, unlike the engine's."""

    rules_id: str
    options: Options
    boxes: Points = field(default_factory=dict)
    extras: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        double = ("double_generala",) if self.options.get("double_generala") == "yes" else ()
        return UPPER + LOWER[self.rules_id] + double

    @property
    def open(self) -> tuple[str, ...]:
        return tuple(name for name in self.names if name not in self.boxes)

    def possible(self, dice: tuple[int, ...], *, served: bool = False) -> Points:
        """Return the boxes that may be filled and what each would hold."""
        plain = scores(self.rules_id, dice, self.options, served=served)
        if self.rules_id == "american" and self.is_joker(dice):
            return self._joker(dice, plain)
        if not self.boxes.get("generala"):
            plain["double_generala"] = 0
        names = self.open[:1] if self.options.get("forced_order") == "yes" else self.open
        return {name: plain[name] for name in names}

    def is_joker(self, dice: tuple[int, ...]) -> bool:
        used = "five_of_a_kind" in self.boxes
        return used and len(set(dice)) == 1 and self.options["joker"] != "none"

    def _joker(self, dice: tuple[int, ...], plain: Points) -> Points:
        matching = UPPER[dice[0] - 1]
        full = plain | {"full_house": 25, "small_straight": 30, "large_straight": 40}
        worth = plain if matching in self.open else full
        if self.options["joker"] == "free":
            return {name: worth[name] for name in self.open}
        if matching in self.open:
            return {matching: plain[matching]}
        lower = [name for name in self.open if name not in UPPER]
        return {name: worth[name] for name in lower or self.open}

    def fill(self, name: str, dice: tuple[int, ...], *, served: bool = False) -> None:
        """Write the dice into a box."""
        points = self.possible(dice, served=served)[name]
        if self.options.get("extra_bonus") == "yes" and len(set(dice)) == 1 and self.boxes.get("five_of_a_kind"):
            self.extras += 1
        self.boxes[name] = points

    @property
    def total(self) -> int:
        upper = sum(self.boxes.get(name, 0) for name in UPPER)
        bonus = BONUS.get(self.rules_id, 0) if upper >= 63 else 0
        return sum(self.boxes.values()) + bonus + 100 * self.extras
