"""The project's own files, for the tests that read them."""

import ast
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "yacht_desktop"


@cache
def project_files() -> tuple[Path, ...]:
    """Return every file that belongs to the project: all but what .gitignore names."""
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    folders = {line.strip("/") for line in lines if line.endswith("/")} | {".git"}
    return tuple(sorted(_walk(ROOT, folders)))


def _walk(folder: Path, without: set[str]) -> list[Path]:
    found: list[Path] = []
    for path in folder.iterdir():
        if path.is_dir():
            ignored = path.name in without or path.suffix == ".egg-info"
            found += [] if ignored else _walk(path, without)
        else:
            found.append(path)
    return found


def name_of(path: Path) -> str:
    """Return the path from the project's folder, with slashes."""
    return path.relative_to(ROOT).as_posix()


def python_files(folder: Path = ROOT) -> list[Path]:
    """Return the Python files of the project under a folder."""
    return [path for path in project_files() if path.suffix == ".py" and path.is_relative_to(folder)]


@cache
def tree_of(path: Path) -> ast.Module:
    """Return the syntax tree of a Python file."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def imports_of(path: Path) -> set[str]:
    """Return the full names of the modules that a Python file imports, anywhere in it."""
    names: set[str] = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            # `from PySide6 import QtGui` names a module after the import as well.
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names
