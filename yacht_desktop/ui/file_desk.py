"""Opening and saving games: the file dialogs, the question before a game is left, and what is said of it."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QObject, QStandardPaths, Qt, Signal, Slot
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from yacht_desktop.session import settings as s
from yacht_desktop.session.game_files import FileTrouble, GameFiles, OpenedGame
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.settings import Settings
from yacht_desktop.storage.game_file import SUFFIX
from yacht_desktop.ui.theme import Look
from yacht_desktop.ui.wording.names import shown_name

_DIALOG: Final = "gameFileDialog"


class FileDesk(QObject):
    """Lets people choose files, and puts their games on the table.

    Signals:
        said: a sentence for the status line and the screen reader.
    """

    said = Signal(str)

    def __init__(
        self, look: Look, session: GameSession, settings: Settings, files: GameFiles, *, window: QWidget
    ) -> None:
        """Work for a window, over which the dialogs open."""
        super().__init__(window)
        self._look = look
        self._settings = settings
        self._session = session
        self._window = window
        self.files = files
        self._folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
        self._asks = True
        self._waiting: OpenedGame | None = None
        self.files.opened.connect(self._on_opened)
        self.files.saved.connect(self._on_saved)
        self.files.failed.connect(self._on_failed)

    # What people do

    @Slot()
    def choose_to_open(self) -> None:
        """Ask which game to open."""
        dialog = self._file_dialog()
        if dialog is None:
            return
        dialog.setWindowTitle(self.tr("Open game"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._open_chosen)
        dialog.open()

    @Slot()
    def choose_to_save(self) -> None:
        """Ask where to save the game on the table."""
        dialog = self._file_dialog()
        if dialog is None:
            return
        dialog.setWindowTitle(self.tr("Save game"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(self._suggestion())
        dialog.fileSelected.connect(self._save_chosen)
        dialog.open()

    def open_at_start(self, path: Path) -> None:
        """Open a game that was asked for with the program itself: there is none yet to be left."""
        self._open(path, asks=False)

    def open_file(self, path: Path) -> None:
        """Open a game that is handed over from outside, as one that is dropped on the window."""
        self._open(path)

    def is_welcome(self, dragged: QMimeData) -> bool:
        """Return whether something dragged over the window is a file."""
        return _file_in(dragged) is not None

    def take(self, event: QDropEvent) -> None:
        """Open a file that was dropped on the window."""
        path = _file_in(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self._open(path)

    def shut_down(self) -> None:
        """Finish what is being saved."""
        self.files.shut_down()

    # How it happens

    def _file_dialog(self) -> QFileDialog | None:
        """Return a new dialog, None where one is open, which comes to the front."""
        from yacht_desktop.ui.wording.files import file_kind

        opened = self._window.findChild(QFileDialog, _DIALOG)
        if opened is not None:
            opened.raise_()
            opened.activateWindow()
            return None
        dialog = QFileDialog(self._window)
        dialog.setObjectName(_DIALOG)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # The system's own dialog speaks the system's language and no other.
        native = self._settings.get(s.LANGUAGE) is s.Language.SYSTEM
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog, on=not native)
        # In names alone there is nothing that Qt leaves in English.
        dialog.setViewMode(QFileDialog.ViewMode.List)
        dialog.setLabelText(QFileDialog.DialogLabel.LookIn, self.tr("&Look in:"))
        dialog.setLabelText(QFileDialog.DialogLabel.FileName, self.tr("File &name:"))
        dialog.setLabelText(QFileDialog.DialogLabel.FileType, self.tr("Files of &type:"))
        dialog.setNameFilter(f"{file_kind()} (*{SUFFIX})")
        dialog.setDirectory(str(self._folder))
        return dialog

    def _suggestion(self) -> str:
        from yacht_desktop.ui.wording.files import suggested_name

        if self.files.path is not None:
            return self.files.path.name
        date = self.files.origin.date
        rules_id = self._session.setup.rules.id
        return suggested_name(rules_id, date.astimezone()) + SUFFIX if date else f"{rules_id}{SUFFIX}"

    @Slot(str)
    def _open_chosen(self, file: str) -> None:
        self._folder = Path(file).parent
        self._open(Path(file))

    @Slot(str)
    def _save_chosen(self, file: str) -> None:
        self._folder = Path(file).parent
        self.files.save(Path(file))

    def _open(self, path: Path, *, asks: bool = True) -> None:
        self._asks = asks
        self.files.open(path)

    @Slot(object)
    def _on_opened(self, game: OpenedGame) -> None:
        if not (self._asks and self.files.has_unsaved_game):
            self.files.lay_out(game)
            return
        from yacht_desktop.ui.leave_game_dialog import LeaveGameDialog

        former = self._window.findChild(LeaveGameDialog)
        if former is not None:
            former.reject()
        self._waiting = game
        dialog = LeaveGameDialog(self._look, shown_name(game.path.name), self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(self._lay_out_waiting)
        dialog.open()

    @Slot()
    def _lay_out_waiting(self) -> None:
        game, self._waiting = self._waiting, None
        if game is not None:
            self.files.lay_out(game)

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


def _file_in(dragged: QMimeData) -> Path | None:
    """Return the first file of what is dragged, None where it has none."""
    for url in dragged.urls():
        if url.isLocalFile():
            return Path(url.toLocalFile())
    return None
