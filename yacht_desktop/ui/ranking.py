"""The players in the order in which a game left them."""

from dataclasses import dataclass
from typing import Final

from typing_extensions import override

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from yacht_desktop.game.scorecard import Scorecard
from yacht_desktop.game.state import GameState
from yacht_desktop.session.position import Position
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.ui import wording
from yacht_desktop.ui.flags import paint_flag
from yacht_desktop.ui.icons import paint_icon
from yacht_desktop.ui.luck_bars import LuckAndSkill, LuckBars
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.ranking_foot import INSET
from yacht_desktop.ui.score_strip import paint_score_strip
from yacht_desktop.ui.text_fit import font_to_fit, text_width, usual_share
from yacht_desktop.ui.theme import SMALLEST_TEXT, SPACE_1, SPACE_2, SPACE_3, SPACE_4, FontRole, Look
from yacht_desktop.ui.tool_tip import plain_tool_tip
from yacht_desktop.ui.wording import charts as words

ROW: Final = 146
LEAST_ROW: Final = 73
# A row this much higher than the design's has the strip of its player's card below the bars.
_STRIP_FROM: Final = 60
_STRIP: Final = 3
_RANK: Final = 28
_FLAG: Final = (28, 19)
_TROPHY: Final = 18
# The middle of the line with the name and of the two bars, in a row of the design's height and in the least.
_MIDDLES: Final = ((35, 81, 109), (19, 42, 60))
_SMALL_BELOW: Final = 110
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
            name=wording.whole_name(setup, seat),
            points=state.totals[seat],
            wins=seat in state.winners,
            card=state.cards[seat],
        )
        for seat in sorted(range(len(keys)), key=lambda seat: keys[seat])
    )


def looked_at(setup: GameSetup, state: GameState) -> int:
    """Return through whose eyes a game is shown: the person who is ahead of all others, else the winner."""
    keys = [
        (not player.is_human, seat not in state.winners, -state.totals[seat])
        for seat, player in enumerate(setup.players)
    ]
    return min(range(len(keys)), key=lambda seat: keys[seat])


