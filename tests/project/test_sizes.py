"""Files and functions stay small enough to be read at one sitting."""

import ast
import re

from tests.project.sources import PACKAGE, ROOT, name_of, python_files, tree_of

LINES_OF_A_FILE = 500
LINES_OF_A_FUNCTION = 60
POSITIONAL_PARAMETERS = 5
# Names that say nothing about what a module or a class is for.
EMPTY_NAMES = re.compile(r"(^|_)(manager|helper|util|utils|helpers|base|misc|common)(_|$)", re.IGNORECASE)


def definitions(path):
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def test_no_file_is_too_long():
    lengths = {name_of(path): len(path.read_text(encoding="utf-8").splitlines()) for path in python_files()}
    assert {name: length for name, length in lengths.items() if length > LINES_OF_A_FILE} == {}


def test_no_function_is_too_long():
    long = [
        f"{name_of(path)}:{node.lineno} {node.name}"
        for path in python_files()
        for node in definitions(path)
        if (node.end_lineno or node.lineno) - node.lineno >= LINES_OF_A_FUNCTION
    ]
    assert long == []


def test_no_function_takes_too_many_positional_parameters():
    many = [
        f"{name_of(path)}:{node.lineno} {node.name}"
        for path in python_files(PACKAGE)
        for node in definitions(path)
        if len([*node.args.posonlyargs, *node.args.args]) - (node.args.args[:1] != [] and is_bound(node))
        > POSITIONAL_PARAMETERS
    ]
    assert many == []


def is_bound(node):
    return node.args.args[0].arg in {"self", "cls"}


def test_no_module_or_class_has_a_name_that_says_nothing():
    modules = [name_of(path) for path in python_files() if EMPTY_NAMES.search(path.stem)]
    classes = [
        f"{name_of(path)}: {node.name}"
        for path in python_files()
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ClassDef) and EMPTY_NAMES.search(re.sub(r"(?<=[a-z])(?=[A-Z])", "_", node.name))
    ]
    assert modules + classes == []


def test_the_tests_mirror_the_package():
    packages = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert packages - {path.name for path in (ROOT / "tests").iterdir()} == set()
