"""Fitting a text into the room there is without cutting it."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

# How one line of text is painted that begins, or ends, at the edge of its room.
LEFT_LINE: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
RIGHT_LINE: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine


def text_width(font: QFont, text: str) -> float:
    """How wide a text is, in px."""
    return QFontMetricsF(font).horizontalAdvance(text)


def font_to_fit(font: QFont, text: str, room: float, smallest: float, least_px: int) -> QFont:
    """The largest font, from `font` down to `smallest` (0 to 1) of its size, in which the text fits.

    Never under `least_px`. If nothing fits, the smallest; whoever paints decides what then.
    """
    fitting = QFont(font)
    least = max(least_px, round(font.pixelSize() * smallest))
    while fitting.pixelSize() > least and text_width(fitting, text) > room:
        fitting.setPixelSize(fitting.pixelSize() - 1)
    return fitting


def lines_of(text: str, font: QFont, room: float) -> tuple[str, ...]:
    """Break a text between words into lines that fit; a word longer than a line stays whole.

    >>> lines_of("", QFont(), 100.0)
    ('',)
    """
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(font, longer) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(lines)
