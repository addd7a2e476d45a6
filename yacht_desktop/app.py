"""Puts the layers together and starts the window.

Start-up, step by step: the folder for settings and log is found; Qt is started
with the Fusion style and the bundled fonts; settings are read; language and
theme are put in force; the session lays out the game of last time's players;
the window shows. Numbers (numpy, the solver) are loaded later, on the worker
thread, when a computer has to decide.
"""

import logging
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from yacht_desktop import __version__
from yacht_desktop.game.dice import DiceSource, SeededDice
from yacht_desktop.game.fairness import seed_of
from yacht_desktop.home import APPLICATION_NAME, home_folder
from yacht_desktop.log_file import start_log
from yacht_desktop.session import settings as s
from yacht_desktop.session.analysis import ExactAnalyst
from yacht_desktop.session.autosave import Autosave
from yacht_desktop.session.coaching import Coaching
from yacht_desktop.session.game_files import GameFiles
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.games import Games
from yacht_desktop.session.library_reader import LibraryReader
from yacht_desktop.session.reviewing import ExactReviewer, Reviewing
from yacht_desktop.session.salvaging import Salvaging
from yacht_desktop.session.settings import Settings
from yacht_desktop.session.statistics import Statistics
from yacht_desktop.session.thinking import PolicyThinker
from yacht_desktop.session.training import Training
from yacht_desktop.session.training_events import StoreTrouble
from yacht_desktop.ui.appearance import Appearance
from yacht_desktop.ui.crash import CrashReporter, tell_failed_start
from yacht_desktop.ui.fonts import load_fonts
from yacht_desktop.ui.language import Language
from yacht_desktop.ui.main_window import MainWindow
from yacht_desktop.ui.theme import Look
from yacht_desktop.ui.wording import window as words
from yacht_desktop.ui.wording.plurals import Plurals

if TYPE_CHECKING:
    from yacht_desktop.calls import Call
    from yacht_desktop.one_program import Door


