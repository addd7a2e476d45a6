"""What no file of the project may say."""

import re

import pytest

from tests.project.sources import ROOT, name_of, project_files

NO_TEXTS = {".png", ".ttf", ".ico", ".icns", ".qm", ".wav"}
# Written so that this file itself does not match.
REGISTRIES = r"py[t]honhosted|p[y]pi\.org|registry\.n[p]mjs|deb\.d[e]bian\.org|files\.p[y]thon"
MACHINE_PATHS = r"(?<![\w.~])/(w[o]rk|r[o]ot|h[o]me/\w+|t[m]p|f[a]rm)/"
UNFINISHED = r"\b(TO[D]O|FIX[M]E|X[X]X)\b|Not[I]mplementedError"


def texts():
    for path in project_files():
        if path.suffix not in NO_TEXTS and path.name != ".coverage":
            yield path, path.read_text(encoding="utf-8")


@pytest.mark.parametrize("pattern", [REGISTRIES, MACHINE_PATHS, UNFINISHED])
def test_no_file_names_a_registry_a_path_of_one_machine_or_unfinished_work(pattern):
    found = [f"{name_of(path)}: {match[0]}" for path, text in texts() for match in re.finditer(pattern, text)]
    assert found == []


@pytest.mark.parametrize("example", ["see p" + "ypi.org", "https://files.p" + "ythonhosted.org/x"])
def test_an_address_of_a_registry_is_recognised(example):
    assert re.search(REGISTRIES, example)


@pytest.mark.parametrize("example", ["'/t" + "mp/x'", "in /ho" + "me/anna/yacht", "(/wo" + "rk/main)"])
def test_a_path_of_a_machine_is_recognised(example):
    assert re.search(MACHINE_PATHS, example)


@pytest.mark.parametrize("name", ["constraints.txt", "constraints-dev.txt", "run.py", "pyproject.toml", ".ci/run"])
def test_what_installs_holds_no_address(name):
    assert "://" not in (ROOT / name).read_text(encoding="utf-8")


def test_text_files_end_lines_in_one_way():
    wrong = [name_of(path) for path, text in texts() if "\r" in text or (text and not text.endswith("\n"))]
    assert wrong == []
