"""The levels of computer players, weakest first."""

from enum import Enum


class Level(Enum):
    """How a computer player plays; the value is its name on the command line."""

    DECKHAND = "deckhand"
    CAPTAIN = "captain"
