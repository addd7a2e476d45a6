"""The engine's documentation: every public name has words, every module examples, and the examples hold."""

import doctest
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from typing import Final

import pytest

from yacht_desktop import game

MODULES: Final = sorted(found.name for found in pkgutil.iter_modules(game.__path__, f"{game.__name__}."))
WITHOUT_EXAMPLE: Final = {"yacht_desktop.game.errors"}


def public_things(name: str) -> Iterator[tuple[str, object]]:
    """Yield what a module defines for others, and the public parts of its classes."""
    for key, thing in vars(importlib.import_module(name)).items():
        if key.startswith("_") or getattr(thing, "__module__", None) != name:
            continue
        yield key, thing
        if inspect.isclass(thing):
            for part, value in vars(thing).items():
                if not part.startswith("_") and (inspect.isroutine(value) or isinstance(value, property)):
                    yield f"{key}.{part}", value


def test_the_modules_are_those_of_the_design() -> None:
    names = {name.rpartition(".")[2] for name in MODULES}
    assert names >= {"dice", "categories", "rulesets", "moves", "state", "scorecard", "notation", "errors"}


@pytest.mark.parametrize("name", MODULES)
def test_every_public_name_has_words(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__doc__
    assert [key for key, thing in public_things(name) if not inspect.getdoc(thing)] == []


@pytest.mark.parametrize("name", sorted(set(MODULES) - WITHOUT_EXAMPLE))
def test_every_module_has_examples_that_hold(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0
