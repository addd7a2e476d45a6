"""Moments of any year are written and shown, also where the system knows no time zone for them."""

from datetime import UTC, datetime, timedelta, timezone, tzinfo
from typing import Self

import pytest
from typing_extensions import override

from yacht_desktop.session.moments import local_time, moment_in, utc_text, utc_text_of


class Unknown(datetime):
    """A moment for which the system knows no time zone, as some do before 1970."""

    @override
    def astimezone(self, tz: tzinfo | None = None) -> Self:
        if tz is None:
            raise OSError(22, "Invalid argument")
        return super().astimezone(tz)


def test_where_no_time_zone_is_known_it_is_that_of_greenwich() -> None:
    zone = timezone(timedelta(hours=2))
    assert local_time(Unknown(1938, 6, 1, 14, tzinfo=zone)).isoformat() == "1938-06-01T12:00:00+00:00"
    assert local_time(Unknown(1938, 6, 1)).isoformat() == "1938-06-01T00:00:00+00:00"


@pytest.mark.parametrize("year", [2, 1938, 1969, 2026, 2100, 9998])
def test_every_year_is_written_and_read(year: int) -> None:
    moment = datetime(year, 12, 31, 23, 59, 59, tzinfo=UTC)
    text = utc_text_of(moment)
    assert text == utc_text((moment - datetime(1970, 1, 1, tzinfo=UTC)).total_seconds())
    assert text == f"{year:04}-12-31T23:59:59+00:00"
    assert moment_in(text) == moment


def test_what_is_no_moment_is_none() -> None:
    assert moment_in("the day before") is None
    assert moment_in("") is None
