"""A game cut into turns, and what of it is news to whom."""

from tests.game.variants import random_game
from tests.session.positions import CAPTAIN, HUMAN, setup_of
from yacht_desktop.game.moves import Roll, Score
from yacht_desktop.game.rulesets import RULE_IDS, ruleset
from yacht_desktop.game.state import GameState
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.session.turn_tales import TurnTale, last_rolls, listening_seat, tales_for, turn_tales

FIRST, SECOND = Roll((2, 2, 5, 5, 6)), Roll((5, 5, 5, 5, 6), frozenset({2, 3}))
OTHER = Roll((1, 1, 1, 2, 2))
TWO = GameSetup(ruleset("yacht"), (Player("Anna"), Player("Bo")))


def test_each_turn_has_its_rolls_its_score_and_what_it_earned():
    moves = (FIRST, SECOND, Score("fives"), OTHER)
    assert turn_tales(TWO, moves) == (
        TurnTale(0, (FIRST, SECOND), "fives", 20),
        TurnTale(1, (OTHER,)),
    )


def test_points_and_bonuses_of_all_turns_add_up_to_the_totals():
    for rules_id in RULE_IDS:
        setup = setup_of(HUMAN, CAPTAIN, rules=ruleset(rules_id))
        moves = random_game(setup.rules, 2, seed=5)
        state = GameState.start(setup.rules, 2)
        for move in moves:
            state = state.after(move)
        tales = turn_tales(setup, moves)
        for seat in range(2):
            assert sum(tale.points + tale.bonus for tale in tales if tale.seat == seat) == state.totals[seat]


def test_the_last_rolls_are_those_of_the_last_turn_scored_or_not():
    assert last_rolls(()) == ()
    assert last_rolls((FIRST, SECOND)) == (FIRST, SECOND)
    assert last_rolls((FIRST, SECOND, Score("fives"))) == (FIRST, SECOND)
    assert last_rolls((FIRST, Score("fives"), OTHER)) == (OTHER,)


def test_news_is_what_others_played_since_and_else_ones_own_last_turn():
    tales = turn_tales(TWO, (FIRST, Score("fives"), OTHER, Score("ones"), FIRST))
    mine, theirs, _ = tales
    assert tales_for(0, ()) == ()
    assert tales_for(0, tales[:1]) == (mine,)
    assert tales_for(0, tales[:2]) == (theirs,)
    # What one has just rolled oneself is no news.
    assert tales_for(0, tales) == (theirs,)
    assert tales_for(1, tales[:1]) == (mine,)
    assert tales_for(1, tales) == (tales[2],)


def test_one_who_listens_in_a_computers_turn_is_the_person_who_moved_last():
    setup = setup_of(HUMAN, CAPTAIN, HUMAN)
    state = GameState.start(setup.rules, 3).after(FIRST).after(Score("fives"))
    assert listening_seat(setup, state) == 0
    state = state.after(OTHER).after(Score("ones"))
    assert listening_seat(setup, state) == 2
    assert listening_seat(setup_of(CAPTAIN, CAPTAIN), GameState.start(setup.rules, 2)) == 0
