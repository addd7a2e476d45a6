"""Plays sounds, on a thread of its own: opening a loudspeaker takes time, and may take for ever.

The device is opened when there is something to play and closed a few seconds after the last sound, so that
a quiet game costs nothing and the computer's sound may sleep. A device that is missing, vanishes or hangs
means silence; it is looked for again later, and after ever longer times.
"""

import threading
from array import array
from collections.abc import Callable
from enum import Enum
from operator import add
from queue import Empty, SimpleQueue
from random import Random
from time import monotonic
from typing import Final, NamedTuple

from yacht_desktop.session.log import logger
from yacht_desktop.ui import sound_device
from yacht_desktop.ui.sound_device import Device, Fill, NoDeviceError
from yacht_desktop.ui.sound_mixer import RATE, Mixer
from yacht_desktop.ui.sounds import Sound, Throw, strikes_of

IDLE_S: Final = 5.0
"""So long after the last sound the device is closed."""
STALE_S: Final = 0.25
"""A sound that comes later than this says nothing any more. A throw is heard from where the dice are by then."""
FIRST_WAIT_S: Final = 2.0
LONGEST_WAIT_S: Final = 300.0
_WATCH_S: Final = 0.5
_DEAF_S: Final = 2.0
"""A device that has asked for nothing for so long is gone."""
_HANGING_S: Final = 3.0
_CLOSE_S: Final = 0.5
_STOP_S: Final = 1.0
_LOUDEST_MIX: Final = 24_000


class _Order(Enum):
    STOP = "stop"
    LOOK = "look"


class _Fading(NamedTuple):
    """Comes after what was asked for before and may not have begun."""

    kind: type[Sound] | type[Throw] | None


class Wish(NamedTuple):
    """A sound asked for.

    Attributes:
        sound: what is to be heard.
        gain: how loud, from 0 to 1, besides the volume of everything.
        delay: how long after it was asked for, in seconds.
        at: when it was asked for.
    """

    sound: Sound | Throw
    gain: float
    delay: float
    at: float


