"""A sheet of the statistics: a title, what is painted below it, and the same in words for screen readers."""

from typing import Final, NamedTuple

from typing_extensions import override

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter
from PySide6.QtWidgets import QToolTip, QWidget

from yacht_desktop.ui.card import Card
from yacht_desktop.ui.focus_ring import Ringed
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.text_fit import LEFT_LINE, RIGHT_LINE, font_to_fit, text_width, usual_share
from yacht_desktop.ui.theme import RADIUS_BAR, RADIUS_CARD, SMALLEST_TEXT, FontRole, Look
from yacht_desktop.ui.tool_tip import plain_tool_tip

PADDING: Final = 21
HEAD: Final = 50
"""From the upper edge to what stands under the title."""
_TITLE_MIDDLE: Final = 25


class Tip(NamedTuple):
    """Words that show while the pointer rests in an area."""

    area: QRectF
    words: str


class StatisticsCard(Ringed, Card):
    """One stop for Tab; what it shows is painted from prepared values."""

    def __init__(self, look: Look, name: str, parent: QWidget) -> None:
        """Make an empty card of an object name."""
        super().__init__(look, parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.add_ring(look, RADIUS_CARD)
        self.title = ""

    def set_words(self, title: str, described: str) -> None:
        """Take the title, and what a screen reader says of the content."""
        self.title = title
        self.setAccessibleName(title)
        self.setAccessibleDescription(described)
        self.updateGeometry()
        self.update()

    def needed_height(self, width: int) -> int:
        """Return how high the card must be at a width, in px."""
        del width
        return round(self._look.text_px(HEAD))

    def tips(self) -> list[Tip]:
        """Return what is said where the pointer rests; nothing here."""
        return []

    @override
    def event(self, event: QEvent) -> bool:
        """Say more where the pointer rests on something."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            words = next((tip.words for tip in self.tips() if tip.area.contains(event.pos())), "")
            if words:
                QToolTip.showText(event.globalPos(), plain_tool_tip(words), self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    # For painting

    @property
    def inner(self) -> QRectF:
        """The card without its padding to the left and right."""
        padding = self._look.px(PADDING)
        return QRectF(padding, 0, self.width() - 2 * padding, self.height())

    def paint_title(self, painter: QPainter, reserved: float = 0.0) -> float:
        """Paint the title; return where it ends.

        Args:
            painter: paints on the card.
            reserved: room at the right that something else needs.
        """
        look, inner = self._look, self.inner
        room = self.inner.width() - reserved
        share = usual_share(look.text_scale)
        font = font_to_fit(look.font(FontRole.SECTION), self.title, room, share, SMALLEST_TEXT)
        line = look.line_height(FontRole.SECTION)
        area = QRectF(inner.left(), look.text_px(_TITLE_MIDDLE) - line / 2, inner.width() - reserved, line)
        shown = QFontMetricsF(font).elidedText(self.title, Qt.TextElideMode.ElideRight, area.width() + 1)
        painter.setFont(font)
        painter.setPen(look.theme.ink)
        painter.drawText(area, LEFT_LINE, shown)
        return area.left() + text_width(font, shown)

    @property
    def title_middle(self) -> float:
        """The middle of the title's line."""
        return self._look.text_px(_TITLE_MIDDLE)


def paint_words(
    painter: QPainter, area: QRectF, words: str, look: Look, *, role: FontRole, ink: QColor, right: bool = False
) -> None:
    """Paint a line of text in an area, elided where it does not fit."""
    font = font_to_fit(look.font(role), words, area.width(), usual_share(look.text_scale), SMALLEST_TEXT)
    painter.setFont(font)
    painter.setPen(ink)
    shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, area.width() + 1)
    painter.drawText(area, RIGHT_LINE if right else LEFT_LINE, shown)


def line_at(middle: float, left: float, right: float, look: Look, role: FontRole) -> QRectF:
    """Return the area of a line of text round a middle."""
    height = look.line_height(role)
    return QRectF(left, middle - height / 2, max(0.0, right - left), height)


def paint_bar(painter: QPainter, track: QRectF, share: float, look: Look) -> None:
    """Paint a bar of which a share, 0 to 1, is filled."""
    radius = look.px(RADIUS_BAR + 1)
    path = rounded(track, radius)
    painter.fillPath(path, look.theme.track)
    if share > 0:
        filled = QRectF(track.left(), track.top(), track.width() * min(1.0, share), track.height())
        painter.save()
        painter.setClipPath(path)
        painter.fillRect(filled, look.theme.link)
        painter.restore()


def widest(texts: list[str], look: Look, role: FontRole) -> float:
    """Return the room that the longest of some texts needs."""
    font = look.font(role)
    return max((text_width(font, text) for text in texts), default=0.0)
