"""The dialog of preferences. Everything takes effect at once, so there is nothing to confirm."""

from typing import Any, Final, cast

from typing_extensions import override

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yacht_desktop.session import settings as s
from yacht_desktop.session.pace import Speed
from yacht_desktop.session.settings import Setting, Settings
from yacht_desktop.ui.controls import PlainButton
from yacht_desktop.ui.dialog_frame import DialogFrame, body_margins
from yacht_desktop.ui.setting_controls import (
    ListSetting,
    SegmentSetting,
    SettingControl,
    SliderSetting,
    SwitchSetting,
)
from yacht_desktop.ui.table_preview import TablePreview
from yacht_desktop.ui.theme import SPACE_5, SPACE_6, FontRole, Look
from yacht_desktop.ui.wording.figures import percent_text, points_text
from yacht_desktop.ui.words import Words

_SIZE: Final = QSize(520, 660)
# The left of two side by side, and the right.
_LEFT: Final = (s.LANGUAGE, s.CLOTH, s.TUTOR_POINTS)
_RIGHT: Final = (s.TEXT_SCALE, s.DICE_STYLE, s.TUTOR_WIN)
translate = QCoreApplication.translate


def language_words() -> dict[s.Language, str]:
    """Return the languages, each in itself."""
    return {
        s.Language.SYSTEM: translate("Preferences", "Like the system"),
        s.Language.ENGLISH: "English",
        s.Language.SWEDISH: "Svenska",
        s.Language.FINNISH: "Suomi",
    }


def text_scale_words() -> dict[int, str]:
    """Return the text sizes."""
    text = translate("Preferences", "{number}%")
    return {scale: text.format(number=scale) for scale in s.SCALES}


def theme_words() -> dict[s.ThemeChoice, str]:
    """Return the choices of colours."""
    return {
        s.ThemeChoice.SYSTEM: translate("Preferences", "Like the system"),
        s.ThemeChoice.LIGHT: translate("Preferences", "Light"),
        s.ThemeChoice.DARK: translate("Preferences", "Dark"),
        s.ThemeChoice.HIGH_CONTRAST: translate("Preferences", "High contrast"),
    }


def cloth_words() -> dict[s.Cloth, str]:
    """Return the cloths of the tray."""
    return {
        s.Cloth.NAVY: translate("Preferences", "Navy blue"),
        s.Cloth.GREEN: translate("Preferences", "Green"),
        s.Cloth.BURGUNDY: translate("Preferences", "Burgundy"),
    }


def dice_words() -> dict[s.DiceStyle, str]:
    """Return the sets of dice."""
    return {
        s.DiceStyle.IVORY: translate("Preferences", "Ivory"),
        s.DiceStyle.EBONY: translate("Preferences", "Ebony"),
        s.DiceStyle.NUMERALS: translate("Preferences", "Numerals"),
    }


def speed_words() -> dict[Speed, str]:
    """Return the speeds at which computers play."""
    return {
        Speed.LEISURELY: translate("Preferences", "Leisurely"),
        Speed.NORMAL: translate("Preferences", "Normal"),
        Speed.FAST: translate("Preferences", "Fast"),
        Speed.AT_ONCE: translate("Preferences", "At once"),
    }


def reduce_motion_words() -> dict[s.ReduceMotion, str]:
    """Return whether things move less."""
    return {
        s.ReduceMotion.SYSTEM: translate("Preferences", "Like the system"),
        s.ReduceMotion.ON: translate("Preferences", "On"),
        s.ReduceMotion.OFF: translate("Preferences", "Off"),
    }


def tutor_points_words() -> dict[float, str]:
    """Return the losses from which the coach warns who plays alone."""
    text = translate("Preferences", "{points} points")
    return {limit: text.format(points=points_text(limit)) for limit in s.POINT_LIMITS}


def tutor_win_words() -> dict[float, str]:
    """Return the losses from which the coach warns who plays against others."""
    text = translate("Preferences", "{chance} to win")
    return {limit: text.format(chance=percent_text(limit)) for limit in s.WIN_LIMITS}


