"""How the program looks, put in force: what people chose, or what the system says where they leave it to it."""

from typing import Final

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyle

from yacht_desktop.session import settings as s
from yacht_desktop.session.settings import Settings
from yacht_desktop.ui.palette import Theme, theme_for
from yacht_desktop.ui.palette_contrast import high_contrast, is_high_contrast
from yacht_desktop.ui.palette_table import laid
from yacht_desktop.ui.theme import Look, apply_fonts, apply_palette

_SCHEMES: Final = {
    s.ThemeChoice.SYSTEM: Qt.ColorScheme.Unknown,
    s.ThemeChoice.LIGHT: Qt.ColorScheme.Light,
    s.ThemeChoice.DARK: Qt.ColorScheme.Dark,
    s.ThemeChoice.HIGH_CONTRAST: Qt.ColorScheme.Unknown,
}
_SETTINGS: Final = {setting.key for setting in (s.THEME, s.CLOTH, s.DICE_STYLE, s.REDUCE_MOTION)}


class Appearance(QObject):
    """Follows settings and system; the look and the application's palette and fonts follow it."""

    def __init__(self, application: QApplication, look: Look, settings: Settings, parent: QObject) -> None:
        """Put in force what holds now."""
        super().__init__(parent)
        self._application = application
        self._look = look
        self._settings = settings
        self._follow()
        settings.changed.connect(self._follow_setting)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow)
        # Before Qt 6.10 the palette alone tells of a system's high contrast.
        if hasattr(hints, "accessibility"):
            hints.accessibility().contrastPreferenceChanged.connect(self._follow)
        look.changed.connect(self._apply)

    @Slot(str)
    def _follow_setting(self, key: str) -> None:
        if key in _SETTINGS:
            self._follow()

    @Slot()
    def _follow(self) -> None:
        settings = self._settings
        QGuiApplication.styleHints().setColorScheme(_SCHEMES[settings.get(s.THEME)])
        self._look.set_theme(laid(self._theme(), settings.get(s.CLOTH), settings.get(s.DICE_STYLE)))
        self._look.set_reduced_motion(self._wants_less_motion())
        self._apply()

    def _theme(self) -> Theme:
        choice = self._settings.get(s.THEME)
        dark = s.ThemeChoice.DARK is choice or QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        if choice in {s.ThemeChoice.SYSTEM, s.ThemeChoice.HIGH_CONTRAST}:
            palette, wanted = self._system_palette(), _system_wants_contrast()
            if wanted or choice is s.ThemeChoice.HIGH_CONTRAST or is_high_contrast(palette):
                return high_contrast(palette, dark=dark, wanted_by_system=wanted)
        return theme_for(dark)

    def _system_palette(self) -> QPalette:
        # An empty palette brings the system's own back, which ours hides.
        self._application.setPalette(QPalette())
        return QPalette(self._application.palette())

    def _wants_less_motion(self) -> bool:
        choice = self._settings.get(s.REDUCE_MOTION)
        if choice is s.ReduceMotion.SYSTEM:
            style = self._application.style()
            return style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0
        return choice is s.ReduceMotion.ON

    @Slot()
    def _apply(self) -> None:
        apply_palette(self._application, self._look)
        apply_fonts(self._application, self._look)


def _system_wants_contrast() -> bool:
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast
