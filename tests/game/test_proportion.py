"""Wilson's interval holds what it is to hold."""

from math import comb

import pytest

from yacht_desktop.game.proportion import wilson


def test_nothing_tried_has_no_interval() -> None:
    assert wilson(0, 0) is None


@pytest.mark.parametrize(("hits", "tries"), [(0, 1), (1, 1), (0, 10), (10, 10), (3, 7), (54, 149)])
def test_an_interval_lies_round_its_share_and_inside_all_shares(hits: int, tries: int) -> None:
    ends = wilson(hits, tries)
    assert ends is not None
    assert 0.0 <= ends[0] <= hits / tries <= ends[1] <= 1.0
    assert ends[1] - ends[0] > 0


def test_a_larger_sample_is_known_better() -> None:
    widths = [ends[1] - ends[0] for tries in (10, 100, 1_000) if (ends := wilson(tries // 2, tries))]
    assert widths == sorted(widths, reverse=True)


@pytest.mark.parametrize("share", [0.2, 0.5, 0.8])
def test_about_nineteen_of_twenty_samples_hold_the_true_share(share: float) -> None:
    tries = 60
    held = 0.0
    for hits in range(tries + 1):
        ends = wilson(hits, tries)
        if ends is not None and ends[0] <= share <= ends[1]:
            held += comb(tries, hits) * share**hits * (1 - share) ** (tries - hits)
    assert 0.93 < held < 0.97
