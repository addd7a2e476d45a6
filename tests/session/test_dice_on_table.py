"""The dice of games in files: promised before, proved after, and the same however often a file is opened."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.session.kept_games import KeptTable
from tests.session.table_talk import HUMAN, SimpleThinker, setup_of, type_in
from yacht_desktop.game.dice import ContinuedDice, DiceSource, RollPlace, SeededDice, SharedDice
from yacht_desktop.game.dice_codes import dice_of_code
from yacht_desktop.game.fairness import DiceKind, GameDice, commitment_of, seed_of, verify
from yacht_desktop.game.moves import Roll
from yacht_desktop.game.state import GameState
from yacht_desktop.session.game_files import GameFiles, OpenedGame, game_file_of, opened_game
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.storage.game_file import write_game_file
from yacht_desktop.storage.game_file_reading import read_game_file

SEEDED = SeededDice.from_number(1)
CODED = dice_of_code("8MSH-CEQU-GV4Q-EVH4")


class Table:
    """A session with its files."""

    def __init__(self, dice: DiceSource, further: DiceSource | None = None) -> None:
        self.session = GameSession(setup_of(HUMAN, HUMAN), SimpleThinker(), lambda: dice)
        self.files = GameFiles(self.session, lambda: 0.0, lambda: further or SeededDice.from_number(99))
        self.session.begin()

    def play(self, turns: int) -> None:
        for _ in range(turns):
            self.session.roll()
            self.session.hold(1)
            self.session.roll()
            self.session.score(next(iter(self.session.state.possible_scores)))

    def text(self) -> str:
        session = self.session
        return write_game_file(game_file_of(session.setup, session.moves, session.notes, self.files.origin))

    def open(self, text: str) -> None:
        self.files.lay_out(read(text))

    def finding(self) -> str:
        """Return what looking into the dice of the text comes to."""
        game = read(self.text())
        start = GameState.start(game.setup.rules, len(game.setup.players))
        return verify(start, game.moves, game.origin.dice).finding.value


def read(text: str) -> OpenedGame:
    return opened_game(Path("game"), read_game_file(text, ()))


@pytest.fixture
def table(qapp: object) -> Iterator[Callable[..., Table]]:
    made: list[Table] = []

    def lay(*dice: DiceSource) -> Table:
        made.append(Table(*dice))
        return made[-1]

    yield lay
    for each in made:
        each.files.shut_down()
        each.session.shut_down()


@pytest.mark.parametrize("dice", [SEEDED, SharedDice(SEEDED), CODED, SharedDice(CODED)], ids=str)
def test_a_game_is_promised_from_the_start_and_proved_at_the_end(table, dice):
    played = table(dice)
    promise = read(played.text()).origin.dice.commitment
    assert promise == commitment_of(seed_of(dice) or b"")
    for _ in range(24):
        assert (seed_of(dice) or b"").hex() not in played.text()
        assert read(played.text()).origin.dice.commitment == promise
        assert played.finding() == "no_seed"
        played.play(1)
    assert played.session.state.is_over
    assert f"seed: {(seed_of(dice) or b'').hex()}" in played.text()
    assert played.finding() == "agrees"


def test_a_game_taken_back_from_its_end_hides_its_seed_again(table):
    played = table(SEEDED)
    played.play(24)
    played.session.undo()
    assert "seed:" not in played.text()


def test_a_file_opened_again_goes_on_with_the_same_dice(table):
    played = table(SEEDED)
    played.play(3)
    text = played.text()
    played.session.roll()
    seen = played.session.moves
    for _ in range(3):
        played.open(text)
        assert played.text() == text
        played.session.roll()
        assert played.session.moves == seen
        played.session.new_game(played.session.setup)


def test_a_seed_that_is_kept_elsewhere_is_asked_for(table):
    played, other = table(SEEDED), table(SeededDice.from_number(2))
    played.play(2)
    asked = []

    def find(commitment: str) -> bytes | None:
        asked.append(commitment)
        return SEEDED.seed

    other.files.dice.know_seeds(find)
    other.open(played.text())
    assert asked == [commitment_of(SEEDED.seed)]
    other.play(22)
    assert other.finding() == "agrees"
    assert read(other.text()).origin.dice.last_before is None


def test_the_next_run_of_the_program_knows_the_seed_too(qapp, tmp_path):
    first = KeptTable(tmp_path, setup_of(HUMAN, HUMAN))
    first.session.roll()
    first.session.score("ones")
    session = first.session
    text = write_game_file(game_file_of(session.setup, session.moves, (), first.files.origin))
    session.roll()
    seen = session.moves
    # A game of its own lies on the table in the next run.
    session.new_game(session.setup)
    session.roll()
    first.quit()
    second = KeptTable(tmp_path, setup_of(HUMAN))
    second.files.lay_out(read(text))
    assert second.files.origin.dice == read(text).origin.dice
    second.session.roll()
    assert second.session.moves == seen
    second.quit()


@pytest.mark.parametrize("dice", [CODED, SharedDice(CODED)], ids=str)
def test_the_game_of_a_code_goes_on_with_its_dice_anywhere(table, dice):
    played, other = table(dice), table(SEEDED)
    played.play(5)
    other.open(played.text())
    assert other.text() == played.text()
    assert other.session.dice == dice


def test_where_the_seed_is_not_known_new_dice_go_on_and_the_file_says_from_where(table):
    played, other = table(SEEDED), table(SeededDice.from_number(2))
    played.play(5)
    played.session.roll()
    other.open(played.text())
    told = read(other.text()).origin.dice
    assert told.commitment == commitment_of(SeededDice.from_number(99).seed)
    assert told.last_before == RollPlace(turn=3, player=1, roll=1)
    other.session.score(next(iter(other.session.state.possible_scores)))
    other.play(18)
    assert other.session.state.is_over
    assert other.finding() == "earlier_dice"
    game = read(other.text())
    verdict = verify(GameState.start(game.setup.rules, 2), game.moves, game.origin.dice)
    assert verdict.earlier == sum(5 - len(move.kept) for move in game.moves[:16] if isinstance(move, Roll))


def test_gone_on_with_twice_the_last_promise_holds_from_the_last_place(table):
    first, second = table(SEEDED), table(SeededDice.from_number(2))
    third = table(SeededDice.from_number(3), SeededDice.from_number(98))
    first.play(2)
    second.open(first.text())
    second.play(2)
    text = second.text()
    second.open(text)
    assert second.text() == text
    assert isinstance(second.session.dice, ContinuedDice)
    third.open(text)
    assert read(third.text()).origin.dice.last_before == RollPlace(turn=2, player=1, roll=2)
    third.play(20)
    assert third.finding() == "earlier_dice"


def test_dice_before_the_promise_are_found_again_when_taken_back(table):
    first, second = table(SEEDED), table(SeededDice.from_number(2))
    first.play(2)
    second.open(first.text())
    second.play(1)
    second.open(second.text())
    moves = second.session.moves
    while second.session.position.can_undo:
        second.session.undo()
    second.play(3)
    assert second.session.moves == moves


def test_shared_dice_stay_shared_with_new_dice(table):
    played, other = table(SharedDice(SEEDED)), table(SEEDED)
    played.play(2)
    other.open(played.text())
    other.play(2)
    rolls = [move for move in other.session.moves if isinstance(move, Roll)]
    assert rolls[4].dice == rolls[6].dice
    assert read(other.text()).origin.dice.kind is DiceKind.SHARED


def test_a_copy_played_on_from_a_step_says_where_its_own_dice_begin(table):
    played = table(SharedDice(SEEDED))
    played.play(2)
    played.session.play_on(played.session.setup, played.session.moves[:1])
    told = read(played.text()).origin.dice
    assert (told.kind, told.last_before) == (DiceKind.SHARED, RollPlace(1, 0, 1))


def test_a_file_that_was_changed_is_not_given_its_dice_back(table):
    played = table(SEEDED)
    played.session.roll()
    text = played.text()
    shown = "".join(map(str, played.session.state.dice or ()))
    played.open(text.replace(f"1 1: {shown}", "1 1: 66666"))
    assert read(played.text()).origin.dice.last_before == RollPlace(1, 0, 1)


def test_a_finished_game_that_proves_nothing_is_not_given_a_proof(table):
    played, other = table(SEEDED), table(SEEDED)
    played.play(24)
    text = played.text().replace(SEEDED.seed.hex(), "00" * 32)
    other.open(text)
    assert other.text() == text
    assert other.finding() == "other_seed"
    bare = "\n".join(line for line in text.split("\n") if not line.startswith(("seed:", "commitment:")))
    other.open(bare)
    assert other.text() == bare


def test_dice_typed_in_stay_typed_in(table):
    played, other = table(SEEDED), table(SEEDED)
    played.play(2)
    game = read(played.text())
    other.files.lay_out(replace(game, origin=replace(game.origin, dice=GameDice(DiceKind.TYPED))))
    for _ in range(2):
        type_in(other.session, "11223")
        other.session.score(next(iter(other.session.state.possible_scores)))
    assert read(other.text()).origin.dice == GameDice(DiceKind.TYPED)
