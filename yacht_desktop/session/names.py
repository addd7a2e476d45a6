"""Names that people give players: kept as typed, but of one line and bounded."""

import unicodedata
from typing import Final

from PySide6.QtCore import QTextBoundaryFinder

LONGEST_NAME: Final = 200
"""In letters as people count them, with all the marks on them."""
MOST_CODE_POINTS: Final = 2_000
"""A letter may bear any number of marks; no more than this is kept of a name in files."""
_LINE_BREAKING: Final = frozenset({"Cc", "Zl", "Zp"})
_UTF16: Final = "utf-16-le"
_UNIT_BYTES: Final = 2


def clean_name(typed: str) -> str:
    r"""Return a name fit for a seat: empty for a blank one, which stands for the default name.

    Control characters and line breaks become spaces, halves of characters the replacement
    character, and what follows the 200th character as people count them is left away.

    >>> clean_name("Anna\nLiisa"), clean_name("   ")
    ('Anna Liisa', '')
    """
    one_line = "".join(" " if unicodedata.category(letter) in _LINE_BREAKING else letter for letter in typed)
    whole = one_line.encode(_UTF16, "surrogatepass").decode(_UTF16, "replace")
    return shortened_name(whole) if whole.strip() else ""


def shortened_name(typed: str) -> str:
    """Return as much of a text as a name may have: all of it, unless it is very long."""
    return first_characters(typed[:MOST_CODE_POINTS], LONGEST_NAME)


def first_characters(text: str, number: int) -> str:
    r"""Return the first characters of a text as people count them (grapheme clusters).

    >>> first_characters("e\u0301a", 1) == "e\u0301"
    True
    """
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, text)
    end = 0
    for _ in range(number):
        following = finder.toNextBoundary()
        if following < 0:
            return text
        end = following
    # Qt counts in units of UTF-16, Python in code points.
    return text.encode(_UTF16)[: end * _UNIT_BYTES].decode(_UTF16)
