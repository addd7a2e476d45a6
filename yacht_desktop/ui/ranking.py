"""The players in the order in which a game left them."""

from dataclasses import dataclass
from typing import Final

from typing_extensions import override

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from yacht_desktop.game.scorecard import Scorecard
from yacht_desktop.session.position import Position
from yacht_desktop.ui import wording
from yacht_desktop.ui.controls import Panel
from yacht_desktop.ui.flags import paint_flag
from yacht_desktop.ui.icons import paint_icon
from yacht_desktop.ui.score_strip import paint_score_strip
from yacht_desktop.ui.scorecard_header import plain_tool_tip
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.text_fit import text_width
from yacht_desktop.ui.theme import RADIUS_CARD, SPACE_1, SPACE_2, SPACE_3, SPACE_4, SPACE_5, FontRole, Look

LEAST_ROW: Final = 46
HIGHEST_ROW: Final = 440
_ROW: Final = 146
# A row has the strip of its card from this height on; the line with the name keeps its own height.
_ROW_WITH_STRIP: Final = 116
_LINE: Final = 72
_STRIP: Final = 3
_RANK: Final = 28
_FLAG: Final = (28, 19)
_TROPHY: Final = 18
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Rank:
    """A player's place at the end.

    Attributes:
        place: 1 for the first; equal totals share a place.
        seat: number of the player, 0 for the first to play.
        name: as it is shown.
        points: the total.
        wins: whether this player wins, alone or with others.
        card: what was written.
    """

    place: int
    seat: int
    name: str
    points: int
    wins: bool
    card: Scorecard


def ranking(position: Position) -> tuple[Rank, ...]:
    """Return the players of a finished game, the winners first, then by total and by seat."""
    setup, state = position.setup, position.state
    keys = [(seat not in state.winners, -total) for seat, total in enumerate(state.totals)]
    return tuple(
        Rank(
            place=1 + sum(other < keys[seat] for other in keys),
            seat=seat,
            name=wording.player_name(setup, seat),
            points=state.totals[seat],
            wins=seat in state.winners,
            card=state.cards[seat],
        )
        for seat in sorted(range(len(keys)), key=lambda seat: keys[seat])
    )


