"""The file of the log: rotated, bounded, and no reason to complain where it cannot be written."""

import contextlib
import logging
from pathlib import Path
from typing import Final

from typing_extensions import override

from yacht_desktop.session.log import logger

NAME: Final = "yacht-desktop.log"
LOG_BYTES: Final = 1_000_000
LOG_FILES: Final = 3
LONGEST_ENTRY: Final = 20_000
"""In characters; what is longer loses its middle."""
_CUT: Final = "\n[…]\n"


class BoundedFormatter(logging.Formatter):
    """Writes entries of which none can fill a file by itself."""

    @override
    def format(self, record: logging.LogRecord) -> str:
        """Return the entry; where it is too long, its beginning and its end, which says what happened."""
        entry = super().format(record)
        # Halves of characters, as names of files may have them, cannot be written as UTF-8.
        entry = entry.encode("utf-8", "backslashreplace").decode("utf-8")
        if len(entry) <= LONGEST_ENTRY:
            return entry
        half = (LONGEST_ENTRY - len(_CUT)) // 2
        return entry[:half] + _CUT + entry[-half:]


class LogFile(logging.Handler):
    """A file that is rotated; an ordinary start has nothing to write into it."""

    def __init__(self, path: Path) -> None:
        """Make sure of the file.

        Raises:
            OSError: it cannot be written.
        """
        super().__init__()
        path.touch()
        self._path = path
        self._rotating: logging.Handler | None = None

    @override
    def emit(self, record: logging.LogRecord) -> None:
        """Write a record."""
        if self._rotating is None:
            # Sockets and pickles come with it, some milliseconds of every start.
            from logging.handlers import RotatingFileHandler

            self._rotating = RotatingFileHandler(
                self._path, maxBytes=LOG_BYTES, backupCount=LOG_FILES, encoding="utf-8", delay=True
            )
            self._rotating.setFormatter(self.formatter)
        self._rotating.emit(record)

    @override
    def close(self) -> None:
        """Close the file."""
        if self._rotating is not None:
            # What a full disk did not take is lost by now.
            with contextlib.suppress(OSError):
                self._rotating.close()
        super().close()


def start_log(folder: Path) -> Path | None:
    """Log to a file that is rotated; return its path, None where the folder cannot be written."""
    logger.setLevel(logging.INFO)
    logger.propagate = False
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / NAME
        handler = LogFile(path)
    except OSError:
        logger.addHandler(logging.NullHandler())
        return None
    handler.setFormatter(BoundedFormatter("%(asctime)s %(levelname)s %(message)s"))
    logger.addHandler(handler)
    return path
