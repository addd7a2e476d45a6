"""Files that are read within bounds and written whole or not at all."""

import contextlib
import os
import stat
from pathlib import Path
from typing import Final

_MODE: Final = 0o666


class NotAFile(OSError):
    """There is something else than a file: a folder, a pipe, a device."""


def read_bounded(path: Path, most: int) -> bytes:
    """Return the content of a file, at most `most` + 1 bytes of it; one more tells that it is too large.

    Raises:
        OSError: it cannot be read; NotAFile where it is none, which could keep us waiting for ever.
    """
    # A pipe must be opened without waiting for who writes into it; only Unix has such.
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise NotAFile(f"{path} is not a file")
        return file.read(most + 1)


def write_whole(path: Path, content: bytes) -> None:
    """Put content into a file; until it is on disk the file that was there stays as it is.

    A link is followed, and what others may do with the file stays as it was.

    Raises:
        OSError: it could not be written; nothing has changed then.
    """
    target = path.resolve()
    fresh = target.with_name(f".{target.name[:40]}.{os.getpid()}.new")
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), _MODE)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(handle)
        with contextlib.suppress(FileNotFoundError):
            fresh.chmod(stat.S_IMODE(target.stat().st_mode))
        fresh.replace(target)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Let the new name reach the disk too, where a folder can be opened for that."""
    if os.name != "posix":
        return
    # The content is safe by now; a file system that syncs no folders is no reason to say it is not.
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
