"""Telling progress only of what takes long, and not too often."""

import time
from collections.abc import Callable

PATIENCE_S = 1.0
STEP = 0.1


class PatientProgress:
    """Passes progress on once it has gone on for a while, and then in steps.

    Work that ends within the patience is not told at all.
    """

    def __init__(self, tell: Callable[[float], None], now_s: Callable[[], float] = time.monotonic) -> None:
        """Take what is to be told, and a clock in seconds."""
        self._tell = tell
        self._now_s = now_s
        self._began: float | None = None
        self._told = -STEP

    def __call__(self, share: float) -> None:
        """Take the share that is done, 0 to 1."""
        now = self._now_s()
        if self._began is None:
            self._began = now
        if now - self._began >= PATIENCE_S and share - self._told >= STEP:
            self._told = share
            self._tell(share)
