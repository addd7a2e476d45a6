"""Every colour of the game, as two frozen themes."""

from typing import NamedTuple

from PySide6.QtGui import QColor

from yacht_desktop.ui.palette_dice import IVORY, DieColours


class Shadow(NamedTuple):
    """One soft shadow: how far it falls and spreads, in px at scale 1."""

    drop: float
    blur: float
    colour: QColor


class Theme(NamedTuple):
    """All colour tokens; every one is opaque unless its comment says otherwise."""

    dark: bool

    # Surfaces, from the window up to pop-ups.
    bg: QColor
    bar: QColor
    surface: QColor
    raised: QColor
    sunk: QColor
    col: QColor
    sel: QColor

    # Lines and text.
    line: QColor
    line2: QColor
    ink: QColor
    ink2: QColor
    ink3: QColor
    disabled: QColor
    brass: QColor
    brassink: QColor
    link: QColor
    focus: QColor
    navy: QColor
    on_navy: QColor
    pos: QColor
    neg: QColor
    track: QColor
    tick_done: QColor
    tick_edge: QColor
    btn: QColor
    btnline: QColor
    btnline_hover: QColor
    scrim: QColor  # translucent

    # The tray and what lies on it; all but the gradient and border are translucent or text.
    tray_inner: QColor
    tray_middle: QColor
    tray_outer: QColor
    tray_border: QColor
    tray_inset: QColor
    hairline: QColor
    hairline_lit: QColor
    rose: QColor
    rose_star: QColor
    rail: QColor
    rail_inset: QColor
    rail_edge: QColor
    slot: QColor
    slot_hover: QColor
    caption: QColor
    held: QColor
    tray_focus: QColor
    die_rim: QColor
    die_shadow: QColor
    die_drop: QColor

    # Brass buttons: the Roll button and the small ones.
    roll_top: QColor
    roll_middle: QColor
    roll_bottom: QColor
    roll_border: QColor
    roll_shine: QColor
    roll_lip: QColor
    brass_text: QColor
    small_top: QColor
    small_middle: QColor
    small_bottom: QColor
    small_border: QColor

    # Players, in their order.
    ivory: QColor
    flag_fields: tuple[QColor, ...]
    flag_ink: QColor
    flag_outline: QColor
    player_lines: tuple[QColor, ...]

    card_shadow: tuple[Shadow, ...]
    popup_shadow: tuple[Shadow, ...]
    tray_shadow: tuple[Shadow, ...]
    roll_shadow: tuple[Shadow, ...]

    dice: DieColours = IVORY
    flat: bool = False
    """Whether outlines stand in for light, shade and gradients, as high contrast wants it."""


def _hex(*values: str) -> tuple[QColor, ...]:
    return tuple(QColor(value) for value in values)


def _clear(red: int, green: int, blue: int, opacity: float) -> QColor:
    colour = QColor(red, green, blue)
    colour.setAlphaF(opacity)
    return colour


def _shadows(rgb: tuple[int, int, int], *layers: tuple[float, float, float]) -> tuple[Shadow, ...]:
    return tuple(Shadow(drop, blur, _clear(*rgb, opacity)) for drop, blur, opacity in layers)


