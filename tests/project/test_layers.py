"""What the import contracts in pyproject.toml cannot say."""

import tomllib

from tests.project.sources import PACKAGE, ROOT, imports_of, name_of, python_files


def those_importing(folder, *modules):
    return [
        f"{name_of(path)}: {name}"
        for path in python_files(folder)
        for name in imports_of(path)
        if name.startswith(modules)
    ]


def test_every_package_has_its_layer():
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    layers = next(contract["layers"] for contract in contracts["contracts"] if contract["id"] == "layers")
    named = {name.strip(" ()") for layer in layers for name in layer.split("|")}
    assert {path.parent.name for path in PACKAGE.glob("*/__init__.py")} <= named


def test_the_session_knows_no_widgets():
    assert those_importing(PACKAGE / "session", "PySide6.QtWidgets", "PySide6.QtGui") == []


def test_numpy_stays_with_those_who_calculate():
    # A number of numpy shows as an empty cell in a table of Qt, and loading it would delay the first picture.
    calculating = tuple(PACKAGE / name for name in ("solver", "opponents", "coach"))
    outside = [path for path in python_files(PACKAGE) if not any(map(path.is_relative_to, calculating))]
    assert [name_of(path) for path in outside if any(name.startswith("numpy") for name in imports_of(path))] == []


def test_only_the_parts_of_qt_that_the_bundle_keeps_are_used():
    kept = {"QtCore", "QtGui", "QtWidgets", "QtSvg"}
    used = {
        name.split(".")[1] for path in python_files(PACKAGE) for name in imports_of(path) if name.startswith("PySide6.")
    }
    assert used <= kept
