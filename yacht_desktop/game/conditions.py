"""What dice must show to count in a category.

A condition answers one question: which of the dice count? `counted` returns
them, or `None` where the condition is not met.

>>> OfAKind(4).counted((4, 5, 5, 5, 5))
(5, 5, 5, 5)
>>> FullHouse().counted((3, 3, 3, 3, 3)) is None
True
"""

from collections import Counter
from dataclasses import dataclass
from typing import Protocol


class Condition(Protocol):
    """Decides which dice of a roll count."""

    def counted(self, dice: tuple[int, ...]) -> tuple[int, ...] | None:
        """Return the dice that count, or None where the condition is not met."""
        ...


def equal_groups(dice: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return (face, number of dice) pairs, largest group first, then highest face.

    >>> equal_groups((2, 5, 5, 2, 5))
    [(5, 3), (2, 2)]
    """
    return sorted(Counter(dice).items(), key=lambda item: (-item[1], -item[0]))


def is_five_equal(dice: tuple[int, ...]) -> bool:
    """Return whether all dice show one face (the name says five, Crag has three).

    >>> is_five_equal((4, 4, 4, 4, 4)), is_five_equal((4, 4, 4, 4, 1))
    (True, False)
    """
    return len(set(dice)) == 1


@dataclass(frozen=True, slots=True)
class Face:
    """The dice of one face; met by any dice, also by none of that face.

    >>> Face(1).counted((1, 1, 1, 3, 4))
    (1, 1, 1)
    """

    face: int

    def counted(self, dice: tuple[int, ...]) -> tuple[int, ...] | None:
        """Return the dice that show the face."""
        return tuple(die for die in dice if die == self.face)


@dataclass(frozen=True, slots=True)
class Anything:
    """All dice, whatever they show."""

    def counted(self, dice: tuple[int, ...]) -> tuple[int, ...] | None:
        """Return all dice."""
        return dice


@dataclass(frozen=True, slots=True)
class OfAKind:
    """At least `number` dice of one face; just those count, or all dice.

    >>> OfAKind(4, all_count=True).counted((4, 5, 5, 5, 5))
    (4, 5, 5, 5, 5)
    """

    number: int
    all_count: bool = False

    def counted(self, dice: tuple[int, ...]) -> tuple[int, ...] | None:
        """Return the equal dice (or all), None where too few are equal."""
        faces = [face for face, count in equal_groups(dice) if count >= self.number]
        if not faces:
            return None
        return dice if self.all_count else (max(faces),) * self.number


@dataclass(frozen=True, slots=True)
class Pairs:
    """A number of pairs of different faces; the highest pairs count.

    >>> Pairs(2).counted((3, 3, 5, 5, 5))
    (5, 5, 3, 3)
    """

    number: int

    def counted(self, dice: tuple[int, ...]) -> tuple[int, ...] | None:
        """Return the dice of the highest pairs, two of each."""
        faces = sorted((face for face, count in Counter(dice).items() if count >= 2), reverse=True)
        if len(faces) < self.number:
            return None
        return tuple(face for face in faces[: self.number] for _ in range(2))


@dataclass(frozen=True, slots=True)
class FullHouse:
    """Three dice of one face and two of another; an option admits five equal.

    >>> FullHouse(five_equal=True).counted((3, 3, 3, 3, 3))
    (3, 3, 3, 3, 3)
    """

    five_equal: bool = False

    def counted(self, dice: tuple[int, ...]) -> tuple[int, ...] | None:
        """Return all dice, None where they are no full house."""
        sizes = [count for _, count in equal_groups(dice)]
        if sizes == [3, 2] or (self.five_equal and sizes == [5]):
            return dice
        return None


@dataclass(frozen=True, slots=True)
class Exactly:
    """Exactly these faces, in any order.

    >>> Exactly((1, 2, 3, 4, 5)).counted((5, 3, 1, 2, 4))
    (5, 3, 1, 2, 4)
    """

    faces: tuple[int, ...]

    def counted(self, dice: tuple[int, ...]) -> tuple[int, ...] | None:
        """Return all dice, None where they show other faces."""
        return dice if sorted(dice) == sorted(self.faces) else None


@dataclass(frozen=True, slots=True)
class Run:
    """At least `length` faces in a row; all dice count.

    >>> Run(4).counted((1, 2, 4, 5, 6)) is None
    True
    """

    length: int

    def counted(self, dice: tuple[int, ...]) -> tuple[int, ...] | None:
        """Return all dice, None where no run is long enough."""
        shown = set(dice)
        has_run = any(shown.issuperset(range(start, start + self.length)) for start in shown)
        return dice if has_run else None


@dataclass(frozen=True, slots=True)
class Total:
    """Dice whose sum is `total`, on demand with at least one pair among them.

    >>> Total(13, with_pair=True).counted((6, 6, 1))
    (6, 6, 1)
    """

    total: int
    with_pair: bool = False

    def counted(self, dice: tuple[int, ...]) -> tuple[int, ...] | None:
        """Return all dice, None where the total or the pair is missing."""
        if sum(dice) != self.total or (self.with_pair and len(set(dice)) == len(dice)):
            return None
        return dice
