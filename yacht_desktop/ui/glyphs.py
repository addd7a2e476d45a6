"""Icons as paths on a 20 px grid, in a few words each.

A glyph is a text of commands: `M x y` moves, `L x y` draws a line, `C` a cubic curve (three
points), `Z` closes; `O x y r` is a circle, `R x y w h r` a rounded rectangle.
"""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

GRID = 20.0

_NUMBERS = {"M": 2, "L": 2, "C": 6, "Z": 0, "O": 3, "R": 5}


class Glyph(NamedTuple):
    """One icon: what is stroked with a round pen, what is filled, what is stroked faintly."""

    stroke: str = ""
    fill: str = ""
    faint: str = ""


def path_of(commands: str) -> QPainterPath:
    """The path that a text of commands describes, on the 20 px grid.

    Raises:
        ValueError: a command is unknown or has too few numbers.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    words = commands.split()
    at = 0
    while at < len(words):
        command = words[at]
        if command not in _NUMBERS:
            message = f"unknown command {command!r} in {commands!r}"
            raise ValueError(message)
        count = _NUMBERS[command]
        numbers = [float(word) for word in words[at + 1 : at + 1 + count]]
        if len(numbers) < count:
            message = f"{command!r} needs {count} numbers in {commands!r}"
            raise ValueError(message)
        _draw(path, command, numbers)
        at += 1 + count
    return path


def _draw(path: QPainterPath, command: str, n: list[float]) -> None:
    match command:
        case "M":
            path.moveTo(n[0], n[1])
        case "L":
            path.lineTo(n[0], n[1])
        case "C":
            path.cubicTo(n[0], n[1], n[2], n[3], n[4], n[5])
        case "O":
            path.addEllipse(QPointF(n[0], n[1]), n[2], n[2])
        case "R":
            path.addRoundedRect(QRectF(n[0], n[1], n[2], n[3]), n[4], n[4])
        case _:
            path.closeSubpath()


TOOLS: dict[str, Glyph] = {
    "new_game": Glyph("R 2.8 2.8 14.4 14.4 4 M 10 6.8 L 10 13.2 M 6.8 10 L 13.2 10"),
    "undo": Glyph("M 6.6 3.4 L 3 7 L 6.6 10.6 M 3 7 L 12.2 7 C 18.2 7 18.2 16 12.2 16 L 8 16"),
    "redo": Glyph("M 13.4 3.4 L 17 7 L 13.4 10.6 M 17 7 L 7.8 7 C 1.8 7 1.8 16 7.8 16 L 12 16"),
    "coach": Glyph("O 10 10 7.4 M 13.2 6.8 L 11.6 11.6 L 6.8 13.2 L 8.4 8.4 Z", "O 10 10 0.9"),
    "hint": Glyph(
        "M 7.4 13.6 C 4 11.6 3.4 8 5.4 5.2 C 7.6 2.2 12.4 2.2 14.6 5.2 C 16.6 8 16 11.6 12.6 13.6 Z M 8 16.4 L 12 16.4"
    ),
    "statistics": Glyph("M 4.4 12.4 L 4.4 16.4 M 10 3.6 L 10 16.4 M 15.6 8.6 L 15.6 16.4"),
    "rules": Glyph(
        "M 10 5.4 C 8.2 4 5.6 3.6 3 3.8 L 3 15 C 5.6 14.8 8.2 15.2 10 16.6"
        " C 11.8 15.2 14.4 14.8 17 15 L 17 3.8 C 14.4 3.6 11.8 4 10 5.4 L 10 16.6"
    ),
    "preferences": Glyph(
        "M 3 5.4 L 10.4 5.4 M 14.8 5.4 L 17 5.4 O 12.6 5.4 2 M 3 14.6 L 5.2 14.6 M 9.6 14.6 L 17 14.6 O 7.4 14.6 2"
    ),
    "keyboard": Glyph("R 2.2 5 15.6 10.4 2.4 M 7 12.4 L 13 12.4", "O 5.6 8.4 1 O 8.6 8.4 1 O 11.6 8.4 1 O 14.6 8.4 1"),
    "about": Glyph("O 10 10 7.4 M 10 9.4 L 10 13.6", "O 10 6.5 1.05"),
    "mute": Glyph("M 3 7.8 L 5.8 7.8 L 9.6 4.6 L 9.6 15.4 L 5.8 12.2 L 3 12.2 Z M 12.8 8 L 16.8 12 M 16.8 8 L 12.8 12"),
    "sound": Glyph(
        "M 3 7.8 L 5.8 7.8 L 9.6 4.6 L 9.6 15.4 L 5.8 12.2 L 3 12.2 Z"
        " M 12.6 7.4 C 14 8.8 14 11.2 12.6 12.6 M 15 5.2 C 17.8 8 17.8 12 15 14.8"
    ),
    "close": Glyph("M 5.4 5.4 L 14.6 14.6 M 14.6 5.4 L 5.4 14.6"),
    "add": Glyph("M 10 4.6 L 10 15.4 M 4.6 10 L 15.4 10"),
    "remove": Glyph("M 4.6 10 L 15.4 10"),
    "human": Glyph("O 10 6.6 3.3 M 3.8 17 C 4.4 13.4 6.8 11.8 10 11.8 C 13.2 11.8 15.6 13.4 16.2 17"),
    "computer": Glyph("R 2.6 3.8 14.8 10 2.4 M 7 16.6 L 13 16.6"),
    "grip": Glyph("", "O 7.5 5 1.2 O 12.5 5 1.2 O 7.5 10 1.2 O 12.5 10 1.2 O 7.5 15 1.2 O 12.5 15 1.2"),
    "chevron": Glyph("M 5.4 8 L 10 12.4 L 14.6 8"),
    "check": Glyph("M 4.4 10.4 L 8.2 14.2 L 15.6 6"),
    "trophy": Glyph(
        "M 6 3.4 L 14 3.4 L 14 7.4 C 14 13 6 13 6 7.4 Z M 6 5 L 3.2 5 C 3.2 8 4.2 9 6.4 9.2"
        " M 14 5 L 16.8 5 C 16.8 8 15.8 9 13.6 9.2 M 10 11.6 L 10 14.4 M 6.8 16.6 L 13.2 16.6"
    ),
    "rematch": Glyph(
        "M 16.2 8.2 C 14.8 3.4 8.6 2 5 5.6 L 3.4 7.2 M 3.4 3.2 L 3.4 7.2 L 7.4 7.2"
        " M 3.8 11.8 C 5.2 16.6 11.4 18 15 14.4 L 16.6 12.8 M 16.6 16.8 L 16.6 12.8 L 12.6 12.8"
    ),
    "reroll": Glyph(
        "M 14.6 12.3 C 13.7 14 12 15.2 10 15.2 C 7.2 15.2 4.8 12.8 4.8 10 C 4.8 7.2 7.2 4.8 10 4.8"
        " C 12 4.8 13.7 6 14.6 7.7 M 15 4.2 L 15 8 L 11.2 8"
    ),
    "review": Glyph("M 1.8 10 C 5 3.6 15 3.6 18.2 10 C 15 16.4 5 16.4 1.8 10 Z O 10 10 2.6"),
    "enter": Glyph("M 16 4.6 L 16 8 C 16 10.4 14.8 11.6 12.4 11.6 L 4 11.6 M 7.4 8.2 L 4 11.6 L 7.4 15"),
    "warning": Glyph("O 10 10 7.4 M 10 6 L 10 10.6", "O 10 13.5 1.05"),
    "full_screen": Glyph(
        "M 3.4 7.4 L 3.4 3.4 L 7.4 3.4 M 12.6 3.4 L 16.6 3.4 L 16.6 7.4"
        " M 16.6 12.6 L 16.6 16.6 L 12.6 16.6 M 7.4 16.6 L 3.4 16.6 L 3.4 12.6"
    ),
    "open": Glyph("M 2.8 15.6 L 2.8 4.6 L 7.6 4.6 L 9.4 6.8 L 17.2 6.8 L 17.2 15.6 Z"),
    "save": Glyph("M 10 3.2 L 10 12 M 6.4 8.6 L 10 12.2 L 13.6 8.6 M 3.4 13.4 L 3.4 16.6 L 16.6 16.6 L 16.6 13.4"),
}

_DIE = "R 1.75 1.75 16.5 16.5 4.4"
_PIP = 1.55
_AT = {"l": 6.0, "c": 10.0, "r": 14.0}


def _die(*pips: str) -> Glyph:
    """An outlined die; each pip is a letter for its column and one for its row."""
    return Glyph(fill=" ".join(f"O {_AT[pip[0]]} {_AT[pip[1]]} {_PIP}" for pip in pips), faint=_DIE)


def _square(x: float, y: float) -> str:
    return f"R {x} {y} 5.8 5.8 1.8"


def _hollow(x: float, y: float) -> str:
    return f"R {x + 0.7} {y + 0.7} 4.4 4.4 1.3"


def _disc(x: float, y: float) -> str:
    return f"O {x + 2.9} {y + 2.9} 2.9"


def _dot(x: float, y: float) -> str:
    return f"O {x + 2.9} {y + 2.9} 1.2"


def _bars(*heights: float) -> Glyph:
    """Rising bars on one base line, as wide as their number allows."""
    pitch = 18.4 / len(heights)
    width = pitch - 0.7
    bars = [
        f"R {round(1 + place * pitch, 2)} {17.2 - height} {round(width, 2)} {height} 0.8"
        for place, height in enumerate(heights)
    ]
    return Glyph(fill=" ".join(bars))


_TOP, _LOW = 3.6, 10.6
_FIVE = " ".join([_square(0.1, _TOP), _square(7.1, _TOP), _square(14.1, _TOP), _square(3.6, _LOW), _square(10.6, _LOW)])
_LOW_BARS = _bars(2.6, 4.8, 7.0, 9.2, 11.4)
_HIGH_BARS = _bars(5.4, 7.8, 10.2, 12.6, 15.0)
_SUM = Glyph("M 15.2 4 L 4.8 4 L 10.6 10 L 4.8 16 L 15.2 16")
_THREE = " ".join([_square(0.1, _TOP), _square(7.1, _TOP), _square(14.1, _TOP)])

CATEGORIES: dict[str, Glyph] = {
    "ones": _die("cc"),
    "twos": _die("ll", "rr"),
    "threes": _die("ll", "cc", "rr"),
    "fours": _die("ll", "rl", "lr", "rr"),
    "fives": _die("ll", "rl", "cc", "lr", "rr"),
    "sixes": _die("ll", "lc", "lr", "rl", "rc", "rr"),
    "full_house": Glyph(fill=_THREE, stroke=f"{_hollow(3.6, _LOW)} {_hollow(10.6, _LOW)}"),
    "four_of_a_kind": Glyph(
        fill=" ".join([_square(0.1, _TOP), _square(7.1, _TOP), _square(0.1, _LOW), _square(7.1, _LOW)]),
        stroke=_hollow(14.1, _LOW),
    ),
    "three_of_a_kind": Glyph(fill=f"{_THREE} {_dot(3.6, _LOW)} {_dot(10.6, _LOW)}"),
    "one_pair": Glyph(
        fill=" ".join([_square(3.6, _TOP), _square(10.6, _TOP), _dot(0.1, _LOW), _dot(7.1, _LOW), _dot(14.1, _LOW)])
    ),
    "two_pairs": Glyph(
        fill=" ".join([_square(0.1, _TOP), _square(7.1, _TOP), _disc(0.1, _LOW), _disc(7.1, _LOW), _dot(14.1, _LOW)])
    ),
    "five_of_a_kind": Glyph(fill=_FIVE),
    "yatzy": Glyph(fill=_FIVE),
    "generala": Glyph(fill=_FIVE),
    "double_generala": Glyph(
        fill=" ".join(f"R {0.2 + 4 * column} {row} 3.4 3.4 1" for row in (6.2, 10.6) for column in range(5))
    ),
    "little_straight": _LOW_BARS,
    "small_straight": _LOW_BARS,
    "big_straight": _HIGH_BARS,
    "large_straight": _HIGH_BARS,
    "straight": _HIGH_BARS,
    "low_straight": _bars(2.6, 5.2, 7.8),
    "odd_straight": _bars(2.6, 7.4, 12.2),
    "even_straight": _bars(5.0, 9.8, 14.6),
    "high_straight": _bars(9.6, 12.2, 14.8),
    "choice": _SUM,
    "chance": _SUM,
    "thirteen": Glyph(
        "M 3.4 6.6 L 6.2 4.4 L 6.2 15.6"
        " M 10.6 5.6 C 12 3.8 16.4 4 16.4 7 C 16.4 9.4 14.2 9.8 12.8 9.8"
        " C 14.6 9.8 16.8 10.4 16.8 12.8 C 16.8 16.2 11.8 16.4 10.2 14.2"
    ),
    "crag": Glyph(fill="M 1.4 16.6 L 7.2 4.4 L 10.2 10 L 12.6 6.6 L 18.6 16.6 Z"),
    "yacht": Glyph(
        fill="M 9.2 3.6 L 9.2 12.6 L 4.4 12.6 C 6.8 10.2 8.4 7.2 9.2 3.6 Z"
        " M 10.4 2.6 C 13.8 5.4 15.8 8.8 16 12.6 L 10.4 12.6 Z"
        " M 3.6 14 L 16.6 14 C 16 16.4 14.8 17.6 12.8 17.6 L 7.4 17.6 C 5.4 17.6 4.2 16.4 3.6 14 Z"
    ),
}

BLANK_DIE = Glyph(faint=_DIE)
