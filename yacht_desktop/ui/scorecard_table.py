"""The table under the scorecard: rows that scroll between a header and totals that stay."""

from math import ceil, floor

from typing_extensions import override

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QFrame, QStyleOptionViewItem, QTableView, QWidget

from yacht_desktop.session.scorecard_model import ScorecardModel
from yacht_desktop.ui.keyboard_focus import ring_shows
from yacht_desktop.ui.mirroring import Painter, placed, runs_to_the_right
from yacht_desktop.ui.scaling import MainGeometry
from yacht_desktop.ui.scorecard_delegate import ScorecardDelegate
from yacht_desktop.ui.scorecard_header import NamesHeader, PlayersHeader
from yacht_desktop.ui.scorecard_layout import BORDER, RULE, ScorecardLayout, shadow_margin
from yacht_desktop.ui.scorecard_motion import Moving, ScorecardMotion
from yacht_desktop.ui.scorecard_paper import paint_paper
from yacht_desktop.ui.scorecard_scroll import RowsScrollBar
from yacht_desktop.ui.theme import Look

Index = QModelIndex | QPersistentModelIndex


class CardTable(QTableView):
    """Paints the scorecard on its paper and knows where each cell is.

    The frame round the table is as wide as the paper's shadow reaches.
    """

    def __init__(self, look: Look, model: ScorecardModel, parent: QWidget) -> None:
        """Prepare to show a model, which `setModel` still has to be given; `set_geometry` gives the card its place."""
        super().__init__(parent)
        self._look = look
        self._card = model
        self._motion = ScorecardMotion(look, self)
        self._delegate = ScorecardDelegate(look, self._motion, self)
        self._names = NamesHeader(model, self._delegate, self)
        self._players = PlayersHeader(model, self._delegate, self)
        self._bar = RowsScrollBar(look, self.verticalScrollBar(), self)
        self.setVerticalHeader(self._names)
        self.setHorizontalHeader(self._players)
        self.setItemDelegate(self._delegate)
        self.setFrameStyle(QFrame.Shape.Box | QFrame.Shadow.Plain)
        self.setShowGrid(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        look.changed.connect(self._follow_look)
        self._motion.moved.connect(self._repaint_moving)
        self._painted_column = -1.0
        self._one_column = False
        self._read_column = -1
        # Until a mouse has brought the focus: one given before the window is active comes for no reason of its own.
        self._ring_shows = True
        model.modelReset.connect(self._lay_out)
        runs_to_the_right(self)
        self._follow_look()

    def set_geometry(self, geometry: MainGeometry) -> None:
        """Put the card where the window's layout has it; its shadow falls outside."""
        self._delegate.layout = ScorecardLayout.of(geometry, self._card.rows, self._card.columnCount(), self._look)
        self._one_column = geometry.one_column
        self._show_column()
        margin = self.frameWidth() - BORDER
        place, parent = geometry.scorecard.adjusted(-margin, -margin, margin, margin), self.parentWidget()
        self.setGeometry(place if parent is None else placed(parent, place))
        self._lay_out()

    def read_column(self, column: int) -> None:
        """Show a column in the place of the current one where there is room for one; -1 for the current one again."""
        self._read_column = column
        if self._one_column:
            self._show_column()
            self._lay_out()

    def _show_column(self) -> None:
        """Choose the column that shows where only one does."""
        column = self._read_column if self._read_column >= 0 else max(0, self._card.current_column)
        self._delegate.layout = self._delegate.layout._replace(only=column if self._one_column else -1)

    def _follow_look(self) -> None:
        self.setLineWidth(shadow_margin(self._look.theme.card_shadow, self._look.scale) + BORDER)
        self._repaint()

    def _repaint(self) -> None:
        self.update()
        for part in (self, self._names, self._players):
            part.viewport().update()

    def _repaint_moving(self, what: Moving) -> None:
        """Repaint what has moved, and no more."""
        layout = self._delegate.layout
        match what:
            case Moving.COLUMN:
                left = floor(layout.column_left(min(self._motion.column, self._painted_column)))
                right = ceil(layout.column_left(max(self._motion.column, self._painted_column)) + layout.player)
                strip = QRect(left - 1, 0, right - left + 2, self.height())
                self.viewport().update(strip)
                self._players.viewport().update(strip)
            case Moving.INK:
                if self._motion.inked is not None:
                    self.viewport().update(self.visualRect(self._card.index(*self._motion.inked)))
            case Moving.TOTALS:
                self.viewport().update(QRect(0, layout.body, layout.width, layout.total))
            case _:
                self._repaint()

    def _lay_out(self) -> None:
        """Size rows and columns; wait for the window's layout where another game has others."""
        layout = self._delegate.layout
        if not self._is_laid_out:
            return
        self._names.setFixedWidth(layout.names)
        self._players.setFixedHeight(layout.header)
        for row in range(self._card.rowCount()):
            self._names.resizeSection(row, layout.section_height(row))
        for column in range(self._card.columnCount()):
            self._players.setSectionHidden(column, layout.column_width(column) == 0)
            self._players.resizeSection(column, layout.column_width(column))
        self.updateGeometries()
        self._repaint()

    def _mark_focus(self) -> None:
        """Note what the keyboard's focus marks: its row, or the whole card while it is at none."""
        focused, row = self.hasFocus(), self.currentIndex().row()
        self._delegate.marks.focused = row if focused else -1
        self._delegate.marks.ringed = focused and row < 0 and self._ring_shows

    @property
    def _is_laid_out(self) -> bool:
        layout = self._delegate.layout
        return layout.rows + 1 == self._card.rowCount() and layout.players == self._card.columnCount()

    def _row_at_point(self, point: QPoint) -> int:
        """Return the row at a point of this widget, names included; -1 for none."""
        origin = self.viewport().pos()
        sheet = QRect(self._names.x(), origin.y(), self._delegate.layout.width, self.viewport().height())
        if not sheet.contains(point):
            return -1
        return self._delegate.layout.row_at(point.y() - origin.y(), self.verticalScrollBar().value())

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Note whether the focus came by the keyboard."""
        self._ring_shows = ring_shows(event.reason(), before=self._ring_shows)
        super().focusInEvent(event)

    @override
    def updateGeometries(self) -> None:
        """Lay out headers and scroll bar; the corner between the headers belongs to the paper."""
        super().updateGeometries()
        hide_corner(self)
        body = self.viewport().geometry()
        self._bar.place(QRect(body.x(), body.y(), body.width(), min(body.height(), self._delegate.layout.body)))

    @override
    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Scroll the rows; the totals stay, so the moved pixels cannot be used again."""
        super().scrollContentsBy(dx, dy)
        self._repaint()

    @override
    def visualRect(self, index: Index) -> QRect:
        """Return where a cell is, in the viewport."""
        if not index.isValid():
            return QRect()
        layout, row, column = self._delegate.layout, index.row(), index.column()
        top = layout.row_top(row, self.verticalScrollBar().value())
        return QRect(int(layout.column_left(column)), top, layout.column_width(column), layout.row_height(row))

    @override
    def indexAt(self, pos: QPoint) -> QModelIndex:
        """Return the cell at a point of the viewport."""
        row = self._delegate.layout.row_at(pos.y(), self.verticalScrollBar().value())
        column = self._players.logicalIndexAt(pos.x())
        return self._card.index(row, column) if row >= 0 and column >= 0 else QModelIndex()

    @override
    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Scroll so far that a row shows; the totals always do."""
        layout, bar = self._delegate.layout, self.verticalScrollBar()
        if index.isValid() and index.row() < layout.rows:
            top = layout.row_top(index.row())
            bar.setValue(min(top, max(bar.value(), top + layout.row - layout.body)))

    # Painting

    @override
    def event(self, event: QEvent) -> bool:
        """Paint the paper where Qt would paint a frame."""
        if event.type() is not QEvent.Type.Paint:
            return super().event(event)
        margin = self.frameWidth() - BORDER
        card = QRectF(self.rect().adjusted(margin, margin, -margin, -margin))
        self._painted_column = self._motion.column
        with Painter(self) as painter:
            paint_paper(painter, card, self._delegate, self._title())
        return True

    def _title(self) -> str:
        """Return what stands in the corner of the card; overridden where there is anything."""
        return ""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground and cells, the totals last."""
        if not self._is_laid_out:
            return
        layout, option = self._delegate.layout, QStyleOptionViewItem()
        with Painter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            scrolled = self.verticalScrollBar().value()
            self._delegate.paint_ground(painter, layout.names, layout.width, scrolled)
            self._paint_row(painter, option, layout.rows, event.rect())
            painter.setClipRect(QRectF(0, 0, layout.width, layout.body - RULE / 2))
            for row in range(layout.rows):
                if -layout.row < layout.row_top(row, scrolled) < layout.body:
                    self._paint_row(painter, option, row, event.rect())
            asked = self._delegate.marks.asked
            if 0 <= asked < layout.rows:
                cell = self.visualRect(self._card.index(asked, max(0, self._card.current_column)))
                self._delegate.paint_question(painter, QRectF(cell))

    def _paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: int, region: QRect) -> None:
        for column in range(self._card.columnCount()):
            index = self._card.index(row, column)
            option.rect = self.visualRect(index)
            if option.rect.intersects(region):
                self._delegate.paint(painter, option, index)


def hide_corner(table: QTableView) -> None:
    """Hide the button that Qt puts between the headers of a table."""
    corner = table.findChild(QAbstractButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if corner is not None:
        corner.hide()
