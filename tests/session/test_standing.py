"""How the game stands, while the panel is open: everybody's chances, one person's luck and skill."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.session.coach_talk import CoachedTable
from tests.session.table_talk import COMPUTER, HUMAN, setup_of
from yacht_desktop.game.state import GameState
from yacht_desktop.session.coach_events import SoFar
from yacht_desktop.session.position import Position
from yacht_desktop.session.standing import person_shown

NewTable = Callable[..., CoachedTable]


def test_an_open_panel_follows_chances_and_luck(new_table: NewTable) -> None:
    table = new_table(HUMAN, COMPUTER)
    table.coaching.set_watching(True)
    assert table.wait_for("chances_changed") == (0.5, 0.5)
    table.roll()
    table.qtbot.waitUntil(lambda: table.last("so_far") == SoFar(0, 1.0, 2.0, 1))
    table.session.score("ones")
    table.qtbot.waitUntil(lambda: table.session.state.turn == 2)
    table.qtbot.waitUntil(lambda: table.last("so_far") == SoFar(0, 1.0, 2.0, len(table.session.moves)))
    assert table.coaching.luck_and_skill == table.last("so_far")
    assert table.coaching.chances == (0.5, 0.5)


def test_figures_of_one_game_are_not_shown_in_the_next(new_table: NewTable) -> None:
    table = new_table(HUMAN, HUMAN)
    table.coaching.set_watching(True)
    table.wait_for("so_far")
    table.session.new_game(setup_of(HUMAN, HUMAN, HUMAN))
    assert table.last("chances_changed") == ()
    assert table.last("so_far") is None
    table.qtbot.waitUntil(lambda: len(table.coaching.chances) == 3)


def test_held_dice_change_no_figure_of_the_game(new_table: NewTable) -> None:
    table = new_table(HUMAN, HUMAN)
    table.coaching.set_watching(True)
    table.roll()
    table.settle()
    told = len(table.all_of("chances_changed"))
    table.session.hold(1)
    table.settle()
    assert len(table.all_of("chances_changed")) == told


@pytest.mark.parametrize(
    ("players", "player", "shown"),
    [
        ((HUMAN, HUMAN, COMPUTER), 1, 1),
        ((HUMAN, HUMAN, COMPUTER), 2, 1),
        ((COMPUTER, HUMAN, COMPUTER), 0, 1),
        ((COMPUTER, COMPUTER), 1, None),
    ],
)
def test_luck_and_skill_are_those_of_the_person_who_moves_or_moved_last(players, player, shown) -> None:
    setup = setup_of(*players)
    state = replace(GameState.start(setup.rules, len(players)), player=player)
    assert person_shown(Position(setup, state)) == shown
