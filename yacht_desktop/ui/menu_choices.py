"""What is chosen in menus and stays so: the computers' speed, the colours, the language, the size of text."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from yacht_desktop.session import settings as s
from yacht_desktop.session.pace import Speed
from yacht_desktop.session.settings import Settings
from yacht_desktop.ui.actions import Actions, Menu

TEXT_STEP = 10


class MenuChoices(QObject):
    """Writes choices into the settings, and marks those that are in force."""

    def __init__(self, actions: Actions, settings: Settings, parent: QObject) -> None:
        """Follow the menus and the settings."""
        super().__init__(parent)
        self._actions = actions
        self._settings = settings
        actions.group(Menu.SPEED).triggered.connect(self._choose_speed)
        actions.group(Menu.THEME).triggered.connect(self._choose_theme)
        actions.group(Menu.LANGUAGE).triggered.connect(self._choose_language)
        actions.on("largerTextAction", self._larger_text)
        actions.on("smallerTextAction", self._smaller_text)
        actions.on("normalTextAction", self._normal_text)
        settings.changed.connect(self._follow)
        self._follow()

    @Slot(QAction)
    def _choose_speed(self, action: QAction) -> None:
        self._settings.set(s.SPEED, Speed(action.data()))

    @Slot(QAction)
    def _choose_theme(self, action: QAction) -> None:
        self._settings.set(s.THEME, s.ThemeChoice(action.data()))

    @Slot(QAction)
    def _choose_language(self, action: QAction) -> None:
        self._settings.set(s.LANGUAGE, s.Language(action.data()))

    @Slot()
    def _larger_text(self) -> None:
        self._set_text_scale(self._settings.get(s.TEXT_SCALE) + TEXT_STEP)

    @Slot()
    def _smaller_text(self) -> None:
        self._set_text_scale(self._settings.get(s.TEXT_SCALE) - TEXT_STEP)

    @Slot()
    def _normal_text(self) -> None:
        self._set_text_scale(s.TEXT_SCALE.default)

    def _set_text_scale(self, percent: int) -> None:
        if percent in s.SCALES:
            self._settings.set(s.TEXT_SCALE, percent)

    @Slot()
    def _follow(self) -> None:
        self._actions.check(Menu.SPEED, self._settings.get(s.SPEED).value)
        self._actions.check(Menu.THEME, self._settings.get(s.THEME).value)
        self._actions.check(Menu.LANGUAGE, self._settings.get(s.LANGUAGE).value)
