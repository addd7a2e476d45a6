"""The boxes of a scorecard: a condition and what it pays.

>>> from yacht_desktop.game.conditions import FullHouse
>>> Category("full_house", FullHouse()).score((2, 2, 5, 5, 5))
19
>>> Category("full_house", FullHouse(), points=30, served_points=35).score((2, 2, 5, 5, 5), roll=1)
35
"""

from dataclasses import dataclass

from yacht_desktop.game.conditions import (
    Anything,
    Condition,
    Exactly,
    Face,
    FullHouse,
    OfAKind,
    Pairs,
    Run,
    Total,
)

UPPER_IDS = ("ones", "twos", "threes", "fours", "fives", "sixes")


@dataclass(frozen=True, slots=True)
class Category:
    """One box of the scorecard.

    Attributes:
        id: the English identifier of the rules page.
        condition: which dice count.
        points: fixed points when the condition is met; None pays the sum of the dice that count.
        served_points: points when made on the first roll of a turn; None where that makes no difference.
        served_wins: whether making it on the first roll wins the game at once.
        upper_face: the face of an upper box, whose scores count towards a bonus; else None.
        needs: id of the box that must hold points for this one to be worth any; else None.
    """

    id: str
    condition: Condition
    points: int | None = None
    served_points: int | None = None
    served_wins: bool = False
    upper_face: int | None = None
    needs: str | None = None

    def score(self, dice: tuple[int, ...], roll: int | None = None) -> int:
        """Return the points these dice are worth here, without bonus or joker.

        Args:
            dice: the faces shown.
            roll: number of the roll within the turn that showed them, 1 for the first; None for a later one.

        >>> Category("choice", Anything()).score((1, 1, 3, 3, 5))
        13
        """
        counted = self.condition.counted(dice)
        if counted is None:
            return 0
        if roll == 1 and self.served_points is not None:
            return self.served_points
        return sum(counted) if self.points is None else self.points

    def full_value(self, dice: tuple[int, ...]) -> int:
        """Return what a joker is worth here: the fixed points, or the sum of the dice.

        >>> Category("large_straight", Run(5), points=40).full_value((2, 2, 2, 2, 2))
        40
        """
        return self.score(dice) if self.points is None else self.points


def upper_boxes() -> tuple[Category, ...]:
    """Return the six boxes Ones to Sixes, the same in every rule set."""
    return tuple(Category(name, Face(face), upper_face=face) for face, name in enumerate(UPPER_IDS, start=1))


__all__ = [
    "UPPER_IDS",
    "Anything",
    "Category",
    "Condition",
    "Exactly",
    "Face",
    "FullHouse",
    "OfAKind",
    "Pairs",
    "Run",
    "Total",
    "upper_boxes",
]
