"""Controls for the options of a rule set, made from the options there are."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from yacht_desktop.game.options import HIGHEST_STRAIGHT, STRAIGHTS, Option, parse_straights
from yacht_desktop.game.rulesets import RuleSet, options_of, ruleset
from yacht_desktop.ui import wording
from yacht_desktop.ui.controls import SegmentedControl, Switch
from yacht_desktop.ui.focus_ring import Ringed
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.shade import paint_outline, rounded
from yacht_desktop.ui.theme import RADIUS_BUTTON, SPACE_2, SPACE_3, SPACE_4, FontRole, Look
from yacht_desktop.ui.words import Words

_FIELD: Final = QSize(76, 34)
_PADDING: Final = 8
# The values with a segment of their own; the last segment, Other, takes any two numbers.
_STRAIGHTS_SHOWN: Final = ("30/30", "15/20")


class PointsField(Ringed, QSpinBox):
    """A number of points, typed or stepped with the arrow keys."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Make a field for 0 to 100 points."""
        super().__init__(parent)
        self._look = look
        self.setRange(0, HIGHEST_STRAIGHT)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setFrame(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.add_ring(look, RADIUS_BUTTON)
        look.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        field = self.lineEdit()
        padding = round(self._look.px(_PADDING))
        field.setTextMargins(padding, 0, padding, 0)
        self.setFont(self._look.font(FontRole.BODY))
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Base, QColor(Qt.GlobalColor.transparent))
        palette.setColor(QPalette.ColorRole.Text, self._look.theme.ink)
        self.setPalette(palette)
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """Return the size of the design, at the scales in use."""
        return QSize(round(self._look.text_px(_FIELD.width())), round(self._look.text_px(_FIELD.height())))

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the same: three figures always fit."""
        return self.sizeHint()

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the wheel scroll the dialog, not change a number in passing."""
        event.ignore()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the body; the text paints itself."""
        theme, radius = self._look.theme, self._look.px(RADIUS_BUTTON)
        area = QRectF(self.rect())
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(rounded(area, radius), theme.raised)
            paint_outline(painter, area, radius, 1, theme.ink3 if self.underMouse() else theme.btnline)


class OptionControl(QWidget):
    """Lets people choose the value of one option."""

    changed = Signal()

    def __init__(self, option: Option, parent: QWidget) -> None:
        """Make a control for an option."""
        super().__init__(parent)
        self.option = option
        self.setObjectName(f"{option.id}Option")

    def value(self) -> str:
        """Return the value chosen."""
        return self.option.default

    def set_value(self, value: str) -> None:
        """Show a value as chosen; `changed` does not tell."""

    def retranslate(self) -> None:
        """Say the texts in the language in use."""


class SwitchOption(OptionControl):
    """An option that is on or off."""

    def __init__(self, look: Look, option: Option, parent: QWidget) -> None:
        """Make a switch for an option with the values no and yes."""
        super().__init__(option, parent)
        # The switch's own text would not wrap.
        self._switch = Switch(look, "", self)
        self._switch.toggled.connect(self.changed)
        self._words = Words(look, FontRole.BODY, "ink", self, wraps=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(look.px(SPACE_3)))
        row.addWidget(self._switch)
        row.addWidget(self._words, 1)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let a click on the words work like one on the switch."""
        super().mouseReleaseEvent(event)
        if self.rect().contains(event.position().toPoint()):
            self._switch.click()

    @override
    def value(self) -> str:
        return "yes" if self._switch.isChecked() else "no"

    @override
    def set_value(self, value: str) -> None:
        with QSignalBlocker(self._switch):
            self._switch.setChecked(value == "yes")

    @override
    def retranslate(self) -> None:
        self._words.setText(wording.option_name(self.option.id))
        self._switch.setAccessibleName(wording.option_name(self.option.id))


class SegmentOption(OptionControl):
    """An option with a few named values, side by side under its name."""

    def __init__(self, look: Look, option: Option, parent: QWidget, values: tuple[str, ...] = ()) -> None:
        """Make segments for `values`, or for all choices of the option."""
        super().__init__(option, parent)
        self._look = look
        self._values = values or option.choices
        self._title = Words(look, FontRole.SECTION, "ink", self, wraps=True)
        self._segments = SegmentedControl(look, self._texts(), self)
        self._segments.chosen.connect(self._on_chosen)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._title)
        self._column.addWidget(self._segments)
        look.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self._column.setSpacing(round(self._look.px(SPACE_2)))

    def _texts(self) -> list[str]:
        return [wording.option_value(self.option.id, value) for value in self._values]

    def _on_chosen(self) -> None:
        self.changed.emit()

    @override
    def value(self) -> str:
        return self._values[self._segments.current()]

    @override
    def set_value(self, value: str) -> None:
        self._segments.set_current(self._values.index(value))

    @override
    def retranslate(self) -> None:
        self._title.setText(wording.option_name(self.option.id))
        self._segments.setAccessibleName(wording.option_name(self.option.id))
        self._segments.set_texts(self._texts())


