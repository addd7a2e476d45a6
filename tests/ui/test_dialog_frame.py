"""What holds for every dialog and window that opens from the game."""

import gc
import weakref
from typing import Any

import pytest
from typing_extensions import override

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.ui import dialogs
from tests.ui.filters import last_words
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.session.settings import FIRST_SETUP, Settings
from yacht_desktop.session.strengths import Strengths
from yacht_desktop.ui.about_box import AboutBox
from yacht_desktop.ui.dialog_frame import DialogFrame
from yacht_desktop.ui.new_game_dialog import NewGameDialog
from yacht_desktop.ui.preferences_dialog import PreferencesDialog
from yacht_desktop.ui.rules_page import RulesPage
from yacht_desktop.ui.shortcuts_window import ShortcutsWindow


def preferences(look, path, parent):
    return PreferencesDialog(look, Settings(path / "settings.ini", parent), parent=parent)


MAKERS: dict[str, Any] = {
    "new game": lambda look, path, parent: NewGameDialog(look, FIRST_SETUP, Strengths(), parent=parent),
    "preferences": preferences,
    "about": lambda look, path, parent: AboutBox(look, parent=parent),
    "rules": lambda look, path, parent: RulesPage(look, ruleset("yacht"), Strengths(), parent=parent),
    "shortcuts": lambda look, path, parent: ShortcutsWindow(look, parent=parent),
}


@pytest.fixture(params=list(MAKERS))
def make(request, look, tmp_path):
    return lambda parent=None: MAKERS[request.param](look, tmp_path, parent)


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
