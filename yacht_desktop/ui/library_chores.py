"""What is done with games chosen in the library: into files and out of them, copied, read for a review."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from yacht_desktop.session.exporting import Exported
from yacht_desktop.session.game_files import FileTrouble, OpenedGame
from yacht_desktop.session.games import Deletion, Games, is_of_the_file
from yacht_desktop.session.importing import Imported
from yacht_desktop.session.log import logger
from yacht_desktop.session.settings import Settings
from yacht_desktop.storage.bad_game_file import BadGameFile
from yacht_desktop.storage.game_file import SUFFIX
from yacht_desktop.ui.game_file_dialog import GameFileDialog, documents_folder, is_raised
from yacht_desktop.ui.library_notice import LibraryNotice, Offer
from yacht_desktop.ui.theme import Look
from yacht_desktop.ui.wording import games as words
from yacht_desktop.ui.wording.files import suggested_name

if TYPE_CHECKING:
    from datetime import datetime

    from yacht_desktop.session.jobs import Token

_TABLE: Final = ".csv"


class LibraryChores(QObject):
    """Works for a window of the library, and says in its notice what was done.

    Signals:
        read: a game that was asked for, with its setup and moves.
        busy: something with files is under way, or no longer is.
    """

    read = Signal(object)
    busy = Signal(bool)

    def __init__(self, look: Look, games: Games, settings: Settings, *, notice: LibraryNotice, window: QWidget) -> None:
        """Have nothing to do, or show what is under way already."""
        super().__init__(window)
        self._look = look
        self._games = games
        self._settings = settings
        self._notice = notice
        self._window = window
        self._folder = documents_folder()
        self._numbers: tuple[int, ...] = ()
        self._troubles: tuple[FileTrouble, ...] = ()
        self._reading: Token | None = None
        games.failed.connect(self._on_failed)
        games.deleted.connect(self._on_deleted)
        games.restored.connect(self._on_restored)
        games.importing.progressed.connect(self._on_importing)
        games.importing.finished.connect(self._on_imported)
        games.exporting.progressed.connect(self._on_exporting)
        games.exporting.finished.connect(self._on_exported)
        notice.taken.connect(self._take_offer)

    @property
    def is_busy(self) -> bool:
        """Whether something with files is under way."""
        return self._games.importing.is_at_work or self._games.exporting.is_at_work

    def leave(self) -> None:
        """The window is closed: nothing that was to be read is wanted; what concerns files goes on."""
        if self._reading is not None:
            self._reading.drop()

    # Into the library

    def choose_import(self) -> None:
        """Ask which games to take in."""
        if self.is_busy or is_raised(self._window):
            return
        dialog = GameFileDialog(self._settings, self._folder, self._window)
        dialog.setWindowTitle(self.tr("Import games"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(self._import_chosen)
        dialog.open()

    def import_files(self, paths: Sequence[Path]) -> None:
        """Take the games of files in."""
        if not self.is_busy and self._games.importing.start(paths):
            self._on_importing(0, len(paths))
            self.busy.emit(True)  # noqa: FBT003 - a signal takes no keywords

    @Slot("QStringList")
    def _import_chosen(self, files: list[str]) -> None:
        self._folder = Path(files[0]).parent if files else self._folder
        self.import_files([Path(file) for file in files])

    # Out of it

    def choose_export(self, numbers: Sequence[int], name: str) -> None:
        """Ask where to write games: one under a name, several into a folder."""
        if self.is_busy or not numbers or is_raised(self._window):
            return
        self._numbers = tuple(numbers)
        dialog = GameFileDialog(self._settings, self._folder, self._window)
        if len(numbers) == 1:
            dialog.setWindowTitle(self.tr("Export game"))
            dialog.save_as(name + SUFFIX)
            dialog.fileSelected.connect(self._export_to_file)
        else:
            dialog.setWindowTitle(self.tr("Export games into a folder"))
            dialog.setFileMode(QFileDialog.FileMode.Directory)
            dialog.setOption(QFileDialog.Option.ShowDirsOnly)
            dialog.fileSelected.connect(self._export_to_folder)
        dialog.open()

    def choose_table(self, numbers: Sequence[int]) -> None:
        """Ask where to write the results of games."""
        if self.is_busy or not numbers or is_raised(self._window):
            return
        self._numbers = tuple(numbers)
        dialog = GameFileDialog(self._settings, self._folder, self._window)
        dialog.setWindowTitle(self.tr("Export results"))
        kind = self.tr("Tables")
        dialog.setNameFilter(f"{kind} (*{_TABLE})")
        dialog.save_as(self.tr("Yacht results") + _TABLE, _TABLE)
        dialog.fileSelected.connect(self._export_to_table)
        dialog.open()

    @Slot(str)
    def _export_to_file(self, file: str) -> None:
        self._folder = Path(file).parent
        self._tell_begun(begun=self._games.exporting.to_file(self._numbers[0], Path(file)))

    @Slot(str)
    def _export_to_folder(self, folder: str) -> None:
        self._folder = Path(folder)
        self._tell_begun(begun=self._games.exporting.to_folder(self._numbers, Path(folder), _named))

    @Slot(str)
    def _export_to_table(self, file: str) -> None:
        self._folder = Path(file).parent
        self._tell_begun(begun=self._games.exporting.to_table(self._numbers, Path(file)))

    def _tell_begun(self, *, begun: bool) -> None:
        if begun:
            self._on_exporting(0, len(self._numbers))
            self.busy.emit(True)  # noqa: FBT003 - a signal takes no keywords

    # Reading one

    def copy(self, number: int) -> None:
        """Put the text of a game on the clipboard."""
        self._read(number, self._copy)

    def ask_for(self, number: int) -> None:
        """Read a game; `read` follows."""
        self._read(number, self._hand_on)

    def _read(self, number: int, answered: Callable[[OpenedGame, str], None]) -> None:
        if self._reading is not None:
            self._reading.drop()
        self._reading = self._games.read(number, answered, self._on_unread)

    def _copy(self, _game: OpenedGame, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._notice.say(self.tr("The game is copied as text."))

    def _hand_on(self, game: OpenedGame, _text: str) -> None:
        self.read.emit((game.setup, game.moves))

    def _on_unread(self, fault: Exception) -> None:
        if not (is_of_the_file(fault) or isinstance(fault, KeyError | BadGameFile)):
            raise fault
        logger.warning("a game of the library cannot be read: %s", fault)
        self._notice.say(words.cannot_read())

    # What is said

    @Slot(object)
    def _on_failed(self, fault: Exception) -> None:
        logger.warning("the games of the library cannot be read: %s", fault)
        self._notice.say(words.cannot_list())

    @Slot(object)
    def _on_deleted(self, told: Deletion) -> None:
        self._notice.say(words.deletion(told), Offer.UNDO if told.numbers else Offer.NOTHING)

    @Slot(int)
    def _on_restored(self, number: int) -> None:
        offer = Offer.UNDO if self._games.can_undo_deletion else Offer.NOTHING
        self._notice.say(words.GamePlurals().restored(number), offer)

    @Slot(int, int)
    def _on_importing(self, done: int, files: int) -> None:
        self._notice.show_progress(words.importing(done, files), done / max(1, files))

    @Slot(int, int)
    def _on_exporting(self, done: int, games: int) -> None:
        self._notice.show_progress(words.exporting(done, games), done / max(1, games))

    @Slot(object)
    def _on_imported(self, told: Imported) -> None:
        self._troubles = told.troubles
        self._notice.say(words.imported(told), Offer.DETAILS if told.troubles else Offer.NOTHING)
        self.busy.emit(False)  # noqa: FBT003 - a signal takes no keywords

    @Slot(object)
    def _on_exported(self, told: Exported) -> None:
        self._notice.say(words.exported(told))
        self.busy.emit(False)  # noqa: FBT003 - a signal takes no keywords

    @Slot(object)
    def _take_offer(self, offer: Offer) -> None:
        if offer is Offer.UNDO:
            self._games.undo_deletion()
        elif offer is Offer.CANCEL:
            self._games.importing.cancel()
            self._games.exporting.cancel()
        elif offer is Offer.DETAILS:
            self._show_troubles()

    def _show_troubles(self) -> None:
        from yacht_desktop.ui.import_troubles import ImportTroubles

        former = self._window.findChild(ImportTroubles)
        if former is not None:
            former.close()
        window = ImportTroubles(self._look, self._troubles, self._window)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.show()


def _named(rules_id: str, date: "datetime | None") -> str:
    return suggested_name(rules_id, date)