class PreferencesDialog(DialogFrame):
    """Shows and changes what people like."""

    volume_tried = Signal()
    """Somebody has set the volume and wants to hear it."""

    def __init__(self, look: Look, settings: Settings, parent: QWidget | None = None) -> None:
        """Show the settings in force."""
        super().__init__(look, parent, _SIZE)
        self.setObjectName("preferencesDialog")
        self._settings = settings
        body = self.body
        self._controls: tuple[tuple[Setting[Any], SettingControl], ...] = (
            (s.LANGUAGE, ListSetting(look, self._language_title, language_words, body)),
            (s.TEXT_SCALE, ListSetting(look, self._text_title, text_scale_words, body)),
            (s.THEME, ListSetting(look, self._theme_title, theme_words, body)),
            (s.CLOTH, ListSetting(look, self._cloth_title, cloth_words, body)),
            (s.DICE_STYLE, ListSetting(look, self._dice_title, dice_words, body)),
            (s.SPEED, SegmentSetting(look, self._speed_title, speed_words, body)),
            (s.REDUCE_MOTION, SegmentSetting(look, self._motion_title, reduce_motion_words, body)),
            (s.CONFIRM_ZERO, SwitchSetting(look, self._zero_title, body)),
            (s.VOLUME, SliderSetting(look, self._volume_title, s.VOLUMES[1], body)),
            (s.MUTED, SwitchSetting(look, self._mute_title, body)),
            (s.TUTOR, SwitchSetting(look, self._tutor_title, body)),
            (s.TUTOR_POINTS, ListSetting(look, self._tutor_points_title, tutor_points_words, body)),
            (s.TUTOR_WIN, ListSetting(look, self._tutor_win_title, tutor_win_words, body)),
        )
        self._coach = Words(look, FontRole.SECTION, "ink", body)
        self._column = QVBoxLayout(body)
        self._table = TablePreview(look, body)
        self._pairs: list[QHBoxLayout] = []
        for setting, control in self._controls:
            control.setObjectName(f"{setting.key}Setting")
            control.chosen.connect(self._on_chosen)
            if isinstance(control, SliderSetting):
                control.tried.connect(self.volume_tried)
            if setting is s.TUTOR:
                self._column.addWidget(self._coach)
            self._place(setting, control)
            if setting is s.DICE_STYLE:
                self._column.addWidget(self._table)
        self._column.addStretch(1)
        self._close = PlainButton(look, "", self)
        self._close.setObjectName("closeButton")
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        self.add_button(self._close)
        settings.changed.connect(self._on_changed)
        for setting, _ in self._controls:
            self._on_changed(setting.key)
        self.set_up()

    def _place(self, setting: Setting[Any], control: SettingControl) -> None:
        """Put a control below the others, or beside the one it makes a pair with."""
        if setting in _LEFT:
            self._pairs.append(QHBoxLayout())
            self._column.addLayout(self._pairs[-1])
        if setting in _LEFT or setting in _RIGHT:
            self._pairs[-1].addWidget(control, 1)
        else:
            self._column.addWidget(control)

    def _on_chosen(self, value: object) -> None:
        for setting, control in self._controls:
            if control is self.sender():
                self._settings.set(setting, cast("Any", value))

    def _on_changed(self, key: str) -> None:
        for setting, control in self._controls:
            if setting.key == key:
                control.show_value(self._settings.get(setting))
            if key == s.TUTOR.key and setting in {s.TUTOR_POINTS, s.TUTOR_WIN}:
                control.setEnabled(self._settings.get(s.TUTOR))

    @override
    def retranslate(self) -> None:
        """Say every text in the language in use."""
        self.setWindowTitle(self.tr("Preferences"))
        self.setAccessibleName(self.tr("Preferences"))
        self._table.setAccessibleName(self.tr("How cloth and dice look"))
        self._coach.setText(self.tr("Coach"))
        self._close.setText(self.tr("Close"))
        self.summary.setText(self.tr("Changes take effect at once."))
        for _, control in self._controls:
            control.retranslate()

    def _language_title(self) -> str:
        return self.tr("Language")

    def _text_title(self) -> str:
        return self.tr("Text size")

    def _theme_title(self) -> str:
        return self.tr("Colours")

    def _cloth_title(self) -> str:
        return self.tr("Table cloth")

    def _dice_title(self) -> str:
        return self.tr("Dice")

    def _speed_title(self) -> str:
        return self.tr("Computers play")

    def _motion_title(self) -> str:
        return self.tr("Reduced motion")

    def _zero_title(self) -> str:
        return self.tr("Ask before scoring 0 while another row gives points")

    def _volume_title(self) -> str:
        return self.tr("Volume")

    def _mute_title(self) -> str:
        return self.tr("Mute all sounds")

    def _tutor_title(self) -> str:
        return self.tr("Warn me of choices that cost more than this")

    def _tutor_points_title(self) -> str:
        return self.tr("Alone")

    def _tutor_win_title(self) -> str:
        return self.tr("Against others")

    @override
    def restyle(self) -> None:
        """Take the sizes of the look."""
        px = self.look.px
        self._column.setContentsMargins(*body_margins(self.look))
        self._column.setSpacing(round(px(SPACE_5)))
        for pair in self._pairs:
            pair.setSpacing(round(px(SPACE_6)))
