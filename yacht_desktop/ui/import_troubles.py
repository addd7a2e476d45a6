"""Which files could not be imported, and in which line of each the fault is."""

from collections.abc import Sequence
from typing import Final

from typing_extensions import override

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from yacht_desktop.session.game_files import FileTrouble
from yacht_desktop.ui.page_window import PageWindow
from yacht_desktop.ui.reading_view import ReadingView
from yacht_desktop.ui.theme import Look
from yacht_desktop.ui.wording.files import trouble_sentence

_SIZE: Final = QSize(640, 440)


class TroublesView(ReadingView):
    """A sentence for each file."""

    def __init__(self, look: Look, troubles: Sequence[FileTrouble], parent: QWidget) -> None:
        """Write nothing yet."""
        super().__init__(look, parent)
        self._troubles = tuple(troubles)

    def write(self) -> None:
        """Write every sentence in the language in use."""
        cursor = self._blank()
        self._begin(cursor, 0, first=True)
        for place, told in enumerate(self._troubles):
            if place:
                self._paragraph(cursor, trouble_sentence(told))
            else:
                cursor.insertText(trouble_sentence(told), self._plain())
        self._show_written(cursor)


class ImportTroubles(PageWindow):
    """Lists the files with their faults."""

    def __init__(self, look: Look, troubles: Sequence[FileTrouble], parent: QWidget | None = None) -> None:
        """Show what was wrong with files."""
        super().__init__(look, parent, _SIZE)
        self.setObjectName("importTroubles")
        self._view = TroublesView(look, troubles, self)
        self.set_content(self._view)
        self.set_up()

    @override
    def retranslate(self) -> None:
        self.set_title(self.tr("Files that were not imported"))
        self._view.setAccessibleName(self.windowTitle())
        self._view.write()

    @override
    def restyle(self) -> None:
        self._view.write()
