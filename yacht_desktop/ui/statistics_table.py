"""All statistics as one table, for reading line by line and for screen readers."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from yacht_desktop.ui.scorecard_table import hide_corner
from yacht_desktop.ui.slim_scroll_bar import SlimScrollBar
from yacht_desktop.ui.statistics_lines import Line
from yacht_desktop.ui.text_fit import font_to_fit, usual_share
from yacht_desktop.ui.theme import SMALLEST_TEXT, SPACE_5, FontRole, Look
from yacht_desktop.ui.tool_tip import plain_tool_tip
from yacht_desktop.ui.wording import no_figure
from yacht_desktop.ui.wording import statistics as words

_ROW: Final = 30
_COLUMNS: Final = 4
_TEXT_MARGIN: Final = 5
_SHARES: Final = (0.43, 0.18, 0.17, 0.22)
Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class StatisticsModel(QAbstractTableModel):
    """A row for each line; headings are rows of their own."""

    def __init__(self, look: Look, parent: QObject) -> None:
        """Start without lines."""
        super().__init__(parent)
        self._look = look
        self._lines: tuple[Line, ...] = ()

    def show_lines(self, lines: tuple[Line, ...]) -> None:
        """Show other lines."""
        if lines == self._lines:
            return
        if [line.name for line in lines] == [line.name for line in self._lines]:
            self._lines = lines
            self.dataChanged.emit(self.index(0, 0), self.index(len(lines) - 1, _COLUMNS - 1))
            return
        self.beginResetModel()
        self._lines = lines
        self.endResetModel()

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines from the top."""
        return self._lines

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._lines)

    @override
    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else _COLUMNS

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        texts = (line.name, line.value, line.expected, line.more)
        if role == Qt.ItemDataRole.DisplayRole:
            return texts[index.column()] or None
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tool_tip(texts[index.column()]) or None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            said = ", ".join(text for text in texts if text) if index.column() == 0 else texts[index.column()]
            return said or no_figure()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if index.column() == 0 else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole:
            return self._font(is_heading=line.is_heading, first=index.column() == 0)
        if role == Qt.ItemDataRole.BackgroundRole and line.is_heading:
            return self._look.theme.sunk
        if role == Qt.ItemDataRole.ForegroundRole:
            return self._look.theme.ink
        return None

    def _font(self, *, is_heading: bool, first: bool) -> QFont:
        if is_heading:
            return self._look.font(FontRole.BODY_STRONG if first else FontRole.CAPTION_STRONG)
        return self._look.font(FontRole.BODY)


class _Inset(QStyledItemDelegate):
    """Keeps the lines off the edges of the window."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        inset = round(self._look.px(SPACE_5))
        left = inset if index.column() == 0 else 0
        right = inset if index.column() == _COLUMNS - 1 else 0
        option.rect = option.rect.adjusted(left, 0, -right, 0)
        # Qt keeps the style's margin free on both sides of a text.
        room = option.rect.width() - round(2 * self._look.px(_TEXT_MARGIN))
        share = usual_share(self._look.text_scale)
        option.font = font_to_fit(option.font, option.text, room, share, SMALLEST_TEXT)


class StatisticsTable(QTableView):
    """Shows the lines in the colours of the look."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start without lines."""
        super().__init__(parent)
        self.setObjectName("statisticsTable")
        self._look = look
        self.figures = StatisticsModel(look, self)
        self.setModel(self.figures)
        self.setItemDelegate(_Inset(look, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimScrollBar(look, self))
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        look.changed.connect(self._restyle)
        self._restyle()

    def show_lines(self, lines: tuple[Line, ...]) -> None:
        """Show other lines."""
        self.figures.show_lines(lines)
        self.setAccessibleName(words.title())

    def _restyle(self) -> None:
        theme = self._look.theme
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Base, theme.surface)
        palette.setColor(QPalette.ColorRole.Text, theme.ink)
        palette.setColor(QPalette.ColorRole.Highlight, theme.sel)
        palette.setColor(QPalette.ColorRole.HighlightedText, theme.ink)
        self.setPalette(palette)
        self.verticalHeader().setMinimumSectionSize(round(self._look.text_px(_ROW)))
        self._size_columns()

    @override
    def updateGeometries(self) -> None:
        """Lay out; no corner between headers is shown."""
        super().updateGeometries()
        hide_corner(self)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width among the columns."""
        super().resizeEvent(event)
        self._size_columns()

    def _size_columns(self) -> None:
        for column, share in enumerate(_SHARES):
            self.setColumnWidth(column, int(self.viewport().width() * share))
