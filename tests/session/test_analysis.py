"""The engine behind the coach at the table, at Yacht, whose values take no time."""

from collections.abc import Callable

import pytest

from tests.session.coach_talk import CoachedTable
from tests.session.table_talk import HUMAN, seeded, setup_of
from tests.session.test_reviewing import random_moves
from yacht_desktop.coach.reviewing import review_game
from yacht_desktop.game.moves import Keep, Roll, Score
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.session.analysis import ExactAnalyst, own_moves
from yacht_desktop.session.coach_events import Hint, Threshold, Warned
from yacht_desktop.session.computer import ThinkingJob
from yacht_desktop.session.jobs import Cancelled
from yacht_desktop.session.setup import Player

NewTable = Callable[..., CoachedTable]
JOB = ThinkingJob(lambda _: None, lambda: False)
WANTED = ThinkingJob(lambda _: None, lambda: False)
UNWANTED = ThinkingJob(lambda _: None, lambda: True)


def exact_table(new_table: NewTable, *moves: Roll | Score, players: tuple[Player, ...] = (HUMAN,)) -> CoachedTable:
    table = new_table(*players, analyst=ExactAnalyst())
    table.session.lay_out(setup_of(*players), seeded()(), moves)
    return table


def test_the_hint_is_a_best_choice_with_its_gain_and_what_it_aims_for(new_table: NewTable) -> None:
    table = exact_table(new_table, Roll((2, 6, 5, 6, 6)))
    for number in (1, 2, 3):
        table.coaching.hint()
        hint = table.wait_for("hinted", number)
    assert isinstance(hint, Hint)
    assert hint.option.keep == (6, 6, 6)
    assert hint.positions == {1, 3, 4}
    assert hint.gain is not None
    assert hint.gain.points > 0
    assert hint.gain.win is None
    assert sum(outcome.chance for outcome in hint.outcomes) == pytest.approx(1.0, abs=0.05)
    assert {"sixes", "four_of_a_kind", "yacht"} <= {outcome.category for outcome in hint.outcomes}


def test_the_tutor_knows_a_blunder_by_its_chance_to_win(new_table: NewTable) -> None:
    table = exact_table(new_table, Roll((6, 6, 6, 6, 6)), players=(HUMAN, HUMAN))
    table.coaching.set_threshold(Threshold())
    table.session.score("ones")
    warned = table.wait_for("warned")
    assert isinstance(warned, Warned)
    assert warned.advice.best.category == "yacht"
    assert warned.option.loss.win is not None
    assert warned.option.loss.win > 0.1


def test_chances_of_all_add_up_and_follow_every_move(new_table: NewTable) -> None:
    table = exact_table(new_table, players=(HUMAN, HUMAN, HUMAN))
    table.coaching.set_watching(True)
    table.qtbot.waitUntil(lambda: len(table.coaching.chances) == 3, timeout=20_000)
    assert sum(table.coaching.chances) == pytest.approx(1.0)
    before = table.coaching.chances
    table.session.roll()
    table.qtbot.waitUntil(lambda: table.coaching.chances != before, timeout=20_000)
    assert sum(table.coaching.chances) == pytest.approx(1.0)


@pytest.mark.parametrize("players", [1, 3])
def test_luck_and_skill_so_far_are_those_of_the_review(players: int) -> None:
    setup = setup_of(*[HUMAN] * players)
    whole = random_moves(players, 3)
    analyst = ExactAnalyst()
    analyst.prepare(setup.rules, players, JOB)
    for length in (0, len(whole) // 2, len(whole)):
        moves = whole[:length]
        review = review_game(setup.rules, players, moves)
        for seat, told in enumerate(review.players):
            so_far = analyst.so_far(setup, moves, seat, JOB)
            assert (so_far.player, so_far.decisions) == (seat, told.decisions)
            assert isinstance(so_far.luck, float)
            assert isinstance(so_far.lost, float), "a whole number is none that Qt writes with decimals"
            assert so_far.luck == pytest.approx(told.luck, abs=1e-9)
            assert so_far.lost == pytest.approx(told.lost, abs=1e-9)


def test_a_players_own_moves_are_a_game_alone() -> None:
    setup = setup_of(HUMAN, HUMAN)
    moves = (Roll((1, 2, 3, 4, 6)), Score("ones"), Roll((2, 2, 3, 4, 6)), Roll((2, 2, 2, 2, 2), frozenset({0, 1})))
    assert own_moves(setup, moves, 0) == moves[:2]
    assert own_moves(setup, moves, 1) == moves[2:]


def test_what_is_not_wanted_any_more_is_given_up() -> None:
    analyst = ExactAnalyst()
    moves = random_moves(2, 3)
    with pytest.raises(Cancelled):
        analyst.so_far(setup_of(HUMAN, HUMAN), moves, 0, UNWANTED)
    with pytest.raises(Cancelled):
        analyst.prepare(ruleset("yatzy"), 1, UNWANTED)
    analyst.prepare(ruleset("yacht"), 1, WANTED)
    with pytest.raises(Cancelled):
        analyst.prepare(ruleset("yacht"), 1, UNWANTED)


def test_what_is_held_is_worth_what_the_advice_says_of_it(new_table: NewTable) -> None:
    table = exact_table(new_table, Roll((2, 6, 5, 6, 6)))
    table.coaching.set_watching(True)
    table.qtbot.waitUntil(lambda: table.coaching.advice is not None, timeout=20_000)
    advice = table.coaching.advice
    assert advice is not None
    for place in (1, 3, 4):
        table.session.hold(place)
    assert table.coaching.held_option == advice.best
    assert advice.option_of(Keep(frozenset({1, 3, 4}))) == advice.best
