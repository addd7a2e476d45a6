"""Setting up and starting from a checkout."""

import os
import runpy
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

import pytest

import run

ROOT = Path(__file__).resolve().parents[1]
FILES = ("run.py", "pyproject.toml", "constraints.txt", "constraints-dev.txt", "README.md", "LICENSE")


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """An empty checkout for run.py, whose steps are noted instead of done."""
    steps: list[str] = []
    for name in FILES:
        shutil.copy(ROOT / name, tmp_path)
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    state = SimpleNamespace(folder=tmp_path, steps=steps, place="")

    def make_environment():
        steps.append("new environment")
        (tmp_path / ".venv").mkdir(exist_ok=True)
        state.place = "Python in its place\n"

    monkeypatch.setattr(run, "make_environment", make_environment)
    monkeypatch.setattr(run, "identify", lambda: state.place)
    monkeypatch.setattr(run, "find_pip", lambda: ["pip"])
    monkeypatch.setattr(run, "pip", lambda *arguments: steps.append(Path(arguments[-1]).name))
    return state


def steps_of(checkout, pins):
    checkout.steps.clear()
    run.set_up(pins)
    return checkout.steps


PLAY = ["constraints.txt"]
DEVELOP = ["constraints-dev.txt"]


def test_the_first_time_everything_is_made(checkout):
    assert steps_of(checkout, run.TO_PLAY) == ["new environment", "constraints.txt", checkout.folder.name]


def test_the_second_time_nothing_is_done(checkout):
    run.set_up(run.TO_PLAY)
    assert steps_of(checkout, run.TO_PLAY) == []


def test_who_develops_can_play_without_more(checkout):
    run.set_up(run.TO_DEVELOP)
    assert steps_of(checkout, run.TO_PLAY) == []


def test_who_plays_needs_more_to_develop(checkout):
    run.set_up(run.TO_PLAY)
    assert steps_of(checkout, run.TO_DEVELOP) == ["constraints-dev.txt", checkout.folder.name]


@pytest.mark.parametrize("name", ["constraints.txt", "pyproject.toml"])
def test_a_change_of_what_is_needed_is_installed(checkout, name):
    run.set_up(run.TO_PLAY)
    (checkout.folder / name).write_text("changed", encoding="utf-8")
    assert steps_of(checkout, run.TO_PLAY) == ["constraints.txt", checkout.folder.name]


@pytest.mark.parametrize("place", ["", "Python elsewhere\n"])
def test_an_environment_that_was_moved_or_does_not_start_is_made_anew(checkout, place):
    run.set_up(run.TO_PLAY)
    checkout.place = place
    assert steps_of(checkout, run.TO_PLAY)[0] == "new environment"


def test_an_environment_without_pip_is_made_anew(checkout, monkeypatch):
    run.set_up(run.TO_PLAY)
    monkeypatch.setattr(run, "find_pip", lambda: None)
    assert steps_of(checkout, run.TO_DEVELOP)[0] == "new environment"


def test_an_environment_made_by_hand_is_used(checkout):
    (checkout.folder / ".venv").mkdir()
    checkout.place = "Python in its place\n"
    assert steps_of(checkout, run.TO_DEVELOP) == ["constraints-dev.txt", checkout.folder.name]


def test_without_a_registry_there_is_one_line(tmp_path):
    folder = tmp_path / "Åsa ö 🎲"
    folder.mkdir()
    for name in FILES:
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "yacht_desktop", folder / "yacht_desktop", ignore=shutil.ignore_patterns("*.pyc"))
    alone = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    alone |= {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull}
    done = subprocess.run(
        [sys.executable, folder / "run.py", "--version"], env=alone, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.returncode) == ("", 1)
    first, second = done.stderr.splitlines()
    assert first.startswith("Setting up")
    assert second.startswith("run.py: pip could not install what is needed (ERROR: ")


def test_an_older_python_is_told_in_one_line(monkeypatch):
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    with pytest.raises(SystemExit, match=r"^run\.py: Yacht Desktop needs Python 3\.11 or newer"):
        runpy.run_path(str(ROOT / "run.py"), run_name="__main__")


def test_what_may_not_be_installed_is_named(monkeypatch, capsys):
    monkeypatch.setattr(run, "may_install", lambda: False)
    monkeypatch.setattr(run, "TEST_PROGRAMS", {"no-such-program": "a-package", "also-not-there": "another"})
    monkeypatch.setattr(sys, "platform", "linux")
    assert run.main(["--system-packages"]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_missing_accessibility_bus_is_named(monkeypatch):
    monkeypatch.setattr(run, "BUS_LAUNCHERS", ("/no/such/launcher", sys.executable))
    monkeypatch.setattr(run, "BUS_READER", [sys.executable, "-c", ""])
    assert run.missing_bus() == []
    monkeypatch.setattr(run, "BUS_LAUNCHERS", ("/no/such/launcher",))
    monkeypatch.setattr(run, "BUS_READER", ["/no/such/python"])
    assert run.missing_bus() == ["at-spi2-core", "python3-gi", "gir1.2-atspi-2.0"]
    monkeypatch.setattr(run, "BUS_READER", [sys.executable, "-c", "import no_such_module"])
    assert run.missing_bus() == ["at-spi2-core", "python3-gi", "gir1.2-atspi-2.0"]


def test_what_may_be_installed_is_installed(monkeypatch):
    called = []

    def note(command, **_):
        called.append(command)
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(run, "may_install", lambda: True)
    monkeypatch.setattr(subprocess, "run", note)
    run.install_from_debian(["openbox", "xvfb"])
    assert called == [
        ["apt-get", "update"],
        ["apt-get", "install", "--yes", "--no-install-recommends", "openbox", "xvfb"],
    ]


@pytest.fixture
def outcome(monkeypatch):
    """Runs the task --test with steps and tests that end as told; returns its status."""
    monkeypatch.setattr(run, "install_system_packages", lambda *, testing: 0)
    monkeypatch.setattr(sys, "platform", "linux")

    def judge(arguments=(), broken=(), **groups):
        results = iter(groups.values())
        monkeypatch.setattr(run, "failures", lambda steps: [name for name in broken if name in steps])
        monkeypatch.setattr(run, "pytest", lambda *_: next(results))
        return run.main(["--test", *arguments])

    return judge


GOOD = (0, Counter(tests=10, skipped=1))
BAD = (1, Counter(tests=10, failures=2, errors=1))
NONE = (run.NO_TESTS, Counter(tests=0))


def test_all_good_is_status_0_and_the_counts_come_last(outcome, capsys):
    assert outcome(offscreen=GOOD, screen=(0, Counter(tests=3))) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "12 passed, 0 failed, 1 skipped"


def test_a_failed_test_is_counted_and_is_status_1(outcome, capsys):
    assert outcome(offscreen=GOOD, screen=BAD) == 1
    output = capsys.readouterr()
    assert output.out.splitlines()[-1] == "16 passed, 3 failed, 1 skipped"
    assert "tests on a screen" in output.err


def test_a_failed_check_is_status_1_though_all_tests_pass(outcome, capsys):
    assert outcome(broken=["types"], offscreen=GOOD, screen=GOOD) == 1
    assert "types" in capsys.readouterr().err


def test_chosen_tests_need_not_be_in_both_groups(outcome):
    assert outcome(["tests/game"], broken=["types"], offscreen=GOOD, screen=NONE) == 0


def test_no_test_at_all_is_no_success(outcome):
    assert outcome(["tests/game"], offscreen=NONE, screen=NONE) == 1
