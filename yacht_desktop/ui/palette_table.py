"""The cloths of the tray, and a theme with a cloth and a set of dice laid on its table."""

from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from yacht_desktop.session.settings import Cloth, DiceStyle
from yacht_desktop.ui.palette import Theme
from yacht_desktop.ui.palette_dice import FLAT_SETS, SETS


class ClothColours(NamedTuple):
    """A cloth lit from above: at its middle, half-way, at its edge, and the edge itself."""

    inner: QColor
    middle: QColor
    outer: QColor
    border: QColor


def _cloth(inner: str, middle: str, outer: str, border: str) -> ClothColours:
    return ClothColours(QColor(inner), QColor(middle), QColor(outer), QColor(border))


_LIGHT: Final = {
    Cloth.NAVY: _cloth("#1D4A78", "#13375E", "#0C2746", "#071A30"),
    Cloth.GREEN: _cloth("#194F39", "#134330", "#0C3123", "#062016"),
    Cloth.BURGUNDY: _cloth("#74293A", "#591C2B", "#3F121D", "#290A12"),
}
_DARK: Final = {
    Cloth.NAVY: _cloth("#1A436D", "#113154", "#0B2340", "#050D17"),
    Cloth.GREEN: _cloth("#174835", "#103B2B", "#0A2B1E", "#04130D"),
    Cloth.BURGUNDY: _cloth("#682534", "#501926", "#38101A", "#17060A"),
}
_FLAT: Final = {
    Cloth.NAVY: QColor("#00172E"),
    Cloth.GREEN: QColor("#00200F"),
    Cloth.BURGUNDY: QColor("#2B000C"),
}


def laid(theme: Theme, cloth: Cloth, dice: DiceStyle) -> Theme:
    """Return a theme with a cloth in the tray and a set of dice to play with."""
    if theme.flat:
        ground = _FLAT[cloth]
        colours = ClothColours(ground, ground, ground, theme.tray_border)
    else:
        colours = (_DARK if theme.dark else _LIGHT)[cloth]
    return theme._replace(
        tray_inner=colours.inner,
        tray_middle=colours.middle,
        tray_outer=colours.outer,
        tray_border=colours.border,
        dice=(FLAT_SETS if theme.flat else SETS)[dice],
    )
