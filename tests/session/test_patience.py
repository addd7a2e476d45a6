"""Progress is told of long work only, and in steps."""

import pytest

from yacht_desktop.session.patience import PATIENCE_S, PatientProgress


class Work:
    """Work of so many seconds, whose progress is told a hundred times."""

    def __init__(self, seconds: float) -> None:
        self.told: list[float] = []
        self.now = 0.0
        progress = PatientProgress(self.told.append, lambda: self.now)
        for percent in range(101):
            self.now = seconds * percent / 100
            progress(percent / 100)


@pytest.mark.parametrize("seconds", [0.0, 0.2, PATIENCE_S - 0.01])
def test_short_work_is_not_told(seconds: float) -> None:
    assert Work(seconds).told == []


@pytest.mark.parametrize("seconds", [2.0, 8.0, 60.0])
def test_long_work_is_told_in_some_ten_steps(seconds: float) -> None:
    told = Work(seconds).told
    assert 4 <= len(told) <= 11
    assert told == sorted(told)
