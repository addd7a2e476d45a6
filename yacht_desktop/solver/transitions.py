"""The outcomes of a turn, with their probabilities: what a way to play leads to."""

from dataclasses import dataclass

from yacht_desktop.solver.space import Ints
from yacht_desktop.solver.turn import Floats


@dataclass(frozen=True, slots=True, eq=False)
class Transition:
    """Outcomes of a turn, for several positions.

    Attributes:
        chance: probability of each outcome, shape `(outcomes, states)`.
        points: points written and bonuses earned, same shape.
        following: numbers of the positions afterwards, same shape.
        row: row of the box that is written.
        is_joker: whether these are the rolls with all dice equal, by face, where they follow rules of their own.
    """

    chance: Floats
    points: Floats
    following: Ints
    row: int
    is_joker: bool = False
