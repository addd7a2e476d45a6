"""The main window: menus, tools, the table and the status line, and what opens from them."""

import sys

from typing_extensions import override

from PySide6.QtCore import QByteArray, QEvent, QRect, QSize, Qt, QTimer, Slot
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QVBoxLayout, QWidget

from yacht_desktop.session import settings as s
from yacht_desktop.session.coaching import Coaching
from yacht_desktop.session.game_files import GameFiles
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.games import Games
from yacht_desktop.session.library_reader import LibraryReader
from yacht_desktop.session.reviewing import Reviewing
from yacht_desktop.session.settings import Settings
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.session.statistics import Statistics
from yacht_desktop.session.strengths import Strengths
from yacht_desktop.session.training import Training
from yacht_desktop.session.training_events import StoreTrouble
from yacht_desktop.ui.actions import MENUS_WITHIN, Actions, Menu, action_records, menu_title
from yacht_desktop.ui.app_icon import app_icon
from yacht_desktop.ui.dice_desk import DiceDesk
from yacht_desktop.ui.file_desk import FileDesk
from yacht_desktop.ui.full_screen import FullScreen
from yacht_desktop.ui.game_table import GameTable
from yacht_desktop.ui.held_keys import HeldKeys
from yacht_desktop.ui.keyboard import Gesture, KeyMeaning, key_meaning, play
from yacht_desktop.ui.menu_bar import MenuBar
from yacht_desktop.ui.menu_choices import MenuChoices
from yacht_desktop.ui.mute import Mute
from yacht_desktop.ui.review_desk import ReviewDesk
from yacht_desktop.ui.row_keys import give_to_card
from yacht_desktop.ui.scaling import SMALLEST_HEIGHT, SMALLEST_WIDTH, MainGeometry, main_geometry
from yacht_desktop.ui.sound_desk import SoundDesk
from yacht_desktop.ui.spoken_answers import SpokenAnswers
from yacht_desktop.ui.status_facts import StatusFacts
from yacht_desktop.ui.status_line import StatusLine
from yacht_desktop.ui.theme import Look
from yacht_desktop.ui.tool_bar import ToolBar
from yacht_desktop.ui.window_desk import WindowDesk
from yacht_desktop.ui.wording import coach_panel as coach_words
from yacht_desktop.ui.wording import spoken
from yacht_desktop.ui.wording import window as words

DESIGN_SIZE = QSize(1120, 760)
TOOLS = ("newGameAction", "undoAction", "coachAction", "statisticsAction")


