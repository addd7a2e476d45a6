"""One choice of several, as a row: a ring, a title and, if wanted, a line below it."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QRadioButton, QWidget

from yacht_desktop.ui.focus_ring import Ringed
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.text_fit import text_width
from yacht_desktop.ui.theme import RADIUS_PILL, FontRole, Look

_RING: Final = 18
_RING_LINE: Final = 5.5
_GAP: Final = 10
_HEIGHT: Final = 32
_LIST_HEIGHT: Final = 56
_LIST_INSET: Final = 12
_LIST_MARGIN: Final = 12
_HOVER: Final = 0.5
_CAPTION_LINE: Final = 18


class RadioRow(Ringed, QRadioButton):
    """A radio button whose whole row is the target.

    With a caption it is a row of a list: filled when chosen, its title in semibold.
    """

    def __init__(
        self, look: Look, text: str = "", parent: QWidget | None = None, *, caption: str | None = None
    ) -> None:
        """Make a row; `caption` is the second line, None for a simple row."""
        super().__init__(text, parent)
        self._look = look
        self._caption = caption
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleDescription(caption or "")
        self.add_ring(look, RADIUS_PILL)
        look.changed.connect(self._restyle)
        self._restyle()

    def set_caption(self, caption: str) -> None:
        """Set the second line."""
        self._caption = caption
        self.setAccessibleDescription(caption)
        self._restyle()

    def _restyle(self) -> None:
        self.setFont(self._look.font(FontRole.BODY if self._caption is None else FontRole.BODY_STRONG))
        self.updateGeometry()
        self.update()

    def _inset(self) -> float:
        return 0.0 if self._caption is None else self._look.px(_LIST_INSET)

    @override
    def sizeHint(self) -> QSize:
        """The room that ring and words need."""
        px = self._look.px
        words = text_width(self.font(), self.text())
        if self._caption is not None:
            words = max(words, text_width(self._look.font(FontRole.CAPTION), self._caption)) + px(_LIST_MARGIN)
        height = self._look.text_px(_HEIGHT if self._caption is None else _LIST_HEIGHT)
        return QSize(round(self._inset() + px(_RING + _GAP) + words + 1), round(height))

    @override
    def minimumSizeHint(self) -> QSize:
        """The same: nothing is ever cut."""
        return self.sizeHint()

    @override
    def hitButton(self, pos: QPoint) -> bool:
        """The whole row is the target."""
        return self.rect().contains(pos)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the fill of a chosen row of a list, the ring and the words."""
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._caption is not None:
                self._paint_fill(painter)
            self._paint_ring(painter)
            self._paint_words(painter)

    def _paint_fill(self, painter: QPainter) -> None:
        fill = QColor(self._look.theme.sel)
        if not self.isChecked():
            if not (self.underMouse() and self.isEnabled()):
                return
            fill.setAlphaF(_HOVER)
        painter.fillPath(rounded(QRectF(self.rect()), self._look.px(RADIUS_PILL)), fill)

    def _paint_ring(self, painter: QPainter) -> None:
        look, theme = self._look, self._look.theme
        radius = look.px(_RING) / 2
        centre = QPointF(self._inset() + radius, self.height() / 2)
        line = look.px(_RING_LINE) if self.isChecked() else 1.0
        colour = theme.focus if self.isChecked() else theme.btnline
        if not self.isEnabled():
            colour = theme.line2
        elif self.underMouse() and not self.isChecked():
            colour = theme.btnline_hover
        painter.setBrush(theme.btn)
        painter.setPen(QPen(colour, line))
        painter.drawEllipse(centre, radius - line / 2, radius - line / 2)

    def _paint_words(self, painter: QPainter) -> None:
        look, theme = self._look, self._look.theme
        left = self._inset() + look.px(_RING + _GAP)
        line = look.line_height(FontRole.BODY)
        below = 0.0 if self._caption is None else look.text_px(_CAPTION_LINE)
        top = (self.height() - line - below) / 2
        side = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(self.font())
        painter.setPen(theme.ink if self.isEnabled() else theme.disabled)
        painter.drawText(QRectF(left, top, self.width() - left, line), side, self.text())
        if self._caption is not None:
            painter.setFont(look.font(FontRole.CAPTION))
            painter.setPen(theme.ink2 if self.isEnabled() else theme.disabled)
            painter.drawText(QRectF(left, top + line, self.width() - left, below), side, self._caption)
