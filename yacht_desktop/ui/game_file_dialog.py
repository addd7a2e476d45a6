"""The dialog that asks for files and folders, in the language of the house."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from yacht_desktop.session import settings as s
from yacht_desktop.session.settings import Settings
from yacht_desktop.storage.game_file import SUFFIX

_NAME: Final = "gameFileDialog"


class GameFileDialog(QFileDialog):
    """Asks for files of games, if nothing else is set; it is opened with `open`."""

    def __init__(self, settings: Settings, folder: Path, parent: QWidget) -> None:
        """Begin in a folder."""
        from yacht_desktop.ui.wording.files import file_kind

        super().__init__(parent)
        self.setObjectName(_NAME)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # The system's own dialog speaks the system's language and no other.
        native = settings.get(s.LANGUAGE) is s.Language.SYSTEM
        self.setOption(QFileDialog.Option.DontUseNativeDialog, on=not native)
        # In names alone there is nothing that Qt leaves in English.
        self.setViewMode(QFileDialog.ViewMode.List)
        self.setLabelText(QFileDialog.DialogLabel.LookIn, self.tr("&Look in:"))
        self.setLabelText(QFileDialog.DialogLabel.FileName, self.tr("File &name:"))
        self.setLabelText(QFileDialog.DialogLabel.FileType, self.tr("Files of &type:"))
        self.setNameFilter(f"{file_kind()} (*{SUFFIX})")
        self.setDirectory(str(folder))

    def save_as(self, name: str, suffix: str = SUFFIX) -> None:
        """Ask for a name to save under, and suggest one."""
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setDefaultSuffix(suffix.removeprefix("."))
        self.selectFile(name)


def is_raised(parent: QWidget) -> bool:
    """Bring a dialog that is open over a window to the front; return whether there is one."""
    opened = parent.findChild(QFileDialog, _NAME)
    if opened is None:
        return False
    opened.raise_()
    opened.activateWindow()
    return True


def documents_folder() -> Path:
    """Return where people keep their files: their documents, or at home where there is no folder for them."""
    places = QStandardPaths.StandardLocation
    folders = [
        Path(QStandardPaths.writableLocation(place)) for place in (places.DocumentsLocation, places.HomeLocation)
    ]
    return next((folder for folder in folders if folder.is_dir()), folders[-1])
