"""The chi-square test against closed forms and printed tables."""

import math
import random

import pytest

from yacht_desktop.game.chi_square import ChiSquare, Evenness, chi_square, upper_gamma

# Critical values of the chi-square distribution, as tables print them.
TABLE = [
    (1, 0.05, 3.841),
    (1, 0.001, 10.828),
    (2, 0.05, 5.991),
    (5, 0.95, 1.145),
    (5, 0.05, 11.070),
    (5, 0.01, 15.086),
    (5, 0.001, 20.515),
    (7, 0.05, 14.067),
    (10, 0.025, 20.483),
    (35, 0.05, 49.802),
    (35, 0.01, 57.342),
    (100, 0.05, 124.342),
]


@pytest.mark.parametrize(("degrees", "p", "critical"), TABLE)
def test_the_tables_are_met(degrees: int, p: float, critical: float) -> None:
    assert upper_gamma(degrees / 2, critical / 2) == pytest.approx(p, rel=1e-3)


@pytest.mark.parametrize("x", [1e-12, 0.01, 0.5, 0.999, 1.0, 1.5, 1.9999, 2.0001, 5.0, 20.0, 100.0, 300.0])
def test_closed_forms_are_met(x: float) -> None:
    assert upper_gamma(0.5, x) == pytest.approx(math.erfc(math.sqrt(x)), rel=1e-12, abs=1e-300)
    for whole in (1, 2, 3, 7, 18, 60):
        poisson = math.exp(-x) * math.fsum(x**k / math.factorial(k) for k in range(whole))
        assert upper_gamma(whole, x) == pytest.approx(poisson, rel=1e-11, abs=1e-300)
    for half in (1.5, 2.5, 17.5):
        # Q(a + 1, x) = Q(a, x) + x^a e^-x / Gamma(a + 1)
        step = math.exp((half - 1) * math.log(x) - x - math.lgamma(half))
        assert upper_gamma(half, x) == pytest.approx(upper_gamma(half - 1, x) + step, rel=1e-11)


def test_the_ends() -> None:
    assert upper_gamma(2.5, 0) == 1
    assert upper_gamma(2.5, math.inf) == 0
    assert upper_gamma(2.5, 5_000) == 0
    assert upper_gamma(5_000, 1) == 1
    assert upper_gamma(5_000, 5_000) == pytest.approx(0.498, abs=1e-3)
    for a, x in ((0, 1), (-1, 1), (1, -1), (math.nan, 1), (1, math.nan)):
        with pytest.raises(ValueError, match="incomplete gamma"):
            upper_gamma(a, x)


def test_the_chance_never_rises_with_the_distance() -> None:
    chances = [upper_gamma(2.5, x / 100) for x in range(3_000)]
    assert chances == sorted(chances, reverse=True)


def test_counts_that_are_just_as_expected() -> None:
    result = chi_square([10] * 6, [10.0] * 6)
    assert result == ChiSquare(0.0, 5, 1.0, 60)
    assert result.verdict is Evenness.CONSISTENT


@pytest.mark.parametrize(
    ("p", "verdict"),
    [
        (1.0, Evenness.CONSISTENT),
        (0.05, Evenness.CONSISTENT),
        (0.0499, Evenness.UNUSUAL),
        (0.001, Evenness.UNUSUAL),
        (0.00099, Evenness.DOUBTFUL),
        (0.0, Evenness.DOUBTFUL),
    ],
)
def test_the_verdict_follows_the_chance(p: float, verdict: Evenness) -> None:
    assert ChiSquare(1.0, 5, p, 100).verdict is verdict


def test_rare_cells_are_joined() -> None:
    result = chi_square([1, 0, 3, 50, 46], [0.5, 1.5, 4.0, 47.0, 47.0])
    assert result.degrees == 2
    assert result.statistic == pytest.approx((4 - 6) ** 2 / 6 + (50 - 47) ** 2 / 47 + (46 - 47) ** 2 / 47)


@pytest.mark.parametrize(("counts", "expected"), [([], []), ([0] * 6, [0.0] * 6), ([1, 2], [1.5, 1.5]), ([9], [9.0])])
def test_too_little_to_test(counts: list[int], expected: list[float]) -> None:
    result = chi_square(counts, expected)
    assert (result.degrees, result.p, result.sample) == (0, 1.0, sum(counts))
    assert result.verdict is Evenness.TOO_FEW


def test_fair_counts_fall_below_a_level_as_often_as_it_says() -> None:
    rng = random.Random(12)
    chances = []
    for _ in range(2_000):
        faces = rng.choices(range(6), k=120)
        chances.append(chi_square([faces.count(face) for face in range(6)], [20.0] * 6).p)
    for level in (0.05, 0.25, 0.5, 0.9):
        share = sum(p < level for p in chances) / len(chances)
        assert share == pytest.approx(level, abs=4 * math.sqrt(level * (1 - level) / 2_000) + 0.01)


def test_counts_and_expectations_must_go_together() -> None:
    with pytest.raises(ValueError, match="shorter"):
        chi_square([1, 2, 3], [3.0, 3.0])
