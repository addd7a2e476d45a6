"""Whatever stands in the library where the game on the table should be: one sentence, a new game, no loop."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.session.kept_games import NAME, KeptTable
from tests.session.table_talk import HUMAN, setup_of
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.storage.faults import StoreFault
from yacht_desktop.storage.game_file import LARGEST_FILE

SETUP = setup_of(HUMAN, rules=ruleset("yacht"))
Spoil = Callable[[str], str]
TURN_13 = "\n".join(f"{turn} 1: 11123 ones=3" for turn in range(2, 14))
SPOILED: dict[str, Spoil] = {
    "version": lambda text: text.replace("yachtgame 1", "yachtgame 99"),
    "no version": lambda text: text.replace("yachtgame 1\n", ""),
    "rule set": lambda text: text.replace("rules: yacht", "rules: yahtzee"),
    "option": lambda text: text.replace("straights=30/30", "straights=xx/99"),
    "category": lambda text: text.replace("choice=", "coffee="),
    "die of seven": lambda text: text.replace(dice_in(text), "7" + dice_in(text)[1:]),
    "die of nought": lambda text: text.replace(dice_in(text), "0" + dice_in(text)[1:]),
    "four dice": lambda text: text.replace(dice_in(text), dice_in(text)[1:]),
    "six dice": lambda text: text.replace(dice_in(text), "1" + dice_in(text)),
    "thirteen turns": lambda text: f"{text}{TURN_13}\n",
    "a player twice": lambda text: text.replace("dice: ", 'player.1: person ""\ndice: '),
    "no second of three players": lambda text: text.replace("dice: ", 'player.3: person ""\ndice: '),
    "no players": lambda text: text.replace('player.1: person ""\n', ""),
    "level": lambda text: text.replace('person ""', 'pirate ""'),
    "points": lambda text: text.replace("choice=", "choice=9"),
    "promise": lambda text: text.replace("commitment: ", "commitment: x"),
    "empty": lambda text: "",
    "binary": lambda text: "\x01\x02\ufffd" * 1000,
    "ten megabytes": lambda text: text + "# " * 5_000_000,
    "one line": lambda text: text.replace("\n", " "),
    "another file": lambda text: "[General]\nspeed=fast\n" * 1000,
}


def dice_in(text: str) -> str:
    """The dice of the first roll."""
    return text.split("1 1: ")[1][:5]


def spoil(folder: Path, column: str, spoiled: Callable[[str], object]) -> str:
    """Change a text of the game on the table; return what stands there now."""
    with closing(sqlite3.connect(folder / NAME, isolation_level=None)) as connection:
        (text,) = connection.execute(f"SELECT {column} FROM texts").fetchone()
        connection.execute(f"UPDATE texts SET {column} = ?", (spoiled(text),))
        (stands,) = connection.execute(f"SELECT {column} FROM texts").fetchone()
        return str(stands)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library whose only game is on the table."""
    folder = tmp_path_factory.mktemp("whole")
    table = KeptTable(folder, SETUP)
    table.session.roll()
    table.session.score("choice")
    table.session.roll()
    table.quit()
    return folder


@pytest.fixture
def folder(tmp_path: Path, whole: Path) -> Path:
    """The same, to be spoiled."""
    return Path(shutil.copytree(whole, tmp_path / "home"))


def assert_played_past(folder: Path, stands: str, column: str = "text") -> None:
    table = KeptTable(folder, SETUP)
    assert [told.fault for told in table.told] == [StoreFault.GAME]
    assert table.session.moves == ()
    table.session.roll()
    table.quit()
    again = KeptTable(folder, SETUP)
    # Not tried again, and still there as it was.
    assert (again.told, len(again.session.moves)) == ([], 1)
    rows = again.autosave.library.connection.execute(f"SELECT {column} FROM texts ORDER BY game").fetchall()
    assert rows[0] == (stands,)
    assert len(rows) == 2
    again.quit()


@pytest.mark.parametrize("how", SPOILED.values(), ids=SPOILED.keys())
def test_a_spoiled_game_is_told_once_and_kept(folder: Path, how: Spoil) -> None:
    stands = spoil(folder, "text", how)
    assert_played_past(folder, stands)


@pytest.mark.parametrize(
    ("column", "content"),
    [
        ("ahead", "rubbish"),
        ("ahead", "x" * (LARGEST_FILE + 1)),
        ("record", "rubbish"),
        ("seed", b""),
        ("seed", b"short"),
        ("seed", bytes(4_000)),
        ("code", "XXXX"),
    ],
)
def test_a_spoiled_part_of_it_stops_nobody(folder: Path, column: str, content: object) -> None:
    spoil(folder, column, lambda _text: content)
    for _ in range(2):
        table = KeptTable(folder, SETUP)
        assert {told.fault for told in table.told} <= {StoreFault.GAME}
        if table.session.state.dice is None:
            table.session.roll()
        table.session.score(next(iter(table.session.state.possible_scores)))
        table.quit()


def test_marks_and_places_that_are_none_are_left_out(folder: Path) -> None:
    with closing(sqlite3.connect(folder / NAME, isolation_level=None)) as connection:
        connection.execute("UPDATE games SET held = '0 x -1 99 7777777 2'")
        connection.execute("UPDATE texts SET last = '1 2 x'")
    table = KeptTable(folder, SETUP)
    assert table.told == []
    assert table.session.position.held <= {0, 2}
    table.quit()
