"""Codes of dice: letters that people can read out, type and send, and that stand for all dice of a game.

Two kinds are written in the same 31 signs, which has no sign that looks like another:

- a short code, 16 signs: 14 drawn by chance, of which the seed is made, and two to check them;
- a long code, 54 signs: a seed itself as a number in base 31, and two to check it.

The two check signs make the sum of all values, and the sum of all values times their places, nought
modulo 31. A wrong sign and two neighbours changed over are always noticed; in a short code any two
wrong signs are. docs/dice.md tells it step by step.

>>> code = daily_code("2026-11-30")
>>> code
'8MSH-CEQU-GV4Q-EVH4'
>>> dice_of_code(code.lower().replace("-", " ")) == dice_of_code(code)
True
"""

import os
import re
import unicodedata
from enum import Enum
from typing import Final

from typing_extensions import override

from yacht_desktop.game.dice import SEED_BYTES, SeededDice

SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
BASE: Final = len(SIGNS)
DRAWN: Final = 14
"""Signs of a short code that carry something: 69 bits."""
SPELT: Final = 52
"""Signs that any 256 bits fit in."""
CHECKS: Final = 2
GROUP: Final = 4
LONGEST: Final = 200
"""Characters that are looked at: a long code with spaces about every sign is shorter."""
CODE_SEED: Final = "yacht-desktop code "
DAILY_CODE: Final = "yacht-desktop daily "
"""What is hashed before a code for its seed, and before a date for its code."""

_VALUES: Final = {sign: value for value, sign in enumerate(SIGNS)}
_DATE: Final = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})", re.ASCII)
_DAYS: Final = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_LEAP_DAY: Final = (2, 29)
_MINUS: Final = "\N{MINUS SIGN}"
_BYTES_TAKEN: Final = 256 - 256 % BASE


class CodeFault(Enum):
    """What can be wrong with a code that was typed in; the window makes its own sentences of these."""

    EMPTY = "empty"
    SIGN = "sign"
    LENGTH = "length"
    CHECK = "check"


class BadCode(ValueError):
    """A text that is no code of dice.

    Attributes:
        fault: what is wrong.
        sign: the sign that no code has, for `CodeFault.SIGN`.
    """

    def __init__(self, fault: CodeFault, sign: str = "") -> None:
        """Keep what is wrong."""
        super().__init__(fault, sign)
        self.fault = fault
        self.sign = sign

    @override
    def __str__(self) -> str:
        match self.fault:
            case CodeFault.EMPTY:
                return "there is no code"
            case CodeFault.SIGN:
                return f"no code has the sign {self.sign!r}"
            case CodeFault.LENGTH:
                return f"a code has {DRAWN + CHECKS} or {SPELT + CHECKS} letters and figures"
            case CodeFault.CHECK:
                return "the code has a wrong sign, or two changed over"


def new_code() -> str:
    """Return a short code drawn from the operating system's randomness."""
    drawn: list[int] = []
    while len(drawn) < DRAWN:
        # No modulo bias: bytes above the largest multiple of the base are drawn again.
        drawn += [byte % BASE for byte in os.urandom(DRAWN) if byte < _BYTES_TAKEN]
    return _written(drawn[:DRAWN])


def daily_code(date: str) -> str:
    """Return the short code of a day, which is the same everywhere.

    Args:
        date: the day as `2026-11-30`.

    Raises:
        ValueError: there is no such day.
    """
    from hashlib import sha256

    parts = _DATE.fullmatch(date)
    if parts is None or not _is_day(*map(int, parts.groups())):
        raise ValueError(f"there is no day {date[:20]!r}")
    digest = sha256(f"{DAILY_CODE}{date}".encode("ascii")).digest()
    return _written(_spelt(int.from_bytes(digest, "big") % BASE**DRAWN, DRAWN))


def code_of_seed(seed: bytes) -> str:
    """Return the long code that holds a seed.

    >>> dice_of_code(code_of_seed(bytes(32))).seed == bytes(32)
    True
    """
    return _written(_spelt(int.from_bytes(SeededDice(seed).seed, "big"), SPELT))


def dice_of_code(text: str) -> SeededDice:
    """Return the dice that a code stands for, however it was typed.

    Raises:
        BadCode: it is none.
    """
    from hashlib import sha256

    code = read_code(text)
    signs = code.replace("-", "")
    if len(signs) == DRAWN + CHECKS:
        return SeededDice(sha256(f"{CODE_SEED}{signs}".encode("ascii")).digest(), code)
    number = _number([_VALUES[sign] for sign in signs[:SPELT]])
    return SeededDice(number.to_bytes(SEED_BYTES, "big"), code)


def read_code(text: str) -> str:
    """Return a code in its one spelling: capitals, in groups of four with hyphens.

    Small letters, wide letters, and spaces, hyphens and dots anywhere are taken.

    Raises:
        BadCode: it is none.
    """
    if len(text) > LONGEST:
        raise BadCode(CodeFault.LENGTH)
    signs = _signs_of(text)
    if not signs:
        raise BadCode(CodeFault.EMPTY)
    for sign in signs:
        if sign not in _VALUES:
            raise BadCode(CodeFault.SIGN, sign)
    if len(signs) not in {DRAWN + CHECKS, SPELT + CHECKS}:
        raise BadCode(CodeFault.LENGTH)
    values = [_VALUES[sign] for sign in signs]
    if _checked(values[:-CHECKS]) != values:
        raise BadCode(CodeFault.CHECK)
    if len(signs) == SPELT + CHECKS and _number(values[:SPELT]) >> (8 * SEED_BYTES):
        raise BadCode(CodeFault.CHECK)
    return _grouped(signs)


def _is_day(year: int, month: int, day: int) -> bool:
    """Return whether the calendar has a day; the game knows no clock, and so not Python's dates."""
    if not (1 <= month <= len(_DAYS) and 1 <= day <= _DAYS[month - 1]):
        return False
    return (month, day) != _LEAP_DAY or (year % 4 == 0 and (year % 100 != 0 or year % 400 == 0))


def _signs_of(text: str) -> str:
    """Return what was typed without what only parts it."""
    plain = unicodedata.normalize("NFKC", text)
    # Not `upper` on the whole, which makes signs of a code of some that are none.
    kept = (sign for sign in plain if unicodedata.category(sign)[0] not in "ZPC" and sign != _MINUS)
    return "".join(sign.upper() if sign.isascii() else sign for sign in kept)


def _spelt(number: int, length: int) -> list[int]:
    values: list[int] = []
    for _ in range(length):
        number, value = divmod(number, BASE)
        values.append(value)
    return values[::-1]


def _number(values: list[int]) -> int:
    number = 0
    for value in values:
        number = number * BASE + value
    return number


def _checked(values: list[int]) -> list[int]:
    """Return the values with two more: both sums, the plain one and that by places from 1, become nought."""
    plain = sum(values)
    weighted = sum(place * value for place, value in enumerate(values, start=1))
    first_place = len(values) + 1
    # x + y = -plain and first_place * x + (first_place + 1) * y = -weighted, so y is the difference.
    last = (first_place * plain - weighted) % BASE
    return [*values, (-plain - last) % BASE, last]


def _written(values: list[int]) -> str:
    return _grouped("".join(SIGNS[value] for value in _checked(values)))


def _grouped(signs: str) -> str:
    return "-".join(signs[start : start + GROUP] for start in range(0, len(signs), GROUP))
