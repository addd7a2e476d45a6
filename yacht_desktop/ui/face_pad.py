"""Six faces to click on the tray while dice are typed in, for whoever has the hand on the mouse."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from yacht_desktop.ui.keyboard_focus import ring_shows
from yacht_desktop.ui.mini_dice import paint_mini_die
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.text_fit import font_to_fit, text_width
from yacht_desktop.ui.theme import SMALLEST_TEXT, FontRole, Look

_FACES: Final = 6
_FACE: Final = 54
_SMALLEST_FACE: Final = 32
_RING: Final = 4
_RING_WIDTH: Final = 3
_RING_RADIUS: Final = 14
_GAP: Final = 10
_LINE: Final = 28
_LEAST_LINE: Final = 18
_LETTERS: Final = 0.75
_PROMPT_GAP: Final = 14
_PROMPT_SMALLEST: Final = 0.8
_ROOMY: Final = 110
_FOOT: Final = 6


class FaceButton(QAbstractButton):
    """One face, flat, so that it is no die of the game."""

    picked = Signal(int)
    """The face was clicked, by mouse, key or screen reader."""

    def __init__(self, look: Look, face: int, parent: QWidget) -> None:
        """Offer a face."""
        super().__init__(parent)
        self.setObjectName(f"face{face}")
        # A click must not take the focus: Enter goes on taking the dice.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._look = look
        self._face = face
        self._ring = False
        self.clicked.connect(self._pick)

    def _pick(self) -> None:
        self.picked.emit(self._face)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the face, a rim under the pointer, and the ring of the keyboard."""
        look = self._look
        inset = look.px(_RING)
        area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        if self.isDown():
            area.translate(0, 1)
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_mini_die(painter, area, self._face, look.theme)
            shows_ring = self._ring and self.hasFocus()
            if shows_ring or self.underMouse():
                width = look.px(_RING_WIDTH) if shows_ring else look.px(_RING_WIDTH) / 2
                frame = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
                colour = look.theme.tray_focus if shows_ring else look.theme.held
                painter.strokePath(rounded(frame, look.px(_RING_RADIUS)), QPen(colour, width))

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring when the focus came by the keyboard."""
        self._ring = ring_shows(event.reason(), before=self._ring)
        super().focusInEvent(event)


class FacePad(QWidget):
    """The six faces, and above them what is to be rolled.

    Signals:
        picked: a face was clicked, 1 to 6.
    """

    picked = Signal(int)

    def __init__(self, look: Look, tray: QWidget) -> None:
        """Make a pad that is hidden until something is to be entered."""
        super().__init__(tray)
        self.setObjectName("facePad")
        self.hide()
        self._look = look
        self._prompt = ""
        self._short = ""
        self.faces = tuple(FaceButton(look, face, self) for face in range(1, _FACES + 1))
        for button in self.faces:
            button.picked.connect(self.picked)
        look.changed.connect(self._arrange)

    def set_prompt(self, prompt: str, short: str) -> None:
        """Say what is to be rolled, and in short where that has no room; plain text."""
        self._prompt, self._short = prompt, short
        self.setAccessibleName(prompt)
        self.update()

    def name_faces(self, names: tuple[str, ...]) -> None:
        """Set what a screen reader says of the faces, in their order."""
        for button, name in zip(self.faces, names, strict=False):
            button.setAccessibleName(name)
            button.setToolTip(name)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the faces in their row."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        px = self._look.px
        gap = px(_GAP)
        room = min((self.width() - gap) / _FACES - gap, self.height() - self._prompt_height() - px(_PROMPT_GAP))
        side = round(max(_SMALLEST_FACE, min(px(_FACE), room)))
        left = (self.width() - _FACES * side - (_FACES - 1) * gap) / 2
        for button in self.faces:
            button.resize(side, side)
        top = round(self._top() + self._prompt_height() + px(_PROMPT_GAP))
        for place, button in enumerate(self.faces):
            button.move(round(left + place * (side + gap)), top)
        self.update()

    def _prompt_height(self) -> float:
        # Enlarged words give way to the faces, down to what they are when they are not.
        spare = self.height() - _SMALLEST_FACE - self._look.px(_PROMPT_GAP)
        return min(self._look.text_px(_LINE), max(self._look.px(_LEAST_LINE), spare))

    def _top(self) -> float:
        whole = self._prompt_height() + self._look.px(_PROMPT_GAP) + self.faces[0].height()
        spare = self.height() - whole
        # In a low tray the offer to undo lies over its upper edge.
        return max(0.0, spare / 2 if spare > self._look.px(_ROOMY) else spare - self._look.px(_FOOT))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is to be rolled."""
        look = self._look
        room = self.width() - 2 * look.px(_GAP)
        whole = look.font(FontRole.SECTION)
        whole.setPixelSize(max(SMALLEST_TEXT, min(whole.pixelSize(), round(self._prompt_height() * _LETTERS))))
        font = font_to_fit(whole, self._prompt, room, _PROMPT_SMALLEST, SMALLEST_TEXT)
        text = self._prompt
        if text_width(font, text) > room:
            font = font_to_fit(whole, self._short, room, 0.0, SMALLEST_TEXT)
            text = QFontMetricsF(font).elidedText(self._short, Qt.TextElideMode.ElideRight, room)
        with Painter(self) as painter:
            painter.setFont(font)
            painter.setPen(look.theme.caption)
            area = QRectF(0, self._top(), self.width(), self._prompt_height())
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, text)
