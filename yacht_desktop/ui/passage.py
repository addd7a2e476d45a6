"""A text for machines, such as a hash or a command: it can only be read and copied, and all of it shows."""

from typing_extensions import override

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPalette, QResizeEvent, QTextOption
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QWidget

from yacht_desktop.ui.focus_ring import Ringed
from yacht_desktop.ui.shade import paint_outline, rounded
from yacht_desktop.ui.theme import RADIUS_BUTTON, SPACE_2, FontRole, Look


class Passage(Ringed, QPlainTextEdit):
    """As high as its lines; they break anywhere, as such a text has no words."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start empty."""
        super().__init__(parent)
        self._look = look
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.add_ring(look, RADIUS_BUTTON)
        look.changed.connect(self._restyle)
        self._restyle()

    def text(self) -> str:
        """Return the text."""
        return self.toPlainText()

    def set_text(self, text: str) -> None:
        """Show a text from its beginning."""
        if text != self.text():
            self.setPlainText(text)
            self._fit()

    def _restyle(self) -> None:
        theme = self._look.theme
        palette = self.palette()
        # The body is painted here, rounded, and must not be painted over.
        palette.setColor(QPalette.ColorRole.Base, QColor(Qt.GlobalColor.transparent))
        palette.setColor(QPalette.ColorRole.Text, theme.ink)
        self.setPalette(palette)
        self.viewport().setAutoFillBackground(False)
        self.setFont(self._look.font(FontRole.BODY))
        self.document().setDocumentMargin(self._look.px(SPACE_2))
        self._fit()

    def _fit(self) -> None:
        """Take the height of all lines in the width there is."""
        lines = max(1, round(self.document().documentLayout().documentSize().height()))
        margins = 2 * self.document().documentMargin()
        height = round(lines * QFontMetrics(self.font()).lineSpacing() + margins) + 1
        if height != self.minimumHeight() or height != self.maximumHeight():
            self.setFixedHeight(height)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        self._fit()

    @override
    def minimumSizeHint(self) -> QSize:
        """Return a width in which a few signs stand, and the height there is."""
        return QSize(round(self._look.text_px(SPACE_2 * SPACE_2)), self.minimumHeight())

    @override
    def sizeHint(self) -> QSize:
        """Return the same: any width will do."""
        return self.minimumSizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the body and border, then the text."""
        theme = self._look.theme
        area, radius = QRectF(self.viewport().rect()), self._look.px(RADIUS_BUTTON)
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(rounded(area, radius), theme.raised)
            paint_outline(painter, area, radius, 1, theme.btnline)
        super().paintEvent(event)
