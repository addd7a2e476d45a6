"""A few choices side by side, of which one is taken."""

from collections.abc import Sequence
from typing import Final

from typing_extensions import override

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QStyle, QWidget

from yacht_desktop.ui.focus_ring import Ringed
from yacht_desktop.ui.icons import paint_icon
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.shade import paint_outline, rounded
from yacht_desktop.ui.text_fit import font_to_fit, text_width, usual_share
from yacht_desktop.ui.theme import RADIUS_BUTTON, SMALLEST_TEXT, FontRole, Look

_HEIGHT: Final = 34
_PADDING: Final = 9
_ICON: Final = 17
_ICON_GAP: Final = 7


class Segment(Ringed, QRadioButton):
    """One of the choices; the control around it paints it."""

    def __init__(self, look: Look, text: str, icon: str | None, parent: QWidget) -> None:
        """Make a segment; `icon` is a name of `icons.paint_icon`."""
        super().__init__(text, parent)
        self.icon_name = icon
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @override
    def hitButton(self, pos: QPoint) -> bool:
        """The whole segment is the target."""
        return self.rect().contains(pos)

    @override
    def sizeHint(self) -> QSize:
        """The room the segment needs when it is chosen, so that choosing moves nothing."""
        return QSize(round(self._fixed_room() + self._words()), round(self._look.text_px(_HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        """The room it needs where its word is not enlarged."""
        words = self._words() * usual_share(self._look.text_scale)
        return QSize(round(self._fixed_room() + words), round(self._look.text_px(_HEIGHT)))

    def _words(self) -> float:
        return text_width(self._look.font(FontRole.BODY_STRONG), self.text())

    def _fixed_room(self) -> float:
        """Return the width of everything but the word."""
        px = self._look.px
        return 2 * px(_PADDING) + (0.0 if self.icon_name is None else px(_ICON + _ICON_GAP))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint fill, icon and word."""
        look, theme, px = self._look, self._look.theme, self._look.px
        font = look.font(FontRole.BODY_STRONG if self.isChecked() else FontRole.BODY)
        font.setPixelSize(look.font(FontRole.TOOL).pixelSize())
        ink = theme.on_navy if self.isChecked() else theme.ink
        if not self.isEnabled():
            ink = theme.disabled
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            room = self.width() - self._fixed_room()
            font = font_to_fit(font, self.text(), room, usual_share(look.text_scale), SMALLEST_TEXT)
            width = text_width(font, self.text())
            icon = 0.0 if self.icon_name is None else px(_ICON + _ICON_GAP)
            left = (self.width() - width - icon) / 2
            if self.icon_name is not None:
                size = px(_ICON)
                place = QRectF(round(left), round((self.height() - size) / 2), size, size)
                paint_icon(painter, place, self.icon_name, ink)
            painter.setFont(font)
            painter.setPen(ink)
            words = QRectF(left + icon, 0, self.width() - left - icon, self.height())
            painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.text())


class SegmentedControl(QWidget):
    """A row of segments that is one stop for Tab; the arrow keys choose within it."""

    chosen = Signal(int)
    """Somebody chose the segment of this index, counted from 0."""

    _segments: tuple[Segment, ...] = ()

    def __init__(
        self, look: Look, texts: Sequence[str], parent: QWidget | None = None, *, icons: Sequence[str] | None = None
    ) -> None:
        """Make a control with a segment for each text; the first is chosen."""
        super().__init__(parent)
        self._look = look
        self._group = QButtonGroup(self)
        self._told = False
        self._group.idToggled.connect(self._on_toggled)
        names: Sequence[str | None] = icons if icons is not None else [None] * len(texts)
        self._segments = tuple(Segment(look, text, name, self) for text, name in zip(texts, names, strict=True))
        for index, segment in enumerate(self._segments):
            self._group.addButton(segment, index)
            segment.add_ring(look, RADIUS_BUTTON, around=self)
        if self._segments:
            self.set_current(0)
        look.changed.connect(self._restyle)

    @override
    def event(self, event: QEvent) -> bool:
        """Let the rings of the segments see what happens; they go round the whole."""
        for segment in self._segments:
            if segment.ring is not None:
                segment.ring.note(self, event)
        return super().event(event)

    @property
    def segments(self) -> tuple[Segment, ...]:
        """The segments from left to right."""
        return self._segments

    def current(self) -> int:
        """The index of the chosen segment."""
        return self._group.checkedId()

    def set_current(self, index: int) -> None:
        """Choose a segment; `chosen` does not tell."""
        self._told = True
        self._segments[index].setChecked(True)
        self._told = False

    def _on_toggled(self, index: int, checked: bool) -> None:  # noqa: FBT001 - the form of Qt's signal
        """Tell what was chosen, also by assistive technology, which clicks nothing; Tab stops there."""
        # Not NoFocus for the others: `setTabOrder` would then leave them where they are.
        policy = Qt.FocusPolicy.TabFocus if checked else Qt.FocusPolicy.ClickFocus
        self._segments[index].setFocusPolicy(policy)
        self.update()
        if checked and not self._told:
            self.chosen.emit(index)

    def set_texts(self, texts: Sequence[str]) -> None:
        """Set the words anew, in another language."""
        for segment, text in zip(self._segments, texts, strict=True):
            segment.setText(text)
        self._restyle()

    def _restyle(self) -> None:
        self.updateGeometry()
        self._lay_out()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """The room all segments need."""
        return QSize(sum(segment.sizeHint().width() for segment in self._segments), round(self._look.text_px(_HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        """The room they need where their words are not enlarged: nothing is ever cut."""
        least = sum(segment.minimumSizeHint().width() for segment in self._segments)
        return QSize(least, round(self._look.text_px(_HEIGHT)))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        """Give every segment its own width and an equal share of what is left, or the least and a share of that."""
        widths = [segment.sizeHint().width() for segment in self._segments]
        if sum(widths) > self.width():
            widths = [segment.minimumSizeHint().width() for segment in self._segments]
        spare, count = max(0, self.width() - sum(widths)), len(widths)
        left = 0
        for index, segment in enumerate(self._segments):
            width = widths[index] + spare * (index + 1) // count - spare * index // count
            place = QRect(left, 0, width, self.height())
            segment.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))
            left += width

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the body, the chosen part in navy, and the lines between."""
        theme = self._look.theme
        area, radius = QRectF(self.rect()), self._look.px(RADIUS_BUTTON)
        body = rounded(area, radius)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(body, theme.btn)
            for segment in self._segments:
                part = QPainterPath()
                part.addRect(QRectF(segment.geometry()))
                if segment.isChecked():
                    painter.fillPath(body.intersected(part), theme.navy if self.isEnabled() else theme.line)
                elif segment.isDown():
                    painter.fillPath(body.intersected(part), theme.col)
                elif segment.underMouse() and self.isEnabled():
                    painter.fillPath(body.intersected(part), theme.sel)
            for segment in self._segments[1:]:
                left = segment.geometry().right() if self.isRightToLeft() else segment.x()
                painter.fillRect(QRectF(left, 1, 1, area.height() - 2), theme.line2)
            paint_outline(painter, area, radius, 1, theme.btnline if self.isEnabled() else theme.line)
