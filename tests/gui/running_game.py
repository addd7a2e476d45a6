"""The game running as a process of its own on a real X server, driven as hands would drive it."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from yacht_desktop.session.settings import write_setup
from yacht_desktop.session.setup import GameSetup

ROOT: Final = Path(__file__).resolve().parents[2]
PATIENCE_S: Final = 30.0
TITLE: Final = "Yacht Desktop"


def xdotool(*arguments: object) -> list[str]:
    """Run xdotool on the screen of this test run and return the words it said."""
    command = ["xdotool", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE_S).stdout.split()


def write_settings(folder: Path, setup: GameSetup | None = None, **values: str) -> None:
    """Write a settings file as the program would find it."""
    lines = [f"{key}={value}" for key, value in values.items()]
    if setup is not None:
        lines.append("last_setup=" + json.dumps(write_setup(setup)))
    folder.joinpath("settings.ini").write_text("\n".join(["[General]", *lines, ""]), encoding="utf-8")


class RunningGame:
    """One process of the game. Used as a context manager, which ends it."""

    def __init__(
        self,
        folder: Path,
        *,
        seed: int | None = None,
        observed: bool = True,
        cwd: Path = ROOT,
        environment: dict[str, str | None] | None = None,
    ) -> None:
        """Start the game with its home in `folder`.

        Args:
            folder: for YACHT_DESKTOP_HOME.
            seed: of the dice; none for fair ones.
            observed: whether it writes down what happens, for `state`.
            cwd: the working folder.
            environment: more variables; None takes one away.
        """
        self._record = folder.with_name(folder.name + ".jsonl")
        watched = ["tests.gui.observed_game", str(self._record), *([] if seed is None else [str(seed)])]
        module = watched if observed else ["yacht_desktop"]
        given = {"YACHT_DESKTOP_HOME": str(folder), "PYTHONPATH": str(ROOT)} | (environment or {})
        kept = {name: value for name, value in (os.environ | given).items() if value is not None}
        self.process = subprocess.Popen(
            [sys.executable, "-m", *module],
            env=kept,
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        self.window = ""

    def wait_for_window(self, title: str = TITLE) -> str:
        """Return the number of the visible window with a title, once it is there; the first is the game's."""
        deadline = time.monotonic() + PATIENCE_S
        search = ("search", "--onlyvisible", "--all", "--pid", self.process.pid, "--name", f"^{title}$")
        while time.monotonic() < deadline and self.process.poll() is None:
            if found := xdotool(*search):
                self.window = self.window or found[0]
                xdotool("windowactivate", "--sync", found[0])
                return found[0]
            time.sleep(0.02)
        self.process.kill()
        raise AssertionError(self.process.communicate()[0].decode())

    def wait_for_focus(self) -> None:
        """Wait until keys go to the game's window."""
        deadline = time.monotonic() + PATIENCE_S
        while xdotool("getwindowfocus") != [self.window]:
            assert time.monotonic() < deadline, "the window does not get the keyboard"
            time.sleep(0.02)

    def activate(self) -> None:
        """Bring the game's window to the front and the keyboard to it."""
        xdotool("windowactivate", "--sync", self.window)
        self.wait_for_focus()

    def key(self, *keys: str) -> None:
        """Press and release keys one after the other, as xdotool names them."""
        xdotool("key", *keys)

    def hold_key(self, key: str, seconds: float) -> None:
        """Hold a key down, which the X server repeats."""
        xdotool("keydown", key)
        time.sleep(seconds)
        xdotool("keyup", key)

    def click(self, x: int, y: int, *, times: int = 1, button: int = 1) -> None:
        """Click at a place of the window, as quickly one after the other as a hand can."""
        xdotool("mousemove", "--window", self.window, x, y)
        xdotool("click", "--repeat", times, "--delay", 60, button)

    @property
    def states(self) -> Sequence[dict[str, Any]]:
        """What was written down so far, oldest first."""
        return [json.loads(line) for line in self._record.read_text(encoding="utf-8").splitlines()]

    @property
    def state(self) -> dict[str, Any]:
        """How the game stands now."""
        question = self._record.with_name(self._record.name + ".ask")
        question.touch()
        deadline = time.monotonic() + PATIENCE_S
        while question.exists():
            assert time.monotonic() < deadline, "the game answers no more"
            time.sleep(0.01)
        return self.states[-1]

    def wait_until(self, **wanted: object) -> dict[str, Any]:
        """Wait until the game stands as wanted, and return how it stands."""
        deadline = time.monotonic() + PATIENCE_S
        while True:
            state = self.state
            if all(state[name] == value for name, value in wanted.items()):
                return state
            assert time.monotonic() < deadline, (wanted, state)
            time.sleep(0.02)

    def end(self, how: str = "terminate") -> tuple[int, str, float]:
        """End the game; return its exit status, all it said, and the seconds it took.

        Args:
            how: `terminate`, `interrupt` or `hang_up` by a signal, else a key.
        """
        begun = time.monotonic()
        match how:
            case "terminate":
                self.process.send_signal(signal.SIGTERM)
            case "interrupt":
                self.process.send_signal(signal.SIGINT)
            case "hang_up":
                self.process.send_signal(signal.SIGHUP)
            case _:
                self.key(how)
        said = self.process.communicate(timeout=PATIENCE_S)[0].decode()
        return self.process.returncode, said, time.monotonic() - begun

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        self.process.communicate()
