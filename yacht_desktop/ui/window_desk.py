"""The windows that open beside the game: each is there once, and comes to the front when asked for again."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from yacht_desktop.session import settings as s
from yacht_desktop.session.game_files import OpenedGame
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.games import Games
from yacht_desktop.session.log import logger
from yacht_desktop.session.settings import Settings
from yacht_desktop.session.statistics import Statistics
from yacht_desktop.session.strengths import Strengths
from yacht_desktop.session.training import Training
from yacht_desktop.ui.theme import Look

if TYPE_CHECKING:
    from yacht_desktop.ui.library_window import LibraryWindow


class WindowDesk(QObject):
    """Opens windows and dialogs over the main window; their modules are loaded when they are first wanted.

    Signals:
        review_wanted: a game of the library is to be reviewed, with its setup and moves, and whether to play it again.
        trainer_opened: the trainer opens, with its table.
        volume_tried: somebody has set the volume in the preferences and wants to hear it.
    """

    review_wanted = Signal(object, bool)
    trainer_opened = Signal(object)
    volume_tried = Signal()

    def __init__(
        self,
        look: Look,
        session: GameSession,
        settings: Settings,
        *,
        training: Training,
        strengths: Strengths,
        games: Games,
        statistics: Statistics,
        window: QWidget,
    ) -> None:
        """Work for a window, over which others open."""
        super().__init__(window)
        self._look = look
        self._session = session
        self._settings = settings
        self._training = training
        self._strengths = strengths
        self._reader = games.reader
        self._games = games
        self._statistics = statistics
        self._window = window

    @Slot()
    def open_library(self) -> None:
        """Open the list of all games."""
        self._library().show_all()

    @Slot()
    def open_unfinished(self) -> None:
        """Open the list of games that can be gone on with."""
        self._library().show_unfinished()

    @Slot(object)
    def import_games(self, paths: tuple[Path, ...]) -> None:
        """Take the games of files into the library, and show it."""
        self._library().import_files(paths)

    def _library(self) -> "LibraryWindow":
        """Return the window of the library, at the front."""
        from yacht_desktop.ui.library_window import LibraryWindow

        if not self.is_raised(LibraryWindow):
            made = LibraryWindow(self._look, self._games, self._settings, parent=self._window)
            made.review_wanted.connect(self.review_wanted)
            made.laid_out.connect(self._show_table)
            self.open(made)
            return made
        found = self._window.findChild(LibraryWindow)
        assert found is not None  # noqa: S101 - it was just raised
        return found

    @Slot()
    def _show_table(self) -> None:
        """Bring the game to the front, which is another one now."""
        self._window.raise_()
        self._window.activateWindow()

    @Slot()
    def open_trainer(self) -> None:
        """Open the trainer."""
        from yacht_desktop.ui.trainer_window import TrainerWindow

        if not self.is_raised(TrainerWindow):
            confirm_zero = self._settings.get(s.CONFIRM_ZERO)
            trainer = TrainerWindow(self._look, self._training, confirm_zero=confirm_zero, parent=self._window)
            self.trainer_opened.emit(trainer.table)
            self.open(trainer)

    @Slot()
    def open_statistics(self) -> None:
        """Open the statistics, at those of the rules and the first person at the table."""
        from yacht_desktop.ui.statistics_window import StatisticsWindow, selection_of

        if not self.is_raised(StatisticsWindow):
            selection = selection_of(self._session.setup)
            window = StatisticsWindow(self._look, self._statistics, self._settings, selection, parent=self._window)
            window.picked.connect(self._review_kept)
            self.open(window)

    @Slot(int)
    def _review_kept(self, number: int) -> None:
        """Open the review of a game of the library."""
        self._games.read(number, self._on_read, self._on_unread)

    def _on_read(self, game: OpenedGame, _text: str) -> None:
        self.review_wanted.emit((game.setup, game.moves), False)  # noqa: FBT003 - a signal takes no keywords

    def _on_unread(self, fault: Exception) -> None:
        logger.warning("a game of the statistics cannot be reviewed: %s", fault)

    @Slot()
    def open_preferences(self) -> None:
        """Open the preferences."""
        from yacht_desktop.ui.preferences_dialog import PreferencesDialog

        if not self.is_raised(PreferencesDialog):
            preferences = PreferencesDialog(self._look, self._settings, parent=self._window)
            preferences.volume_tried.connect(self.volume_tried)
            self.open(preferences)

    @Slot()
    def open_rules(self) -> None:
        """Open the rules, at those of the game on the table."""
        from yacht_desktop.ui.rules_page import RulesPage

        if not self.is_raised(RulesPage):
            rules = self._session.setup.rules
            self.open(RulesPage(self._look, rules, self._strengths, parent=self._window))

    @Slot()
    def open_shortcuts(self) -> None:
        """Open the list of shortcuts."""
        from yacht_desktop.ui.shortcuts_window import ShortcutsWindow

        if not self.is_raised(ShortcutsWindow):
            self.open(ShortcutsWindow(self._look, parent=self._window, dice=self._session.setup.rules.dice))

    @Slot()
    def open_about(self) -> None:
        """Open what is told of the program."""
        from yacht_desktop.ui.about_box import AboutBox

        if not self.is_raised(AboutBox):
            self.open(AboutBox(self._look, parent=self._window))

    def is_raised(self, kind: type[QWidget]) -> bool:
        """Bring the window of a kind to the front, where there is one; return whether there is."""
        window = self._window.findChild(kind)
        if window is None:
            return False
        window.raise_()
        window.activateWindow()
        return True

    def open(self, dialog: QWidget) -> None:
        """Show a window or dialog, which goes for good when it is closed."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        opener = getattr(dialog, "open", dialog.show)
        opener()