class Game(QObject):
    """Everything the running program consists of."""

    def __init__(
        self,
        application: QApplication,
        folder: Path,
        new_dice: Callable[[], DiceSource] = SeededDice.from_system,
        *,
        log_file: Path | None = None,
    ) -> None:
        """Build all parts, from settings to window.

        Args:
            application: the Qt application.
            folder: where settings and log are.
            new_dice: gives the source of rolls for each new game.
            log_file: where particulars of faults are to be found; None where there is no log.
        """
        super().__init__()
        self._application = application
        load_fonts()
        self.settings = Settings(folder / "settings.ini", self)
        self.language = Language(self)
        self.look = Look(self)
        self._follow_language()
        self._appearance = Appearance(application, self.look, self.settings, self)
        tables = folder / "tables"
        self._thinker = PolicyThinker(tables)
        self.session = GameSession(self.settings.get(s.LAST_SETUP).again(), self._thinker, new_dice, self)
        self.session.started.connect(self._seed_thinker)
        self.coaching = Coaching(self.session, ExactAnalyst(tables), self)
        self.coaching.set_threshold(s.tutor_threshold(self.settings))
        self.reviewing = Reviewing(ExactReviewer(tables), self)
        self.training = Training(folder / "trainer.sqlite3", ExactAnalyst(tables), parent=self)
        self.training.follow(self.session, self.reviewing)
        self.files = GameFiles(self.session, parent=self)
        self.autosave = Autosave(self.session, self.files, folder / "library.sqlite3", parent=self)
        self.library_reader = LibraryReader(self.autosave.opened, self)
        self.autosave.kept.connect(self.library_reader.note_kept)
        self.salvaging = Salvaging(self.autosave, parent=self)
        self.salvaging.finished.connect(self._tell_salvaged)
        self.statistics = Statistics(self.library_reader, self.autosave.opened, tables, parent=self)
        self.games = Games(self.autosave, self.library_reader, parent=self)
        self.window = MainWindow(
            self.look,
            self.session,
            self.settings,
            self.coaching,
            self.reviewing,
            training=self.training,
            files=self.files,
            reader=self.library_reader,
            statistics=self.statistics,
            games=self.games,
        )
        self.autosave.saved.connect(self.window.facts.show_saved)
        self.crash = CrashReporter(log_file, self._main_window, self)
        for part in (self.session, self.window.strengths, self.coaching, self.reviewing, self.training):
            part.failed.connect(self.crash.report)
        self.statistics.failed.connect(self.crash.report)
        self.settings.changed.connect(self._follow_setting)

    def start(self, file: Path | None = None) -> None:
        """Show the window and go on with the game under way, or the one of a file."""
        self.window.show()
        self.autosave.begin()
        if file is not None:
            self.window.file_desk.open_file(file)
        # Said last, since the game that begins says whose turn it is.
        troubles = [_library_sentence(told) for told in self.autosave.troubles]
        if self.settings.fault is not None:
            troubles.insert(0, words.settings_fault(self.settings.fault, self.settings.put_aside))
        if troubles:
            self.window.say(" ".join(troubles))
        self.autosave.troubled.connect(self._say_library_trouble)

    @Slot(object)
    def answer(self, call: "Call") -> None:
        """Do what a program asks that was started later: come to the front, and open its file."""
        from yacht_desktop.ui.foreground import bring_to_front

        bring_to_front(self.window, call.token)
        if call.file is not None:
            self.window.file_desk.open_file(call.file)

    def dispose(self) -> None:
        """Take everything down again; for programs that go on afterwards, such as tests."""
        self.shut_down()
        self.language.leave()
        self.window.deleteLater()
        self.deleteLater()

    def shut_down(self) -> None:
        """Stop all work; nothing is told afterwards, and what goes wrong with one part stops no other."""
        self.crash.only_log()
        # Who only reads the library lets go of it before it is closed.
        parts = (
            *(self.window.sounds, self.salvaging, self.games, self.statistics, self.library_reader, self.autosave),
            *(self.coaching, self.reviewing, self.training, self.session),
        )
        for part in parts:
            try:
                part.shut_down()
            except Exception as fault:  # noqa: BLE001 - logged, and the others have their turn
                self.crash.report(fault)

    @Slot()
    def _seed_thinker(self) -> None:
        self._thinker.take_seed(seed_of(self.session.dice))

    def _main_window(self) -> QWidget | None:
        return self.window

    @Slot(object)
    def _say_library_trouble(self, told: StoreTrouble) -> None:
        self.window.say(_library_sentence(told))

    @Slot(int)
    def _tell_salvaged(self, games: int) -> None:
        if games:
            self.library_reader.tell_changed()
            self.window.say(Plurals().games_salvaged(games))

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
    QApplication.setApplicationName(APPLICATION_NAME)
    QApplication.setApplicationDisplayName("Yacht Desktop")
    QApplication.setOrganizationName("")
    QApplication.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(APPLICATION_NAME)
    application = QApplication(arguments)
    application.setStyle("Fusion")
    return application


def run(file: Path | None = None, door: "Door | None" = None) -> int:
    """Run the game until its window closes; return the exit status.

    Args:
        file: a game to open.
        door: where programs call that are started later on the same folder.
    """
    # A log on a full disk must not complain of it on standard error with every line.
    logging.raiseExceptions = False
    application = make_application(sys.argv[:1])
    folder = home_folder()
    log_file = start_log(folder)
    try:
        game = Game(application, folder, log_file=log_file)
    except Exception as fault:  # noqa: BLE001 - whatever it is, it is told and not only printed
        box = tell_failed_start(log_file, fault)
        if box is not None:
            application.exec()
            box.deleteLater()
        return 1
    game.crash.install()
    return _play(application, game, file, door)


def _play(application: QApplication, game: Game, file: Path | None, door: "Door | None") -> int:
    # With sockets, which a window that is only built, as by tests, has no use for.
    from yacht_desktop.termination import TerminationSignals

    signals = TerminationSignals(game.window, game)
    callers = None
    if door is not None:
        from yacht_desktop.callers import Callers

        callers = Callers(door, game)
        callers.called.connect(game.answer)
    game.start(file)
    status = application.exec()
    if callers is not None:
        callers.shut_down()
    game.shut_down()
    del signals
    return status
