"""What was thrown: faces and hands counted, with what fair dice lead one to expect.

Only thrown dice count, never those that were kept. A hand is a roll of all dice, whatever was made of
it later. Dice that are the same for everyone count once, not once for each player.

>>> from yacht_desktop.game.moves import Score
>>> from yacht_desktop.game.rulesets import ruleset
>>> moves = [Roll((2, 2, 5, 5, 5)), Roll((2, 5, 5, 5, 5), kept=frozenset({2, 3, 4})), Score("fives")]
>>> counts = counted(ruleset("yacht"), 1, moves)
>>> counts.faces, counts.thrown, counts.hands
((0, 3, 0, 0, 4, 0), 7, {Hand(groups=(3, 2), straight=False): 1})
>>> {str(hand): expected for hand, expected in expected_hands(5, 6, rolls=1296).items()}["3+2"]
50.0
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from typing_extensions import override

from yacht_desktop.game.chi_square import ChiSquare, chi_square
from yacht_desktop.game.moves import Move, Roll
from yacht_desktop.game.rulesets import RuleSet


class Hand(NamedTuple):
    """What all dice rolled at once show, apart from the faces themselves.

    Attributes:
        groups: how many dice show the same face, the most first: (3, 2) for a full house.
        straight: whether all are different and in a row.
    """

    groups: tuple[int, ...]
    straight: bool = False

    @override
    def __str__(self) -> str:
        return "straight" if self.straight else "+".join(map(str, self.groups))


@dataclass(frozen=True, slots=True)
class DiceCounts:
    """Faces and hands of some games with the same dice; games are added up with `+`.

    Attributes:
        dice: number of dice of a hand.
        faces: how often each face was thrown, the ones first.
        hands: how often each hand was rolled; hands that never were are not in it.
    """

    dice: int
    faces: tuple[int, ...]
    hands: Mapping[Hand, int] = field(default_factory=dict)

    @property
    def thrown(self) -> int:
        """Number of dice thrown."""
        return sum(self.faces)

    @property
    def rolls(self) -> int:
        """Number of hands rolled."""
        return sum(self.hands.values())

    @property
    def expected_face(self) -> float:
        """How often fair dice show each face on average, in so many throws."""
        return self.thrown / len(self.faces)

    @property
    def expected_hands(self) -> dict[Hand, float]:
        """How often fair dice roll each hand on average, in so many rolls; the rarest first."""
        return expected_hands(self.dice, len(self.faces), self.rolls)

    @property
    def test_of_faces(self) -> ChiSquare:
        """Whether the faces are as even as those of fair dice."""
        return chi_square(self.faces, [self.expected_face] * len(self.faces))

    @property
    def test_of_hands(self) -> ChiSquare:
        """Whether the hands are as frequent as those of fair dice."""
        expected = self.expected_hands
        return chi_square([self.hands.get(hand, 0) for hand in expected], list(expected.values()))

    def __add__(self, other: "DiceCounts") -> "DiceCounts":
        """Return both together.

        Raises:
            ValueError: they are counts of other dice.
        """
        if (self.dice, len(self.faces)) != (other.dice, len(other.faces)):
            raise ValueError("counts of other dice cannot be added")
        faces = tuple(mine + theirs for mine, theirs in zip(self.faces, other.faces, strict=True))
        return DiceCounts(self.dice, faces, Counter(self.hands) + Counter(other.hands))


def nothing_counted(rules: RuleSet) -> DiceCounts:
    """Return the counts of no game."""
    return DiceCounts(rules.dice, (0,) * rules.faces)


def counted(rules: RuleSet, players: int, moves: Iterable[Move], *, shared: bool = False) -> DiceCounts:
    """Return what was thrown in a game.

    Args:
        rules: its rule set.
        players: how many played.
        moves: its moves, which are taken to be legal.
        shared: whether all players had the same dice.
    """
    faces, hands = Counter[int](), Counter[Hand]()
    seen: set[tuple[int, int, int]] = set()
    turns_done, roll = 0, 0
    for move in moves:
        if not isinstance(move, Roll):
            turns_done, roll = turns_done + 1, 0
            continue
        roll += 1
        thrown = [die for die in range(len(move.dice)) if die not in move.kept]
        if shared:
            places = {(turns_done // players, roll, die) for die in thrown}
            if len(thrown) == rules.dice and not places & seen:
                hands[hand_of(move.dice)] += 1
            thrown = [place[2] for place in places - seen]
            seen |= places
        elif len(thrown) == rules.dice:
            hands[hand_of(move.dice)] += 1
        faces.update(move.dice[die] for die in thrown)
    return DiceCounts(rules.dice, tuple(faces[face] for face in range(1, rules.faces + 1)), dict(hands))


def hand_of(dice: Sequence[int]) -> Hand:
    """Return the hand that dice show.

    >>> hand_of((6, 2, 4, 3, 5)), hand_of((1, 2, 3, 4, 6))
    (Hand(groups=(1, 1, 1, 1, 1), straight=True), Hand(groups=(1, 1, 1, 1, 1), straight=False))
    """
    groups = tuple(sorted(Counter(dice).values(), reverse=True))
    return Hand(groups, straight=groups[0] == 1 and max(dice) - min(dice) == len(dice) - 1)


def expected_hands(dice: int, faces: int, rolls: int) -> dict[Hand, float]:
    """Return how often fair dice roll each hand on average, the rarest first."""
    return {hand: ways * rolls / faces**dice for hand, ways in _ways_of(dice, faces)}


def pairs_in_a_row(faces: Sequence[int], sides: int = 6) -> ChiSquare:
    """Return whether each face is followed as often by every other: the serial test, over pairs without overlap."""
    return _test_of_pairs(zip(faces[::2], faces[1::2], strict=False), sides)


def pairs_of_dice(hands: Iterable[Sequence[int]], first: int, second: int, sides: int = 6) -> ChiSquare:
    """Return whether two dice of the same rolls know nothing of each other."""
    return _test_of_pairs(((hand[first], hand[second]) for hand in hands), sides)


def _test_of_pairs(pairs: Iterable[tuple[int, int]], sides: int) -> ChiSquare:
    counts = Counter(pairs)
    every = [(one, other) for one in range(1, sides + 1) for other in range(1, sides + 1)]
    return chi_square([counts[pair] for pair in every], [counts.total() / sides**2] * sides**2)


@lru_cache(maxsize=8)
def _ways_of(dice: int, faces: int) -> tuple[tuple[Hand, int], ...]:
    """Return in how many ways each hand is rolled, the rarest first."""
    ways = Counter[Hand]()
    for roll in combinations_with_replacement(range(faces), dice):
        hand = hand_of(roll)
        ways[hand] += factorial(dice) // prod(map(factorial, hand.groups))
    return tuple(sorted(ways.items(), key=lambda item: (item[1], item[0])))
