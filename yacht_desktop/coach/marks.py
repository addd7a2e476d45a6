"""Names for how good a choice was, by what it gave away."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final

from yacht_desktop.coach.choices import Loss, Measure


class Mark(Enum):
    """How good a choice was, best first."""

    BEST = "best"
    CLOSE = "close"
    DOUBTFUL = "doubtful"
    BAD = "bad"
    VERY_BAD = "very_bad"

    @property
    def is_good(self) -> bool:
        """Whether it counts for the accuracy."""
        return self in {Mark.BEST, Mark.CLOSE}


# A loss below the first limit is best, below the second close, and so on.
LIMITS: Final[Mapping[Measure, Sequence[float]]] = {
    Measure.POINTS: (0.05, 0.5, 1.5, 4.0),
    Measure.WIN: (0.002, 0.01, 0.02, 0.04),
}


def mark_of(loss: Loss, measure: Measure) -> Mark:
    """Return the mark of a loss: in points alone at the table, in the chance to win against others.

    >>> mark_of(Loss(0.4), Measure.POINTS), mark_of(Loss(0.0, 0.02), Measure.WIN)
    (<Mark.CLOSE: 'close'>, <Mark.BAD: 'bad'>)
    """
    size = loss.by(measure)
    for mark, limit in zip(Mark, LIMITS[measure], strict=False):
        if size < limit:
            return mark
    return Mark.VERY_BAD
