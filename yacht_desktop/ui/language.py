"""The language in use: chosen, or the system's; changed without a restart."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from yacht_desktop.resources import resource_path
from yacht_desktop.session.log import logger

LANGUAGES = ("en", "sv", "fi")
_TERRITORIES = {"en": QLocale.Country.UnitedKingdom, "sv": QLocale.Country.Sweden, "fi": QLocale.Country.Finland}


def system_language(ui_languages: list[str]) -> str:
    """Return the first of our languages among those the system prefers, English where there is none.

    >>> system_language(["de-DE", "fi-FI", "sv-FI"])
    'fi'
    """
    for name in ui_languages:
        code = name.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


class Language(QObject):
    """Installs translations; Qt then tells every window that its texts have changed."""

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        """Start with the source texts."""
        super().__init__(parent)
        self._installed: list[QTranslator] = []
        self.code = ""

    def use(self, choice: str) -> None:
        """Use a language by its code, or the system's for `system`."""
        code = choice if choice in LANGUAGES else system_language(QLocale.system().uiLanguages())
        if code == self.code:
            return
        self.code = code
        QLocale.setDefault(QLocale(QLocale(code).language(), _TERRITORIES[code]))
        self._remove()
        if code != "en":
            self._install(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        self._install(f"yacht_desktop_{code}", str(resource_path("translations")))
        self.changed.emit(code)

    def leave(self) -> None:
        """Take all translations away."""
        self._remove()
        self.code = ""

    def _remove(self) -> None:
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed = []

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator(self)
        if translator.load(name, folder):
            QCoreApplication.installTranslator(translator)
            self._installed.append(translator)
        else:
            logger.error("translation %s is missing in %s; English is used", name, folder)
