"""The table of all actions: menus, tool bar and the shortcuts window are built from it."""

import sys
from collections.abc import Callable
from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence


class Menu(Enum):
    """The menus of the menu bar, and the menus within them."""

    GAME = "game"
    TURN = "turn"
    VIEW = "view"
    HELP = "help"
    SPEED = "speed"
    THEME = "theme"
    LANGUAGE = "language"
    READING = "reading"


# F11 shows the desktop on macOS, where full screen has keys of its own.
_FULL_SCREEN_KEYS: Final = ("F11", "Ctrl+Meta+F") if sys.platform == "darwin" else ("F11",)

MENUS_WITHIN: Final = {Menu.SPEED: Menu.TURN, Menu.THEME: Menu.VIEW, Menu.LANGUAGE: Menu.VIEW, Menu.READING: Menu.HELP}
"""The menus that open within another; the others stand in the menu bar."""


class ActionRecord(NamedTuple):
    """One action.

    Attributes:
        id: object name of its QAction.
        text: what the menu says, with its mnemonic, in the language in use.
        tool_text: what the tool bar says; empty for an action that is not there.
        shortcuts: keys, in the portable form of QKeySequence.
        menu: the menu it stands in.
        icon: name of its icon, empty for none.
        choice: the value it stands for in a menu of which one is checked, empty for a plain action.
        group: heading it stands under in the shortcuts window.
        role: part it plays in the application menu of macOS.
        separated: whether a line stands above it in its menu.
        switches: whether it is on or off.
    """

    id: str
    text: str
    menu: Menu
    shortcuts: tuple[str, ...] = ()
    tool_text: str = ""
    icon: str = ""
    choice: str = ""
    group: str = ""
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    separated: bool = False
    switches: bool = False


def menu_title(menu: Menu) -> str:
    """Return the title of a menu in the language in use."""
    titles = {
        Menu.GAME: QCoreApplication.translate("Actions", "&Game"),
        Menu.TURN: QCoreApplication.translate("Actions", "&Turn"),
        Menu.VIEW: QCoreApplication.translate("Actions", "&View"),
        Menu.HELP: QCoreApplication.translate("Actions", "&Help"),
        Menu.SPEED: QCoreApplication.translate("Actions", "Computers’ &speed"),
        Menu.THEME: QCoreApplication.translate("Actions", "&Colours"),
        Menu.LANGUAGE: QCoreApplication.translate("Actions", "&Language"),
        Menu.READING: QCoreApplication.translate("Actions", "Read &out"),
    }
    return titles[menu]


def _game_records() -> tuple[ActionRecord, ...]:
    translate = QCoreApplication.translate
    group = translate("Actions", "Game")
    return (
        ActionRecord(
            "newGameAction",
            translate("Actions", "&New game…"),
            Menu.GAME,
            ("Ctrl+N",),
            tool_text=translate("Actions", "New game"),
            icon="new_game",
            group=group,
        ),
        ActionRecord("rematchAction", translate("Actions", "&Rematch"), Menu.GAME, ("Ctrl+Shift+N",), group=group),
        ActionRecord(
            "reviewAction", translate("Actions", "Re&view"), Menu.GAME, ("Ctrl+R",), icon="review", group=group
        ),
        ActionRecord(
            "continueAction",
            translate("Actions", "&Continue a game…"),
            Menu.GAME,
            ("Ctrl+Shift+L",),
            group=group,
            separated=True,
        ),
        ActionRecord("gamesAction", translate("Actions", "&Games"), Menu.GAME, ("Ctrl+L",), group=group),
        ActionRecord("openGameAction", translate("Actions", "&Open game…"), Menu.GAME, ("Ctrl+O",), group=group),
        ActionRecord("saveGameAction", translate("Actions", "&Save game as…"), Menu.GAME, ("Ctrl+S",), group=group),
        ActionRecord("trainerAction", translate("Actions", "&Trainer"), Menu.GAME, ("T",), group=group, separated=True),
        ActionRecord(
            "statisticsAction",
            translate("Actions", "St&atistics"),
            Menu.GAME,
            ("Ctrl+T",),
            tool_text=translate("Actions", "Statistics"),
            icon="statistics",
            group=group,
        ),
        ActionRecord(
            "preferencesAction",
            translate("Actions", "&Preferences…"),
            Menu.GAME,
            ("Ctrl+,",),
            group=group,
            role=QAction.MenuRole.PreferencesRole,
            separated=True,
        ),
        ActionRecord(
            "quitAction",
            translate("Actions", "&Quit"),
            Menu.GAME,
            ("Ctrl+Q",),
            group=group,
            role=QAction.MenuRole.QuitRole,
            separated=True,
        ),
    )


