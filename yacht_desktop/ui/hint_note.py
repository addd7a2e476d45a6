"""A hint in words over the tray, in windows too small for the status line."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from yacht_desktop.ui.shade import paint_outline, rounded
from yacht_desktop.ui.theme import RADIUS_LIST, SPACE_2, SPACE_3, FontRole, Look

NOTE_MS: Final = 10_000


class HintNote(QLabel):
    """A slip of paper that lets the mouse through to what lies under it, and leaves by itself."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start hidden and without words."""
        super().__init__(parent)
        self.setObjectName("hintNote")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._look = look
        self._tray = QRect()
        self._is_wanted = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(NOTE_MS)
        self._timer.timeout.connect(self._leave)
        self.hide()
        look.changed.connect(self._restyle)
        self._restyle()

    def tell(self, sentence: str) -> None:
        """Show a sentence where the window is small; none takes the slip away."""
        self.setText(sentence)
        if sentence:
            self._timer.start()
        else:
            self._timer.stop()
        self._lie()

    def place(self, tray: QRect, *, wanted: bool) -> None:
        """Lie over the upper edge of a tray; `wanted` is whether there is no status line to say the same."""
        self._tray, self._is_wanted = tray, wanted
        self._lie()

    def _leave(self) -> None:
        self.tell("")

    def _lie(self) -> None:
        margin = round(self._look.px(SPACE_3))
        width = self._tray.width() - 2 * margin
        self.setVisible(self._is_wanted and bool(self.text()))
        self.setGeometry(self._tray.x() + margin, self._tray.y() + margin, width, self.heightForWidth(width))
        self.raise_()

    def _restyle(self) -> None:
        look = self._look
        # A frame takes its contents margins from the style, whatever they were.
        self.setMargin(round(look.px(SPACE_2)))
        self.setFont(look.font(FontRole.CAPTION))
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.WindowText, look.theme.ink)
        self.setPalette(palette)
        self._lie()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper under the words."""
        look, theme = self._look, self._look.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area, radius = QRectF(self.rect()), look.px(RADIUS_LIST)
            painter.fillPath(rounded(area, radius), theme.raised)
            paint_outline(painter, area, radius, 1, theme.btnline)
        super().paintEvent(event)
