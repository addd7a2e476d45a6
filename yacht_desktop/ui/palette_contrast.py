"""High contrast: the system's own palette where that is one, else black on white or white on black.

Nothing is shaded: outlines are solid, shadows and gradients are gone. Text has at least the 7 : 1 that
WCAG 2.2 asks for at level AAA.
"""

from typing import Final

from PySide6.QtGui import QColor, QPalette

from yacht_desktop.session.settings import Cloth, DiceStyle
from yacht_desktop.ui.palette import LIGHT, Theme
from yacht_desktop.ui.palette_table import laid

TEXT: Final = 7.0
"""The least contrast of text, level AAA."""
MARK: Final = 3.0
"""The least contrast of what is no text."""
_EXTREME: Final = 19.5
"""From here on a palette is one of high contrast; ordinary windows are grey enough to stay below."""

_BLACK: Final = QColor("#000000")
_WHITE: Final = QColor("#FFFFFF")
_NOTHING: Final = QColor(0, 0, 0, 0)
_GOLD: Final = QColor("#FFD700")
_SCRIM: Final = QColor(0, 0, 0, 178)


def _hex(*values: str) -> tuple[QColor, ...]:
    return tuple(QColor(value) for value in values)


_SHARED: Final = LIGHT._replace(
    flat=True,
    scrim=_SCRIM,
    tray_border=_BLACK,
    tray_inset=_NOTHING,
    hairline=_GOLD,
    hairline_lit=_WHITE,
    rose=_NOTHING,
    rose_star=_NOTHING,
    rail=_BLACK,
    rail_inset=_NOTHING,
    rail_edge=_NOTHING,
    slot=_WHITE,
    slot_hover=_GOLD,
    caption=_WHITE,
    held=_GOLD,
    tray_focus=QColor("#5CE1FF"),
    die_rim=_GOLD,
    die_shadow=_NOTHING,
    roll_top=_GOLD,
    roll_middle=_GOLD,
    roll_bottom=_GOLD,
    roll_shine=_NOTHING,
    roll_lip=_NOTHING,
    brass_text=_BLACK,
    small_top=_GOLD,
    small_middle=_GOLD,
    small_bottom=_GOLD,
    ivory=_WHITE,
    card_shadow=(),
    popup_shadow=(),
    tray_shadow=(),
    roll_shadow=(),
)

CONTRAST_DARK: Final = laid(
    _SHARED._replace(
        dark=True,
        bg=_BLACK,
        bar=_BLACK,
        surface=_BLACK,
        raised=_BLACK,
        sunk=_BLACK,
        col=QColor("#1E1E1E"),
        sel=QColor("#093255"),
        line=QColor("#9A9A9A"),
        line2=QColor("#9A9A9A"),
        ink=_WHITE,
        ink2=_WHITE,
        ink3=QColor("#E6E6E6"),
        disabled=QColor("#A6A6A6"),
        brass=_GOLD,
        brassink=QColor("#FFE34D"),
        link=QColor("#8FD0FF"),
        focus=QColor("#5CE1FF"),
        navy=QColor("#8FD0FF"),
        on_navy=_BLACK,
        pos=QColor("#5CF2B0"),
        neg=QColor("#FFA99E"),
        track=QColor("#303030"),
        tick_done=_WHITE,
        tick_edge=_NOTHING,
        btn=_BLACK,
        btnline=_WHITE,
        btnline_hover=_GOLD,
        roll_border=_WHITE,
        small_border=_WHITE,
        player_lines=_hex("#8FD0FF", "#FFA99E", "#6FE3BF", "#FFD45C", "#E9B4F2", "#CBD3DC"),
    ),
    Cloth.NAVY,
    DiceStyle.IVORY,
)

