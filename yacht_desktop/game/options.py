"""The switches of a rule set, and reading them from text.

>>> parse_straights("15/20")
(15, 20)
"""

import re
from dataclasses import dataclass

from yacht_desktop.game.errors import UnknownOption

STRAIGHTS_CHOICES = ("30/30", "15/20", "15/30", "20/20", "20/25", "25/30", "30/35", "30/40")
HIGHEST_STRAIGHT = 100


@dataclass(frozen=True, slots=True)
class Option:
    """A switch of a rule set.

    Attributes:
        id: its name, as in `--option id=value`.
        choices: the values offered; the first is the default.
        free: whether other values of the same form are allowed (any two straights).
    """

    id: str
    choices: tuple[str, ...]
    free: bool = False

    @property
    def default(self) -> str:
        """The value in force where nobody chose."""
        return self.choices[0]

    def accepted(self, value: str) -> str:
        """Return the value in its one spelling.

        Raises:
            UnknownOption: the value is none of the choices.

        >>> Option("joker", ("forced", "free", "none")).accepted("free")
        'free'
        """
        if value in self.choices:
            return value
        if self.free:
            first, second = parse_straights(value)
            return f"{first}/{second}"
        raise UnknownOption(self.id, value, self.choices)


def parse_straights(text: str) -> tuple[int, int]:
    """Return the points of the little and the big straight from text such as `15/20`.

    Raises:
        UnknownOption: the text is not two whole numbers 0-100 with a slash between.
    """
    match = re.fullmatch(r"([0-9]{1,3})/([0-9]{1,3})", text, re.ASCII)
    values = (int(match[1]), int(match[2])) if match else (-1, -1)
    if not all(0 <= value <= HIGHEST_STRAIGHT for value in values):
        raise UnknownOption("straights", text, (*STRAIGHTS_CHOICES, "or any two values 0-100"))
    return values


STRAIGHTS = Option("straights", STRAIGHTS_CHOICES, free=True)
FOUR_OF_A_KIND = Option("four_of_a_kind", ("four_dice", "all_dice"))
FIVE_EQUAL_FULL_HOUSE = Option("five_equal_full_house", ("no", "yes"))
FORCED_ORDER = Option("forced_order", ("no", "yes"))
JOKER = Option("joker", ("forced", "free", "none"))
EXTRA_BONUS = Option("extra_bonus", ("yes", "no"))
GENERALA = Option("generala", ("50", "60"))
DOUBLE_GENERALA = Option("double_generala", ("no", "yes"))
