"""Every colour that text or a mark has on every ground it stands on: WCAG 2.2, 4.5 for text and 3 for marks.

High contrast is held to level AAA: 7 for text, and 4.5 for marks, of which WCAG asks no more than 3. The tables name
tokens of `yacht_desktop.ui.palette`; a translucent ground or colour is laid over what is below.
"""

from dataclasses import dataclass
from itertools import product
from typing import Final

import pytest

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from yacht_desktop.session.settings import Cloth, DiceStyle
from yacht_desktop.ui.palette_contrast import (
    CONTRAST_DARK,
    CONTRAST_LIGHT,
    contrast,
    high_contrast,
    is_high_contrast,
)
from yacht_desktop.ui.palette_table import laid
from yacht_desktop.ui.theme import DARK, LIGHT, Look, Theme, apply_palette

TEXT: Final = 4.5
MARK: Final = 3.0
FLAT_TEXT: Final = 7.0
FLAT_MARK: Final = 4.5


def system(window: str, ink: str, chosen: str, on_chosen: str) -> QPalette:
    """Return the palette of a system of high contrast."""
    role = QPalette.ColorRole
    palette = QPalette()
    for ground in (role.Window, role.Base, role.Button):
        palette.setColor(ground, QColor(window))
    for text in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(text, QColor(ink))
    palette.setColor(role.Highlight, QColor(chosen))
    palette.setColor(role.HighlightedText, QColor(on_chosen))
    return palette


# Windows' four own contrast themes.
SYSTEMS: Final = {
    "aquatic": system("#202020", "#FFFFFF", "#8EE3F0", "#263B50"),
    "desert": system("#FFFAEF", "#3D3D3D", "#903909", "#FFF5E3"),
    "dusk": system("#2D3236", "#FFFFFF", "#A1BFDE", "#212D3B"),
    "night sky": system("#000000", "#FFFFFF", "#D6B4FD", "#2B2B2B"),
}
THEMES: Final = {
    "light": LIGHT,
    "dark": DARK,
    "black on white": CONTRAST_LIGHT,
    "white on black": CONTRAST_DARK,
    **{name: high_contrast(palette, dark=False, wanted_by_system=True) for name, palette in SYSTEMS.items()},
}
TABLES: Final = {
    f"{name}, {cloth.value}, {dice.value}": laid(theme, cloth, dice)
    for (name, theme), cloth, dice in product(
        {name: THEMES[name] for name in ("light", "dark", "black on white", "white on black")}.items(),
        Cloth,
        DiceStyle,
    )
}


@dataclass(frozen=True, slots=True)
class Pair:
    """A colour and the ground it stands on, by their tokens; `below` is under a translucent ground."""

    what: str
    colour: str
    ground: str
    below: str = ""


def pairs(what: str, colours: str, grounds: str) -> tuple[Pair, ...]:
    return tuple(Pair(what, colour, ground) for colour in colours.split() for ground in grounds.split())


