r"""Any text between quotes on one line of printable signs, and back again exactly.

>>> quoted('Åsa "the Bold"\n')
'"Åsa \\"the Bold\\"\\u{a}"'
>>> unquoted(quoted('Åsa "the Bold"\n')) == 'Åsa "the Bold"\n'
True
"""

import re
import unicodedata
from typing import Final

# Controls, signs without width that turn text around, halves of characters, what has no meaning yet,
# and the two signs that some programs take for the end of a line.
_HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_WHOLE: Final = re.compile(r'"(?:[^"\\]|\\["\\]|\\u\{[0-9a-f]{1,6}\})*"')
_ESCAPED: Final = re.compile(r'\\(?:(["\\])|u\{([0-9a-f]{1,6})\})')
_LAST_CODE: Final = 0x10FFFF


def quoted(text: str) -> str:
    """Return a text between quotes: what cannot be seen, quotes and backslashes are escaped."""
    return f'"{"".join(map(_escaped, text))}"'


def unquoted(text: str) -> str:
    """Return the text that `quoted` made something of.

    Raises:
        ValueError: it is no such text.
    """
    if _WHOLE.fullmatch(text) is None:
        raise ValueError("not a text between quotes")
    return _ESCAPED.sub(_meant, text[1:-1])


def _escaped(sign: str) -> str:
    if sign in '"\\':
        return f"\\{sign}"
    # A space that is not the plain one would not survive every editor.
    hidden = unicodedata.category(sign) in _HIDDEN or (sign != " " and sign.isspace())
    return f"\\u{{{ord(sign):x}}}" if hidden else sign


def _meant(escape: re.Match[str]) -> str:
    if escape[1]:
        return escape[1]
    code = int(escape[2], 16)
    if code > _LAST_CODE:
        raise ValueError("there is no such character")
    return chr(code)
