"""The look in use: colours, sizes, durations and fonts, and the palette for standard dialogs.

Every length is in logical px at scale 1, every duration in milliseconds.
"""

from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from yacht_desktop.ui.fonts import DISPLAY, SANS, SERIF
from yacht_desktop.ui.palette import DARK, LIGHT, Shadow, Theme, theme_for

__all__ = [
    "DARK",
    "LIGHT",
    "FontRole",
    "Look",
    "Shadow",
    "Theme",
    "apply_fonts",
    "apply_palette",
    "theme_for",
]

# Motion.
TUMBLE_MS: Final = 620
TUMBLE_OFFSET_MS: Final = 35
SETTLE_MS: Final = 140
SLIDE_MS: Final = 180
CLIPS_MS: Final = 60
CROSS_FADE_MS: Final = 120
LIFT_MS: Final = 90
SCORE_MS: Final = 160
COUNT_UP_MS: Final = 400
TURN_MS: Final = 240
CELEBRATE_MS: Final = 900
DOCK_MS: Final = 200
DOTS_MS: Final = 1200
RESULT_DELAY_MS: Final = 1200
BARS_MS: Final = 300
CHART_MS: Final = 700
REPLAY_MS: Final = 1500

# Spacing and radii.
SPACE_1: Final = 4
SPACE_2: Final = 8
SPACE_3: Final = 12
SPACE_4: Final = 16
SPACE_5: Final = 20
SPACE_6: Final = 24
SPACE_7: Final = 32
RADIUS_BAR: Final = 3
RADIUS_PILL: Final = 8
RADIUS_BUTTON: Final = 9
RADIUS_LIST: Final = 10
RADIUS_RAIL: Final = 12
RADIUS_CARD: Final = 14
RADIUS_SLOT: Final = 16
RADIUS_TRAY: Final = 18

# Focus ring: its width, and the gap to the control it goes round.
RING_WIDTH: Final = 2
RING_GAP: Final = 2

ICON_STROKE: Final = 1.6
TEXT_SCALES: Final = (0.9, 2.0)


class FontRole(Enum):
    """What a text is for; decides its face, weight, size and line height."""

    HERO = "hero"
    HEADING = "heading"
    HEADING_SMALL = "heading_small"
    WINDOW_TITLE = "window_title"
    FIGURE = "figure"
    FIGURE_SMALL = "figure_small"
    TOTAL = "total"
    TOTAL_OTHER = "total_other"
    ACTION = "action"
    SECTION = "section"
    SCORE = "score"
    SCORE_OWN = "score_own"
    NAME = "name"
    ROW = "row"
    ROW_STRONG = "row_strong"
    BODY = "body"
    BODY_STRONG = "body_strong"
    TOOL = "tool"
    MENU = "menu"
    CAPTION = "caption"
    CAPTION_STRONG = "caption_strong"
    KEY = "key"
    KEY_SMALL = "key_small"


_REGULAR = QFont.Weight.Normal
_MEDIUM = QFont.Weight.Medium
_SEMIBOLD = QFont.Weight.DemiBold

# Role: family, weight, px, line height.
_TYPE: Final[dict[FontRole, tuple[str, QFont.Weight, int, int]]] = {
    FontRole.HERO: (DISPLAY, _SEMIBOLD, 42, 48),
    FontRole.HEADING: (DISPLAY, _SEMIBOLD, 32, 36),
    FontRole.HEADING_SMALL: (DISPLAY, _SEMIBOLD, 22, 28),
    FontRole.WINDOW_TITLE: (DISPLAY, _SEMIBOLD, 28, 36),
    FontRole.FIGURE: (DISPLAY, _SEMIBOLD, 34, 40),
    FontRole.FIGURE_SMALL: (DISPLAY, _SEMIBOLD, 30, 34),
    FontRole.TOTAL: (SERIF, _SEMIBOLD, 26, 30),
    FontRole.TOTAL_OTHER: (SERIF, _SEMIBOLD, 22, 30),
    FontRole.ACTION: (SERIF, _SEMIBOLD, 21, 26),
    FontRole.SECTION: (SERIF, _SEMIBOLD, 18, 24),
    FontRole.SCORE: (SANS, _REGULAR, 17, 20),
    FontRole.SCORE_OWN: (SANS, _SEMIBOLD, 17, 20),
    FontRole.NAME: (SANS, _SEMIBOLD, 18, 24),
    FontRole.ROW: (SANS, _REGULAR, 16, 20),
    FontRole.ROW_STRONG: (SANS, _SEMIBOLD, 16, 20),
    FontRole.BODY: (SANS, _REGULAR, 15, 20),
    FontRole.BODY_STRONG: (SANS, _SEMIBOLD, 15, 20),
    FontRole.TOOL: (SANS, _MEDIUM, 14, 20),
    FontRole.MENU: (SANS, _REGULAR, 14, 20),
    FontRole.CAPTION: (SANS, _REGULAR, 13, 16),
    FontRole.CAPTION_STRONG: (SANS, _SEMIBOLD, 13, 16),
    FontRole.KEY: (SANS, _SEMIBOLD, 13, 13),
    FontRole.KEY_SMALL: (SANS, _SEMIBOLD, 12, 12),
}
SMALLEST_TEXT: Final = 12
_TRACKING: Final = {FontRole.HERO: -0.2, FontRole.HEADING: -0.25, FontRole.HEADING_SMALL: -0.15}


