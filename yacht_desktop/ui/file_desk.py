"""Opening and saving games: the file dialogs, and what is said of it."""

from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, Qt, Signal, Slot
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from yacht_desktop.session.game_files import FileTrouble, GameFiles, OpenedGame
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.games import Games, Opening
from yacht_desktop.session.settings import Settings
from yacht_desktop.storage.game_file import SUFFIX
from yacht_desktop.ui.game_file_dialog import GameFileDialog, documents_folder, is_raised
from yacht_desktop.ui.theme import Look


class FileDesk(QObject):
    """Lets people choose files, and puts their games on the table.

    Signals:
        said: a sentence for the status line and the screen reader.
        import_wanted: several files were dropped, with their paths.
    """

    said = Signal(str)
    import_wanted = Signal(object)

    def __init__(
        self, look: Look, session: GameSession, settings: Settings, *, files: GameFiles, games: Games, window: QWidget
    ) -> None:
        """Work for a window, over which the dialogs open."""
        super().__init__(window)
        self._look = look
        self._settings = settings
        self._session = session
        self._games = games
        self._window = window
        self.files = files
        self._folder = documents_folder()
        self.files.opened.connect(self._on_opened)
        self.files.saved.connect(self._on_saved)
        self.files.failed.connect(self._on_failed)

    # What people do

    @Slot()
    def choose_to_open(self) -> None:
        """Ask which game to open."""
        if is_raised(self._window):
            return
        dialog = GameFileDialog(self._settings, self._folder, self._window)
        dialog.setWindowTitle(self.tr("Open game"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._open_chosen)
        dialog.open()

    @Slot()
    def choose_to_save(self) -> None:
        """Ask where to save the game on the table."""
        if is_raised(self._window):
            return
        dialog = GameFileDialog(self._settings, self._folder, self._window)
        dialog.setWindowTitle(self.tr("Save game"))
        dialog.save_as(self._suggestion())
        dialog.fileSelected.connect(self._save_chosen)
        dialog.open()

    def open_file(self, path: Path) -> None:
        """Open the game of a file; the one on the table stays in the library."""
        self.files.open(path)

    def is_welcome(self, dragged: QMimeData) -> bool:
        """Return whether something dragged over the window is a file."""
        return bool(files_in(dragged))

    def take(self, event: QDropEvent) -> None:
        """Open a file that was dropped on the window; several are for the library."""
        paths = files_in(event.mimeData())
        if paths:
            event.acceptProposedAction()
        if len(paths) == 1:
            self.files.open(paths[0])
        elif paths:
            self.import_wanted.emit(paths)

    def shut_down(self) -> None:
        """Finish what is being saved."""
        self.files.shut_down()

    # How it happens

    def _suggestion(self) -> str:
        from yacht_desktop.session.moments import local_time
        from yacht_desktop.ui.wording.files import suggested_name

        if self.files.path is not None:
            return self.files.path.name
        date = self.files.origin.date
        return suggested_name(self._session.setup.rules.id, None if date is None else local_time(date)) + SUFFIX

    @Slot(str)
    def _open_chosen(self, file: str) -> None:
        self._folder = Path(file).parent
        self.files.open(Path(file))

    @Slot(str)
    def _save_chosen(self, file: str) -> None:
        self._folder = Path(file).parent
        self.files.save(Path(file))

    @Slot(object)
    def _on_opened(self, game: OpenedGame) -> None:
        """Lay the game out, or go on with it as the library has it, so that there are never two of it."""
        number = self._games.known(game)
        if number is None or self._games.open(number) is Opening.UNREADABLE:
            self.files.lay_out(game)
        elif self._session.moves != game.moves:
            self.said.emit(self.tr("This game has gone on since the file was saved: it is as you left it."))

    @Slot(object)
    def _on_saved(self, path: Path) -> None:
        from yacht_desktop.ui.wording.files import saved_sentence

        self.said.emit(saved_sentence(path))

    @Slot(object)
    def _on_failed(self, told: FileTrouble) -> None:
        from yacht_desktop.ui.file_trouble_dialog import FileTroubleDialog

        # Not in the status line, which small windows do not have.
        dialog = FileTroubleDialog(self._look, told, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


def files_in(dragged: QMimeData) -> tuple[Path, ...]:
    """Return the files of what is dragged."""
    return tuple(Path(url.toLocalFile()) for url in dragged.urls() if url.isLocalFile())
