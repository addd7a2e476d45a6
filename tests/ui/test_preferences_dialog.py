"""Preferences take effect at once and show what is in force."""

from collections.abc import Callable
from typing import Any

import pytest

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget

from tests.ui import dialogs
from tests.ui.dialogs import button, click, press
from yacht_desktop.session import settings as s
from yacht_desktop.session.pace import Speed
from yacht_desktop.session.settings import Settings
from yacht_desktop.ui import preferences_dialog
from yacht_desktop.ui.palette import LIGHT
from yacht_desktop.ui.palette_table import laid
from yacht_desktop.ui.preferences_dialog import PreferencesDialog
from yacht_desktop.ui.table_preview import TablePreview

KEY = Qt.Key


@pytest.fixture
def settings(qapp, tmp_path):
    return Settings(tmp_path / "settings.ini", qapp)


@pytest.fixture
def dialog(qtbot, look, settings):
    shown = PreferencesDialog(look, settings)
    dialogs.show(qtbot, shown, 520, 508)
    return shown


def part(dialog, setting) -> QWidget:
    found = dialog.findChild(QWidget, f"{setting.key}Setting")
    assert isinstance(found, QWidget)
    return found


def box(dialog, setting) -> QComboBox:
    found = part(dialog, setting).findChild(QComboBox)
    assert isinstance(found, QComboBox)
    return found


WORDS: dict[s.Setting[Any], Callable[[], dict[Any, str]]] = {
    s.LANGUAGE: preferences_dialog.language_words,
    s.TEXT_SCALE: preferences_dialog.text_scale_words,
    s.THEME: preferences_dialog.theme_words,
    s.CLOTH: preferences_dialog.cloth_words,
    s.DICE_STYLE: preferences_dialog.dice_words,
    s.SPEED: preferences_dialog.speed_words,
    s.REDUCE_MOTION: preferences_dialog.reduce_motion_words,
    s.TUTOR_POINTS: preferences_dialog.tutor_points_words,
    s.TUTOR_WIN: preferences_dialog.tutor_win_words,
}


def checked(dialog, setting) -> list[str]:
    buttons = part(dialog, setting).findChildren(QAbstractButton)
    return [one.text() for one in buttons if one.isChecked()]


@pytest.mark.parametrize(
    ("setting", "text", "value"),
    [
        (s.SPEED, "Leisurely", Speed.LEISURELY),
        (s.SPEED, "Fast", Speed.FAST),
        (s.SPEED, "At once", Speed.AT_ONCE),
        (s.REDUCE_MOTION, "On", s.ReduceMotion.ON),
        (s.REDUCE_MOTION, "Off", s.ReduceMotion.OFF),
    ],
)
def test_a_click_takes_effect_at_once(dialog, settings, setting, text, value):
    click(button(part(dialog, setting), text))
    assert settings.get(setting) is value
    assert checked(dialog, setting) == [text]


def test_language_and_text_size_are_chosen_with_keys(dialog, settings):
    box(dialog, s.LANGUAGE).setFocus()
    for _ in range(3):
        press(KEY.Key_Down)
    assert settings.get(s.LANGUAGE) is s.Language.FINNISH
    box(dialog, s.TEXT_SCALE).setFocus()
    press(KEY.Key_Down)
    assert settings.get(s.TEXT_SCALE) == 110


def test_colours_cloth_and_dice_are_chosen_with_keys_and_shown_in_a_picture(dialog, settings):
    for setting in (s.THEME, s.CLOTH, s.DICE_STYLE):
        box(dialog, setting).setFocus()
        for value in setting.choices[1:]:
            press(KEY.Key_Down)
            assert settings.get(setting) is value
        assert box(dialog, setting).currentText() == WORDS[setting]()[setting.choices[-1]]
    (preview,) = dialog.findChildren(TablePreview)
    before = preview.grab().toImage()
    dialog.look.set_theme(laid(LIGHT, s.Cloth.GREEN, s.DiceStyle.EBONY))
    assert preview.grab().toImage() != before


def test_segments_are_chosen_with_arrows(dialog, settings):
    part(dialog, s.SPEED).findChildren(QAbstractButton)[1].setFocus()
    press(KEY.Key_Right)
    assert settings.get(s.SPEED) is Speed.FAST