class Look(QObject):
    """How the program looks now; every painted widget holds it and repaints on `changed`."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None, *, dark: bool = False) -> None:
        """Start at scale 1 in the light or the dark theme, with full motion."""
        super().__init__(parent)
        self._theme = theme_for(dark)
        self._scale = 1.0
        self._text_scale = 1.0
        self._reduced_motion = False
        self._motion = 1.0

    @property
    def theme(self) -> Theme:
        """The colours in use."""
        return self._theme

    @property
    def scale(self) -> float:
        """How much every length is enlarged, 1 to 1.6."""
        return self._scale

    @property
    def text_scale(self) -> float:
        """How much text, and what holds it, is enlarged besides, 0.9 to 2."""
        return self._text_scale

    @property
    def reduced_motion(self) -> bool:
        """Whether things fade or appear in place instead of moving."""
        return self._reduced_motion

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        if theme != self._theme:
            self._theme = theme
            self.changed.emit()

    def set_dark(self, dark: bool) -> None:  # noqa: FBT001 - the two themes are exactly dark or not
        """Switch between the dark and the light theme, as they are made."""
        self.set_theme(theme_for(dark))

    def set_scale(self, scale: float) -> None:
        """Enlarge every length by `scale`."""
        if scale != self._scale:
            self._scale = scale
            self.changed.emit()

    def set_text_scale(self, text_scale: float) -> None:
        """Enlarge text by `text_scale`, held within 0.9 to 2."""
        smallest, largest = TEXT_SCALES
        kept = min(max(text_scale, smallest), largest)
        if kept != self._text_scale:
            self._text_scale = kept
            self.changed.emit()

    def set_reduced_motion(self, reduced: bool) -> None:  # noqa: FBT001 - the name says it
        """Follow the system's, or the player's, wish for less motion."""
        if reduced != self._reduced_motion:
            self._reduced_motion = reduced
            self.changed.emit()

    @property
    def motion(self) -> float:
        """What every duration is multiplied by; at 0 nothing moves."""
        return self._motion

    def set_motion(self, factor: float) -> None:
        """Multiply every duration by `factor`; at 0 everything is in its place at once."""
        self._motion = factor

    def duration(self, milliseconds: float) -> int:
        """The length, in ms, of a motion that lasts `milliseconds` at factor 1."""
        return round(milliseconds * self._motion)

    def px(self, length: float) -> float:
        """A length at the current scale."""
        return length * self._scale

    def text_px(self, length: float) -> float:
        """A length that holds text: at the current scale, and with the text's own."""
        return length * self._scale * self._text_scale

    def font(self, role: FontRole) -> QFont:
        """The font for a role, never under 12 px."""
        family, weight, size, _ = _TYPE[role]
        font = QFont(family)
        font.setPixelSize(max(SMALLEST_TEXT, round(self.text_px(size))))
        font.setWeight(weight)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        if role in _TRACKING:
            font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, self.text_px(_TRACKING[role]))
        return font

    def line_height(self, role: FontRole) -> float:
        """The height, in px, of one line of text in a role."""
        return self.text_px(_TYPE[role][3])


def apply_palette(app: QApplication, look: Look) -> None:
    """Give the application the palette of the look, so standard dialogs match it too."""
    theme = look.theme
    palette = QPalette()
    for role, colour in _palette_colours(theme).items():
        palette.setColor(role, colour)
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
        QPalette.ColorRole.HighlightedText,
        QPalette.ColorRole.PlaceholderText,
    ):
        palette.setColor(QPalette.ColorGroup.Disabled, role, theme.disabled)
    disabled = QPalette.ColorGroup.Disabled
    palette.setColor(disabled, QPalette.ColorRole.Base, theme.surface)
    palette.setColor(disabled, QPalette.ColorRole.Highlight, theme.line)
    app.setPalette(palette)


def _palette_colours(theme: Theme) -> dict[QPalette.ColorRole, QColor]:
    role = QPalette.ColorRole
    return {
        role.Window: theme.bg,
        role.WindowText: theme.ink,
        role.Base: theme.raised,
        role.AlternateBase: theme.surface,
        role.Text: theme.ink,
        role.PlaceholderText: theme.ink3,
        role.Button: theme.btn,
        role.ButtonText: theme.ink,
        role.BrightText: theme.on_navy,
        role.ToolTipBase: theme.raised,
        role.ToolTipText: theme.ink,
        role.Highlight: theme.navy,
        role.HighlightedText: theme.on_navy,
        role.Link: theme.link,
        role.LinkVisited: theme.link,
        role.Light: theme.raised,
        role.Midlight: theme.line,
        role.Mid: theme.line2,
        role.Dark: theme.btnline,
        role.Shadow: theme.tray_border,
        role.Accent: theme.focus,
    }


_FONTS_OF_QT: Final = {
    "QMenuBar": FontRole.MENU,
    "QMenu": FontRole.MENU,
    "QToolTip": FontRole.CAPTION,
}


def apply_fonts(app: QApplication, look: Look) -> None:
    """Give the application's own controls, menus and tool tips the fonts of the look."""
    app.setFont(look.font(FontRole.BODY))
    for name, role in _FONTS_OF_QT.items():
        # WORKAROUND PySide6 6.11: the stub asks for bytes, but only str is accepted.
        app.setFont(look.font(role), name)  # type: ignore[arg-type]
