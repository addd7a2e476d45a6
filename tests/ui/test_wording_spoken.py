"""What is said to somebody who does not see the table: whole, countable, and told apart."""

import pytest

from tests.session.positions import CAPTAIN, HUMAN, position_after, setup_of
from yacht_desktop.game.moves import Roll, Score
from yacht_desktop.game.rulesets import RULE_IDS, ruleset
from yacht_desktop.session.events import Rolled, Scored
from yacht_desktop.session.setup import Player
from yacht_desktop.session.turn_tales import TurnTale
from yacht_desktop.ui.wording import spoken

THREE_FIVES = Roll((5, 5, 2, 5, 4))
SECOND = Roll((5, 5, 1, 5, 4), frozenset({0, 1, 3}))


def yacht(*moves, held=frozenset()):
    return position_after(setup_of(HUMAN, CAPTAIN), *moves, held=held)


def test_a_roll_is_told_with_what_is_left_and_what_it_would_bring():
    told = spoken.rolled_sentence(Rolled(yacht(THREE_FIVES, SECOND), frozenset({2, 4}), 0))
    assert told == "Three fives, a four, a one. One roll left. Fives would score 15."


def test_a_row_that_takes_any_dice_is_named_where_it_alone_would_bring_something():
    fives = [THREE_FIVES, Score("fives")]
    other = [Roll((1, 1, 1, 1, 1)), Score("ones")]
    position = yacht(*fives, *other, Roll((5, 5, 5, 1, 1)), Score("ones"))
    assert spoken.would_score(position) == "", "a computer is to move"
    assert spoken.would_score(yacht(THREE_FIVES)).startswith("Fives")
    last = position_after(setup_of(HUMAN), *_all_but("choice"), Roll((6, 6, 5, 5, 1)))
    assert spoken.would_score(last) == "Choice would score 23."
    nothing = position_after(setup_of(HUMAN), *_all_but("yacht"), Roll((6, 6, 5, 5, 1)))
    assert spoken.would_score(nothing) == "No open row would score."


def _all_but(category):
    boxes = [box for box in ruleset("yacht").category_ids if box != category]
    return [move for box in boxes for move in (Roll((1, 2, 2, 3, 3)), Score(box))]


def test_nothing_is_said_of_scores_before_a_roll():
    assert spoken.would_score(yacht()) == ""


def test_a_computers_turn_is_one_sentence_with_each_decision_once():
    rolls = (Roll((5, 5, 4, 2, 1)), Roll((5, 5, 6, 5, 2), frozenset({0, 1})), Roll((1, 2, 3, 4, 6)))
    position = yacht(THREE_FIVES, Score("fives"), *rolls, Score("choice"))
    told = spoken.scored_sentence(Scored(position, 1, "choice", 16, 0), rolls)
    assert told == (
        "Captain: two fives, a four, a two, a one; two fives held, then three fives, a six, a two; "
        "none held, then a six, a four, a three, a two, a one; Choice, 16. It is your turn."
    )


def test_after_one_computer_comes_another_without_more_words():
    setup = setup_of(HUMAN, CAPTAIN, CAPTAIN)
    position = position_after(setup, THREE_FIVES, Score("fives"), THREE_FIVES, Score("fives"))
    told = spoken.scored_sentence(Scored(position, 1, "fives", 15, 0), (THREE_FIVES,))
    assert told == "Captain 1: three fives, a four, a two; Fives, 15."


def test_a_bonus_is_told_after_the_turn():
    position = yacht(THREE_FIVES)
    tale = TurnTale(1, (THREE_FIVES,), "fives", 15, 35)
    assert spoken.turn_told(position, tale).endswith("; Fives, 15. Captain: a bonus of 35.")


def test_held_dice_are_named():
    assert spoken.held_sentence(yacht(THREE_FIVES, held=frozenset({0, 1}))).startswith("Held: two fives. First roll.")
    assert spoken.held_sentence(yacht(THREE_FIVES)) == "First roll. No dice held."


def test_the_dice_are_read_in_their_places():
    read = spoken.dice_read(yacht(THREE_FIVES, SECOND, held=frozenset({0, 1, 3})))
    assert read == (
        "The dice in order: five, held; five, held; one; five, held; four. One roll left. Fives would score 15."
    )
    assert spoken.dice_read(yacht()) == "It is your turn. Nothing is rolled yet."
    captains = spoken.dice_read(yacht(THREE_FIVES, Score("fives"), THREE_FIVES))
    assert captains == "The dice in order: five; five; two; five; four. Captain to play."


def test_the_card_is_read_best_rows_first_with_what_brings_nothing():
    read = spoken.card_read(yacht(THREE_FIVES), 0)
    assert read.startswith("Would score: Choice 21, Fives 15, Fours 4, Twos 2. Would score 0: Ones, Threes, Sixes, ")
    assert read.endswith(" Total: 0.")
    after = yacht(THREE_FIVES, Score("fives"))
    assert spoken.card_read(after, 0).startswith("11 rows open: Ones, Twos, Threes, Fours, Sixes, Full House")
    assert spoken.card_read(after, 1).startswith("Scorecard: Captain. 12 rows open: ")


def test_the_card_tells_the_way_to_a_bonus_while_it_is_open():
    setup = setup_of(Player("Anna"), rules=ruleset("yatzy"))
    read = spoken.card_read(position_after(setup, THREE_FIVES, Score("fives")), 0)
    assert "For the bonus: 15 of 63." in read


def test_rows_that_must_wait_are_named_apart():
    setup = setup_of(Player("Anna"), rules=ruleset("yatzy", forced_order="yes"))
    read = spoken.card_read(position_after(setup, Roll((1, 1, 2, 3, 4))), 0)
    assert "Would score: Ones 2. Open, but not now: Twos, Threes" in read


def test_totals_are_read_with_the_highest_first():
    position = yacht(THREE_FIVES, Score("ones"), THREE_FIVES, Score("choice"))
    assert spoken.totals_read(position) == "Totals: Captain 21, You 0. Round 2 of 12."
    alone = position_after(setup_of(HUMAN), THREE_FIVES, Score("choice"))
    assert spoken.totals_read(alone) == "Total: 21. Round 2 of 12."


def test_news_says_also_that_there_is_none():
    position = yacht(THREE_FIVES, Score("fives"))
    mine = TurnTale(0, (THREE_FIVES,), "fives", 15)
    theirs = TurnTale(1, (THREE_FIVES,))
    assert spoken.news_read(yacht(), 0, ()) == "Nobody has played yet. It is your turn."
    assert spoken.news_read(position, 0, (mine,)).endswith("Fives, 15. Nobody has played since.")
    assert spoken.news_read(position, 0, (theirs,)) == "Captain: three fives, a four, a two."


@pytest.mark.parametrize("rules_id", RULE_IDS)
def test_everything_can_be_said_under_all_rules(rules_id):
    rules = ruleset(rules_id)
    first = Roll((1, 2, 3, 4, 5)[: rules.dice])
    setup = setup_of(HUMAN, CAPTAIN, rules=rules)
    for position in (position_after(setup), position_after(setup, first), position_after(setup, first, Score("ones"))):
        for said in (
            spoken.dice_read(position),
            spoken.card_read(position, 0),
            spoken.totals_read(position),
            spoken.situation(position),
        ):
            assert said.endswith(".")
            assert "{" not in said
