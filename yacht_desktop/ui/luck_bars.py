"""Luck and Skill of a player as two bars on one shared zero."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from yacht_desktop.coach.reviews import Review
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.text_fit import LEFT_LINE, RIGHT_LINE, text_width
from yacht_desktop.ui.theme import RADIUS_BAR, FontRole, Look
from yacht_desktop.ui.wording import charts as words
from yacht_desktop.ui.wording.figures import points_text

USUAL: Final = (-34.0, 42.0)
"""What the bars reach from and to, in points, unless a game needs more."""
_LABEL_GAP: Final = 16
_FIGURE_GAP: Final = 31
_BAR: Final = (14, 10)
"""Height of a bar, and of one where room is short."""
_ZERO: Final = 2.0
_ZERO_BEYOND: Final = 5
_HATCH: Final = (6.0, 2.0)
"""Distance and width of the lines of a hatch."""
_HATCH_STRENGTH: Final = 0.5
_STEP: Final = 10


@dataclass(frozen=True, slots=True)
class LuckAndSkill:
    """What the bars of one player show.

    Attributes:
        luck: points the dice gave.
        lost: points given up by choices.
        reach: the points at the left and the right end of the bars, alike for all players.
    """

    luck: float
    lost: float
    reach: tuple[float, float]


def luck_and_skill(review: Review) -> tuple[LuckAndSkill, ...]:
    """Return the bars of all players, on one scale that holds them all."""
    low, high = USUAL
    for player in review.players:
        low = min(low, player.luck, -player.lost)
        high = max(high, player.luck)
    if (low, high) != USUAL:
        # Whole tens, so that the bars of games alike are alike.
        low, high = _STEP * (low // _STEP), -_STEP * (-high // _STEP)
    return tuple(LuckAndSkill(player.luck, player.lost, (low, high)) for player in review.players)


def label_width(look: Look) -> float:
    """Return the room that the labels of the bars need."""
    font = look.font(FontRole.BODY)
    return max(text_width(font, words.luck_label()), text_width(font, words.skill_label()))


class LuckBars:
    """Paints both bars into a place; how far apart and how high they are follows from the room."""

    def __init__(self, look: Look, area: QRectF, middles: tuple[float, float], *, small: bool) -> None:
        """Take the place.

        Args:
            look: colours, sizes and fonts.
            area: from the labels' left to the figures' right edge.
            middles: the y of the two bars.
            small: whether bars and texts are smaller than usual.
        """
        self._look = look
        self._area = area
        self._middles = middles
        self._small = small
        figures = look.font(FontRole.CAPTION_STRONG if small else FontRole.BODY_STRONG)
        left = area.left() + max(look.px(30), label_width(look)) + look.px(_LABEL_GAP)
        right = area.right() - text_width(figures, points_text(-100.0)) - look.px(_FIGURE_GAP)
        # 240 px wide in the design; wider cards do not stretch them.
        self._track = QRectF(left, 0, max(1.0, right - left), look.text_px(_BAR[small]))

    @property
    def track(self) -> QRectF:
        """The bars' left edge, width and height."""
        return self._track

    def zero(self, bars: LuckAndSkill) -> float:
        """Return the x of the zero."""
        return self._x(0.0, bars)

    def _x(self, points: float, bars: LuckAndSkill) -> float:
        low, high = bars.reach
        return self._track.left() + self._track.width() * (points - low) / (high - low)

    def paint(self, painter: QPainter, bars: LuckAndSkill | None, part: float) -> None:
        """Paint labels, bars and figures; of the bars only a part, 0 to 1; without figures while they are unknown."""
        values = (None, None) if bars is None else (bars.luck, -bars.lost)
        texts = ("", "") if bars is None else (points_text(bars.luck, signed=True), points_text(-bars.lost))
        labels = (words.luck_label(), words.skill_label())
        for middle, label, value, text in zip(self._middles, labels, values, texts, strict=True):
            self._paint_texts(painter, middle, label, text)
            track = self._track.translated(0, middle - self._track.height() / 2)
            painter.fillPath(rounded(track, self._look.px(RADIUS_BAR)), self._look.theme.track)
            if bars is not None and value is not None:
                self._paint_bar(painter, track, (self._x(0.0, bars), self._x(part * value, bars)))
        if bars is not None:
            beyond = self._look.px(_ZERO_BEYOND)
            width = max(1, round(self._look.px(_ZERO)))
            top = self._middles[0] - self._track.height() / 2 - beyond
            bottom = self._middles[1] + self._track.height() / 2 + beyond
            painter.fillRect(QRectF(round(self.zero(bars) - width / 2), top, width, bottom - top), self._look.theme.ink)

    def _paint_texts(self, painter: QPainter, middle: float, label: str, figure: str) -> None:
        look, theme = self._look, self._look.theme
        line = look.line_height(FontRole.BODY)
        area = QRectF(self._area.left(), middle - line / 2, self._area.width(), line)
        painter.setFont(look.font(FontRole.CAPTION if self._small else FontRole.BODY))
        painter.setPen(theme.ink2)
        painter.drawText(area, LEFT_LINE, label)
        painter.setFont(look.font(FontRole.CAPTION_STRONG if self._small else FontRole.BODY_STRONG))
        painter.setPen(theme.ink)
        painter.drawText(area, RIGHT_LINE, figure)

    def _paint_bar(self, painter: QPainter, track: QRectF, ends: tuple[float, float]) -> None:
        zero, end = ends
        theme = self._look.theme
        bar = QRectF(min(zero, end), track.top(), abs(end - zero), track.height())
        if end >= zero:
            painter.fillRect(bar, theme.pos)
        else:
            paint_loss(painter, bar, self._look, theme.neg)


def paint_loss(painter: QPainter, bar: QRectF, look: Look, colour: QColor) -> None:
    """Paint a bar that stands for a loss: hatched, so that it is not told by colour alone."""
    painter.save()
    painter.fillRect(bar, colour)
    painter.setClipRect(bar, Qt.ClipOperation.IntersectClip)
    light = QColor(look.theme.surface)
    light.setAlphaF(_HATCH_STRENGTH)
    distance, width = (look.px(length) for length in _HATCH)
    painter.setPen(QPen(light, width))
    # From zero on, so that a growing bar's hatch stands still.
    x = bar.right()
    while x > bar.left() - bar.height():
        painter.drawLine(QPointF(x, bar.bottom()), QPointF(x + bar.height(), bar.top()))
        x -= distance
    painter.restore()
