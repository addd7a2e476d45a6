"""Makes the sounds in resources/sounds: `python packaging/sounds.py` writes them, `--figures` says what they are like.

Nothing is recorded. Things that ring (ivory, wood, brass, a bell) are sums of decaying sines at the
pitches such things have; things that rub and rustle (felt, pencil) are noise with a shape in time and in
pitch. The noise is the same every time, so the files are too.
"""

import random
import struct
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from yacht_desktop.resources import resource_path

Samples = npt.NDArray[np.float64]
RATE: Final = 48_000
PEAK: Final = 0.7
"""No sample is farther from 0, of 1, so that two sounds at once are still whole."""
LONGEST: Final = 1.0
_EDGE: Final = 0.002
_ENDING: Final = 0.25


class Mode(NamedTuple):
    """One way in which a thing rings: its pitch in Hz, its strength, and when 37% of it are left, in seconds."""

    pitch: float
    strength: float
    decay: float


def times(seconds: float) -> Samples:
    """Return the moment of every sample."""
    return np.arange(round(seconds * RATE)) / RATE


def ring(modes: Sequence[Mode], seconds: float, attack: float) -> Samples:
    """Return what a thing sounds like that is struck; a soft blow is one that takes longer, `attack` seconds."""
    moment = times(seconds)
    sound = np.zeros_like(moment)
    for mode in modes:
        # A blow that lasts longer than half a swing of a mode hardly excites it.
        dulled = 1 / (1 + (mode.pitch * attack) ** 2)
        sound += mode.strength * dulled * np.exp(-moment / mode.decay) * np.sin(2 * np.pi * mode.pitch * moment)
    rise = np.minimum(moment / attack, 1.0)
    struck: Samples = sound * np.sin(rise * np.pi / 2) ** 2
    return struck


def noise(seconds: float, seed: str, low: float, high: float) -> Samples:
    """Return noise between two pitches, of about strength 1; the same for the same seed."""
    source = random.Random(seed)  # noqa: S311 - a sound, no secret
    white = np.array([source.random() * 2 - 1 for _ in range(round(seconds * RATE))])
    pitch = np.fft.rfftfreq(white.size, 1 / RATE)
    shape = 1 / np.sqrt((1 + (low / np.maximum(pitch, 1.0)) ** 4) * (1 + (pitch / high) ** 4))
    shaped = np.fft.irfft(np.fft.rfft(white) * shape, white.size)
    even: Samples = shaped / np.sqrt(np.mean(shaped**2))
    return even


def burst(seconds: float, seed: str, band: tuple[float, float], attack: float, decay: float) -> Samples:
    """Return a puff of noise."""
    moment = times(seconds)
    return noise(seconds, seed, *band) * np.minimum(moment / attack, 1.0) * np.exp(-moment / decay)


def mixed(seconds: float, *parts: tuple[float, Samples]) -> Samples:
    """Return sounds together, each with the moment at which it begins."""
    whole = np.zeros(round(seconds * RATE))
    for start, part in parts:
        first = round(start * RATE)
        room = whole[first : first + part.size]
        room += part[: room.size]
    return whole


def spread(modes: Sequence[Mode], seed: str, share: float) -> tuple[Mode, ...]:
    """Return modes a little off, as the next die or the next spot of the table has them."""
    source = random.Random(seed)  # noqa: S311 - a sound, no secret
    return tuple(
        Mode(
            mode.pitch * (1 + share * (2 * source.random() - 1)),
            mode.strength * (0.7 + 0.6 * source.random()),
            mode.decay * (0.85 + 0.3 * source.random()),
        )
        for mode in modes
    )


IVORY: Final = (
    Mode(2350, 0.26, 0.009),
    Mode(3420, 0.34, 0.008),
    Mode(4870, 0.38, 0.006),
    Mode(6650, 0.34, 0.005),
    Mode(8900, 0.22, 0.003),
)
TRAY: Final = (Mode(236, 0.42, 0.028), Mode(392, 0.52, 0.022), Mode(618, 0.44, 0.016), Mode(985, 0.34, 0.011))


def landing(take: str, force: float) -> Samples:
    """Return a die that lands on felt over wood; `force` 0 to 1 makes it louder, harder and brighter."""
    seconds, attack = 0.085, 0.0011 - 0.0007 * force
    wood = ring(spread(TRAY, f"tray {take}", 0.10), seconds, attack * 2.2)
    die = ring(spread(IVORY, f"die {take}", 0.09), seconds, attack * 0.35)
    felt = burst(seconds, f"felt {take}", (700, 3200), 0.0008, 0.007 + 0.004 * force)
    return (0.35 + 0.65 * force) * (wood + (0.7 + 1.5 * force) * die + (0.30 - 0.06 * force) * felt)


def clack(take: str) -> Samples:
    """Return two dice that knock against each other in the hand."""
    die = ring(spread(IVORY, f"one {take}", 0.12), 0.05, 0.00025)
    other = ring(spread(IVORY, f"other {take}", 0.12), 0.05, 0.00025)
    palm = burst(0.05, f"palm {take}", (300, 1500), 0.001, 0.008)
    return die + 0.7 * other + 0.16 * palm


