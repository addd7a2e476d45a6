"""The exact end of a duel: agreement with plain minimax, with known positions and with itself."""

import json
from functools import lru_cache
from pathlib import Path

import numpy as np

import pytest

from tests.game.variants import TINY, TINY_BOXES
from tests.solver.plain import keeps, outcomes
from yacht_desktop.game.categories import Anything, Category, OfAKind
from yacht_desktop.game.moves import Score
from yacht_desktop.game.rulesets import RuleSet, UpperBonus, ruleset
from yacht_desktop.game.scorecard import Scorecard
from yacht_desktop.game.state import GameState
from yacht_desktop.solver import endgames
from yacht_desktop.solver.closure import Closure, canonical_numbers
from yacht_desktop.solver.endgame import EndGame
from yacht_desktop.solver.endgames import EndGames
from yacht_desktop.solver.scoring import scoring_of
from yacht_desktop.solver.solitaire import SolvingCancelled

YACHT = ruleset("yacht")
SAMPLE = Path(__file__).parents[1] / "data" / "duel-positions-sample.json"

# Two dice of three faces, a hand that wins at once, and a box that needs another.
SERVED = RuleSet(
    id="served",
    dice=2,
    faces=3,
    rolls=2,
    categories=(
        TINY_BOXES[0],
        Category("two_alike", OfAKind(2), points=3, served_points=4, served_wins=True),
        Category("again", OfAKind(2), points=6, needs="two_alike", served_wins=True),
        Category("anything", Anything()),
    ),
    bonus=UpperBonus(threshold=2, points=2),
)


class PlainDuel:
    """Chances to win, worked out move by move with the engine's own rules."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules

    @lru_cache(maxsize=1_000_000)  # noqa: B019 - lives as long as one test
    def win(self, mover: Scorecard, other: Scorecard) -> float:
        """Return the mover's chance to win before a turn."""
        if mover.is_full and other.is_full:
            return 0.5 * ((mover.total > other.total) + (mover.total >= other.total))
        if mover.is_full:
            return 1.0 - self.win(other, mover)
        return sum(chance * self.rolled(mover, other, dice, 1) for dice, chance in outcomes(self.rules, ()))

    @lru_cache(maxsize=1_000_000)  # noqa: B019 - lives as long as one test
    def rolled(self, mover: Scorecard, other: Scorecard, dice: tuple[int, ...], roll: int) -> float:
        """Return the mover's chance to win with dice on the table."""
        state = GameState(self.rules, (mover, other), dice=dice, rolls_used=roll)
        chances = []
        for box in state.possible_scores:
            after = state.after(Score(box))
            chances.append(1.0 if after.won_at_once == 0 else 1.0 - self.win(other, after.cards[0]))
        if roll < self.rules.rolls:
            for kept in keeps(dice):
                following = outcomes(self.rules, kept)
                chances.append(sum(p * self.rolled(mover, other, again, roll + 1) for again, p in following))
        return max(chances)


def chance_before_turn(rules: RuleSet, mover: Scorecard, other: Scorecard) -> float:
    """Return the mover's chance to win by the end game's values of one turn."""
    scoring = scoring_of(rules)
    numbers = scoring.space.of_card(mover), scoring.space.of_card(other)
    game = EndGame(Closure(scoring, np.array(numbers)))
    values = game.turn(*numbers, mover.total - other.total)
    best = []
    for dice in scoring.turn.rolls:
        rows = list(scoring.turn.kept_of(dice))
        best.append(values.keeps[-1][rows, 0].max())
    return float(scoring.turn.roll_chances @ np.array(best))


def filled(rules: RuleSet, *turns: tuple[str, tuple[int, ...]]) -> Scorecard:
    card = Scorecard.empty(rules)
    for box, dice in turns:
        card = card.filled(box, dice)
    return card


SMALL = TINY[::2]


@pytest.mark.parametrize("rules", SMALL, ids=lambda rules: f"{rules.joker.value}-{rules.extra_points}")
def test_a_whole_small_duel_agrees_with_plain_minimax(rules):
    ones, alike = ("ones", (1, 3)), ("two_alike", (1, 1))
    three_open, two_open = filled(rules, alike), filled(rules, alike, ones)
    other_two = filled(rules, ones, ("mixed", (1, 2)))
    for mover, other in [(three_open, two_open), (two_open, three_open), (two_open, other_two), (two_open, two_open)]:
        assert chance_before_turn(rules, mover, other) == pytest.approx(PlainDuel(rules).win(mover, other), abs=1e-12)


def test_hands_that_win_at_once_are_reckoned_with_from_both_sides():
    behind, ahead = filled(SERVED, ("anything", (1, 1)), ("ones", (1, 2))), filled(SERVED, ("two_alike", (3, 3)))
    for mover, other in [(behind, ahead), (ahead, behind), (behind, behind)]:
        expected = PlainDuel(SERVED).win(mover, other)
        assert chance_before_turn(SERVED, mover, other) == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize("points", [0, 10, 11, 15, 30, 200])
def test_out_of_reach_only_hands_that_win_at_once_help(points):
    def card(total: int, *opened: str) -> Scorecard:
        scores = tuple(None if box in opened else 0 for box in SERVED.category_ids)
        return Scorecard(SERVED, (total, *scores[1:]))

    behind, ahead = card(0, "two_alike", "again", "anything"), card(points, "two_alike", "anything")
    done = card(points, "anything")
    for mover, other in [(behind, ahead), (ahead, behind), (behind, done), (done, behind)]:
        expected = PlainDuel(SERVED).win(mover, other)
        assert chance_before_turn(SERVED, mover, other) == pytest.approx(expected, abs=1e-12)
        assert 0.0 < expected < 1.0


