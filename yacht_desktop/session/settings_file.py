"""The file of the settings: read with care, written whole or not at all, never lost.

Qt reads rubbish without complaint and would then write over it. So the file is looked at
first, and one that cannot be settings is put aside under a dated name before Qt sees it.
"""

import contextlib
import shutil
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QSettings

from yacht_desktop.session.log import logger

BACKUP_SUFFIX: Final = ".backup"
_LARGEST: Final = 1 << 20
# Never written here, and Qt would build any object it names.
_FOREIGN: Final = b"@Variant("


class SettingsFile:
    """An INI file with a copy of its last good state beside it.

    Attributes:
        path: where the file is.
        aside: where a damaged file was put, None where there was none.
        is_usable: False where a damaged file could not be put aside; it is then left alone.
    """

    def __init__(self, path: Path) -> None:
        """Put a damaged file aside and fall back on the copy where that is good."""
        self.path = path
        self.aside: Path | None = None
        self.is_usable = True
        self._backup = path.with_name(path.name + BACKUP_SUFFIX)
        self._backed_up = False
        self._clear_the_way()

    def read(self) -> dict[str, object]:
        """Return the values in the file as Qt reads them: mostly text; empty where there is no file."""
        if not self.is_usable:
            return {}
        stored = self._open()
        return {key: stored.value(key) for key in stored.allKeys()}

    def write(self, values: dict[str, str | QByteArray]) -> bool:
        """Store values, leaving the others in the file as they are.

        Returns:
            Whether they are on disk now. If not, the file is as it was.
        """
        self._clear_the_way()
        if not self.is_usable:
            return False
        self._back_up()
        # A fresh one each time: a status of failure would never leave the object again.
        stored = self._open()
        for key, value in values.items():
            stored.setValue(key, value)
        stored.sync()
        return stored.status() is QSettings.Status.NoError

    def _open(self) -> QSettings:
        return QSettings(str(self.path), QSettings.Format.IniFormat)

    def _clear_the_way(self) -> None:
        if not _is_damaged(self.path):
            self.is_usable = True
            return
        self.is_usable = False
        aside = _free_name(self.path)
        try:
            self.path.rename(aside)
            self.aside = aside
            if self._backup.is_file() and not _is_damaged(self._backup):
                _copy_whole(self._backup, self.path)
        except FileNotFoundError:
            logger.info("another copy of the program has put %s aside", self.path)
        except OSError as fault:
            logger.warning("the damaged settings %s stay where they are: %s", self.path, fault)
            if self.aside is None:
                return
        self.is_usable = True
        logger.warning("the settings %s were damaged and are kept as %s", self.path, self.aside)

    def _back_up(self) -> None:
        """Copy the good file once, before the first change this process makes."""
        if self._backed_up or not self.path.is_file():
            return
        fresh = self._backup.with_name(self._backup.name + ".new")
        try:
            _copy_whole(self.path, fresh)
            fresh.replace(self._backup)
        except OSError as fault:
            logger.info("no copy of the settings could be made: %s", fault)
        else:
            self._backed_up = True


def _copy_whole(source: Path, target: Path) -> None:
    """Copy a file; on a full disk nothing of it is left.

    Raises:
        OSError: it could not be copied.
    """
    try:
        shutil.copyfile(source, target)
    except OSError:
        with contextlib.suppress(OSError):
            target.unlink(missing_ok=True)
        raise


def _is_damaged(path: Path) -> bool:
    """Return whether something is there that cannot be a settings file."""
    try:
        if not path.exists():
            return False
        if not path.is_file() or path.stat().st_size > _LARGEST:
            return True
        content = path.read_bytes()
        content.decode("utf-8")
    except FileNotFoundError:
        return False
    except (OSError, UnicodeDecodeError):
        return True
    return b"=" not in content or b"\0" in content or _FOREIGN in content


def _free_name(path: Path) -> Path:
    """Return a name with today's date that nothing has yet."""
    from datetime import datetime

    stem = f"{path.name}.damaged-{datetime.now().astimezone():%Y-%m-%d}"
    name = path.with_name(stem)
    number = 1
    while name.exists() or name.is_symlink():
        number += 1
        name = path.with_name(f"{stem}-{number}")
    return name
