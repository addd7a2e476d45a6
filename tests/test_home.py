"""The data are where the variable says, else beside a bundle that wants it so, else in the system's place."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.sources import ROOT
from yacht_desktop.home import HOME_VARIABLE, PORTABLE_NAME, home_folder, portable_folder
from yacht_desktop.startup import reply_to


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program of a bundle, in a folder of an odd name."""
    path = tmp_path / "Åsa ö 🎲" / "yacht-desktop"
    path.parent.mkdir()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(path))
    return path


def test_the_variable_goes_first(program: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (program.parent / PORTABLE_NAME).mkdir()
    monkeypatch.setenv(HOME_VARIABLE, "relative")
    monkeypatch.chdir(tmp_path)
    assert home_folder() == tmp_path / "relative"


def test_a_folder_beside_the_bundle_is_used(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(HOME_VARIABLE)
    assert portable_folder() is None
    (program.parent / PORTABLE_NAME).mkdir()
    assert home_folder() == program.parent / PORTABLE_NAME


def test_beside_an_application_of_macos_means_beside_the_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "Yacht.app" / "Contents" / "MacOS" / "yacht-desktop"))
    (tmp_path / PORTABLE_NAME).mkdir()
    assert portable_folder() == tmp_path / PORTABLE_NAME


def test_one_that_cannot_be_written_or_is_none_is_left(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(HOME_VARIABLE)
    (program.parent / PORTABLE_NAME).touch()
    assert portable_folder() is None
    (program.parent / PORTABLE_NAME).unlink()
    (program.parent / PORTABLE_NAME).mkdir()
    monkeypatch.setattr("os.access", lambda path, mode: False)
    assert portable_folder() is None


def test_sources_are_no_bundle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    (tmp_path / PORTABLE_NAME).mkdir()
    assert portable_folder() is None


def test_without_either_it_is_the_system_s_place_under_the_program_s_name() -> None:
    # In a process of its own, as what the application is called cannot be taken back.
    code = "from yacht_desktop.home import home_folder; print(home_folder())"
    environment = {"XDG_DATA_HOME": "/data", "PATH": "", "HOME": "/nobody", "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    if sys.platform.startswith("linux"):
        assert done.stdout.strip() == "/data/yacht-desktop"
    assert done.stdout.strip().endswith("yacht-desktop")


def test_help_tells_of_both() -> None:
    reply = reply_to(["--help"])
    assert reply is not None
    assert HOME_VARIABLE in reply.text
    assert PORTABLE_NAME in reply.text
