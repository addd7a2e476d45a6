"""What a computer player is: a position in, a decision out."""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from yacht_desktop.game.moves import Decision, Score
from yacht_desktop.game.state import GameState


class Policy(Protocol):
    """A way to play. The same policy gives the same decision in the same position."""

    def decide(self, state: GameState) -> Decision:
        """Return the decision of the player to move.

        Args:
            state: a position with dice on the table.

        Raises:
            NothingToDecide: there are no dice on the table.
        """
        ...


@runtime_checkable
class Ponderer(Protocol):
    """A policy that uses the time in which others move."""

    def ponder(self, state: GameState, cancelled: Callable[[], bool]) -> None:
        """Think ahead from a position; returns early once `cancelled` says so.

        May be called on another thread than `decide`, also at the same time.
        """
        ...


class NothingToDecide(ValueError):
    """A policy was asked before the first roll of a turn, or after the game."""

    def __init__(self, state: GameState) -> None:
        """Keep the position."""
        super().__init__(f"nothing to decide: {state}")
        self.state = state


def sure_decision(state: GameState) -> Score | None:
    """Return what every player decides alike: to take a hand that wins at once; None where there is no such hand.

    Raises:
        NothingToDecide: there are no dice on the table.
    """
    if state.dice is None or state.is_over:
        raise NothingToDecide(state)
    box = state.winning_box
    return None if box is None else Score(box)


def positions_of(kept: tuple[int, ...], dice: tuple[int, ...]) -> frozenset[int]:
    """Return positions of dice that show the faces kept, the first ones where there are more.

    >>> sorted(positions_of((5, 5), (5, 1, 5, 5, 2)))
    [0, 2]
    """
    wanted = list(kept)
    chosen = set()
    for position, face in enumerate(dice):
        if face in wanted:
            wanted.remove(face)
            chosen.add(position)
    return frozenset(chosen)
