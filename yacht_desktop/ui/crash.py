"""What happens when the unexpected happens: it is logged, said once and honestly, and the game goes on."""

import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from yacht_desktop.session.log import logger

WITH_TRACE: Final = 3
"""How often the same fault is logged with all its particulars."""
EACH_TIME: Final = 200
"""How often it is logged at all; from then on at every doubling, so that it cannot push all else out."""
_LONGEST_WORDS: Final = 600
_UNSEEN: Final = frozenset({"offscreen", "minimal"})


class CrashReporter(QObject):
    """Takes exceptions nobody caught, from any thread, and shows one dialogue at a time in the main thread.

    The same fault is shown once only: one that comes with every picture would leave no time to close it.
    """

    _caught = Signal(str)

    def __init__(self, log_file: Path | None, window: Callable[[], QWidget | None], parent: QObject) -> None:
        """Begin to listen; `window` gives the parent of the dialogue."""
        super().__init__(parent)
        self._log_file = log_file
        self._window = window
        self._open: QMessageBox | None = None
        self._shows = True
        self._times: Counter[tuple[str, str, int]] = Counter()
        self._caught.connect(self._show)

    def install(self) -> None:
        """Become the handler of uncaught exceptions, in all threads."""
        sys.excepthook = self.take
        threading.excepthook = self._take_of_thread

    def only_log(self) -> None:
        """Show nothing any more: the window goes, and what goes wrong now is for the log."""
        self._shows = False
        if self._open is not None:
            self._open.close()

    def take(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """Log an exception and show it."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        place = _place_of(kind, trace)
        self._times[place] += 1
        times = self._times[place]
        if times <= WITH_TRACE:
            logger.critical("unexpected error", exc_info=(kind, fault, trace))
        elif times <= EACH_TIME or times & (times - 1) == 0:
            logger.critical("unexpected error, %d times now: %s", times, _words_of(kind, fault))
        if times == 1:
            self._caught.emit(_words_of(kind, fault))

    def report(self, fault: Exception) -> None:
        """Log and show an exception that came from a worker."""
        self.take(type(fault), fault, fault.__traceback__)

    def _take_of_thread(self, told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None:
            self.take(told.exc_type, told.exc_value, told.exc_traceback)

    @Slot(str)
    def _show(self, words: str) -> None:
        if self._open is not None or not self._shows:
            return
        title = QCoreApplication.translate("CrashReporter", "Something went wrong")
        text = QCoreApplication.translate(
            "CrashReporter", "Yacht Desktop met a fault that it did not expect. The game goes on where it was."
        )
        box = _message_box(self._window(), title, text, _particulars(self._log_file, words))
        box.finished.connect(self._closed)
        self._open = box
        box.open()

    @Slot()
    def _closed(self) -> None:
        if self._open is not None:
            self._open.deleteLater()
            self._open = None


def tell_failed_start(log_file: Path | None, fault: Exception) -> QMessageBox | None:
    """Log and say that there will be no window, on standard error and in a box.

    Returns:
        The box, which is open; None where nobody could see it.
    """
    logger.critical("the game cannot be started", exc_info=(type(fault), fault, fault.__traceback__))
    words = _words_of(type(fault), fault)
    if sys.stderr is not None:
        sys.stderr.write(f"yacht-desktop: the game cannot be started: {words}\n")
    if QGuiApplication.platformName() in _UNSEEN:
        return None
    title = QCoreApplication.translate("CrashReporter", "Something went wrong")
    text = QCoreApplication.translate("CrashReporter", "Yacht Desktop cannot be started. Your games are as they were.")
    box = _message_box(None, title, text, _particulars(log_file, words))
    box.open()
    return box


def _message_box(parent: QWidget | None, title: str, text: str, particulars: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setObjectName("crashDialog")
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(title)
    box.setText(text)
    box.setInformativeText(particulars)
    for label in box.findChildren(QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)
    return box


def _particulars(log_file: Path | None, words: str) -> str:
    if log_file is None:
        return words
    place = QCoreApplication.translate("CrashReporter", "The log has the particulars: {file}")
    return place.replace("{file}", str(log_file)) + "\n\n" + words


def _words_of(kind: type[BaseException], fault: BaseException) -> str:
    """Return an exception in one line that a dialogue has room for."""
    words = " ".join(f"{kind.__name__}: {fault}".split())
    return words if len(words) <= _LONGEST_WORDS else words[:_LONGEST_WORDS] + "…"


def _place_of(kind: type[BaseException], trace: TracebackType | None) -> tuple[str, str, int]:
    """Return what tells one fault from another: its kind, and where it arose."""
    frames = traceback.extract_tb(trace)
    return (kind.__name__, frames[-1].filename, frames[-1].lineno or 0) if frames else (kind.__name__, "", 0)
