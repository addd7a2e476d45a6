"""Listens to what event filters written in Python get to hear."""

import importlib
import inspect
import pkgutil

import pytest

from PySide6.QtCore import QEvent, QObject

import yacht_desktop.ui


def filters() -> list[type[QObject]]:
    """Return every class of the window that filters events."""
    names = [found.name for found in pkgutil.walk_packages(yacht_desktop.ui.__path__, "yacht_desktop.ui.")]
    modules = [importlib.import_module(name) for name in names]
    return [
        kind
        for module in modules
        for kind in vars(module).values()
        if inspect.isclass(kind)
        and issubclass(kind, QObject)
        and kind.__module__ == module.__name__
        and "eventFilter" in vars(kind)
    ]


def last_words(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return a set that the names of those filters come into that hear of the end of what they watch."""
    heard: set[str] = set()

    def spy(kind: type[QObject]) -> None:
        follow = kind.eventFilter

        def listen(self: QObject, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Destroy:
                heard.add(kind.__name__)
            return follow(self, watched, event)

        monkeypatch.setattr(kind, "eventFilter", listen)

    for kind in filters():
        spy(kind)
    return heard
