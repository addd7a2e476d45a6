"""The strengths shown are those that follow from the rules and the minds."""

import pytest

from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.opponents.levels import Level, PreparationCancelled
from yacht_desktop.opponents.strength import Strength, known_strength, strength_of
from yacht_desktop.opponents.weighing import Scores, share_of_wins

USUAL = ruleset("yacht")
# Of the orders of filling the card only one is left, so that little work is left too.
SHORT = ruleset("yatzy", forced_order="yes")
WEIGHED = tuple(level for level in Level if level is not Level.ADMIRAL)


@pytest.mark.parametrize("level", WEIGHED)
def test_the_strengths_of_the_usual_rules_are_as_worked_out(level):
    known, found = known_strength(level, USUAL), strength_of(level, USUAL)
    assert known is not None
    assert (known.average, known.deviation) == pytest.approx((found.average, found.deviation), abs=1e-4)
    assert known.wins == (None if level.below is None else pytest.approx(found.wins, abs=1e-5))


def test_the_captain_scores_what_perfect_play_scores():
    captain = known_strength(Level.CAPTAIN, USUAL)
    assert captain is not None
    assert captain.average == pytest.approx(166.955068, abs=1e-4)
    assert captain.deviation == pytest.approx(34.9815, abs=2e-4)
    yatzy = strength_of(Level.CAPTAIN, SHORT)
    assert yatzy.average is not None
    assert yatzy.average < 248.439989


def test_the_known_strengths_of_yatzy_go_together():
    """Each takes minutes to work out again; what can be checked at once is."""
    known = [known_strength(level, ruleset("yatzy")) for level in WEIGHED]
    scores = [Scores(one.average or 0.0, one.deviation or 0.0, None) for one in known if one is not None]
    assert len(scores) == len(WEIGHED)
    assert scores[-1].average == pytest.approx(248.439989, abs=1e-4)
    for one, mine, below in zip(known[1:], scores[1:], scores, strict=False):
        assert one is not None
        assert mine.average > below.average
        assert one.wins == pytest.approx(share_of_wins(mine, below), abs=1e-4)


@pytest.mark.parametrize("rules", [USUAL, SHORT], ids=["yacht", "yatzy"])
def test_each_level_is_stronger_than_the_one_below(rules):
    found = [strength_of(level, rules) for level in WEIGHED[:3]]
    averages = [one.average or 0.0 for one in found]
    assert averages == sorted(averages)
    assert found[0].wins is None
    assert all((one.wins or 0.0) > 0.5 for one in found[1:])


def test_the_admiral_is_measured_in_games_won():
    known = known_strength(Level.ADMIRAL, USUAL)
    assert known is not None
    assert known.average is None
    # The best reply to the Captain wins 51.606 % moving first and 52.224 % moving second.
    assert known.wins is not None
    assert 0.515 < known.wins < (0.51606 + 0.52224) / 2
    assert strength_of(Level.ADMIRAL, SHORT) == known_strength(Level.ADMIRAL, SHORT) == Strength()


def test_without_chances_of_every_score_wins_are_nearly_the_same():
    """Means and deviations of Sailor and Deckhand, whose exact share of wins is 0.68825."""
    sailor, deckhand = (known_strength(level, USUAL) for level in (Level.SAILOR, Level.DECKHAND))
    assert sailor is not None
    assert deckhand is not None
    roughly = [Scores(one.average or 0.0, one.deviation or 0.0, None) for one in (sailor, deckhand)]
    assert share_of_wins(*roughly) == pytest.approx(sailor.wins, abs=0.002)


def test_work_that_is_not_wanted_ends_and_progress_is_told():
    told: list[float] = []
    rules = ruleset("yacht", straights="1/2")

    def enough() -> bool:
        return len(told) > 3

    with pytest.raises(PreparationCancelled):
        strength_of(Level.SAILOR, rules, told.append, enough)
    assert told == sorted(told)
    assert 0 < told[-1] < 0.5