class StraightsOption(SegmentOption):
    """The points of the two straights: two usual pairs, or any two numbers."""

    def __init__(self, look: Look, option: Option, parent: QWidget) -> None:
        """Make the segments, and the two fields that Other opens."""
        super().__init__(look, option, parent, values=_STRAIGHTS_SHOWN)
        self._fields = QWidget(self)
        self._names = tuple(Words(look, FontRole.CAPTION, "ink2", self._fields) for _ in range(2))
        self._points = tuple(PointsField(look, self._fields) for _ in range(2))
        row = QHBoxLayout(self._fields)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(look.px(SPACE_3)))
        for name, field, value in zip(self._names, self._points, parse_straights(option.default), strict=True):
            column = QVBoxLayout()
            column.setSpacing(0)
            column.addWidget(name)
            column.addWidget(field)
            row.addLayout(column)
            name.setBuddy(field)
            field.setValue(value)
            field.valueChanged.connect(self._on_chosen)
        row.addStretch(1)
        self._column.addWidget(self._fields)
        self._show_fields()

    @override
    def _texts(self) -> list[str]:
        return [*super()._texts(), self.tr("Other…")]

    @override
    def _on_chosen(self) -> None:
        if not self._is_other():
            self._fill(_STRAIGHTS_SHOWN[self._segments.current()])
        self._show_fields()
        super()._on_chosen()

    def _is_other(self) -> bool:
        return self._segments.current() == len(_STRAIGHTS_SHOWN)

    def _show_fields(self) -> None:
        self._fields.setVisible(self._is_other())

    def _fill(self, value: str) -> None:
        for field, points in zip(self._points, parse_straights(value), strict=True):
            with QSignalBlocker(field):
                field.setValue(points)

    @override
    def value(self) -> str:
        little, big = (field.value() for field in self._points)
        return f"{little}/{big}"

    @override
    def set_value(self, value: str) -> None:
        self._fill(value)
        shown = value in _STRAIGHTS_SHOWN
        self._segments.set_current(_STRAIGHTS_SHOWN.index(value) if shown else len(_STRAIGHTS_SHOWN))
        self._show_fields()

    @override
    def retranslate(self) -> None:
        super().retranslate()
        for name, field, box in zip(self._names, self._points, ("little_straight", "big_straight"), strict=True):
            name.setText(wording.category_name("yacht", box))
            field.setAccessibleName(wording.category_name("yacht", box))


def control_for(look: Look, option: Option, parent: QWidget) -> OptionControl:
    """Return a control that suits an option."""
    if option is STRAIGHTS:
        return StraightsOption(look, option, parent)
    if set(option.choices) == {"yes", "no"}:
        return SwitchOption(look, option, parent)
    return SegmentOption(look, option, parent)


class RulesOptions(QWidget):
    """All options of one rule set."""

    changed = Signal()

    def __init__(self, look: Look, rules_id: str, parent: QWidget) -> None:
        """Make a control for every option; all are at their defaults."""
        super().__init__(parent)
        self._look = look
        self._rules_id = rules_id
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._controls = tuple(control_for(look, option, self) for option in options_of(rules_id))
        for control in self._controls:
            control.set_value(control.option.default)
            control.changed.connect(self.changed)
            self._column.addWidget(control)
        look.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self._column.setSpacing(round(self._look.px(SPACE_4)))

    def rules(self) -> RuleSet:
        """Return the rule set with the options chosen."""
        return ruleset(self._rules_id, **{control.option.id: control.value() for control in self._controls})

    def show_rules(self, rules: RuleSet) -> None:
        """Show the options of a rule set as chosen."""
        chosen = dict(rules.options)
        for control in self._controls:
            control.set_value(chosen[control.option.id])

    def retranslate(self) -> None:
        """Say the texts in the language in use."""
        for control in self._controls:
            control.retranslate()
