"""Puts the layers together and starts the window.

Start-up, step by step: the folder for settings and log is found; Qt is started
with the Fusion style and the bundled fonts; settings are read; language and
theme are put in force; the session lays out the game of last time's players;
the window shows. Numbers (numpy, the solver) are loaded later, on the worker
thread, when a computer has to decide.
"""

import logging
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from typing_extensions import override

from PySide6.QtCore import QObject, QSocketNotifier, QStandardPaths, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from yacht_desktop import __version__
from yacht_desktop.game.dice import DiceSource, SeededDice
from yacht_desktop.session import settings as s
from yacht_desktop.session.analysis import ExactAnalyst
from yacht_desktop.session.autosave import Autosave
from yacht_desktop.session.coaching import Coaching
from yacht_desktop.session.game_files import GameFiles
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.library_reader import LibraryReader
from yacht_desktop.session.log import logger
from yacht_desktop.session.reviewing import ExactReviewer, Reviewing
from yacht_desktop.session.settings import Settings
from yacht_desktop.session.thinking import PolicyThinker
from yacht_desktop.session.training import Training
from yacht_desktop.session.training_events import StoreTrouble
from yacht_desktop.ui.appearance import Appearance
from yacht_desktop.ui.crash import CrashReporter
from yacht_desktop.ui.fonts import load_fonts
from yacht_desktop.ui.language import Language
from yacht_desktop.ui.main_window import MainWindow
from yacht_desktop.ui.theme import Look
from yacht_desktop.ui.wording import window as words

HOME_VARIABLE = "YACHT_DESKTOP_HOME"
DESKTOP_NAME = "yacht-desktop"
LOG_BYTES = 1_000_000
LOG_FILES = 3
SEED_BYTES = 8


def home_folder() -> Path:
    """Return the folder for settings, data and logs: the variable's, else the platform's."""
    chosen = os.environ.get(HOME_VARIABLE)
    if chosen:
        return Path(chosen).expanduser().absolute()
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))


class LogFile(logging.Handler):
    """A file that is rotated; an ordinary start has nothing to write into it."""

    def __init__(self, path: Path) -> None:
        """Make sure of the file.

        Raises:
            OSError: it cannot be written.
        """
        super().__init__()
        path.touch()
        self._path = path
        self._rotating: logging.Handler | None = None

    @override
    def emit(self, record: logging.LogRecord) -> None:
        """Write a record."""
        if self._rotating is None:
            # Sockets and pickles come with it, some milliseconds of every start.
            from logging.handlers import RotatingFileHandler

            self._rotating = RotatingFileHandler(
                self._path, maxBytes=LOG_BYTES, backupCount=LOG_FILES, encoding="utf-8", delay=True
            )
            self._rotating.setFormatter(self.formatter)
        self._rotating.emit(record)

    @override
    def close(self) -> None:
        """Close the file."""
        if self._rotating is not None:
            self._rotating.close()
        super().close()


def start_log(folder: Path) -> Path | None:
    """Log to a file that is rotated; return its path, None where the folder cannot be written."""
    logger.setLevel(logging.INFO)
    logger.propagate = False
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / "yacht-desktop.log"
        handler = LogFile(path)
    except OSError:
        logger.addHandler(logging.NullHandler())
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logger.addHandler(handler)
    return path


class TerminationSignals(QObject):
    """Turns SIGTERM and SIGINT into closing the window, so that nothing is cut off half-way."""

    def __init__(self, window: QWidget, parent: QObject) -> None:
        """Begin to listen."""
        import socket

        super().__init__(parent)
        self._window = window
        self._ours, theirs = socket.socketpair()
        self._theirs = theirs
        for end in (self._ours, theirs):
            end.settimeout(0)
        signal.set_wakeup_fd(theirs.fileno(), warn_on_full_buffer=False)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, _only_wake_up)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._close)

    @Slot()
    def _close(self) -> None:
        self._ours.recv(64)
        for dialog in self._window.findChildren(QWidget):
            if dialog.isWindow() and dialog.isVisible():
                dialog.close()
        self._window.close()


def _only_wake_up(number: int, frame: object) -> None:
    """Leave the work to the notifier; a handler must be set for the wake-up to come."""


