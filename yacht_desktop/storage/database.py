"""A database in one file: opened with care, brought up to date step by step, never lost.

A damaged file is kept aside under a dated name and another one begun; one of a newer version is
left as it is, to the byte. Where nothing can be written, the database is kept in memory, with what
could be read.
"""

import contextlib
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from yacht_desktop.storage.faults import StoreFault

MARK: Final = 0x59414348
"""The number that says whose database it is (`PRAGMA application_id`)."""
WAIT_S: Final = 5.0
_AGAIN_S: Final = 0.01
SIDECARS: Final = ("-wal", "-shm", "-journal")
_VERSION_AT: Final = slice(60, 64)
_MARK_AT: Final = slice(68, 72)
_HEADER: Final = 100
FIRST_BYTES: Final = b"SQLite format 3\0"
_PRIMARY: Final = 0xFF
_SYSTEM_CODES: Final = frozenset(
    {
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
    }
)

Steps = Sequence[Sequence[str]]
"""For each version from 1 the statements that lead to it from the one before."""


class Opened(NamedTuple):
    """A database ready for use.

    Attributes:
        connection: in autocommit mode; may be used from any one thread at a time.
        fault: what was wrong with the file, None where all is well.
        aside: where a damaged file is now.
        saves: whether what is written reaches the file.
    """

    connection: sqlite3.Connection
    fault: StoreFault | None = None
    aside: Path | None = None
    saves: bool = True


class _Damaged(Exception):
    """The file is no database of ours."""


class _Newer(Exception):
    """The file was written by a newer version."""


def open_database(path: Path, steps: Steps, check_most: int | None = None) -> Opened:
    """Open a database, in memory where the file must or can not be written.

    Args:
        path: the file; it and its folder need not exist.
        steps: how it came to be what it is, version by version.
        check_most: bytes of the largest file that is looked through as a whole; None for any. `is_whole`
            does so later.
    """
    try:
        return Opened(_open(path, steps, check_most))
    except _Newer:
        return Opened(_in_memory(steps), StoreFault.NEWER, saves=False)
    except _Damaged:
        return _begin_again(path, steps)
    except (sqlite3.Error, OSError):
        return Opened(_copied(path, steps), StoreFault.NOT_SAVED, saves=False)


def connect_to_read(path: Path) -> sqlite3.Connection:
    """Return a connection to a database that another one has open to write; it can only be read from.

    Raises:
        sqlite3.Error: it cannot be opened.
    """
    return _connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def copied_to_memory(connection: sqlite3.Connection, steps: Steps) -> sqlite3.Connection:
    """Return a database in memory with all that another one holds, as far as it can be read."""
    copy = _connect(":memory:")
    try:
        connection.backup(copy)
    except sqlite3.Error:
        copy.close()
        return _in_memory(steps)
    return copy


def is_whole(connection: sqlite3.Connection) -> bool:
    """Return whether all of a database is as SQLite wrote it, and no row belongs to one that is missing."""
    try:
        if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            return False
        return connection.execute("PRAGMA foreign_key_check").fetchone() is None
    except (sqlite3.DatabaseError, UnicodeDecodeError) as fault:
        if isinstance(fault, sqlite3.DatabaseError) and _is_of_the_system(fault):
            raise
        return False


def _begin_again(path: Path, steps: Steps) -> Opened:
    try:
        aside = put_aside(path)
    except OSError:
        return Opened(_in_memory(steps), StoreFault.DAMAGED, saves=False)
    try:
        return Opened(_open(path, steps), StoreFault.DAMAGED, aside)
    except (sqlite3.Error, OSError, _Damaged, _Newer):
        return Opened(_in_memory(steps), StoreFault.DAMAGED, aside, saves=False)


def _open(path: Path, steps: Steps, check_most: int | None = None) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    _look_at(path, len(steps))
    connection = _connect(str(path))
    try:
        _check(connection, len(steps), whole=check_most is None or path.stat().st_size <= check_most)
        _keep_log(connection)
        connection.execute("PRAGMA synchronous = NORMAL")
        _bring_up_to_date(connection, path, steps)
        _check_tables(connection, steps)
    except sqlite3.DatabaseError as fault:
        connection.close()
        if _is_of_the_system(fault):
            raise
        raise _Damaged from fault
    except UnicodeDecodeError as fault:
        # What SQLite says of damage may quote it.
        connection.close()
        raise _Damaged from fault
    except BaseException:
        connection.close()
        raise
    return connection


def _keep_log(connection: sqlite3.Connection) -> None:
    """Let what is written go into a log first, so that a kill leaves all or nothing of it."""
    deadline = time.monotonic() + WAIT_S
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as fault:
            # SQLite itself does not wait where two programs begin at once.
            if fault.sqlite_errorcode & _PRIMARY != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(_AGAIN_S)
        else:
            return


