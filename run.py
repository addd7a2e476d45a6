#!/usr/bin/env python3
"""Sets up Yacht Desktop in the folder `.venv` beside this file and starts it, or its tests and tools.

    python3 run.py                      open the game
    python3 run.py --test               everything that is checked before a change lands
    python3 run.py --test tests/game    these tests only; other arguments go to pytest as well

and, for those who work on it, the targets of the Makefile: --lint, --types, --translations, --check,
--fix, --bundle, --screenshots, --approve, --benchmarks, --system-packages. Needs nothing but Python.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    Command = Sequence[str | Path]

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOG = VENV / "setup.log"
TO_PLAY, TO_DEVELOP = "constraints.txt", "constraints-dev.txt"

TEST_PROGRAMS = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool", "dbus-run-session": "dbus"}
# A turn is played through the accessibility bus too, in the system's own Python.
BUS_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
BUS_READER = ["/usr/bin/python3", "-c", "import gi; gi.require_version('Atspi', '2.0')"]
TEST_LIBRARIES = {"libgssapi_krb5.so.2": "libgssapi-krb5-2"}  # for lupdate and lrelease
NO_TESTS = 5  # pytest's exit status when it has found none

LINT: dict[str, Command] = {
    "format": ["-m", "ruff", "format", "--check"],
    "lint": ["-m", "ruff", "check"],
    "layers": ["-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-logo"],
}
TYPES: dict[str, Command] = {"types": ["-m", "mypy"]}
TRANSLATIONS: dict[str, Command] = {"translations": ["packaging/translations.py", "--check"]}
HOUSE_RULES: dict[str, Command] = {"house rules": ["-m", "pytest", "-q", "tests/project"]}
APPROVE: Command = ["-m", "pytest", "-q", "tests/ui/test_pictures.py", "-k", "looks_as_approved", "--approve"]
FIX: dict[str, Command] = {"fix": ["-m", "ruff", "check", "--fix"], "format": ["-m", "ruff", "format"]}


class SetupError(Exception):
    """Something needed could not be made ready; the message says what, in one line."""


def main(arguments: Sequence[str]) -> int:
    """Do what the command line asks for and return the exit status."""
    tasks: dict[str, Callable[[Sequence[str]], int]] = {
        "--test": test,
        "--lint": lambda _: run_all(LINT),
        "--types": lambda _: run_all(TYPES),
        "--translations": lambda rest: run_all({"translations": ["packaging/translations.py", *rest]}),
        "--check": lambda _: run_all(LINT | TYPES | TRANSLATIONS | HOUSE_RULES),
        "--fix": lambda _: run_all(FIX),
        "--bundle": bundle,
        "--approve": lambda _: run_all({"approve": APPROVE}),
        "--screenshots": lambda rest: run_all({"screenshots": ["packaging/screenshots.py", *rest]}),
        "--benchmarks": lambda rest: run_all(
            {"startup": ["tests/benchmarks/startup.py", *rest], "dice": ["tests/benchmarks/tumble.py"]}
        ),
        "--system-packages": lambda _: install_system_packages(testing=True),
    }
    try:
        if arguments and arguments[0] in tasks:
            return tasks[arguments[0]](arguments[1:])
        return play(arguments)
    except (SetupError, OSError) as error:
        print(f"run.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def play(arguments: Sequence[str]) -> int:
    """Open the game in place of this process, where the system can do that."""
    if may_install():
        install_system_packages(testing=False)
    # Otherwise the game itself says in one line what the system lacks, if it does.
    set_up(TO_PLAY)
    command = [str(PYTHON), "-m", "yacht_desktop", *arguments]
    if os.name == "posix":
        # The game itself then gets what is sent to this process, such as Ctrl+C.
        os.execv(command[0], command)  # noqa: S606 - the program is our own
    return subprocess.run(command, check=False).returncode


def test(arguments: Sequence[str]) -> int:
    """Run the checks and all tests, or only the tests that the arguments choose."""
    install_system_packages(testing=True)
    failed = failures({} if arguments else LINT | TYPES | TRANSLATIONS)
    groups = {"tests": ["-n", "2"]}
    if sys.platform.startswith("linux"):
        groups["tests on a screen"] = ["--xvfb"]
    counts: Counter[str] = Counter()
    for name, options in groups.items():
        status, found = pytest(*options, *arguments)
        counts += found
        if status not in (0, NO_TESTS):
            failed.append(name)
    if not counts["tests"]:
        failed.append("no test was found")
    if failed:
        print(f"run.py: failed: {', '.join(failed)}", file=sys.stderr, flush=True)
    bad = counts["failures"] + counts["errors"]
    passed = counts["tests"] - bad - counts["skipped"]
    print(f"{passed} passed, {bad} failed, {counts['skipped']} skipped", flush=True)
    return 1 if failed else 0


def pytest(*arguments: str) -> tuple[int, Counter[str]]:
    """Run pytest and return its exit status and how many tests it counted, by outcome."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        status = run(["-m", "pytest", f"--junit-xml={report}", *arguments])
        counts: Counter[str] = Counter()
        if report.exists():
            for suite in ET.parse(report).iter("testsuite"):  # noqa: S314 - pytest has just written it
                counts.update({key: int(suite.get(key, "0")) for key in ("tests", "failures", "errors", "skipped")})
    return status, counts


