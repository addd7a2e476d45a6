"""The parts of the library's window around its list: the ground, what stands there instead of games, the foot."""

from typing_extensions import override

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yacht_desktop.ui.card import FramedCard, paint_card_shadows
from yacht_desktop.ui.controls import BrassButton, PlainButton
from yacht_desktop.ui.dialog_frame import Bar
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.theme import SPACE_4, SPACE_6, FontRole, Look
from yacht_desktop.ui.words import Words


class Ground(QWidget):
    """What the card with the games lies on."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start with an empty card."""
        super().__init__(parent)
        self._look = look
        self.card = FramedCard(look, self)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.card)
        look.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        side, above = round(self._look.px(SPACE_6)), round(self._look.px(SPACE_4))
        self._column.setContentsMargins(side, above, side, above)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the card's shadow."""
        with Painter(self) as painter:
            painter.fillRect(self.rect(), self._look.theme.bg)
            paint_card_shadows(painter, (self.card,), self._look)


class Emptiness(QWidget):
    """What stands in the place of the games where there are none."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self.sentence = Words(look, FontRole.BODY, "ink2", self, wraps=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = PlainButton(look, "", self)
        self.button.setObjectName("libraryShowAllButton")
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self.sentence)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        column.setSpacing(round(look.px(SPACE_4)))


class LibraryFoot(Bar):
    """How many games there are, and the buttons for those chosen."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start without words."""
        super().__init__(look, parent, at_top=False)
        self.count = Words(look, FontRole.CAPTION, "ink2", self, wraps=True)
        self.more = PlainButton(look, "", self)
        self.delete = PlainButton(look, "", self)
        self.review = PlainButton(look, "", self)
        self.open = BrassButton(look, "", self)
        self.row.addWidget(self.count, 1)
        names = ("More", "Delete", "Review", "Open")
        for button, name in zip(self.buttons, names, strict=True):
            button.setObjectName(f"library{name}Button")
            self.row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    @property
    def buttons(self) -> tuple[PlainButton, ...]:
        """The buttons from left to right."""
        return self.more, self.delete, self.review, self.open
