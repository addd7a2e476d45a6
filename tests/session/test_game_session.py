"""The session: what people may do, what computers do, and what is told of it."""

import threading
import time
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot
from typing_extensions import override

from tests.session.table_talk import COMPUTER, HUMAN, BrokenThinker, SimpleThinker, SlowThinker, seeded, setup_of
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.game.state import GameState, replay
from yacht_desktop.session.computer import Thinker
from yacht_desktop.session.events import Refusal, Rolled, Scored, Undone
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.pace import NO_WAITING, NORMAL, Speed
from yacht_desktop.session.setup import GameSetup, Player


class Table:
    """A session and everything it told, in order."""

    def __init__(self, setup: GameSetup, thinker: Thinker) -> None:
        self.session = GameSession(setup, thinker, seeded())
        self.session.set_pace(NO_WAITING)
        self.told: list[tuple[str, object]] = []
        for name in ("started", "rolled", "held", "scored", "undone", "redone", "finished", "changed", "refused"):
            getattr(self.session, name).connect(lambda value, name=name: self.told.append((name, value)))

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.told]

    def last(self, name: str) -> object:
        return next(value for told, value in reversed(self.told) if told == name)


@pytest.fixture
def make_table(qapp: object) -> Iterator[object]:
    tables: list[Table] = []

    def make(*players: Player, thinker: Thinker | None = None) -> Table:
        table = Table(setup_of(*players), thinker or SimpleThinker())
        tables.append(table)
        table.session.begin()
        return table

    yield make
    for table in tables:
        table.session.shut_down()


def test_a_game_starts_with_its_position(make_table) -> None:
    table = make_table(HUMAN)
    assert table.names == ["started", "changed"]
    assert table.session.position.may_act


def test_rolling_tells_which_dice_were_thrown(make_table) -> None:
    table = make_table(HUMAN)
    table.session.roll()
    event = table.last("rolled")
    assert isinstance(event, Rolled)
    assert event.thrown == {0, 1, 2, 3, 4}
    table.session.hold(1)
    table.session.hold(3)
    lying = table.session.state.dice
    table.session.roll()
    event = table.last("rolled")
    assert event.thrown == {0, 2, 4}
    assert event.position.held == {1, 3}
    assert [table.session.state.dice[i] for i in (1, 3)] == [lying[1], lying[3]]


def test_holding_needs_dice_and_a_roll_to_come(make_table) -> None:
    table = make_table(HUMAN)
    table.session.hold(0)
    assert table.last("refused") is Refusal.NOTHING_ROLLED
    for _ in range(3):
        table.session.roll()
    table.session.hold(0)
    assert table.last("refused") is Refusal.NO_ROLLS_LEFT
    assert table.session.position.held == frozenset()


def test_hold_face_adds_to_the_dice_held_and_release_all_frees_them(make_table) -> None:
    table = make_table(HUMAN)
    table.session.roll()
    dice = table.session.state.dice
    other = next(i for i, face in enumerate(dice) if face != dice[0])
    table.session.hold(other)
    table.session.hold_face(dice[0])
    assert table.session.position.held == {other} | {i for i, face in enumerate(dice) if face == dice[0]}
    table.session.release_all()
    assert table.session.position.held == frozenset()


def test_dice_held_together_are_told_once(make_table) -> None:
    table = make_table(HUMAN)
    table.session.hold_these(frozenset({1}))
    assert table.last("refused") is Refusal.NOTHING_ROLLED
    table.session.roll()
    table.session.hold(0)
    before = table.names.count("held")
    table.session.hold_these(frozenset({1, 4}))
    assert table.session.position.held == {1, 4}
    assert table.names.count("held") == before + 1
    table.session.hold_these(frozenset({1, 9}))
    assert table.session.position.held == {1, 4}, "there is no such die"


def test_no_roll_is_spent_with_every_die_held(make_table) -> None:
    table = make_table(HUMAN)
    table.session.roll()
    for position in range(5):
        table.session.hold(position)
    table.session.roll()
    assert table.last("refused") is Refusal.ALL_HELD
    assert table.session.state.rolls_left == 2


def test_three_rolls_at_most(make_table) -> None:
    table = make_table(HUMAN)
    for _ in range(10):
        table.session.roll()
    assert table.names.count("rolled") == 3
    assert table.last("refused") is Refusal.NO_ROLLS_LEFT


@pytest.mark.parametrize(
    ("category", "reason"),
    [("ones", Refusal.CATEGORY_FILLED), ("", Refusal.NO_CATEGORY), ("one_pair", Refusal.NO_CATEGORY)],
)
def test_a_box_that_cannot_be_filled_is_refused(make_table, category: str, reason: Refusal) -> None:
    table = make_table(HUMAN)
    table.session.roll()
    table.session.score("ones")
    table.session.roll()
    before = table.session.state
    table.session.score(category)
    assert table.last("refused") is reason
    assert table.session.state == before


