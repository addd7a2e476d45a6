"""The coach's three cards, with dots that move while they are worked out."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yacht_desktop.coach.choices import EQUAL, Advice, Measure, Option
from yacht_desktop.ui.choice_card import CardTexts, ChoiceCard, ShownChoice
from yacht_desktop.ui.coach_bars import Measured
from yacht_desktop.ui.growth import Growth
from yacht_desktop.ui.theme import DOTS_MS, RING_GAP, RING_WIDTH, Look
from yacht_desktop.ui.wording import coach as words
from yacht_desktop.ui.wording import coach_panel as panel_words
from yacht_desktop.ui.wording.figures import percent_text, points_text

CARDS: Final = 3
_GAP: Final = 10
_EMPTY_AT: Final = 10.0
"""A bar of points is empty where a choice is so many points behind the best."""


class CoachCards(QWidget):
    """Shows the best choices, or that they are being worked out.

    Signals:
        chosen: a card was chosen, with its Option.
    """

    chosen = Signal(object)

    def __init__(self, look: Look, growth: Growth, parent: QWidget) -> None:
        """Start with dots on every card."""
        super().__init__(parent)
        self._look = look
        self._options: tuple[Option, ...] = ()
        self._waits = False
        self.cards = tuple(ChoiceCard(look, growth, self) for _ in range(CARDS))
        self._column = QVBoxLayout(self)
        for number, card in enumerate(self.cards, start=1):
            card.setObjectName(f"choice{number}")
            card.clicked.connect(self._on_clicked)
            self._column.addWidget(card)
        self._wave = QVariantAnimation(self)
        self._wave.setStartValue(0.0)
        self._wave.setEndValue(1.0)
        self._wave.setLoopCount(-1)
        self._wave.valueChanged.connect(self._move_dots)
        look.changed.connect(self._restyle)
        self._restyle()

    def show_advice(self, advice: Advice) -> None:
        """Show the best choices there are."""
        self._options = advice.options[:CARDS]
        shown = shown_choices(advice)
        bars = 1 if advice.measure is Measure.POINTS else 2
        for place, card in enumerate(self.cards):
            card.setVisible(place < len(shown))
            if place < len(shown):
                card.show_choice(shown[place], bars)
        self._set_waiting(waits=False)

    def show_waiting(self, bars: int) -> None:
        """Show dots on every card; of cards with so many bars, so that nothing moves when they come."""
        self._options = ()
        for card in self.cards:
            card.show_choice(None, bars)
            card.set_held(False)
            card.show()
        self._set_waiting(waits=True)

    def show_held(self, held: tuple[int, ...] | None) -> bool:
        """Mark the cards whose dice are just these faces, ascending; return whether there are any. None marks none."""
        found = False
        for option, card in zip(self._options, self.cards, strict=False):
            kept = card.choice.kept if card.choice is not None and option.is_box else option.keep or ()
            is_held = held is not None and tuple(sorted(kept)) == held
            card.set_held(is_held)
            found = found or is_held
        return found

    @property
    def moves(self) -> bool:
        """Whether the dots are moving."""
        return self._wave.state() == QVariantAnimation.State.Running

    @property
    def usual_height(self) -> int:
        """The height of all cards where no sentence needs a second line, in px."""
        between = (CARDS - 1) * self._column.spacing() + 2 * self.ring
        return sum(card.sizeHint().height() for card in self.cards) + between

    @property
    def ring(self) -> int:
        """The room that is kept round the cards for their focus rings, in px."""
        return round(self._look.px(RING_GAP + RING_WIDTH))

    def retranslate(self) -> None:
        """Take the words that the cards share in the language in use."""
        for card in self.cards:
            card.set_texts(CardTexts(panel_words.held_word(), panel_words.computing()))

    def _on_clicked(self) -> None:
        for option, card in zip(self._options, self.cards, strict=False):
            if card is self.sender():
                self.chosen.emit(option)
                return

    # Waiting

    def _set_waiting(self, *, waits: bool) -> None:
        self._waits = waits
        duration = self._look.duration(DOTS_MS)
        if waits and self.isVisible() and duration > 0 and not self._look.reduced_motion:
            self._wave.setDuration(duration)
            self._wave.start()
        else:
            self._wave.stop()
            self._move_dots(0.0)

    def _move_dots(self, wave: float) -> None:
        for card in self.cards:
            card.set_wave(wave)

    def _restyle(self) -> None:
        self._column.setContentsMargins(self.ring, self.ring, self.ring, self.ring)
        self._column.setSpacing(round(self._look.px(_GAP)))
        self._set_waiting(waits=self._waits)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Let the dots move where they are seen."""
        super().showEvent(event)
        self._set_waiting(waits=self._waits)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing move unseen."""
        super().hideEvent(event)
        self._set_waiting(waits=self._waits)


def shown_choices(advice: Advice) -> tuple[ShownChoice, ...]:
    """Return what the cards show of the best choices; ties share a rank."""
    best_points = max(option.points for option in advice.options)
    options = advice.options[:CARDS]
    losses = [option.loss.by(advice.measure) for option in options]
    return tuple(
        _shown(option, advice, 1 + sum(other < loss - EQUAL for other in losses), best_points)
        for option, loss in zip(options, losses, strict=True)
    )


def _shown(option: Option, advice: Advice, rank: int, best_points: float) -> ShownChoice:
    state = advice.state
    dice = state.dice or ()
    kept = dice if option.is_box else option.keep or ()
    share = max(0.0, 1 - (best_points - option.points) / _EMPTY_AT)
    bars = [Measured(panel_words.points_label(), points_text(option.points), share)]
    if option.win is not None:
        bars.append(Measured(panel_words.win_label(), percent_text(option.win), option.win))
    return ShownChoice(
        rank=rank,
        sentence=words.option_sentence(option, state),
        spoken=panel_words.card_spoken(rank, words.option_spoken(option, state), option.points, option.win),
        kept=words.dice_in_order(kept),
        rolled=len(dice) - len(kept),
        bars=tuple(bars),
    )