class Game(QObject):
    """Everything the running program consists of."""

    def __init__(
        self,
        application: QApplication,
        folder: Path,
        new_dice: Callable[[], DiceSource] = SeededDice.from_system,
    ) -> None:
        """Build all parts, from settings to window.

        Args:
            application: the Qt application.
            folder: where settings and log are.
            new_dice: gives the source of rolls for each new game.
        """
        super().__init__()
        self._application = application
        log_file = start_log(folder)
        load_fonts()
        self.settings = Settings(folder / "settings.ini", self)
        self.language = Language(self)
        self.look = Look(self)
        self._follow_language()
        self._appearance = Appearance(application, self.look, self.settings, self)
        tables = folder / "tables"
        thinker = PolicyThinker(int.from_bytes(os.urandom(SEED_BYTES)), tables)
        self.session = GameSession(self.settings.get(s.LAST_SETUP).again(), thinker, new_dice, self)
        self.coaching = Coaching(self.session, ExactAnalyst(tables), self)
        self.coaching.set_threshold(s.tutor_threshold(self.settings))
        self.reviewing = Reviewing(ExactReviewer(tables), self)
        self.training = Training(folder / "trainer.sqlite3", ExactAnalyst(tables), parent=self)
        self.training.follow(self.session, self.reviewing)
        self.files = GameFiles(self.session, parent=self)
        self.autosave = Autosave(self.session, self.files, folder / "library.sqlite3", parent=self)
        self.library_reader = LibraryReader(self.autosave.opened, self)
        self.autosave.kept.connect(self.library_reader.note_kept)
        self.window = MainWindow(
            self.look,
            self.session,
            self.settings,
            self.coaching,
            self.reviewing,
            training=self.training,
            files=self.files,
            reader=self.library_reader,
        )
        self.crash = CrashReporter(log_file, self._main_window, self)
        for part in (self.session, self.window.strengths, self.coaching, self.reviewing, self.training):
            part.failed.connect(self.crash.report)
        self.settings.changed.connect(self._follow_setting)

    def start(self, file: Path | None = None) -> None:
        """Show the window and go on with the game under way, or the one of a file."""
        self.window.show()
        self.autosave.begin()
        if file is not None:
            self.window.file_desk.open_at_start(file)
        # Said last, since the game that begins says whose turn it is.
        troubles = [_library_sentence(told) for told in self.autosave.troubles]
        if self.settings.fault is not None:
            troubles.insert(0, words.settings_fault(self.settings.fault, self.settings.put_aside))
        if troubles:
            self.window.say(" ".join(troubles))
        self.autosave.troubled.connect(self._say_library_trouble)

    def dispose(self) -> None:
        """Take everything down again; for programs that go on afterwards, such as tests."""
        self.shut_down()
        self.language.leave()
        self.window.deleteLater()
        self.deleteLater()

    def shut_down(self) -> None:
        """Stop all work; nothing is told afterwards."""
        self.library_reader.shut_down()
        self.autosave.shut_down()
        self.coaching.shut_down()
        self.reviewing.shut_down()
        self.training.shut_down()
        self.session.shut_down()

    def _main_window(self) -> QWidget | None:
        return self.window

    @Slot(object)
    def _say_library_trouble(self, told: StoreTrouble) -> None:
        self.window.say(_library_sentence(told))

    @Slot(str)
    def _follow_setting(self, key: str) -> None:
        if key == s.LANGUAGE.key:
            self._follow_language()
        elif key in {s.TUTOR.key, s.TUTOR_POINTS.key, s.TUTOR_WIN.key}:
            self.coaching.set_threshold(s.tutor_threshold(self.settings))

    def _follow_language(self) -> None:
        self.language.use(self.settings.get(s.LANGUAGE).value)


def _library_sentence(told: StoreTrouble) -> str:
    # Wanted only where something is wrong.
    from yacht_desktop.ui.wording.library import library_trouble

    return library_trouble(told)


def make_application(arguments: list[str]) -> QApplication:
    """Return the Qt application with the program's names and style."""
    QApplication.setApplicationName("yacht-desktop")
    QApplication.setApplicationDisplayName("Yacht Desktop")
    QApplication.setOrganizationName("")
    QApplication.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(DESKTOP_NAME)
    application = QApplication(arguments)
    application.setStyle("Fusion")
    return application


def run(file: Path | None = None) -> int:
    """Run the game until its window closes, with the game of a file where one is named; return the exit status."""
    # A log on a full disk must not complain of it on standard error with every line.
    logging.raiseExceptions = False
    application = make_application(sys.argv[:1])
    game = Game(application, home_folder())
    game.crash.install()
    signals = TerminationSignals(game.window, game)
    game.start(file)
    status = application.exec()
    game.shut_down()
    del signals
    return status