def test_scoring_before_a_roll_is_refused(make_table) -> None:
    table = make_table(HUMAN)
    table.session.score("ones")
    assert table.last("refused") is Refusal.NOTHING_ROLLED


def test_the_first_roll_of_a_turn_has_no_die_held(make_table) -> None:
    table = make_table(HUMAN)
    table.session.roll()
    table.session.hold(1)
    table.session.score("choice")
    assert table.session.position.held == frozenset()
    table.session.roll()
    table.session.hold(2)
    table.session.new_game(setup_of(HUMAN))
    assert table.session.position.held == frozenset()
    assert table.session.state.turn == 1


def test_undo_and_redo_give_back_dice_and_marks(make_table) -> None:
    table = make_table(HUMAN)
    table.session.roll()
    table.session.hold(2)
    table.session.roll()
    second = table.session.position
    table.session.score("choice")
    table.session.undo()
    assert table.session.position.state == second.state
    assert table.session.position.held == second.held
    table.session.undo()
    assert table.session.position.held == {2}
    assert isinstance(table.last("undone"), Undone)
    table.session.redo()
    assert table.session.position.state == second.state
    table.session.redo()
    assert table.session.state.turn == 2
    table.session.redo()
    assert table.last("refused") is Refusal.NOTHING_TO_REDO


def test_undo_without_moves_is_refused(make_table) -> None:
    table = make_table(HUMAN)
    table.session.undo()
    assert table.last("refused") is Refusal.NOTHING_TO_UNDO


def test_a_computer_plays_its_turn_after_mine(make_table, qtbot: QtBot) -> None:
    thinker = SimpleThinker()
    table = make_table(HUMAN, COMPUTER, thinker=thinker)
    table.session.roll()
    table.session.score("choice")
    assert table.session.is_computing
    qtbot.waitUntil(lambda: table.session.position.may_act)
    assert [name for name in table.names if name in {"rolled", "scored"}] == [
        "rolled",
        "scored",
        "rolled",
        "rolled",
        "rolled",
        "scored",
    ]
    assert table.session.state.turn == 2
    assert len(thinker.threads) == 1


def test_a_computers_marks_are_shown_before_its_roll(make_table, qtbot: QtBot) -> None:
    table = make_table(COMPUTER, HUMAN)
    qtbot.waitUntil(lambda: table.session.position.may_act)
    first_roll = table.names.index("rolled")
    second_roll = table.names.index("rolled", first_roll + 1)
    marks = [value.held for name, value in table.told[first_roll:second_roll] if name == "held"]
    assert marks == [frozenset({0})]


def test_nothing_people_do_in_a_computers_turn_changes_the_game(make_table, qtbot: QtBot) -> None:
    thinker = SlowThinker()
    table = make_table(COMPUTER, HUMAN, thinker=thinker)
    qtbot.waitUntil(thinker.thinking.is_set)
    before = table.session.position
    session = table.session
    session.roll()
    session.hold(0)
    session.hold_face(1)
    session.release_all()
    session.score("ones")
    assert session.position == before
    assert {value for name, value in table.told if name == "refused"} == {Refusal.NOT_YOUR_TURN}
    thinker.release.set()
    qtbot.waitUntil(lambda: session.position.may_act)


@pytest.mark.parametrize("wait", [0, 30, 120])
def test_undo_in_a_computers_turn_goes_back_to_my_decision(make_table, qtbot: QtBot, wait: int) -> None:
    thinker = SlowThinker()
    table = make_table(HUMAN, COMPUTER, thinker=thinker)
    table.session.roll()
    mine = table.session.state
    table.session.score("choice")
    qtbot.wait(wait)
    table.session.undo()
    thinker.release.set()
    qtbot.wait(60)
    assert table.session.state == mine
    assert not table.session.is_computing


def test_redo_in_the_middle_of_a_computers_turn_lets_it_go_on(make_table, qtbot: QtBot) -> None:
    table = make_table(HUMAN, COMPUTER)
    table.session.roll()
    table.session.score("choice")
    qtbot.waitUntil(lambda: table.names.count("rolled") >= 2)
    table.session.undo()
    table.session.redo()
    qtbot.waitUntil(lambda: table.session.position.may_act)
    assert table.session.state.turn == 2


def test_twenty_new_games_in_a_row_leave_one_turn_under_way(make_table, qtbot: QtBot) -> None:
    table = make_table(COMPUTER, HUMAN)
    for _ in range(20):
        table.session.new_game(setup_of(COMPUTER, HUMAN))
    table.told.clear()
    qtbot.waitUntil(lambda: table.session.position.may_act)
    qtbot.wait(50)
    assert table.names.count("rolled") == 3
    assert table.names.count("scored") == 1


