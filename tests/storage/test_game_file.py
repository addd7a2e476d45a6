"""Game files: what is written is read again, and what anybody else wrote is read or refused with its line."""

import time
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.storage.games import DATE, LEVELS, some_game, some_moves
from tests.storage.spoiled_games import SPOILED, try_spoiled
from yacht_desktop.game.dice import RollPlace
from yacht_desktop.game.dice_codes import code_of_seed
from yacht_desktop.game.fairness import DiceKind, GameDice, commitment_of
from yacht_desktop.game.notation import NotationFault
from yacht_desktop.game.rulesets import options_of, ruleset
from yacht_desktop.storage.game_file import LARGEST_FILE, LONGEST_LINE, GameFile, Note, Seat, write_game_file
from yacht_desktop.storage.game_file_reading import BadGameFile, FileFault, load_game_file, read_game_file

TEXTS = st.text(st.characters(codec=None, exclude_categories=()), max_size=40)
WORDS = st.from_regex(r"[a-z][a-z0-9_]{0,20}", fullmatch=True)
PLAIN = st.text(st.characters(categories=("L", "N", "P")), max_size=30)
SEEDS = st.binary(min_size=32, max_size=32)
RULES = st.sampled_from([ruleset(name) for name in ("yacht", "yacht_modern", "yatzy", "american", "generala", "crag")])


@st.composite
def game_dice(draw: st.DrawFn) -> GameDice:
    kind = draw(st.sampled_from(DiceKind))
    if kind is DiceKind.TYPED:
        return GameDice(kind)
    seed = draw(st.one_of(st.none(), SEEDS))
    places = st.builds(RollPlace, st.integers(1, 999), st.integers(0, 5), st.integers(1, 9))
    return GameDice(
        kind=kind,
        commitment=draw(st.one_of(st.none(), SEEDS.map(commitment_of))),
        seed=seed,
        code=draw(st.one_of(st.none(), SEEDS.map(code_of_seed), st.just("8MSH-CEQU-GV4Q-EVH4"))),
        last_before=draw(st.one_of(st.none(), places)),
    )


@st.composite
def game_files(draw: st.DrawFn) -> GameFile:
    rules = draw(RULES)
    options = {option.id: draw(st.sampled_from(option.choices)) for option in options_of(rules.id)}
    rules = ruleset(rules.id, **options)
    levels = st.one_of(st.none(), st.sampled_from(sorted(LEVELS)))
    seats = draw(st.lists(st.builds(Seat, TEXTS, levels), min_size=1, max_size=6))
    facts = st.lists(st.tuples(WORDS, TEXTS), max_size=3, unique_by=lambda fact: fact[0])
    notes = st.lists(st.builds(Note, st.integers(0, 300), WORDS, facts.map(tuple)), max_size=4)
    return GameFile(
        rules=rules,
        seats=tuple(seats),
        moves=some_moves(rules, len(seats), draw(st.integers(0, 60)), draw(st.integers(0, 99))),
        date=draw(st.one_of(st.none(), st.just(DATE))),
        dice=draw(game_dice()),
        notes=tuple(draw(notes)),
        extras=draw(st.dictionaries(WORDS.map("x_{}".format), PLAIN, max_size=3)),
    )


@given(game_files())
def test_what_is_written_is_read_again(game: GameFile) -> None:
    text = write_game_file(game)
    assert read_game_file(text, LEVELS) == game
    assert write_game_file(read_game_file(text, LEVELS)) == text


def test_the_text_is_one_that_people_can_read() -> None:
    assert write_game_file(some_game(most=6)) == (
        "yachtgame 1\n"
        "rules: yacht\n"
        "options: straights=30/30 four_of_a_kind=four_dice five_equal_full_house=no\n"
        'player.1: person "Åsa \\"the Bold\\""\n'
        'player.2: captain ""\n'
        "dice: computer\n"
        "commitment: 9c2e4d8fe97d881430de4e754b4205b9c27ce96715231cffc4337340cb110280\n"
        "date: 2026-11-30T12:34:56+00:00\n"
        "place: at home, by the fire\n"
        "\n"
        "1 1: 36645 3---- 36621 ones=1\n"
        "1 2: 36142 3---- 31652 ones=1\n"
        "\n"
        "note 1 hint player=1 stage=2\n"
        'note 2 warning player=1 score=ones said="no way"\n'
    )