TEXTS: Final = (
    *pairs("window and page text", "ink ink2 ink3", "bg bar surface"),
    *pairs("scorecard", "ink ink3 brassink", "surface col sel"),
    *pairs("focused cell and question", "ink", "raised"),
    *pairs("own column", "ink2", "col"),
    *pairs("fields, lists, menus, tool tips", "ink ink3", "raised btn"),
    *pairs("hovered and pressed buttons", "ink", "sel col"),
    *pairs("chosen rules and their captions", "ink ink2", "sel"),
    *pairs("chosen segment, selected text", "on_navy", "navy"),
    *pairs("links and the offer to undo", "link", "surface raised sel bg"),
    *pairs("winner and places", "brassink ink2", "col surface"),
    *pairs("gain and loss", "pos neg", "surface"),
    *pairs("the coach's panel", "ink ink2 ink3", "bar"),
    *pairs("the coach's cards, also pressed", "ink ink2 brassink", "surface sel"),
    *pairs("fault in a field", "neg", "bg surface raised"),
    *pairs("Roll", "brass_text", "roll_top roll_middle roll_bottom"),
    *pairs("small brass buttons", "brass_text", "small_top small_middle small_bottom"),
    *(Pair("tray", colour, "rail", below) for colour in ("caption", "held") for below in ("tray_middle", "tray_outer")),
)
MARKS: Final = (
    *pairs("dashed outline of what is possible", "brass", "surface col sel"),
    *pairs("strip over the column to move", "brass", "col bg"),
    *pairs("underline of what was just written", "brass", "surface col"),
    *pairs("rounds done and now", "tick_done", "bg"),
    *pairs("round now", "brass", "bg"),
    *pairs("outlines of buttons, fields, switches", "btnline btnline_hover", "bg surface bar"),
    *pairs("focus rings", "focus", "bg bar surface col sel raised"),
    *pairs("icons of tools and categories", "ink ink2 ink3", "bar surface col sel btn"),
    *pairs("levels, trophies and stars", "brassink", "raised btn sel surface col"),
    *pairs("tick and knob of a switch", "on_navy", "navy"),
    *pairs("bars on their tracks", "link pos neg", "track"),
    *pairs("zero of luck and skill", "ink", "track bar"),
    *pairs("dashes and arrow of a die to roll, dots of what is worked out", "ink3", "surface sel"),
    *pairs("border of the best choice", "brass", "bar surface"),
    *pairs("line under a tool that is on", "brass", "sel bar"),
    *(Pair("dashes round a die the coach advises", "tray_focus", ground) for ground in ("tray_inner", "tray_outer")),
    *pairs("star on a die the coach advises", "tray_focus", "tray_border"),
    *(Pair("focus ring on the tray", "tray_focus", ground) for ground in ("tray_inner", "tray_middle", "tray_outer")),
    *(Pair("focus ring in the rail", "tray_focus", "rail", below) for below in ("tray_middle", "tray_outer")),
    *(Pair("clips of a held die", "die_rim", "rail", below) for below in ("tray_middle", "tray_outer")),
    *pairs("pips of rolls left, keycap", "brass_text", "roll_top roll_bottom"),
)


def over(colour: QColor, ground: QColor) -> QColor:
    """Return a translucent colour laid over an opaque one."""
    part = colour.alphaF()

    def parts(of: QColor) -> tuple[float, float, float]:
        return of.redF(), of.greenF(), of.blueF()

    mixed = (part * above + (1 - part) * below for above, below in zip(parts(colour), parts(ground), strict=True))
    return QColor.fromRgbF(*mixed)


def ratio(theme: Theme, pair: Pair) -> float:
    ground = getattr(theme, pair.ground)
    if pair.below:
        ground = over(ground, getattr(theme, pair.below))
    return contrast(over(getattr(theme, pair.colour), ground), ground)


def named(pair: Pair) -> str:
    return f"{pair.colour} on {pair.ground}{' over ' + pair.below if pair.below else ''}: {pair.what}"


def test_black_on_white_has_all_the_contrast_there_is() -> None:
    assert contrast(QColor("#000000"), QColor("#FFFFFF")) == pytest.approx(21)
    assert contrast(QColor("#767676"), QColor("#FFFFFF")) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("theme", (THEMES | TABLES).values(), ids=(THEMES | TABLES).keys())
@pytest.mark.parametrize(
    ("table", "plain", "flat"), [(TEXTS, TEXT, FLAT_TEXT), (MARKS, MARK, FLAT_MARK)], ids=["text", "marks"]
)
def test_contrast_is_enough(theme: Theme, table: tuple[Pair, ...], plain: float, flat: float) -> None:
    least = flat if theme.flat else plain
    low = {named(pair): round(ratio(theme, pair), 2) for pair in table if ratio(theme, pair) < least}
    assert low == {}


