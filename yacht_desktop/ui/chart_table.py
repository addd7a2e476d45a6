"""The chart of a game as a table: the same figures, for reading and for screen readers."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from yacht_desktop.ui.chart_data import SPEAKABLE, ChartData
from yacht_desktop.ui.mirroring import runs_to_the_right
from yacht_desktop.ui.scorecard_table import hide_corner
from yacht_desktop.ui.slim_scroll_bar import SlimScrollBar
from yacht_desktop.ui.theme import SPACE_2, FontRole, Look
from yacht_desktop.ui.wording import charts as words
from yacht_desktop.ui.wording.figures import points_text

_ROW: Final = 46
_HEAD: Final = 30
_COLUMN: Final = (68, 160)
"""Least and greatest width of a column."""
Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class ChartModel(QAbstractTableModel):
    """A row for the start and for each round, a column a player: the value, and below it the points lost."""

    def __init__(self, parent: QObject) -> None:
        """Start without a game."""
        super().__init__(parent)
        self._data: ChartData | None = None

    def show_data(self, data: ChartData) -> None:
        """Show the figures of a game."""
        self.beginResetModel()
        self._data = data
        self.endResetModel()

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() or self._data is None else len(self._data.places)

    @override
    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() or self._data is None else len(self._data.names)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        data = self._data
        if data is None or not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role not in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return None
        seat, row = index.column(), index.row()
        value = words.value_figure(data.lines[seat][row], chance=data.is_chance)
        lost = data.lost[seat][row - 1] if row else 0.0
        if lost < SPEAKABLE:
            return value
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return words.value_and_loss(value, lost)
        return f"{value}\n{points_text(-lost)}"

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        data = self._data
        if data is None or role not in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            return None
        if orientation is Qt.Orientation.Vertical:
            return words.place_name(data.places[section]) if section < len(data.places) else None
        return data.names[section] if 0 <= section < len(data.names) else None


class _Head(QHeaderView):
    """Names of rows or columns on the table's own ground, with a rule towards the figures."""

    def __init__(self, look: Look, orientation: Qt.Orientation, parent: QWidget) -> None:
        super().__init__(orientation, parent)
        self._look = look

    @override
    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        theme, across = self._look.theme, self.orientation() is Qt.Orientation.Horizontal
        painter.fillRect(rect, theme.surface)
        edge = QRect(rect.left(), rect.bottom(), rect.width(), 1)
        painter.fillRect(edge, theme.line2 if across else theme.line)
        inset = round(self._look.px(SPACE_2))
        inner = rect.adjusted(inset, 0, -inset, 0)
        painter.setFont(self.font())
        painter.setPen(theme.ink2)
        text = str(self.model().headerData(logicalIndex, self.orientation()))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, inner.width() + 1)
        side = Qt.AlignmentFlag.AlignRight if across else Qt.AlignmentFlag.AlignLeft
        painter.drawText(inner, side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, shown)

    @override
    def sectionSizeFromContents(self, logicalIndex: int) -> QSize:
        text = str(self.model().headerData(logicalIndex, self.orientation()))
        width = self.fontMetrics().horizontalAdvance(text) + round(self._look.px(2 * SPACE_2)) + 1
        return QSize(width, round(self._look.text_px(_HEAD)))


class ChartTable(QTableView):
    """Shows the figures in the colours of the look."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Start without a game."""
        super().__init__(parent)
        self.setObjectName("chanceTable")
        self._look = look
        self.figures = ChartModel(self)
        self.setModel(self.figures)
        runs_to_the_right(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBar(SlimScrollBar(look, self))
        self.setHorizontalScrollBar(SlimScrollBar(look, self, Qt.Orientation.Horizontal))
        self.setHorizontalHeader(_Head(look, Qt.Orientation.Horizontal, self))
        self.setVerticalHeader(_Head(look, Qt.Orientation.Vertical, self))
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionsClickable(False)
            header.setHighlightSections(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        look.changed.connect(self._restyle)
        self._restyle()

    @override
    def updateGeometries(self) -> None:
        """Lay out the headers; the corner between them stays empty."""
        super().updateGeometries()
        hide_corner(self)

    def show_data(self, data: ChartData) -> None:
        """Show the figures of a game."""
        self.figures.show_data(data)
        self.setAccessibleName(words.chart_title(chance=data.is_chance))
        self._size_columns()

    def _size_columns(self) -> None:
        """Share the width among the players; only where that is too little the table scrolls sideways."""
        columns = self.figures.columnCount()
        if columns:
            least, most = (round(self._look.text_px(length)) for length in _COLUMN)
            for column in range(columns):
                self.setColumnWidth(column, min(most, max(least, self.viewport().width() // columns)))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width anew."""
        super().resizeEvent(event)
        self._size_columns()

    def _restyle(self) -> None:
        look, theme, role = self._look, self._look.theme, QPalette.ColorRole
        palette = QPalette(self.palette())
        colours = {
            role.Base: theme.surface,
            role.Window: theme.surface,
            role.Button: theme.surface,
            role.Text: theme.ink,
            role.WindowText: theme.ink2,
            role.ButtonText: theme.ink2,
            role.Highlight: theme.sel,
            role.HighlightedText: theme.ink,
        }
        for name, colour in colours.items():
            palette.setColor(name, colour)
        self.setPalette(palette)
        self.setFont(look.font(FontRole.BODY))
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setPalette(palette)
            header.setFont(look.font(FontRole.CAPTION_STRONG))
        self.verticalHeader().setDefaultSectionSize(round(look.text_px(_ROW)))
        self._size_columns()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Read cell by cell with the arrows; Escape is the window's."""
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
            return
        super().keyPressEvent(event)
