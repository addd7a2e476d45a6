"""How well counts agree with what was to be expected: Pearson's chi-square test.

The p-value is the chance that fair counts are at least as far from their expectations as these. It is
the regularised upper incomplete gamma function Q(degrees / 2, chi-square / 2), by its power series below
a + 1 and by its continued fraction above (Abramowitz and Stegun, 6.5.29 and 6.5.31).

>>> result = chi_square([16, 18, 16, 14, 12, 12], [16, 16, 16, 16, 12, 12])
>>> result.statistic, result.degrees, round(result.p, 6)
(0.5, 5, 0.992123)
>>> result.verdict
<Evenness.CONSISTENT: 'consistent'>
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

LEVEL: Final = 0.05
"""A p-value from here on is nothing to wonder at; one in twenty fair samples lies below."""
STRANGE: Final = 0.001
"""Below this, fair counts come once in a thousand samples."""
FEWEST_EXPECTED: Final = 5.0
"""Cells that expect less are joined, as the distribution is not that of chi-square otherwise."""

_PRECISION: Final = 1e-16
_TINY: Final = 1e-300
_MOST_STEPS: Final = 1_000_000


class Evenness(Enum):
    """What a test says of counts."""

    TOO_FEW = "too_few"
    CONSISTENT = "consistent"
    UNUSUAL = "unusual"
    DOUBTFUL = "doubtful"


@dataclass(frozen=True, slots=True)
class ChiSquare:
    """The outcome of a test.

    Attributes:
        statistic: the sum of (count - expected)² / expected.
        degrees: degrees of freedom, 0 where too little was counted to test anything.
        p: the chance that fair counts are as far off or farther.
        sample: how much was counted.
    """

    statistic: float
    degrees: int
    p: float
    sample: int

    @property
    def verdict(self) -> Evenness:
        """What it means in a word: at p >= 0.05 the counts are consistent with what was expected."""
        if not self.degrees:
            return Evenness.TOO_FEW
        if self.p >= LEVEL:
            return Evenness.CONSISTENT
        return Evenness.UNUSUAL if self.p >= STRANGE else Evenness.DOUBTFUL


def chi_square(counts: Sequence[int], expected: Sequence[float]) -> ChiSquare:
    """Return how counts compare with their expectations, which have the same sum.

    Raises:
        ValueError: there are not as many counts as expectations.
    """
    cells = _joined(counts, expected)
    statistic = math.fsum((count - wanted) ** 2 / wanted for count, wanted in cells)
    degrees = len(cells) - 1
    if degrees < 1:
        return ChiSquare(0.0, 0, 1.0, sum(counts))
    return ChiSquare(statistic, degrees, upper_gamma(degrees / 2, statistic / 2), sum(counts))


def _joined(counts: Sequence[int], expected: Sequence[float]) -> list[tuple[int, float]]:
    """Return the cells, the rarest joined until each expects enough; fewer than two where it never does."""
    cells = sorted(zip(counts, expected, strict=True), key=lambda cell: cell[1])
    while len(cells) > 1 and cells[0][1] < FEWEST_EXPECTED:
        (count, wanted), (next_count, next_wanted), *others = cells
        cells = sorted([(count + next_count, wanted + next_wanted), *others], key=lambda cell: cell[1])
    return cells if cells and cells[0][1] >= FEWEST_EXPECTED else []


def upper_gamma(a: float, x: float) -> float:
    """Return the regularised upper incomplete gamma function Q(a, x), a chance from 0 to 1.

    Raises:
        ValueError: a is not above 0, or x below 0.

    >>> upper_gamma(1, 2) == math.exp(-2)
    True
    """
    if not (a > 0 and x >= 0):
        raise ValueError(f"no incomplete gamma function at ({a}, {x})")
    if x == 0:
        return 1.0
    if math.isinf(x):
        return 0.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        return max(0.0, 1 - scale * _series(a, x))
    return min(1.0, scale * _fraction(a, x))


def _series(a: float, x: float) -> float:
    """Return the lower function without its scale: the sum of x^n / (a (a + 1) ... (a + n))."""
    term = total = 1 / a
    for step in range(1, _MOST_STEPS):
        term *= x / (a + step)
        total += term
        if term < total * _PRECISION:
            break
    return total


def _fraction(a: float, x: float) -> float:
    """Return the upper function without its scale, by Lentz's method for continued fractions."""
    b = x + 1 - a
    c, d = 1 / _TINY, 1 / b
    value = d
    for step in range(1, _MOST_STEPS):
        factor = step * (a - step)
        b += 2
        d = 1 / _not_nought(factor * d + b)
        c = _not_nought(b + factor / c)
        value *= c * d
        if abs(c * d - 1) < 2 * _PRECISION:
            break
    return value


def _not_nought(value: float) -> float:
    return value if abs(value) > _TINY else _TINY
