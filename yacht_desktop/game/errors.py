"""What can be wrong with a name, a roll or a move. One class a fault.

The texts are English, for the log and the command line; the window makes its
own sentences from the class and its fields. Each fault keeps its fields as
`args` too, so that it can be copied and sent to another process.
"""

from typing_extensions import override


class UnknownRules(ValueError):
    """There is no rule set of that name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        """Keep the name asked for and the names there are."""
        super().__init__(name, known)
        self.name = name
        self.known = known

    @override
    def __str__(self) -> str:
        return f"unknown rule set {self.name!r}; there are {', '.join(self.known)}"


class UnknownOption(ValueError):
    """A rule set has no such option, or the option no such value."""

    def __init__(self, option: str, value: str, known: tuple[str, ...]) -> None:
        """Keep the option, the value asked for and what is known instead."""
        super().__init__(option, value, known)
        self.option = option
        self.value = value
        self.known = known

    @override
    def __str__(self) -> str:
        return f"unknown option {self.option}={self.value!r}; possible: {', '.join(self.known) or 'none'}"


class BadDice(ValueError):
    """Dice that cannot lie on the table: wrong number or a face that no die has."""

    def __init__(self, dice: tuple[int, ...], count: int, faces: int) -> None:
        """Keep the dice and what the rule set plays with."""
        super().__init__(dice, count, faces)
        self.dice = dice
        self.count = count
        self.faces = faces

    @override
    def __str__(self) -> str:
        return f"dice {self.dice} are not {self.count} dice with faces 1 to {self.faces}"


class BadFaces(ValueError):
    """A die with fewer faces than one or more than a byte can tell apart."""

    def __init__(self, faces: int) -> None:
        """Keep the number of faces asked for."""
        super().__init__(faces)
        self.faces = faces

    @override
    def __str__(self) -> str:
        return f"a die has 1 to 256 faces, not {self.faces}"


class BadSeed(ValueError):
    """A seed of another length than dice are made from."""

    def __init__(self, length: int, wanted: int) -> None:
        """Keep the length of the seed and the length wanted, in bytes."""
        super().__init__(length, wanted)
        self.length = length
        self.wanted = wanted

    @override
    def __str__(self) -> str:
        return f"a seed has {self.wanted} bytes, not {self.length}"


class BadPlayers(ValueError):
    """A number of players that cannot sit at the table."""

    def __init__(self, players: int, most: int) -> None:
        """Keep the number of players asked for and the most there may be."""
        super().__init__(players, most)
        self.players = players
        self.most = most

    @override
    def __str__(self) -> str:
        return f"a game has 1 to {self.most} players, not {self.players}"


class DiceMissing(LookupError):
    """A source of rolls has no dice (yet) for a throw."""

    def __init__(self, throw: object) -> None:
        """Keep the throw asked for."""
        super().__init__(throw)
        self.throw = throw

    @override
    def __str__(self) -> str:
        return f"no dice for {self.throw}"


class IllegalMove(ValueError):
    """A move that the rules do not allow here.

    Attributes:
        move: the move that was tried.
        position: the position it was tried in.
    """

    reason = "not allowed"

    def __init__(self, move: object, position: object) -> None:
        """Keep the move and the position."""
        super().__init__(move, position)
        self.move = move
        self.position = position

    @override
    def __str__(self) -> str:
        return f"{self.move}: {self.reason} ({self.position})"


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
    """The rules ask for another box (joker, forced order)."""

    reason = "the rules do not allow this category now"
