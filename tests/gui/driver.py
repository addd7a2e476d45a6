"""The real window with everything behind it, played with real keys and real clicks."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QTableView, QWidget

from yacht_desktop.app import Game
from yacht_desktop.game.dice import SeededDice
from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.pace import NO_WAITING, Pace
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.ui.main_window import DESIGN_SIZE

LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


def people(*names: str, rules: RuleSet | None = None) -> GameSetup:
    return GameSetup(rules or ruleset("yacht"), tuple(Player(name) for name in names))


def mixed(*levels: Level | None, rules: RuleSet | None = None) -> GameSetup:
    return GameSetup(rules or ruleset("yacht"), tuple(Player(level=level) for level in levels))


class Driver:
    """Plays the window through its public face: object names, keys, clicks."""

    def __init__(self, qtbot: QtBot, folder: Path, setup: GameSetup, *, pace: Pace = NO_WAITING) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self.qtbot = qtbot
        self.game = Game(application, folder, new_dice=lambda: SeededDice.from_number(11))
        self.window = self.game.window
        self.session = self.game.session
        self.set_pace(pace)
        for part in (self.session, self.game.coaching, self.game.reviewing):
            part.failed.connect(self._raise)
        with qtbot.waitActive(self.window):
            self.game.start()
        self.window.resize(DESIGN_SIZE)
        self.session.new_game(setup)

    def set_pace(self, pace: Pace) -> None:
        self.session.set_pace(pace)
        self.game.look.set_motion(pace.motion)

    def _raise(self, fault: Exception) -> None:
        raise fault

    def hurry_always(self) -> None:
        """Let nothing move and nobody wait, whatever the settings come to say."""
        self.session.changed.connect(self._hurry)
        self._hurry()

    def _hurry(self) -> None:
        self.set_pace(NO_WAITING)

    def close(self) -> None:
        self.window.close()
        self.game.dispose()

    def find(self, name: str) -> QWidget:
        found = self.window.findChild(QWidget, name)
        assert isinstance(found, QWidget), name
        return found

    def button(self, name: str) -> QAbstractButton:
        found = self.find(name)
        assert isinstance(found, QAbstractButton)
        return found

    def action(self, name: str) -> QAction:
        found = self.window.findChild(QAction, name)
        assert isinstance(found, QAction), name
        return found

    @property
    def card(self) -> QTableView:
        found = self.find("scorecard")
        assert isinstance(found, QTableView)
        return found

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        target = QApplication.focusWidget() or self.window
        QTest.keyClick(target, key, modifiers)

    def click(self, name: str) -> None:
        QTest.mouseClick(self.find(name), LEFT)

    def click_row(self, category: str, seat: int | None = None) -> None:
        """Click the box of a category in the column of the player to move."""
        index = self.index(category, seat)
        self.card.scrollTo(index)
        QTest.mouseClick(self.card.viewport(), LEFT, NO_KEYS, self.centre(index))

    def centre(self, index: QModelIndex) -> QPoint:
        return self.card.visualRect(index).center()

    def index(self, category: str, seat: int | None = None) -> QModelIndex:
        from yacht_desktop.session.scorecard_model import ScorecardModel

        model = self.card.model()
        assert isinstance(model, ScorecardModel)
        column = self.session.state.player if seat is None else seat
        return model.index(model.row_of(category), column)

    def wait_for_person(self) -> None:
        """Wait until a person is to move or the game is over."""
        while not (self.session.position.may_act or self.session.state.is_over):
            with self.qtbot.waitSignal(self.session.changed, timeout=20_000):
                pass