CONTRAST_LIGHT: Final = laid(
    _SHARED._replace(
        dark=False,
        bg=_WHITE,
        bar=_WHITE,
        surface=_WHITE,
        raised=_WHITE,
        sunk=_WHITE,
        col=QColor("#FFF3C4"),
        sel=QColor("#CFE4FF"),
        line=QColor("#595959"),
        line2=QColor("#595959"),
        ink=_BLACK,
        ink2=_BLACK,
        ink3=QColor("#1F1F1F"),
        disabled=QColor("#595959"),
        brass=QColor("#664600"),
        brassink=QColor("#573B00"),
        link=QColor("#003A8C"),
        focus=QColor("#0033CC"),
        navy=QColor("#00245C"),
        on_navy=_WHITE,
        pos=QColor("#004D37"),
        neg=QColor("#8A0A0A"),
        track=QColor("#DEDEDE"),
        tick_done=_BLACK,
        tick_edge=_BLACK,
        btn=_WHITE,
        btnline=_BLACK,
        btnline_hover=QColor("#003A8C"),
        roll_border=_BLACK,
        small_border=_BLACK,
        player_lines=_hex("#0B4480", "#8A2016", "#0A4D3C", "#574000", "#5C2865", "#37424F"),
    ),
    Cloth.NAVY,
    DiceStyle.IVORY,
)


def luminance(colour: QColor) -> float:
    """Return the relative luminance of WCAG 2.2, 0 to 1.

    >>> round(luminance(QColor("#808080")), 3)
    0.216
    """

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of WCAG 2.2, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def is_high_contrast(palette: QPalette) -> bool:
    """Whether a system's palette is one of high contrast: windows, fields and buttons alike."""
    role = QPalette.ColorRole
    pairs = ((role.WindowText, role.Window), (role.Text, role.Base), (role.ButtonText, role.Button))
    return all(contrast(palette.color(text), palette.color(ground)) >= _EXTREME for text, ground in pairs)


def high_contrast(palette: QPalette, *, dark: bool, wanted_by_system: bool) -> Theme:
    """Return the theme of high contrast.

    Args:
        palette: the system's palette, whose colours are taken where it is one of high contrast or
            the system says that it wants contrast.
        dark: whether the system's windows are dark, for where its palette cannot be taken.
        wanted_by_system: whether the system says so.
    """
    if not (wanted_by_system or is_high_contrast(palette)):
        return CONTRAST_DARK if dark else CONTRAST_LIGHT
    role = QPalette.ColorRole
    ground, ink = palette.color(role.Window), palette.color(role.WindowText)
    if contrast(ground, ink) < TEXT:
        return CONTRAST_DARK if dark else CONTRAST_LIGHT
    own = CONTRAST_DARK if luminance(ground) < luminance(ink) else CONTRAST_LIGHT
    theme = own._replace(bg=ground, bar=ground, surface=ground, sunk=ground, raised=ground, btn=ground, ink=ink)
    theme = _legible(theme._replace(btnline=ink, tick_done=ink))
    chosen, on_chosen = palette.color(role.Highlight), palette.color(role.HighlightedText)
    if contrast(chosen, on_chosen) >= TEXT and contrast(chosen, ground) >= MARK:
        theme = theme._replace(navy=chosen, on_navy=on_chosen)
    return theme


def _legible(theme: Theme) -> Theme:
    """Write in plain ink whatever is too faint in its own colour on the window's ground."""

    def kept(colour: QColor) -> QColor:
        return colour if contrast(colour, theme.bg) >= TEXT else theme.ink

    def marked(ground: QColor) -> QColor:
        return ground if contrast(theme.ink, ground) >= TEXT else theme.bg

    return theme._replace(
        ink2=kept(theme.ink2),
        ink3=kept(theme.ink3),
        disabled=kept(theme.disabled),
        brass=kept(theme.brass),
        brassink=kept(theme.brassink),
        link=kept(theme.link),
        focus=kept(theme.focus),
        pos=kept(theme.pos),
        neg=kept(theme.neg),
        col=marked(theme.col),
        sel=marked(theme.sel),
        player_lines=tuple(kept(line) for line in theme.player_lines),
    )
