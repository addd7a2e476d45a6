"""Reviews: sums that are exact under all rules, no loss for who plays without one, and every event told."""

import pytest

from tests.coach.figures import known
from tests.game.variants import random_game, states_of
from tests.opponents.test_policies import played
from yacht_desktop.coach.advising import Coach
from yacht_desktop.coach.choices import EQUAL, Measure
from yacht_desktop.coach.marks import Mark, mark_of
from yacht_desktop.coach.reviewing import review_game
from yacht_desktop.coach.reviews import Review
from yacht_desktop.game.errors import BadPlayers, IllegalMove
from yacht_desktop.game.moves import Decision, Keep, Roll, Score
from yacht_desktop.game.rulesets import RULE_IDS, RuleSet, ruleset
from yacht_desktop.game.state import GameState, replay
from yacht_desktop.opponents.levels import Level, make_policy
from yacht_desktop.opponents.policy import positions_of
from yacht_desktop.solver.solitaire import SolvingCancelled
from yacht_desktop.solver.tables import SOLVED, SolvedRules

YACHT, CRAG, GENERALA = ruleset("yacht"), ruleset("crag"), ruleset("generala")
QUICK = {"yacht", "crag", "generala"}
# How many games of one, two and four players: a thousand of all six rule sets together.
GAMES = {True: {1: 146, 2: 20, 4: 18}, False: {1: 146, 2: 4, 4: 2}}


def check_points(review: Review, rules: RuleSet, players: int) -> None:
    """Check that points add up for every player, from the totals and from the single events."""
    end = replay(rules, players, review.moves)
    for player, one in enumerate(review.players):
        assert one.total == end.totals[player]
        assert one.total == pytest.approx(one.start + one.luck - one.lost - one.unplayed, abs=1e-6)
        luck = sum(roll.points for roll in review.rolls if roll.state.player == player)
        lost = sum(decision.loss.points for decision in review.decisions if decision.player == player)
        assert (one.luck, one.lost) == pytest.approx((luck, lost), abs=1e-9)
        if end.is_over:
            assert review.standing[-1][player] == pytest.approx(one.total + one.unplayed, abs=1e-6)
        assert one.unplayed == 0.0 or not end.cards[player].is_full


def check_chances(review: Review, rules: RuleSet, players: int) -> None:
    """Check that chances to win add up for every player: to 1 at any time, and to the result in the end."""
    end = replay(rules, players, review.moves)
    for player, one in enumerate(review.players):
        own_rolls = [roll for roll in review.rolls if roll.state.player == player]
        own_decisions = [decision for decision in review.decisions if decision.player == player]
        others = sum(roll.changes[player] for roll in review.rolls if roll.state.player != player)
        others += sum(one.changes[player] for one in review.decisions if one.player != player)
        result = 1 / len(end.winners) if player in end.winners else 0.0
        assert result == pytest.approx(
            known(one.win_start) + known(one.win_luck) - known(one.win_lost) + others, abs=1e-6
        )
        assert one.win_luck == pytest.approx(sum(known(roll.win) for roll in own_rolls), abs=1e-9)
        assert one.win_lost == pytest.approx(sum(known(decision.loss.win) for decision in own_decisions), abs=1e-9)
        assert review.after_moves[-1][player] == result
    if players == 2:
        check_duel(review)
    for chances in (*review.after_moves, *review.chances):
        assert sum(chances) == pytest.approx(1.0, abs=1e-9)


def check_duel(review: Review) -> None:
    """Check that a duel's result is the start, one's own luck and losses, and the other's turned round."""
    for mine, other in (review.players, review.players[::-1]):
        result = known(mine.win_start) + known(mine.win_luck) - known(mine.win_lost)
        result += known(other.win_lost) - known(other.win_luck)
        assert review.after_moves[-1][review.players.index(mine)] == pytest.approx(result, abs=1e-6)


@pytest.mark.parametrize("rules_id", RULE_IDS)
def test_the_sums_are_exact(rules_id):
    rules = ruleset(rules_id)
    Coach(rules).prepare()
    for players, games in GAMES[rules_id in QUICK].items():
        for seed in range(games):
            review = review_game(rules, players, random_game(rules, players, seed))
            check_points(review, rules, players)
            if players > 1:
                check_chances(review, rules, players)


def test_that_is_a_thousand_games():
    assert sum(sum(GAMES[rules_id in QUICK].values()) for rules_id in RULE_IDS) >= 1000


@pytest.mark.parametrize("levels", [(Level.ADMIRAL, Level.BOSUN), (Level.CAPTAIN, Level.DECKHAND, Level.ADMIRAL)])
def test_in_games_of_the_computer_the_sums_are_exact_too(levels):
    policies = [make_policy(level, YACHT, 1) for level in levels]
    for seed in range(3):
        review = review_game(YACHT, len(levels), played(policies, YACHT, seed)[0])
        check_points(review, YACHT, len(levels))
        check_chances(review, YACHT, len(levels))
        best = min(range(len(levels)), key=lambda player: known(review.players[player].win_lost))
        assert levels[best] is Level.ADMIRAL


