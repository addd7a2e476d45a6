"""The second click of a double click is no second wish."""

from yacht_desktop.ui.click_guard import ClickGuard


def test_only_a_click_within_the_double_click_time_is_hasty() -> None:
    clock = [0]
    guard = ClickGuard(lambda: clock[0], lambda: 400)
    hasty = [guard.is_hasty]
    guard.note()
    for clock[0] in (399, 400):
        hasty.append(guard.is_hasty)
    assert hasty == [False, True, False]