class SoundPlayer:
    """Plays sounds; everything may be called from any thread and returns at once, but for `shut_down`."""

    def __init__(
        self,
        load: Callable[[str], "array[int]"],
        open_device: Callable[[Fill], Device] | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Start nothing yet.

        Args:
            load: gives the samples of a file of sounds.
            open_device: opens the loudspeaker; may raise NoDeviceError.
            clock: tells the time in seconds.
        """
        self._load = load
        self._open_device = open_device or sound_device.open_device
        self._clock = clock
        self._chance = Random()  # noqa: S311 - how dice sound, not what they show
        self._orders: SimpleQueue[Wish | _Fading | _Order] = SimpleQueue()
        self._mixer = Mixer()
        self._level = 1.0
        self._thread: threading.Thread | None = None
        self._has_stopped = False
        # What follows belongs to the thread, once it runs.
        self._device: Device | None = None
        self._busy_since: float | None = None
        self._said_hanging = False
        self._failures = 0
        self._not_before = 0.0
        self._silent_since: float | None = None
        self._pieces = 0
        self._asked_at = 0.0

    def play(self, sound: Sound | Throw, *, gain: float = 1.0, delay: float = 0.0) -> None:
        """Let something be heard, if there is anything to hear it with; `delay` is in seconds."""
        if self._level == 0 or self._has_stopped or self._hangs():
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
        # Should it ever have failed, nobody would take up what is asked for.
        if self._thread.is_alive():
            self._orders.put(Wish(sound, gain, delay, self._clock()))

    def set_level(self, level: float) -> None:
        """Set how loud everything is, from 0 to 1, also what is being heard."""
        self._level = level
        self._mixer.set_level(level)
        if level == 0 and self._thread is not None:
            self._orders.put(_Order.LOOK)

    def fade(self, kind: type[Sound] | type[Throw] | None = None) -> None:
        """Let what is heard fade away: all of it, or that of a kind."""
        if self._thread is not None:
            self._mixer.fade(kind)
            self._orders.put(_Fading(kind))

    def shut_down(self) -> None:
        """Fall silent for good, and wait for the thread, but no longer than a second."""
        self._has_stopped = True
        if self._thread is not None:
            self._orders.put(_Order.STOP)
            self._thread.join(_STOP_S)

    def _hangs(self) -> bool:
        """Whether opening the device has been taking too long; what is asked for is then forgotten."""
        since = self._busy_since
        if since is None or self._clock() - since < _HANGING_S:
            return False
        if not self._said_hanging:
            self._said_hanging = True
            logger.info("no sound: the system's sound does not answer")
        return True

    # On the thread

    def _run(self) -> None:
        try:
            while self._did_next():
                pass
        finally:
            self._close()

    def _did_next(self) -> bool:
        """Wait for what is asked for and do it; return whether to go on."""
        try:
            order = self._orders.get(timeout=None if self._device is None else _WATCH_S)
        except Empty:
            order = _Order.LOOK
        if order is _Order.STOP:
            return False
        if isinstance(order, Wish):
            self._take_up(order)
        elif isinstance(order, _Fading):
            self._mixer.fade(order.kind)
        if self._device is not None:
            self._look_after(self._device)
        return True

    def _take_up(self, wish: Wish) -> None:
        late = self._clock() - wish.at
        if self._level == 0 or late > self._patience(wish) or not self._may_open():
            return
        samples, most = self._samples(wish.sound)
        if self._device is None and not self._opened():
            return
        late = self._clock() - wish.at
        if self._level == 0 or self._has_stopped or late > self._patience(wish):
            return
        # Only a throw keeps step with what is seen.
        delay = wish.delay - late if isinstance(wish.sound, Throw) else wish.delay
        self._mixer.add(samples, type(wish.sound), round(delay * RATE), most * wish.gain)
        self._silent_since = None

    @staticmethod
    def _patience(wish: Wish) -> float:
        seconds = wish.sound.seconds if isinstance(wish.sound, Throw) else 0.0
        return max(seconds / 2, STALE_S)

    def _samples(self, sound: Sound | Throw) -> tuple["array[int]", float]:
        """Return the samples of a sound and how loud they may be at most."""
        if isinstance(sound, Sound):
            return self._load(sound.value), 1.0
        strikes = strikes_of(sound, self._chance)
        parts = [(round(strike.start * RATE), self._load(strike.file)) for strike in strikes]
        total = array("i", bytes(4 * max(start + len(part) for start, part in parts)))
        for start, part in parts:
            end = start + len(part)
            total[start:end] = array("i", map(add, total[start:end], part))
        highest, lowest = max(total), min(total)
        return total, min(1.0, _LOUDEST_MIX / max(1, highest, -lowest))

    def _may_open(self) -> bool:
        return self._device is not None or self._clock() >= self._not_before

    def _opened(self) -> bool:
        self._busy_since = self._clock()
        try:
            self._device = self._open_device(self._mixer.fill)
        except NoDeviceError as fault:
            self._lose(str(fault))
            return False
        finally:
            self._busy_since = None
        self._pieces, self._asked_at = self._mixer.pieces, self._clock()
        return True

    def _look_after(self, device: Device) -> None:
        """Notice a device that has gone, and close one that has long had nothing to play."""
        now = self._clock()
        if self._mixer.pieces != self._pieces:
            self._pieces, self._asked_at, self._failures = self._mixer.pieces, now, 0
        if device.has_stopped or now - self._asked_at > _DEAF_S:
            self._close()
            self._lose("the device has stopped")
        elif not self._mixer.is_silent:
            self._silent_since = None
        elif self._silent_since is None and self._level > 0:
            self._silent_since = now
        elif self._silent_since is None or self._level == 0 or now - self._silent_since >= IDLE_S:
            self._close()

    def _lose(self, reason: str) -> None:
        """Be silent for a while, and say so once."""
        if not self._failures:
            logger.info("no sound: %s", reason)
        wait = min(FIRST_WAIT_S * 2**self._failures, LONGEST_WAIT_S)
        self._failures += 1
        self._not_before = self._clock() + wait

    def _close(self) -> None:
        device, self._device = self._device, None
        self._silent_since = None
        if device is not None:
            # Where the sound server has died, miniaudio waits for it for ever: it may, but not on this thread.
            closing = threading.Thread(target=device.close, name="closing sound", daemon=True)
            closing.start()
            closing.join(_CLOSE_S)
        self._mixer.clear()