def test_what_is_told_of_dice_is_taken_in_other_spellings() -> None:
    dice = read_game_file(
        f"{HEAD}commitment: {'AB' * 32}\nseed: {'Cd' * 32}\ndice.code: 8msh cequ gv4q evh4\ndice: shared\n", LEVELS
    ).dice
    assert dice == GameDice(DiceKind.SHARED, "ab" * 32, bytes([0xCD] * 32), "8MSH-CEQU-GV4Q-EVH4")


def test_a_file_of_another_hand_may_be_laid_out_differently() -> None:
    text = (
        '\ufeffyachtgame 1 \r\nplayer.1:person ""\r\nrules:\tyatzy\r\n\r\n\r\n'
        "1 1:  11111   ones\r\n\r\n\r\nnote 0 hint\r\n\r\n"
    )
    game = read_game_file(text, LEVELS)
    assert (game.rules, game.seats, len(game.moves)) == (ruleset("yatzy"), (Seat(""),), 2)
    assert (game.date, game.dice, game.notes) == (None, GameDice(), (Note(0, "hint"),))


ARABIC_NOUGHT = "\u0660"
HEAD = 'yachtgame 1\nrules: yacht\nplayer.1: person ""\n'


@pytest.mark.parametrize(
    ("text", "line", "fault"),
    [
        ("", 1, FileFault.NO_GAME),
        ("\n", 1, FileFault.NO_GAME),
        ("rules: yacht", 1, FileFault.NO_GAME),
        ("yachtgame", 1, FileFault.NO_GAME),
        ("yachtgame 0", 1, FileFault.NO_GAME),
        ("yachtgame 1x", 1, FileFault.NO_GAME),
        ("yachtgame \u0661", 1, FileFault.NO_GAME),
        ("yachtgame 2\nwhatever", 1, FileFault.NEWER),
        ("yachtgame 1", 1, FileFault.RULES),
        ("yachtgame 1\nrules: chess", 2, FileFault.RULES),
        ("yachtgame 1\nrules: yacht", 2, FileFault.PLAYERS),
        (f"{HEAD}rules: yatzy", 4, FileFault.TWICE),
        (f"{HEAD}nonsense", 4, FileFault.HEAD),
        (f"{HEAD}Key: value", 4, FileFault.HEAD),
        (f"{HEAD}key: a\u202eb", 4, FileFault.HEAD),
        (f"{HEAD}options: straights", 4, FileFault.OPTIONS),
        (f"{HEAD}options: straights=30/101", 4, FileFault.OPTIONS),
        (f"{HEAD}options: joker=free", 4, FileFault.OPTIONS),
        (f"{HEAD}options: straights=15/20 straights=15/20", 4, FileFault.OPTIONS),
        (f"{HEAD}options: rules_id=15/20", 4, FileFault.OPTIONS),
        (f'{HEAD}player.3: person ""', 4, FileFault.PLAYERS),
        (f"{HEAD}player.2: person", 4, FileFault.PLAYERS),
        (f'{HEAD}player.2: person "\\q"', 4, FileFault.PLAYERS),
        (f'{HEAD}player.2: person "{"x" * 2_001}"', 4, FileFault.PLAYERS),
        (f'{HEAD}player.2: wizard ""', 4, FileFault.LEVEL),
        (f"{HEAD}date: yesterday", 4, FileFault.DATE),
        (f"{HEAD}date: 2026-11-30T12:00:00", 4, FileFault.DATE),
        (f"{HEAD}date: 0001-01-01T00:00:00+14:00", 4, FileFault.DATE),
        (f"{HEAD}date: 9999-12-31T23:59:59-12:00", 4, FileFault.DATE),
        (f"{HEAD}dice: Mine", 4, FileFault.DICE),
        (f"{HEAD}dice: loaded", 4, FileFault.DICE),
        (f"{HEAD}dice: computer\ncommitment: {'0' * 63}", 5, FileFault.DICE),
        (f"{HEAD}commitment: {'0' * 63}g", 4, FileFault.DICE),
        (f"{HEAD}commitment: {'0' * 64}\ncommitment: {'0' * 64}", 5, FileFault.TWICE),
        (f"{HEAD}seed: {'0' * 66}", 4, FileFault.DICE),
        (f"{HEAD}seed: {ARABIC_NOUGHT * 64}", 4, FileFault.DICE),
        (f"{HEAD}seed:", 4, FileFault.DICE),
        (f"{HEAD}dice.code: 8MSH-CEQU-GV4Q-EVH5", 4, FileFault.DICE),
        (f"{HEAD}dice.before: 3 2", 4, FileFault.DICE),
        (f"{HEAD}dice.before: 0 1 1", 4, FileFault.DICE),
        (f"{HEAD}dice.before: 1 7 1", 4, FileFault.DICE),
        (f"{HEAD}dice: typed\ncommitment: {'0' * 64}", 5, FileFault.DICE),
        (f"{HEAD}seed: {'0' * 64}\ndice: typed", 4, FileFault.DICE),
        (f"{HEAD}dice: typed\ndice.code: 8MSH-CEQU-GV4Q-EVH4", 5, FileFault.DICE),
        (f"{HEAD}key: {'x' * LONGEST_LINE}", 4, NotationFault.TOO_LONG),
        (f"{HEAD}\n1 1: 12345\n1 1: 12345 ones=1", 6, NotationFault.UNFINISHED),
        (f"{HEAD}\n1 1: 12347 ones=1", 5, NotationFault.AGAINST_RULES),
        (f"{HEAD}\n1 1: 12345 -1--- 11111 ones", 5, NotationFault.KEPT_OTHERS),
        (f"{HEAD}\n1 1: 12345 1---- ones", 5, NotationFault.KEPT_UNROLLED),
        (f"{HEAD}\n1 1: 12345 ones=2", 5, NotationFault.POINTS),
        (f"{HEAD}\n1 2: 12345 ones=1", 5, NotationFault.ORDER),
        (f"{HEAD}\n1 1: 12345 ones=1\nrules: yatzy", 6, NotationFault.HEAD),
        (f"{HEAD}\nnote x", 5, FileFault.NOTE),
        (f"{HEAD}\nnote 1 Hint", 5, FileFault.NOTE),
        (f"{HEAD}\nnote 1 hint stage", 5, FileFault.NOTE),
        (f'{HEAD}\nnote 1 hint said="x', 5, FileFault.NOTE),
        (f'{HEAD}\nnote 1 hint said="\\q"', 5, FileFault.NOTE),
        (f"{HEAD}\nnote 1 hint\n1 1: 12345 ones", 6, FileFault.NOTE),
    ],
)
def test_a_fault_is_told_with_its_line(text: str, line: int, fault: FileFault | NotationFault) -> None:
    with pytest.raises(BadGameFile) as found:
        read_game_file(text, LEVELS)
    assert (found.value.line, found.value.fault) == (line, fault)
    assert str(found.value).startswith(f"line {line}: ")
    assert len(str(found.value)) < 3_000