class RankingRow(QLabel):
    """One player: place, flag, name, total and, where there is room, the card. Its text is what is spoken."""

    def __init__(self, look: Look, rank: Rank, *, alone: bool, last: bool, parent: QWidget) -> None:
        """Show a rank; `alone` is whether nobody shares the victory."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._look = look
        self._rank = rank
        self._winner = translate("Ranking", "Winner") if rank.wins and alone else ""
        self._last = last
        spoken = (str(rank.place), rank.name, str(rank.points), self._winner)
        self.setText(", ".join(part for part in spoken if part))

    @override
    def sizeHint(self) -> QSize:
        """Return the height of the design; any width will do."""
        return QSize(0, round(self._look.text_px(_ROW)))

    def _line(self) -> float:
        """Return the height of the line with the name: all of a row too low for the strip."""
        line = self._look.text_px(_LINE)
        return line if self.height() >= self._look.text_px(_ROW_WITH_STRIP) else float(self.height())

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the height below which rows scroll rather than shrink."""
        return QSize(0, round(self._look.text_px(LEAST_ROW)))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell in the tool tip the whole of a name that must be shortened."""
        super().resizeEvent(event)
        self._update_tip()

    def _update_tip(self) -> None:
        shortened = self._shown_name()[0] != self._rank.name
        self.setToolTip(plain_tool_tip(self._rank.name) if shortened else "")

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the player from left to right, and the card below."""
        look, theme, rank = self._look, self._look.theme, self._rank
        inset, line = look.px(SPACE_5), self._line()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(look.font(FontRole.SECTION))
            painter.setPen(theme.brassink if rank.wins else theme.ink2)
            painter.drawText(QRectF(inset, 0, self.width(), line), _LEFT, str(rank.place))
            width, height = (look.text_px(side) for side in _FLAG)
            flag = QRectF(inset + look.text_px(_RANK), (line - height) / 2, width, height)
            paint_flag(painter, flag, rank.seat)
            painter.setFont(look.font(FontRole.TOTAL))
            painter.setPen(theme.ink)
            painter.drawText(QRectF(0, 0, self.width() - inset, line), _RIGHT, str(rank.points))
            self._paint_name(painter, line)
            if line < self.height():
                room = self.height() - line - look.px(SPACE_4)
                strip = QRectF(inset, line, self.width() - 2 * inset, room)
                paint_score_strip(painter, strip, rank.card, rank.seat, look)
            if not self._last:
                painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), theme.line)

    def _name_left(self) -> float:
        look = self._look
        return look.px(SPACE_5) + look.text_px(_RANK + _FLAG[0]) + look.px(SPACE_3)

    def _shown_name(self) -> tuple[str, bool]:
        """Return the name as there is room for it, and whether the word Winner has room beside it."""
        look, name = self._look, self._rank.name
        font = look.font(FontRole.ROW_STRONG)
        points = text_width(look.font(FontRole.TOTAL), str(self._rank.points))
        room = self.width() - self._name_left() - points - look.px(SPACE_5 + SPACE_3)
        if self._winner:
            room -= look.text_px(_TROPHY) + look.px(SPACE_2)
            word = text_width(look.font(FontRole.CAPTION_STRONG), self._winner) + look.px(SPACE_2)
            if text_width(font, name) <= room - word:
                return name, True
        # The trophy alone says it too.
        return QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, max(0.0, room)), False

    def _paint_name(self, painter: QPainter, line: float) -> None:
        look, theme = self._look, self._look.theme
        shown, with_word = self._shown_name()
        font = look.font(FontRole.ROW_STRONG)
        painter.setFont(font)
        painter.setPen(theme.ink)
        left = self._name_left()
        painter.drawText(QRectF(left, 0, self.width(), line), _LEFT, shown)
        if not self._winner:
            return
        side = look.text_px(_TROPHY)
        mark = QRectF(left + text_width(font, shown) + look.px(SPACE_2), (line - side) / 2, side, side)
        paint_icon(painter, mark, "trophy", theme.brassink)
        if with_word:
            painter.setFont(look.font(FontRole.CAPTION_STRONG))
            painter.setPen(theme.brassink)
            area = QRectF(mark.right() + look.px(SPACE_1), 0, self.width(), line)
            painter.drawText(area, _LEFT, self._winner)


class RankingCard(Panel):
    """The ranking on a sheet, the winners' rows tinted under a brass strip."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start empty."""
        super().__init__(look, parent, radius=RADIUS_CARD)
        self._rows: list[RankingRow] = []
        self._winners = 0
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def show_ranking(self, ranks: tuple[Rank, ...]) -> None:
        """Show these players instead of those before."""
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._winners = sum(rank.wins for rank in ranks) if len(ranks) > 1 else 0
        alone = self._winners == 1
        self._rows = [RankingRow(self._look, rank, alone=alone, last=rank is ranks[-1], parent=self) for rank in ranks]
        for row in self._rows:
            self._column.addWidget(row, 1)
        self.updateGeometry()
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet, and the winners' part of it."""
        super().paintEvent(event)
        if not self._winners:
            return
        look, theme = self._look, self._look.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            sheet = rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), look.px(RADIUS_CARD) - 1)
            tinted = self._rows[self._winners - 1].geometry().bottom() + 1
            winners = rounded(QRectF(0, 0, self.width(), tinted), 0)
            painter.fillPath(sheet.intersected(winners), theme.col)
            strip = rounded(QRectF(0, 0, self.width(), look.px(_STRIP)), 0)
            whole = rounded(QRectF(self.rect()), look.px(RADIUS_CARD))
            painter.fillPath(whole.intersected(strip), theme.brass)
