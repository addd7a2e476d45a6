"""Plays a turn through the accessibility bus alone, as a screen reader does, and tells in JSON what it met.

Run by the system's own Python, whose `gi` speaks to the bus: at_spi_player.py GAME... starts the game
by the command given. It must run in a session bus of its own.
"""

import importlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

LAUNCHERS: Final = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
PATIENCE_S: Final = 30.0
SETTLE_S: Final = 0.5

_gi: Any = importlib.import_module("gi")
_gi.require_version("Atspi", "2.0")
Atspi: Any = importlib.import_module("gi.repository.Atspi")
GLib: Any = importlib.import_module("gi.repository.GLib")


class Listener:
    """Hears what the game announces and looks things up in its tree."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._listener = Atspi.EventListener.new(self._on_event)
        self._listener.register("object:announcement")

    def _on_event(self, event: Any) -> None:
        self.heard.append(str(event.any_data))

    def listen(self) -> None:
        """Take in what has come over the bus."""
        context = GLib.MainContext.default()
        while context.pending():
            context.iteration(may_block=False)

    def wait(self, what: str, found: Callable[[], Any]) -> Any:
        """Return what is found, once it is there."""
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            self.listen()
            if result := found():
                return result
            time.sleep(0.02)
        message = f"never came: {what}; heard {self.heard}"
        raise TimeoutError(message)

    def game(self) -> Any:
        """Return the game's window."""
        desktop = Atspi.get_desktop(0)
        for number in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(number)
            if program is not None and "yacht" in (program.get_name() or "").lower() and program.get_child_count():
                return program.get_child_at_index(0)
        return None


def walk(node: Any) -> Iterator[Any]:
    """Yield a part of the tree and everything below it that can be seen."""
    yield node
    for number in range(node.get_child_count()):
        child = node.get_child_at_index(number)
        if child is not None and child.get_role_name() != "menu bar":
            yield from walk(child)


def names(node: Any) -> dict[str, Any]:
    """Return everything below by its name, read anew from the game."""
    node.clear_cache()
    return {part.get_name(): part for part in walk(node)}


def starting(parts: dict[str, Any], words: str) -> Any:
    """Return the part whose name starts with some words, None if there is none."""
    return next((part for name, part in parts.items() if name.startswith(words)), None)


def act(part: Any) -> None:
    """Do the first thing a part offers to do, as screen readers do."""
    part.do_action(0)


def play(ears: Listener) -> dict[str, Any]:
    """Roll, hold a die and write a score; return what was met on the way."""
    window = ears.wait("the window", ears.game)
    roll = ears.wait("Roll", lambda: starting(names(window), "Roll all"))
    roles = {part.get_role_name() for part in walk(window)}
    unnamed = [
        part.get_accessible_id()
        for part in walk(window)
        if part.get_state_set().contains(Atspi.StateType.FOCUSABLE)
        and part.get_state_set().contains(Atspi.StateType.SHOWING)
        and not part.get_name()
    ]
    # The first turn may be announced before or after the bus listens.
    time.sleep(SETTLE_S)
    ears.listen()
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
    time.sleep(SETTLE_S)
    ears.listen()
    return {
        "roles": sorted(roles), "unnamed": unnamed, "die": [role, free, kept, checked],
        "possible": possible, "written": written, "total": total, "heard": ears.heard,
    }  # fmt: skip


def main(command: list[str]) -> None:
    """Start bus and game, play, and end both."""
    launcher = next(path for path in LAUNCHERS if os.path.exists(path))  # noqa: PTH110 - a plain script of the system's
    bus = subprocess.Popen([launcher, "--launch-immediately"])
    ears = Listener()
    game = subprocess.Popen(command, env=os.environ | {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"})
    try:
        met = play(ears)
    finally:
        game.terminate()
        status = game.wait(PATIENCE_S)
        bus.terminate()
        bus.wait(PATIENCE_S)
    print(json.dumps({**met, "status": status}))  # noqa: T201 - that is how it tells


if __name__ == "__main__":
    main(sys.argv[1:])
