"""Controls that show and change one setting each: a title, and what is chosen under it."""

from collections.abc import Callable
from typing import Any

from typing_extensions import override

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yacht_desktop.ui.controls import ChoiceBox, SegmentedControl, Slider, Switch
from yacht_desktop.ui.text_fit import text_width
from yacht_desktop.ui.theme import SPACE_2, SPACE_3, FontRole, Look
from yacht_desktop.ui.wording.figures import percent_text
from yacht_desktop.ui.words import Words


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


class SliderSetting(SettingControl):
    """How much of something, in percent; the figure stands beside the slider."""

    tried = Signal()
    """Somebody has come to a value and wants to see, or hear, what it is like."""

    def __init__(self, look: Look, title: Callable[[], str], step: int, parent: QWidget) -> None:
        """Offer 0 to 100 in steps."""
        super().__init__(look, title, parent)
        self._slider = Slider(look, 100, step, self)
        self._figure = Words(look, FontRole.BODY, "ink", self)
        self._figure.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self._slider.valueChanged.connect(self._on_moved)
        self._slider.tried.connect(self.tried)
        self._title.setBuddy(self._slider)
        row = QHBoxLayout()
        row.setSpacing(round(look.px(SPACE_3)))
        row.addWidget(self._slider, 1)
        row.addWidget(self._figure)
        self.column.addLayout(row)
        self._show_figure()

    def _on_moved(self, value: int) -> None:
        self._show_figure()
        self.chosen.emit(value)

    def _show_figure(self) -> None:
        """Show the value, with room for the longest, so that the slider stays as long as it is."""
        font = self._look.font(FontRole.BODY)
        self._figure.setMinimumWidth(round(text_width(font, percent_text(1.0, digits=0))) + 1)
        self._figure.setText(percent_text(self._slider.value() / 100, digits=0))

    @override
    def show_value(self, value: object) -> None:
        if isinstance(value, int):
            with QSignalBlocker(self._slider):
                self._slider.setValue(value)
            self._show_figure()

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self._slider.setAccessibleName(self._title_text())
        self._show_figure()


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
