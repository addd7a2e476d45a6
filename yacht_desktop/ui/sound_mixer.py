"""Adds the sounds that are heard at once, a piece at a time, as the device asks for them.

The device asks from a thread of its own, so there is a lock around what is playing; it is held for
fractions of a millisecond. All this is done with plain Python numbers: a few thousand a second and
sound are nothing, while numpy would stay in memory for ever.
"""

import threading
from array import array
from itertools import repeat
from operator import add, mul
from typing import Final

RATE: Final = 48_000
"""Samples in a second, each 16 bits."""
MOST_VOICES: Final = 10
"""With more sounds at once the oldest fades away."""
_LOUDEST: Final = 32_767
_FADE: Final = RATE // 100


class Voice:
    """A sound on its way."""

    def __init__(self, samples: "array[int]", kind: object, delay: int, gain: float) -> None:
        """Begin after `delay` samples, or, below 0, so many samples into the sound."""
        self.kind = kind
        self._samples = samples
        self._gain = gain
        self._place = -delay
        self.is_fading = False

    @property
    def is_over(self) -> bool:
        """Whether nothing is left of it."""
        return self._place >= len(self._samples)

    def fade(self) -> None:
        """Let it fade away within a hundredth of a second."""
        if self.is_fading:
            return
        self.is_fading = True
        first = max(0, self._place)
        rest = self._samples[first : first + _FADE]
        if self._place < 0:
            # It has not begun: there is nothing to fade.
            rest = rest[:0]
        shares = ((_FADE - number) / _FADE for number in range(len(rest)))
        self._samples = array("i", (int(sample * share) for sample, share in zip(rest, shares, strict=True)))
        self._place = 0

    def take(self, count: int) -> list[float]:
        """Return the next samples, with silence before and after."""
        begin, self._place = self._place, self._place + count
        before = min(count, max(0, -begin))
        piece = self._samples[max(0, begin) : max(0, self._place)]
        loud = list(map(mul, piece, repeat(self._gain)))
        return [0.0] * before + loud + [0.0] * (count - before - len(loud))


class Mixer:
    """All sounds on their way, as one."""

    def __init__(self) -> None:
        """Be silent, at full volume."""
        self._lock = threading.Lock()
        self._voices: list[Voice] = []
        self._level = self._level_before = 1.0
        self.pieces = 0
        """How often a piece was asked for; it stands still when the device does."""

    @property
    def is_silent(self) -> bool:
        """Whether nothing is on its way."""
        with self._lock:
            return not self._voices

    def set_level(self, level: float) -> None:
        """Multiply everything by this, from 0 to 1, also what is on its way; at 0 it ends."""
        with self._lock:
            self._level = level
            if level == 0:
                for voice in self._voices:
                    voice.fade()

    def add(self, samples: "array[int]", kind: object, delay: int, gain: float = 1.0) -> None:
        """Play samples, after `delay` more or, below 0, beginning so many samples into them."""
        with self._lock:
            self._voices.append(Voice(samples, kind, delay, gain))
            lasting = [voice for voice in self._voices if not voice.is_fading]
            if len(lasting) > MOST_VOICES:
                lasting[0].fade()

    def fade(self, kind: object | None = None) -> None:
        """Let all sounds fade away, or those of a kind."""
        with self._lock:
            for voice in self._voices:
                if kind is None or voice.kind is kind:
                    voice.fade()

    def clear(self) -> None:
        """Forget all sounds, where nobody would hear them fade."""
        with self._lock:
            self._voices.clear()

    def fill(self, count: int) -> bytes:
        """Return the next samples of everything together, as many bytes as 16 bits each make."""
        with self._lock:
            self.pieces += 1
            before, level = self._level_before, self._level
            self._level_before = level
            pieces = [voice.take(count) for voice in self._voices]
            self._voices = [voice for voice in self._voices if not voice.is_over]
        if not pieces or not count:
            return bytes(2 * count)
        total = pieces[0]
        for piece in pieces[1:]:
            total = list(map(add, total, piece))
        # A jump from one level to the other would be heard as a click.
        step = (level - before) / count
        shares = [before + step * number for number in range(1, count + 1)] if step else repeat(level, count)
        whole = list(map(int, map(mul, total, shares)))
        if max(whole) > _LOUDEST or min(whole) < -_LOUDEST:
            whole = [min(_LOUDEST, max(-_LOUDEST, value)) for value in whole]
        return array("h", whole).tobytes()
