"""Playing on from a step of another game: its moves, with fresh dice."""

from collections.abc import Iterator

import pytest

from tests.session.table_talk import HUMAN, SimpleThinker, setup_of
from yacht_desktop.game.dice import SeededDice
from yacht_desktop.game.errors import IllegalMove
from yacht_desktop.game.moves import Roll, Score
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.game.state import replay
from yacht_desktop.session.game_session import GameSession

YACHT = ruleset("yacht")
MOVES = (Roll((1, 2, 3, 4, 5)), Score("little_straight"), Roll((6, 6, 6, 1, 2)))


@pytest.fixture
def session(qapp: object) -> Iterator[GameSession]:
    seeds = iter(range(100))
    made = GameSession(setup_of(HUMAN), SimpleThinker(), lambda: SeededDice.from_number(next(seeds)))
    made.begin()
    yield made
    made.shut_down()


def test_the_game_goes_on_where_the_moves_lead(session, qtbot):
    with qtbot.waitSignal(session.started, timeout=0):
        session.play_on(setup_of(HUMAN), MOVES)
    assert session.moves == MOVES
    assert session.state == replay(YACHT, 1, MOVES)
    assert session.position.can_undo


def test_the_dice_to_come_are_fresh_each_time(session):
    rolled = set()
    for _ in range(3):
        session.play_on(setup_of(HUMAN), MOVES)
        session.roll()
        rolled.add(session.moves[-1])
    assert len(rolled) == 3


def test_moves_against_the_rules_leave_the_game_as_it_is(session):
    session.roll()
    before = session.moves
    with pytest.raises(IllegalMove):
        session.play_on(setup_of(HUMAN), (Score("ones"),))
    assert session.moves == before