def _turn_records() -> tuple[ActionRecord, ...]:
    translate = QCoreApplication.translate
    group = translate("Actions", "Turn")
    return (
        ActionRecord("rollAction", translate("Actions", "&Roll"), Menu.TURN, ("R",), group=group),
        ActionRecord("releaseAction", translate("Actions", "Release &all dice"), Menu.TURN, (), group=""),
        ActionRecord(
            "undoAction",
            translate("Actions", "&Undo"),
            Menu.TURN,
            ("Ctrl+Z",),
            tool_text=translate("Actions", "Undo"),
            icon="undo",
            group=group,
            separated=True,
        ),
        ActionRecord(
            "redoAction", translate("Actions", "R&edo"), Menu.TURN, ("Ctrl+Shift+Z", "Ctrl+Y"), icon="redo", group=group
        ),
        ActionRecord(
            "hintAction",
            translate("Actions", "&Hint"),
            Menu.TURN,
            ("H",),
            icon="hint",
            group=group,
            separated=True,
        ),
        ActionRecord(
            "coachAction",
            translate("Actions", "&Coach"),
            Menu.TURN,
            ("C",),
            tool_text=translate("Actions", "Coach"),
            icon="coach",
            group=group,
            switches=True,
        ),
        ActionRecord("speedLeisurely", translate("Actions", "&Leisurely"), Menu.SPEED, choice="leisurely"),
        ActionRecord("speedNormal", translate("Actions", "&Normal"), Menu.SPEED, choice="normal"),
        ActionRecord("speedFast", translate("Actions", "&Fast"), Menu.SPEED, choice="fast"),
        ActionRecord("speedAtOnce", translate("Actions", "&At once"), Menu.SPEED, choice="at_once"),
    )


def _view_records() -> tuple[ActionRecord, ...]:
    translate = QCoreApplication.translate
    group = translate("Actions", "View")
    return (
        ActionRecord("themeSystem", translate("Actions", "Like the &system"), Menu.THEME, choice="system"),
        ActionRecord("themeLight", translate("Actions", "&Light"), Menu.THEME, choice="light"),
        ActionRecord("themeDark", translate("Actions", "&Dark"), Menu.THEME, choice="dark"),
        ActionRecord("themeHighContrast", translate("Actions", "&High contrast"), Menu.THEME, choice="high_contrast"),
        ActionRecord("languageSystem", translate("Actions", "Like the &system"), Menu.LANGUAGE, choice="system"),
        ActionRecord("languageEnglish", "&English", Menu.LANGUAGE, choice="en"),
        ActionRecord("languageSwedish", "S&venska", Menu.LANGUAGE, choice="sv"),
        ActionRecord("languageFinnish", "S&uomi", Menu.LANGUAGE, choice="fi"),
        ActionRecord(
            "muteAction",
            translate("Actions", "M&ute"),
            Menu.VIEW,
            ("M",),
            group=group,
            separated=True,
            switches=True,
        ),
        ActionRecord(
            "largerTextAction",
            translate("Actions", "L&arger text"),
            Menu.VIEW,
            ("Ctrl++", "Ctrl+="),
            group=group,
            separated=True,
        ),
        ActionRecord("smallerTextAction", translate("Actions", "S&maller text"), Menu.VIEW, ("Ctrl+-",), group=group),
        ActionRecord("normalTextAction", translate("Actions", "&Normal text"), Menu.VIEW, ("Ctrl+0",), group=group),
        ActionRecord(
            "fullScreenAction",
            translate("Actions", "&Full screen"),
            Menu.VIEW,
            _FULL_SCREEN_KEYS,
            group=group,
            separated=True,
            switches=True,
        ),
    )


