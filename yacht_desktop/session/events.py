"""What the session tells: frozen values that its signals carry."""

from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from yacht_desktop.game.moves import Move
from yacht_desktop.session.position import Position

if TYPE_CHECKING:
    from yacht_desktop.session.dice_entry import EntryStep


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


class Entered(NamedTuple):
    """Something was done to the dice that people type in.

    Attributes:
        position: the game after it, its entry included.
        step: what was done.
        die: position of the die it was done to, None for none in particular.
    """

    position: Position
    step: "EntryStep"
    die: int | None


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
    DICE_MISSING = auto()
    NO_SUCH_FACE = auto()
    ALL_ENTERED = auto()
    NOTHING_ENTERED = auto()
    DIE_IS_KEPT = auto()
