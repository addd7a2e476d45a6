"""The paper of the scorecard: its shadow, its edge, the marked column and its title."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from yacht_desktop.ui.scorecard_delegate import TITLE, ScorecardDelegate, sized
from yacht_desktop.ui.scorecard_layout import BORDER, STRIP
from yacht_desktop.ui.shade import paint_outline, paint_shadow, rounded
from yacht_desktop.ui.theme import RADIUS_CARD, RING_GAP, RING_WIDTH, SPACE_1, FontRole


def paint_paper(painter: QPainter, card: QRectF, delegate: ScorecardDelegate, title: str) -> None:
    """Paint a card, border included, and what lies under its rows and names."""
    look = delegate.look
    radius = look.px(RADIUS_CARD)
    sheet = card.adjusted(BORDER, BORDER, -BORDER, -BORDER)
    paint_shadow(painter, card, radius, look.theme.card_shadow, look.scale)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(rounded(card, radius), look.theme.surface)
    if delegate.motion.column >= 0 and _shows_marked(delegate):
        _paint_column(painter, sheet, delegate)
    header = delegate.layout.header
    line = delegate.thick(BORDER)
    painter.fillRect(QRectF(sheet.x(), sheet.y() + header - line, sheet.width(), line), look.theme.line2)
    paint_outline(painter, card, radius, BORDER, look.theme.line)
    if delegate.marks.ringed:
        _paint_ring(painter, card, delegate)
    _paint_title(painter, QRectF(sheet.x(), sheet.y(), delegate.layout.names, header - line), delegate, title)


def _shows_marked(delegate: ScorecardDelegate) -> bool:
    """Return whether the marked column is not hidden behind the one that is read."""
    only = delegate.layout.only
    return only < 0 or abs(delegate.motion.column - only) < 1


def _paint_column(painter: QPainter, sheet: QRectF, delegate: ScorecardDelegate) -> None:
    """Paint the tint and the strip of the marked column, cut to the sheet's corners."""
    look, layout = delegate.look, delegate.layout
    left = sheet.x() + layout.names + layout.column_left(delegate.motion.column)
    paper = rounded(sheet, look.px(RADIUS_CARD) - BORDER)
    for height, colour in ((sheet.height(), look.theme.col), (delegate.thick(STRIP), look.theme.brass)):
        area = QPainterPath()
        area.addRect(QRectF(left, sheet.y(), layout.player, height))
        painter.fillPath(paper.intersected(area), colour)


def _paint_ring(painter: QPainter, card: QRectF, delegate: ScorecardDelegate) -> None:
    """Paint the ring of a card that has the keyboard's focus while no row has it, in the room of the shadow."""
    width = delegate.thick(RING_WIDTH)
    reach = delegate.thick(RING_GAP) + width
    around = card.adjusted(-reach, -reach, reach, reach)
    paint_outline(painter, around, delegate.look.px(RADIUS_CARD) + reach, width, delegate.look.theme.focus)


def _paint_title(painter: QPainter, corner: QRectF, delegate: ScorecardDelegate, title: str) -> None:
    """Paint the name of the game, where the players' heads leave it room."""
    layout = delegate.layout
    if layout.flags_above:
        return
    room = corner.width() - layout.inset - SPACE_1
    painter.setFont(delegate.fitting(sized(delegate.font(FontRole.SECTION), TITLE), title, room))
    painter.setPen(delegate.look.theme.ink)
    place = corner.adjusted(layout.inset, 0, 0, 0)
    painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, title)
