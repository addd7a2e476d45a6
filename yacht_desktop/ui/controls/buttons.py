"""Plain, brass and icon buttons."""

from math import ceil
from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from yacht_desktop.ui.focus_ring import Ringed
from yacht_desktop.ui.icons import paint_icon
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.shade import paint_outline, rounded
from yacht_desktop.ui.text_fit import font_to_fit, text_width, usual_share
from yacht_desktop.ui.theme import RADIUS_BUTTON, RADIUS_PILL, SMALLEST_TEXT, FontRole, Look

_HEIGHT: Final = 38
_PADDING: Final = 16
_ICON: Final = 20
_ICON_GAP: Final = 8
_SMALL_ICON: Final = 20
_SMALL: Final = 32
_MIDDLE_STOP: Final = 0.55
_LIGHTER: Final = 104


class PlainButton(Ringed, QPushButton):
    """A quiet button with a word and, if wanted, an icon before it."""

    def __init__(
        self,
        look: Look,
        text: str = "",
        parent: QWidget | None = None,
        *,
        icon: str | None = None,
        height: int = _HEIGHT,
    ) -> None:
        """Make a button `height` px high at scale 1; `icon` is a name of `icons.paint_icon`."""
        super().__init__(text, parent)
        self._look = look
        self._icon_name = icon
        self._height = height
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.add_ring(look, RADIUS_BUTTON)
        look.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.setFont(self._look.font(FontRole.BODY_STRONG))
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """The room that padding, icon and word need."""
        return self._room_for(text_width(self.font(), self._shown_text()))

    @override
    def minimumSizeHint(self) -> QSize:
        """The room that the word needs where it is not enlarged: it is never cut."""
        return self._room_for(text_width(self.font(), self._shown_text()) * usual_share(self._look.text_scale))

    def _room_for(self, words: float) -> QSize:
        px = self._look.px
        return QSize(ceil(2 * px(_PADDING) + self._icon_room() + words + 1), round(self._look.text_px(self._height)))

    def _icon_room(self) -> float:
        return 0.0 if self._icon_name is None else self._look.px(_ICON + _ICON_GAP)

    def _shown_text(self) -> str:
        """The text without the marks of its mnemonic."""
        return self.text().replace("&&", "\0").replace("&", "").replace("\0", "&")

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint body, border, icon and word."""
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_body(painter, QRectF(self.rect()))
            self._paint_content(painter, self._ink())

    def _paint_body(self, painter: QPainter, area: QRectF) -> None:
        theme = self._look.theme
        fill = theme.btn
        if self.isDown():
            fill = theme.col
        elif self.underMouse() and self.isEnabled():
            fill = theme.sel
        radius = self._look.px(RADIUS_BUTTON)
        painter.fillPath(rounded(area, radius), fill)
        paint_outline(painter, area, radius, 1, theme.btnline if self.isEnabled() else theme.line)

    def _ink(self) -> QColor:
        return self._look.theme.ink if self.isEnabled() else self._look.theme.disabled

    def _paint_content(self, painter: QPainter, ink: QColor) -> None:
        px = self._look.px
        icon, shown = self._icon_room(), self._shown_text()
        room = self.width() - 2 * px(_PADDING) - icon
        font = font_to_fit(self.font(), shown, room, usual_share(self._look.text_scale), SMALLEST_TEXT)
        width = text_width(font, shown)
        left = (self.width() - width - icon) / 2
        if self._icon_name is not None:
            size = px(_ICON)
            paint_icon(
                painter, QRectF(round(left), round((self.height() - size) / 2), size, size), self._icon_name, ink
            )
        painter.setFont(font)
        painter.setPen(ink)
        words = QRectF(left + icon, 0, self.width() - left - icon, self.height())
        mnemonic = Qt.TextFlag.TextHideMnemonic
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | mnemonic, self.text())


class BrassButton(PlainButton):
    """The one next step of a dialog or a page."""

    @override
    def _paint_body(self, painter: QPainter, area: QRectF) -> None:
        theme = self._look.theme
        if not self.isEnabled():
            super()._paint_body(painter, area)
            return
        radius = self._look.px(RADIUS_BUTTON)
        stops = (theme.small_top, theme.small_middle, theme.small_bottom)
        gradient = QLinearGradient(area.topLeft(), area.bottomLeft())
        if self.isDown():
            gradient = QLinearGradient(area.bottomLeft(), area.topLeft())
        lighter = self.underMouse() and not self.isDown()
        for stop, colour in zip((0.0, _MIDDLE_STOP, 1.0), stops, strict=True):
            gradient.setColorAt(stop, colour.lighter(_LIGHTER) if lighter else colour)
        painter.fillPath(rounded(area, radius), gradient)
        inside = rounded(area.adjusted(1, 1, -1, -1), radius - 1)
        if not self.isDown():
            painter.fillPath(inside.subtracted(inside.translated(0, 1)), theme.roll_shine)
        paint_outline(painter, area, radius, 1, theme.small_border)

    @override
    def _ink(self) -> QColor:
        return self._look.theme.brass_text if self.isEnabled() else self._look.theme.disabled


class IconButton(Ringed, QPushButton):
    """A small button that is only an icon; its meaning is its accessible name and its tool tip."""

    def __init__(self, look: Look, icon: str, spoken: str, parent: QWidget | None = None) -> None:
        """Make a button; `icon` is a name of `icons.paint_icon`, `spoken` says what it does."""
        super().__init__(parent)
        self._look = look
        self._icon_name = icon
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAutoDefault(False)
        self.set_spoken(spoken)
        self.add_ring(look, RADIUS_PILL)
        look.changed.connect(self._restyle)
        self._restyle()

    def set_spoken(self, spoken: str) -> None:
        """Set what a screen reader and the tool tip say."""
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)

    def _restyle(self) -> None:
        side = round(self._look.px(_SMALL))
        self.setFixedSize(side, side)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the icon, on a fill under the pointer."""
        look, theme = self._look, self._look.theme
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.isEnabled() and (self.underMouse() or self.isDown()):
                painter.fillPath(
                    rounded(QRectF(self.rect()), look.px(RADIUS_PILL)), theme.col if self.isDown() else theme.sel
                )
            size = look.px(_SMALL_ICON)
            place = QRectF((self.width() - size) / 2, (self.height() - size) / 2, size, size)
            paint_icon(painter, place, self._icon_name, theme.ink2 if self.isEnabled() else theme.disabled)
