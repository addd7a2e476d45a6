"""What perfect play brings in each box adds up to the expected score, and agrees with played games."""

from pathlib import Path

import numpy as np

import pytest

from tests.game.variants import BLANK, TINY
from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.solver import perfect_play as perfect
from yacht_desktop.solver.perfect_play import box_means, perfect_play
from yacht_desktop.solver.solitaire import SolvingCancelled
from yacht_desktop.solver.tables import SOLVED, SolvedRules

# Of the upper bonus of the small variants: one and three dice of two bring eight at most.
UNREACHABLE = 9
QUICK = ("yacht", "crag", "generala")


@pytest.mark.parametrize("rules_id", QUICK)
def test_the_means_of_the_boxes_add_up_to_the_expected_score(rules_id: str) -> None:
    rules = ruleset(rules_id)
    found = perfect_play(rules)
    expected = SOLVED.solitaire(rules).expected_score
    assert found.mean == pytest.approx(expected, abs=1e-9)
    assert sum(found.totals) == pytest.approx(1.0)
    assert sum(total * chance for total, chance in enumerate(found.totals)) == pytest.approx(expected)
    assert len(found.boxes) == len(rules.categories)
    assert found.bonus == pytest.approx(0.0)


def test_the_mean_of_yacht_is_that_of_the_rules() -> None:
    assert perfect_play(ruleset("yacht")).mean == pytest.approx(166.955068, abs=1e-6)


@pytest.mark.parametrize("rules", [*TINY, BLANK], ids=range(len(TINY) + 1))
def test_bonuses_are_told_from_what_stands_in_the_boxes(rules: RuleSet) -> None:
    solitaire = SolvedRules().solitaire(rules)
    means = box_means(solitaire)
    assert means.sum() == pytest.approx(solitaire.expected_score, abs=1e-9)
    reachable = bool(rules.extra_points) or (rules.bonus is not None and rules.bonus.threshold != UNREACHABLE)
    assert bool(means[-1] > 0) is reachable
    most = [max(box.points) for box in solitaire.scoring.boxes]
    assert all(0 <= mean <= top for mean, top in zip(means, most, strict=False))


def test_means_wanted_no_more_are_given_up() -> None:
    with pytest.raises(SolvingCancelled):
        box_means(SOLVED.solitaire(ruleset("yacht")), lambda: True)


def test_what_takes_long_is_worked_out_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yacht_desktop.solver.tables._WORTH_A_FILE", 1)
    rules = ruleset("generala")
    first = perfect_play(rules, SolvedRules(tmp_path))
    monkeypatch.setattr(perfect, "box_means", None)
    assert perfect_play(rules, SolvedRules(tmp_path)) == first


def test_a_counted_distribution_is_near_the_exact_one(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = ruleset("generala")
    exact = np.array(perfect_play(rules).totals)
    monkeypatch.setattr(perfect, "needs_squares", lambda _scoring: True)
    counted = np.array(perfect_play(rules, SolvedRules()).totals)
    by_tens = [np.add.reduceat(chances, range(0, len(chances), 10)) for chances in (exact, counted)]
    assert np.abs(by_tens[0] - by_tens[1]).max() < 0.015