def _reading_records() -> tuple[ActionRecord, ...]:
    translate = QCoreApplication.translate
    group = translate("Actions", "Read out")
    return (
        ActionRecord("readDiceAction", translate("Actions", "&Dice"), Menu.READING, ("D",), group=group),
        ActionRecord(
            "readCardAction", translate("Actions", "&Scorecard: what is open"), Menu.READING, ("S",), group=group
        ),
        ActionRecord("readTotalsAction", translate("Actions", "&Points of all"), Menu.READING, ("P",), group=group),
        ActionRecord(
            "readNewsAction", translate("Actions", "&What happened since my turn"), Menu.READING, ("W",), group=group
        ),
    )


def _help_records() -> tuple[ActionRecord, ...]:
    translate = QCoreApplication.translate
    group = translate("Actions", "Help")
    return (
        ActionRecord(
            "rulesAction",
            translate("Actions", "&Rules"),
            Menu.HELP,
            ("F1",),
            icon="rules",
            group=group,
        ),
        ActionRecord(
            "shortcutsAction",
            translate("Actions", "&Keyboard shortcuts"),
            Menu.HELP,
            ("Ctrl+/",),
            icon="keyboard",
            group=group,
        ),
        ActionRecord("diceAction", translate("Actions", "&Dice of this game"), Menu.HELP, ("Ctrl+D",), group=group),
        ActionRecord(
            "aboutAction",
            translate("Actions", "&About Yacht Desktop"),
            Menu.HELP,
            role=QAction.MenuRole.AboutRole,
            separated=True,
        ),
    )


def action_records() -> tuple[ActionRecord, ...]:
    """Return every action, with texts in the language in use."""
    return (*_game_records(), *_turn_records(), *_view_records(), *_reading_records(), *_help_records())


class Actions(QObject):
    """The QActions of the records, found by their ids.

    A held key triggers none of them again.
    """

    def __init__(self, parent: QObject) -> None:
        """Make every action, without any connection yet."""
        super().__init__(parent)
        self._by_id: dict[str, QAction] = {}
        self._groups: dict[Menu, QActionGroup] = {}
        for record in action_records():
            action = QAction(self)
            action.setObjectName(record.id)
            action.setAutoRepeat(False)
            action.setMenuRole(record.role)
            action.setShortcuts([QKeySequence(keys) for keys in record.shortcuts])
            action.setCheckable(record.switches)
            if record.choice:
                self._choose_one(record, action)
            self._by_id[record.id] = action
        self.retranslate()

    def __getitem__(self, action_id: str) -> QAction:
        """Return the action of a record."""
        return self._by_id[action_id]

    def retranslate(self) -> None:
        """Take the texts of the language in use."""
        for record in action_records():
            action = self._by_id[record.id]
            action.setText(record.text)
            if record.tool_text:
                action.setIconText(record.tool_text)
                keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
                action.setToolTip(f"{record.tool_text} ({keys})" if keys else record.tool_text)

    def on(self, action_id: str, slot: Callable[[], None]) -> None:
        """Call `slot`, a bound method of a QObject, when an action is triggered."""
        self._by_id[action_id].triggered.connect(slot)

    def check(self, menu: Menu, choice: str) -> None:
        """Mark the choice of a menu that is in force."""
        for record in action_records():
            if record.menu is menu and record.choice == choice:
                self._by_id[record.id].setChecked(True)

    def group(self, menu: Menu) -> QActionGroup:
        """Return the group of a menu of choices; each action's data is its choice."""
        return self._groups[menu]

    def _choose_one(self, record: ActionRecord, action: QAction) -> None:
        group = self._groups.get(record.menu)
        if group is None:
            group = QActionGroup(self)
            self._groups[record.menu] = group
        action.setCheckable(True)
        action.setData(record.choice)
        group.addAction(action)
