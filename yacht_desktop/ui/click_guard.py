"""Keeps a hasty second click from being taken for a second wish."""

from collections.abc import Callable


class ClickGuard:
    """Lets a click through unless another was let through within the double-click time.

    The clock is a parameter, so that tests need not wait.
    """

    def __init__(self, now_ms: Callable[[], int], interval_ms: Callable[[], int]) -> None:
        """Take a clock and the system's double-click time, both in milliseconds."""
        self._now_ms = now_ms
        self._interval_ms = interval_ms
        self._last: int | None = None

    def note(self) -> None:
        """Note that something was just done by a click."""
        self._last = self._now_ms()

    @property
    def is_hasty(self) -> bool:
        """Whether a click now would be the second of a double click."""
        return self._last is not None and self._now_ms() - self._last < self._interval_ms()
