"""The edges of the scorecard: the players across the top, the names of the rows down the left side."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QToolTip, QWidget

from yacht_desktop.session.scorecard_model import ScorecardModel
from yacht_desktop.session.scorecard_rows import RowKind
from yacht_desktop.ui import wording
from yacht_desktop.ui.flags import paint_flag
from yacht_desktop.ui.icons import paint_category_icon
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.scorecard_delegate import TOTAL_NAME, ScorecardDelegate, sized
from yacht_desktop.ui.scorecard_layout import BORDER, FLAG, ICON, MARK, RULE, centred
from yacht_desktop.ui.text_fit import font_to_fit
from yacht_desktop.ui.theme import SMALLEST_TEXT, SPACE_1, SPACE_2, FontRole
from yacht_desktop.ui.tool_tip import plain_tool_tip

_HEAD_GAPS: Final = (5, 3)
"""Distance of a player's name from the flag above it, normal and compact."""


class _Edge(QHeaderView):
    """A header that paints itself and tells the whole of a name that it had to shorten."""

    def __init__(
        self, orientation: Qt.Orientation, model: ScorecardModel, delegate: ScorecardDelegate, table: QWidget
    ) -> None:
        super().__init__(orientation, table)
        self._card = model
        self._delegate = delegate
        self._shortened: set[int] = set()
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSectionSize(1)
        self.viewport().setAutoFillBackground(False)

    def _elided(self, section: int, text: str, font: QFont, width: float) -> str:
        """Return a text shortened to a width, and remember whether it had to be."""
        # A rounding error must not cost the last letter.
        elided = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width + 0.5)
        self._shortened.discard(section)
        if elided != text:
            self._shortened.add(section)
        return elided

    def _section_at(self, event: QHelpEvent) -> int:
        """Return the section at a point, -1 for none."""
        return self.logicalIndexAt(event.pos())

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        """Show the whole of a shortened name where the mouse rests."""
        if event.type() is not QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().viewportEvent(event)
        section = self._section_at(event)
        if section in self._shortened:
            across = self.orientation() is Qt.Orientation.Horizontal
            name = self._card.player_name(section) if across else self._card.row_name(section)
            QToolTip.showText(event.globalPos(), plain_tool_tip(name), self)
        else:
            QToolTip.hideText()
        return True


