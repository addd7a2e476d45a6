"""A hint in words over the tray, in windows too small for the status line."""

from collections.abc import Sequence
from math import ceil, floor
from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.shade import paint_outline, rounded
from yacht_desktop.ui.theme import RADIUS_LIST, SPACE_1, SPACE_2, SPACE_3, FontRole, Look
from yacht_desktop.ui.tray import DiceTray

NOTE_MS: Final = 10_000


def clear_top(
    room: QRect, height: int, advised: Sequence[QRectF], others: Sequence[QRectF], *, gap: float, foot: int
) -> int:
    """Return where a slip as wide as a room is to begin, so that it hides no advised die, and little else.

    It leaves the room, upwards to 0 or downwards to `foot`, only where it would hide advised dice otherwise.
    """
    highest, lowest = room.top(), max(room.top(), room.bottom() + 1 - height)
    tops = [highest, lowest]
    for die in (*advised, *others):
        tops += [ceil(die.bottom() + gap), floor(die.top() - gap - height)]

    def cost(top: int) -> tuple[float, int, float]:
        slip = QRectF(room.left(), top, room.width(), height)
        return _hidden(slip, advised), max(0, highest - top, top - lowest), _hidden(slip, others)

    return min((top for top in tops if 0 <= top <= max(lowest, foot - height)), key=cost)


def _hidden(slip: QRectF, dice: Sequence[QRectF]) -> float:
    covered = [slip.intersected(die) for die in dice]
    return sum(part.width() * part.height() for part in covered)


class HintNote(QLabel):
    """A slip of paper that lets the mouse through to what lies under it, and leaves by itself."""

    def __init__(self, look: Look, tray: DiceTray, parent: QWidget) -> None:
        """Start hidden and without words; the tray and this have the same parent."""
        super().__init__(parent)
        self.setObjectName("hintNote")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._look = look
        self._dice = tray
        self._table = parent
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
        """Lie over a tray; `wanted` is whether there is no status line to say the same."""
        self._tray, self._is_wanted = tray, wanted
        self._lie()

    def follow_dice(self) -> None:
        """Lie where the advised dice are not, after some have moved."""
        self._lie()

    def _leave(self) -> None:
        self.tell("")

    def _lie(self) -> None:
        self.setVisible(self._is_wanted and bool(self.text()))
        aside, edge = (round(self._look.px(space)) for space in (SPACE_3, SPACE_2))
        room = self._tray.adjusted(aside, edge, -aside, -edge)
        height = self.heightForWidth(room.width())
        advised, others = (
            [area.translated(self._tray.topLeft()) for area in self._dice.areas(hinted=hinted)]
            for hinted in (True, False)
        )
        foot = self._table.height() - edge
        top = clear_top(room, height, advised, others, gap=self._look.px(SPACE_1), foot=foot)
        self.setGeometry(room.x(), top, room.width(), height)
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
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area, radius = QRectF(self.rect()), look.px(RADIUS_LIST)
            painter.fillPath(rounded(area, radius), theme.raised)
            paint_outline(painter, area, radius, 1, theme.btnline)
        super().paintEvent(event)
