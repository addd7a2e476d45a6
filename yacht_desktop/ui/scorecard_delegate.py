"""How the scorecard is painted: the ground of its rows, numbers and pills."""

from dataclasses import dataclass
from typing import Final

from typing_extensions import override

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from yacht_desktop.session.scorecard_model import Role
from yacht_desktop.session.scorecard_rows import CellState
from yacht_desktop.ui.icons import paint_icon
from yacht_desktop.ui.scorecard_layout import BORDER, RULE, UNDERLINE, UNDERLINE_ROOM, ScorecardLayout
from yacht_desktop.ui.scorecard_motion import ScorecardMotion
from yacht_desktop.ui.shade import paint_outline, rounded
from yacht_desktop.ui.star import star_path
from yacht_desktop.ui.text_fit import font_to_fit, usual_share
from yacht_desktop.ui.theme import (
    RADIUS_CARD,
    RADIUS_PILL,
    RING_GAP,
    RING_WIDTH,
    SMALLEST_TEXT,
    SPACE_1,
    SPACE_3,
    FontRole,
    Look,
)

Index = QModelIndex | QPersistentModelIndex

_HAIRLINE_STRENGTH: Final = 0.77
_DASHES: Final = (3.0, 2.0)
_STAR: Final = 8
_STAR_EDGE: Final = 2
_COMPACT: Final = {
    FontRole.SCORE: 15 / 17,
    FontRole.SCORE_OWN: 15 / 17,
    FontRole.TOTAL: 18 / 26,
    FontRole.TOTAL_OTHER: 18 / 22,
    FontRole.SECTION: 17 / 18,
    FontRole.ROW: 15 / 16,
    FontRole.ROW_STRONG: 15 / 16,
}
_SMALL_TEXT: Final = 0.82
_SMALLEST_PART: Final = 0.6
TITLE: Final = 17 / 18
TOTAL_NAME: Final = 19 / 18
# Figures have no descenders: they look centred a little above the middle of their line.
_LIFT: Final = 1


@dataclass(slots=True)
class RowMarks:
    """Which rows stand out; -1 for none.

    Attributes:
        hovered: the row under the mouse that a click would score.
        pressed: the row being clicked.
        focused: the row that the keyboard is at.
        ringed: whether the keyboard is at the card, but at none of its rows.
        asked: the row that asks whether a 0 is meant.
        question: what it asks.
        best: the row of the box that the coach advises to fill.
    """

    hovered: int = -1
    pressed: int = -1
    focused: int = -1
    ringed: bool = False
    asked: int = -1
    question: str = ""
    best: int = -1


