"""A game in the list: players with their points above, how it ended and what is special below."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from yacht_desktop.session.game_list import ENTRY_ROLE
from yacht_desktop.storage.library_entries import Entry
from yacht_desktop.ui.shade import paint_outline, rounded
from yacht_desktop.ui.text_fit import LEFT_LINE, RIGHT_LINE, text_width
from yacht_desktop.ui.theme import RADIUS_PILL, RING_WIDTH, SPACE_1, SPACE_2, SPACE_3, SPACE_4, FontRole, Look
from yacht_desktop.ui.wording import games as words

_LINES: Final = (24, 20)
_NARROW: Final = 850
"""Below such a width what sets a game apart has a line of its own."""
_PAD: Final = 14
Index = QModelIndex | QPersistentModelIndex


def is_narrow(look: Look, view: QTableView) -> bool:
    """Return whether there is little room for a line in a list."""
    return view.viewport().width() < look.text_px(_NARROW)


def row_height(look: Look, *, narrow: bool) -> int:
    """Return how high a game is in the list, which may be narrow."""
    first, further = _LINES
    return round(look.text_px(first + further * (2 if narrow else 1)) + look.px(_PAD))


class GameDelegate(QStyledItemDelegate):
    """Paints the games; a row that is not there yet is empty."""

    def __init__(self, look: Look, view: QTableView, said: words.GameWords) -> None:
        """Paint for a list."""
        super().__init__(view)
        self._look = look
        self._view = view
        self._words = said

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of a row, which is the same for all."""
        return QSize(0, row_height(self._look, narrow=is_narrow(self._look, self._view)))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one game on its ground."""
        rect = QRectF(option.rect)
        painter.save()
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
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
        if is_narrow(self._look, self._view):
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
