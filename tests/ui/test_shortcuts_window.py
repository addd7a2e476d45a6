"""The page of keys has every key of the table of actions and of the table itself."""

import os
import subprocess
import sys

import pytest

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel

from tests.ui import dialogs
from tests.ui.dialogs import press
from yacht_desktop.ui.actions import action_records
from yacht_desktop.ui.key_caps import KeyCaps
from yacht_desktop.ui.library_menu import LibraryMenu
from yacht_desktop.ui.shortcuts_window import ShortcutsWindow, action_keys, native, plain, table_keys

KEY = Qt.Key
CHANGES = """
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from tests.ui import dialogs
from yacht_desktop.ui.shortcuts_window import ShortcutsWindow
from yacht_desktop.ui.theme import Look
application = QApplication([])
window = ShortcutsWindow(Look(application))
window.show()
for width in (860, 500) * 5:
    window.resize(width, 500)
    dialogs.settle()
    with dialogs.another_language(application):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
"""


@pytest.fixture
def window(qtbot, look):
    shown = ShortcutsWindow(look)
    dialogs.show(qtbot, shown, 860, 600)
    return shown


def shown_keys(window) -> list[str]:
    return [key for caps in window.findChildren(KeyCaps) if caps.isVisible() for key in caps.keys]


def test_every_key_of_every_action_is_on_the_page(window):
    keys = shown_keys(window)
    for record in action_records():
        for shortcut in record.shortcuts:
            assert native(shortcut)[0] in keys, record.id


def test_the_keys_at_the_table_are_on_the_page(window):
    wanted = {"1–5", "Shift+1–6", "Alt+1–6", "0", "Up", "Down", "Enter", "F6", "R", "Space"}
    assert wanted <= set(shown_keys(window))


def test_the_keys_of_the_list_of_games_are_on_the_page(window):
    keys = shown_keys(window)
    for key in LibraryMenu(window, window).actions():
        if not key.shortcut().isEmpty():
            assert key.shortcut().toString(QKeySequence.SequenceFormat.NativeText) in keys, key.objectName()
    assert "Search by player" in {label.text() for label in window.findChildren(QLabel)}


def test_each_key_does_one_thing_only():
    rows = [row for group in (*table_keys(), *action_keys(action_records())) for row in group.rows]
    keys = [key for row in rows for key in row.keys]
    assert len(keys) == len(set(keys))
    does = [row.does for row in rows]
    assert len(does) == len(set(does))


def test_menu_texts_lose_mnemonic_and_dots():
    assert plain("&New game…") == "New game"
    assert plain("R&edo") == "Redo"
    assert plain("This && that") == "This & that"


def test_caps_speak_their_keys_and_never_lose_one(window):
    for caps in window.findChildren(KeyCaps):
        if caps.isVisible():
            assert caps.text() == ", ".join(caps.keys)
            assert caps.width() >= caps.sizeHint().width()


def test_texts_follow_the_language(window, qapp):
    former = set(dialogs.labels(window))
    with dialogs.another_language(qapp):
        assert window.windowTitle() == "‹Keyboard shortcuts›"
        now = dialogs.labels(window)
        assert "‹Hold or release a die›" in now
        assert not former & set(now) - {caps.text() for caps in window.findChildren(KeyCaps)}
    assert set(dialogs.labels(window)) == former


def test_narrow_room_makes_one_column(window):
    def columns():
        return len({caps.mapTo(window, caps.rect().topRight()).x() for caps in window.findChildren(KeyCaps)})

    assert columns() == 2
    window.resize(500, 400)
    dialogs.settle()
    assert columns() == 1


def test_one_column_takes_the_whole_width_and_two_share_it(window, look):
    def reach():
        return max(caps.mapTo(window, caps.rect().topRight()).x() for caps in window.findChildren(KeyCaps))

    wide = reach()
    look.set_text_scale(1.5)
    dialogs.settle()
    assert reach() > 0.85 * window.width()
    look.set_text_scale(1.0)
    dialogs.settle()
    assert reach() == wide


def test_the_keys_of_the_dice_are_those_that_the_game_has():
    def digits(groups):
        return {key for group in groups for row in group.rows for key in row.keys if key.startswith("1–")}

    assert digits(table_keys()) == {"1–5"}
    assert digits(table_keys(3)) == {"1–3"}


def test_sizes_and_languages_may_change_at_any_time():
    """A layout once outlived the widgets of its items and crashed over them; freed memory is made useless here."""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "MALLOC_PERTURB_": "165"}
    done = subprocess.run([sys.executable, "-c", CHANGES], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_arrows_scroll_and_escape_closes(window):
    window.resize(500, 300)
    dialogs.settle()
    top = window.findChildren(KeyCaps)[0].mapTo(window, window.rect().topLeft()).y()
    for _ in range(3):
        press(KEY.Key_Down)
    assert window.findChildren(KeyCaps)[0].mapTo(window, window.rect().topLeft()).y() < top
    press(KEY.Key_Escape)
    assert not window.isVisible()