class ScorecardDelegate(QStyledItemDelegate):
    """Paints cells, and the ground they stand on, from the look, the layout and the marks."""

    def __init__(self, look: Look, motion: ScorecardMotion, parent: QObject) -> None:
        """Start with an empty card."""
        super().__init__(parent)
        self.look = look
        self.motion = motion
        self.marks = RowMarks()
        self.layout = ScorecardLayout(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

    # Fonts and lines

    def font(self, role: FontRole) -> QFont:
        """Return the font of a role, smaller on a compact card."""
        font = self.look.font(role)
        return sized(font, _COMPACT.get(role, 1.0)) if self.layout.compact else font

    def fitting(self, font: QFont, text: str, room: float) -> QFont:
        """Return a font, smaller where a text would not fit into its room."""
        smallest = _SMALLEST_PART * usual_share(self.look.text_scale)
        return font_to_fit(font, text, room, smallest, SMALLEST_TEXT)

    @property
    def lift(self) -> float:
        """How much higher than the middle of its line a figure stands."""
        return self.look.px(_LIFT)

    def thick(self, length: float) -> int:
        """Return how thick a line is on whole px, at least 1."""
        return max(1, round(self.look.px(length)))

    # The ground

    def paint_ground(self, painter: QPainter, left: int, right: int, scrolled: int) -> None:
        """Paint tint, hairlines, band and rules under the rows between two x of the sheet; x = `left` is at 0."""
        layout = self.layout
        painter.save()
        painter.translate(-left, 0)
        painter.save()
        painter.setClipRect(QRectF(left, 0, right - left, layout.body))
        for row in range(layout.rows):
            self._paint_row_ground(painter, row, scrolled)
        painter.restore()
        if self.marks.focused == layout.rows:
            self._paint_total_tint(painter)
        rule = self.thick(RULE)
        painter.fillRect(QRectF(0, layout.body - rule // 2, layout.width, rule), self.look.theme.navy)
        painter.restore()

    def _paint_row_ground(self, painter: QPainter, row: int, scrolled: int) -> None:
        layout, theme = self.layout, self.look.theme
        top, line = layout.row_top(row, scrolled), self.thick(BORDER)
        under = top + layout.row - line
        if self.marks.focused == row:
            painter.fillRect(QRectF(0, top, layout.width, layout.row - line), theme.sel)
        if layout.above_band and row == layout.above_band - 1:
            painter.fillRect(QRectF(0, under, layout.width, layout.band + line), theme.line)
            painter.fillRect(QRectF(0, under + line, layout.width, layout.band - line), theme.sunk)
        elif row < layout.rows - 1:
            hairline = QColor(theme.line)
            hairline.setAlphaF(_HAIRLINE_STRENGTH)
            painter.fillRect(QRectF(layout.inset, under, layout.width - 2 * layout.inset, line), hairline)

    def _paint_total_tint(self, painter: QPainter) -> None:
        """Tint the row of totals, whose outer corners are the card's."""
        painter.fillPath(self.total_path(self.layout.width), self.look.theme.sel)

    def total_path(self, width: float) -> QPainterPath:
        """Return the ground of the totals from the sheet's left edge to a width."""
        layout = self.layout
        radius = self.look.px(RADIUS_CARD) - BORDER
        sheet = rounded(QRectF(0, -layout.header, layout.width, layout.header + layout.body + layout.total), radius)
        area = QPainterPath()
        area.addRect(QRectF(0, layout.body, width, layout.total))
        return sheet.intersected(area)

    # Cells

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a cell."""
        return QSize(self.layout.player, self.layout.row)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint what stands in a cell; `option` gives only its rectangle."""
        rect = QRectF(option.rect)
        state = index.data(Role.STATE)
        if state is CellState.TOTAL:
            self._paint_total(painter, rect, index)
        elif state in {CellState.POSSIBLE, CellState.POSSIBLE_ZERO}:
            if index.row() != self.marks.asked:
                self._paint_possible(painter, rect, index, zero=state is CellState.POSSIBLE_ZERO)
        elif state is CellState.BONUS:
            self._paint_bonus(painter, rect, index)
        elif state is CellState.WRITTEN:
            self._paint_written(painter, rect, index)

    def _paint_total(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        role = FontRole.TOTAL if index.data(Role.CURRENT) else FontRole.TOTAL_OTHER
        text = str(self.motion.total(index.column()))
        self._draw(painter, rect.adjusted(0, RULE, 0, 0), text, self.font(role), self.look.theme.ink)

    def _paint_bonus(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        theme, text = self.look.theme, index.data()
        role = FontRole.SCORE_OWN if index.data(Role.CURRENT) else FontRole.SCORE
        font, colour = self.font(role), theme.ink
        if "/" in text:
            font, colour = sized(self.font(FontRole.SCORE), _SMALL_TEXT), theme.ink3
        elif not index.data(Role.POINTS):
            font, colour = self.font(FontRole.SCORE), theme.ink3
        self._draw(painter, rect.adjusted(0, 0, 0, -BORDER), text, font, colour)

    def _paint_written(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        theme = self.look.theme
        colour = theme.ink
        if self.motion.inked == (index.row(), index.column()):
            colour = mixed(theme.brassink, theme.ink, self.motion.ink)
            painter.save()
            painter.setOpacity(1 - self.motion.ink)
            self._paint_outline(painter, self.layout.pill(rect), theme.brass, dashed=False)
            painter.restore()
        role = FontRole.SCORE_OWN if index.data(Role.CURRENT) else FontRole.SCORE
        self._draw(painter, rect.adjusted(0, 0, 0, -BORDER), index.data(), self.font(role), colour)
        if index.data(Role.JUST_WRITTEN):
            width, height, above = (round(self.look.px(length)) for length in UNDERLINE)
            left = rect.x() + (rect.width() - width) // 2
            # In low rows nearer to the edge, so that it strikes no figure through.
            above = min(above, round(rect.height() / UNDERLINE_ROOM))
            line = QRectF(left, rect.bottom() - above, width, height)
            painter.fillPath(rounded(line, height / 2), theme.brass)

    def _paint_possible(self, painter: QPainter, rect: QRectF, index: Index, *, zero: bool) -> None:
        theme, marks, row = self.look.theme, self.marks, index.row()
        pill = self.layout.pill(rect)
        if row == marks.focused:
            self._paint_ring(painter, pill)
            self._paint_sign(painter, pill, rect)
            role, colour = FontRole.SCORE_OWN, theme.ink
        else:
            if row == marks.pressed:
                painter.fillPath(rounded(pill, self.look.px(RADIUS_PILL)), theme.col)
            outline = theme.line2 if zero else theme.brass
            self._paint_outline(painter, pill, outline, dashed=row not in {marks.hovered, marks.pressed})
            role, colour = FontRole.SCORE, theme.ink3 if zero else theme.brassink
        font = self.font(role)
        if role is FontRole.SCORE and not zero:
            font.setWeight(QFont.Weight.Medium)
        self._draw(painter, rect.adjusted(0, 0, 0, -BORDER), index.data(), font, colour)
        if row == marks.best:
            self._paint_star(painter, pill)

    def _paint_star(self, painter: QPainter, pill: QRectF) -> None:
        """Paint the coach's star at the left edge of a pill, on a spot of its own so that no outline runs through."""
        look, reach = self.look, self.look.px(_STAR)
        centre = QPointF(pill.x(), pill.center().y())
        painter.fillPath(star_path(centre, reach + 2 * look.px(_STAR_EDGE)), look.theme.col)
        painter.fillPath(star_path(centre, reach), look.theme.brassink)

    def _paint_outline(self, painter: QPainter, pill: QRectF, colour: QColor, *, dashed: bool) -> None:
        width = self.thick(BORDER)
        pen = QPen(colour, width)
        if dashed:
            pen.setDashPattern([self.look.px(length) / width for length in _DASHES])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        half = width / 2
        radius = self.look.px(RADIUS_PILL) - half
        painter.strokePath(rounded(pill.adjusted(half, half, -half, -half), radius), pen)

    def _paint_ring(self, painter: QPainter, pill: QRectF) -> None:
        """Paint a pill that has the keyboard's attention: light in a ring, with a gap round it."""
        theme, radius = self.look.theme, self.look.px(RADIUS_PILL)
        gap = self.thick(RING_GAP)
        painter.fillPath(rounded(pill.adjusted(-gap, -gap, gap, gap), radius + gap), theme.surface)
        painter.fillPath(rounded(pill, radius), theme.raised)
        paint_outline(painter, pill, radius, self.thick(RING_WIDTH), theme.focus)

    def _paint_sign(self, painter: QPainter, pill: QRectF, within: QRectF) -> None:
        """Paint the sign of the Enter key beside a pill, where the cell has room for it."""
        sign = self.layout.sign(pill)
        if sign.right() <= within.right():
            paint_icon(painter, sign, "enter", self.look.theme.link)

    # The question

    def question_rect(self, cell: QRectF) -> QRectF:
        """Return the pill that asks in a row, in the coordinates of its cell; the names give way where need be."""
        layout, metrics = self.layout, QFontMetricsF(self.font(FontRole.BODY_STRONG))
        padding = self.look.px(SPACE_3)
        sign = layout.sign(QRectF()).right()
        width = min(metrics.horizontalAdvance(self.marks.question) + 2 * padding + sign, layout.width - 2 * padding)
        pill = layout.pill(cell)
        players = layout.width - layout.names
        right = players - padding - width
        # The names stay readable where the players' columns have room for the question.
        left = min(max(cell.center().x() - width / 2, self.look.px(SPACE_1)), right)
        return QRectF(round(left), pill.y(), round(width), pill.height())

    def paint_question(self, painter: QPainter, cell: QRectF) -> None:
        """Paint the question of the asking row."""
        pill = self.question_rect(cell)
        self._paint_ring(painter, pill)
        sign = self.layout.sign(pill)
        sign.moveRight(pill.right() - self.look.px(SPACE_3) / 2)
        paint_icon(painter, sign, "enter", self.look.theme.link)
        padding = self.look.px(SPACE_3)
        room = QRectF(pill.x() + padding, pill.y(), sign.left() - pill.x() - padding, pill.height())
        font = self.fitting(self.font(FontRole.BODY_STRONG), self.marks.question, room.width())
        text = QFontMetricsF(font).elidedText(self.marks.question, Qt.TextElideMode.ElideRight, room.width() + 1)
        self._draw(painter, room.adjusted(-padding, 0, padding, 0), text, font, self.look.theme.ink)

    def _draw(self, painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor) -> None:
        painter.setFont(self.fitting(font, text, rect.width() - SPACE_1))
        painter.setPen(colour)
        align = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(rect.translated(0, -self.lift), align, text)


def sized(font: QFont, part: float) -> QFont:
    """Return a font at a part of its size, but not under the smallest there is."""
    smaller = QFont(font)
    smaller.setPixelSize(max(SMALLEST_TEXT, round(font.pixelSize() * part)))
    return smaller


def mixed(first: QColor, second: QColor, part: float) -> QColor:
    """Return the colour a part of the way, 0 to 1, from one colour to another."""
    return QColor.fromRgbF(
        first.redF() + (second.redF() - first.redF()) * part,
        first.greenF() + (second.greenF() - first.greenF()) * part,
        first.blueF() + (second.blueF() - first.blueF()) * part,
    )
