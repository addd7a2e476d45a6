"""What people can choose of all there is, in the order in which it is shown."""

from typing import Final

from yacht_desktop.opponents.levels import Level

OFFERED: Final = ("yacht", "yatzy")
"""Rule sets by their ids."""

LEVELS_OFFERED: Final = tuple(Level)
"""Levels of computer players, weakest first."""


def bars(level: Level) -> int:
    """Return how many of six bars a level has."""
    return LEVELS_OFFERED.index(level) + 1
