"""A loudspeaker and a clock for tests: what would be heard is kept, and time passes when the test says so."""

import threading
import time
from array import array
from collections.abc import Callable

from yacht_desktop.ui.sound_device import Fill, NoDeviceError
from yacht_desktop.ui.sound_player import SoundPlayer

PATIENCE_S = 5.0


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait for the thread of the sound."""
    end = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < end, "it has not happened"
        time.sleep(0.002)


def sound_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name.endswith("sound")]


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Loudspeaker:
    """Asks for samples when the test does, and remembers them."""

    def __init__(self, fill: Fill) -> None:
        self._fill = fill
        self.has_stopped = False
        self.is_closed = False
        self.may_close = threading.Event()
        self.may_close.set()

    def hear(self, count: int) -> list[int]:
        """Return the next samples."""
        return array("h", self._fill(count)).tolist()

    def close(self) -> None:
        self.may_close.wait(PATIENCE_S)
        self.is_closed = True


class Stage:
    """A player with loudspeakers that can be missing, slow, or go away."""

    def __init__(self, samples: dict[str, list[int]] | None = None) -> None:
        self.clock = Clock()
        self.opened: list[Loudspeaker] = []
        self.tries = 0
        self.is_missing = False
        self.opening_takes = 0.0
        self.may_open = threading.Event()
        self.may_open.set()
        self._samples = samples or {}
        self.loaded: list[str] = []
        self.player = SoundPlayer(self._load, self._open, self.clock)

    def _load(self, name: str) -> "array[int]":
        self.loaded.append(name)
        return array("h", self._samples.get(name, [1000] * 4800))

    def _open(self, fill: Fill) -> Loudspeaker:
        self.tries += 1
        self.may_open.wait(PATIENCE_S)
        self.clock.now += self.opening_takes
        if self.is_missing:
            raise NoDeviceError("nothing is plugged in")
        self.opened.append(Loudspeaker(fill))
        return self.opened[-1]

    @property
    def mixer_is_silent(self) -> bool:
        return self.player._mixer.is_silent

    def has_tried(self, times: int) -> bool:
        return self.tries == times

    def loudspeaker(self) -> Loudspeaker:
        """Wait until something is to be heard, and return what it is heard with."""
        wait_for(lambda: not self.mixer_is_silent)
        return self.opened[-1]
