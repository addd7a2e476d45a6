"""What was promised of the dice, on the felt of an empty tray."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from yacht_desktop.ui.text_fit import font_to_fit, text_width, usual_share
from yacht_desktop.ui.theme import SMALLEST_TEXT, SPACE_3, SPACE_4, FontRole, Look

_SMALLEST: Final = 0.75
_MOST_LINES: Final = 3


def paint_promise(painter: QPainter, room: QRectF, text: str, look: Look) -> None:
    """Paint a sentence and below it a hash, at the foot of a room; a hash too long for a line takes two."""
    sentence, _, promise = text.partition("\n")
    room = room.adjusted(look.px(SPACE_4), 0, -look.px(SPACE_4), -look.px(SPACE_3))
    font = look.font(FontRole.CAPTION)
    while font.pixelSize() > SMALLEST_TEXT and QFontMetricsF(font).lineSpacing() * _MOST_LINES > room.height():
        font.setPixelSize(font.pixelSize() - 1)
    smallest = _SMALLEST * usual_share(look.text_scale)
    fitting = font_to_fit(font, promise, room.width(), smallest, SMALLEST_TEXT)
    half = len(promise) // 2
    lines = [promise] if text_width(fitting, promise) <= room.width() else [promise[:half], promise[half:]]
    painter.setPen(look.theme.caption)
    middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
    height = QFontMetricsF(font).lineSpacing()
    top = room.bottom() - height * (len(lines) + 1)
    painter.setFont(font_to_fit(font, sentence, room.width(), smallest, SMALLEST_TEXT))
    painter.drawText(QRectF(room.left(), top, room.width(), height), middle, sentence)
    painter.setFont(fitting if len(lines) == 1 else font_to_fit(font, lines[0], room.width(), smallest, SMALLEST_TEXT))
    for number, line in enumerate(lines, start=1):
        painter.drawText(QRectF(room.left(), top + number * height, room.width(), height), middle, line)
