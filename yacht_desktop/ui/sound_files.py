"""The files of the sounds, each read when it is first heard."""

import sys
import wave
from array import array
from pathlib import Path
from typing import Final

from yacht_desktop.session.log import logger
from yacht_desktop.ui.sound_mixer import RATE

_FORM: Final = (1, 2, RATE)
"""Channels, bytes in a sample, samples in a second."""


class SoundFiles:
    """The samples of the files in a folder; calling it with a name gives them."""

    def __init__(self, folder: Path) -> None:
        """Read from a folder, later."""
        self._folder = folder
        self._read: dict[str, array[int]] = {}

    def __call__(self, name: str) -> "array[int]":
        """Return the samples of a file; silence, and a line in the log, where it cannot be read."""
        if name not in self._read:
            self._read[name] = self._from_file(name)
        return self._read[name]

    def _from_file(self, name: str) -> "array[int]":
        try:
            with wave.open(str(self._folder / f"{name}.wav"), "rb") as file:
                form = (file.getnchannels(), file.getsampwidth(), file.getframerate())
                content = file.readframes(file.getnframes())
        except (OSError, EOFError, wave.Error) as fault:
            return _silence(name, fault)
        if form != _FORM or len(content) % 2:
            return _silence(name, "another form than ours")
        samples = array("h", content)
        if sys.byteorder == "big":
            samples.byteswap()
        return samples


def _silence(name: str, fault: object) -> "array[int]":
    logger.warning("the sound %s cannot be read: %s", name, fault)
    return array("h", [0])