class RankingRow(QLabel):
    """One player: place, flag, name, total, Luck and Skill and, where there is room, the card.

    Its text is what is spoken.
    """

    def __init__(self, look: Look, rank: Rank, *, alone: bool, last: bool, parent: QWidget) -> None:
        """Show a rank; `alone` is whether nobody shares the victory."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._look = look
        self._rank = rank
        self._winner = translate("Ranking", "Winner") if rank.wins and alone else ""
        self._last = last
        self._bars: LuckAndSkill | None = None
        self._part = 1.0
        self._say()

    @property
    def seat(self) -> int:
        """Whose row it is."""
        return self._rank.seat

    def show_bars(self, bars: LuckAndSkill | None) -> None:
        """Show luck and skill, or their empty bars while they are unknown."""
        self._bars = bars
        self._say()
        self.update()

    def show_part(self, part: float) -> None:
        """Let the bars have grown to a part of their length, 0 to 1."""
        self._part = part
        self.update()

    def _say(self) -> None:
        spoken = [str(self._rank.place), self._rank.name, str(self._rank.points), self._winner]
        if self._bars is not None:
            spoken += [words.luck_spoken(self._bars.luck), words.skill_spoken(self._bars.lost)]
        self.setText(", ".join(part for part in spoken if part))

    @override
    def sizeHint(self) -> QSize:
        """Return the height of the design; any width will do."""
        return QSize(0, round(self._look.text_px(ROW)))

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

    def _middles(self) -> tuple[float, float, float]:
        """Return the middle of the line with the name, and of the two bars."""
        look, (full, least) = self._look, _MIDDLES
        share = (self.height() / look.text_px(1) - LEAST_ROW) / (ROW - LEAST_ROW)
        share = min(max(share, 0.0), 1.0)
        # What a row has more than the design's is shared above and below, unless the strip takes it.
        more = 0.0 if self._has_strip else max(0.0, (self.height() - look.text_px(ROW)) / 2)
        name, luck, skill = (
            round(more + look.text_px(low + (high - low) * share)) for high, low in zip(full, least, strict=True)
        )
        return name, luck, skill

    @property
    def _is_small(self) -> bool:
        return self.height() < self._look.text_px(_SMALL_BELOW)

    @property
    def _has_strip(self) -> bool:
        return self.height() >= self._look.text_px(ROW + _STRIP_FROM)

    def bars(self) -> LuckBars:
        """Return where the bars are."""
        inset, (_, luck, skill) = self._look.px(INSET), self._middles()
        area = QRectF(inset, 0, self.width() - 2 * inset, self.height())
        return LuckBars(self._look, area, (luck, skill), small=self._is_small)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the player from left to right, the bars, and the card below."""
        look, theme, rank = self._look, self._look.theme, self._rank
        inset, middle = look.px(INSET), self._middles()[0]
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            line = QRectF(inset, 0, self.width() - 2 * inset, 2 * middle)
            painter.setFont(look.font(FontRole.SECTION if self._is_small else FontRole.ACTION))
            painter.setPen(theme.brassink if rank.wins else theme.ink2)
            painter.drawText(line, _LEFT, str(rank.place))
            width, height = (look.text_px(side) for side in _FLAG)
            flag = QRectF(inset + look.text_px(_RANK), middle - height / 2, width, height)
            paint_flag(painter, flag, rank.seat, theme)
            painter.setFont(self._figure_font())
            painter.setPen(theme.ink)
            painter.drawText(line, _RIGHT, str(rank.points))
            self._paint_name(painter, 2 * middle)
            self.bars().paint(painter, self._bars, self._part)
            self._paint_strip(painter)
            if not self._last:
                painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), theme.line)

    def _figure_font(self) -> QFont:
        return self._look.font(FontRole.TOTAL_OTHER if self._is_small else FontRole.FIGURE)

    def _name_font(self) -> QFont:
        return self._look.font(FontRole.ROW_STRONG if self._is_small else FontRole.NAME)

    def _paint_strip(self, painter: QPainter) -> None:
        """Paint the player's card at a glance, where a row is high enough."""
        look = self._look
        top = look.text_px(ROW)
        if not self._has_strip:
            return
        inset = look.px(INSET)
        strip = QRectF(inset, top, self.width() - 2 * inset, self.height() - top - look.px(SPACE_4))
        paint_score_strip(painter, strip, self._rank.card, self._rank.seat, look)

    def _name_left(self) -> float:
        look = self._look
        return look.px(INSET) + look.text_px(_RANK + _FLAG[0]) + look.px(SPACE_3)

    def _shown_name(self) -> tuple[str, QFont, bool]:
        """Return the name as there is room for it, its font, and whether the word Winner has room beside it."""
        look, name = self._look, self._rank.name
        font = self._name_font()
        points = text_width(self._figure_font(), str(self._rank.points))
        room = self.width() - self._name_left() - points - look.px(INSET + SPACE_3)
        if self._winner:
            room -= look.text_px(_TROPHY) + look.px(SPACE_3)
            word = text_width(look.font(FontRole.CAPTION_STRONG), self._winner) + look.px(SPACE_2)
            if text_width(font, name) <= room - word:
                return name, font, True
        # The trophy alone says it too.
        font = font_to_fit(font, name, room, usual_share(look.text_scale), SMALLEST_TEXT)
        return QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, max(0.0, room)), font, False

    def _paint_name(self, painter: QPainter, line: float) -> None:
        look, theme = self._look, self._look.theme
        shown, font, with_word = self._shown_name()
        painter.setFont(font)
        painter.setPen(theme.ink)
        left = self._name_left()
        painter.drawText(QRectF(left, 0, self.width(), line), _LEFT, shown)
        if not self._winner:
            return
        side = look.text_px(_TROPHY)
        mark = QRectF(left + text_width(font, shown) + look.px(SPACE_3), (line - side) / 2, side, side)
        paint_icon(painter, mark, "trophy", theme.brassink)
        if with_word:
            painter.setFont(look.font(FontRole.CAPTION_STRONG))
            painter.setPen(theme.brassink)
            area = QRectF(mark.right() + look.px(SPACE_1 + 2), 0, self.width(), line)
            painter.drawText(area, _LEFT, self._winner)
