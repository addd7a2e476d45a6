"""The one brass button of the table: it rolls, and says how many rolls are left."""

from enum import Enum, auto
from typing import Final

from typing_extensions import override

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetricsF, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from yacht_desktop.ui.click_guard import Pressable
from yacht_desktop.ui.focus_ring import Ringed
from yacht_desktop.ui.keyboard_focus import KeepsFocus
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.shade import paint_outline, rounded
from yacht_desktop.ui.text_fit import font_to_fit, text_width
from yacht_desktop.ui.theme import RADIUS_CARD, SMALLEST_TEXT, FontRole, Look

_DESIGN: Final = QSize(556, 60)
# Narrower or lower than this, the keycap makes room and the label moves to the left.
_NARROW: Final = 440
_LOW: Final = 52
_INSET: Final = 23
_INSET_COMPACT: Final = 19
_GAP: Final = 12
_KEY_HEIGHT: Final = 24
_KEY_PADDING: Final = 10
_KEY_RADIUS: Final = 5
_PIP: Final = 12
_PIP_PITCH: Final = 18
_PIP_LINE: Final = 1.1
_PIP_GAP: Final = 10
_LIP: Final = 2
_MIDDLE_STOP: Final = 0.6
_LIGHTER: Final = 104
_LABEL_SMALLEST: Final = 0.8
_PRESSED_DROP: Final = 1


class RollKind(Enum):
    """What the button is for at the moment."""

    READY = auto()
    """It rolls."""
    CHOOSE = auto()
    """There is nothing to roll: a score must be chosen, or a die released."""
    WAITING = auto()
    """Somebody else is rolling."""
    OVER = auto()
    """The game has ended."""


