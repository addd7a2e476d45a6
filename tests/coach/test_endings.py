"""How a turn ends after a choice: with the best choices ever after, as playing them out says."""

import pytest

from tests.game.variants import TINY, card_of_boxes, random_game, states_of
from tests.solver.plain import outcomes, random_cards
from yacht_desktop.coach.advising import Coach
from yacht_desktop.game.moves import Keep, Roll, Score
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.game.state import GameState
from yacht_desktop.solver.tables import SolvedRules

YACHT, CRAG, GENERALA = ruleset("yacht"), ruleset("crag"), ruleset("generala")


def test_a_box_is_where_the_turn_ends():
    state = GameState.start(YACHT, 1).after(Roll((2, 2, 5, 5, 5)))
    coach = Coach(YACHT)
    (only,) = coach.outcomes(state, coach.advise(state).option_of(Score("full_house")))
    assert (only.category, only.chance, only.made, only.points) == ("full_house", 1.0, 1.0, 19.0)
    (nought,) = coach.outcomes(state, coach.advise(state).option_of(Score("yacht")))
    assert (nought.chance, nought.made, nought.points) == (1.0, 0.0, 0.0)


def test_the_last_box_is_made_as_often_as_known():
    card = card_of_boxes(YACHT, ["big_straight"], 100)
    state = GameState(YACHT, (card,), turn=12, dice=(1, 3, 4, 5, 6), rolls_used=2)
    coach = Coach(YACHT)
    (only,) = coach.outcomes(state, coach.advise(state).best)
    assert only.chance == pytest.approx(1.0)
    assert only.made == pytest.approx(1 / 6)
    assert only.points == pytest.approx(30 / 6)


@pytest.mark.parametrize("rules", TINY[:: len(TINY) // 3], ids=["forced", "free", "none"])
def test_jokers_count_with_what_they_write(rules):
    coach = Coach(rules, SolvedRules())
    for card in random_cards(rules, 2, seed=4, count=6):
        state = GameState(rules, (card,), turn=3, dice=(1, 2), rolls_used=1)
        option = coach.advise(state).option_of(Keep(frozenset()))
        known = {outcome.category: outcome for outcome in coach.outcomes(state, option)}
        ends = {category: [0.0, 0.0] for category in rules.category_ids}
        for dice, chance in outcomes(rules, ()):
            play_out(coach, GameState(rules, (card,), turn=3, dice=dice, rolls_used=2), chance, ends)
        found = {category: (one.chance, one.points * one.chance) for category, one in known.items()}
        assert found.keys() == {category for category, end in ends.items() if end[0]}
        for category, pair in found.items():
            assert pair == pytest.approx(ends[category])


@pytest.mark.parametrize(("rules", "players"), [(YACHT, 1), (YACHT, 3), (CRAG, 2), (GENERALA, 2)], ids=str)
def test_they_are_those_of_playing_the_best_choices_out(rules, players):
    coach = Coach(rules)
    states = states_of(rules, players, random_game(rules, players, seed=8))
    state = next(state for state in states if state.dice and state.rolls_left)
    option = next(option for option in coach.advise(state).options if option.keep)
    known = {outcome.category: outcome for outcome in coach.outcomes(state, option)}
    ends = {category: [0.0, 0.0] for category in rules.category_ids}
    for dice, chance in outcomes(rules, option.keep):
        after = GameState(rules, state.cards, state.player, state.turn, dice, state.rolls_used + 1)
        play_out(coach, after, chance, ends)
    for category, (chance, points) in ends.items():
        if category in known:
            assert known[category].chance == pytest.approx(chance, abs=1e-12)
            assert known[category].points == pytest.approx(points / chance, abs=1e-9)
        else:
            assert chance < 0.005
    assert list(known.values()) == sorted(known.values(), key=lambda outcome: -outcome.chance)


def play_out(coach, state, chance, ends):
    """Add how likely a turn ends in which box, with how many points, if the first choice is always taken."""
    best = coach.advise(state).best
    if best.is_box:
        ends[best.category][0] += chance
        ends[best.category][1] += chance * state.possible_scores[best.category]
        return
    for dice, share in outcomes(state.rules, best.keep):
        after = GameState(state.rules, state.cards, state.player, state.turn, dice, state.rolls_used + 1)
        play_out(coach, after, chance * share, ends)
