"""The list of games: two lines each, players with their points above, how it ended and what is special below."""

from collections.abc import Iterable
from typing import Final

from typing_extensions import override

from PySide6.QtCore import QItemSelection, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QTableView,
    QWidget,
)

from yacht_desktop.session.game_list import GameList
from yacht_desktop.storage.library_entries import Entry
from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.library_row import GameDelegate, is_narrow, row_height
from yacht_desktop.ui.mirroring import runs_to_the_right
from yacht_desktop.ui.scorecard_table import hide_corner
from yacht_desktop.ui.slim_scroll_bar import SlimScrollBar
from yacht_desktop.ui.theme import Look
from yacht_desktop.ui.wording import games as words

_KEPT_CHOICE: Final = 5_000
"""So many games stay chosen when the list becomes another one."""
Index = QModelIndex | QPersistentModelIndex


class LibraryList(QTableView):
    """Shows the games; what is done with them is the window's.

    Signals:
        opened: Enter was pressed, or a game was clicked twice.
        chosen: other games are chosen.
        menu_wanted: a menu is asked for, with the place on the screen.
    """

    opened = Signal()
    chosen = Signal()
    menu_wanted = Signal(object)

    def __init__(self, look: Look, games: GameList, said: words.GameWords, parent: QWidget) -> None:
        """Show a list of games."""
        super().__init__(parent)
        self.setObjectName("libraryList")
        self._look = look
        self.games = games
        self._was_chosen: frozenset[int] = frozenset()
        self._was_current: int | None = None
        self._scrolled = 0
        self._unsaid = -1
        self.setModel(games)
        runs_to_the_right(self)
        self.setItemDelegate(GameDelegate(look, self, said))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        hide_corner(self)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # All rows are as high as one: in a list view each would be laid out, and very many take long.
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollBar(SlimScrollBar(look, self))
        games.modelAboutToBeReset.connect(self._remember)
        games.modelReset.connect(self._recall)
        look.changed.connect(self._restyle)
        self._restyle()

    @property
    def _spans(self) -> list[tuple[int, int]]:
        """The first and the last row of every run of rows chosen."""
        chosen = self.selectionModel().selection()
        return [(chosen.at(place).top(), chosen.at(place).bottom()) for place in range(chosen.count())]

    @property
    def numbers(self) -> tuple[int, ...]:
        """What the games chosen are known by, from the top."""
        return self.games.numbers_in(self._spans)

    @property
    def how_many(self) -> int:
        """How many games are chosen."""
        return sum(last - first + 1 for first, last in self._spans)

    @property
    def entry(self) -> Entry | None:
        """The one game chosen, None where there is not just one, or what it is is not known yet."""
        spans = self._spans
        if len(spans) != 1 or spans[0][0] != spans[0][1]:
            return None
        return self.games.entry(spans[0][0])

    def choose_first(self) -> None:
        """Choose the first game where none is chosen."""
        if self.games.numbers and not self.how_many:
            self.setCurrentIndex(self.games.index(0, 0))

    # Another list with the same games in it

    def _remember(self) -> None:
        self._was_chosen = frozenset(self.numbers) if self.how_many <= _KEPT_CHOICE else frozenset()
        row = self.currentIndex().row()
        self._was_current = self.games.numbers[row] if 0 <= row < len(self.games.numbers) else None
        self._scrolled = self.verticalScrollBar().value()

    def _recall(self) -> None:
        flags = self.selectionModel().SelectionFlag
        rows = [row for number in self._was_chosen if (row := self.games.row_of(number)) >= 0]
        chosen = QItemSelection()
        for row in rows:
            chosen.select(self.games.index(row, 0), self.games.index(row, 0))
        self.selectionModel().select(chosen, flags.ClearAndSelect)
        row = -1 if self._was_current is None else self.games.row_of(self._was_current)
        if row >= 0:
            self.selectionModel().setCurrentIndex(self.games.index(row, 0), flags.NoUpdate)
        self.updateGeometries()
        self.verticalScrollBar().setValue(self._scrolled)
        self.chosen.emit()

    def _restyle(self) -> None:
        palette = QPalette()
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
            palette.setColor(role, self._look.theme.surface)
        # The ground of what is chosen is the delegate's to paint.
        palette.setColor(QPalette.ColorRole.Highlight, self._look.theme.surface)
        self.setPalette(palette)
        self._set_height()
        self.viewport().update()

    def _set_height(self) -> None:
        height = row_height(self._look, narrow=is_narrow(self._look, self))
        if height != self.verticalHeader().defaultSectionSize():
            self.verticalHeader().setDefaultSectionSize(height)

    # Events

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the games another line where they are narrow."""
        super().resizeEvent(event)
        self._set_height()

    @override
    def moveCursor(self, cursorAction: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Let Home and End go to the first and the last game, as in a list."""
        last = len(self.games.numbers) - 1
        ends = {QAbstractItemView.CursorAction.MoveHome: 0, QAbstractItemView.CursorAction.MoveEnd: last}
        if cursorAction in ends and last >= 0:
            return self.games.index(ends[cursorAction], 0)
        return super().moveCursor(cursorAction, modifiers)

    @override
    def currentChanged(self, current: Index, previous: Index) -> None:
        """Remember a game of which nothing is known yet: it is said when it is."""
        super().currentChanged(current, previous)
        self._unsaid = current.row() if current.isValid() and self.games.entry(current.row()) is None else -1

    @override
    def dataChanged(self, topLeft: Index, bottomRight: Index, roles: Iterable[int] = ()) -> None:
        """Show what came, and say it where it is the current game."""
        super().dataChanged(topLeft, bottomRight, list(roles))
        if topLeft.row() <= self._unsaid <= bottomRight.row():
            said = self.games.index(self._unsaid, 0).data(Qt.ItemDataRole.AccessibleTextRole)
            self._unsaid = -1
            if self.hasFocus() and said is not None:
                announce(self, str(said))

    @override
    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Tell that other games are chosen."""
        super().selectionChanged(selected, deselected)
        self.chosen.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter; copying and leaving are the window's."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Escape or event.matches(QKeySequence.StandardKey.Copy):
            event.ignore()
        else:
            super().keyPressEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open a game that is clicked twice."""
        super().mouseDoubleClickEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self.indexAt(event.position().toPoint()).isValid():
            self.opened.emit()

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for a menu where the pointer is, or at the current game where a key asks."""
        place = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            place = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).center())
        self.menu_wanted.emit(place)

    @override
    def keyboardSearch(self, search: str) -> None:
        """Search nothing: there is a field for it."""