class RollButton(Ringed, Pressable, KeepsFocus, QAbstractButton):
    """Brass while it can roll; plain, disabled but in plain ink, while it only says something."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Make a button that waits for its first state."""
        super().__init__(parent)
        self.setObjectName("rollButton")
        # A click must not take the focus: Space goes on rolling.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._look = look
        self._label = ""
        self._left_text = ""
        self._left = 0
        self._rolls = 0
        self._kind = RollKind.OVER
        self._key = ""
        self.setEnabled(False)
        self.add_ring(look, RADIUS_CARD)
        look.changed.connect(self.update)

    @property
    def kind(self) -> RollKind:
        """What the button is for at the moment."""
        return self._kind

    def set_state(self, label: str, left_text: str, rolls_left: int, rolls: int, kind: RollKind) -> None:
        """Say `label`, and at the right `left_text` with a pip for each of `rolls`, used ones hollow."""
        self._label, self._left_text = label, left_text
        self._left, self._rolls = rolls_left, rolls
        self._kind = kind
        # A name in the label may hold "&", which is no mnemonic.
        self.setText(label.replace("&", "&&"))
        self.setAccessibleName(label)
        self.setAccessibleDescription(left_text)
        self.enable(ready=kind is RollKind.READY)
        self.update()

    def set_key_text(self, key: str) -> None:
        """Set the word on the keycap, such as "Space"; none without a word."""
        self._key = key
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """The size of the design, at the scales in use."""
        return QSize(round(self._look.px(_DESIGN.width())), round(self._look.text_px(_DESIGN.height())))

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        """Lighten the brass under the pointer."""
        super().enterEvent(event)
        self.update()

    @override
    def leaveEvent(self, event: QEvent) -> None:
        """Let the brass be."""
        super().leaveEvent(event)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the brass or plain body, keycap, label, rolls left and pips."""
        theme = self._look.theme
        brass = self._kind is RollKind.READY
        ink = theme.brass_text if brass else theme.ink
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if brass:
                self._paint_brass(painter)
            else:
                self._paint_plain(painter)
            if self.isDown():
                painter.translate(0, self._look.px(_PRESSED_DROP))
            self._paint_words(painter, ink)

    def _paint_brass(self, painter: QPainter) -> None:
        look, theme = self._look, self._look.theme
        area = QRectF(self.rect())
        radius = look.px(RADIUS_CARD)
        stops = [theme.roll_top, theme.roll_middle, theme.roll_bottom]
        if self.underMouse() and not self.isDown():
            stops = [colour.lighter(_LIGHTER) for colour in stops]
        gradient = QLinearGradient(area.topLeft(), area.bottomLeft())
        if self.isDown():
            gradient = QLinearGradient(area.bottomLeft(), area.topLeft())
        for stop, colour in zip((0.0, _MIDDLE_STOP, 1.0), stops, strict=True):
            gradient.setColorAt(stop, colour)
        shape = rounded(area, radius)
        painter.fillPath(shape, gradient)
        inside = rounded(area.adjusted(1, 1, -1, -1), radius - 1)
        if not self.isDown():
            painter.fillPath(inside.subtracted(inside.translated(0, 1)), theme.roll_shine)
        painter.fillPath(inside.subtracted(inside.translated(0, -_LIP)), theme.roll_lip)
        paint_outline(painter, area, radius, 1, theme.roll_border)

    def _paint_plain(self, painter: QPainter) -> None:
        look, theme = self._look, self._look.theme
        area = QRectF(self.rect())
        painter.fillPath(rounded(area, look.px(RADIUS_CARD)), theme.btn)
        paint_outline(painter, area, look.px(RADIUS_CARD), 1, theme.btnline)

    def _paint_words(self, painter: QPainter, ink: QColor) -> None:
        compact = self._is_compact()
        px = self._look.px
        inset = px(_INSET_COMPACT if compact else _INSET)
        middle = self.height() / 2
        key = 0.0
        if not compact and self._key and self._kind is RollKind.READY:
            key = self._paint_key(painter, inset, middle, ink) + px(_GAP)
        right = self.width() - inset - self._pips_width()
        left_width = text_width(self._look.font(FontRole.BODY_STRONG), self._left_text) + px(_PIP_GAP)
        room = right - px(_GAP) - inset - key
        font, with_text = self._label_font(room, left_width)
        self._paint_pips(painter, self.width() - inset, middle, ink)
        end = right - px(_GAP)
        if with_text and self._left_text:
            end -= left_width
            self._paint_left_text(painter, right - px(_PIP_GAP), ink)
        self._paint_label(painter, font, ink, QRectF(inset + key, 0, end - inset - key, self.height()))

    def _label_font(self, room: float, left_width: float) -> tuple[QFont, bool]:
        """The label's font, and whether the rolls left can be said in words beside it.

        The pips say them too, so a long label takes that place before it goes below 80 %.
        """
        font = self._look.font(FontRole.ACTION)
        beside = font_to_fit(font, self._label, room - left_width, _LABEL_SMALLEST, SMALLEST_TEXT)
        if text_width(beside, self._label) <= room - left_width:
            return beside, True
        return font_to_fit(font, self._label, room, 0.0, SMALLEST_TEXT), False

    def _paint_label(self, painter: QPainter, font: QFont, ink: QColor, room: QRectF) -> None:
        painter.setFont(font)
        painter.setPen(ink)
        # Where a name in it is very long; what is spoken is whole.
        label = QFontMetricsF(font).elidedText(self._label, Qt.TextElideMode.ElideRight, room.width() + 1)
        width = text_width(font, label)
        left = room.left()
        if not self._is_compact():
            # In the middle of the button, unless what is beside it is in the way.
            left = max(left, min((self.width() - width) / 2, room.right() - width))
        place = QRectF(left, room.top(), self.width() - left, room.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, label)

    def _paint_left_text(self, painter: QPainter, right: float, ink: QColor) -> None:
        painter.setFont(self._look.font(FontRole.BODY_STRONG))
        painter.setPen(ink)
        place = QRectF(0, 0, right, self.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._left_text)

    def _paint_key(self, painter: QPainter, left: float, middle: float, ink: QColor) -> float:
        look = self._look
        font = look.font(FontRole.KEY)
        width = round(text_width(font, self._key) + 2 * look.px(_KEY_PADDING))
        height = round(look.text_px(_KEY_HEIGHT))
        cap = QRectF(round(left), round(middle - height / 2), width, height)
        paint_outline(painter, cap, look.px(_KEY_RADIUS), max(1.0, round(look.scale)), ink)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)
        return width

    def _paint_pips(self, painter: QPainter, right: float, middle: float, ink: QColor) -> None:
        look = self._look
        radius = look.px(_PIP) / 2
        line = look.px(_PIP_LINE)
        for place in range(self._rolls):
            centre = QPointF(right - radius - (self._rolls - 1 - place) * look.px(_PIP_PITCH), middle)
            filled = place >= self._rolls - self._left
            painter.setPen(Qt.PenStyle.NoPen if filled else QPen(ink, line))
            painter.setBrush(ink if filled else Qt.BrushStyle.NoBrush)
            reach = radius if filled else radius - line / 2
            painter.drawEllipse(centre, reach, reach)

    def _pips_width(self) -> float:
        if self._rolls == 0:
            return 0.0
        return self._look.px((self._rolls - 1) * _PIP_PITCH + _PIP)

    def _is_compact(self) -> bool:
        look = self._look
        return self.width() < look.px(_NARROW) or self.height() < look.text_px(_LOW)
