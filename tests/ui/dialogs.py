"""What tests of dialogs and windows share."""

from collections.abc import Iterator
from contextlib import contextmanager

from typing_extensions import override

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


class Bracketed(QTranslator):
    """A language in which every text is the English one between brackets."""

    @override
    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str:
        return f"‹{sourceText}›".replace("%n", str(n))

    @override
    def isEmpty(self) -> bool:
        return False


@contextmanager
def another_language(parent: QObject) -> Iterator[None]:
    """Speak the bracketed language for a while; windows are told as by the program."""
    translator = Bracketed(parent)
    QCoreApplication.installTranslator(translator)
    settle()
    yield
    QCoreApplication.removeTranslator(translator)
    settle()


def show(qtbot, window: QWidget, width: int = 0, height: int = 0) -> None:
    """Show a window with the focus, in a size."""
    qtbot.addWidget(window)
    window.show()
    if width:
        window.resize(width, height)
    qtbot.waitExposed(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    settle()


def settle() -> None:
    """Let layouts and language changes have their say."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()


def press(key, modifiers=NO_KEYS) -> None:
    """Press a key where the focus is."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifiers)


def click(widget: QWidget, place: QPoint | None = None) -> None:
    """Click a widget in its middle, or at a place."""
    assert widget.isVisible()
    QTest.mouseClick(widget, LEFT, NO_KEYS, place or widget.rect().center())


def button(window: QWidget, text: str) -> QAbstractButton:
    """The visible button that shows a text."""
    found = [
        one for one in window.findChildren(QAbstractButton) if one.isVisible() and one.text().replace("&", "") == text
    ]
    assert len(found) == 1, text
    return found[0]


def labels(window: QWidget) -> list[str]:
    """The texts of all visible labels."""
    return [label.text() for label in window.findChildren(QLabel) if label.isVisible() and label.text()]


def tab_round(window: QWidget, most: int = 200) -> list[QWidget]:
    """Press Tab until the focus is where it was; return the widgets on the way."""
    start = QApplication.focusWidget()
    assert start is not None
    found = [start]
    for _ in range(most):
        press(Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is not None
        assert window.isAncestorOf(focused)
        if focused is start:
            return found
        found.append(focused)
    message = "Tab never comes round"
    raise AssertionError(message)


def is_seen(widget: QWidget | None) -> bool:
    """Whether the whole of a widget lies in what its window shows of it."""
    return widget is not None and widget.visibleRegion().boundingRect() == widget.rect()
