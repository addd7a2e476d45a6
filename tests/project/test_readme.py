"""What the README shows is what happens."""

import doctest
import io
import json
import re
import shlex
from contextlib import redirect_stdout

import pytest

from tests.project.sources import ROOT
from yacht_desktop.lab import main

README = (ROOT / "README.md").read_text(encoding="utf-8")
CONSOLE = re.findall(r"^\$ yacht-lab (.+)\n(\{.+\})$", README, re.MULTILINE)


def test_the_session_in_python_is_true():
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).failed == 0


def test_there_are_commands_to_try():
    assert len(CONSOLE) >= 2


@pytest.mark.parametrize(("command", "shown"), CONSOLE)
def test_the_commands_answer_as_shown(command, shown):
    printed = io.StringIO()
    with redirect_stdout(printed):
        assert main(shlex.split(command)) == 0
    answer, expected = json.loads(printed.getvalue()), json.loads(shown)
    assert answer.keys() == expected.keys()
    for key, value in expected.items():
        assert answer[key] == (pytest.approx(value, abs=1e-9) if isinstance(value, float) else value)


def test_its_pictures_are_there():
    for picture in re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README):
        assert (ROOT / picture).is_file(), picture


def test_its_commands_are_targets_of_the_makefile():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"`make ([a-z]+)`", README):
        assert re.search(rf"^[a-z ]*\b{target}\b.*:", makefile, re.MULTILINE), target
