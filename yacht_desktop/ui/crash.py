"""What happens when the unexpected happens: it is logged, said once and honestly, and the game goes on."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from yacht_desktop.session.log import logger


class CrashReporter(QObject):
    """Takes exceptions nobody caught, from any thread, and shows one dialogue at a time in the main thread."""

    _caught = Signal(str)

    def __init__(self, log_file: Path | None, window: Callable[[], QWidget | None], parent: QObject) -> None:
        """Begin to listen; `window` gives the parent of the dialogue."""
        super().__init__(parent)
        self._log_file = log_file
        self._window = window
        self._open: QMessageBox | None = None
        self._caught.connect(self._show)

    def install(self) -> None:
        """Become the handler of uncaught exceptions."""
        sys.excepthook = self.take

    def take(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """Log an exception and show it."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        logger.critical("unexpected error", exc_info=(kind, fault, trace))
        self._caught.emit(f"{kind.__name__}: {fault}")

    def report(self, fault: Exception) -> None:
        """Log and show an exception that came from a worker."""
        self.take(type(fault), fault, fault.__traceback__)

    def _show(self, words: str) -> None:
        if self._open is not None:
            return
        box = QMessageBox(self._window())
        box.setObjectName("crashDialog")
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(QCoreApplication.translate("CrashReporter", "Something went wrong"))
        box.setText(
            QCoreApplication.translate(
                "CrashReporter", "Yacht Desktop met a fault that it did not expect. The game goes on where it was."
            )
        )
        details = words
        if self._log_file is not None:
            place = QCoreApplication.translate("CrashReporter", "The log has the particulars: {file}")
            details = place.replace("{file}", str(self._log_file)) + "\n\n" + words
        box.setInformativeText(details)
        for label in box.findChildren(QLabel):
            label.setTextFormat(Qt.TextFormat.PlainText)
        box.finished.connect(self._closed)
        self._open = box
        box.open()

    def _closed(self) -> None:
        if self._open is not None:
            self._open.deleteLater()
            self._open = None
