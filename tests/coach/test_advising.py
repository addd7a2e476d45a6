"""The coach's advice: every choice, exact in points, as near the truth in chances to win as promised."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from tests.coach.figures import known
from tests.game.variants import card_of_boxes, random_game, states_of
from tests.solver.plain import keeps
from yacht_desktop.coach.advising import Coach, NothingToAdvise
from yacht_desktop.coach.choices import EQUAL, Measure, Option
from yacht_desktop.game.moves import Keep, Roll, Score
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.game.state import GameState
from yacht_desktop.opponents.levels import Level, make_policy
from yacht_desktop.opponents.policy import positions_of
from yacht_desktop.solver.advice import Adviser
from yacht_desktop.solver.scoring import scoring_of
from yacht_desktop.solver.tables import SOLVED, SolvedRules

YACHT, CRAG, GENERALA = ruleset("yacht"), ruleset("crag"), ruleset("generala")
FAST = (YACHT, CRAG, GENERALA, ruleset("yatzy", forced_order="yes"))
SAMPLE = Path(__file__).parents[1] / "data" / "duel-positions-sample.json"
ROWS = json.loads(SAMPLE.read_text(encoding="utf-8"))["rows"]


def state_of(row, *, alone: bool) -> GameState:
    """Return the position of a row of the sample."""
    mine = card_of_boxes(YACHT, row["open"], row["my_score"])
    cards = (mine,) if alone else (mine, card_of_boxes(YACHT, row["opponent_open"], row["opponent_score"]))
    turn = 1 + len(YACHT.categories) - len(row["open"])
    return GameState(YACHT, cards, turn=turn, dice=tuple(row["dice"]), rolls_used=3 - row["rolls_left"])


def key_of(option: Option, dice) -> str:
    """Return what the sample calls a choice."""
    if option.keep is not None:
        return "".join(map(str, option.keep))
    return known(option.category)


def worth(values: dict[str, float], option: Option, row) -> float:
    """Return what the sample says of a choice; stopping early is keeping all dice there."""
    everything = "".join(map(str, sorted(row["dice"])))
    return values[key_of(option, row) if option.keep is not None or not row["rolls_left"] else everything]


def decided_positions(rules, players, seed):
    """Return the positions with dice on the table of a game of chance."""
    states = states_of(rules, players, random_game(rules, players, seed))
    return [state for state in states if state.dice is not None and not state.is_over]


class TestTheSample:
    def test_the_first_choice_alone_is_a_best_one(self):
        coach = Coach(YACHT)
        for row in ROWS:
            best = coach.advise(state_of(row, alone=True)).best
            assert worth(row["points"], best, row) >= max(row["points"].values()) - 1e-4

    def test_the_first_choice_of_a_duel_gives_up_next_to_nothing(self):
        coach = Coach(YACHT)
        for row in ROWS:
            best = coach.advise(state_of(row, alone=False)).best
            assert worth(row["win"], best, row) >= max(row["win"].values()) - 0.001, row

    def test_points_are_final_totals_and_exact(self):
        coach = Coach(YACHT)
        for row in ROWS:
            advice = coach.advise(state_of(row, alone=True))
            for option in advice.options:
                if option.keep is not None or not row["rolls_left"]:
                    total = row["points"][key_of(option, row)] + row["my_score"]
                    assert option.points == pytest.approx(total, abs=1e-4)


class TestOptions:
    @pytest.mark.parametrize("rules", [YACHT, CRAG], ids=str)
    def test_every_choice_is_there_once_and_nothing_else(self, rules):
        coach = Coach(rules)
        for state in decided_positions(rules, 2, seed=3):
            options = coach.advise(state).options
            boxes = [known(option.category) for option in options if option.is_box]
            kept = [known(option.keep) for option in options if not option.is_box]
            assert sorted(boxes) == sorted(state.possible_scores)
            assert sorted(kept) == sorted(keeps(tuple(sorted(state.dice))) if state.rolls_left else ())

    def test_the_best_comes_first_and_of_equal_ones_the_one_with_more_points(self):
        coach = Coach(YACHT)
        for seed in range(3):
            for state in decided_positions(YACHT, 2, seed):
                options = coach.advise(state).options
                for one, following in pairwise(options):
                    ahead = known(one.win) - known(following.win)
                    assert ahead >= -EQUAL
                    assert ahead > EQUAL or one.points >= following.points - 4 * EQUAL

    def test_losses_are_against_the_best_by_each_measure(self):
        coach = Coach(YACHT)
        for state in decided_positions(YACHT, 3, seed=1):
            options = coach.advise(state).options
            best_points, best_win = max(o.points for o in options), max(known(o.win) for o in options)
            for option in options:
                assert option.loss.points == pytest.approx(best_points - option.points, abs=EQUAL)
                assert option.loss.win == pytest.approx(best_win - known(option.win), abs=EQUAL)
            assert options[0].loss.win == 0.0
            assert min(option.loss.points for option in options) == 0.0

    def test_a_decision_finds_its_option_whatever_die_of_a_face_is_kept(self):
        state = GameState.start(YACHT, 1).after(Roll((5, 2, 5, 5, 1)))
        advice = Coach(YACHT).advise(state)
        kept = {advice.option_of(Keep(frozenset(places))) for places in ({0, 2}, {0, 3}, {2, 3})}
        assert {option.keep for option in kept} == {(5, 5)}
        assert advice.option_of(Score("fives")).category == "fives"
        with pytest.raises(LookupError):
            advice.option_of(Keep(frozenset(range(5))))

    def test_alone_nothing_is_said_of_winning(self):
        state = GameState.start(YACHT, 1).after(Roll((5, 2, 5, 5, 1)))
        advice = Coach(YACHT).advise(state)
        assert advice.measure is Measure.POINTS
        assert advice.chances == ()
        assert all(option.win is None and option.loss.win is None for option in advice.options)
        assert Coach(YACHT).chances(state) == ()

    def test_without_dice_there_is_nothing_to_advise(self):
        coach = Coach(YACHT)
        start = GameState.start(YACHT, 2)
        over = states_of(YACHT, 2, random_game(YACHT, 2, seed=1))[-1]
        best = coach.advise(start.after(Roll((1, 1, 1, 1, 1)))).best
        for state in (start, over):
            with pytest.raises(NothingToAdvise):
                coach.advise(state)
            with pytest.raises(NothingToAdvise):
                coach.outcomes(state, best)

    def test_equal_choices_are_named_and_nothing_can_be_lost_where_all_are(self):
        # Only the Yacht is open: ones and twos are kept alike, one die or none.
        card = card_of_boxes(YACHT, ["yacht"], 100)
        state = GameState(YACHT, (card,), turn=12, dice=(1, 2, 3, 4, 5), rolls_used=1)
        advice = Coach(YACHT).advise(state)
        assert {option.keep for option in advice.ties} == {(), (1,), (2,), (3,), (4,), (5,)}
        assert not advice.is_forced
        last = GameState(YACHT, (card,), turn=12, dice=(1, 2, 3, 4, 5), rolls_used=3)
        assert Coach(YACHT).advise(last).is_forced
        lost = GameState(YACHT, (card, card_of_boxes(YACHT, [], 297)), turn=12, dice=(1, 1, 3, 4, 5), rolls_used=2)
        advice = Coach(YACHT).advise(lost)
        assert advice.is_forced
        assert advice.best.keep == (1, 1), "equal by winning, so points decide"


class TestAgreement:
    @pytest.mark.parametrize("rules", FAST, ids=lambda rules: rules.id)
    def test_points_are_those_of_the_solver(self, rules):
        coach, adviser = Coach(rules), Adviser(SOLVED, rules)
        for state in decided_positions(rules, 1, seed=11):
            number = adviser.scoring.space.of_card(state.card)
            said = {
                choice.keep or choice.category: choice
                for choice in adviser.choices(number, state.dice, state.rolls_left)
            }
            for option in coach.advise(state).options:
                choice = said.get(option.keep if option.keep else option.category)
                if choice is not None:
                    assert option.points == pytest.approx(state.card.total + choice.points, abs=1e-9)

    @pytest.mark.parametrize("rules", FAST[:3], ids=lambda rules: rules.id)
    def test_chances_to_win_are_those_of_the_solver(self, rules):
        coach, adviser = Coach(rules), Adviser(SolvedRules(), rules)
        compared = 0
        for state in decided_positions(rules, 2, seed=12):
            opened = max(len(card.open_ids) for card in state.cards)
            if 4 < opened < 7:
                continue  # There the other one takes its time.
            numbers = [adviser.scoring.space.of_card(state.cards[p]) for p in (state.player, 1 - state.player)]
            ahead = state.totals[state.player] - state.totals[1 - state.player]
            choices = adviser.choices(numbers[0], state.dice, state.rolls_left, (numbers[1], ahead))
            said = {choice.keep or choice.category: choice.win for choice in choices}
            for option in coach.advise(state).options:
                if (option.keep or option.category) in said:
                    compared += 1
                    assert option.win == pytest.approx(said[option.keep or option.category], abs=1e-9)
        assert compared > 200

    @pytest.mark.parametrize("rules", FAST, ids=lambda rules: rules.id)
    def test_the_captain_takes_the_first_choice_alone(self, rules):
        coach, captain = Coach(rules), make_policy(Level.CAPTAIN, rules, 1)
        for seed in range(3):
            for state in decided_positions(rules, 1, seed):
                assert decision_of(coach.advise(state).best, state) == captain.decide(state)

    def test_the_admiral_takes_the_first_choice_at_a_table_of_three(self):
        coach, admiral = Coach(YACHT), make_policy(Level.ADMIRAL, YACHT, 1)
        for state in decided_positions(YACHT, 3, seed=5):
            assert decision_of(coach.advise(state).best, state) == admiral.decide(state)


def decision_of(option, state):
    if option.is_box:
        return Score(option.category)
    return Keep(positions_of(option.keep, state.dice))


class TestWinningAtOnce:
    def served(self, players: int) -> GameState:
        return GameState.start(GENERALA, players).after(Roll((3, 3, 3, 3, 3)))

    @pytest.mark.parametrize("players", [1, 2, 3])
    def test_the_winning_box_comes_first_and_loses_nothing(self, players):
        best = Coach(GENERALA).advise(self.served(players)).best
        assert best.category == "generala"
        assert best.loss.points == 0.0
        assert not best.loss.win
        assert best.points == 50.0

    def test_to_refuse_it_loses_what_it_wins(self):
        advice = Coach(GENERALA).advise(self.served(2))
        assert advice.chances == (1.0, 0.0)
        threes = advice.option_of(Score("threes"))
        assert threes.loss.win == pytest.approx(1.0 - known(threes.win))
        assert [option.category for option in advice.ties] == ["generala"]

    def test_refused_for_more_points_alone_nothing_below_nought_is_lost(self):
        advice = Coach(GENERALA).advise(self.served(1))
        assert min(option.loss.points for option in advice.options) == 0.0

    def test_on_a_later_roll_it_is_a_box_like_others(self):
        state = self.served(2).after(Roll((3, 3, 3, 3, 3), kept=frozenset({0, 1})))
        advice = Coach(GENERALA).advise(state)
        assert known(advice.option_of(Score("generala")).win) < 1.0

    def test_afterwards_it_is_won(self):
        over = self.served(3).after(Score("generala"))
        assert Coach(GENERALA).chances(over) == (1.0, 0.0, 0.0)


class TestChances:
    @pytest.mark.parametrize("rules", FAST, ids=lambda rules: rules.id)
    @pytest.mark.parametrize("players", [2, 3, 6])
    def test_they_add_up_to_one_in_every_position(self, rules, players):
        coach = Coach(rules)
        for state in states_of(rules, players, random_game(rules, players, seed=players))[:: 1 if players < 4 else 5]:
            chances = coach.chances(state)
            assert len(chances) == players
            assert sum(chances) == pytest.approx(1.0, abs=1e-12)
            assert min(chances) >= 0.0

    def test_at_the_start_nobody_is_ahead(self):
        for players in (2, 3, 4, 5, 6):
            assert Coach(YACHT).chances(GameState.start(YACHT, players)) == pytest.approx([1 / players] * players)

    def test_a_shared_first_place_is_shared(self):
        cards = tuple(card_of_boxes(YACHT, [], total) for total in (150, 170, 170))
        assert Coach(YACHT).chances(GameState(YACHT, cards, player=2, turn=12)) == (0.0, 0.5, 0.5)

    def test_they_are_those_of_the_best_choice(self):
        coach = Coach(YACHT)
        for state in decided_positions(YACHT, 4, seed=2)[::7]:
            advice = coach.advise(state)
            assert coach.chances(state) == advice.chances
            assert advice.chances[state.player] == max(known(option.win) for option in advice.options)

    def test_what_others_thought_ahead_changes_nothing(self):
        scoring, solved = scoring_of(YACHT), SolvedRules()
        boxes = ["ones", "twos", "full_house", "big_straight", "yacht"]
        cards = card_of_boxes(YACHT, boxes, 90), card_of_boxes(YACHT, boxes[1:], 100)
        state = GameState(YACHT, cards, turn=8, dice=(1, 1, 2, 2, 2), rolls_used=1)
        before = Coach(YACHT, solved).advise(state)
        mover, other = [scoring.space.of_card(card) for card in cards]
        assert solved.end_games(YACHT).ponder(mover, other, lambda: False)
        assert solved.end_games(YACHT).turn(mover, other, -10) is not None
        assert Coach(YACHT, solved).advise(state) == before

    def test_what_was_asked_before_changes_nothing_where_distributions_are_approximate(self):
        rules = FAST[3]
        fresh, asked = Coach(rules), Coach(rules)
        states = decided_positions(rules, 3, seed=1)
        late = [asked.advise(state) for state in reversed(states)][::-1]
        assert [fresh.advise(state) for state in states] == late
