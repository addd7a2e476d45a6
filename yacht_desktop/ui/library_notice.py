"""What was just done with games, and what can be done about it; or how far it is."""

from enum import Enum, auto

from typing_extensions import override

from PySide6.QtCore import Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.controls import PlainButton
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.progress import ProgressBar
from yacht_desktop.ui.theme import SPACE_2, SPACE_3, SPACE_6, FontRole, Look
from yacht_desktop.ui.words import Words


class Offer(Enum):
    """What the button of the strip does."""

    NOTHING = auto()
    UNDO = auto()
    CANCEL = auto()
    DETAILS = auto()


class LibraryNotice(QWidget):
    """A strip above the foot; hidden while there is nothing to say.

    Signals:
        taken: the button was pressed, with the Offer.
    """

    taken = Signal(object)

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Say nothing."""
        super().__init__(parent)
        self.setObjectName("libraryNotice")
        self._look = look
        self._offer = Offer.NOTHING
        self._words = Words(look, FontRole.BODY, "ink", self, wraps=True)
        self._bar = ProgressBar(look, self)
        self._button = PlainButton(look, "", self)
        self._button.setObjectName("libraryNoticeButton")
        self._button.clicked.connect(self._take)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._words, 1)
        self._row.addWidget(self._bar)
        self._row.addWidget(self._button)
        look.changed.connect(self._restyle)
        self._restyle()
        self.hide()

    @property
    def sentence(self) -> str:
        """What is said; empty while nothing is."""
        return "" if self.isHidden() else self._words.text()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab stops at."""
        return (self._button,)

    def say(self, sentence: str, offer: Offer = Offer.NOTHING) -> None:
        """Say what was done, aloud too."""
        self._show(sentence, offer)
        self._bar.hide()
        announce(self, sentence)

    def show_progress(self, sentence: str, share: float) -> None:
        """Say how far something is, 0 to 1, with a way to give it up."""
        begins = self._offer is not Offer.CANCEL or self.isHidden()
        self._show(sentence, Offer.CANCEL)
        self._bar.show_share(share)
        self._bar.setAccessibleName(sentence)
        self._bar.show()
        if begins:
            announce(self, sentence)

    def clear(self) -> None:
        """Say nothing any more."""
        self._offer = Offer.NOTHING
        self.hide()

    def retranslate(self) -> None:
        """Leave what was said in another language."""
        if self._offer is not Offer.CANCEL:
            self.clear()
        self._name_button()

    def _show(self, sentence: str, offer: Offer) -> None:
        self._offer = offer
        self._words.setText(sentence)
        self._name_button()
        self._button.setVisible(offer is not Offer.NOTHING)
        self.show()

    def _name_button(self) -> None:
        text = {
            Offer.NOTHING: "",
            Offer.UNDO: self.tr("&Undo"),
            Offer.CANCEL: self.tr("&Cancel"),
            Offer.DETAILS: self.tr("De&tails"),
        }[self._offer]
        self._button.setText(text)

    def _take(self) -> None:
        self.taken.emit(self._offer)

    def _restyle(self) -> None:
        side, above = round(self._look.px(SPACE_6)), round(self._look.px(SPACE_2))
        self._row.setContentsMargins(side, above, side, above)
        self._row.setSpacing(round(self._look.px(SPACE_3)))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip and the hairline above it."""
        theme = self._look.theme
        with Painter(self) as painter:
            painter.fillRect(self.rect(), theme.raised)
            painter.fillRect(0, 0, self.width(), 1, theme.line)
