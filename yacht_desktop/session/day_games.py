"""Games of the day: which day it is here, and of which day a code of dice is."""

from functools import lru_cache
from typing import Final

from yacht_desktop.game.dice_codes import daily_code

_DAYS_BACK: Final = 366
_DAYS_AHEAD: Final = 1
"""In other time zones it is tomorrow already."""


def today() -> str:
    """Return the day of the calendar on the wall, as `2026-11-30`."""
    from datetime import datetime

    return datetime.now().astimezone().date().isoformat()


def day_of_code(code: str, now: str | None = None) -> str | None:
    """Return the day whose game has a code, among tomorrow and the days of the last year; None for no such day.

    Args:
        code: a code in its one spelling.
        now: the day from which is counted, None for today.

    >>> day_of_code("8MSH-CEQU-GV4Q-EVH4", "2026-12-24")
    '2026-11-30'
    """
    return _day_of_code(code, today() if now is None else now)


@lru_cache(maxsize=16)
def _day_of_code(code: str, now: str) -> str | None:
    from datetime import date, timedelta

    last = date.fromisoformat(now) + timedelta(days=_DAYS_AHEAD)
    # From the last day on, as most codes asked for are of today.
    days = ((last - timedelta(days=back)).isoformat() for back in range(_DAYS_BACK + _DAYS_AHEAD))
    return next((day for day in days if daily_code(day) == code), None)
