"""Files of solved values: named by rules, options and version, checked before they are believed."""

import hashlib
import json
import logging
import os
import tempfile
import time
from pathlib import Path

import numpy as np

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.solver.turn import Floats

# Counts up whenever values or their order change.
VERSION = 1
_MAGIC = b"Yacht Desktop table\n"
_LONGEST_HEADER = 4096
_ABANDONED_SECONDS = 24 * 3600
_PART = ".part"

logger = logging.getLogger(__name__)


class TableFile:
    """One file: a line that says what it is, a line of JSON with a checksum, then numbers of 8 bytes.

    Several processes may write and read it at once: it is put in place whole or not at all.
    Whatever goes wrong is said in the log; the values can always be worked out again.
    """

    def __init__(self, folder: Path, rules: RuleSet, kind: str) -> None:
        """Name the file of a kind of values of a rule set."""
        self._about = {"rules": rules.id, "options": dict(rules.options), "kind": kind, "version": VERSION}
        key = hashlib.sha256(json.dumps(self._about, sort_keys=True).encode()).hexdigest()[:12]
        self.path = folder / f"{rules.id}-{kind}-{key}.values"

    def exists(self) -> bool:
        """Return whether there is anything in the file's place."""
        return self.path.exists()

    def read(self, shape: tuple[int, int]) -> Floats | None:
        """Return the values, None where the file cannot be read or is not to be believed.

        Args:
            shape: the shape the values must have.
        """
        try:
            with self.path.open("rb") as file:
                magic, line = file.readline(_LONGEST_HEADER), file.readline(_LONGEST_HEADER)
                size = 8 * shape[0] * shape[1]
                content = file.read(size + 1)
        except OSError as fault:
            logger.warning("cannot read table %s: %s", self.path, fault)
            return None
        wanted = (_MAGIC, self._header(content), size)
        if (magic, line, len(content)) != wanted:
            logger.warning("table %s is damaged or foreign; the values are worked out again", self.path)
            return None
        values = np.frombuffer(content, dtype="<f8").astype(np.float64).reshape(shape)
        if not np.isfinite(values).all():
            logger.warning("table %s holds no values; they are worked out again", self.path)
            return None
        return values

    def write(self, values: Floats) -> None:
        """Put values in place of whatever is there."""
        content = np.ascontiguousarray(values, dtype="<f8").tobytes()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._remove_abandoned()
            self._put(_MAGIC + self._header(content) + content)
        except OSError as fault:
            logger.warning("cannot keep table %s: %s", self.path, fault)

    def _header(self, content: bytes) -> bytes:
        about = {**self._about, "sha256": hashlib.sha256(content).hexdigest()}
        return json.dumps(about, sort_keys=True).encode() + b"\n"

    def _put(self, whole: bytes) -> None:
        """Write beside the file and then rename, so that nobody ever reads half a table."""
        handle, name = tempfile.mkstemp(dir=self.path.parent, prefix=self.path.stem, suffix=_PART)
        part = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(whole)
                file.flush()
                os.fsync(file.fileno())
            part.replace(self.path)
        finally:
            part.unlink(missing_ok=True)

    def _remove_abandoned(self) -> None:
        """Remove what a process that was killed while writing left behind."""
        for part in self.path.parent.glob(f"*{_PART}"):
            if time.time() - part.stat().st_mtime > _ABANDONED_SECONDS:
                part.unlink(missing_ok=True)
