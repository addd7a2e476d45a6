"""Databases are never lost: whatever lies in the place of one, there is one to work with, and its fault is told."""

import hashlib
import random
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from yacht_desktop.storage.database import MARK, Opened, open_database
from yacht_desktop.storage.faults import StoreFault

FIRST = ("CREATE TABLE IF NOT EXISTS notes (id INTEGER PRIMARY KEY, words TEXT NOT NULL) STRICT",)
SECOND = ("ALTER TABLE notes ADD COLUMN day TEXT", "CREATE INDEX notes_day ON notes (day)")
STEPS = (FIRST,)


def words_in(opened: Opened) -> list[str]:
    return [words for (words,) in opened.connection.execute("SELECT words FROM notes ORDER BY id")]


def write(opened: Opened, words: str) -> None:
    opened.connection.execute("INSERT INTO notes (words) VALUES (?)", (words,))


def fill(path: Path, number: int = 300) -> None:
    with closing(open_database(path, STEPS).connection) as connection:
        connection.executemany("INSERT INTO notes (words) VALUES (?)", [(f"note {i}" * 20,) for i in range(number)])


def digests(path: Path) -> dict[str, str]:
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in path.parent.iterdir()}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Åsa 🎲" / "notes.sqlite3"


def test_a_new_database_is_ours_and_kept_with_care(path: Path) -> None:
    with closing(open_database(path, STEPS).connection) as connection:
        asked = {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "foreign_keys")}
        assert asked == {"journal_mode": "wal", "foreign_keys": 1}
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
        assert connection.execute("PRAGMA application_id").fetchone() == (MARK,)


def test_what_is_written_is_there_again(path: Path) -> None:
    first = open_database(path, STEPS)
    write(first, "one")
    first.connection.close()
    again = open_database(path, STEPS)
    assert (again.fault, again.aside, again.saves, words_in(again)) == (None, None, True, ["one"])
    again.connection.close()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_an_older_database_is_brought_up_to_date_after_a_copy(path: Path) -> None:
    fill(path, 3)
    opened = open_database(path, (FIRST, SECOND))
    assert opened.fault is None
    assert opened.connection.execute("SELECT count(*), count(day) FROM notes").fetchone() == (3, 0)
    opened.connection.close()
    with closing(sqlite3.connect(path.with_name(f"{path.name}.version-1"))) as copy:
        assert copy.execute("PRAGMA user_version").fetchone() == (1,)
        assert copy.execute("SELECT count(*) FROM notes").fetchone() == (3,)


def test_a_step_that_fails_leaves_the_database_as_it_was(path: Path) -> None:
    fill(path, 3)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("INSERT INTO notes (words) SELECT words FROM notes")
    fails_on_equal_words = ("ALTER TABLE notes ADD COLUMN day TEXT", "CREATE UNIQUE INDEX one_each ON notes (words)")
    opened = open_database(path, (FIRST, fails_on_equal_words))
    assert (opened.fault, opened.saves) == (StoreFault.DAMAGED, True)
    opened.connection.close()
    aside = [file for file in path.parent.iterdir() if ".damaged-" in file.name]
    with closing(sqlite3.connect(aside[0])) as kept:
        assert kept.execute("PRAGMA user_version").fetchone() == (1,)
        assert [row[1] for row in kept.execute("PRAGMA table_info(notes)")] == ["id", "words"]


def test_newest_tables_with_an_older_version_are_no_fault(path: Path) -> None:
    fill(path, 2)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 0")
    opened = open_database(path, STEPS)
    assert (opened.fault, len(words_in(opened))) == (None, 2)
    opened.connection.close()


@pytest.mark.parametrize("leave_log", [False, True])
def test_a_newer_database_stays_as_it_is_to_the_byte(path: Path, leave_log: bool) -> None:  # noqa: FBT001
    fill(path, 2)
    newer = sqlite3.connect(path, isolation_level=None)
    newer.execute("PRAGMA wal_autocheckpoint = 0")
    newer.execute("PRAGMA user_version = 999")
    newer.execute("INSERT INTO notes (words) VALUES ('from the future')")
    if leave_log:
        # As a program that was killed leaves them.
        folder = path.parent.with_name("killed")
        shutil.copytree(path.parent, folder)
        path = folder / path.name
    newer.close()
    before = digests(path)
    assert any(name.endswith("-wal") for name in before) is leave_log
    opened = open_database(path, STEPS)
    assert (opened.fault, opened.saves, words_in(opened)) == (StoreFault.NEWER, False, [])
    write(opened, "goes on")
    opened.connection.close()
    assert digests(path) == before


def test_a_log_of_a_killed_program_is_read(path: Path) -> None:
    writer = open_database(path, STEPS)
    writer.connection.execute("PRAGMA wal_autocheckpoint = 0")
    write(writer, "in the log")
    folder = path.parent.with_name("killed")
    shutil.copytree(path.parent, folder)
    writer.connection.close()
    opened = open_database(folder / path.name, STEPS)
    assert (opened.fault, words_in(opened)) == (None, ["in the log"])
    opened.connection.close()


def nuls(path: Path) -> None:
    path.write_bytes(bytes(4096))


def text(path: Path) -> None:
    path.write_text("This is no database.\n" * 50, encoding="utf-8")


