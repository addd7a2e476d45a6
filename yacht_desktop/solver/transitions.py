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
    """

    chance: Floats
    points: Floats
    following: Ints