class PlayersHeader(_Edge):
    """The players: flag, name, and who is to play."""

    def __init__(self, model: ScorecardModel, delegate: ScorecardDelegate, table: QTableView) -> None:
        """Head the columns of a table."""
        super().__init__(Qt.Orientation.Horizontal, model, delegate, table)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint every player."""
        position = self._card.position
        if position is None:
            return
        with Painter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for column in range(self._card.columnCount()):
                if self.isSectionHidden(column):
                    continue
                left, width = self.sectionViewportPosition(column), self.sectionSize(column)
                rect = QRectF(left, 0, width, self.height() - BORDER)
                painter.setClipRect(rect)
                if self._delegate.layout.flags_above:
                    self._paint_above(painter, rect, column)
                else:
                    self._paint_beside(painter, rect, column, wording.player_caption(position, column))

    def _paint_beside(self, painter: QPainter, rect: QRectF, column: int, caption: str) -> None:
        """Paint the flag left of the name, the caption below."""
        look, theme = self._delegate.look, self._delegate.look.theme
        font = self._name_font(column, FontRole.ROW)
        flag_width, flag_height = (look.px(length) for length in FLAG)
        gap = look.px(SPACE_2)
        room = rect.width() - flag_width - gap - 2 * look.px(SPACE_1)
        font = self._give_way(font, column, room)
        name = self._elided(column, self._card.player_name(column), font, room)
        name_width = QFontMetricsF(font).horizontalAdvance(name)
        line, below = look.line_height(FontRole.ROW), look.line_height(FontRole.CAPTION)
        top = rect.y() + (rect.height() - line - look.px(SPACE_1) - below) // 2
        left = rect.x() + round((rect.width() - flag_width - gap - name_width) / 2)
        flag = QRectF(left, top + (line - flag_height) // 2, flag_width, flag_height)
        paint_flag(painter, flag, column, theme)
        self._draw(painter, QRectF(left + flag_width + gap, top, name_width + 1, line), name, font, centre=False)
        painter.setPen(theme.brassink if column == self._card.current_column else theme.ink3)
        painter.setFont(look.font(FontRole.CAPTION))
        place = QRectF(rect.x(), top + line + look.px(SPACE_1) + 1, rect.width(), below)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, caption)

    def _paint_above(self, painter: QPainter, rect: QRectF, column: int) -> None:
        """Paint the flag above the name."""
        look = self._delegate.look
        role = FontRole.CAPTION if self._delegate.layout.compact else FontRole.ROW
        gap = look.px(_HEAD_GAPS[self._delegate.layout.compact])
        room = rect.width() - 2 * look.px(SPACE_1)
        font = self._give_way(self._name_font(column, role), column, room)
        name = self._elided(column, self._card.player_name(column), font, room)
        flag_width, flag_height = (look.px(length) for length in FLAG)
        line = look.line_height(role)
        flag = centred(rect, flag_width, flag_height + gap + line)
        paint_flag(painter, QRectF(flag.x(), flag.y(), flag_width, flag_height), column, look.theme)
        self._draw(painter, QRectF(rect.x(), flag.y() + flag_height + gap, rect.width(), line), name, font, centre=True)

    def _name_font(self, column: int, role: FontRole) -> QFont:
        strong = {FontRole.ROW: FontRole.ROW_STRONG, FontRole.CAPTION: FontRole.CAPTION_STRONG}[role]
        return self._delegate.look.font(strong if column == self._card.current_column else role)

    def _give_way(self, font: QFont, column: int, room: float) -> QFont:
        """Take back enlarged text, as far as it was enlarged, before a name is shortened."""
        part = min(1.0, 1 / self._delegate.look.text_scale)
        return font_to_fit(font, self._card.player_name(column), room, part, SMALLEST_TEXT)

    def _draw(self, painter: QPainter, rect: QRectF, name: str, font: QFont, *, centre: bool) -> None:
        painter.setFont(font)
        painter.setPen(self._delegate.look.theme.ink)
        across = Qt.AlignmentFlag.AlignHCenter if centre else Qt.AlignmentFlag.AlignLeft
        painter.drawText(rect, across | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, name)


class NamesHeader(_Edge):
    """The names of the rows with their icons, and the mark of the row the keyboard is at."""

    def __init__(self, model: ScorecardModel, delegate: ScorecardDelegate, table: QTableView) -> None:
        """Stand at the left edge of a table."""
        super().__init__(Qt.Orientation.Vertical, model, delegate, table)

    @override
    def _section_at(self, event: QHelpEvent) -> int:
        return self._delegate.layout.row_at(event.pos().y(), self.offset())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint every row that shows; the totals stay in place while the others scroll."""
        layout = self._delegate.layout
        if self._card.rowCount() != layout.rows + 1:
            return
        with Painter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._delegate.paint_ground(painter, 0, self.width(), self.offset())
            self._paint_mark(painter)
            self._paint_name(painter, layout.rows)
            painter.setClipRect(QRectF(0, 0, self.width(), layout.body - RULE / 2))
            for row in range(layout.rows):
                self._paint_name(painter, row)
            if 0 <= self._delegate.marks.asked < layout.rows:
                painter.translate(layout.names, 0)
                self._delegate.paint_question(painter, self._asking_cell())

    def _asking_cell(self) -> QRectF:
        layout, row = self._delegate.layout, self._delegate.marks.asked
        column = max(0, self._card.current_column)
        top = layout.row_top(row, self.offset())
        return QRectF(layout.column_left(column), top, layout.column_width(column), layout.row)

    def _paint_mark(self, painter: QPainter) -> None:
        """Mark the row that the keyboard is at."""
        layout, theme, row = self._delegate.layout, self._delegate.look.theme, self._delegate.marks.focused
        width = self._delegate.thick(MARK)
        if row == layout.rows:
            painter.fillPath(self._delegate.total_path(width), theme.focus)
        elif row >= 0:
            height = layout.row - self._delegate.thick(BORDER)
            painter.fillRect(QRectF(0, layout.row_top(row, self.offset()), width, height), theme.focus)

    def _paint_name(self, painter: QPainter, row: int) -> None:
        layout, look = self._delegate.layout, self._delegate.look
        kind = self._card.rows[row].kind
        total = kind is RowKind.TOTAL
        line = 0 if total else self._delegate.thick(BORDER)
        top = layout.row_top(row, self.offset()) + (RULE if total else 0)
        rect = QRectF(0, top, self.width(), layout.row_height(row) - line - (RULE if total else 0))
        left = float(layout.inset)
        if layout.icons and not total:
            side = look.px(ICON)
            category = self._card.rows[row].category_id
            if category is not None:
                place = QRectF(left, rect.y() + (rect.height() - side) // 2, side, side)
                paint_category_icon(painter, place, category, look.theme.ink3)
            left += side + layout.gap
        role = (
            FontRole.SECTION if total else FontRole.ROW_STRONG if row == self._delegate.marks.focused else FontRole.ROW
        )
        font = self._delegate.font(role)
        if total and not layout.compact:
            font = sized(font, TOTAL_NAME)
        room = rect.width() - left - look.px(SPACE_1)
        font = self._delegate.fitting(font, self._card.row_name(row), room)
        painter.setFont(font)
        painter.setPen(look.theme.ink if kind in {RowKind.BOX, RowKind.TOTAL} else look.theme.ink2)
        name = self._elided(row, self._card.row_name(row), font, room)
        lift = self._delegate.lift if layout.compact else 0.0
        place = QRectF(left, rect.y() - lift, rect.width() - left, rect.height())
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(place, align, name)
