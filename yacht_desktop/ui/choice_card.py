"""One of the best choices: its dice, what it says to do, and what it is worth."""

from math import ceil
from typing import Final, NamedTuple

from typing_extensions import override

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from yacht_desktop.ui.choice_dice import SIDE, dice_width, paint_choice_dice
from yacht_desktop.ui.coach_bars import Measured, paint_measure
from yacht_desktop.ui.focus_ring import Ringed
from yacht_desktop.ui.growth import Growth
from yacht_desktop.ui.icons import paint_icon
from yacht_desktop.ui.keyboard_focus import KeepsFocus
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.shade import paint_outline, rounded
from yacht_desktop.ui.text_fit import LEFT_LINE, RIGHT_LINE, font_to_fit, lines_of, text_width
from yacht_desktop.ui.theme import RADIUS_RAIL, SMALLEST_TEXT, FontRole, Look

_INSET: Final = 15
_DICE_LEFT: Final = 39
_LINE: Final = 20
_TICK: Final = 17
_TICK_GAP: Final = 4
_BORDER_BEST: Final = 2
_SENTENCE_SMALLEST: Final = 0.88
_DOT: Final = 3.5
_DOT_PITCH: Final = 16
_DOTS: Final = 3
_DOT_FAINT: Final = 0.25


class ShownChoice(NamedTuple):
    """What a card shows.

    Attributes:
        rank: 1 for the best; choices that are equally good share a rank.
        sentence: what to do.
        spoken: all of it for screen readers, but whether it is held.
        kept: faces kept, in the order in which they are shown.
        rolled: number of dice rolled.
        bars: points and, against others, the chance to win.
    """

    rank: int
    sentence: str
    spoken: str
    kept: tuple[int, ...]
    rolled: int
    bars: tuple[Measured, ...]


class _Air(NamedTuple):
    """What is free on a card, in px at scale 1: above, below, under the dice and over the bars."""

    top: int
    bottom: int
    dice_gap: int
    bars_gap: int


_USUAL: Final = _Air(12, 13, 7, 4)
_CLOSE: Final = _Air(8, 9, 4, 3)


class CardTexts(NamedTuple):
    """The words that all cards share, in the language in use."""

    held: str
    computing: str


