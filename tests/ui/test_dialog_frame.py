"""What holds for every dialog and window that opens from the game."""

import gc
import weakref
from typing import Any

import pytest
from typing_extensions import override

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.session.test_training import SETUP, reviewed
from tests.ui import dialogs
from tests.ui.filters import last_words
from tests.ui.made_reviews import made_review, played
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.analysis import ExactAnalyst
from yacht_desktop.session.settings import FIRST_SETUP, Settings
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.session.strengths import Strengths
from yacht_desktop.session.training import Training
from yacht_desktop.ui.about_box import AboutBox
from yacht_desktop.ui.dialog_frame import DialogFrame
from yacht_desktop.ui.new_game_dialog import NewGameDialog
from yacht_desktop.ui.preferences_dialog import PreferencesDialog
from yacht_desktop.ui.review_window import ReviewWindow
from yacht_desktop.ui.rules_page import RulesPage
from yacht_desktop.ui.shortcuts_window import ShortcutsWindow
from yacht_desktop.ui.trainer_window import TrainerWindow


class Stock:
    """What some windows need besides a look."""

    def __init__(self, qtbot, path, training) -> None:
        self.qtbot = qtbot
        self.path = path
        self.training = training


def preferences(look, stock, parent):
    return PreferencesDialog(look, Settings(stock.path / "settings.ini", parent), parent=parent)


def review(look, stock, parent):
    moves = played(2)
    window = ReviewWindow(look, GameSetup(ruleset("yacht"), (Player(), Player(level=Level.CAPTAIN))), moves, parent)
    window.show_review(made_review(2, moves))
    return window


def trainer(look, stock, parent):
    """The trainer while it asks a lesson."""
    with stock.qtbot.waitSignal(stock.training.course_changed):
        window = TrainerWindow(look, stock.training, parent=parent)
    assert stock.training.course.question is not None
    return window


MAKERS: dict[str, Any] = {
    "new game": lambda look, stock, parent: NewGameDialog(look, FIRST_SETUP, Strengths(), parent=parent),
    "preferences": preferences,
    "about": lambda look, stock, parent: AboutBox(look, parent=parent),
    "rules": lambda look, stock, parent: RulesPage(look, ruleset("yacht"), Strengths(), parent=parent),
    "shortcuts": lambda look, stock, parent: ShortcutsWindow(look, parent=parent),
    "review": review,
    "trainer": trainer,
}


@pytest.fixture
def training(tmp_path):
    made = Training(tmp_path / "trainer.sqlite3", ExactAnalyst())
    yield made
    made.shut_down()


@pytest.fixture(params=list(MAKERS))
def make(request, look, qtbot, tmp_path, training):
    if request.param == "trainer":
        training.take(SETUP, reviewed())
    stock = Stock(qtbot, tmp_path, training)
    return lambda parent=None: MAKERS[request.param](look, stock, parent)


def test_twenty_openings_leave_nothing_behind(make, qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    left = []
    for _ in range(20):
        window = make(parent)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.show()
        QCoreApplication.sendPostedEvents()
        window.close()
        left.append(weakref.ref(window))
        del window
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert [one for one in left if one() is not None] == []
    assert not [child for child in parent.children() if isinstance(child, QWidget)]


def test_no_filter_hears_a_control_being_destroyed(make, qtbot, monkeypatch):
    """PySide would make a wrapper of Qt's bare class for it, and may crash when its place is used again."""
    heard = last_words(monkeypatch)
    parent = QWidget()
    qtbot.addWidget(parent)
    window = make(parent)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for _ in range(40):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
    window.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert heard == set()


def test_closing_while_it_opens_is_quiet(make, qtbot):
    window = make()
    qtbot.addWidget(window)
    window.show()
    window.close()
    dialogs.settle()
    assert not window.isVisible()


def test_theme_scale_and_text_size_are_followed_again_and_again(make, qtbot, look):
    window = make()
    dialogs.show(qtbot, window)
    size, before = window.size(), window.grab().toImage()
    for turn in range(10):
        look.set_dark(dark=turn % 2 == 0)
        dialogs.settle()
        ground = window.grab().toImage().pixelColor(2, window.height() - 3)
        assert ground in (look.theme.bar, look.theme.bg, look.theme.surface)
    look.set_scale(1.4)
    look.set_text_scale(1.5)
    dialogs.settle()
    look.set_scale(1.0)
    look.set_text_scale(1.0)
    dialogs.settle()
    window.resize(size)
    dialogs.settle()
    assert window.grab().toImage() == before


def test_every_text_is_plain(make, qtbot):
    window = make()
    dialogs.show(qtbot, window)
    for label in window.findChildren(QLabel):
        assert label.textFormat() is Qt.TextFormat.PlainText


def test_it_fits_the_screen_and_says_what_it_is(make, qtbot):
    window = make()
    dialogs.show(qtbot, window)
    assert window.size().boundedTo(window.screen().availableSize()) == window.size()
    assert window.windowTitle() == window.accessibleName() != ""
    assert window.objectName()
    assert window.minimumSize().boundedTo(QSize(784, 512)) == window.minimumSize()


class Announcer(DialogFrame):
    """A dialog that tells when its texts are said."""

    said = Signal()

    @override
    def retranslate(self):
        self.said.emit()


def test_texts_are_said_anew_when_the_language_changes(qtbot, look, qapp):
    dialog = Announcer(look, None, QSize(300, 200))
    dialogs.show(qtbot, dialog)
    with qtbot.waitSignal(dialog.said), dialogs.another_language(qapp):
        pass


def test_a_dialog_keeps_the_game_from_being_played_and_a_page_does_not(make, qtbot):
    window = make()
    qtbot.addWidget(window)
    modal = window.windowModality() is Qt.WindowModality.WindowModal
    assert modal == isinstance(window, DialogFrame)