@pytest.mark.parametrize(
    "content",
    [
        b"\0" * 4096,
        bytes(range(256)) * 20,
        b"x" * (LARGEST_FILE + 1),
        b"\n" * (LARGEST_FILE + 1),
        b"yachtgame 1\n" + b"a: b\n" * 50_000,
        b"yachtgame 1\n\n" + b"note 1 hint\n" * 50_000,
        b'yachtgame 1\nrules: yacht\nplayer.1: person ""\n\nnote 1 hint a="' + b"\\\\" * 19_000 + b"\n",
        b"yachtgame 1\nrules: " + b"y" * 39_000 + b'\nplayer.1: person ""\n',
    ],
    ids=["nuls", "binary", "long line", "many lines", "many keys", "many notes", "backslashes", "long rules"],
)
def test_rubbish_is_refused_at_once(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "rubbish.yachtgame"
    path.write_bytes(content)
    begun = time.process_time()
    with pytest.raises(BadGameFile) as found:
        load_game_file(path, LEVELS)
    assert time.process_time() - begun < 0.5
    assert found.value.line >= 1
    assert path.read_bytes() == content


def test_a_line_of_a_hundred_megabytes_is_not_read_into_memory(tmp_path: Path) -> None:
    path = tmp_path / "long.yachtgame"
    with path.open("wb") as file:
        file.write(b"yachtgame 1\nrules: ")
        file.truncate(100_000_000)
    begun = time.process_time()
    with pytest.raises(BadGameFile) as found:
        load_game_file(path, LEVELS)
    assert time.process_time() - begun < 0.5
    assert (found.value.line, found.value.fault) == (2, FileFault.TOO_LARGE)


def test_bytes_that_are_no_text_are_told_with_their_line(tmp_path: Path) -> None:
    path = tmp_path / "latin.yachtgame"
    path.write_bytes(b'yachtgame 1\nrules: yacht\nplayer.1: person "\xc5sa"\n')
    with pytest.raises(BadGameFile) as found:
        load_game_file(path, LEVELS)
    assert (found.value.line, found.value.fault) == (3, FileFault.NO_TEXT)


def test_what_cannot_be_read_again_is_not_written() -> None:
    game = some_game(most=0)
    for spoiled in (
        GameFile(game.rules, (Seat("x" * 2_001),), ()),
        GameFile(game.rules, (Seat("", "person"),), ()),
        GameFile(game.rules, (Seat("", "Captain!"),), ()),
        GameFile(game.rules, game.seats, (), dice=GameDice(commitment="AB" * 32)),
        GameFile(game.rules, game.seats, (), dice=GameDice(seed=bytes(31))),
        GameFile(game.rules, game.seats, (), dice=GameDice(code="8msh-cequ-gv4q-evh4")),
        GameFile(game.rules, game.seats, (), dice=GameDice(last_before=RollPlace(0, 0, 1))),
        GameFile(game.rules, game.seats, (), dice=GameDice(DiceKind.TYPED, seed=bytes(32))),
        GameFile(game.rules, game.seats, (), extras={"rules": "yatzy"}),
        GameFile(game.rules, game.seats, (), extras={"key": "two\nlines"}),
        GameFile(game.rules, game.seats, (), notes=(Note(1, "a b"),)),
    ):
        with pytest.raises(ValueError, match=r"written|stand|player|typed"):
            write_game_file(spoiled)


def test_a_date_keeps_its_time_zone() -> None:
    text = f"{HEAD}date: 2026-11-30T12:34:56.789+02:00\n"
    date = read_game_file(text, LEVELS).date
    assert date is not None
    assert date.isoformat() == "2026-11-30T12:34:56+02:00"
    assert date.astimezone(UTC) == datetime(2026, 11, 30, 10, 34, 56, tzinfo=UTC)


@pytest.mark.parametrize("name", SPOILED)
def test_spoiled_files_are_read_as_games_or_refused_with_their_line(name: str) -> None:
    # Tens of thousands are tried by tests.benchmarks.spoiled_files.
    refused = try_spoiled(name, 400, seed=5)
    assert 150 < refused < 400


@given(st.binary(max_size=400))
@settings(max_examples=200)
def test_any_bytes_are_read_or_refused(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "any.yachtgame"
    path.write_bytes(b"yachtgame 1\n" + content)
    with pytest.raises(BadGameFile):
        load_game_file(path, LEVELS)
