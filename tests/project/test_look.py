"""Colours stand in the theme, and nothing waits inside an event."""

import ast
import re

from tests.project.sources import PACKAGE, name_of, python_files, tree_of

# The theme and the palettes it is made of.
PALETTES = ("palette", "palette_contrast", "palette_dice", "palette_table", "theme")
THEME = {f"yacht_desktop/ui/{name}.py" for name in PALETTES}
HEX_COLOUR = re.compile(r"#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})")
# Nothing painted is no colour.
NO_COLOUR = {"transparent"}


COLOUR_MAKERS = {"QColor", "QColor.fromRgb", "QColor.fromRgbF", "QColor.fromString"}


def literal_colours(tree):
    """The colours that a syntax tree names by itself."""
    return [colour for node in ast.walk(tree) for colour in those_of(node)]


def those_of(node):
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and HEX_COLOUR.fullmatch(node.value):
        yield node.value
    if isinstance(node, ast.Attribute):
        owner = ast.unparse(node.value)
        if owner.endswith("GlobalColor") and node.attr not in NO_COLOUR:
            yield ast.unparse(node)
    if isinstance(node, ast.Call) and ast.unparse(node.func) in COLOUR_MAKERS and node.args:
        yield from [ast.unparse(node)] if all(isinstance(argument, ast.Constant) for argument in node.args) else []


def calls(path, *names):
    """Where a file calls a method of one of these names."""
    return [
        f"{name_of(path)}:{node.lineno}"
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in names
    ]


def test_a_literal_colour_is_recognised():
    sample = "QColor(1, 2, 3); f('#a1B2c3'); Qt.GlobalColor.red; QColor('red'); Qt.GlobalColor.transparent; QColor(c)"
    assert len(literal_colours(ast.parse(sample))) == 4


def test_no_literal_colour_outside_the_theme():
    found = {name_of(path): literal_colours(tree_of(path)) for path in python_files(PACKAGE)}
    assert {name: colours for name, colours in found.items() if colours and name not in THEME} == {}


def test_no_style_sheet():
    # A widget with one keeps the old palette when the colour scheme changes.
    assert [call for path in python_files(PACKAGE) for call in calls(path, "setStyleSheet")] == []


def test_no_event_loop_inside_an_event():
    loops = ("processEvents", "exec", "exec_")
    found = [call for path in python_files(PACKAGE) for call in calls(path, *loops)]
    # The one loop there is runs the program.
    assert [call for call in found if not call.startswith("yacht_desktop/app.py:")] == []
