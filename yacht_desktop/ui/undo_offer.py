"""A short-lived offer to take back the box just written."""

from typing_extensions import override

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QHideEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.text_fit import font_to_fit, usual_share
from yacht_desktop.ui.theme import RING_GAP, RING_WIDTH, SMALLEST_TEXT, SPACE_2, SPACE_4, FontRole, Look

OFFER_MS = 6_000
_HEIGHT = 32


class UndoOffer(QAbstractButton):
    """A pill over the tray: what was written, and Undo. It leaves by itself.

    Signals:
        appeared: it shows now, or no longer does.
    """

    appeared = Signal(bool)

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start hidden."""
        super().__init__(parent)
        self.setObjectName("undoOffer")
        self._look = look
        self._written = ""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(OFFER_MS)
        self._timer.timeout.connect(self.hide)
        look.changed.connect(self.update)
        self.hide()

    def offer(self, written: str) -> None:
        """Say what was written and offer to undo it."""
        self._written = written
        self.setAccessibleName(f"{written} {self._undo_word()}")
        self.resize(self.sizeHint())
        self.show()
        self.raise_()
        self._timer.start()
        self.update()

    def withdraw(self) -> None:
        """Leave at once."""
        self._timer.stop()
        self.hide()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Tell that the offer shows."""
        super().showEvent(event)
        self.appeared.emit(True)  # noqa: FBT003 - a signal takes no keywords

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that the offer is gone."""
        super().hideEvent(event)
        self.appeared.emit(False)  # noqa: FBT003 - a signal takes no keywords

    @override
    def sizeHint(self) -> QSize:
        """Return the room the words need."""
        look = self._look
        plain = QFontMetricsF(look.font(FontRole.BODY)).horizontalAdvance(self._written)
        strong = QFontMetricsF(look.font(FontRole.BODY_STRONG)).horizontalAdvance(self._undo_word())
        width = plain + strong + look.px(2 * SPACE_4 + 2 * SPACE_2) + 2
        return QSize(round(width), round(look.text_px(_HEIGHT)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill, what was written, and Undo as a link."""
        look, theme = self._look, self._look.theme
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            radius = area.height() / 2
            painter.setPen(QPen(theme.btnline, 1))
            painter.setBrush(theme.sel if self.isDown() or self.underMouse() else theme.raised)
            painter.drawRoundedRect(area, radius, radius)
            if self.hasFocus():
                painter.setPen(QPen(theme.focus, RING_WIDTH))
                painter.setBrush(QColor(Qt.GlobalColor.transparent))
                painter.drawRoundedRect(area.adjusted(RING_GAP, RING_GAP, -RING_GAP, -RING_GAP), radius, radius)
            inset = look.px(SPACE_4)
            strong = look.font(FontRole.BODY_STRONG)
            undo_width = QFontMetricsF(strong).horizontalAdvance(self._undo_word()) + 1
            undo = QRectF(area.right() - inset - undo_width, 0, undo_width, self.height())
            painter.setPen(theme.link)
            painter.setFont(strong)
            painter.drawText(undo, Qt.AlignmentFlag.AlignVCenter, self._undo_word())
            plain = look.font(FontRole.BODY)
            room = QRectF(inset, 0, max(0.0, undo.left() - look.px(SPACE_2) - inset), self.height())
            plain = font_to_fit(plain, self._written, room.width(), usual_share(look.text_scale), SMALLEST_TEXT)
            painter.setPen(theme.ink)
            painter.setFont(plain)
            words = QFontMetricsF(plain).elidedText(self._written, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Leave when the language changes: what was written is told in the former one."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.withdraw()

    def _undo_word(self) -> str:
        return self.tr("Undo")
