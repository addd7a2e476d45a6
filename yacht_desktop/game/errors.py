"""What can be wrong with a name, a roll or a move. One class a fault.

The texts are English, for the log and the command line; the window makes its
own sentences from the class and its fields.
"""


class UnknownRules(ValueError):
    """There is no rule set of that name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        """Keep the name asked for and the names there are."""
        super().__init__(f"unknown rule set {name!r}; there are {', '.join(known)}")
        self.name = name
        self.known = known


class UnknownOption(ValueError):
    """A rule set has no such option, or the option no such value."""

    def __init__(self, option: str, value: str, known: tuple[str, ...]) -> None:
        """Keep the option, the value asked for and what is known instead."""
        super().__init__(f"unknown option {option}={value!r}; possible: {', '.join(known) or 'none'}")
        self.option = option
        self.value = value
        self.known = known


class BadDice(ValueError):
    """Dice that cannot lie on the table: wrong number or a face that no die has."""

    def __init__(self, dice: tuple[int, ...], count: int, faces: int) -> None:
        """Keep the dice and what the rule set plays with."""
        super().__init__(f"dice {dice} are not {count} dice with faces 1 to {faces}")
        self.dice = dice
        self.count = count
        self.faces = faces


class DiceMissing(LookupError):
    """A source of rolls has no dice (yet) for a throw."""


class IllegalMove(ValueError):  # noqa: N818 - the name the design fixes
    """A move that the rules do not allow here.

    Attributes:
        move: the move that was tried, in notation.
        position: the position it was tried in, in words.
    """

    reason = "not allowed"

    def __init__(self, move: object, position: object) -> None:
        """Keep the move and the position."""
        super().__init__(f"{move}: {self.reason} ({position})")
        self.move = move
        self.position = position


class GameIsOver(IllegalMove):
    """The game has ended."""

    reason = "the game is over"


class NothingRolled(IllegalMove):
    """Scoring before the first roll of the turn."""

    reason = "nothing has been rolled in this turn"


class NoRollsLeft(IllegalMove):
    """Rolling after the last roll of the turn."""

    reason = "no rolls are left in this turn"


class AllDiceKept(IllegalMove):
    """Rolling with every die kept."""

    reason = "all dice are kept, there is nothing to roll"


class KeptDiceChanged(IllegalMove):
    """A roll that does not agree with the dice that lay there."""

    reason = "the kept dice are not those on the table"


class UnknownCategory(IllegalMove):
    """The rule set has no such box."""

    reason = "no such category in these rules"


class CategoryFilled(IllegalMove):
    """The box is filled already."""

    reason = "the category is filled"


class CategoryNotAllowed(IllegalMove):
    """The rules ask for another box (joker, forced order, a box that needs another first)."""

    reason = "the rules do not allow this category now"