def short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:60])


def half(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


def page(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096:8192] = random.Random(1).randbytes(4096)
    path.write_bytes(content)


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def foreign(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA application_id = 77")
        connection.execute("CREATE TABLE theirs (id)")


def without_tables(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE notes")


@pytest.mark.parametrize("harm", [nuls, text, short, half, page, folder, foreign, without_tables])
def test_a_damaged_file_is_kept_aside_and_another_one_begun(path: Path, harm) -> None:
    for number in (1, 2):
        fill(path)
        harm(path)
        before = None if path.is_dir() else path.read_bytes()
        opened = open_database(path, STEPS)
        assert (opened.fault, opened.saves, words_in(opened)) == (StoreFault.DAMAGED, True, [])
        assert opened.aside is not None
        assert ".damaged-20" in opened.aside.name
        assert before is None or opened.aside.read_bytes() == before
        opened.connection.close()
        assert len([one for one in path.parent.iterdir() if ".damaged-" in one.name]) == number


def test_an_empty_file_is_a_new_database(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    opened = open_database(path, STEPS)
    assert (opened.fault, opened.saves) == (None, True)
    opened.connection.close()


def test_damage_at_any_place_is_survived(path: Path) -> None:
    fill(path, 60)
    whole = path.read_bytes()
    chance = random.Random("damage")
    for _ in range(100):
        content = bytearray(whole)
        for _ in range(chance.choice((1, 8, 64))):
            content[chance.randrange(len(content))] = chance.randrange(256)
        path.write_bytes(content)
        opened = open_database(path, STEPS)
        if opened.fault is StoreFault.DAMAGED:
            assert opened.aside is not None
            assert opened.aside.read_bytes() == content
            opened.aside.unlink()
        if opened.fault is not StoreFault.NEWER:
            write(opened, "goes on")
        opened.connection.close()
        for left in path.parent.iterdir():
            left.unlink()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    opened = open_database(tmp_path / "file" / "notes.sqlite3", STEPS)
    assert (opened.fault, opened.saves) == (StoreFault.NOT_SAVED, False)
    write(opened, "goes on")
    assert words_in(opened) == ["goes on"]
    opened.connection.close()


def test_a_database_that_cannot_be_written_is_read_all_the_same(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(path, 5)
    before = digests(path)
    real = sqlite3.connect

    def connect(name: str, **options: object) -> sqlite3.Connection:
        """Open as on a medium that is read-only; what is opened for reading only is as it was."""
        if name == str(path):
            fault = sqlite3.OperationalError("attempt to write a readonly database")
            fault.sqlite_errorcode = sqlite3.SQLITE_READONLY
            raise fault
        return real(name, **options)  # type: ignore[call-overload,no-any-return]

    monkeypatch.setattr(sqlite3, "connect", connect)
    opened = open_database(path, STEPS)
    assert (opened.fault, opened.saves, len(words_in(opened))) == (StoreFault.NOT_SAVED, False, 5)
    write(opened, "for now")
    opened.connection.close()
    assert digests(path) == before


def test_a_locked_database_is_not_taken_for_a_damaged_one(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yacht_desktop.storage.database.WAIT_S", 0.05)
    path.parent.mkdir()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    opened = open_database(path, STEPS)
    assert (opened.fault, opened.saves) == (StoreFault.NOT_SAVED, False)
    opened.connection.close()
    other.execute("ROLLBACK")
    other.close()
    assert not [file for file in path.parent.iterdir() if "damaged" in file.name]


WRITER = """
import sys
from pathlib import Path
from tests.storage.test_database import STEPS
from yacht_desktop.storage.database import open_database
opened = open_database(Path(sys.argv[1]), STEPS)
print("ready", flush=True)
while True:
    opened.connection.execute("BEGIN IMMEDIATE")
    for half in "ab":
        opened.connection.execute("INSERT INTO notes (words) VALUES (?)", (half * 5_000,))
    opened.connection.execute("COMMIT")
"""


def test_a_kill_at_any_moment_leaves_whole_transactions(path: Path) -> None:
    path.parent.mkdir()
    for _ in range(5):
        with subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE) as writer:
            assert writer.stdout is not None
            assert writer.stdout.readline() == b"ready\n"
            writer.kill()
        opened = open_database(path, STEPS)
        assert opened.fault is None
        kept = words_in(opened)
        opened.connection.close()
        assert kept.count("a" * 5_000) == kept.count("b" * 5_000) == len(kept) // 2


def test_five_programs_may_begin_one_database_at_once(path: Path) -> None:
    path.parent.mkdir()
    begin = (
        "import sys; from pathlib import Path; from tests.storage.test_database import STEPS, write;"
        "from yacht_desktop.storage.database import open_database; opened = open_database(Path(sys.argv[1]), STEPS);"
        "write(opened, 'here'); print(opened.fault, opened.saves)"
    )
    programs = [
        subprocess.Popen([sys.executable, "-c", begin, str(path)], stdout=subprocess.PIPE, text=True) for _ in range(5)
    ]
    assert {program.communicate()[0] for program in programs} == {"None True\n"}
    opened = open_database(path, STEPS)
    assert words_in(opened) == ["here"] * 5
    opened.connection.close()
