"""What can be heard: the sounds of the game, and how a throw of dice is put together.

Nothing here plays anything: `sound_player` does that, and `sound_desk` says when.
"""

from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from random import Random


class Sound(Enum):
    """The sounds that are one file; the value is its name."""

    HOLD = "hold"
    RELEASE = "release"
    SCORE = "score"
    ZERO = "zero"
    YACHT = "yacht"
    YOUR_TURN = "your_turn"
    NOT_POSSIBLE = "not_possible"
    WIN = "win"
    LOSE = "lose"


class Throw(NamedTuple):
    """Dice thrown on felt.

    Attributes:
        dice: how many are thrown.
        seconds: when the last one lies still; 0 for dice that are simply put down.
    """

    dice: int
    seconds: float


class Strike(NamedTuple):
    """One file of a sound that is put together, and when it begins, in seconds."""

    start: float
    file: str


CLACKS: Final = tuple(f"clack-{take}" for take in range(1, 6))
LANDINGS: Final = tuple(f"landing-{take}" for take in range(1, 6))
BOUNCES: Final = tuple(f"bounce-{take}" for take in range(1, 5))
TOUCHES: Final = tuple(f"touch-{take}" for take in range(1, 5))
ALL_FILES: Final = (*(sound.value for sound in Sound), *CLACKS, *LANDINGS, *BOUNCES, *TOUCHES)

# Shares of the time a throw takes. Each die lands, bounces and comes to rest as the tray shows it:
# the last one lands when a quarter of the time is left.
_IN_THE_HAND: Final = 0.34
_FIRST_LANDS: Final = 0.55
_LAST_LANDS: Final = 0.77
_BOUNCE: Final = (0.08, 0.11)
_TOUCH: Final = (0.15, 0.19)
_PUT_DOWN: Final = 0.05
"""How long it takes to put dice down, in seconds."""


def strikes_of(throw: Throw, source: "Random") -> tuple[Strike, ...]:
    """Return what a throw is put together from; chance sees to it that no two are alike."""
    if throw.seconds <= 0:
        return tuple(
            Strike(_PUT_DOWN * die / throw.dice * source.uniform(0.7, 1.0), source.choice(BOUNCES))
            for die in range(throw.dice)
        )
    whole = throw.seconds
    # A single die has none to knock against: it is only taken up.
    knocks = CLACKS if throw.dice > 1 else TOUCHES
    strikes = [
        Strike(whole * _IN_THE_HAND * (knock + source.uniform(0.0, 0.8)) / throw.dice, source.choice(knocks))
        for knock in range(throw.dice)
    ]
    landings = list(LANDINGS)
    source.shuffle(landings)
    for die in range(throw.dice):
        share = 1.0 if throw.dice == 1 else die / (throw.dice - 1)
        lands = _FIRST_LANDS + (_LAST_LANDS - _FIRST_LANDS) * share + source.uniform(-0.015, 0.015)
        strikes.append(Strike(whole * lands, landings[die % len(landings)]))
        strikes.append(Strike(whole * (lands + source.uniform(*_BOUNCE)), source.choice(BOUNCES)))
        strikes.append(Strike(whole * (lands + source.uniform(*_TOUCH)), source.choice(TOUCHES)))
    return tuple(sorted(strikes))