def test_the_question_before_a_zero_is_switched_by_space_and_by_its_words(dialog, settings):
    zero = part(dialog, s.CONFIRM_ZERO)
    (switch,) = zero.findChildren(QAbstractButton)
    assert switch.isChecked()
    switch.setFocus()
    press(KEY.Key_Space)
    assert settings.get(s.CONFIRM_ZERO) is False
    click(zero, QPoint(zero.width() // 2, zero.height() // 2))
    assert settings.get(s.CONFIRM_ZERO) is True


def test_what_changes_elsewhere_is_shown(dialog, settings):
    settings.set(s.THEME, s.ThemeChoice.DARK)
    settings.set(s.TEXT_SCALE, 150)
    settings.set(s.CONFIRM_ZERO, value=False)
    assert box(dialog, s.THEME).currentText() == "Dark"
    assert box(dialog, s.TEXT_SCALE).currentText() == "150%"
    assert checked(dialog, s.CONFIRM_ZERO) == []


def test_languages_have_their_own_names_in_every_language(dialog, qapp):
    def shown():
        return [box(dialog, s.LANGUAGE).itemText(row) for row in range(4)]

    assert shown() == ["Like the system", "English", "Svenska", "Suomi"]
    with dialogs.another_language(qapp):
        assert shown() == ["‹Like the system›", "English", "Svenska", "Suomi"]


def test_all_texts_follow_the_language(dialog, qapp):
    with dialogs.another_language(qapp):
        assert dialog.windowTitle() == "‹Preferences›"
        assert all(text.startswith("‹") for text in dialogs.labels(dialog))
        assert checked(dialog, s.SPEED) == ["‹Normal›"]
    assert checked(dialog, s.SPEED) == ["Normal"]


@pytest.mark.parametrize(("setting", "words"), WORDS.items())
def test_every_choice_has_its_own_words(setting, words):
    assert tuple(words()) == setting.choices
    assert len(set(words().values())) == len(setting.choices)


def test_what_the_tutor_warns_of_is_chosen_while_it_is_on(dialog, settings):
    limits = [box(dialog, setting) for setting in (s.TUTOR_POINTS, s.TUTOR_WIN)]
    assert [limit.currentText() for limit in limits] == ["1.5 points", "2.0% to win"]
    assert not any(limit.isEnabled() for limit in limits)
    switch = part(dialog, s.TUTOR).findChildren(QAbstractButton)[0]
    switch.setFocus()
    press(KEY.Key_Space)
    assert settings.get(s.TUTOR)
    assert all(limit.isEnabled() for limit in limits)
    limits[0].setFocus()
    press(KEY.Key_Down)
    limits[1].setFocus()
    press(KEY.Key_Up)
    assert (settings.get(s.TUTOR_POINTS), settings.get(s.TUTOR_WIN)) == (2.0, 0.01)
    assert s.tutor_threshold(settings) is not None


@pytest.mark.parametrize("key", [KEY.Key_Escape, KEY.Key_Return])
def test_escape_and_enter_close_and_undo_nothing(dialog, settings, key):
    click(button(part(dialog, s.SPEED), "Fast"))
    press(key)
    assert not dialog.isVisible()
    assert settings.get(s.SPEED) is Speed.FAST


def test_tab_stops_once_at_each_setting_and_each_has_a_name(dialog):
    box(dialog, s.LANGUAGE).setFocus()
    stops = dialogs.tab_round(dialog)
    settings = [
        s.LANGUAGE,
        s.TEXT_SCALE,
        s.THEME,
        s.CLOTH,
        s.DICE_STYLE,
        s.SPEED,
        s.REDUCE_MOTION,
        s.CONFIRM_ZERO,
        s.VOLUME,
        s.MUTED,
        s.TUTOR,
    ]
    assert len(stops) == len(settings) + 1, "what the tutor warns of is no stop while it is off"
    assert all(stop.accessibleName() or getattr(stop, "text", str)() for stop in stops)


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_in_little_room_everything_is_reached_by_tab(dialog, look, scale):
    look.set_text_scale(scale)
    dialog.resize(784, 300)
    dialogs.settle()
    box(dialog, s.LANGUAGE).setFocus()
    for _ in dialogs.tab_round(dialog):
        press(KEY.Key_Tab)
        dialogs.settle()
        assert dialogs.is_seen(dialog.focusWidget())
