"""The second click of a double click is no second wish."""

from yacht_desktop.ui.click_guard import ClickGuard


def test_only_a_click_within_the_double_click_time_is_hasty() -> None:
    now = 0
    guard = ClickGuard(lambda: now, lambda: 400)
    assert not guard.is_hasty
    guard.note()
    now = 399
    assert guard.is_hasty
    now = 400
    assert not guard.is_hasty
