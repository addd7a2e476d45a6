"""The dialog of preferences. Everything takes effect at once, so there is nothing to confirm."""

from collections.abc import Callable
from typing import Any, Final, cast

from typing_extensions import override

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yacht_desktop.session import settings as s
from yacht_desktop.session.pace import Speed
from yacht_desktop.session.settings import Setting, Settings
from yacht_desktop.ui.controls import ChoiceBox, PlainButton, SegmentedControl, Switch
from yacht_desktop.ui.dialog_frame import DialogFrame, body_margins
from yacht_desktop.ui.theme import SPACE_2, SPACE_3, SPACE_5, SPACE_6, FontRole, Look
from yacht_desktop.ui.words import Words

_SIZE: Final = QSize(520, 508)
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
    """Return the choices of light and dark."""
    return {
        s.ThemeChoice.SYSTEM: translate("Preferences", "Like the system"),
        s.ThemeChoice.LIGHT: translate("Preferences", "Light"),
        s.ThemeChoice.DARK: translate("Preferences", "Dark"),
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


class SettingControl(QWidget):
    """A title and, below it, a control that shows and changes one setting."""

    chosen = Signal(object)
    """Somebody chose this value."""

    def __init__(self, look: Look, title: Callable[[], str], parent: QWidget) -> None:
        """Make the title; a subclass adds its control to `column`."""
        super().__init__(parent)
        self._look = look
        self._title_text = title
        self._title = Words(look, FontRole.BODY_STRONG, "ink", self, wraps=True)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(self._title)
        look.changed.connect(self._restyle)
        self._restyle()

    def show_value(self, value: object) -> None:
        """Show a value as chosen; `chosen` does not tell."""

    def retranslate(self) -> None:
        """Say the texts in the language in use."""
        self._title.setText(self._title_text())

    def _restyle(self) -> None:
        self.column.setSpacing(round(self._look.px(SPACE_2)))


class ChoiceSetting(SettingControl):
    """One of several values; a subclass shows them."""

    def __init__(
        self, look: Look, title: Callable[[], str], words: Callable[[], dict[Any, str]], parent: QWidget
    ) -> None:
        """Offer the keys of `words`, each shown as its text."""
        super().__init__(look, title, parent)
        self._words = words
        self._values = list(words())

    def _texts(self) -> list[str]:
        """Return the texts of the values in the language in use."""
        return list(self._words().values())

    def _on_chosen(self, index: int) -> None:
        self.chosen.emit(self._values[index])


class SegmentSetting(ChoiceSetting):
    """A few values side by side."""

    def __init__(
        self, look: Look, title: Callable[[], str], words: Callable[[], dict[Any, str]], parent: QWidget
    ) -> None:
        """Offer the keys of `words`, each shown as its text."""
        super().__init__(look, title, words, parent)
        self._segments = SegmentedControl(look, self._texts(), self)
        self._segments.chosen.connect(self._on_chosen)
        self.column.addWidget(self._segments)

    @override
    def show_value(self, value: object) -> None:
        self._segments.set_current(self._values.index(value))

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self._segments.setAccessibleName(self._title_text())
        self._segments.set_texts(self._texts())


class ListSetting(ChoiceSetting):
    """Several values in a list that opens."""

    def __init__(
        self, look: Look, title: Callable[[], str], words: Callable[[], dict[Any, str]], parent: QWidget
    ) -> None:
        """Offer the keys of `words`, each shown as its text."""
        super().__init__(look, title, words, parent)
        self._box = ChoiceBox(look, self)
        self._box.addItems(self._texts())
        self._box.activated.connect(self._on_chosen)
        self._title.setBuddy(self._box)
        self.column.addWidget(self._box)

    @override
    def show_value(self, value: object) -> None:
        self._box.setCurrentIndex(self._values.index(value))

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self._box.setAccessibleName(self._title_text())
        for index, text in enumerate(self._texts()):
            self._box.setItemText(index, text)


class SwitchSetting(SettingControl):
    """On or off; the title is the words beside the switch, where long ones wrap."""

    def __init__(self, look: Look, title: Callable[[], str], parent: QWidget) -> None:
        """Make a switch that is off."""
        super().__init__(look, title, parent)
        self._switch = Switch(look, "", self)
        self._switch.toggled.connect(self._on_toggled)
        self.column.removeWidget(self._title)
        row = QHBoxLayout()
        row.setSpacing(round(look.px(SPACE_3)))
        row.addWidget(self._switch)
        row.addWidget(self._title, 1)
        self.column.addLayout(row)

    def _on_toggled(self, on: bool) -> None:  # noqa: FBT001 - the form of Qt's signal
        self.chosen.emit(on)

    @override
    def show_value(self, value: object) -> None:
        with QSignalBlocker(self._switch):
            self._switch.setChecked(bool(value))

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self._switch.setAccessibleName(self._title_text())

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let a click on the words work like one on the switch."""
        super().mouseReleaseEvent(event)
        if self.rect().contains(event.position().toPoint()):
            self._switch.click()


class PreferencesDialog(DialogFrame):
    """Shows and changes what people like."""

    def __init__(self, look: Look, settings: Settings, parent: QWidget | None = None) -> None:
        """Show the settings in force."""
        super().__init__(look, parent, _SIZE)
        self.setObjectName("preferencesDialog")
        self._settings = settings
        body = self.body
        self._controls: tuple[tuple[Setting[Any], SettingControl], ...] = (
            (s.LANGUAGE, ListSetting(look, self._language_title, language_words, body)),
            (s.TEXT_SCALE, ListSetting(look, self._text_title, text_scale_words, body)),
            (s.THEME, SegmentSetting(look, self._theme_title, theme_words, body)),
            (s.SPEED, SegmentSetting(look, self._speed_title, speed_words, body)),
            (s.REDUCE_MOTION, SegmentSetting(look, self._motion_title, reduce_motion_words, body)),
            (s.CONFIRM_ZERO, SwitchSetting(look, self._zero_title, body)),
        )
        self._column = QVBoxLayout(body)
        self._pair = QHBoxLayout()
        self._column.addLayout(self._pair)
        for setting, control in self._controls:
            control.setObjectName(f"{setting.key}Setting")
            control.chosen.connect(self._on_chosen)
            if setting in {s.LANGUAGE, s.TEXT_SCALE}:
                self._pair.addWidget(control, 1)
            else:
                self._column.addWidget(control)
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

    def _on_chosen(self, value: object) -> None:
        for setting, control in self._controls:
            if control is self.sender():
                self._settings.set(setting, cast("Any", value))

    def _on_changed(self, key: str) -> None:
        for setting, control in self._controls:
            if setting.key == key:
                control.show_value(self._settings.get(setting))

    @override
    def retranslate(self) -> None:
        """Say every text in the language in use."""
        self.setWindowTitle(self.tr("Preferences"))
        self.setAccessibleName(self.tr("Preferences"))
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

    def _speed_title(self) -> str:
        return self.tr("Computers play")

    def _motion_title(self) -> str:
        return self.tr("Reduced motion")

    def _zero_title(self) -> str:
        return self.tr("Ask before scoring 0 while another row gives points")

    @override
    def restyle(self) -> None:
        """Take the sizes of the look."""
        px = self.look.px
        self._column.setContentsMargins(*body_margins(self.look))
        self._column.setSpacing(round(px(SPACE_5)))
        self._pair.setSpacing(round(px(SPACE_6)))
