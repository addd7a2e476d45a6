"""The bundled typefaces: Source Sans 3 and Source Serif 4, unmodified, with their licence."""

from PySide6.QtGui import QFontDatabase

from yacht_desktop.resources import resource_path

SANS = "Source Sans 3"
SERIF = "Source Serif 4"
DISPLAY = "Source Serif 4 Display"

FONT_FILES = {
    "SourceSans3-Regular.ttf": SANS,
    "SourceSans3-Medium.ttf": SANS,
    "SourceSans3-Semibold.ttf": SANS,
    "SourceSans3-Bold.ttf": SANS,
    "SourceSerif4-Semibold.ttf": SERIF,
    "SourceSerif4Display-Semibold.ttf": DISPLAY,
}


class MissingFonts(Exception):
    """Bundled font files are absent or unreadable; the message names them."""


def load_fonts() -> None:
    """Register the bundled fonts with Qt; call once, after the application object exists.

    Every font that can be loaded is, also when others cannot: text then falls back on the
    system's fonts and the caller may go on.

    Raises:
        MissingFonts: at least one file of FONT_FILES cannot be loaded or lacks its family.
    """
    missing = []
    for name, family in FONT_FILES.items():
        number = QFontDatabase.addApplicationFont(str(resource_path("fonts", name)))
        if number < 0 or family not in QFontDatabase.applicationFontFamilies(number):
            missing.append(name)
    if missing:
        raise MissingFonts(", ".join(missing))
