"""Advice on known positions: points exact, winning chances as near the truth as promised."""

import json
from pathlib import Path

import numpy as np

import pytest

from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.solver.advice import Adviser
from yacht_desktop.solver.tables import SOLVED

YACHT = ruleset("yacht")
SAMPLE = Path(__file__).parents[1] / "data" / "duel-positions-sample.json"


def key_of(choice) -> str:
    return choice.category if choice.keep is None else "".join(map(str, choice.keep))


@pytest.fixture(scope="module")
def answers():
    adviser = Adviser(SOLVED, YACHT)
    space = adviser.scoring.space
    found = []
    for row in json.loads(SAMPLE.read_text(encoding="utf-8"))["rows"]:
        duel = space.of_open(row["opponent_open"]), row["my_score"] - row["opponent_score"]
        choices = adviser.choices(space.of_open(row["open"]), tuple(row["dice"]), row["rolls_left"], duel)
        found.append((row, choices))
    return found


def test_the_choices_are_those_of_the_known_positions(answers):
    for row, choices in answers:
        assert {key_of(choice) for choice in choices} == set(row["points"])


def test_points_are_exact(answers):
    for row, choices in answers:
        for choice in choices:
            assert choice.points == pytest.approx(row["points"][key_of(choice)], abs=1e-4)


def test_the_first_choice_gives_up_next_to_nothing(answers):
    given_up = [max(row["win"].values()) - row["win"][key_of(choices[0])] for row, choices in answers]
    assert np.mean(given_up) <= 0.00006


def test_the_chance_to_win_is_exact_near_the_end_and_close_elsewhere(answers):
    far = []
    for row, choices in answers:
        near_end = max(len(row["open"]), len(row["opponent_open"])) <= 4
        for choice in choices:
            apart = abs(choice.win - row["win"][key_of(choice)])
            assert not near_end or apart < 0.0002
            far += [] if near_end else [apart]
    assert np.quantile(far, 0.95) <= 0.02


def test_the_best_choice_comes_first(answers):
    for _, choices in answers:
        wins = [round(choice.win, 9) for choice in choices]
        assert wins == sorted(wins, reverse=True)


def test_without_an_opponent_the_choices_are_in_order_of_points():
    choices = Adviser(SOLVED, YACHT).choices(0, (2, 2, 5, 5, 5), 2)
    points = [choice.points for choice in choices]
    assert points == sorted(points, reverse=True)
    assert all(choice.win is None for choice in choices)


def test_a_served_hand_may_be_written_at_once_where_that_pays_more():
    adviser = Adviser(SOLVED, ruleset("generala"))
    served = {key_of(choice) for choice in adviser.choices(0, (1, 2, 3, 4, 5), 2)}
    later = {key_of(choice) for choice in adviser.choices(0, (1, 2, 3, 4, 5), 1)}
    assert "straight" in served
    assert later == served - set(ruleset("generala").category_ids)


def test_all_dice_kept_are_worth_the_best_that_can_still_be_made_of_them():
    adviser = Adviser(SOLVED, YACHT)
    number = adviser.scoring.space.of_open(["yacht"])
    two_left = {key_of(choice): choice.points for choice in adviser.choices(number, (1, 1, 3, 4, 6), 2)}
    one_left = {key_of(choice): choice.points for choice in adviser.choices(number, (1, 1, 3, 4, 6), 1)}
    assert two_left["11346"] == max(one_left.values())
    assert one_left["11346"] == 0.0
