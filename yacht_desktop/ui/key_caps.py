"""Keys as caps: what to press, painted like the keys themselves and spoken as text."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.shade import paint_outline, rounded
from yacht_desktop.ui.text_fit import text_width
from yacht_desktop.ui.theme import FontRole, Look

_HEIGHT: Final = 26
_PADDING: Final = 8
_RADIUS: Final = 5
_BETWEEN_CAPS: Final = 8


class KeyCaps(QLabel):
    """One or more keys or combinations that do the same; each is a cap."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start without keys."""
        super().__init__(parent)
        self._look = look
        self._keys: tuple[str, ...] = ()
        self.setTextFormat(Qt.TextFormat.PlainText)
        look.changed.connect(self._restyle)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys shown."""
        return self._keys

    def set_keys(self, keys: tuple[str, ...]) -> None:
        """Show keys, each a text such as `Ctrl+Z`."""
        self._keys = keys
        # The text of the label is what screen readers say; paintEvent shows the caps instead.
        self.setText(", ".join(keys))
        self._restyle()

    @override
    def sizeHint(self) -> QSize:
        """Return the room the caps need in one row."""
        return QSize(round(sum(self._widths())) + 1, round(self._look.text_px(_HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the room the caps need: no key is cut."""
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the caps from the right end of the row."""
        look, theme = self._look, self._look.theme
        radius, height = look.px(_RADIUS), look.text_px(_HEIGHT) - 2
        top = (self.height() - height) / 2
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(look.font(FontRole.KEY))
            right = float(self.width())
            for key, width in reversed(list(zip(self._keys, self._widths(), strict=True))):
                cap = QRectF(right - width + self._gap(), top, width - self._gap(), height)
                painter.fillPath(rounded(cap, radius), theme.btn)
                paint_outline(painter, cap, radius, 1, theme.btnline)
                painter.setPen(theme.ink)
                painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
                right -= width

    def _gap(self) -> float:
        return self._look.px(_BETWEEN_CAPS)

    def _widths(self) -> list[float]:
        font = self._look.font(FontRole.KEY)
        least = self._look.text_px(_HEIGHT)
        padding = 2 * self._look.px(_PADDING)
        return [max(least, text_width(font, key) + padding) + self._gap() for key in self._keys]

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()
