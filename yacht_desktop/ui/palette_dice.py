"""The colours of each set of dice, painted with light and shade, or flat for high contrast."""

from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from yacht_desktop.session.settings import DiceStyle


class DieColours(NamedTuple):
    """One set of dice. Tuples are gradients from top to bottom; a flat set has one colour throughout."""

    key: str
    """Tells sets apart, for pictures that are kept."""
    face: tuple[QColor, QColor, QColor]
    edge: tuple[QColor, QColor]
    """The side of the die that is seen below its face; of a flat die, its outline."""
    rim: tuple[QColor, QColor, QColor, QColor]
    """Along the border of the face; translucent."""
    mark: tuple[QColor, QColor]
    """Pips and numerals."""
    glint: QColor
    """Light, or shade, at the lower edge of a pip."""
    ring: QColor
    """Round the one pip of a one."""
    body: QColor
    """The sides of a die that rolls."""
    dim_face: QColor
    dim_line: QColor
    dim_mark: QColor
    clip: tuple[QColor, QColor, QColor]
    """The brass corners that hold a die."""
    clip_edge: QColor
    small_face: QColor
    small_line: QColor
    small_mark: QColor
    numerals: bool = False
    """Whether a large numeral stands on each face, with its pips in a row below it."""
    flat: bool = False
    """Whether the dice have outlines instead of light and shade."""


def _clear(value: str, opacity: float) -> QColor:
    colour = QColor(value)
    colour.setAlphaF(opacity)
    return colour


_CLIP: Final = (QColor("#F3D898"), QColor("#D9AE5C"), QColor("#A87C2C"))
_CLIP_EDGE: Final = QColor("#5E4312")
_BRASS: Final = QColor("#B98E3E")

IVORY: Final = DieColours(
    key="ivory",
    face=(QColor("#FFFDF7"), QColor("#F8F0DE"), QColor("#EADDC0")),
    edge=(QColor("#D9C8A1"), QColor("#A78C5C")),
    rim=(QColor("#FFFFFF"), _clear("#FFFFFF", 0.35), _clear("#C9B283", 0.25), _clear("#B69C68", 0.75)),
    mark=(QColor("#0A182C"), QColor("#28496F")),
    glint=QColor("#FFFFFF"),
    ring=_BRASS,
    body=QColor("#8F7A50"),
    dim_face=QColor("#76808C"),
    dim_line=QColor("#8C95A0"),
    dim_mark=QColor("#14202F"),
    clip=_CLIP,
    clip_edge=_CLIP_EDGE,
    small_face=QColor("#FBF4E2"),
    small_line=QColor("#8F7A50"),
    small_mark=QColor("#14263E"),
)

EBONY: Final = IVORY._replace(
    key="ebony",
    face=(QColor("#383E47"), QColor("#23282F"), QColor("#14181D")),
    edge=(QColor("#7D7360"), QColor("#3A352B")),
    rim=(QColor("#F3E8CD"), QColor("#CBBD9C"), QColor("#B5A684"), QColor("#A39474")),
    mark=(QColor("#FFFAEC"), QColor("#E9DCBC")),
    glint=QColor("#05070A"),
    ring=QColor("#D9AE5C"),
    body=QColor("#665D4C"),
    dim_face=QColor("#2C333C"),
    dim_line=QColor("#8C95A0"),
    dim_mark=QColor("#98A2AE"),
    small_face=QColor("#23282F"),
    small_line=QColor("#998F78"),
    small_mark=QColor("#FFF6E2"),
)

NUMERALS: Final = IVORY._replace(
    key="numerals",
    face=(QColor("#FFFFFF"), QColor("#F6F8FA"), QColor("#DFE5EB")),
    edge=(QColor("#BCC7D2"), QColor("#7C8A99")),
    rim=(QColor("#FFFFFF"), _clear("#FFFFFF", 0.35), _clear("#A9B5C2", 0.25), _clear("#8D9BAA", 0.75)),
    mark=(QColor("#05101F"), QColor("#10263F")),
    body=QColor("#71808F"),
    small_face=QColor("#FFFFFF"),
    small_line=QColor("#5E6B79"),
    small_mark=QColor("#05101F"),
    numerals=True,
)

_BLACK: Final = QColor("#000000")
_WHITE: Final = QColor("#FFFFFF")
_YELLOW: Final = QColor("#FFD700")
_DIM: Final = QColor("#A6A6A6")


def _flat(dice: DieColours, face: QColor, mark: QColor, edge: QColor) -> DieColours:
    """Return a set with one colour for each part."""
    return dice._replace(
        key=f"{dice.key}, flat",
        face=(face,) * 3,
        edge=(edge,) * 2,
        rim=(edge,) * 4,
        mark=(mark,) * 2,
        glint=mark,
        ring=mark,
        body=_BLACK,
        dim_face=_BLACK,
        dim_line=_DIM,
        dim_mark=_DIM,
        clip=(_YELLOW,) * 3,
        clip_edge=_BLACK,
        small_face=face,
        small_line=mark,
        small_mark=mark,
        flat=True,
    )


SETS: Final = {DiceStyle.IVORY: IVORY, DiceStyle.EBONY: EBONY, DiceStyle.NUMERALS: NUMERALS}
FLAT_SETS: Final = {
    DiceStyle.IVORY: _flat(IVORY, _WHITE, _BLACK, _WHITE),
    DiceStyle.EBONY: _flat(EBONY, _BLACK, _WHITE, _WHITE),
    DiceStyle.NUMERALS: _flat(NUMERALS, _WHITE, _BLACK, _WHITE),
}
