"""Dice that people roll on their own table: asked for, typed in, corrected; for persons and for computers."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.session.kept_games import KeptTable
from tests.session.table_talk import COMPUTER, HUMAN, SimpleThinker, seeded, setup_of, type_in
from yacht_desktop.game.dice import TypedDice
from yacht_desktop.game.fairness import DiceKind, Finding, verify
from yacht_desktop.game.moves import Decision, Keep, Roll, Score
from yacht_desktop.game.rulesets import RULE_IDS, RuleSet, ruleset
from yacht_desktop.game.state import GameState
from yacht_desktop.session.dice_entry import DiceEntry, EntryRefused, EntryStep
from yacht_desktop.session.events import Entered, Refusal, Rolled
from yacht_desktop.session.game_files import GameFiles, game_file_of, opened_game
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.notes import NoteKind
from yacht_desktop.session.pace import NO_WAITING
from yacht_desktop.session.setup import DiceChoice, GameSetup, Player
from yacht_desktop.storage import library_queries as ask
from yacht_desktop.storage.game_file import write_game_file
from yacht_desktop.storage.game_file_reading import read_game_file
from yacht_desktop.storage.library_entries import GameFilter, Kind

REAL = DiceChoice(DiceKind.TYPED)


def real(*players: Player, rules: RuleSet | None = None) -> GameSetup:
    return replace(setup_of(*players, rules=rules), dice=REAL)


class Table:
    """A session with real dice and what it refused."""

    def __init__(self, qtbot: QtBot, setup: GameSetup) -> None:
        self.qtbot = qtbot
        self.thinker = SimpleThinker()
        self.session = GameSession(setup, self.thinker, seeded())
        self.session.set_pace(NO_WAITING)
        self.refused: list[Refusal] = []
        self.entered: list[Entered] = []
        self.rolled: list[Rolled] = []
        self.session.refused.connect(self.refused.append)
        self.session.entered.connect(self.entered.append)
        self.session.rolled.connect(self.rolled.append)
        self.session.begin()

    @property
    def entry(self) -> DiceEntry:
        entry = self.session.position.entry
        assert entry is not None
        return entry

    def wait_for_entry(self) -> None:
        self.qtbot.waitUntil(lambda: self.session.position.entry is not None or self.session.state.is_over)

    def fill_first(self) -> None:
        self.session.score(next(iter(self.session.state.possible_scores)))


@pytest.fixture
def lay(qtbot: QtBot) -> Iterator[Callable[..., Table]]:
    tables: list[Table] = []

    def make(*players: Player, rules: RuleSet | None = None) -> Table:
        tables.append(Table(qtbot, real(*(players or (HUMAN,)), rules=rules)))
        return tables[-1]

    yield make
    for table in tables:
        table.session.shut_down()


def test_a_turn_begins_with_dice_to_be_entered(lay) -> None:
    table = lay()
    assert table.entry.faces == (None,) * 5
    assert table.entry.at == 0
    assert not table.session.position.may_act
    assert not table.session.position.may_roll


def test_a_roll_is_made_once_its_dice_are_in_and_taken(lay) -> None:
    table = lay()
    type_in(table.session, "2255", take=False)
    table.session.roll()
    assert table.refused == [Refusal.DICE_MISSING]
    assert table.session.moves == ()
    table.session.enter(EntryStep.TYPED, 6)
    assert table.session.moves == ()
    table.session.roll()
    assert table.session.moves == (Roll((2, 2, 5, 5, 6)),)
    assert table.session.position.may_act
    assert table.rolled[-1].thrown == {0, 1, 2, 3, 4}


def test_only_the_dice_that_roll_are_asked_for_in_the_order_of_their_places(lay) -> None:
    table = lay()
    type_in(table.session, "22556")
    table.session.hold_these(frozenset({1, 3}))
    table.session.roll()
    assert table.entered[-1].step is EntryStep.ASKED
    assert table.entry.faces == (None, 2, None, 5, None)
    type_in(table.session, "134")
    assert table.session.state.dice == (1, 2, 3, 5, 4)
    assert table.rolled[-1].thrown == {0, 2, 4}
    assert table.session.position.held == {1, 3}


@pytest.mark.parametrize("rules", [ruleset(name) for name in RULE_IDS], ids=RULE_IDS)
def test_a_game_of_every_rule_set_can_be_typed(lay, rules) -> None:
    table = lay(HUMAN, HUMAN, rules=rules)
    session = table.session
    while not session.state.is_over:
        for roll in range(rules.rolls):
            if roll:
                session.hold_these(frozenset({0}))
                session.roll()
            missing = table.entry.missing
            assert missing == rules.dice - (1 if roll else 0)
            type_in(session, "".join(str(1 + (roll + place) % 6) for place in range(missing)))
        table.fill_first()
    assert session.position.entry is None
    start = GameState.start(rules, 2)
    dice = opened_game(Path(), read_game_file(_text(session), ())).origin.dice
    assert verify(start, session.moves, dice).finding is Finding.TYPED


def _text(session: GameSession) -> str:
    files = GameFiles(session, lambda: 0.0)
    try:
        return write_game_file(game_file_of(session.setup, session.moves, session.notes, files.origin))
    finally:
        files.shut_down()


def test_a_face_that_no_die_has_is_refused_and_nothing_is_lost(lay) -> None:
    table = lay()
    type_in(table.session, "31", take=False)
    before = table.entry
    for face in (0, 7, 9):
        table.session.enter(EntryStep.TYPED, face)
    assert table.refused == [Refusal.NO_SUCH_FACE] * 3
    assert table.entry == before


def test_more_digits_than_dice_change_nothing(lay) -> None:
    table = lay()
    type_in(table.session, "123456", take=False)
    assert table.refused == [Refusal.ALL_ENTERED]
    assert table.entry.faces == (1, 2, 3, 4, 5)


def test_the_last_die_is_taken_back_first(lay) -> None:
    table = lay()
    type_in(table.session, "12345", take=False)
    table.session.enter(EntryStep.TAKEN_BACK)
    table.session.enter(EntryStep.TAKEN_BACK)
    assert table.entry.faces == (1, 2, 3, None, None)
    type_in(table.session, "66", take=False)
    assert table.entry.faces == (1, 2, 3, 6, 6)
    for _ in range(6):
        table.session.enter(EntryStep.TAKEN_BACK)
    assert table.entry.is_untouched
    assert table.refused == [Refusal.NOTHING_ENTERED]


def test_a_die_that_was_chosen_is_typed_anew_and_the_rest_goes_on(lay) -> None:
    table = lay()
    type_in(table.session, "123", take=False)
    table.session.enter(EntryStep.CHOSEN, 1)
    type_in(table.session, "6", take=False)
    assert table.entry.faces == (1, 6, 3, None, None)
    assert table.entry.at == 3
    table.session.enter(EntryStep.MOVED, -1)
    assert table.entry.at == 2
    table.session.enter(EntryStep.TAKEN_BACK)
    assert table.entry.faces == (1, 6, None, None, None)


def test_a_held_die_is_not_chosen(lay) -> None:
    table = lay()
    type_in(table.session, "11234")
    table.session.hold(0)
    table.session.roll()
    table.session.enter(EntryStep.CHOSEN, 0)
    assert table.refused == [Refusal.DIE_IS_KEPT]
    assert table.entry.at == 1
    table.session.enter(EntryStep.MOVED, -1)
    assert table.entry.at == 1


def test_an_entry_does_not_come_from_just_anything() -> None:
    entry = DiceEntry.asked(GameState.start(ruleset("yacht"), 1), frozenset())
    with pytest.raises(ValueError, match="ASKED"):
        entry.after(EntryStep.ASKED)
    with pytest.raises(EntryRefused, match="NO_SUCH_FACE"):
        entry.after(EntryStep.TYPED, 7)


def test_while_dice_are_entered_nothing_else_is_done_with_them(lay) -> None:
    table = lay()
    type_in(table.session, "12345")
    table.session.hold(2)
    table.session.roll()
    before = table.session.position
    table.session.hold(0)
    table.session.hold_face(4)
    table.session.release_all()
    table.session.score("choice")
    assert table.refused == [Refusal.DICE_MISSING] * 4
    assert table.session.position == before


def test_a_person_may_decide_again_instead(lay) -> None:
    table = lay()
    type_in(table.session, "12345")
    table.session.hold(2)
    table.session.roll()
    type_in(table.session, "66", take=False)
    table.session.call_off()
    assert table.session.position.entry is None
    assert table.session.state.dice == (1, 2, 3, 4, 5)
    assert table.session.position.held == {2}
    table.session.score("choice")
    table.session.call_off()
    assert table.entry.is_untouched


def test_undo_opens_a_roll_to_be_corrected_and_then_the_decision(lay) -> None:
    table = lay()
    session = table.session
    type_in(session, "12345")
    session.hold_these(frozenset({0, 1}))
    session.roll()
    type_in(session, "666")
    session.undo()
    assert table.entry.faces == (1, 2, 6, 6, 6)
    assert table.entry.is_complete
    assert table.entry.kept == {0, 1}
    session.enter(EntryStep.CHOSEN, 4)
    type_in(session, "5")
    assert session.state.dice == (1, 2, 6, 6, 5)
    session.undo()
    session.undo()
    assert session.position.entry is None
    assert session.state.dice == (1, 2, 3, 4, 5)
    assert session.position.held == {0, 1}
    session.undo()
    assert table.entry.faces == (1, 2, 3, 4, 5)
    assert session.moves == ()
    session.undo()
    assert table.refused[-1] is Refusal.NOTHING_TO_UNDO


def test_redo_brings_back_what_was_typed(lay) -> None:
    table = lay()
    session = table.session
    type_in(session, "12345")
    session.score("choice")
    type_in(session, "11111")
    for _ in range(3):
        session.undo()
    assert session.moves == ()
    for _ in range(3):
        session.redo()
    assert session.moves == (Roll((1, 2, 3, 4, 5)), Score("choice"), Roll((1, 1, 1, 1, 1)))
    assert session.position.entry is None


def test_reading_dice_again_is_no_decision_undone(lay) -> None:
    table = lay()
    type_in(table.session, "12345")
    table.session.roll()
    type_in(table.session, "22222")
    table.session.undo()
    table.session.undo()
    table.session.undo()
    assert table.session.notes == ()
    type_in(table.session, "")
    table.session.score("choice")
    table.session.undo()
    assert [note.kind for note in table.session.notes] == [NoteKind.UNDONE]


def test_a_computer_decides_and_a_person_rolls_for_it(lay) -> None:
    table = lay(COMPUTER, HUMAN)
    session = table.session
    assert table.entry.faces == (None,) * 5
    type_in(session, "65432")
    table.wait_for_entry()
    assert session.position.held == {0}
    assert table.entry.faces == (6, None, None, None, None)
    type_in(session, "1111")
    table.wait_for_entry()
    type_in(session, "2222")
    table.wait_for_entry()
    assert session.state.player == 1
    assert [type(move) for move in session.moves] == [Roll, Roll, Roll, Score]
    assert session.moves[1] == Roll((6, 1, 1, 1, 1), frozenset({0}))


def test_a_computer_does_not_begin_to_think_before_its_dice_are_in(lay, qtbot) -> None:
    table = lay(COMPUTER)
    qtbot.wait(20)
    assert table.thinker.asked == []
    assert not table.session.is_computing


def test_undo_goes_back_into_a_computers_turn_to_correct_its_dice(lay) -> None:
    table = lay(COMPUTER, COMPUTER)
    session = table.session
    type_in(session, "65432")
    table.wait_for_entry()
    type_in(session, "1111")
    table.wait_for_entry()
    assert session.state.rolls_used == 2
    session.undo()
    assert table.entry.faces == (6, 1, 1, 1, 1)
    assert table.entry.kept == {0}
    assert session.position.held == {0}
    session.call_off()
    assert table.entry.is_complete
    type_in(session, "")
    table.wait_for_entry()
    type_in(session, "1111")
    table.wait_for_entry()
    assert session.state.player == 1
    session.undo()
    # The computer filled a box by itself; what a person did was to type its last roll.
    assert session.state.player == 0
    assert table.entry.is_complete
    session.redo()
    assert session.state.player == 1
    assert table.entry.is_untouched


def test_undo_while_a_computer_thinks_drops_its_answer(lay, qtbot) -> None:
    table = lay(COMPUTER)
    type_in(table.session, "65432")
    assert table.session.is_computing
    table.session.undo()
    assert not table.session.is_computing
    qtbot.wait(20)
    assert table.entry.faces == (6, 5, 4, 3, 2)
    assert table.session.moves == ()


def test_a_decision_held_up_is_asked_for_dice_without_being_judged_again(lay) -> None:
    table = lay()
    judged: list[Decision] = []

    def gate(decision: Decision) -> bool:
        judged.append(decision)
        return False

    type_in(table.session, "12345")
    table.session.set_gate(gate)
    table.session.hold(4)
    table.session.roll()
    assert table.session.position.entry is None
    table.session.play(judged[0])
    type_in(table.session, "6666")
    assert judged == [Keep(frozenset({4}))]
    assert table.session.state.dice == (6, 6, 6, 6, 5)


def test_a_copy_of_a_game_with_real_dice_goes_on_with_them(lay) -> None:
    table = lay()
    type_in(table.session, "12345")
    table.session.play_on(table.session.setup, table.session.moves)
    assert isinstance(table.session.dice, TypedDice)
    table.session.undo()
    type_in(table.session, "")
    table.session.enter(EntryStep.TAKEN_BACK)
    table.session.undo()
    table.session.enter(EntryStep.TAKEN_BACK)
    type_in(table.session, "6")
    assert table.session.state.dice == (1, 2, 3, 4, 6)


def test_another_game_leaves_the_entry_behind(lay) -> None:
    table = lay(HUMAN, COMPUTER)
    type_in(table.session, "123", take=False)
    table.session.new_game(setup_of(HUMAN))
    assert table.session.position.entry is None
    assert table.session.position.may_roll
    table.session.enter(EntryStep.TYPED, 3)
    table.session.call_off()
    assert table.session.moves == ()
    table.session.new_game(real(HUMAN))
    assert table.entry.is_untouched


def test_a_game_file_goes_on_with_dice_to_be_typed(lay) -> None:
    table = lay(HUMAN, HUMAN)
    type_in(table.session, "12345")
    table.session.hold(0)
    text = _text(table.session)
    assert "dice: typed" in text
    assert "commitment" not in text
    other = lay()
    files = GameFiles(other.session, lambda: 0.0)
    files.lay_out(opened_game(Path("game"), read_game_file(text, ())))
    assert other.session.setup.has_real_dice
    assert other.session.state.dice == (1, 2, 3, 4, 5)
    other.session.roll()
    type_in(other.session, "66666")
    assert other.session.state.dice == (6, 6, 6, 6, 6)
    files.shut_down()


def test_a_game_that_is_cut_off_while_dice_are_entered_goes_on(qtbot, tmp_path) -> None:
    table = KeptTable(tmp_path, real(HUMAN, HUMAN))
    type_in(table.session, "12345")
    table.session.hold_these(frozenset({1, 2}))
    table.session.roll()
    type_in(table.session, "66", take=False)
    table.kill()
    again = KeptTable(tmp_path, setup_of(HUMAN))
    session = again.session
    assert session.setup == real(HUMAN, HUMAN)
    assert session.state.dice == (1, 2, 3, 4, 5)
    assert session.position.held == {1, 2}
    session.undo()
    assert session.position.entry is not None
    assert session.position.entry.faces == (1, 2, 3, 4, 5)
    again.kill()


def test_a_finished_game_stands_apart_in_the_library(qtbot, tmp_path) -> None:
    table = KeptTable(tmp_path, real(HUMAN, rules=ruleset("crag")))
    session = table.session
    while not session.state.is_over:
        type_in(session, "123")
        session.score(next(iter(session.state.possible_scores)))
    connection = table.autosave.library.connection
    assert ask.count(connection, GameFilter(kind=Kind.OWN_DICE)) == 1
    assert ask.count(connection, GameFilter(kind=Kind.PLAIN)) == 0
    table.quit()