LIGHT = Theme(
    dark=False,
    bg=QColor("#F1EADB"),
    bar=QColor("#F7F2E6"),
    surface=QColor("#FCF9F2"),
    raised=QColor("#FFFDF8"),
    sunk=QColor("#F3ECDD"),
    col=QColor("#F6EFDC"),
    sel=QColor("#E4EBF1"),
    line=QColor("#DED3BC"),
    line2=QColor("#C4B592"),
    ink=QColor("#14263E"),
    ink2=QColor("#475468"),
    ink3=QColor("#5E6673"),
    disabled=QColor("#857D6C"),
    brass=QColor("#A67A24"),
    brassink=QColor("#7A560C"),
    link=QColor("#1C568F"),
    focus=QColor("#1C568F"),
    navy=QColor("#163A60"),
    on_navy=QColor("#FFF9EC"),
    pos=QColor("#1B6B55"),
    neg=QColor("#A63527"),
    track=QColor("#E6DCC7"),
    tick_done=QColor("#163A60"),
    tick_edge=QColor("#7A560C"),
    btn=QColor("#FFFDF8"),
    btnline=QColor("#8B8069"),
    btnline_hover=QColor("#6B6250"),
    scrim=_clear(20, 30, 46, 0.38),
    tray_inner=QColor("#1D4A78"),
    tray_middle=QColor("#13375E"),
    tray_outer=QColor("#0C2746"),
    tray_border=QColor("#071A30"),
    tray_inset=_clear(2, 8, 18, 0.45),
    hairline=_clear(217, 174, 92, 0.55),
    hairline_lit=QColor("#FFE2A0"),
    rose=_clear(207, 224, 242, 0.10),
    rose_star=_clear(207, 224, 242, 0.05),
    rail=_clear(4, 14, 28, 0.38),
    rail_inset=_clear(0, 0, 0, 0.45),
    rail_edge=_clear(255, 255, 255, 0.05),
    slot=_clear(201, 217, 234, 0.42),
    slot_hover=_clear(201, 217, 234, 0.70),
    caption=QColor("#C9D5E2"),
    held=QColor("#F0D08A"),
    tray_focus=QColor("#FFE2A0"),
    die_rim=QColor("#D9AE5C"),
    die_shadow=_clear(2, 10, 22, 0.42),
    die_drop=QColor("#020A16"),
    roll_top=QColor("#EFD192"),
    roll_middle=QColor("#DEB868"),
    roll_bottom=QColor("#D3A953"),
    roll_border=QColor("#8F6A20"),
    roll_shine=_clear(255, 250, 232, 0.8),
    roll_lip=_clear(143, 106, 32, 0.3),
    brass_text=QColor("#13233A"),
    small_top=QColor("#F0D08A"),
    small_middle=QColor("#DDB660"),
    small_bottom=QColor("#CFA44A"),
    small_border=QColor("#9A7426"),
    ivory=QColor("#FBF4E2"),
    flag_fields=_hex("#1D5C9B", "#B23A2E", "#1F7A63", "#D9A93F", "#7A3E83", "#4F5B6B"),
    flag_ink=QColor("#14263E"),
    flag_outline=_clear(8, 19, 31, 0.35),
    player_lines=_hex("#1D5C9B", "#B23A2E", "#1A7059", "#7F5C0E", "#7A3E83", "#4F5B6B"),
    card_shadow=_shadows((48, 36, 12), (1, 2, 0.10), (4, 14, 0.08)),
    popup_shadow=_shadows((30, 24, 10), (2, 6, 0.18), (18, 48, 0.30)),
    tray_shadow=_shadows((10, 20, 34), (1, 2, 0.35), (8, 22, 0.22)),
    roll_shadow=(*_shadows((40, 28, 6), (1, 2, 0.3)), *_shadows((60, 42, 8), (5, 14, 0.22))),
)

DARK = LIGHT._replace(
    dark=True,
    bg=QColor("#0E1620"),
    bar=QColor("#131D29"),
    surface=QColor("#182431"),
    raised=QColor("#213041"),
    sunk=QColor("#101A25"),
    col=QColor("#1E2C3A"),
    sel=QColor("#22384E"),
    line=QColor("#2B3A4B"),
    line2=QColor("#4A5B6E"),
    ink=QColor("#F1E9D8"),
    ink2=QColor("#BCC2C8"),
    ink3=QColor("#98A2AE"),
    disabled=QColor("#76828F"),
    brass=QColor("#D9AE5C"),
    brassink=QColor("#E6C278"),
    link=QColor("#8FC0F2"),
    focus=QColor("#9CCBFF"),
    navy=QColor("#2B5D92"),
    pos=QColor("#6CCBA8"),
    neg=QColor("#F2907F"),
    track=QColor("#2C3B4B"),
    tick_done=QColor("#6E9CCB"),
    tick_edge=_clear(0, 0, 0, 0),
    btn=QColor("#213041"),
    btnline=QColor("#76869A"),
    btnline_hover=QColor("#98A7B8"),
    scrim=_clear(3, 8, 14, 0.55),
    tray_inner=QColor("#1A436D"),
    tray_middle=QColor("#113154"),
    tray_outer=QColor("#0B2340"),
    tray_border=QColor("#050D17"),
    player_lines=_hex("#7DB7F0", "#F08B7C", "#6CCBB0", "#E3BE6E", "#D09AD8", "#AEB9C7"),
    card_shadow=_shadows((0, 0, 0), (1, 2, 0.35), (4, 14, 0.28)),
    popup_shadow=_shadows((0, 0, 0), (2, 6, 0.5), (18, 48, 0.6)),
)


def theme_for(dark: bool) -> Theme:  # noqa: FBT001 - the two themes are exactly dark or not
    """The theme of a dark or a light window."""
    return DARK if dark else LIGHT
