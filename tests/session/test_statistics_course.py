"""The course of games: stretches, trend and runs of wins, as counted by hand."""

import pytest

from yacht_desktop.session.statistics_course import Streaks, course_of, streaks_of, stretches, trend_of
from yacht_desktop.storage.statistics_entries import GamePoint


def points(*lost: float | None) -> list[GamePoint]:
    return [GamePoint(f"2026-01-{day:02}", 100 + day, None, each, 1, 0) for day, each in enumerate(lost, start=1)]


def test_every_game_is_in_one_stretch() -> None:
    for number in (0, 1, 5, 24, 25, 100):
        games = points(*(1.0,) * min(number, 28)) * 4
        found = stretches(games[:number])
        assert sum(stretch.games for stretch in found) == len(games[:number])
        assert len(found) == min(24, len(games[:number]))
        sizes = [stretch.games for stretch in found]
        assert not sizes or max(sizes) - min(sizes) <= 1


def test_games_not_looked_through_count_for_totals_only() -> None:
    (found,) = stretches(points(4.0, None, 8.0), most=1)
    assert (found.lost, found.luck, found.total, found.games) == (6.0, None, 102.0, 3)
    assert (found.began, found.ended) == ("2026-01-01", "2026-01-03")


def test_the_trend_is_the_slope_of_the_straight_line_that_fits_best() -> None:
    assert trend_of(points(9.0, 8.0, 7.0, 6.0)) == pytest.approx(-10.0)
    assert trend_of(points(9.0, None, 7.0, 6.0)) == pytest.approx(-10.0)
    assert trend_of(points(5.0, 5.0, 5.0)) == pytest.approx(0.0)
    assert trend_of(points(9.0, 8.0)) is None


@pytest.mark.parametrize(
    ("course", "streaks"),
    [("", (0, 0)), ("wwlwww", (3, 3)), ("wwwl", (3, 0)), ("wwaw", (3, 3)), ("aaa", (0, 0)), ("lwl", (1, 0))],
)
def test_runs_of_wins_are_those_against_others(course: str, streaks: tuple[int, int]) -> None:
    games = [GamePoint("", 0, None, None, int(sign != "a"), int(sign != "l")) for sign in course]
    assert streaks_of(games) == Streaks(*streaks)
    assert course_of(games).streaks == Streaks(*streaks)
