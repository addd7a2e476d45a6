"""The start loads nothing that the first picture does not need."""

import subprocess
import sys

import pytest

from tests.project.sources import ROOT

HEAVY = ("numpy", "PySide6", "shiboken6")


def loaded_by(code):
    """The top-level modules in memory after some code ran in a new process."""
    code += "\nimport sys; print('MODULES', *sorted({name.partition('.')[0] for name in sys.modules}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    return set(done.stdout.rpartition("MODULES")[2].split())


@pytest.mark.parametrize("option", ["--version", "--help", "--nonsense", ""])
def test_the_command_line_is_answered_without_qt_and_numpy(option):
    loaded = loaded_by(f"from yacht_desktop.__main__ import main; main([{option!r}])")
    assert loaded.isdisjoint(HEAVY)
    assert "yacht_desktop" in loaded


def test_the_window_is_loaded_without_numpy():
    loaded = loaded_by("import yacht_desktop.app")
    assert "PySide6" in loaded
    assert "numpy" not in loaded


def test_the_window_is_loaded_without_what_only_later_moments_need():
    loaded = loaded_by("import yacht_desktop.app")
    later = {"datetime", "hashlib", "hmac", "html", "pickle", "secrets", "socket", "wave", "_miniaudio"}
    assert loaded.isdisjoint(later)


def test_no_source_is_read_of_the_modules_that_are_loaded_with_the_window():
    loads = "from yacht_desktop.startup import load_qt; load_qt(); import linecache, yacht_desktop.app"
    done = subprocess.run(
        [sys.executable, "-c", f"{loads}; print('READ', *(file for file in linecache.cache if 'yacht' in file))"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
    )
    assert done.stdout.split() == ["READ"]
