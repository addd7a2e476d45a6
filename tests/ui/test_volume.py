"""Volume and mute in the preferences, and the slider."""

import pytest

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from tests.ui import dialogs
from tests.ui.dialogs import press
from yacht_desktop.session import settings as s
from yacht_desktop.session.settings import Settings
from yacht_desktop.ui.controls import Slider
from yacht_desktop.ui.preferences_dialog import PreferencesDialog

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def settings(qapp, tmp_path):
    return Settings(tmp_path / "settings.ini", qapp)


@pytest.fixture
def dialog(qtbot, look, settings):
    shown = PreferencesDialog(look, settings)
    dialogs.show(qtbot, shown, 520, 760)
    return shown


def part(dialog, setting) -> QWidget:
    found = dialog.findChild(QWidget, f"{setting.key}Setting")
    assert isinstance(found, QWidget)
    return found


@pytest.fixture
def slider(dialog) -> Slider:
    found = dialog.findChild(Slider)
    assert isinstance(found, Slider)
    return found


@pytest.fixture
def tried(dialog):
    heard: list[bool] = []
    dialog.volume_tried.connect(lambda: heard.append(True))
    return heard


def figures(dialog):
    return [label.text() for label in part(dialog, s.VOLUME).findChildren(QLabel)]


def test_it_begins_at_sixty_percent_and_unmuted(dialog, slider):
    assert slider.value() == 60
    assert "60%" in figures(dialog)
    (switch,) = part(dialog, s.MUTED).findChildren(QAbstractButton)
    assert not switch.isChecked()


@pytest.mark.parametrize(
    ("key", "volume"),
    [
        (KEY.Key_Right, 65),
        (KEY.Key_Left, 55),
        (KEY.Key_PageUp, 80),
        (KEY.Key_PageDown, 40),
        (KEY.Key_Home, 0),
        (KEY.Key_End, 100),
    ],
)
def test_keys_set_the_volume_and_let_it_be_heard(dialog, slider, settings, tried, key, volume):
    slider.setFocus()
    press(key)
    assert settings.get(s.VOLUME) == volume
    assert f"{volume}%" in figures(dialog)
    assert tried == [True]


def test_a_key_that_changes_nothing_is_not_heard(slider, tried, settings):
    settings.set(s.VOLUME, 100)
    slider.setFocus()
    press(KEY.Key_End)
    assert tried == []


def test_the_knob_follows_the_pointer_at_once_and_is_heard_when_let_go(slider, settings, tried):
    middle = slider.height() // 2
    QTest.mousePress(slider, LEFT, pos=QPoint(slider.width() - 1, middle))
    assert settings.get(s.VOLUME) == 100
    QTest.mouseMove(slider, QPoint(slider.width() // 2, middle))
    assert settings.get(s.VOLUME) == 50
    assert tried == []
    QTest.mouseRelease(slider, LEFT, pos=QPoint(slider.width() // 2, middle))
    assert tried == [True]
    QTest.mouseClick(slider, Qt.MouseButton.RightButton, pos=QPoint(0, middle))
    assert settings.get(s.VOLUME) == 50


def test_it_is_mirrored_where_people_read_from_the_right(slider, settings):
    slider.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    QTest.mouseClick(slider, LEFT, pos=QPoint(1, slider.height() // 2))
    assert settings.get(s.VOLUME) == 100
    slider.setFocus()
    press(KEY.Key_Right)
    assert settings.get(s.VOLUME) == 95


def test_the_wheel_scrolls_what_is_around_and_leaves_the_volume(slider, settings):
    place, turn = QPointF(20, 10), QPoint(0, -120)
    no_button, no_key = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        place,
        slider.mapToGlobal(place),
        QPoint(),
        turn,
        no_button,
        no_key,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # noqa: FBT003 - Qt takes it by position
    )
    slider.wheelEvent(event)
    assert not event.isAccepted()
    assert settings.get(s.VOLUME) == 60


def test_screen_readers_are_told_name_and_value(slider):
    spoken = QAccessible.queryAccessibleInterface(slider)
    assert spoken.role() == QAccessible.Role.Slider
    assert spoken.text(QAccessible.Text.Name) == "Volume"
    values = spoken.valueInterface()
    assert (values.currentValue(), values.minimumValue(), values.maximumValue()) == (60, 0, 100)


def test_what_is_set_elsewhere_is_shown(dialog, slider, settings, tried):
    settings.set(s.VOLUME, 15)
    settings.set(s.MUTED, value=True)
    assert slider.value() == 15
    assert "15%" in figures(dialog)
    (switch,) = part(dialog, s.MUTED).findChildren(QAbstractButton)
    assert switch.isChecked()
    assert tried == []


def test_the_slider_is_painted_in_its_place(slider):
    picture = slider.grab().toImage()
    ratio = picture.devicePixelRatio()
    middle = round(slider.height() / 2 * ratio)
    theme = slider._look.theme
    assert picture.pixelColor(round(4 * ratio), middle) == theme.navy
    assert picture.pixelColor(round((slider.width() - 4) * ratio), middle) == theme.track
    assert slider.minimumSizeHint().height() >= 32


def test_tab_comes_to_it_where_it_stands_and_its_ring_shows(dialog, slider):
    (zero,) = part(dialog, s.CONFIRM_ZERO).findChildren(QAbstractButton)
    (mute,) = part(dialog, s.MUTED).findChildren(QAbstractButton)
    zero.setFocus()
    press(KEY.Key_Tab)
    assert slider.hasFocus()
    assert slider.ring.isVisible()
    assert slider.ring.geometry().contains(slider.geometry())
    press(KEY.Key_Tab)
    assert mute.hasFocus()
    assert not slider.ring.isVisible()
