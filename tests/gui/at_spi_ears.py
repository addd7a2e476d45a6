"""What a screen reader does on the accessibility bus: hears what is announced, walks the tree, presses.

For scripts run by the system's own Python, whose `gi` speaks to the bus, in a session bus of their own.
"""

import contextlib
import importlib
import json
import os
import subprocess
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


class Ears:
    """Hears what the game announces and where its focus goes, and looks things up in its tree."""

    def __init__(self) -> None:
        """Begin to listen."""
        self.heard: list[str] = []
        self.focused: list[str] = []
        self._listener = Atspi.EventListener.new(self._on_event)
        for kind in ("object:announcement", "object:state-changed:focused"):
            self._listener.register(kind)

    def _on_event(self, event: Any) -> None:
        if "announcement" in event.type:
            self.heard.append(str(event.any_data))
        elif event.detail1:
            self.focused.append(event.source.get_name() or "")

    def listen(self) -> None:
        """Take in what has come over the bus."""
        context = GLib.MainContext.default()
        while context.pending():
            context.iteration(may_block=False)

    def settle(self) -> None:
        """Wait until nothing more comes."""
        time.sleep(SETTLE_S)
        self.listen()

    def wait(self, what: str, found: Callable[[], Any]) -> Any:
        """Return what is found, once it is there."""
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            self.listen()
            if result := found():
                return result
            time.sleep(0.01)
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


def children(node: Any) -> list[Any]:
    """Return what lies directly below a part of the tree."""
    found = (node.get_child_at_index(number) for number in range(node.get_child_count()))
    return [child for child in found if child is not None]


def walk(node: Any) -> Iterator[Any]:
    """Yield a part of the tree and everything below it that can be seen."""
    yield node
    for child in children(node):
        if child.get_role_name() != "menu bar":
            yield from walk(child)


def names(node: Any) -> dict[str, Any]:
    """Return everything below by its name, read anew from the game."""
    node.clear_cache()
    return {part.get_name(): part for part in walk(node)}


def starting(parts: dict[str, Any], words: str) -> Any:
    """Return the part whose name starts with some words, None if there is none."""
    return next((part for name, part in parts.items() if name.startswith(words)), None)


def is_in(part: Any, state: Any) -> bool:
    """Return whether a part has a state, read anew."""
    part.clear_cache()
    return bool(part.get_state_set().contains(state))


def unnamed(window: Any) -> list[str]:
    """Return what shows and can have the focus but has no name."""
    wanted = (Atspi.StateType.FOCUSABLE, Atspi.StateType.SHOWING)
    return [
        part.get_accessible_id()
        for part in walk(window)
        if all(part.get_state_set().contains(state) for state in wanted) and not part.get_name()
    ]


def act(part: Any) -> None:
    """Do the first thing a part offers to do, as screen readers do."""
    part.do_action(0)


def press(keysym: int) -> None:
    """Press and release a key of the keyboard, as the bus can."""
    Atspi.generate_keyboard_event(keysym, None, Atspi.KeySynthType.SYM)


@contextlib.contextmanager
def listening_to(command: list[str]) -> Iterator[tuple[Ears, dict[str, Any]]]:
    """Start bus and game; in the end stop both and tell in JSON what was put down, and how the game ended."""
    launcher = next(path for path in LAUNCHERS if os.path.exists(path))  # noqa: PTH110 - a plain script of the system's
    bus = subprocess.Popen([launcher, "--launch-immediately"])
    ears = Ears()
    game = subprocess.Popen(command, env=os.environ | {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"})
    met: dict[str, Any] = {}
    try:
        yield ears, met
    finally:
        game.terminate()
        status = game.wait(PATIENCE_S)
        bus.terminate()
        bus.wait(PATIENCE_S)
    print(json.dumps({**met, "status": status}))  # noqa: T201 - that is how it tells