def test_computers_alone_play_to_the_end(make_table, qtbot: QtBot) -> None:
    table = make_table(COMPUTER, COMPUTER)
    with qtbot.waitSignal(table.session.finished, timeout=20_000):
        pass
    assert table.session.state.is_over
    assert table.session.state == replay(ruleset("yacht"), 2, table.session.moves)
    assert not table.session.is_computing
    assert not table.session.position.can_undo


def test_a_finished_game_takes_no_more_moves_but_can_be_undone(make_table) -> None:
    table = make_table(HUMAN)
    for category in ruleset("yacht").category_ids:
        table.session.roll()
        table.session.score(category)
    assert table.names.count("finished") == 1
    table.session.roll()
    assert table.last("refused") is Refusal.GAME_OVER
    table.session.undo()
    assert not table.session.state.is_over
    table.session.score("yacht")
    assert table.names.count("finished") == 2


def test_the_points_and_bonus_of_a_box_are_told(qapp: object) -> None:
    session = GameSession(GameSetup(ruleset("yatzy"), (HUMAN,)), SimpleThinker(), seeded())
    told: list[Scored] = []
    session.scored.connect(told.append)
    while not session.state.is_over:
        session.roll()
        session.score(max(session.state.possible_scores, key=session.state.possible_scores.__getitem__))
    assert sum(event.points + event.bonus for event in told) == session.state.totals[0]


def test_hurrying_plays_the_rest_of_the_turn_without_waiting(make_table, qtbot: QtBot) -> None:
    table = make_table(HUMAN, COMPUTER)
    table.session.set_pace(NORMAL.scaled(40))
    table.session.roll()
    table.session.score("choice")
    table.session.hurry()
    qtbot.waitUntil(lambda: table.session.position.may_act, timeout=3_000)


def test_a_hurried_turn_leaves_the_pace_of_the_next(make_table, qtbot: QtBot) -> None:
    table = make_table(HUMAN, COMPUTER)
    table.session.set_pace(Speed.FAST.pace)
    table.session.roll()
    table.session.score("choice")
    table.session.hurry()
    assert table.session.motion == 0
    qtbot.waitUntil(lambda: table.session.position.may_act, timeout=3_000)
    table.session.roll()
    assert table.session.motion == Speed.FAST.pace.motion


def test_a_computer_that_cannot_decide_is_told_and_undo_still_works(make_table, qtbot: QtBot) -> None:
    table = make_table(HUMAN, COMPUTER, thinker=BrokenThinker())
    table.session.roll()
    mine = table.session.state
    with qtbot.waitSignal(table.session.failed) as failed:
        table.session.score("choice")
    assert isinstance(failed.args[0], RuntimeError)
    assert not table.session.is_computing
    table.session.undo()
    assert table.session.state == mine


def test_shutting_down_while_a_computer_thinks_ends_it(make_table, qtbot: QtBot) -> None:
    thinker = SlowThinker()
    table = make_table(COMPUTER, thinker=thinker)
    qtbot.waitUntil(thinker.thinking.is_set)
    table.told.clear()
    table.session.shut_down()
    qtbot.wait(30)
    assert table.told == []
    assert thinker.asked == []


def test_computers_think_ahead_in_a_persons_turn(make_table, qtbot: QtBot) -> None:
    thinker = SimpleThinker()
    table = make_table(HUMAN, COMPUTER, thinker=thinker)
    qtbot.waitUntil(lambda: len(thinker.pondered) == 1)
    assert thinker.pondered[0].player == 0
    table.session.roll()
    table.session.score("choice")
    qtbot.waitUntil(lambda: len(thinker.pondered) == 2)
    assert thinker.pondered[1].turn == 2


def test_people_alone_are_not_thought_about(make_table, qtbot: QtBot) -> None:
    thinker = SimpleThinker()
    make_table(HUMAN, HUMAN, thinker=thinker)
    qtbot.wait(30)
    assert thinker.pondered == []


class PonderingForEver(SimpleThinker):
    """Thinks ahead until it is told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = threading.Event()
        self.ended = threading.Event()

    @override
    def ponder(self, state: GameState, cancelled: Callable[[], bool]) -> None:
        self.begun.set()
        while not cancelled():
            time.sleep(0.001)
        self.ended.set()


@pytest.mark.parametrize("end", ["new_game", "shut_down"])
def test_thinking_ahead_ends_when_the_game_does(make_table, end: str) -> None:
    thinker = PonderingForEver()
    table = make_table(HUMAN, COMPUTER, thinker=thinker)
    assert thinker.begun.wait(5)
    if end == "new_game":
        table.session.new_game(setup_of(HUMAN))
    else:
        table.session.shut_down()
    assert thinker.ended.wait(5)