BRASS: Final = (Mode(2090, 0.40, 0.022), Mode(3310, 0.42, 0.018), Mode(4720, 0.42, 0.014), Mode(7130, 0.36, 0.009))
_THIRD: Final = 2 ** (-4 / 12)


def brass_click(pitch: float) -> Samples:
    """Return a small clip of brass that snaps shut: two contacts, the second a moment later."""
    modes = tuple(Mode(mode.pitch * pitch, mode.strength, mode.decay) for mode in BRASS)
    snap = burst(0.03, "snap", (1800 * pitch, 6500 * pitch), 0.0004, 0.0022)
    frame = ring((Mode(430 * pitch, 0.5, 0.012), Mode(760 * pitch, 0.35, 0.009)), 0.12, 0.0012)
    first, second = ring(modes, 0.12, 0.0003), ring(modes, 0.12, 0.0002)
    return mixed(0.14, (0.0, 0.35 * first + 0.2 * frame), (0.0, 0.16 * snap), (0.013, second + 0.6 * frame))


def pencil_tick() -> Samples:
    """Return a tick made with a pencil: a short stroke down, a longer one up, and the table under the paper."""
    moment = times(0.2)
    grain = 1 + 0.55 * noise(0.2, "grain", 60, 240)
    down = np.exp(-(((moment - 0.024) / 0.011) ** 2))
    up = np.exp(-(((moment - 0.098) / 0.026) ** 2)) * (0.75 + 0.5 * (moment - 0.098) / 0.05)
    lead = noise(0.2, "lead", 1700, 5200)
    paper = noise(0.2, "paper", 350, 1100)
    strokes = (down + 0.85 * np.maximum(up, 0)) * np.maximum(grain, 0)
    table = ring((Mode(310, 0.8, 0.012), Mode(520, 0.5, 0.009)), 0.08, 0.0015)
    return mixed(0.2, (0.0, 0.34 * strokes * (lead + 0.55 * paper)), (0.008, 0.5 * table), (0.058, 0.28 * table))


def wood(modes: Sequence[Mode], seconds: float, attack: float, seed: str) -> Samples:
    """Return a knock on wood, with the little noise of what knocks."""
    return ring(modes, seconds, attack) + burst(seconds, seed, (250, 1400), 0.0012, 0.006) * 0.07


def wooden_tap() -> Samples:
    """Return a soft tap: a 0 is written."""
    return wood((Mode(392, 0.8, 0.030), Mode(655, 0.45, 0.020), Mode(1010, 0.18, 0.012)), 0.17, 0.0022, "tap")


def low_knock() -> Samples:
    """Return a low knock on a wooden table: it is your turn."""
    modes = (Mode(174, 0.9, 0.060), Mode(287, 0.7, 0.046), Mode(466, 0.45, 0.030), Mode(742, 0.22, 0.018))
    return wood(modes, 0.28, 0.0014, "knock")


def muted_knock() -> Samples:
    """Return a knock with a hand laid on the wood: this cannot be done."""
    modes = (Mode(251, 0.7, 0.017), Mode(377, 0.8, 0.014), Mode(604, 0.45, 0.009))
    return wood(modes, 0.12, 0.0024, "hand")


# Partials of a bell over its strike note, in the order hum, prime, tierce, quint, nominal and above.
_BELL: Final = (
    (0.5, 0.30, 0.60),
    (1.0, 0.60, 0.46),
    (1.19, 0.42, 0.36),
    (1.51, 0.26, 0.28),
    (2.0, 0.70, 0.30),
    (2.66, 0.32, 0.17),
    (3.01, 0.26, 0.15),
    (4.17, 0.34, 0.10),
    (5.43, 0.30, 0.07),
    (6.8, 0.24, 0.045),
)
_STRIKE_NOTE: Final = 988.0
_WARBLE: Final = 0.0017
"""No bell is quite round: each partial is two, so little apart that they beat."""


def bell(force: float) -> Samples:
    """Return one stroke of a small ship's bell."""
    modes = [
        Mode(_STRIKE_NOTE * ratio * (1 + off), strength * share, decay)
        for ratio, strength, decay in _BELL
        for off, share in ((-_WARBLE / 2, 0.56), (_WARBLE / 2, 0.44))
    ]
    clapper = burst(0.03, "clapper", (1500, 5000), 0.0003, 0.002)
    return force * mixed(LONGEST, (0.0, ring(modes, LONGEST, 0.00016 / force)), (0.0, 0.22 * clapper))


def strokes(*at: float) -> Samples:
    """Return strokes of the bell at these moments, the second of each pair a little softer."""
    blows = [(start, bell(1.0 if number % 2 == 0 else 0.8)) for number, start in enumerate(at)]
    return mixed(LONGEST, *blows)


class Made(NamedTuple):
    """A sound and how loud it is to be, compared with the others: 1 for the landing of a die."""

    make: Callable[[], Samples]
    loudness: float


