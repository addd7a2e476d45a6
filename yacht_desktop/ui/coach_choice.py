"""Whether the coach sits at the table, among the choices before a game."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yacht_desktop.ui.controls import Switch
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.theme import SPACE_2, SPACE_4, FontRole, Look
from yacht_desktop.ui.words import Words

_LINE: Final = 1


class CoachChoice(QWidget):
    """A title, a switch and what it does, under a line.

    Signals:
        changed: the switch was moved.
    """

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start with the coach away."""
        super().__init__(parent)
        self._look = look
        self._title = Words(look, FontRole.SECTION, "ink", self)
        self.switch = Switch(look, "", self)
        self.switch.setObjectName("coachSwitch")
        self.switch.toggled.connect(self._on_toggled)
        self._caption = Words(look, FontRole.CAPTION, "ink2", self, wraps=True)
        self._column = QVBoxLayout(self)
        for part in (self._title, self.switch, self._caption):
            self._column.addWidget(part)
        look.changed.connect(self._restyle)
        self._restyle()

    @property
    def is_on(self) -> bool:
        """Whether the coach sits at the table."""
        return self.switch.isChecked()

    def retranslate(self) -> None:
        """Say the texts in the language in use."""
        self._title.setText(self.tr("Coach"))
        self._caption.setText(self.tr("Ranks your choices while you play."))
        self.switch.setText(self.tr("On") if self.is_on else self.tr("Off"))
        self.switch.setAccessibleName(self.tr("Coach"))
        self.switch.setAccessibleDescription(self._caption.text())

    def _on_toggled(self) -> None:
        self.retranslate()
        self.changed.emit()

    def _restyle(self) -> None:
        px = self._look.px
        self._column.setContentsMargins(0, round(px(SPACE_4)), 0, 0)
        self._column.setSpacing(round(px(SPACE_2)))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line above."""
        with Painter(self) as painter:
            painter.fillRect(0, 0, self.width(), _LINE, self._look.theme.line2)
