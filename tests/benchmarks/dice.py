"""Throw 6,000,000 dice from one seed and say whether the faces are fair.

    python -m tests.benchmarks.dice [SEED]

Prints how often each face came, the largest distance from a sixth in standard
deviations, chi-square and the speed; ends with status 1 where a face is more
than four standard deviations away or chi-square (5 degrees of freedom) is 25.7
or more, which a fair source shows once in 10,000 seeds.
"""

import math
import sys
import time
from itertools import islice, product

from yacht_desktop.game.dice import SeededDice, Throw

FACES = 6
DICE = 5
ROLLS = 3
PLAYERS = 6
THROWN = 6_000_000
FARTHEST = 4.0
HIGHEST_CHI_SQUARE = 25.7


def count_faces(seed: int, thrown: int) -> list[int]:
    """Return how often each face came, the ones first."""
    source = SeededDice.from_number(seed)
    turns = range(1, thrown // (PLAYERS * ROLLS * DICE) + 2)
    counts = [0] * FACES
    for turn, player, roll, die in islice(product(turns, range(PLAYERS), range(1, ROLLS + 1), range(DICE)), thrown):
        counts[source.face(Throw(player, turn, roll, die)) - 1] += 1
    return counts


def main() -> int:
    """Print the counts; return 0 where they are fair, else 1."""
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1938
    begun = time.perf_counter()
    counts = count_faces(seed, THROWN)
    seconds = time.perf_counter() - begun
    expected = THROWN / FACES
    deviation = math.sqrt(THROWN * (FACES - 1)) / FACES
    farthest = max(abs(count - expected) for count in counts) / deviation
    chi_square = sum((count - expected) ** 2 for count in counts) / expected
    print(f"faces 1 to 6: {' '.join(f'{count:,}' for count in counts)}")
    print(f"farthest from {expected:,.0f}: {farthest:.2f} standard deviations (at most {FARTHEST:.0f})")
    print(f"chi-square: {chi_square:.2f} (under {HIGHEST_CHI_SQUARE})")
    print(f"{THROWN / seconds:,.0f} dice a second")
    return 0 if farthest <= FARTHEST and chi_square < HIGHEST_CHI_SQUARE else 1


if __name__ == "__main__":
    sys.exit(main())
