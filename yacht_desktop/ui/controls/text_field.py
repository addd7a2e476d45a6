"""A field for one line of text, and the line that says what is wrong with it."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit, QWidget

from yacht_desktop.ui.focus_ring import Ringed
from yacht_desktop.ui.icons import paint_icon
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.shade import paint_outline, rounded
from yacht_desktop.ui.text_fit import begins_at_the_right
from yacht_desktop.ui.theme import RADIUS_BUTTON, FontRole, Look

_HEIGHT: Final = 34
_WIDTH: Final = 100
_PADDING: Final = 8
_ERROR_LINE: Final = 2
_GOES_ON: Final = "…"
_SIGN: Final = 16
_SIGN_GAP: Final = 6
_TALL: Final = 10_000


class TextField(Ringed, QLineEdit):
    """One line of text; an error shows as a thicker border here and a sentence in an `ErrorLine`."""

    def __init__(self, look: Look, text: str = "", parent: QWidget | None = None) -> None:
        """Make a field."""
        super().__init__(text, parent)
        self._look = look
        self._has_error = False
        self.setFrame(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.add_ring(look, RADIUS_BUTTON)
        look.changed.connect(self._restyle)
        self._restyle()

    @property
    def has_error(self) -> bool:
        """Whether the text is shown as wrong."""
        return self._has_error

    def set_error(self, sentence: str) -> None:
        """Show the text as wrong and let a screen reader say why; an empty sentence takes it back."""
        self._has_error = bool(sentence)
        self.setAccessibleDescription(sentence)
        self.update()

    def _restyle(self) -> None:
        theme = self._look.theme
        padding = round(self._look.px(_PADDING))
        self.setTextMargins(padding, 0, padding, 0)
        self.setFont(self._look.font(FontRole.BODY))
        palette = self.palette()
        # The body is painted here, rounded, and must not be painted over.
        palette.setColor(QPalette.ColorRole.Base, QColor(Qt.GlobalColor.transparent))
        palette.setColor(QPalette.ColorRole.Text, theme.ink)
        palette.setColor(QPalette.ColorRole.PlaceholderText, theme.ink3)
        palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text, theme.disabled)
        self.setPalette(palette)
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """The size of the design, at the scales in use."""
        return QSize(round(self._look.text_px(_WIDTH)), round(self._look.text_px(_HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        """Half as wide: the text scrolls."""
        return QSize(self.sizeHint().width() // 2, self.sizeHint().height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the body and border, then the text."""
        theme = self._look.theme
        area, radius = QRectF(self.rect()), self._look.px(RADIUS_BUTTON)
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(rounded(area, radius), theme.raised)
            if self._has_error:
                paint_outline(painter, area, radius, self._look.px(_ERROR_LINE), theme.neg)
            else:
                line = theme.ink3 if self.underMouse() else theme.btnline
                paint_outline(painter, area, radius, 1, line if self.isEnabled() else theme.line)
        super().paintEvent(event)
        if self._goes_on():
            self._paint_goes_on()

    def _goes_on(self) -> bool:
        """Return whether there is more text than room, and nobody is moving through it."""
        room = self.contentsRect().width() - 2 * round(self._look.px(_PADDING))
        return not self.hasFocus() and QFontMetrics(self.font()).horizontalAdvance(self.text()) > room

    def _paint_goes_on(self) -> None:
        """Let the text end with …; Qt would just cut it."""
        padding, metrics = round(self._look.px(_PADDING)), QFontMetrics(self.font())
        end = QRectF(self.rect())
        if begins_at_the_right(self.text()):
            end.setRight(padding + metrics.horizontalAdvance(_GOES_ON))
        else:
            end.setLeft(self.width() - padding - metrics.horizontalAdvance(_GOES_ON))
        end.adjust(1, 2 + _ERROR_LINE, -1, -2 - _ERROR_LINE)
        with Painter(self) as painter:
            painter.fillRect(end, self._look.theme.raised)
            painter.setFont(self.font())
            painter.setPen(self.palette().color(QPalette.ColorRole.Text))
            painter.drawText(end, Qt.AlignmentFlag.AlignCenter, _GOES_ON)


class ErrorLine(QWidget):
    """A sign and a sentence below a field; nothing, but the same room, while all is well."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Make an empty line."""
        super().__init__(parent)
        self._look = look
        self._sentence = ""
        look.changed.connect(self._restyle)

    def set_sentence(self, sentence: str) -> None:
        """Say what is wrong, as plain text; an empty sentence says that nothing is."""
        self._sentence = sentence
        self.setAccessibleName(sentence)
        self.updateGeometry()
        self.update()

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    @override
    def hasHeightForWidth(self) -> bool:
        """A long sentence takes more than one line."""
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        """How high the sentence is when it has `width` px."""
        metrics = QFontMetrics(self._look.font(FontRole.CAPTION))
        room = max(1, width - round(self._look.px(_SIGN + _SIGN_GAP)))
        words = metrics.boundingRect(0, 0, room, _TALL, Qt.TextFlag.TextWordWrap, self._sentence)
        return max(self.sizeHint().height(), words.height())

    @override
    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(
            round(self._look.px(_SIGN)), round(max(self._look.px(_SIGN), self._look.line_height(FontRole.CAPTION)))
        )

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sign and the sentence."""
        if not self._sentence:
            return
        look, theme = self._look, self._look.theme
        size = look.px(_SIGN)
        with Painter(self) as painter:
            paint_icon(painter, QRectF(0, 0, size, size), "warning", theme.neg)
            painter.setFont(look.font(FontRole.CAPTION))
            painter.setPen(theme.neg)
            left = size + look.px(_SIGN_GAP)
            words = QRectF(left, 0, self.width() - left, self.height())
            painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap, self._sentence)
