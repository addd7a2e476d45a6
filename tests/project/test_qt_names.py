"""No attribute of ours hides a method of Qt by accident, as `self.actions = []` would."""

import ast
import importlib
import inspect

import pytest
from typing_extensions import override

from PySide6.QtCore import QObject, Signal

from tests.project.sources import PACKAGE, ROOT, python_files, tree_of

# Set by the binding itself or by Python for every class.
GIVEN = {"staticMetaObject", "__module__", "__doc__", "__init__", "__qualname__"}


def our_classes():
    for path in python_files(PACKAGE):
        if path.name.startswith("__"):
            continue
        module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
        for value in vars(module).values():
            if inspect.isclass(value) and issubclass(value, QObject) and value.__module__ == module.__name__:
                yield value, path


def assigned_to_self(tree, name):
    """The names of all attributes that the methods of a class set."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name == name:
            for inner in ast.walk(node):
                if isinstance(inner, ast.Attribute) and isinstance(inner.ctx, ast.Store):
                    yield from [inner.attr] if ast.unparse(inner.value) == "self" else []


def hidden(kind, tree):
    """The names by which a class hides what its Qt class has."""
    qt = next(base for base in kind.__mro__ if base.__module__.startswith("PySide6"))
    meant = {name for name, value in vars(kind).items() if getattr(value, "__override__", False)}
    own = {name for name in vars(kind) if not name.startswith("__")} - GIVEN - meant
    return {name for name in own | set(assigned_to_self(tree, kind.__name__)) if hasattr(qt, name)}


CARELESS = """
class Careless(QObject):
    parent = Signal()

    def __init__(self):
        super().__init__()
        self.children = []

    def timerEvent(self, event):
        event.accept()

    @override
    def event(self, event):
        return super().event(event)
"""


def test_a_hidden_method_is_recognised():
    names = {"QObject": QObject, "Signal": Signal, "override": override}
    exec(CARELESS, names)
    assert hidden(names["Careless"], ast.parse(CARELESS)) == {"parent", "children", "timerEvent"}


def test_no_attribute_hides_a_method_of_qt():
    found = {kind.__name__: names for kind, path in our_classes() if (names := hidden(kind, tree_of(path)))}
    assert found == {}


@pytest.mark.parametrize("name", ["session", "ui"])
def test_there_are_classes_to_look_at(name):
    assert [kind for kind, path in our_classes() if path.parent.name == name]
