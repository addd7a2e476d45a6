"""The few moves there are. A game is the list of them.

>>> Roll((2, 2, 5, 5, 6), kept=frozenset())
Roll((2, 2, 5, 5, 6), kept=frozenset())
>>> str(Score("fives"))
'fives'
"""

from dataclasses import dataclass

from typing_extensions import override


@dataclass(frozen=True, slots=True)
class Roll:
    """A roll: the dice that lie on the table afterwards, and which of them were kept.

    Attributes:
        dice: all faces after the roll, in the order of the dice.
        kept: positions (0 for the first die) that were not rolled.
    """

    dice: tuple[int, ...]
    kept: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        """Copy the dice and positions, so that nobody's list can change a game afterwards."""
        object.__setattr__(self, "dice", tuple(self.dice))
        object.__setattr__(self, "kept", frozenset(self.kept))

    @override
    def __repr__(self) -> str:
        """Return the expression that makes this move again."""
        kept = f"frozenset({{{', '.join(str(k) for k in sorted(self.kept))}}})" if self.kept else "frozenset()"
        return f"Roll({self.dice!r}, kept={kept})"

    @override
    def __str__(self) -> str:
        """Return the notation: a mask of the kept dice, then the dice; only the dice where none was kept.

        >>> print(Roll((5, 5, 1, 2, 5), kept=frozenset({0, 1})))
        55--- 55125
        """
        faces = "".join(str(face) for face in self.dice)
        if not self.kept:
            return faces
        mask = "".join(str(face) if i in self.kept else "-" for i, face in enumerate(self.dice))
        return f"{mask} {faces}"

    @property
    def kept_faces(self) -> tuple[int, ...]:
        """The faces of the kept dice, in the order of the dice."""
        return tuple(face for position, face in enumerate(self.dice) if position in self.kept)


@dataclass(frozen=True, slots=True)
class Score:
    """Writing the dice on the table into a box, which ends the turn.

    Attributes:
        category: identifier of the box.
    """

    category: str

    @override
    def __repr__(self) -> str:
        """Return the expression that makes this move again."""
        return f"Score({self.category!r})"

    @override
    def __str__(self) -> str:
        """Return the notation: the identifier of the box."""
        return self.category


@dataclass(frozen=True, slots=True)
class Keep:
    """A decision to roll again, keeping some dice; the dice then make it a `Roll`.

    Attributes:
        positions: positions (0 for the first die) of the dice to keep, never all of them.

    >>> Keep(frozenset({0, 1}))
    Keep(positions=frozenset({0, 1}))
    """

    positions: frozenset[int]

    def __post_init__(self) -> None:
        """Copy the positions, so that nobody's set can change the decision afterwards."""
        object.__setattr__(self, "positions", frozenset(self.positions))


Move = Roll | Score
Decision = Keep | Score
