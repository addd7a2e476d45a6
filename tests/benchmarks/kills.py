"""Kill the game 200 times at random moments of play and say whether anything was lost.

    python -m tests.benchmarks.kills [TIMES] [SEED]

Prints how many games were finished meanwhile and the seconds it took; ends with an error where the
position after a start is not the one before the kill, or the library is not whole.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

from tests.gui.killing import kill_often

TIMES = 200


def main() -> None:
    """Kill and compare."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    times = int(sys.argv[1]) if len(sys.argv) > 1 else TIMES
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else time.time_ns()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        finished = kill_often(Path(folder), times, seed)
    print(
        f"seed {seed}: killed {times} times, {finished} games finished, {time.monotonic() - begun:.0f} s; all was there"
    )


if __name__ == "__main__":
    main()
