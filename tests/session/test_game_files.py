"""The game on the table and the files it goes into and comes from."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.game.variants import random_game
from tests.session.table_talk import COMPUTER, HUMAN, SimpleThinker, seeded, setup_of
from yacht_desktop.coach.reviewing import review_game
from yacht_desktop.game.fairness import seed_of
from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.session.game_files import FileTrouble, GameFiles, OpenedGame, Origin, Trouble, game_file_of
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.notes import Note, NoteKind
from yacht_desktop.session.pace import NO_WAITING
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.storage.game_file import write_game_file
from yacht_desktop.storage.game_file_reading import FileFault

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
LATER = datetime(2026, 12, 1, 12, tzinfo=UTC)


class Table:
    """A session with its files, and all that these have told."""

    def __init__(self, qtbot, setup: GameSetup | None = None) -> None:
        self.qtbot = qtbot
        self.times = [LATER, NOON]
        self.session = GameSession(setup or setup_of(Player("Åsa"), HUMAN), SimpleThinker(), seeded())
        self.session.set_pace(NO_WAITING)
        self.files = GameFiles(self.session, self.now_s, seeded(99))
        self.troubles: list[FileTrouble] = []
        self.files.failed.connect(self.troubles.append)
        self.session.begin()

    def now_s(self) -> float:
        return self.times[-1].timestamp()

    def save(self, path: Path) -> None:
        with self.qtbot.waitSignal(self.files.saved):
            self.files.save(path)

    def read(self, path: Path) -> OpenedGame:
        with self.qtbot.waitSignal(self.files.opened) as told:
            self.files.open(path)
        (game,) = told.args
        assert isinstance(game, OpenedGame)
        return game

    def fail(self, path: Path) -> FileTrouble:
        with self.qtbot.waitSignal(self.files.failed):
            self.files.open(path)
        return self.troubles[-1]

    def play(self, turns: int) -> None:
        for _ in range(turns):
            self.session.roll()
            self.session.hold(1)
            self.session.roll()
            self.session.score(next(iter(self.session.state.possible_scores)))

    def shut_down(self) -> None:
        self.files.shut_down()
        self.session.shut_down()


@pytest.fixture
def table(qtbot) -> Iterator[Table]:
    made = Table(qtbot)
    yield made
    made.shut_down()


@pytest.fixture
def other(qtbot) -> Iterator[Table]:
    made = Table(qtbot, setup_of(HUMAN, rules=ruleset("yatzy")))
    made.times.append(LATER)
    yield made
    made.shut_down()


@pytest.mark.parametrize("turns", [0, 1, 5, 24])
def test_a_game_goes_on_from_its_file_as_it_stood(table: Table, other: Table, tmp_path: Path, turns: int) -> None:
    table.play(turns)
    if turns < 24:
        table.session.roll()
    table.session.note(Note(0, 0, NoteKind.HINT, stage=2))
    table.save(tmp_path / "game.yachtgame")
    game = other.read(tmp_path / "game.yachtgame")
    assert other.session.state.rules.id == "yatzy"
    other.files.lay_out(game)
    assert other.session.setup == table.session.setup
    assert other.session.moves == table.session.moves
    assert other.session.notes == table.session.notes
    assert other.session.position == table.session.position
    assert game.is_over is (turns == 24)


def test_saved_again_the_file_is_the_same(table: Table, other: Table, tmp_path: Path) -> None:
    one, two = tmp_path / "one.yachtgame", tmp_path / "two.yachtgame"
    table.play(3)
    table.save(one)
    text = one.read_text(encoding="utf-8")
    assert "date: 2026-11-30T12:00:00+00:00" in text
    text = text.replace("+00:00\n", "+00:00\nweather: fine\n") + "\nnote 1 applause by=Otto\n"
    one.write_text(text, encoding="utf-8")
    other.files.dice.know_seeds(lambda _: seed_of(table.session.dice))
    other.files.lay_out(other.read(one))
    other.save(two)
    assert two.read_text(encoding="utf-8") == text


def test_undo_goes_back_into_the_moves_of_the_file_and_finds_its_dice_again(
    table: Table, other: Table, tmp_path: Path
) -> None:
    table.play(2)
    table.save(tmp_path / "game.yachtgame")
    other.files.lay_out(other.read(tmp_path / "game.yachtgame"))
    moves = other.session.moves
    for _ in range(2):
        other.session.undo()
    other.session.roll()
    other.session.score(moves[-1].category)  # type: ignore[union-attr]
    assert other.session.moves == moves
    while other.session.position.can_undo:
        other.session.undo()
    assert other.session.moves == ()
    other.session.redo()
    assert other.session.moves == moves[:1]


def test_computers_play_on(qtbot, table: Table, tmp_path: Path) -> None:
    duel = Table(qtbot, setup_of(HUMAN, COMPUTER))
    duel.session.roll()
    duel.save(tmp_path / "game.yachtgame")
    table.files.lay_out(table.read(tmp_path / "game.yachtgame"))
    table.session.score("ones")
    qtbot.waitUntil(lambda: table.session.state.turn == 2)
    assert table.session.setup.players[1].level is COMPUTER.level
    duel.shut_down()


def test_a_new_game_has_a_date_of_its_own_and_nothing_of_the_file(table: Table, other: Table, tmp_path: Path) -> None:
    path = tmp_path / "game.yachtgame"
    table.save(path)
    path.write_text(path.read_text(encoding="utf-8").replace("dice:", "key: value\ndice:"), encoding="utf-8")
    other.files.lay_out(other.read(path))
    assert (other.files.origin.date, other.files.origin.extras, other.files.path) == (NOON, {"key": "value"}, path)
    other.session.new_game(other.session.setup)
    assert (other.files.origin.date, other.files.origin.extras, other.files.path) == (LATER, {}, None)


@pytest.mark.parametrize("content", [b"", b"rubbish", b"yachtgame 1\nrules: yacht\n\n\xff"])
def test_a_file_that_is_no_game_changes_nothing(table: Table, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.yachtgame"
    path.write_bytes(content)
    table.play(1)
    before = table.session.position
    told = table.fail(path)
    assert (told.path, told.trouble) == (path, Trouble.BAD)
    assert told.bad is not None
    assert told.bad.fault in {FileFault.NO_GAME, FileFault.NO_TEXT}
    assert table.session.position == before
    assert path.read_bytes() == content


def test_what_is_no_file_is_told(table: Table, tmp_path: Path) -> None:
    assert table.fail(tmp_path / "nowhere").trouble is Trouble.MISSING
    assert table.fail(tmp_path).trouble in {Trouble.NO_FILE, Trouble.UNREADABLE}
    assert table.fail(tmp_path / "a\0b").trouble is Trouble.UNREADABLE


def test_a_file_that_cannot_be_written_is_told(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with table.qtbot.waitSignal(table.files.failed):
        table.files.save(tmp_path / "nowhere" / "game.yachtgame")

    def full(_path: Path, _content: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("yacht_desktop.session.game_files.write_whole", full)
    with table.qtbot.waitSignal(table.files.failed):
        table.files.save(tmp_path / "game.yachtgame")
    assert [told.trouble for told in table.troubles] == [Trouble.UNWRITABLE, Trouble.DISK_FULL]


def test_of_two_files_opened_at_once_the_later_counts(table: Table, tmp_path: Path) -> None:
    for name in ("one", "two"):
        table.save(tmp_path / name)
    opened: list[OpenedGame] = []
    table.files.opened.connect(opened.append)
    with table.qtbot.waitSignal(table.files.opened):
        table.files.open(tmp_path / "one")
        table.files.open(tmp_path / "two")
    table.qtbot.wait(20)
    assert [game.path.name for game in opened] == ["two"]


def test_what_is_being_saved_when_the_game_ends_is_saved(qtbot, tmp_path: Path) -> None:
    table = Table(qtbot)
    table.session.roll()
    table.files.save(tmp_path / "game.yachtgame")
    table.shut_down()
    assert "1 1: " in (tmp_path / "game.yachtgame").read_text(encoding="utf-8")


def test_the_longest_name_can_be_saved(qtbot, tmp_path: Path) -> None:
    name = "a" + "\u0301" * 5_000
    table = Table(qtbot, setup_of(Player(name)))
    table.save(tmp_path / "game.yachtgame")
    assert table.read(tmp_path / "game.yachtgame").setup.players[0].name == name[:2_000]
    table.shut_down()


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        (ruleset("yacht"), 1),
        (ruleset("yacht", straights="15/20", five_equal_full_house="yes"), 2),
        (ruleset("crag"), 3),
    ],
    ids=["yacht alone", "yacht with options", "crag of three"],
)
def test_a_reviewed_game_has_the_same_figures_after_it_was_saved_and_opened(
    other: Table, tmp_path: Path, rules: RuleSet, players: int
) -> None:
    path, moves = tmp_path / "game.yachtgame", tuple(random_game(rules, players, seed=players))
    setup = setup_of(*(HUMAN for _ in range(players)), rules=rules)
    path.write_text(write_game_file(game_file_of(setup, moves, (), Origin(NOON))), encoding="utf-8")
    game = other.read(path)
    assert (game.setup, game.moves, game.is_over) == (setup, moves, True)
    assert review_game(rules, players, moves) == review_game(game.setup.rules, len(game.setup.players), game.moves)