class MainWindow(QMainWindow):
    """The game's window."""

    def __init__(
        self,
        look: Look,
        session: GameSession,
        settings: Settings,
        coaching: Coaching,
        reviewing: Reviewing,
        *,
        training: Training,
        files: GameFiles,
        reader: LibraryReader,
        statistics: Statistics,
        games: Games,
    ) -> None:
        """Build everything the first view needs; dialogues are made when they are opened."""
        super().__init__()
        self.setObjectName("mainWindow")
        QApplication.setWindowIcon(app_icon())
        self.setMinimumSize(SMALLEST_WIDTH, SMALLEST_HEIGHT)
        self._look = look
        self._session = session
        self._settings = settings
        self._coaching = coaching
        self._reviewing = reviewing
        self._training = training
        self.strengths = Strengths(parent=self)
        self.file_desk = FileDesk(look, session, settings, files=files, games=games, window=self)
        self.window_desk = WindowDesk(
            look,
            session,
            settings,
            training=training,
            strengths=self.strengths,
            games=games,
            statistics=statistics,
            window=self,
        )
        self._review_desk = ReviewDesk(look, session, reviewing, self)
        self.setAcceptDrops(True)
        self._laying_out = False
        self._actions = Actions(self)
        self._held_keys = HeldKeys(self)
        self._menus: dict[Menu, QMenu] = {}
        self._make_menus()
        centre = QWidget(self)
        tools = tuple((self._actions[name], _icon_of(name)) for name in TOOLS)
        self._tool_bar = ToolBar(look, tools, centre)
        self._table = GameTable(look, session, coaching, centre)
        self._status = StatusLine(look, centre)
        self.dice_desk = DiceDesk(look, session, files.dice, reader=reader, windows=self.window_desk, window=self)
        self.facts = StatusFacts(session, self.dice_desk, self._status, self)
        self.sounds = SoundDesk(look, session, settings, parent=self)
        self.sounds.follow_table(self._table)
        self._pile_up(centre)
        self._connect()
        self._follow_settings()
        self._retranslate()
        self._restore_geometry()
        self.setFocus()

    # Building

    def _pile_up(self, centre: QWidget) -> None:
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._tool_bar)
        column.addWidget(self._table, 1)
        column.addWidget(self._status)
        self.setCentralWidget(centre)

    def _make_menus(self) -> None:
        bar = self._menu_bar = MenuBar(self._look, self)
        self.setMenuBar(bar)
        for menu in Menu:
            if menu not in MENUS_WITHIN:
                self._menus[menu] = bar.addMenu("")
                continue
            self._menus[menu] = QMenu(self)
            self._menus[menu].setObjectName(f"{menu.value}Menu")
            if MENUS_WITHIN[menu] is not Menu.TURN:
                self._menus[MENUS_WITHIN[menu]].addMenu(self._menus[menu])
        for record in action_records():
            if record.separated:
                self._menus[record.menu].addSeparator()
            self._menus[record.menu].addAction(self._actions[record.id])
        self._menus[Menu.TURN].addSeparator()
        self._menus[Menu.TURN].addMenu(self._menus[Menu.SPEED])

    def _connect(self) -> None:
        on = self._actions.on
        on("newGameAction", self.open_new_game)
        on("rematchAction", self.rematch)
        on("reviewAction", self._review_desk.open)
        on("gamesAction", self.window_desk.open_library)
        on("continueAction", self.window_desk.open_unfinished)
        on("openGameAction", self.file_desk.choose_to_open)
        on("saveGameAction", self.file_desk.choose_to_save)
        on("trainerAction", self.window_desk.open_trainer)
        on("statisticsAction", self.window_desk.open_statistics)
        on("preferencesAction", self.window_desk.open_preferences)
        on("quitAction", self._quit)
        on("rollAction", self._table.roll)
        on("releaseAction", self._table.release_all)
        on("undoAction", self._table.undo)
        on("redoAction", self._table.redo)
        on("hintAction", self._table.hint)
        on("coachAction", self._toggle_coach)
        MenuChoices(self._actions, self._settings, self)
        self._full_screen = FullScreen(self._actions, self._session, self._table, self)
        self._mute = Mute(self._actions["muteAction"], self._settings, self)
        self._mute.said.connect(self._status.say)
        self.window_desk.trainer_opened.connect(self._mute.share)
        on("rulesAction", self.window_desk.open_rules)
        on("shortcutsAction", self.window_desk.open_shortcuts)
        on("diceAction", self.dice_desk.open)
        on("aboutAction", self.window_desk.open_about)
        self.window_desk.trainer_opened.connect(self.sounds.follow_trainer)
        self.window_desk.volume_tried.connect(self.sounds.try_volume)
        self._table.said.connect(self._status.say)
        SpokenAnswers(self._session, self._table, self._actions).said.connect(self._status.say)
        self.file_desk.said.connect(self._status.say)
        self.file_desk.import_wanted.connect(self.window_desk.import_games)
        self.window_desk.review_wanted.connect(self._review_desk.open_game)
        self._training.troubled.connect(self._say_store_trouble)
        self._table.noted.connect(self._status.show_only)
        self._table.reshaped.connect(self._relayout)
        self._table.result.new_game_wanted.connect(self.open_new_game)
        self._table.result.rematch_wanted.connect(self.rematch)
        self._table.result.review_wanted.connect(self._review_desk.open_at)
        self._table.result_opened.connect(self._review_desk.show_result)
        self._table.result_opened.connect(self.dice_desk.show_result)
        self._status.fact_clicked.connect(self.dice_desk.open)
        self.dice_desk.promised.connect(self._table.set_promise)
        self._review_desk.rules_wanted.connect(self.window_desk.open_rules)
        self._table.coach_unwanted.connect(self._close_coach)
        self._table.warnings_unwanted.connect(self._stop_warning)
        self._session.changed.connect(self._follow_game)
        self._session.changed.connect(self.dice_desk.follow_game)
        self._settings.changed.connect(self._follow_settings)
        self._settings.failed.connect(self._say_settings_fault)
        self._look.changed.connect(self._relayout)

    # Opening things

    @Slot()
    def open_new_game(self) -> None:
        """Ask for rules and players of a new game."""
        from yacht_desktop.ui.new_game_dialog import NewGameDialog

        if not self.window_desk.is_raised(NewGameDialog):
            last = self._settings.get(s.LAST_SETUP)
            coach = self._settings.get(s.COACH_OPEN)
            known = self.dice_desk.known_dice
            dialog = NewGameDialog(self._look, last, self.strengths, parent=self, coach=coach, known_dice=known)
            dialog.coach_chosen.connect(self._remember_coach)
            dialog.chosen.connect(self._start)
            self.window_desk.open(dialog)

    @Slot()
    def rematch(self) -> None:
        """Start another game with the same rules and players, and new dice of the same kind."""
        former = self._session.setup
        self._start(former.again(), former)

    @Slot(object)
    def _start(self, setup: GameSetup, former: GameSetup | None = None) -> None:
        self._settings.set(s.LAST_SETUP, setup)
        self._session.new_game(setup)
        # Said last, since the game that begins says whose turn it is.
        if sentence := self.dice_desk.said_of_new_game(former):
            self._status.say(sentence)

    # The coach

    @Slot()
    def _toggle_coach(self) -> None:
        self._settings.set(s.COACH_OPEN, self._actions["coachAction"].isChecked())

    @Slot(bool)
    def _remember_coach(self, is_open: bool) -> None:  # noqa: FBT001 - the form of the signal
        self._settings.set(s.COACH_OPEN, is_open)

    @Slot()
    def _close_coach(self) -> None:
        self._remember_coach(is_open=False)

    @Slot()
    def _stop_warning(self) -> None:
        self._settings.set(s.TUTOR, False)  # noqa: FBT003 - the value of a setting
        self._status.say(coach_words.stopped_warning())

    @Slot()
    def _quit(self) -> None:
        self.close()

    # Following the game and the settings

    @Slot()
    def _follow_game(self) -> None:
        position = self._session.position
        self._actions["undoAction"].setEnabled(position.can_undo)
        self._actions["redoAction"].setEnabled(position.can_redo)
        self._actions["reviewAction"].setEnabled(self._review_desk.can_review)
        state = position.state
        self._actions["rollAction"].setEnabled(position.may_roll)
        self._actions["releaseAction"].setEnabled(bool(position.held) and position.may_act and state.rolls_left > 0)

    @Slot()
    def _follow_settings(self) -> None:
        speed = self._settings.get(s.SPEED)
        self._session.set_pace(speed.pace)
        self._look.set_motion(speed.pace.motion)
        self._look.set_text_scale(self._settings.get(s.TEXT_SCALE) / 100)
        self._table.set_confirm_zero(self._settings.get(s.CONFIRM_ZERO))
        self._open_coach(self._settings.get(s.COACH_OPEN))

    def _open_coach(self, is_open: bool) -> None:  # noqa: FBT001 - open or not
        """Open or close the coach's panel, if it is not so already."""
        self._actions["coachAction"].setChecked(is_open)
        if is_open != self._table.coach_is_open:
            self._table.open_coach(is_open)
            self._table.slide_to(self._geometry())

    @Slot(object)
    def _say_settings_fault(self, fault: s.SettingsFault) -> None:
        self._status.say(words.settings_fault(fault))

    @Slot(object)
    def _say_store_trouble(self, told: StoreTrouble) -> None:
        from yacht_desktop.ui.wording.training import store_trouble

        self._status.say(store_trouble(told))

    def say(self, sentence: str) -> None:
        """Show a sentence in the status line."""
        self._status.say(sentence)

    # Layout, keys, closing

    @Slot()
    def _relayout(self) -> None:
        """Lay everything out for the window's size; the scale that follows from it changes the look."""
        if self._laying_out:
            return
        self._laying_out = True
        try:
            self._look.set_scale(self._geometry().scale)
            # Anew: with the scale the menu bar has changed its height, and with it the room below.
            geometry = self._geometry()
            self._tool_bar.set_form(height=geometry.tool_bar_height, compact=geometry.compact)
            self._status.setVisible(geometry.status_height > 0)
            self._status.setFixedHeight(max(1, geometry.status_height))
            self._table.lay_out(geometry)
        finally:
            self._laying_out = False

    def _geometry(self) -> MainGeometry:
        players = len(self._session.setup.players)
        rows = self._table.row_count
        width, height = self.width(), self.height()
        scale_text = self._look.text_scale
        coach = self._table.coach_is_open
        designed = main_geometry(width, height, players, rows, scale_text)
        bar = self.menuBar()
        hidden = bar.isNativeMenuBar() or (self.isVisible() and not bar.isVisible())
        # Not its height, which follows only later.
        menu = 0 if hidden else max(bar.sizeHint().height(), bar.heightForWidth(width))
        top = menu + designed.tool_bar_height
        body = QRect(0, top, width, height - top - designed.status_height)
        return main_geometry(width, height, players, rows, scale_text, body=body, coach=coach)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Begin to look at the keys of the window, which is there from now on."""
        super().showEvent(event)
        self._held_keys.watch(self.windowHandle())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._relayout()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key means at the table; a held key acts once."""
        if self._table.take_key(event) or give_to_card(self, event):
            event.accept()
            return
        meaning = key_meaning(event, sys.platform)
        leaves = event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat()
        if leaves and (self._table.leave_coach() or self._full_screen.leave()):
            event.accept()
            return
        if meaning is None:
            super().keyPressEvent(event)
            return
        event.accept()
        if not event.isAutoRepeat():
            self._do(meaning)

    def _do(self, meaning: KeyMeaning) -> None:
        match meaning.gesture:
            case Gesture.FINISH:
                self._table.hurry()
            case Gesture.MENU:
                self._menu_bar.open_first()
            case _:
                play(self._table, meaning)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome a file."""
        if self.file_desk.is_welcome(event.mimeData()):
            event.acceptProposedAction()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        """Open a file that is dropped anywhere on the window."""
        self.file_desk.take(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language; keep the keyboard from landing anywhere on coming back."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            if not self._table.is_tumbling:
                # What was said last is in the former language.
                self._status.show_only(spoken.situation(self._session.position))
            QTimer.singleShot(0, self, self._relayout)
        elif event.type() == QEvent.Type.WindowStateChange:
            self._full_screen.follow()
        elif event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow() and self.focusWidget() is None:
            # Qt would give the focus to the first tool, and Space would press that instead of rolling.
            self.setFocus()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Yacht Desktop"))
        self.setAccessibleName(self.tr("Yacht Desktop"))
        for menu, widget in self._menus.items():
            widget.setTitle(menu_title(menu))
        self._actions.retranslate()
        self._table.retranslate()
        self._follow_game()
        self.facts.follow()
        self.dice_desk.follow_game()

    def _restore_geometry(self) -> None:
        stored = self._settings.get(s.WINDOW_GEOMETRY)
        if not stored or not self.restoreGeometry(QByteArray(stored)):
            self.resize(self.fitting_size())

    def fitting_size(self) -> QSize:
        """Return the designed size, or what the screen has room for."""
        room = self.screen().availableSize()
        return DESIGN_SIZE.boundedTo(room).expandedTo(self.minimumSize())

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window's place and stop all work."""
        self._settings.set(s.WINDOW_GEOMETRY, bytes(self.saveGeometry().data()))
        self._table.finish_motion()
        self.sounds.shut_down()
        self.strengths.shut_down()
        self.file_desk.shut_down()
        self._coaching.shut_down()
        self._reviewing.shut_down()
        self._training.shut_down()
        self._session.shut_down()
        super().closeEvent(event)


def _icon_of(action_id: str) -> str:
    return next(record.icon for record in action_records() if record.id == action_id)
