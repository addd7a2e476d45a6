"""The coach against plain enumeration: all dice of a turn, all games of a late position, by the engine's own rules."""

from functools import lru_cache

import pytest

from tests.coach.figures import known
from tests.game.variants import TINY
from tests.solver.plain import PlainSolver, keeps, outcomes, random_cards
from yacht_desktop.coach.advising import Coach
from yacht_desktop.coach.choices import Option
from yacht_desktop.coach.reviewing import review_game
from yacht_desktop.game.moves import Roll, Score
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.game.state import GameState
from yacht_desktop.solver.tables import SolvedRules


@pytest.mark.parametrize("rules", TINY, ids=range(len(TINY)))
def test_points_are_those_of_trying_all_dice(rules):
    coach, plain = Coach(rules, SolvedRules()), PlainSolver(rules)
    for card in random_cards(rules, 3, seed=1, count=2) + random_cards(rules, 1, seed=2, count=2):
        for dice, _ in outcomes(rules, ()):
            for used in (1, 2):
                state = GameState(rules, (card,), dice=dice, rolls_used=used)
                for option in coach.advise(state).options:
                    assert option.points == pytest.approx(plain_points(plain, state, option), abs=1e-9)


@pytest.mark.parametrize("rules", TINY[::3], ids=range(len(TINY[::3])))
def test_a_late_duel_is_that_of_trying_all_games(rules):
    coach = Coach(rules, SolvedRules())
    mine, theirs = random_cards(rules, 2, seed=3, count=2), random_cards(rules, 1, seed=4, count=2)
    for cards in zip(mine, theirs, strict=True):
        for dice, _ in outcomes(rules, ())[::2]:
            state = GameState(rules, cards, turn=3, dice=dice, rolls_used=1)
            advice = coach.advise(state)
            tried = [chances_by_trial(state, option)[0] for option in advice.options]
            assert [option.win for option in advice.options] == pytest.approx(tried, abs=1e-9)
            assert advice.chances[0] == pytest.approx(max(tried), abs=1e-9)


@pytest.mark.parametrize("rules", TINY[::4], ids=range(len(TINY[::4])))
def test_the_last_turn_of_three_is_that_of_trying_all_dice(rules):
    coach = Coach(rules, SolvedRules())
    full = random_cards(rules, 0, seed=5, count=4)
    for seed in range(3):
        cards = (full[seed], full[seed + 1], random_cards(rules, 1, seed=6 + seed, count=1)[0])
        for dice, _ in outcomes(rules, ()):
            state = GameState(rules, cards, player=2, turn=4, dice=dice, rolls_used=1)
            advice = coach.advise(state)
            assert advice.chances == pytest.approx(chances_by_trial(state, advice.best), abs=1e-9)
            for option in advice.options:
                found = coach.chances_after(state, option, known(option.win))
                assert found == pytest.approx(chances_by_trial(state, option), abs=1e-9)


@pytest.mark.parametrize(("rules_id", "players"), [("yacht", 1), ("yacht", 2), ("generala", 1), ("crag", 3)])
def test_the_luck_of_all_that_can_be_rolled_comes_to_nothing(rules_id, players):
    rules = ruleset(rules_id)
    first = [(review_game(rules, players, [Roll(dice)]).rolls[0], chance) for dice, chance in outcomes(rules, ())]
    assert sum(chance * luck.points for luck, chance in first) == pytest.approx(0.0, abs=1e-9)
    dice = (6, 5, 6, 2, 6)[: rules.dice]
    again = []
    for rolled, chance in outcomes(rules, (6,)):
        review = review_game(rules, players, [Roll(dice), Roll(rolled[::-1], kept=frozenset({0}))])
        again.append((review.rolls[1], chance))
    assert sum(chance * luck.points for luck, chance in again) == pytest.approx(0.0, abs=1e-9)
    if players > 1:
        assert sum(chance * known(luck.win) for luck, chance in again) == pytest.approx(0.0, abs=1e-9)


def test_the_luck_of_first_rolls_is_spread_as_known():
    rules = ruleset("yacht")
    luck = [(review_game(rules, 1, [Roll(dice)]).rolls[0].points, chance) for dice, chance in outcomes(rules, ())]
    assert sum(chance * points**2 for points, chance in luck) ** 0.5 == pytest.approx(3.6, abs=0.05)


def plain_points(plain: PlainSolver, state: GameState, option: Option) -> float:
    """Return the mover's expected final total after a choice."""
    if option.keep is not None:
        return state.card.total + plain.keep(state.card, option.keep, state.rolls_used)
    card = state.after(Score(known(option.category))).cards[0]
    return card.total + plain.value(card)


def chances_by_trial(state: GameState, option: Option):
    """Return the chances of all players after a choice, if everybody plays on to win, and for points where equal."""
    if option.is_box:
        return value_by_trial(state.after(Score(known(option.category))))[0]
    return after_keep(state, option.keep)[0]


def after_keep(state: GameState, keep):
    """Return the chances of all players, and the mover's expected total, after keeping dice."""
    return mixed((value_by_trial(with_dice(state, dice)), chance) for dice, chance in outcomes(state.rules, keep))


def with_dice(state: GameState, dice) -> GameState:
    return GameState(state.rules, state.cards, state.player, state.turn, dice, state.rolls_used + 1)


@lru_cache(maxsize=200_000)
def value_by_trial(state: GameState):
    """Return the chances of all players and the mover's expected total, which is of no matter between turns."""
    if state.is_over:
        return [(player in state.winners) / len(state.winners) for player in range(len(state.cards))], 0.0
    if state.dice is None:
        return mixed((value_by_trial(with_dice(state, dice)), chance) for dice, chance in outcomes(state.rules, ()))
    found = []
    for category in state.possible_scores:
        after = state.after(Score(category))
        found.append((value_by_trial(after)[0], after.cards[state.player].total))
    if state.rolls_left:
        found += [after_keep(state, keep) for keep in keeps(tuple(sorted(state.dice)))]
    return max(found, key=lambda value: (round(value[0][state.player], 9), value[1]))


def mixed(values):
    """Return the mean of values with chances."""
    all_values = list(values)
    players = len(all_values[0][0][0])
    chances = [sum(chance * value[0][player] for value, chance in all_values) for player in range(players)]
    return chances, sum(chance * value[1] for value, chance in all_values)