def _takes(count: int, force: float, name: str) -> dict[str, Made]:
    def landing_of(take: int) -> Callable[[], Samples]:
        return lambda: landing(f"{name} {take}", force)

    return {f"{name}-{take}": Made(landing_of(take), 0.30 + 0.70 * force) for take in range(1, count + 1)}


def _clacks(count: int) -> dict[str, Made]:
    def clack_of(take: int) -> Callable[[], Samples]:
        return lambda: clack(str(take))

    return {f"clack-{take}": Made(clack_of(take), 0.34) for take in range(1, count + 1)}


SOUNDS: Final[dict[str, Made]] = {
    **_takes(5, 1.0, "landing"),
    **_takes(4, 0.5, "bounce"),
    **_takes(4, 0.15, "touch"),
    **_clacks(5),
    "hold": Made(lambda: brass_click(1.0), 0.62),
    "release": Made(lambda: brass_click(_THIRD), 0.62),
    "score": Made(pencil_tick, 0.66),
    "zero": Made(wooden_tap, 0.80),
    "your_turn": Made(low_knock, 0.95),
    "not_possible": Made(muted_knock, 0.80),
    "yacht": Made(lambda: strokes(0.0, 0.20), 1.0),
    "win": Made(lambda: strokes(0.0, 0.16, 0.42, 0.58), 1.0),
    "lose": Made(lambda: strokes(0.0), 0.8),
}


def loudness(sound: Samples) -> float:
    """Return how loud a sound is where it is loudest, over 40 ms, as ears weigh pitches (curve A of IEC 61672)."""
    spectrum = np.fft.rfft(sound, sound.size + RATE // 10)
    square = np.fft.rfftfreq(sound.size + RATE // 10, 1 / RATE) ** 2
    weight = 1.2589 * 12194**2 * square**2
    weight /= (square + 20.6**2) * np.sqrt((square + 107.7**2) * (square + 737.9**2)) * (square + 12194**2)
    heard = np.fft.irfft(spectrum * weight, sound.size + RATE // 10) ** 2
    window = RATE // 25
    sums = np.cumsum(np.concatenate((np.zeros(1), heard)))
    return float(np.sqrt(np.max(sums[window:] - sums[:-window]) / window))


_LOUD: Final = 0.115


def finished(made: Made) -> Samples:
    """Return a sound as it is written: of its loudness, its peaks limited, and silent at both ends."""
    sound = made.make()
    sound = sound - np.mean(sound)
    edge = round(_EDGE * RATE)
    ending = min(round(_ENDING * RATE), sound.size // 3)
    sound[-ending:] *= np.cos(np.linspace(0, np.pi / 2, ending)) ** 2
    sound[: edge // 8] *= np.linspace(0, 1, edge // 8)
    sound *= _LOUD * made.loudness / loudness(sound)
    return limited(sound)


def limited(sound: Samples) -> Samples:
    """Return a sound whose peaks are bent to stay below PEAK; what is below two thirds of that stays as it is."""
    knee = PEAK * 2 / 3
    over = np.abs(sound) - knee
    bent = knee + (PEAK - knee) * np.tanh(np.maximum(over, 0) / (PEAK - knee))
    return np.where(over > 0, np.sign(sound) * bent, sound)


def frames(name: str) -> npt.NDArray[np.int16]:
    """Return the samples of a sound as they stand in its file, without silence at the end."""
    whole = np.round(finished(SOUNDS[name]) * 32767).astype(np.int16)
    last = int(np.flatnonzero(np.abs(whole) > 8)[-1])
    return np.append(whole[: last + 1], np.int16(0))


def write(folder: Path) -> None:
    """Write every sound into a folder."""
    for name in SOUNDS:
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            sound = frames(name)
            file.writeframes(struct.pack(f"<{sound.size}h", *sound.tolist()))


def figures(name: str) -> str:
    """Return in a line how a sound begins, ends and is coloured."""
    sound = frames(name) / 32767
    power = np.abs(np.fft.rfft(sound)) ** 2
    pitch = np.fft.rfftfreq(sound.size, 1 / RATE)
    centre = float(np.sum(pitch * power) / np.sum(power))
    bands = [float(np.sum(power[(pitch >= low) & (pitch < low * 4)]) / np.sum(power)) for low in (60, 240, 960, 3840)]
    envelope = np.maximum.accumulate(np.abs(sound)[::-1])[::-1]
    peak = int(np.argmax(np.abs(sound)))
    gone = int(np.flatnonzero(envelope > np.max(np.abs(sound)) / 10)[-1])
    shares = " ".join(f"{share:4.0%}" for share in bands)
    length, highest_at, quiet_at = (count / RATE * 1000 for count in (sound.size, peak, gone))
    return (
        f"{name:13} {length:5.0f} ms  peak {np.max(np.abs(sound)):.2f} at {highest_at:5.1f} ms"
        f"  -20 dB at {quiet_at:4.0f} ms  loud {loudness(sound):.3f}  centre {centre:5.0f} Hz  {shares}"
    )


if __name__ == "__main__":
    write(resource_path("sounds"))
    if "--figures" in sys.argv[1:]:
        print(*map(figures, SOUNDS), sep="\n")
