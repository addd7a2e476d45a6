"""The about box names the program, its version and what it stands on."""

import pytest

from PySide6.QtCore import Qt, qVersion

from tests.ui import dialogs
from tests.ui.dialogs import press
from yacht_desktop import __version__
from yacht_desktop.ui.about_box import AboutBox


@pytest.fixture
def dialog(qtbot, look):
    shown = AboutBox(look)
    dialogs.show(qtbot, shown, 500, 360)
    return shown


def test_name_version_and_licences_are_said(dialog):
    text = "\n".join(dialogs.labels(dialog))
    for words in (
        "Yacht Desktop",
        __version__,
        "MIT",
        "Source Sans 3",
        "SIL Open Font License 1.1",
        qVersion(),
        "LGPL",
        "miniaudio",
    ):
        assert words in text


def test_the_icon_is_drawn(dialog, look):
    picture = dialog.grab().toImage()
    found = {picture.pixelColor(x, y).name() for x in range(24, 96, 4) for y in range(16, 88, 4)}
    assert look.theme.bg.name() in found
    assert len(found) > 10


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_escape_and_enter_close_it(dialog, key):
    press(key)
    assert not dialog.isVisible()


def test_texts_follow_the_language(dialog, qapp):
    with dialogs.another_language(qapp):
        assert dialog.windowTitle() == "‹About Yacht Desktop›"
        others = [text for text in dialogs.labels(dialog) if text != "Yacht Desktop"]
        assert all(text.startswith("‹") for text in others)