def bundle(arguments: Sequence[str]) -> int:
    """Build the bundle for this system in dist/ and, on Linux, try it."""
    build = ["-m", "PyInstaller", "--noconfirm", "--log-level=WARN", "packaging/yacht-desktop.spec", *arguments]
    steps: dict[str, Command] = {"bundle": build}
    if sys.platform.startswith("linux"):
        install_system_packages(testing=True)
        steps["tests of the bundle"] = ["-m", "pytest", "--xvfb", "tests/bundle"]
    return run_all(steps)


def run_all(steps: Mapping[str, Command]) -> int:
    """Run all steps, also after one has failed, and return 0 if every one succeeded."""
    failed = failures(steps)
    if failed:
        print(f"run.py: failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


def failures(steps: Mapping[str, Command]) -> list[str]:
    """Run all steps and return the names of those that failed."""
    set_up(TO_DEVELOP)
    return [name for name, command in steps.items() if run(command)]


def run(arguments: Command) -> int:
    """Run the Python of `.venv` in the project's folder and return its exit status."""
    return subprocess.run([PYTHON, *arguments], cwd=ROOT, check=False).returncode


def set_up(pins: str) -> None:
    """Make `.venv` ready with the packages of a constraints file; do nothing if it already is.

    Raises:
        SetupError: It could not be made.
    """
    stamps = {name: VENV / f"{name}.stamp" for name in (TO_PLAY, TO_DEVELOP)}
    place = identify()
    # What is needed to play is part of what is needed to develop.
    for name in dict.fromkeys((pins, TO_DEVELOP)):
        if place and read(stamps[name]) == place + digest(name):
            return
    print("Setting up Yacht Desktop in .venv; the first time takes a minute or two.", file=sys.stderr)
    moved = any(read(stamp) and not read(stamp).startswith(place) for stamp in stamps.values())
    if not place or moved or not find_pip():
        # There is none, or half of one, its Python is gone or another one now, or the folder was moved.
        make_environment()
        place = identify()
        if not place:
            message = f"the new environment in {VENV} does not start"
            raise SetupError(message)
    pip("--require-hashes", "--requirement", str(ROOT / pins))
    pip("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    for path in VENV.rglob("*yacht_desktop*.pth"):
        # It names this folder. Python reads it by the locale, so with a name such as Åsa it would not
        # find the package under another locale, or not even start: say the same in ASCII.
        path.write_text(f"import sys; sys.path.append({str(ROOT)!a})\n", encoding="ascii")
    stamps[pins].write_text(place + digest(pins), encoding="utf-8")


def identify() -> str:
    """Return which Python lives in `.venv` and where, or nothing if none starts there."""
    ask = "import sys; print(ascii((sys.version, sys.prefix)))"
    try:
        answer = subprocess.run([PYTHON, "-I", "-c", ask], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return answer.stdout if answer.returncode == 0 else ""


def digest(pins: str) -> str:
    """Return a digest of everything that decides what is installed."""
    files = (ROOT / pins, ROOT / "pyproject.toml", Path(__file__))
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def read(stamp: Path) -> str:
    """Return what a stamp says, or nothing if there is none."""
    return stamp.read_text(encoding="utf-8") if stamp.exists() else ""


def make_environment() -> None:
    """Make an empty environment, on a Debian without python3-venv with the help of the system's pip."""
    arguments = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    if succeeds(arguments):
        return
    if succeeds([sys.executable, "-m", "pip", "--version"]) and succeeds([*arguments, "--without-pip"]):
        return
    if Path("/etc/debian_version").exists():
        install_from_debian(["python3-venv"])
    if not succeeds(arguments):
        message = f"{sys.executable} cannot make the environment {VENV}"
        raise SetupError(message)


def find_pip() -> list[str] | None:
    """Return the command of the environment's own pip, or else of the system's, if there is one."""
    for program, *options in ([PYTHON], [sys.executable, "--python", PYTHON]):
        command = [str(program), "-m", "pip", *map(str, options)]
        if succeeds([*command, "--version"]):
            return command
    return None


def pip(*arguments: str) -> None:
    """Install packages into the environment.

    Raises:
        SetupError: pip is missing or failed.
    """
    program = find_pip()
    if not program:
        message = "there is no pip"
        raise SetupError(message)
    command = [*program, "install", "--disable-pip-version-check", "--no-input", "--quiet", *arguments]
    with LOG.open("wb") as log:
        status = subprocess.run(command, cwd=ROOT, stdout=log, stderr=log, check=False).returncode
    if status:
        lines = LOG.read_text(encoding="utf-8", errors="replace").splitlines()
        reason = next((line for line in reversed(lines) if line.startswith("ERROR")), f"exit status {status}")
        message = f"pip could not install what is needed ({reason}); all it said is in {LOG}"
        raise SetupError(message)


def succeeds(command: Sequence[str]) -> bool:
    """Return whether a command ends with exit status 0; what it says is of no interest."""
    return subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, check=False).returncode == 0


def install_system_packages(*, testing: bool) -> int:
    """On Linux, see to the system's libraries and programs that the window or the tests need."""
    if sys.platform.startswith("linux"):
        from yacht_desktop.startup import QT_LIBRARIES, XCB_LIBRARIES, missing_packages

        packages = missing_packages({**QT_LIBRARIES, **XCB_LIBRARIES, **(TEST_LIBRARIES if testing else {})})
        if testing:
            packages += [package for program, package in TEST_PROGRAMS.items() if not shutil.which(program)]
            packages += missing_bus()
        if packages:
            install_from_debian(packages)
    return 0


def missing_bus() -> list[str]:
    """Return the packages that the accessibility bus and its reader in the system's Python lack."""
    packages = [] if any(Path(launcher).exists() for launcher in BUS_LAUNCHERS) else ["at-spi2-core"]
    if not Path(BUS_READER[0]).exists() or not succeeds(BUS_READER):
        packages += ["python3-gi", "gir1.2-atspi-2.0"]
    return packages


def may_install() -> bool:
    """Return whether this process may install system packages: as root on Debian and its kin."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def install_from_debian(packages: Sequence[str]) -> None:
    """Install system packages where this process may; otherwise name them.

    Raises:
        SetupError: It may not, or it failed.
    """
    names = " ".join(packages)
    if not may_install():
        message = f"these system packages are missing, by their names in Debian and Ubuntu: {names}"
        raise SetupError(message)
    print(f"Installing system packages: {names}", file=sys.stderr)
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        answer = subprocess.run(["apt-get", *command], env=quiet, capture_output=True, check=False)  # noqa: S607
    if answer.returncode:
        message = f"apt-get could not install {names}; try it by hand to see why"
        raise SetupError(message)


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 - said in one line, where an older Python would fail in many
        sys.exit(f"run.py: Yacht Desktop needs Python 3.11 or newer, and this is {sys.version.split()[0]}")
    sys.exit(main(sys.argv[1:]))
