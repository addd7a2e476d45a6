"""How well a share is known that was counted.

>>> wilson(0, 0) is None, tuple(round(bound, 3) for bound in wilson(9, 29))
(True, (0.173, 0.492))
"""

from math import sqrt
from typing import Final

SURE: Final = 1.959963984540054
"""Standard deviations either side that hold 95 in 100 samples."""


def wilson(hits: int, tries: int, z: float = SURE) -> tuple[float, float] | None:
    """Return the ends of the interval in which a share lies, 0 to 1; None where nothing was tried.

    Wilson's score interval (E. B. Wilson, 1927), which holds for few tries too.
    """
    if tries <= 0:
        return None
    share, weight = hits / tries, z * z / tries
    centre = (share + weight / 2) / (1 + weight)
    reach = z * sqrt(share * (1 - share) / tries + weight / (4 * tries)) / (1 + weight)
    # At the ends rounding would leave a hair between them and what was counted.
    return max(0.0, min(share, centre - reach)), min(1.0, max(share, centre + reach))
