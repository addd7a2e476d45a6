"""The colours keep the contrast the design promises; the look tells when it changes."""

import pytest

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox

from yacht_desktop.ui.fonts import DISPLAY, SANS, SERIF
from yacht_desktop.ui.theme import DARK, LIGHT, FontRole, Look, Theme, apply_fonts, apply_palette, theme_for


def luminance(colour: QColor) -> float:
    """Relative luminance as in WCAG 2."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(first: QColor, second: QColor) -> float:
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


TEXT_ON = {
    "ink": ("bg", "surface", "col", "sel", "bar", "raised", "btn"),
    "ink2": ("bg", "surface", "bar", "sel", "raised"),
    "ink3": ("bg", "surface", "bar", "col", "sel"),
    "brassink": ("bg", "surface", "col", "sel"),
    "pos": ("surface",),
    "neg": ("surface", "bg"),
    "on_navy": ("navy",),
    "caption": ("tray_outer", "tray_middle"),
    "held": ("tray_outer", "tray_middle"),
    "brass_text": ("roll_top", "roll_middle", "roll_bottom", "small_top", "small_middle", "small_bottom"),
}
MARKS_ON = {
    "brass": ("bg", "surface", "col"),
    "focus": ("bg", "surface", "col", "bar"),
    "btnline": ("bg", "surface"),
    "link": ("track",),
    "tray_focus": ("tray_inner", "tray_middle", "tray_outer"),
    "tick_done": ("bg",),
}


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("pairs", "least"), [(TEXT_ON, 4.5), (MARKS_ON, 3.0)], ids=["text", "marks"])
def test_every_pair_of_colours_has_enough_contrast(
    theme: Theme, pairs: dict[str, tuple[str, ...]], least: float
) -> None:
    for front, grounds in pairs.items():
        for ground in grounds:
            assert contrast(getattr(theme, front), getattr(theme, ground)) >= least, (front, ground)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_players_names_are_legible_on_every_ground(theme: Theme) -> None:
    for colour in theme.player_lines:
        assert contrast(colour, theme.surface) >= 4.5
        assert contrast(colour, theme.bg) >= 4.5


def test_every_token_is_a_valid_colour() -> None:
    for theme in (LIGHT, DARK):
        for name, value in theme._asdict().items():
            colours = value if isinstance(value, tuple) else [value]
            for colour in colours:
                if isinstance(colour, QColor):
                    assert colour.isValid(), name


def test_the_two_themes_are_light_and_dark() -> None:
    assert theme_for(dark=False) is LIGHT
    assert theme_for(dark=True) is DARK
    assert luminance(LIGHT.bg) > 0.7
    assert luminance(DARK.bg) < 0.02


def test_a_change_of_the_look_is_told_once_and_no_change_not_at_all(look: Look, qtbot) -> None:
    with qtbot.waitSignal(look.changed, timeout=100):
        look.set_dark(dark=True)
    with qtbot.assertNotEmitted(look.changed):
        look.set_dark(dark=True)
        look.set_scale(1.0)
        look.set_text_scale(1.0)
        look.set_reduced_motion(reduced=False)
    with qtbot.waitSignal(look.changed, timeout=100):
        look.set_scale(1.4)
    with qtbot.waitSignal(look.changed, timeout=100):
        look.set_text_scale(1.2)
    with qtbot.waitSignal(look.changed, timeout=100):
        look.set_reduced_motion(reduced=True)


def test_lengths_follow_the_scale_and_what_holds_text_the_text_scale_too(look: Look) -> None:
    look.set_scale(1.4)
    look.set_text_scale(1.5)
    assert look.px(100) == pytest.approx(140)
    assert look.text_px(100) == pytest.approx(210)
    assert look.font(FontRole.HEADING).pixelSize() == round(32 * 1.4 * 1.5)
    assert look.line_height(FontRole.HEADING) == pytest.approx(36 * 1.4 * 1.5)


@pytest.mark.parametrize(("asked", "kept"), [(0.1, 0.9), (9, 2.0), (1.2, 1.2)])
def test_the_text_scale_stays_within_what_the_layout_bears(look: Look, asked: float, kept: float) -> None:
    look.set_text_scale(asked)
    assert look.text_scale == kept


def test_no_text_is_ever_under_12_px(look: Look) -> None:
    look.set_text_scale(0.9)
    assert min(look.font(role).pixelSize() for role in FontRole) == 12


def test_every_role_finds_its_bundled_typeface_and_weight(look: Look) -> None:
    for role in FontRole:
        font = look.font(role)
        assert font.family() in {SANS, SERIF, DISPLAY}
        assert font.exactMatch(), role
    assert look.font(FontRole.TOOL).weight() == QFont.Weight.Medium
    assert look.font(FontRole.TOTAL).weight() == QFont.Weight.DemiBold


@pytest.mark.parametrize("dark", [False, True])
def test_standard_dialogs_are_legible_in_both_themes(qapp: QApplication, look: Look, qtbot, *, dark: bool) -> None:
    look.set_dark(dark)
    before_palette, before_font = qapp.palette(), qapp.font()
    try:
        apply_palette(qapp, look)
        apply_fonts(qapp, look)
        box = QMessageBox()
        qtbot.addWidget(box)
        palette = box.palette()
        role = QPalette.ColorRole
        for text, ground in (
            (role.WindowText, role.Window),
            (role.Text, role.Base),
            (role.ButtonText, role.Button),
            (role.ToolTipText, role.ToolTipBase),
            (role.HighlightedText, role.Highlight),
            (role.PlaceholderText, role.Base),
            (role.Link, role.Window),
        ):
            assert contrast(palette.color(text), palette.color(ground)) >= 4.5, text
        disabled = palette.color(QPalette.ColorGroup.Disabled, role.ButtonText)
        assert disabled == look.theme.disabled
        assert qapp.font(QMenu(box)).family() == SANS
    finally:
        qapp.setPalette(before_palette)
        qapp.setFont(before_font)
