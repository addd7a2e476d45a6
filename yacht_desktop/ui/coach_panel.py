"""The coach beside the table: the best choices, everybody's chances, and the game so far."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QEasingCurve, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractSlider, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from yacht_desktop.coach.choices import Advice
from yacht_desktop.ui.chance_meter import Chance, ChanceMeter
from yacht_desktop.ui.coach_bars import USUAL_REACH, Balance, BalanceBar, reach_of
from yacht_desktop.ui.coach_cards import CoachCards
from yacht_desktop.ui.controls import IconButton
from yacht_desktop.ui.growth import Growth
from yacht_desktop.ui.icons import paint_icon
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.slim_scroll_bar import SlimScrollBar
from yacht_desktop.ui.theme import BARS_MS, FontRole, Look
from yacht_desktop.ui.wording import charts as chart_words
from yacht_desktop.ui.wording import coach_panel as words
from yacht_desktop.ui.words import Ink, Words

_TITLE: Final = 56
_INSET: Final = 16
_LINE: Final = 1
_CLOSE_INSET: Final = 10
_ICON: Final = 20
_ICON_GAP: Final = 12
# What lies between the parts of the two halves, and below the last.
_GAPS_ABOVE: Final = 6
_GAPS_BELOW: Final = 3
_MARGIN_ABOVE: Final = 6
_MARGIN_BELOW: Final = (5, 6)
_QUIET: Final = 120
_IN_ONE_ROW: Final = 3
"""Least height of a sentence in the place of the cards."""
_SCROLLING: Final = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}
_USUAL_FORM: Final[tuple[FontRole, Ink]] = (FontRole.CAPTION, "ink3")
_HELD_FORM: Final[tuple[FontRole, Ink]] = (FontRole.CAPTION_STRONG, "ink")


class _Half(QWidget):
    """Parts one below the other; a line runs above the lower half, from side to side."""

    def __init__(self, look: Look, parent: QWidget, *, lined: bool) -> None:
        super().__init__(parent)
        self._look = look
        self._lined = lined
        self.column = QVBoxLayout(self)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        if self._lined:
            with Painter(self) as painter:
                painter.fillRect(0, 0, self.width(), _LINE, self._look.theme.line)


class CoachPanel(QWidget):
    """Shows what it is given and says what is chosen; it decides nothing itself.

    Signals:
        chosen: a card was chosen, with its Option.
        close_wanted: the × was clicked, or Escape pressed.
    """

    chosen = Signal(object)
    close_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start hidden, with nothing known."""
        super().__init__(parent)
        self.setObjectName("coachPanel")
        self._look = look
        self._choices_growth = Growth(look, BARS_MS, QEasingCurve.Type.OutCubic, self)
        self._growth = Growth(look, BARS_MS, QEasingCurve.Type.OutCubic, self)
        self._title = Words(look, FontRole.ACTION, "ink", self)
        self._close = IconButton(look, "close", "", self)
        self._close.setObjectName("closeCoachButton")
        self._close.clicked.connect(self.close_wanted)
        self._scroll = QScrollArea(self)
        self._body = QWidget(self._scroll)
        self._upper = _Half(look, self._body, lined=False)
        self.cards = CoachCards(look, self._choices_growth, self._upper)
        self.cards.chosen.connect(self.chosen)
        self._quiet = Words(look, FontRole.BODY, "ink2", self._upper, wraps=True)
        self._quiet.setObjectName("coachQuiet")
        self._note = Words(look, FontRole.CAPTION, "ink3", self._upper, wraps=True)
        self._note.setObjectName("coachNote")
        self._meter = ChanceMeter(look, self._growth, self._upper)
        self._lower = _Half(look, self._body, lined=True)
        self._game_title = Words(look, FontRole.SECTION, "ink", self._lower, wraps=True)
        self._luck = BalanceBar(look, self._growth, self._lower)
        self._skill = BalanceBar(look, self._growth, self._lower)
        self._quiet.hide()
        self._meter.hide()
        self._lower.hide()
        self._arrange()
        self.hide()
        look.changed.connect(self._restyle)
        self._restyle()
        self.retranslate()

    def _arrange(self) -> None:
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setVerticalScrollBar(SlimScrollBar(self._look, self._scroll))
        self._scroll.setWidget(self._body)
        self._rest = QVBoxLayout()
        for part in (self._quiet, self._note, self._meter):
            self._rest.addWidget(part)
        self._upper.column.addWidget(self.cards)
        self._upper.column.addLayout(self._rest)
        self._lower.column.addWidget(self._game_title)
        self._lower.column.addWidget(self._luck)
        self._lower.column.addWidget(self._skill)
        column = QVBoxLayout(self._body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._upper)
        column.addWidget(self._lower)
        column.addStretch(1)
        self._head = QHBoxLayout()
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self._close)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(_LINE, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._head)
        whole.addWidget(self._scroll, 1)

    @property
    def first_control(self) -> QWidget:
        """What the keyboard comes to first: the best choice, or the × where there is none."""
        best = self.cards.cards[0]
        return best if best.isVisible() and best.isEnabled() else self._close

    @property
    def scroll_range(self) -> int:
        """How far the panel can be scrolled, in px; 0 where everything shows."""
        return self._scroll.verticalScrollBar().maximum()

    # What is shown

    def show_advice(self, advice: Advice) -> None:
        """Show the best choices."""
        self._show_cards(cards=True)
        self.cards.show_advice(advice)
        self._choices_growth.start()

    def show_waiting(self, bars: int) -> None:
        """Show that choices with so many bars are being worked out."""
        self._show_cards(cards=True)
        self.cards.show_waiting(bars)
        self._note.setText(words.points_meaning())

    def show_preparing(self, sentence: str) -> None:
        """Say below the dots why this takes long."""
        self._note.setText(sentence)

    def show_quiet(self, sentence: str) -> None:
        """Show a sentence where there is nothing to choose."""
        self._show_cards(cards=False)
        self._quiet.setText(sentence)
        self._fit_quiet()

    def show_held(self, held: tuple[int, ...] | None, otherwise: str) -> None:
        """Mark the card with these faces held; where there is none, say what is held instead."""
        says_held = not self.cards.show_held(held) and bool(otherwise)
        self._note.setText(otherwise if says_held else words.points_meaning())
        self._note.set_form(*_HELD_FORM if says_held else _USUAL_FORM)

    def show_chances(self, chances: tuple[Chance, ...]) -> None:
        """Show every player's chance to win; none for an empty tuple."""
        figures = [chance.figure for chance in chances]
        self._meter.show_chances(chances, words.chances_spoken([chance.name for chance in chances], figures))
        self._meter.setVisible(bool(chances))
        for card in self.cards.cards:
            card.set_close(len(chances) > _IN_ONE_ROW)
        self._fit_quiet()

    def show_game(self, title: str, luck: Balance | None, skill: Balance | None) -> None:
        """Show luck and skill under a title; empty bars while they are unknown, nothing without a title."""
        known = [balance.points for balance in (luck, skill) if balance is not None]
        reach = reach_of(*known) if known else USUAL_REACH
        self._game_title.setText(title)
        self._luck.show_balance(luck, chart_words.luck_label(), reach)
        self._skill.show_balance(skill, chart_words.skill_label(), reach)
        self._lower.setVisible(bool(title))
        self._fit_quiet()

    def retranslate(self) -> None:
        """Say what does not change with the game in the language in use."""
        self.setAccessibleName(words.title())
        self._title.setText(words.title())
        self._close.set_spoken(words.close_spoken())
        self.cards.retranslate()
        self._note.setText(words.points_meaning())

    def _show_cards(self, *, cards: bool) -> None:
        self.cards.setVisible(cards)
        self._note.setVisible(cards)
        self._quiet.setVisible(not cards)

    def _fit_quiet(self) -> None:
        """Let a sentence keep the place of the cards, where there is room, so that the rest stays where it is."""
        width = self._scroll.viewport().width() - 2 * round(self._look.px(_INSET))
        spacing = self._rest.spacing()
        cards = self.cards.usual_height + self._upper.column.spacing() + self._note.heightForWidth(width)
        rest = self._upper.column.contentsMargins().bottom()
        if self._meter.isVisibleTo(self._upper):
            rest += spacing + self._meter.heightForWidth(width)
        if self._lower.isVisibleTo(self._body):
            rest += self._lower.heightForWidth(self._scroll.viewport().width())
        least = round(self._look.text_px(_QUIET))
        self._quiet.setMinimumHeight(max(least, min(cards, self._scroll.viewport().height() - rest)))

    # Look

    def _restyle(self) -> None:
        look = self._look
        px = look.px
        inset = round(px(_INSET))
        icon = round(px(_ICON + _ICON_GAP))
        # The cards have room for their focus rings round them, which takes from what lies there.
        ring = self.cards.ring
        close = round(px(_CLOSE_INSET))
        self._head.setContentsMargins(inset + icon, ring, close, 0)
        self._title.setFixedHeight(round(look.text_px(_TITLE)) - 2 * ring)
        gap = round(px(_GAPS_ABOVE))
        self._upper.column.setContentsMargins(inset - ring, 0, inset - ring, round(px(_MARGIN_ABOVE)))
        self._upper.column.setSpacing(max(0, gap - ring))
        self._rest.setContentsMargins(ring, 0, ring, 0)
        self._rest.setSpacing(gap)
        above, below = (round(px(length)) for length in _MARGIN_BELOW)
        self._lower.column.setContentsMargins(inset, above, inset, below)
        self._lower.column.setSpacing(round(px(_GAPS_BELOW)))
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Window, look.theme.bar)
        for part in (self, self._scroll, self._body):
            part.setPalette(palette)
        self._fit_quiet()
        self.update()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Let all bars grow once."""
        super().showEvent(event)
        self._growth.start()
        self._choices_growth.start()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the height anew."""
        super().resizeEvent(event)
        self._fit_quiet()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the line at its left edge and the compass before the title."""
        look, theme = self._look, self._look.theme
        with Painter(self) as painter:
            painter.fillRect(self.rect(), theme.bar)
            painter.fillRect(0, 0, _LINE, self.height(), theme.line)
            side = look.px(_ICON)
            middle = self._title.geometry().center().y() + 1
            place = QRectF(_LINE + look.px(_INSET), round(middle - side / 2), side, side)
            paint_icon(painter, place, "coach", theme.brassink)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape, scroll with Page Up and Page Down; everything else is the window's."""
        scrolling = _SCROLLING.get(Qt.Key(event.key()))
        if scrolling is not None:
            event.accept()
            self._scroll.verticalScrollBar().triggerAction(scrolling)
            return
        if event.key() == Qt.Key.Key_Escape and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            event.accept()
            self.close_wanted.emit()
            return
        super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep a click from what lies under the panel."""
        event.accept()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
