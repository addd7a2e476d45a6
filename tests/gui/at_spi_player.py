"""Plays a turn through the accessibility bus alone, as a screen reader does, and tells in JSON what it met.

Run by the system's own Python: -m tests.gui.at_spi_player GAME... starts the game by the command given.
"""

import sys
from typing import Any

from tests.gui.at_spi_ears import Atspi, Ears, act, listening_to, names, starting, unnamed, walk


def play(ears: Ears) -> dict[str, Any]:
    """Roll, hold a die and write a score; return what was met on the way."""
    window = ears.wait("the window", ears.game)
    roll = ears.wait("Roll", lambda: starting(names(window), "Roll all"))
    roles = {part.get_role_name() for part in walk(window)}
    nameless = unnamed(window)
    # The first turn may be announced before or after the bus listens.
    ears.settle()
    ears.heard.clear()
    act(roll)
    ears.wait("the roll", lambda: len(ears.heard) >= 1)
    die = ears.wait("die 2", lambda: starting(names(window), "Die 2, "))
    free, role = die.get_name(), die.get_role_name()
    act(die)
    ears.wait("the hold", lambda: len(ears.heard) >= 2)
    held = ears.wait("die 2, held", lambda: starting(names(window), free + ", "))
    kept, checked = held.get_name(), held.get_state_set().contains(Atspi.StateType.CHECKED)
    possible = ears.wait("Choice", lambda: starting(names(window), "Choice, ")).get_name()
    act(names(window)[possible])
    ears.wait("the score", lambda: len(ears.heard) >= 3)
    written = ears.wait("the score written", lambda: starting(names(window), "Anna, Choice, ")).get_name()
    total = ears.wait("the total", lambda: starting(names(window), "Anna, Total, ")).get_name()
    ears.wait("the status line", lambda: names(window).get(ears.heard[-1]))
    ears.settle()
    return {
        "roles": sorted(roles), "unnamed": nameless, "die": [role, free, kept, checked],
        "possible": possible, "written": written, "total": total, "heard": ears.heard,
    }  # fmt: skip


if __name__ == "__main__":
    with listening_to(sys.argv[1:]) as (ears, met):
        met.update(play(ears))
