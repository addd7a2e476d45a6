"""Every colour that text or a mark has on every ground it stands on: WCAG 2.2, 4.5 for text and 3 for marks.

The tables name tokens of `yacht_desktop.ui.palette`; a translucent ground or colour is laid over what is below.
"""

from dataclasses import dataclass
from typing import Final

import pytest

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from yacht_desktop.ui.theme import DARK, LIGHT, Look, Theme, apply_palette

TEXT: Final = 4.5
MARK: Final = 3.0
THEMES: Final = (LIGHT, DARK)


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


def luminance(colour: QColor) -> float:
    """Return the relative luminance of WCAG 2.2, 0 to 1."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of WCAG 2.2, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


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


@pytest.mark.parametrize("theme", THEMES, ids=["light", "dark"])
@pytest.mark.parametrize(("table", "least"), [(TEXTS, TEXT), (MARKS, MARK)], ids=["text", "marks"])
def test_contrast_is_enough(theme: Theme, table: tuple[Pair, ...], least: float) -> None:
    low = {named(pair): round(ratio(theme, pair), 2) for pair in table if ratio(theme, pair) < least}
    assert low == {}


@pytest.mark.parametrize("theme", THEMES, ids=["light", "dark"])
def test_players_are_told_apart_from_every_ground_of_theirs(theme: Theme) -> None:
    for ground in (theme.surface, theme.bg):
        assert min(contrast(line, ground) for line in theme.player_lines) >= TEXT
    for ground in (theme.track, theme.col):
        assert min(contrast(line, ground) for line in theme.player_lines) >= MARK


@pytest.mark.parametrize("theme", THEMES, ids=["light", "dark"])
def test_the_palette_of_standard_dialogs_is_legible(theme: Theme, qapp: QApplication) -> None:
    before = QPalette(qapp.palette())
    try:
        apply_palette(qapp, Look(qapp, dark=theme.dark))
        palette, role = qapp.palette(), QPalette.ColorRole
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
                assert contrast(palette.color(group, text), palette.color(group, ground)) >= TEXT, (text, ground)
    finally:
        qapp.setPalette(before)