@pytest.mark.parametrize("theme", TABLES.values(), ids=TABLES.keys())
def test_dice_stand_out_from_the_cloth_and_marks_from_the_dice(theme: Theme) -> None:
    dice = theme.dice
    grounds = [theme.tray_inner, theme.tray_middle, theme.tray_outer]
    grounds += [over(theme.rail, cloth) for cloth in (theme.tray_middle, theme.tray_outer)]
    # A die is seen by its face, or by the rim round it.
    for ground in grounds:
        faces = min(contrast(face, ground) for face in dice.face)
        rims = min(contrast(over(rim, face), ground) for rim in dice.rim for face in dice.face)
        assert max(faces, rims) >= MARK
        assert max(contrast(dice.dim_face, ground), contrast(dice.dim_line, ground)) >= MARK
        assert contrast(dice.clip[1], ground) >= MARK
    for face, mark in product(dice.face, dice.mark):
        assert contrast(mark, face) >= (FLAT_TEXT if theme.flat else TEXT)
    assert contrast(dice.dim_mark, dice.dim_face) >= MARK
    for ground in (theme.surface, theme.raised, theme.bg, theme.sel, theme.col, theme.bar):
        assert max(contrast(dice.small_face, ground), contrast(dice.small_line, ground)) >= MARK
    assert contrast(dice.small_mark, dice.small_face) >= FLAT_TEXT


def test_a_system_of_high_contrast_is_known_by_its_palette() -> None:
    ordinary = system("#EFEFEF", "#000000", "#308CC6", "#FFFFFF")
    assert not is_high_contrast(ordinary)
    assert is_high_contrast(SYSTEMS["night sky"])


@pytest.mark.parametrize("name", SYSTEMS)
def test_the_colours_of_the_system_are_taken_where_it_wants_contrast(name: str) -> None:
    palette, role = SYSTEMS[name], QPalette.ColorRole
    theme = high_contrast(palette, dark=False, wanted_by_system=True)
    assert (theme.bg, theme.ink) == (palette.color(role.Window), palette.color(role.WindowText))
    assert theme.dark is (theme.bg.lightness() < 128)
    if contrast(palette.color(role.Highlight), palette.color(role.HighlightedText)) >= FLAT_TEXT:
        assert (theme.navy, theme.on_navy) == (palette.color(role.Highlight), palette.color(role.HighlightedText))


def test_a_system_that_only_says_so_gets_colours_that_are_seen() -> None:
    faint = system("#EEEEEE", "#888888", "#FFFFFF", "#EEEEEE")
    assert high_contrast(faint, dark=True, wanted_by_system=True) is CONTRAST_DARK
    assert high_contrast(faint, dark=False, wanted_by_system=True) is CONTRAST_LIGHT


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_players_are_told_apart_from_every_ground_of_theirs(theme: Theme) -> None:
    for ground in (theme.surface, theme.bg):
        assert min(contrast(line, ground) for line in theme.player_lines) >= (FLAT_TEXT if theme.flat else TEXT)
    for ground in (theme.track, theme.col):
        assert min(contrast(line, ground) for line in theme.player_lines) >= MARK


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_the_palette_of_standard_dialogs_is_legible(theme: Theme, qapp: QApplication) -> None:
    before = QPalette(qapp.palette())
    try:
        look = Look(qapp)
        look.set_theme(theme)
        apply_palette(qapp, look)
        palette, role = qapp.palette(), QPalette.ColorRole
        least = FLAT_TEXT if theme.flat else TEXT
        for text, ground in (
            (role.WindowText, role.Window),
            (role.Text, role.Base),
            (role.Text, role.AlternateBase),
            (role.PlaceholderText, role.Base),
            (role.ButtonText, role.Button),
            (role.ToolTipText, role.ToolTipBase),
            (role.HighlightedText, role.Highlight),
            (role.Link, role.Base),
            (role.LinkVisited, role.Base),
        ):
            for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
                assert contrast(palette.color(group, text), palette.color(group, ground)) >= least, (text, ground)
    finally:
        qapp.setPalette(before)
