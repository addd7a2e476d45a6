"""Fitting a text into the room there is without cutting it."""

import re
import unicodedata
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

from yacht_desktop.session.names import first_characters

# How one line of text is painted that begins, or ends, at the edge of its room.
LEFT_LINE: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_LONGEST_WORD: Final = 24
_LONG_WORD: Final = re.compile(rf"\S{{{_LONGEST_WORD + 1},}}")
_BREAK: Final = "\u200b"
_UNBROKEN: Final = 12
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


def usual_share(text_scale: float) -> float:
    """The part of its size to which enlarged text may shrink where room is short: that of text not enlarged.

    >>> usual_share(2.0), usual_share(0.9)
    (0.5, 1.0)
    """
    return 1 / max(1.0, text_scale)


def begins_at_the_right(text: str) -> bool:
    r"""Return whether a text is written from right to left, as its first letter tells.

    >>> begins_at_the_right("1 \u05d0"), begins_at_the_right("Anna \u05d0")
    (True, False)
    """
    directions = (unicodedata.bidirectional(letter) for letter in text)
    return next((direction != "L" for direction in directions if direction in {"L", "R", "AL"}), False)


def breakable(text: str) -> str:
    r"""Return a text in which words that are too long for a line can be broken; signs without width say where.

    >>> breakable("Anna"), breakable("W" * 30) == "W" * 12 + "\u200b" + "W" * 12 + "\u200b" + "W" * 6
    ('Anna', True)
    """
    if len(text) <= _LONGEST_WORD:
        return text
    return _LONG_WORD.sub(_broken, text)


def _broken(word: re.Match[str]) -> str:
    # A mark is never parted from its letter, nor a family of signs that are one.
    parts, rest = [], word[0]
    while rest:
        parts.append(first_characters(rest, _UNBROKEN))
        rest = rest[len(parts[-1]) :]
    return _BREAK.join(parts)


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
