"""Games written into files of their own, and results into a table that spreadsheets read and do not run."""

import csv
import io
import locale
from collections.abc import Iterator
from pathlib import Path

import pytest

from PySide6.QtCore import QLocale

from tests.session.library_games import STRANGE, Shelf, opened, stored, text_of
from yacht_desktop.session.exporting import Exported
from yacht_desktop.session.game_files import Trouble, read_opened
from yacht_desktop.session.results_table import COLUMNS, cell
from yacht_desktop.session.setup import Player


@pytest.fixture
def shelf(qtbot, tmp_path: Path) -> Iterator[Shelf]:
    made = Shelf(qtbot, tmp_path / "data")
    yield made
    made.quit()


def end_of(shelf: Shelf, begin) -> Exported:
    with shelf.qtbot.waitSignal(shelf.games.exporting.finished) as told:
        assert begin()
    (done,) = told.args
    assert isinstance(done, Exported)
    return done


def name(rules_id: str, date) -> str:
    return f"{rules_id} {date:%Y-%m-%d}"


def test_a_game_is_written_as_it_is_and_read_again(shelf: Shelf, tmp_path: Path) -> None:
    game = opened(*(Player(name) for name in STRANGE))
    (number,) = shelf.add(stored(*game.setup.players))
    path = tmp_path / "one.yachtgame"
    done = end_of(shelf, lambda: shelf.games.exporting.to_file(number, path))
    assert (done.games, done.trouble) == (1, None)
    assert path.read_text(encoding="utf-8") == text_of(game)
    assert read_opened(path).moves == game.moves


def test_several_games_get_names_of_their_own_and_none_is_written_over(shelf: Shelf, tmp_path: Path) -> None:
    kept = shelf.add(*(stored(Player("Bo"), seed=seed, moves=9) for seed in range(1, 46)))
    folder = tmp_path / "out"
    folder.mkdir()
    (folder / "yacht 2026-06-01.yachtgame").write_text("mine", encoding="utf-8")
    done = end_of(shelf, lambda: shelf.games.exporting.to_folder(kept, folder, name))
    assert (done.games, done.whole) == (45, True)
    assert (folder / "yacht 2026-06-01.yachtgame").read_text(encoding="utf-8") == "mine"
    assert len({path.read_text(encoding="utf-8") for path in folder.iterdir()}) == 46


def test_a_folder_that_cannot_be_written_is_told(shelf: Shelf, tmp_path: Path) -> None:
    kept = shelf.add(stored(), stored(seed=2))
    done = end_of(shelf, lambda: shelf.games.exporting.to_folder(kept, tmp_path / "nowhere", name))
    assert done.trouble is not None
    assert (done.games, done.whole, done.trouble.trouble) == (0, False, Trouble.UNWRITABLE)


def test_an_export_that_is_given_up_says_how_far_it_came(shelf: Shelf, tmp_path: Path) -> None:
    kept = shelf.add(*([stored(Player("Bo"), moves=3)] * 100))
    folder = tmp_path / "out"
    folder.mkdir()
    exporting = shelf.games.exporting
    exporting.progressed.connect(exporting.cancel)
    done = end_of(shelf, lambda: exporting.to_folder(kept, folder, name))
    assert not done.whole
    assert done.games == len(list(folder.iterdir())) == 40


@pytest.mark.parametrize("language", [QLocale.Language.C, QLocale.Language.Finnish, QLocale.Language.Turkish])
def test_results_are_the_same_bytes_in_every_language(
    shelf: Shelf, tmp_path: Path, language: QLocale.Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = shelf.add(stored(*(Player(name) for name in STRANGE)), stored(moves=9, days=1))
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    monkeypatch.setattr(locale, "localeconv", lambda: {"decimal_point": ",", "thousands_sep": "."})
    try:
        done = end_of(shelf, lambda: shelf.games.exporting.to_table(kept, tmp_path / "results.csv"))
    finally:
        QLocale.setDefault(before)
    assert (done.games, done.trouble) == (2, None)
    content = (tmp_path / "results.csv").read_bytes()
    assert content.count(b"\r\n") == content.count(b"\n") == 1 + len(STRANGE) + 2
    rows = list(csv.reader(io.StringIO(content.decode("utf-8"), newline="")))
    assert tuple(rows[0]) == COLUMNS
    assert all(len(row) == len(COLUMNS) for row in rows)
    place = COLUMNS.index("name")
    assert [row[place] for row in rows[1:7]] == ['<b>x</b>, "y"', "'=1+1", "Åsa 🎲", "שלום", "\u202ex", "n" * 200]
    assert all(row[COLUMNS.index("total")].isascii() and row[COLUMNS.index("total")].isdecimal() for row in rows[1:])
    assert [row[COLUMNS.index("finished")] for row in rows[1:]] == ["yes"] * 6 + ["no"] * 2


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("", ""),
        ("Anna", "Anna"),
        ("-1", "'-1"),
        ("+49 123", "'+49 123"),
        ("@x", "'@x"),
        (" =x", "' =x"),
        ("\t=x", "'\t=x"),
        ("=1,2", '"\'=1,2"'),
        ('a"b', '"a""b"'),
        ("a\nb", '"a\nb"'),
        ("1=1", "1=1"),
    ],
)
def test_a_cell_is_a_text_whatever_it_begins_with(text: str, written: str) -> None:
    assert cell(text) == written