@pytest.mark.parametrize("rules", [YACHT, CRAG, GENERALA, ruleset("yatzy", forced_order="yes")], ids=lambda r: r.id)
def test_who_plays_perfectly_for_points_alone_loses_nothing(rules):
    captain = make_policy(Level.CAPTAIN, rules, 1)
    for seed in range(8):
        review = review_game(rules, 1, played([captain], rules, seed)[0])
        (one,) = review.players
        assert all(decision.loss.points <= EQUAL for decision in review.decisions)
        assert all(decision.mark is Mark.BEST for decision in review.decisions)
        assert all(decision.chosen in decision.best for decision in review.decisions)
        assert (one.lost, one.accuracy, one.good) == (0.0, 1.0, one.unforced)
        assert 0 < one.unforced <= one.decisions


class TakesTheLastOfEqualChoices:
    """Chooses what the coach names last among the best."""

    def __init__(self, rules: RuleSet) -> None:
        self.coach = Coach(rules)

    def decide(self, state: GameState) -> Decision:
        option = self.coach.advise(state).ties[-1]
        return Score(option.category) if option.category else Keep(positions_of(option.keep or (), known(state.dice)))


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("rules", [YACHT, CRAG], ids=str)
def test_choices_as_good_as_the_best_count_as_right(rules, players):
    policies = [TakesTheLastOfEqualChoices(rules)] * players
    reviews = [review_game(rules, players, played(policies, rules, seed)[0]) for seed in range(1 if players > 1 else 6)]
    assert any(decision.chosen != decision.best[0] for review in reviews for decision in review.decisions)
    for one in (player for review in reviews for player in review.players):
        assert one.lost == 0.0 or players > 1
        assert not one.win_lost
        assert one.accuracy in {1.0, None}


def test_against_others_points_are_not_everything():
    captain = make_policy(Level.CAPTAIN, YACHT, 1)
    reviews = [review_game(YACHT, 2, played([captain] * 2, YACHT, seed)[0]) for seed in range(4)]
    for review in reviews:
        assert review.measure is Measure.WIN
        assert [one.lost for one in review.players] == [0.0, 0.0]
    assert max(known(one.win_lost) for review in reviews for one in review.players) > 0.0


@pytest.fixture(scope="module")
def game():
    return random_game(YACHT, 3, seed=7)


@pytest.fixture(scope="module")
def review(game):
    return review_game(YACHT, 3, game)


class TestEvents:
    def test_every_roll_and_every_decision_is_told_once(self, game, review):
        states = states_of(YACHT, 3, game)
        rolls = [index for index, move in enumerate(game) if isinstance(move, Roll)]
        decided = [index for index, state in enumerate(states[:-1]) if state.dice is not None]
        assert [roll.move for roll in review.rolls] == rolls
        assert [decision.move for decision in review.decisions] == decided
        assert [roll.state for roll in review.rolls] == [states[index] for index in rolls]
        assert [decision.state for decision in review.decisions] == [states[index] for index in decided]
        assert sum(one.decisions for one in review.players) == len(decided)

    def test_what_was_chosen_is_what_the_move_did(self, game, review):
        for decision in review.decisions:
            move = game[decision.move]
            if isinstance(move, Score):
                assert decision.chosen.category == move.category
            else:
                assert decision.chosen.keep == tuple(sorted(move.kept_faces))

    def test_decisions_are_judged_as_the_coach_does(self, review):
        coach = Coach(YACHT)
        for decision in review.decisions[::5]:
            advice = coach.advise(decision.state)
            assert decision.chosen in advice.options
            assert decision.best == advice.ties
            assert decision.unforced is not advice.is_forced
            assert decision.mark is mark_of(decision.loss, Measure.WIN)

    def test_chances_stand_after_moves_and_rounds(self, game, review):
        assert len(review.after_moves) == len(game) + 1
        assert len(review.chances) == len(review.standing) == len(YACHT.categories) + 1
        assert review.chances[0] == review.after_moves[0]
        assert review.chances[-1] == review.after_moves[-1]
        assert set(review.chances) <= set(review.after_moves)

    def test_chances_are_those_shown_during_the_game(self, game, review):
        coach = Coach(YACHT)
        for state, chances in zip(states_of(YACHT, 3, game), review.after_moves, strict=True):
            assert chances == pytest.approx(coach.chances(state), abs=1e-9)

    def test_the_costliest_choices_are_the_player_s_own_worst_by_points(self, review):
        for player in range(3):
            own = [decision.loss.points for decision in review.decisions if decision.player == player]
            costliest = review.costliest(player, most=4)
            assert [decision.loss.points for decision in costliest] == sorted(own, reverse=True)[:4]
            assert all(decision.player == player for decision in costliest)

    def test_the_accuracy_is_the_share_of_good_choices_where_there_was_one(self, review):
        for player, one in enumerate(review.players):
            own = [decision for decision in review.decisions if decision.player == player and decision.unforced]
            good = [decision for decision in own if decision.mark in {Mark.BEST, Mark.CLOSE}]
            assert one.accuracy == len(good) / len(own)

    def test_the_same_game_has_the_same_review(self, game, review):
        assert review_game(YACHT, 3, list(game), solved=SolvedRules()) == review


