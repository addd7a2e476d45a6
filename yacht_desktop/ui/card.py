"""A sheet of paper on the window's ground, whose shadow whoever it lies on paints."""

from collections.abc import Iterable

from typing_extensions import override

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.shade import paint_outline, paint_shadow, rounded
from yacht_desktop.ui.theme import RADIUS_CARD, RADIUS_TRAY, SPACE_1, Look


class Card(QWidget):
    """Paints its sheet behind what subclasses and children show."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Make an empty sheet."""
        super().__init__(parent)
        self._look = look
        look.changed.connect(self._restyle)

    def _restyle(self) -> None:
        """Take the look; overridden where more than colours hangs on it."""
        self.updateGeometry()
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint surface and border."""
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint_sheet(painter)
            paint_outline(painter, QRectF(self.rect()), self._look.px(RADIUS_CARD), 1, self._look.theme.line)
            self.paint_content(painter)

    def paint_sheet(self, painter: QPainter) -> None:
        """Paint the surface, under the border."""
        painter.fillPath(rounded(QRectF(self.rect()), self._look.px(RADIUS_CARD)), self._look.theme.surface)

    def paint_content(self, painter: QPainter) -> None:
        """Paint what stands on the sheet; nothing here."""


class FramedCard(Card):
    """A sheet that holds one widget."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Start without it."""
        super().__init__(look, parent)
        self._inside = QVBoxLayout(self)
        self._restyle()

    def hold(self, content: QWidget) -> None:
        """Take the widget in."""
        self._inside.addWidget(content)

    @override
    def _restyle(self) -> None:
        margin = round(self._look.px(SPACE_1 + 2))
        self._inside.setContentsMargins(margin, margin, margin, margin)
        super()._restyle()


class CardGround(QWidget):
    """What cards lie on.

    Attributes:
        cards: the cards whose shadows it paints.
    """

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start without cards."""
        super().__init__(parent)
        self._look = look
        self.cards: tuple[QWidget, ...] = ()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the shadows on it."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._look.theme.bg)
            paint_card_shadows(painter, self.cards, self._look)


def paint_card_shadows(painter: QPainter, cards: Iterable[QWidget], look: Look) -> None:
    """Paint the shadows of all cards that show, in the coordinates of their parent."""
    for card in cards:
        if card.isVisible():
            paint_shadow(painter, QRectF(card.geometry()), look.px(RADIUS_CARD), look.theme.card_shadow, look.scale)


def paint_table_shadows(painter: QPainter, tray: QWidget, roll_button: QWidget, look: Look) -> None:
    """Paint the shadows that a tray and a roll button cast on what they lie on."""
    for part, radius, shadows in (
        (tray, RADIUS_TRAY, look.theme.tray_shadow),
        (roll_button, RADIUS_CARD, look.theme.roll_shadow),
    ):
        if part.isVisible():
            paint_shadow(painter, QRectF(part.geometry()), look.px(radius), shadows, look.scale)
