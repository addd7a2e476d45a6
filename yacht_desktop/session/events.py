"""What the session tells: frozen values that its signals carry."""

from enum import Enum, auto
from typing import NamedTuple

from yacht_desktop.game.moves import Move
from yacht_desktop.session.position import Position


class Rolled(NamedTuple):
    """Dice were rolled.

    Attributes:
        position: the game after the roll.
        thrown: positions of the dice that were thrown.
        player: who rolled.
    """

    position: Position
    thrown: frozenset[int]
    player: int


class Scored(NamedTuple):
    """A box was filled.

    Attributes:
        position: the game after it.
        player: who scored.
        category: the box.
        points: what was written.
        bonus: bonus points (upper, further fives of a kind) this earned.
    """

    position: Position
    player: int
    category: str
    points: int
    bonus: int


class Undone(NamedTuple):
    """A move was taken back.

    Attributes:
        position: the game after it.
        move: the move of a person that was taken back.
    """

    position: Position
    move: Move


class Refusal(Enum):
    """Why something asked for was not done."""

    NOT_YOUR_TURN = auto()
    GAME_OVER = auto()
    NOTHING_ROLLED = auto()
    NO_ROLLS_LEFT = auto()
    ALL_HELD = auto()
    CATEGORY_FILLED = auto()
    CATEGORY_NOT_ALLOWED = auto()
    NO_CATEGORY = auto()
    NOTHING_TO_UNDO = auto()
    NOTHING_TO_REDO = auto()
