"""Moments as the library has them, and as the clock on the wall shows them, whatever year they are of.

Some systems count no seconds before 1970, or know no time zone for long ago or long hence.
"""

from datetime import UTC, datetime, timedelta
from typing import Final

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


def utc_text(seconds: float) -> str:
    """Return a moment, given in seconds since 1970, in UTC and ISO 8601.

    >>> utc_text(-1_000_000_000.5)
    '1938-04-24T22:13:19+00:00'
    """
    return (_EPOCH + timedelta(seconds=seconds)).isoformat(timespec="seconds")


def utc_text_of(moment: datetime) -> str:
    """Return a moment that has a time zone in UTC and ISO 8601.

    >>> utc_text_of(datetime(2026, 11, 30, 13, 0, tzinfo=UTC))
    '2026-11-30T13:00:00+00:00'
    """
    return moment.astimezone(UTC).isoformat(timespec="seconds")


def local_time(moment: datetime) -> datetime:
    """Return a moment in the time zone of this system, or in UTC where that is not known for it."""
    try:
        return moment.astimezone()
    except (OSError, OverflowError, ValueError):
        return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)


def moment_in(text: str) -> datetime | None:
    """Return a moment that the library has, in the time zone of this system; None where it is none.

    >>> moment_in("a year ago") is None
    True
    """
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return None
    return local_time(moment)
