"""What people can choose of all there is, in the order in which it is shown."""

from typing import Final

from yacht_desktop.opponents.levels import Level

OFFERED: Final = ("yacht", "yatzy")
"""Rule sets by their ids."""

LEVELS_OFFERED: Final = (Level.DECKHAND, Level.CAPTAIN)
"""Levels of computer players, weakest first."""

_RANKS: Final = ("deckhand", "sailor", "bosun", "first_mate", "captain", "admiral")


def bars(level: Level) -> int:
    """Return how many of six bars a level has, as there are six ranks between a deckhand and an admiral."""
    return _RANKS.index(level.value) + 1
