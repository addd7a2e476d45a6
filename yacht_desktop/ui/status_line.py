"""The line at the bottom: what just happened, and what is being played."""

from typing_extensions import override

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QStatusBar, QWidget

from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.theme import SPACE_5, SPACE_6, FontRole, Look
from yacht_desktop.ui.tool_tip import plain_tool_tip

_HEIGHT = 30


class StatusLine(QStatusBar):
    """Shows and speaks one sentence; facts about the game stand at its right end.

    A status bar for what that means to assistive technology; it paints itself.

    Signals:
        fact_clicked: more is wanted of a fact that can be clicked; an action of a menu does the same.
    """

    fact_clicked = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start without words."""
        super().__init__(parent)
        self.setObjectName("statusLine")
        self.setSizeGripEnabled(False)
        self._look = look
        self._sentence = ""
        self._is_cut = False
        self._facts: tuple[str, ...] = ()
        self._clickable = ""
        self._clickable_place = QRectF()
        self._is_hovered = False
        self.setMouseTracking(True)
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

    def set_facts(self, facts: tuple[str, ...], clickable: str = "") -> None:
        """Show short facts at the right end; one of them can be clicked."""
        self._facts = facts
        self._clickable = clickable
        self._clickable_place = QRectF()
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
        with Painter(self) as painter:
            painter.fillRect(self.rect(), theme.bar)
            painter.fillRect(0, 0, self.width(), 1, theme.line)
            font = look.font(FontRole.CAPTION)
            metrics = QFontMetricsF(font)
            painter.setFont(font)
            painter.setPen(theme.ink2)
            right = self.width() - look.px(SPACE_6)
            for fact in reversed(self._facts):
                width = metrics.horizontalAdvance(fact) + 1
                place = QRectF(right - width, 0, width, self.height())
                if fact == self._clickable:
                    self._clickable_place = place
                font.setUnderline(fact == self._clickable and self._is_hovered)
                painter.setFont(font)
                painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, fact)
                right -= width + look.px(SPACE_5)
            font.setUnderline(False)
            painter.setFont(font)
            left = look.px(SPACE_6)
            room = max(0.0, right - left)
            words = metrics.elidedText(self._sentence, Qt.TextElideMode.ElideRight, room)
            self._is_cut = words != self._sentence
            painter.drawText(QRectF(left, 0, room, self.height()), Qt.AlignmentFlag.AlignVCenter, words)

    @override
    def event(self, event: QEvent) -> bool:
        """Tell the whole sentence under the pointer where there is no room for it."""
        if event.type() == QEvent.Type.ToolTip:
            self.setToolTip(plain_tool_tip(self._sentence) if self._is_cut else "")
        return super().event(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show what can be clicked."""
        self._hover(event.position())
        super().mouseMoveEvent(event)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        """Show it no more."""
        self._hover(QPointF(-1, -1))
        super().leaveEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell of a click on the fact that can be clicked."""
        if event.button() is Qt.MouseButton.LeftButton and self._clickable_place.contains(event.position()):
            self.fact_clicked.emit()
            return
        super().mousePressEvent(event)

    def _hover(self, at: QPointF) -> None:
        is_hovered = self._clickable_place.contains(at)
        if is_hovered is not self._is_hovered:
            self._is_hovered = is_hovered
            self.setCursor(Qt.CursorShape.PointingHandCursor if is_hovered else Qt.CursorShape.ArrowCursor)
            self.update()