def sample_rows(most_open: int):
    rows = json.loads(SAMPLE.read_text(encoding="utf-8"))["rows"]
    return [row for row in rows if max(len(row["open"]), len(row["opponent_open"])) <= most_open]


@pytest.mark.parametrize("row", sample_rows(4), ids=lambda row: f"turn-{row['turn']}-{''.join(map(str, row['dice']))}")
def test_known_positions_are_won_as_often_as_is_known(row):
    scoring = scoring_of(YACHT)
    numbers = scoring.space.of_open(row["open"]), scoring.space.of_open(row["opponent_open"])
    values = EndGame(Closure(scoring, np.array(numbers))).turn(*numbers, row["my_score"] - row["opponent_score"])
    dice, rolls_left = tuple(row["dice"]), row["rolls_left"]
    for name, expected in row["win"].items():
        if rolls_left == 0:
            found = values.boxes[YACHT.index(name), scoring.turn.roll_index(dice), 0]
        elif len(name) < 5:
            found = values.keeps[rolls_left - 1][scoring.turn.rows[tuple(map(int, name))], 0]
        else:
            # All dice kept stand for making no use of a roll.
            rows = list(scoring.turn.kept_of(dice))
            best_later = values.keeps[rolls_left - 2][rows, 0].max() if rolls_left > 1 else -1.0
            found = max(best_later, values.boxes[:, scoring.turn.roll_index(dice), 0].max())
        assert found == pytest.approx(expected, abs=2e-5)


def test_solving_ahead_answers_as_solving_at_once():
    scoring = scoring_of(YACHT)
    mover, other = scoring.space.of_open(["ones", "yacht", "choice"]), scoring.space.of_open(["sixes", "big_straight"])
    at_once = EndGame(Closure(scoring, np.array([mover, other])))
    ahead = EndGame(Closure(scoring, np.array([mover, other])))
    assert (ahead.work(mover, other) or 0) > 0
    ahead.prepare(mover, other)
    assert ahead.work(mover, other) == 0
    for difference in (-60, 0, 13):
        expected, found = at_once.turn(mover, other, difference), ahead.turn(mover, other, difference)
        for one, two in zip(expected.keeps, found.keeps, strict=True):
            np.testing.assert_allclose(one, two, rtol=0, atol=1e-14)


def test_a_position_outside_the_closure_is_unknown_work():
    scoring = scoring_of(YACHT)
    ones = scoring.space.of_open(["ones"])
    game = EndGame(Closure(scoring, np.array([ones])))
    assert game.work(ones, ones) is not None
    assert game.work(ones, scoring.space.of_open(["twos"])) is None


def test_solving_ahead_stops_when_asked():
    scoring = scoring_of(YACHT)
    boxes = scoring.space.of_open(["ones", "twos", "threes"])
    with pytest.raises(SolvingCancelled):
        EndGame(Closure(scoring, np.array([boxes]))).prepare(boxes, boxes, lambda: True)


def test_an_upper_total_out_of_reach_of_the_bonus_does_not_matter():
    rules = ruleset("yatzy")
    space = scoring_of(rules).space
    canonical = canonical_numbers(space)
    assert canonical[space.of_open(["ones"], 57)] == canonical[space.of_open(["ones"], 3)]
    assert canonical[space.of_open(["ones"], 58)] == space.of_open(["ones"], 58)
    assert canonical[space.of_open(["chance"], 63)] == space.of_open(["chance"], 63)


class TestEndGames:
    def numbers(self, mine: int, theirs: int) -> tuple[int, int]:
        space = scoring_of(YACHT).space
        return space.of_open(YACHT.category_ids[:mine]), space.of_open(YACHT.category_ids[-theirs:])

    def test_four_boxes_each_are_answered_and_five_only_when_solved_ahead(self):
        games = EndGames(scoring_of(YACHT))
        assert games.turn(*self.numbers(4, 4), 0) is not None
        mover, other = self.numbers(5, 4)
        assert games.turn(mover, other, 0) is None
        assert games.ponder(mover, other, lambda: False)
        assert games.ponder(mover, other, lambda: True), "it is solved already"
        assert games.turn(mover, other, 0) is not None

    def test_the_same_question_is_answered_from_memory(self):
        games = EndGames(scoring_of(YACHT))
        assert games.turn(*self.numbers(2, 2), 0) is games.turn(*self.numbers(2, 2), 0)

    def test_what_was_solved_is_forgotten_before_it_fills_the_memory(self, monkeypatch):
        monkeypatch.setattr(endgames, "_MOST_REMEMBERED", 100)
        games = EndGames(scoring_of(YACHT))
        before = games.turn(*self.numbers(3, 3), 0)
        first = games._shared
        games.turn(*self.numbers(2, 2), 0)
        assert games._shared is not first
        again = games.turn(*self.numbers(3, 3), 0)
        assert before is not None
        assert again is not None
        np.testing.assert_array_equal(before.keeps[-1], again.keeps[-1])

    def test_too_much_is_not_begun(self):
        games = EndGames(scoring_of(YACHT))
        assert not games.ponder(*self.numbers(7, 7), lambda: False)
        assert not games.ponder(*self.numbers(5, 5), lambda: False, most_work=10)

    def test_rules_with_many_positions_solve_each_end_game_by_itself(self):
        rules = ruleset("yatzy")
        space = scoring_of(rules).space
        games = EndGames(scoring_of(rules))
        lower = rules.category_ids[-4:]
        assert games.turn(space.of_open(lower, 50), space.of_open(lower[1:], 63), 10) is not None
        uppers = rules.category_ids[:4]
        assert games.turn(space.of_open(uppers, 30), space.of_open(uppers, 33), 10) is None, "takes too long at once"
        assert games.turn(space.of_open(uppers[:2], 60), space.of_open(uppers[:3], 45), 10) is not None
