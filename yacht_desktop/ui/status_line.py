"""The line at the bottom: what just happened, and what is being played."""

from typing_extensions import override

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QStatusBar, QWidget

from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.theme import SPACE_5, SPACE_6, FontRole, Look

_HEIGHT = 30


class StatusLine(QStatusBar):
    """Shows and speaks one sentence; facts about the game stand at its right end.

    A status bar for what that means to assistive technology; it paints itself.
    """

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start without words."""
        super().__init__(parent)
        self.setObjectName("statusLine")
        self.setSizeGripEnabled(False)
        self._look = look
        self._sentence = ""
        self._facts: tuple[str, ...] = ()
        look.changed.connect(self.update)

    @property
    def sentence(self) -> str:
        """The sentence shown."""
        return self._sentence

    def say(self, sentence: str) -> None:
        """Show a sentence, and let a screen reader speak it once; none listens to a window not yet shown."""
        self.show_only(sentence)
        announce(self, sentence)

    def show_only(self, sentence: str) -> None:
        """Show a sentence that need not be spoken, such as one of many about the same progress."""
        self._sentence = sentence
        self.setToolTip("")
        self.setAccessibleName(sentence)
        self.update()

    def set_facts(self, facts: tuple[str, ...]) -> None:
        """Show short facts at the right end."""
        self._facts = facts
        self.setAccessibleDescription(", ".join(facts))
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """Return the height of the design; any width will do."""
        return QSize(0, round(self._look.text_px(_HEIGHT)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar, the sentence elided where it must be, and the facts."""
        look, theme = self._look, self._look.theme
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), theme.bar)
            painter.fillRect(0, 0, self.width(), 1, theme.line)
            font = look.font(FontRole.CAPTION)
            metrics = QFontMetricsF(font)
            painter.setFont(font)
            painter.setPen(theme.ink2)
            right = self.width() - look.px(SPACE_6)
            for fact in reversed(self._facts):
                width = metrics.horizontalAdvance(fact) + 1
                painter.drawText(QRectF(right - width, 0, width, self.height()), Qt.AlignmentFlag.AlignVCenter, fact)
                right -= width + look.px(SPACE_5)
            left = look.px(SPACE_6)
            room = max(0.0, right - left)
            words = metrics.elidedText(self._sentence, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRectF(left, 0, room, self.height()), Qt.AlignmentFlag.AlignVCenter, words)