class ChoiceCard(Ringed, KeepsFocus, QAbstractButton):
    """A card that can be chosen; while its choice is being worked out it shows three dots."""

    def __init__(self, look: Look, growth: Growth, parent: QWidget) -> None:
        """Show nothing but dots; `growth` says how far the bars have grown."""
        super().__init__(parent)
        self._look = look
        self._growth = growth
        self._choice: ShownChoice | None = None
        self._air = _USUAL
        self._held = False
        self._texts = CardTexts("", "")
        self._wave = 0.0
        self._bars = 2
        # A click must not take the focus: Space goes on rolling.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.add_ring(look, RADIUS_RAIL)
        growth.grew.connect(self.update)
        look.changed.connect(self._restyle)
        self.setEnabled(False)

    @property
    def choice(self) -> ShownChoice | None:
        """What the card shows; None while it is being worked out."""
        return self._choice

    def set_texts(self, texts: CardTexts) -> None:
        """Take the words of the language in use."""
        self._texts = texts
        self._speak()
        self.update()

    def show_choice(self, choice: ShownChoice | None, bars: int) -> None:
        """Show a choice, or dots for None; `bars` is how many bars the cards of this game have."""
        if (choice, bars) == (self._choice, self._bars):
            return
        self._choice, self._bars = choice, bars
        self.enable(ready=choice is not None)
        self._speak()
        self._restyle()

    def set_held(self, held: bool) -> None:  # noqa: FBT001 - the name says it
        """Say whether the dice in the tray are held just so."""
        if held != self._held:
            self._held = held
            self._speak()
            self.update()

    def set_wave(self, wave: float) -> None:
        """Say where the dots are in their motion, 0 to 1."""
        self._wave = wave
        if self._choice is None:
            self.update()

    def _speak(self) -> None:
        if self._choice is None:
            self.setAccessibleName(self._texts.computing)
        elif self._held:
            self.setAccessibleName(f"{self._choice.spoken} {self._texts.held}.")
        else:
            self.setAccessibleName(self._choice.spoken)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    # Layout

    @override
    def hasHeightForWidth(self) -> bool:
        """Return that a sentence may need a second line."""
        return True

    def set_close(self, close: bool) -> None:  # noqa: FBT001 - closer together or not
        """Leave less free, where much else has to be shown below."""
        air = _CLOSE if close else _USUAL
        if air != self._air:
            self._air = air
            self.updateGeometry()
            self.update()

    @override
    def heightForWidth(self, width: int) -> int:
        """Return the height of the design, and a line more where the sentence needs it."""
        return self._height(len(self._lines(width)[1]))

    def _height(self, lines: int) -> int:
        look = self._look
        fixed = look.px(sum(self._air) + SIDE)
        return ceil(fixed + look.text_px(_LINE) * (lines + self._bars))

    @override
    def sizeHint(self) -> QSize:
        """Return the height with one line; the width there is decides whether it needs more."""
        return QSize(0, self._height(1))

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def _lines(self, width: int) -> tuple[QFont, tuple[str, ...]]:
        """Return the sentence's font and lines: one line, smaller if need be, else two."""
        font = self._look.font(FontRole.ROW_STRONG)
        if self._choice is None:
            return font, ("",)
        room = width - 2 * self._look.px(_INSET)
        sentence = self._choice.sentence
        font = font_to_fit(font, sentence, room, _SENTENCE_SMALLEST, SMALLEST_TEXT)
        if text_width(font, sentence) <= room:
            return font, (sentence,)
        return font, lines_of(sentence, font, room)

    # Painting

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card: fill, border, dice, sentence and bars, or dots."""
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_body(painter)
            if self._choice is None:
                self._paint_dots(painter)
            else:
                self._paint_head(painter, self._choice)
                self._paint_words(painter, self._choice)

    def _paint_body(self, painter: QPainter) -> None:
        look, theme = self._look, self._look.theme
        area, radius = QRectF(self.rect()), look.px(RADIUS_RAIL)
        painter.fillPath(rounded(area, radius), theme.sel if self.isDown() else theme.surface)
        if self._choice is not None and self._choice.rank == 1:
            paint_outline(painter, area, radius, max(1, round(look.px(_BORDER_BEST))), theme.brass)
        else:
            hovered = self.isEnabled() and self.underMouse()
            paint_outline(painter, area, radius, 1, theme.line2 if hovered else theme.line)

    def _paint_dots(self, painter: QPainter) -> None:
        look = self._look
        painter.setPen(Qt.PenStyle.NoPen)
        for dot in range(_DOTS):
            distance = abs(self._wave * (_DOTS + 1) - 1 - dot)
            strength = max(_DOT_FAINT, 1 - distance) if self._wave else 1.0
            painter.setOpacity(strength)
            painter.setBrush(look.theme.ink3)
            x = self.width() / 2 + (dot - 1) * look.px(_DOT_PITCH)
            painter.drawEllipse(QPointF(x, self.height() / 2), look.px(_DOT), look.px(_DOT))
        painter.setOpacity(1)

    def _paint_head(self, painter: QPainter, choice: ShownChoice) -> None:
        look, theme = self._look, self._look.theme
        middle = look.px(self._air.top + SIDE / 2)
        painter.setFont(look.font(FontRole.SECTION))
        painter.setPen(theme.brassink if choice.rank == 1 else theme.ink2)
        height = look.line_height(FontRole.SECTION)
        rank = QRectF(look.px(_INSET), middle - height / 2, look.px(_DICE_LEFT), height)
        painter.drawText(rank, LEFT_LINE, str(choice.rank))
        paint_choice_dice(painter, QPointF(look.px(_DICE_LEFT), middle), choice.kept, choice.rolled, look)
        if self._held:
            dice = look.px(_DICE_LEFT) + dice_width(len(choice.kept) + choice.rolled, look)
            self._paint_held(painter, middle, dice)

    def _paint_held(self, painter: QPainter, middle: float, dice: float) -> None:
        """Paint a tick and, where there is room beside the dice, the words."""
        look, theme = self._look, self._look.theme
        font = look.font(FontRole.CAPTION_STRONG)
        right = self.width() - look.px(_INSET)
        tick = look.px(_TICK)
        words = text_width(font, self._texts.held) + look.px(_TICK_GAP)
        left = right - words - tick
        if left < dice + look.px(_TICK_GAP):
            left = right - tick
        else:
            painter.setFont(font)
            painter.setPen(theme.brassink)
            height = look.line_height(FontRole.CAPTION)
            painter.drawText(QRectF(left, middle - height / 2, right - left, height), RIGHT_LINE, self._texts.held)
        paint_icon(painter, QRectF(left, middle - tick / 2, tick, tick), "check", theme.brassink)

    def _paint_words(self, painter: QPainter, choice: ShownChoice) -> None:
        look, theme = self._look, self._look.theme
        inset, line = look.px(_INSET), look.text_px(_LINE)
        top = look.px(self._air.top + SIDE + self._air.dice_gap)
        font, lines = self._lines(self.width())
        painter.setFont(font)
        painter.setPen(theme.ink)
        for text in lines:
            painter.drawText(QRectF(inset, top, self.width() - 2 * inset, line), LEFT_LINE, text)
            top += line
        top += look.px(self._air.bars_gap)
        for bar, colour in zip(choice.bars, (theme.link, theme.pos), strict=False):
            area = QRectF(inset, top, self.width() - 2 * inset, line)
            paint_measure(painter, area, bar._replace(share=bar.share * self._growth.part), colour, look)
            top += line

    # Being chosen

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with Enter as with Space; a held key chooses once."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.accept()
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        """Show a stronger border under the pointer."""
        super().enterEvent(event)
        self.update()

    @override
    def leaveEvent(self, event: QEvent) -> None:
        """Show the usual border."""
        super().leaveEvent(event)
        self.update()