def _is_of_the_system(fault: sqlite3.DatabaseError) -> bool:
    """Return whether a fault comes from the system, such as a full disk, and not from what the file holds."""
    code = fault.sqlite_errorcode
    return code & _PRIMARY in _SYSTEM_CODES and code != sqlite3.SQLITE_IOERR_SHORT_READ


def _connect(name: str, *, uri: bool = False) -> sqlite3.Connection:
    connection = sqlite3.connect(name, timeout=WAIT_S, isolation_level=None, check_same_thread=False, uri=uri)
    connection.text_factory = _decoded
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _decoded(stored: bytes) -> str:
    """Return a text; one that a fault of the disk has spoiled is no reason to stop."""
    return stored.decode("utf-8", "replace")


def _look_at(path: Path, newest: int) -> None:
    """Judge the file by its first bytes, before SQLite changes anything in or beside it."""
    if path.is_dir():
        raise _Damaged
    try:
        with path.open("rb") as file:
            header = file.read(_HEADER)
    except FileNotFoundError:
        return
    if not header:
        return
    if not header.startswith(FIRST_BYTES) or len(header) < _HEADER:
        raise _Damaged
    if int.from_bytes(header[_MARK_AT]) not in {0, MARK}:
        raise _Damaged
    if max(int.from_bytes(header[_VERSION_AT]), _version_in_log(path)) > newest:
        raise _Newer


def _version_in_log(path: Path) -> int:
    """Return the version that a log beside the file leads to; 0 where there is no log or it cannot be told."""
    log = path.with_name(path.name + SIDECARS[0])
    if not log.is_file() or not log.stat().st_size:
        return 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        shutil.copyfile(path, copy)
        shutil.copyfile(log, copy.with_name(log.name))
        try:
            with contextlib.closing(_connect(str(copy))) as connection:
                return _version(connection)
        except sqlite3.DatabaseError:
            return 0


def _check(connection: sqlite3.Connection, newest: int, *, whole: bool = True) -> None:
    if whole and connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise _Damaged
    if _version(connection) > newest:
        raise _Newer
    if whole and connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise _Damaged


def _check_tables(connection: sqlite3.Connection, steps: Steps) -> None:
    """Miss no table: a version alone promises nothing."""
    with contextlib.closing(_in_memory(steps)) as model:
        if not _names_in(model) <= _names_in(connection):
            raise _Damaged


def _names_in(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    return set(connection.execute("SELECT type, name FROM sqlite_master"))


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _bring_up_to_date(connection: sqlite3.Connection, path: Path | None, steps: Steps) -> None:
    """Take the steps that are missing, each whole or not at all, after a copy of what there was."""
    version = _version(connection)
    if path is not None and 0 < version < len(steps):
        _copy_aside(connection, path.with_name(f"{path.name}.version-{version}"))
    while True:
        # The version is asked for under the lock: another copy of the program may do the same now.
        connection.execute("BEGIN IMMEDIATE")
        try:
            version = _version(connection)
            if version >= len(steps):
                connection.execute("ROLLBACK")
                return
            for statement in steps[version]:
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {MARK}")
            connection.execute(f"PRAGMA user_version = {version + 1}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def _copy_aside(connection: sqlite3.Connection, path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as copy:
        connection.backup(copy)


def _in_memory(steps: Steps) -> sqlite3.Connection:
    connection = _connect(":memory:")
    _bring_up_to_date(connection, None, steps)
    return connection


def _copied(path: Path, steps: Steps) -> sqlite3.Connection:
    """Return a database in memory with what the file holds, as far as it can be read without writing."""
    connection = _connect(":memory:")
    try:
        with contextlib.closing(_connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as file:
            _check(file, len(steps))
            file.backup(connection)
        _bring_up_to_date(connection, None, steps)
    except (sqlite3.Error, OSError, UnicodeDecodeError, _Damaged, _Newer):
        connection.close()
        return _in_memory(steps)
    return connection


def put_aside(path: Path) -> Path:
    """Give the file, and what SQLite keeps beside it, names with today's date; return the file's."""
    aside = free_name(path)
    path.rename(aside)
    for sidecar in SIDECARS:
        beside = path.with_name(path.name + sidecar)
        with contextlib.suppress(FileNotFoundError):
            beside.rename(aside.with_name(aside.name + sidecar))
    return aside


def free_name(path: Path, word: str = "damaged") -> Path:
    """Return a name beside a file that is free, with a word and today's date."""
    stem = f"{path.name}.{word}-{datetime.now().astimezone():%Y-%m-%d}"
    name, number = path.with_name(stem), 1
    while name.exists() or name.is_symlink():
        number += 1
        name = path.with_name(f"{stem}-{number}")
    return name
