"""The texts of the code, as Qt will look them up, read off the syntax tree.

lupdate reads the code too, but silently: it takes f-strings for texts, overlooks keywords and
variables, and puts `window.tr("...")` into a context `window` that is never asked for. What is
read here is what it must have found; anything it cannot find is a fault.
"""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from typing_extensions import override

# Which argument is what, by the name of the call.
_ARGUMENTS: Final = {
    "translate": ("context", "source text", "disambiguation", "n"),
    "tr": ("source text", "disambiguation", "n"),
}


@dataclass(frozen=True, slots=True)
class Text:
    """A text by what identifies it in a catalogue.

    Attributes:
        context: the class, or the name given to translate().
        source: the English text.
        comment: what tells it from the same text elsewhere in the context, often nothing.
        counts: whether it has plural forms.
    """

    context: str
    source: str
    comment: str = ""
    counts: bool = False


@dataclass(frozen=True, slots=True)
class CodeTexts:
    """What was found in some code: the texts, the classes, and the faults, a line each."""

    texts: frozenset[Text]
    classes: frozenset[str]
    faults: tuple[str, ...]


def texts_in_files(paths: Iterable[Path], root: Path) -> CodeTexts:
    """Return what Python files hold; `root` is where the paths in the faults begin."""
    found = [texts_in_code(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix()) for path in paths]
    return CodeTexts(
        frozenset(text for part in found for text in part.texts),
        frozenset(name for part in found for name in part.classes),
        tuple(fault for part in found for fault in part.faults),
    )


def texts_in_code(code: str, name: str) -> CodeTexts:
    """Return what the code of one file holds; the name is said in the faults."""
    reader = _Reader(name)
    reader.visit(ast.parse(code))
    return CodeTexts(frozenset(reader.texts), frozenset(reader.classes), tuple(reader.faults))


class _Reader(ast.NodeVisitor):
    """Goes through the code of a file and notes every call that asks for a translation."""

    def __init__(self, name: str) -> None:
        self.texts: list[Text] = []
        self.classes: list[str] = []
        self.faults: list[str] = []
        self._name = name
        self._within: list[str] = []

    @override
    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.classes.append(node.name)
        self._within.append(node.name)
        self.generic_visit(node)
        self._within.pop()

    @override
    def visit_Assign(self, node: ast.Assign) -> None:
        names = [ast.unparse(target) for target in node.targets]
        if isinstance(node.value, ast.Attribute) and node.value.attr in _ARGUMENTS and names != ["translate"]:
            self._note(node, f"lupdate does not know {ast.unparse(node.value)} by the name {names[0]}")
        self.generic_visit(node)

    @override
    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        match node.func:
            case ast.Name("translate") | ast.Attribute(ast.Name("QCoreApplication"), "translate"):
                self._read(node, "translate", "")
            case ast.Attribute(ast.Name("self"), "tr") if self._within:
                self._read(node, "tr", self._within[-1])
            case ast.Attribute(_, "tr"):
                self._note(node, f"{ast.unparse(node.func)}() is not looked up where lupdate puts it; use self.tr()")
            case ast.Attribute(_, "translate") if any(map(_is_text, node.args)):
                self._note(node, f"lupdate does not see {ast.unparse(node.func)}(); use QCoreApplication.translate()")

    def _read(self, node: ast.Call, call: str, context: str) -> None:
        """Note the text of a call, or what keeps lupdate from seeing it."""
        names = _ARGUMENTS[call]
        given = dict(zip(names, node.args, strict=False))
        odd = [keyword.arg or "**" for keyword in node.keywords if keyword.arg != "n"]
        if odd or any(isinstance(argument, ast.Starred) for argument in node.args):
            self._note(node, f"the arguments of {call}() must be given by their order")
            return
        counts = "n" in given or bool(node.keywords)
        given.pop("n", None)
        words = {"context": context, "disambiguation": ""}
        for name, argument in given.items():
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                self._note(node, f"the {name} of {call}() must be one literal, not {ast.unparse(argument)}")
                return
            words[name] = argument.value
        if not words.get("source text"):
            self._note(node, f"{call}() is given no text")
            return
        if "%n" in words["source text"] and not counts:
            self._note(node, f"{words['source text']!r} has %n, but {call}() is given no number")
        self.texts.append(Text(words["context"], words["source text"], words["disambiguation"], counts))

    def _note(self, node: ast.AST, fault: str) -> None:
        self.faults.append(f"{self._name}:{getattr(node, 'lineno', 0)}: {fault}")


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def python_files(folder: Path) -> Iterator[Path]:
    """Yield the Python files under a folder in a fixed order."""
    yield from sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)
