"""Spoil each kind of game file thousands of times and say how it was taken.

    python -m tests.benchmarks.spoiled_files [TIMES] [SEED]

Prints for each kind how many were refused, each with its line; ends with an error where one was read by
halves, crashed the reader or took long.
"""

import sys
import time

from tests.storage.spoiled_games import SPOILED, try_spoiled

TIMES = 10_000


def main() -> None:
    """Spoil and read."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else TIMES
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else time.time_ns()
    for name in SPOILED:
        begun = time.monotonic()
        refused = try_spoiled(name, times, seed)
        print(f"seed {seed}, {name}: {refused} of {times} refused, {time.monotonic() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
