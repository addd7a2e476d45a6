"""The list of games: two lines each, players with their points above, how it ended and what is special below."""

from collections.abc import Iterable
from typing import Final

from typing_extensions import override

from PySide6.QtCore import QItemSelection, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from yacht_desktop.session.game_list import ENTRY_ROLE, GameList
from yacht_desktop.storage.library_entries import Entry
from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.scorecard_table import hide_corner
from yacht_desktop.ui.shade import paint_outline, rounded
from yacht_desktop.ui.slim_scroll_bar import SlimScrollBar
from yacht_desktop.ui.text_fit import LEFT_LINE, RIGHT_LINE, text_width
from yacht_desktop.ui.theme import RADIUS_PILL, RING_WIDTH, SPACE_1, SPACE_2, SPACE_3, SPACE_4, FontRole, Look
from yacht_desktop.ui.wording import games as words

_LINES: Final = (24, 20)
_NARROW: Final = 850
"""Below such a width what sets a game apart has a line of its own."""
_PAD: Final = 14
_KEPT_CHOICE: Final = 5_000
"""So many games stay chosen when the list becomes another one."""
Index = QModelIndex | QPersistentModelIndex


def row_height(look: Look, *, narrow: bool) -> int:
    """Return how high a game is in the list, which may be narrow."""
    first, further = _LINES
    return round(look.text_px(first + further * (2 if narrow else 1)) + look.px(_PAD))


class GameDelegate(QStyledItemDelegate):
    """Paints the games; a row that is not there yet is empty."""

    def __init__(self, look: Look, view: "LibraryList", said: words.GameWords) -> None:
        """Paint for a list."""
        super().__init__(view)
        self._look = look
        self._view = view
        self._words = said

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of a row, which is the same for all."""
        return QSize(0, row_height(self._look, narrow=self._view.is_narrow))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one game on its ground."""
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, rect, option)
        entry = index.data(ENTRY_ROLE)
        if isinstance(entry, Entry):
            self._paint_game(painter, rect, entry)
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRectF, option: QStyleOptionViewItem) -> None:
        look, theme = self._look, self._look.theme
        ground = rect.adjusted(look.px(SPACE_1), 1, -look.px(SPACE_1), -1)
        radius = look.px(RADIUS_PILL)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillPath(rounded(ground, radius), theme.sel)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillPath(rounded(ground, radius), theme.col)
        else:
            painter.fillRect(QRectF(ground.left(), rect.bottom() - 1, ground.width(), 1), theme.line)
        if option.state & QStyle.StateFlag.State_HasFocus and self._view.hasFocus():
            paint_outline(painter, ground, radius, look.px(RING_WIDTH), theme.focus)

    def _paint_game(self, painter: QPainter, rect: QRectF, entry: Entry) -> None:
        look, theme = self._look, self._look.theme
        side, above = look.px(SPACE_4), look.px(_PAD) / 2
        upper = QRectF(rect.left() + side, rect.top() + above, rect.width() - 2 * side, look.text_px(_LINES[0]))
        lower = QRectF(upper.left(), upper.bottom(), upper.width(), look.text_px(_LINES[1]))
        caption = look.font(FontRole.CAPTION)
        painter.setFont(caption)
        painter.setPen(theme.ink2)
        day, time = words.day(entry), words.time(entry)
        painter.drawText(upper, RIGHT_LINE, day)
        painter.drawText(lower, RIGHT_LINE, time)
        taken = max(text_width(caption, day), text_width(caption, time)) + look.px(SPACE_3)
        lines = [(lower.adjusted(0, 0, -taken, 0), self._words.below(entry))]
        if self._view.is_narrow:
            lines = [
                (lower.adjusted(0, 0, -taken, 0), self._words.ending(entry)),
                (lower.translated(0, lower.height()), self._words.marks(entry)),
            ]
        for room, text in lines:
            shown = QFontMetricsF(caption).elidedText(text, Qt.TextElideMode.ElideRight, room.width() + 0.5)
            painter.drawText(room, LEFT_LINE, shown)
        self._paint_players(painter, upper.adjusted(0, 0, -taken, 0), entry)

    def _paint_players(self, painter: QPainter, area: QRectF, entry: Entry) -> None:
        """Paint name and points of each player; names that are too long for all are shortened."""
        look, theme = self._look, self._look.theme
        seats = words.seats(entry)
        fonts = [look.font(FontRole.BODY_STRONG if seat.won else FontRole.BODY) for seat in seats]
        gaps = look.px(SPACE_2) * len(seats) + look.px(SPACE_4) * (len(seats) - 1)
        totals = [text_width(font, seat.total) for seat, font in zip(seats, fonts, strict=True)]
        names = [text_width(font, seat.name) + 1 for seat, font in zip(seats, fonts, strict=True)]
        most = _longest(names, area.width() - gaps - sum(totals))
        x = area.left()
        for seat, font, total, name in zip(seats, fonts, totals, names, strict=True):
            width = min(name, most)
            painter.setFont(font)
            painter.setPen(theme.ink)
            shown = QFontMetricsF(font).elidedText(seat.name, Qt.TextElideMode.ElideRight, width)
            painter.drawText(QRectF(x, area.top(), width + 1, area.height()), LEFT_LINE, shown)
            x += min(width, text_width(font, shown) + 1) + look.px(SPACE_2)
            painter.setPen(theme.ink if seat.won else theme.ink2)
            painter.drawText(QRectF(x, area.top(), total + 1, area.height()), LEFT_LINE, seat.total)
            x += total + look.px(SPACE_4)


def _longest(widths: list[float], room: float) -> float:
    """Return the width that none may exceed for all to fit: short ones leave their room to the long."""
    left = room
    for place, width in enumerate(sorted(widths)):
        share = left / (len(widths) - place)
        if width > share:
            return max(0.0, share)
        left -= width
    return max(widths, default=0.0)


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
    def is_narrow(self) -> bool:
        """Whether there is little room for a line."""
        return self.viewport().width() < self._look.text_px(_NARROW)

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
        height = row_height(self._look, narrow=self.is_narrow)
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
