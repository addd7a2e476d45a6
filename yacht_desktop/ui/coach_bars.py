"""The bars of the coach: what a choice is worth, the chances of the table, luck and skill so far."""

from math import ceil
from typing import Final, NamedTuple

from typing_extensions import override

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from yacht_desktop.ui.growth import Growth
from yacht_desktop.ui.luck_bars import paint_loss
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.text_fit import LEFT_LINE, RIGHT_LINE, lines_of, text_width
from yacht_desktop.ui.theme import RADIUS_BAR, FontRole, Look

# Label, bar and figure of a measure, from left to right.
_LABEL: Final = 60
_GAP: Final = 10
_FIGURE: Final = 60
_BAR: Final = 8
_LIFT: Final = 1

# A balance: its two lines of text with the bar between.
_LINE: Final = 16
_SPACE: Final = 2
_HEAD_DROP: Final = 1
_BALANCE: Final = 12
_ZERO: Final = 2
_BEYOND: Final = 2
USUAL_REACH: Final = 30.0
_REACH_STEP: Final = 10.0


class Measured(NamedTuple):
    """A measure of a choice: what it is called, its figure, and how much of its bar is full, 0 to 1."""

    label: str
    figure: str
    share: float


class Balance(NamedTuple):
    """Luck or skill: what it is called, its points and their figure, and a sentence about them."""

    label: str
    points: float
    figure: str
    sentence: str


def strong(font: QFont) -> QFont:
    """Return a font in the weight of figures."""
    bolder = QFont(font)
    bolder.setWeight(QFont.Weight.DemiBold)
    return bolder


def paint_measure(painter: QPainter, area: QRectF, measured: Measured, colour: QColor, look: Look) -> None:
    """Paint a measure on one line: label, bar and figure."""
    theme = look.theme
    font = look.font(FontRole.MENU)
    label = max(look.px(_LABEL), text_width(font, measured.label) + look.px(_GAP))
    figure = max(look.px(_FIGURE), text_width(strong(font), measured.figure) + look.px(_GAP))
    # Figures have no descenders: text looks centred a little above the middle of its line.
    line = area.translated(0, -look.px(_LIFT))
    painter.setFont(font)
    painter.setPen(theme.ink2)
    painter.drawText(line, LEFT_LINE, measured.label)
    painter.setFont(strong(font))
    painter.setPen(theme.ink)
    painter.drawText(line, RIGHT_LINE, measured.figure)
    height = round(look.px(_BAR))
    top = round(area.center().y() - height / 2)
    track = QRectF(area.x() + label, top, max(0.0, area.width() - label - figure), height)
    painter.fillPath(rounded(track, height / 2), theme.track)
    if measured.share > 0:
        full = QRectF(track.x(), top, max(height, track.width() * min(1.0, measured.share)), height)
        painter.fillPath(rounded(full, height / 2).intersected(rounded(track, height / 2)), colour)


def reach_of(*points: float) -> float:
    """Return what the bars of a balance reach on either side: 30 points, or more in whole tens.

    >>> reach_of(12.1, -7.9), reach_of(44.0)
    (30.0, 50.0)
    """
    largest = max((abs(one) for one in points), default=0.0)
    return max(USUAL_REACH, _REACH_STEP * ceil(largest / _REACH_STEP))


class BalanceBar(QLabel):
    """Luck or skill on a bar with zero in its middle. Its text is what is spoken."""

    def __init__(self, look: Look, growth: Growth, parent: QWidget) -> None:
        """Start empty; `growth` says how far the bar has grown."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._look = look
        self._growth = growth
        self._balance: Balance | None = None
        self._reach = USUAL_REACH
        growth.grew.connect(self.update)
        look.changed.connect(self._restyle)

    def show_balance(self, balance: Balance | None, label: str, reach: float = USUAL_REACH) -> None:
        """Show points on a bar that reaches so far on either side; an empty one while they are unknown."""
        shown = balance or Balance(label, 0.0, "", "")
        if (shown, reach) == (self._balance, self._reach):
            return
        self._balance, self._reach = shown, reach
        spoken = " ".join(part for part in (shown.label, shown.figure) if part)
        self.setText(f"{spoken}. {shown.sentence}".strip())
        self._restyle()

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def _sentence_lines(self, width: int) -> tuple[str, ...]:
        if self._balance is None:
            return ("",)
        return lines_of(self._balance.sentence, self._look.font(FontRole.CAPTION), width)

    @override
    def hasHeightForWidth(self) -> bool:
        """Return that the sentence may need a second line."""
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        """Return the height of label, bar and sentence."""
        return self._height(len(self._sentence_lines(width)))

    def _height(self, lines: int) -> int:
        look = self._look
        return ceil(look.text_px(_LINE) * (1 + lines) + look.px(_BALANCE + 2 * _SPACE))

    @override
    def sizeHint(self) -> QSize:
        """Return the height with one line; the width there is decides whether it needs more."""
        return QSize(0, self._height(1))

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint label and figure, the bar below, then the sentence."""
        balance = self._balance
        if balance is None:
            return
        look, theme = self._look, self._look.theme
        line = look.text_px(_LINE)
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            # A text is cut to its rectangle where that is lower than its font, so this one is higher than its line.
            height = look.line_height(FontRole.BODY)
            head = QRectF(0, look.px(_HEAD_DROP) + (line - height) / 2, self.width(), height)
            painter.setFont(look.font(FontRole.BODY_STRONG))
            painter.setPen(theme.ink)
            painter.drawText(head, LEFT_LINE, balance.label)
            painter.drawText(head, RIGHT_LINE, balance.figure)
            track = QRectF(0, round(line + look.px(_SPACE)), self.width(), round(look.px(_BALANCE)))
            self._paint_bar(painter, track, balance)
            painter.setFont(look.font(FontRole.CAPTION))
            painter.setPen(theme.ink2)
            top = track.bottom() + look.px(_SPACE)
            for text in self._sentence_lines(self.width()):
                painter.drawText(QRectF(0, top, self.width(), line), LEFT_LINE, text)
                top += line

    def _paint_bar(self, painter: QPainter, track: QRectF, balance: Balance) -> None:
        look, theme = self._look, self._look.theme
        painter.fillPath(rounded(track, look.px(RADIUS_BAR)), theme.track)
        zero = track.center().x()
        length = track.width() / 2 * self._growth.part * min(1.0, abs(balance.points) / self._reach)
        if balance.points >= 0:
            painter.fillRect(QRectF(zero, track.y(), length, track.height()), theme.pos)
        else:
            paint_loss(painter, QRectF(zero - length, track.y(), length, track.height()), look, theme.neg)
        width = max(1, round(look.px(_ZERO)))
        mark = track.adjusted(0, -look.px(_BEYOND), 0, look.px(_BEYOND))
        painter.fillRect(QRectF(round(zero - width / 2), mark.y(), width, mark.height()), theme.ink)
