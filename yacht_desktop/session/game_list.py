"""The games of the library as a list for views: all rows are there at once, what stands in them comes by and by."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Protocol

from typing_extensions import override

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from yacht_desktop.session.library_reader import LibraryReader

if TYPE_CHECKING:
    from yacht_desktop.session.jobs import Token
    from yacht_desktop.storage.library_entries import Entry
    from yacht_desktop.storage.library_lists import ListFilter

_PAGE: Final = 64
_KEPT_PAGES: Final = 40
_ASKED_AT_ONCE: Final = 3
"""How many pages are waited for; whoever scrolls fast is past the others by the time they come."""
ENTRY_ROLE: Final = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class GameWording(Protocol):
    """The words of a game in a list, in the language in use."""

    def shown(self, entry: "Entry") -> str:
        """Return all that is told of a game, in one line."""
        ...

    def spoken(self, entry: "Entry") -> str:
        """Return the same as it is spoken."""
        ...

    def told(self, entry: "Entry") -> str:
        """Return the same for a tool tip, in as many lines as it needs."""
        ...


class GameList(QAbstractTableModel):
    """A row for every game that is wanted, latest first, in one column.

    Signals:
        listed: the rows are those asked for last.
        failed: the library could not say which games there are, with the exception.
    """

    listed = Signal()
    failed = Signal(object)

    def __init__(self, reader: LibraryReader, words: GameWording, parent: QObject | None = None) -> None:
        """Start without rows."""
        super().__init__(parent)
        self._reader = reader
        self._words = words
        self._numbers: tuple[int, ...] = ()
        self._rows: dict[int, int] | None = None
        self._pages: OrderedDict[int, tuple[Entry, ...]] = OrderedDict()
        self._asked: dict[int, Token] = {}
        self._listing: Token | None = None
        self._is_stopped = False

    # What may be asked

    @property
    def numbers(self) -> tuple[int, ...]:
        """What the games are known by, from the top."""
        return self._numbers

    def row_of(self, number: int) -> int:
        """Return the row of a game, -1 where it is not listed."""
        if self._rows is None:
            self._rows = {known: row for row, known in enumerate(self._numbers)}
        return self._rows.get(number, -1)

    def entry(self, row: int) -> "Entry | None":
        """Return what stands in a row; None where it is not there yet, or the game is gone, and is asked for."""
        if not 0 <= row < len(self._numbers):
            return None
        page = self._pages.get(row // _PAGE)
        if page is None:
            self._ask_for(row // _PAGE)
            return None
        self._pages.move_to_end(row // _PAGE)
        number = self._numbers[row]
        return next((entry for entry in page if entry.id == number), None)

    # What may be shown

    def show(self, wanted: "ListFilter") -> None:
        """Ask which games there are; `listed` or `failed` follows unless others are asked for before."""
        from yacht_desktop.storage.library_lists import listed

        if self._is_stopped:
            return
        if self._listing is not None:
            self._listing.drop()
        self._listing = self._reader.ask(lambda connection: listed(connection, wanted), self._take, self.failed.emit)

    def retranslate(self) -> None:
        """Tell views that all words are others."""
        self._tell_changed(0, len(self._numbers) - 1)

    def stop(self) -> None:
        """Wait for nothing and ask nothing any more: whoever showed the games is about to go."""
        self._is_stopped = True
        if self._listing is not None:
            self._listing.drop()
        self._drop_asked()

    def _take(self, numbers: tuple[int, ...]) -> None:
        self._listing = None
        self._drop_asked()
        if numbers == self._numbers:
            # What stands in them may still be another; what is shown meanwhile is better than nothing.
            for page in tuple(self._pages):
                self._ask_for(page)
        else:
            self.beginResetModel()
            self._numbers, self._rows = numbers, None
            self._pages.clear()
            self.endResetModel()
            # What is seen first is asked for before anybody asks anything else.
            self.entry(0)
        self.listed.emit()

    def _ask_for(self, page: int) -> None:
        from yacht_desktop.storage.library_lists import entries_of

        if self._is_stopped or page in self._asked:
            return
        while len(self._asked) >= max(_ASKED_AT_ONCE, len(self._pages)):
            self._asked.pop(next(iter(self._asked))).drop()
        numbers = self._numbers[page * _PAGE : (page + 1) * _PAGE]

        def take(entries: "tuple[Entry, ...]") -> None:
            self._take_page(page, entries)

        self._asked[page] = self._reader.ask(lambda connection: entries_of(connection, numbers), take, self.failed.emit)

    def _take_page(self, page: int, entries: "tuple[Entry, ...]") -> None:
        self._asked.pop(page, None)
        self._pages[page] = entries
        while len(self._pages) > _KEPT_PAGES:
            self._pages.popitem(last=False)
        self._tell_changed(page * _PAGE, min(len(self._numbers), (page + 1) * _PAGE) - 1)

    def _tell_changed(self, first: int, last: int) -> None:
        if last >= first:
            self.dataChanged.emit(self.index(first, 0), self.index(last, 0))

    def _drop_asked(self) -> None:
        for token in self._asked.values():
            token.drop()
        self._asked.clear()

    # As a model

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._numbers)

    @override
    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else 1

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            said = self._words.shown
        elif role == Qt.ItemDataRole.AccessibleTextRole:
            said = self._words.spoken
        elif role == Qt.ItemDataRole.ToolTipRole:
            said = self._words.told
        elif role == ENTRY_ROLE:
            return self.entry(index.row())
        else:
            return None
        entry = self.entry(index.row())
        return None if entry is None else said(entry)

    def numbers_in(self, spans: Iterable[tuple[int, int]]) -> tuple[int, ...]:
        """Return what the games in some spans of rows, first and last, are known by."""
        return tuple(number for first, last in sorted(spans) for number in self._numbers[first : last + 1])
