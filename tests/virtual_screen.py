"""A screen nobody sees, with a window manager, for the tests that need a real X server."""

import os
import select
import shutil
import subprocess
import time
from types import TracebackType
from typing import Final, Self

PROGRAMS: Final = ("Xvfb", "openbox", "xdotool")

_PATIENCE_S: Final = 20.0


class VirtualScreen:
    """An X server of its own on a free display number, with openbox managing its windows.

    Used as a context manager, or by `start` and `stop`. While it runs, `display` is what goes into
    the environment variable DISPLAY.
    """

    def __init__(self, width: int = 1366, height: int = 900) -> None:
        self._size = f"{width}x{height}x24"
        self._processes: list[subprocess.Popen[bytes]] = []
        self.display = ""

    @staticmethod
    def missing() -> list[str]:
        """Return the names of the programs that are needed and not installed."""
        return [program for program in PROGRAMS if shutil.which(program) is None]

    def start(self) -> None:
        """Start the server and the window manager, and return when both answer.

        Raises:
            TimeoutError: One of them did not answer.
        """
        ours, theirs = os.pipe()
        # The server picks a free number by itself: two test runs at once never share a screen.
        command = ["Xvfb", "-displayfd", str(theirs), "-screen", "0", self._size, "-nolisten", "tcp", "-noreset"]
        self._launch(command, pass_fds=(theirs,))
        os.close(theirs)
        with os.fdopen(ours) as answer:
            if not select.select([answer], [], [], _PATIENCE_S)[0]:
                self.stop()
                raise TimeoutError("Xvfb")
            self.display = f":{answer.readline().strip()}"
        self._launch(["openbox", "--sm-disable"])
        self._wait_for_manager()

    def stop(self) -> None:
        """End the window manager and the server."""
        for process in reversed(self._processes):
            process.terminate()
            process.wait()
        self._processes.clear()

    def run(self, *command: str, timeout: float = 20.0) -> subprocess.CompletedProcess[str]:
        """Run a program on this screen, such as xdotool, and return what it said.

        Args:
            *command: The program and its arguments.
            timeout: Seconds after which it is ended.
        """
        return subprocess.run(
            command, env=self.environment(), capture_output=True, text=True, timeout=timeout, check=False
        )

    def environment(self) -> dict[str, str]:
        """Return the environment of this process with this screen in it."""
        return os.environ | {"DISPLAY": self.display}

    def _launch(self, command: list[str], pass_fds: tuple[int, ...] = ()) -> None:
        self._processes.append(
            subprocess.Popen(
                command,
                env=self.environment(),
                pass_fds=pass_fds,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        )

    def _wait_for_manager(self) -> None:
        deadline = time.monotonic() + _PATIENCE_S
        # The number of desktops is published by the window manager, so it is there once that is.
        while self.run("xdotool", "get_num_desktops").returncode:
            if time.monotonic() > deadline:
                self.stop()
                raise TimeoutError("openbox")
            time.sleep(0.05)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