@pytest.mark.parametrize("rules", [YACHT, GENERALA, ruleset("yatzy", forced_order="yes")], ids=lambda r: r.id)
def test_a_duel_has_the_same_review_to_the_last_digit_whatever_was_solved_before(rules):
    game, solved = random_game(rules, 2, seed=9), SolvedRules()
    states = states_of(rules, 2, game)
    coach = Coach(rules, solved)
    for state in reversed(states):
        coach.chances(state)
    late = next(state for state in states if max(len(card.open_ids) for card in state.cards) == 5)
    mover, other = [coach.outlook.scoring.space.of_card(late.cards[p]) for p in (late.player, 1 - late.player)]
    solved.end_games(rules).ponder(mover, other, lambda: False)
    assert review_game(rules, 2, game, solved=solved) == review_game(rules, 2, game, solved=SolvedRules())


def test_in_a_duel_chances_are_those_shown_but_where_the_exact_end_begins():
    coach = Coach(YACHT)
    game = random_game(YACHT, 2, seed=4)
    review = review_game(YACHT, 2, game)
    apart = [
        abs(chances[0] - coach.chances(state)[0])
        for state, chances in zip(states_of(YACHT, 2, game), review.after_moves, strict=True)
    ]
    assert max(apart) < 1e-9


class TestUnfinishedGames:
    @pytest.mark.parametrize("players", [1, 2, 4])
    def test_what_was_played_is_reviewed(self, players):
        game = random_game(YACHT, players, seed=3)
        for length in (0, 1, 2, 7, len(game) // 2):
            review = review_game(YACHT, players, game[:length])
            check_points(review, YACHT, players)
            assert len(review.rolls) + len(review.decisions) >= length
            if players > 1:
                assert len(review.after_moves) == length + 1
                assert len(review.chances) == replay(YACHT, players, game[:length]).turn

    def test_nobody_played_nobody_is_judged(self):
        (one,) = review_game(YACHT, 1, []).players
        assert (one.total, one.luck, one.lost, one.decisions, one.accuracy) == (0, 0.0, 0.0, 0, None)
        assert one.unplayed == pytest.approx(one.start)
        assert one.win_start is None


class TestWinningAtOnce:
    SERVED = Roll((3, 3, 3, 3, 3))

    def test_points_that_the_others_could_not_play_for_are_told(self):
        review = review_game(GENERALA, 2, [self.SERVED, Score("generala")])
        check_points(review, GENERALA, 2)
        check_chances(review, GENERALA, 2)
        won, lost = review.players
        assert (won.total, won.unplayed, lost.total) == (50, 0.0, 0)
        assert lost.unplayed == pytest.approx(lost.start)
        assert review.chances[-1] == (1.0, 0.0)

    @pytest.mark.parametrize("players", [1, 2])
    @pytest.mark.parametrize("answer", [Score("threes"), Roll((3, 3, 1, 2, 4), kept=frozenset({0, 1}))])
    def test_who_refuses_it_is_reviewed_like_anybody(self, players, answer):
        game = [self.SERVED, answer]
        review = review_game(GENERALA, players, game)
        check_points(review, GENERALA, players)
        (decision,) = review.decisions
        assert decision.loss.points >= 0.0
        if players == 2:
            assert decision.mark is Mark.VERY_BAD
            assert [option.category for option in decision.best] == ["generala"]


class TestTheWork:
    def test_it_tells_its_progress(self):
        heard: list[float] = []
        review_game(CRAG, 2, random_game(CRAG, 2, seed=1), solved=SolvedRules(), progress=heard.append)
        assert heard == sorted(heard)
        assert heard[0] < 0.5
        assert heard[-1] == 1.0

    def test_it_stops_when_asked(self):
        game = random_game(YACHT, 2, seed=1)
        SOLVED.remaining(YACHT)
        asked = iter(range(1000))
        with pytest.raises(SolvingCancelled):
            review_game(YACHT, 2, game, cancelled=lambda: next(asked) > 5)
        assert next(asked) < 10
        with pytest.raises(SolvingCancelled):
            review_game(YACHT, 2, game, solved=SolvedRules(), cancelled=lambda: True)

    def test_what_is_no_game_is_refused(self):
        with pytest.raises(IllegalMove):
            review_game(YACHT, 1, [Score("ones")])
        with pytest.raises(BadPlayers):
            review_game(YACHT, 7, [])
