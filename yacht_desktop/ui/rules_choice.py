"""The choice of a rule set and of its options."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.ui import wording
from yacht_desktop.ui.controls import Panel, RadioRow
from yacht_desktop.ui.option_controls import RulesOptions
from yacht_desktop.ui.theme import SPACE_2, SPACE_6, FontRole, Look
from yacht_desktop.ui.words import Words

_WIDTH: Final = 272
_LIST_PADDING: Final = 5


class RulesChoice(QWidget):
    """A list of rule sets, and below it the options of the one chosen; others are hidden."""

    changed = Signal()

    def __init__(self, look: Look, offered: tuple[str, ...], parent: QWidget) -> None:
        """Offer rule sets by their ids; the first is chosen."""
        super().__init__(parent)
        self._look = look
        self._offered = offered
        self._title = Words(look, FontRole.SECTION, "ink", self)
        self._list = Panel(look, self)
        self._group = QButtonGroup(self)
        self._rows = tuple(RadioRow(look, "", self._list, caption="") for _ in offered)
        self._options = {rules_id: RulesOptions(look, rules_id, self) for rules_id in offered}
        self._list_column = QVBoxLayout(self._list)
        self._list_column.setSpacing(1)
        for index, row in enumerate(self._rows):
            row.setObjectName(f"{offered[index]}Rules")
            self._group.addButton(row, index)
            self._list_column.addWidget(row)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._title)
        self._column.addWidget(self._list)
        self._gap = QWidget(self)
        self._column.addWidget(self._gap)
        for options in self._options.values():
            options.changed.connect(self.changed)
            self._column.addWidget(options)
        self._column.addStretch(1)
        self._rows[0].setChecked(True)
        self._group.idToggled.connect(self._on_toggled)
        look.changed.connect(self._restyle)
        self._restyle()
        self._show_options()

    def rules(self) -> RuleSet:
        """Return the rule set with the options chosen."""
        return self._options[self._offered[self._group.checkedId()]].rules()

    def show_rules(self, rules: RuleSet) -> None:
        """Show a rule set and its options as chosen, if it is on offer."""
        if rules.id in self._offered:
            self._options[rules.id].show_rules(rules)
            self._rows[self._offered.index(rules.id)].setChecked(True)
            self._show_options()

    def retranslate(self) -> None:
        """Say the texts in the language in use."""
        self._title.setText(self.tr("Rules"))
        self._list.setAccessibleName(self.tr("Rules"))
        for rules_id, row in zip(self._offered, self._rows, strict=True):
            row.setText(wording.rules_name(rules_id))
            row.set_caption(wording.rules_summary(self._options[rules_id].rules()))
            self._options[rules_id].retranslate()

    def _on_toggled(self, index: int, checked: bool) -> None:  # noqa: FBT001 - the form of Qt's signal
        if checked and index >= 0:
            self._show_options()
            self.changed.emit()

    def _show_options(self) -> None:
        chosen = self._offered[self._group.checkedId()]
        for rules_id, options in self._options.items():
            options.setVisible(rules_id == chosen)

    def _restyle(self) -> None:
        px = self._look.px
        self._column.setSpacing(round(px(SPACE_2)))
        self._gap.setFixedHeight(round(px(SPACE_6 - 2 * SPACE_2)))
        padding = round(px(_LIST_PADDING))
        self._list_column.setContentsMargins(padding, padding, padding, padding)
        self.setMinimumWidth(round(self._look.text_px(_WIDTH)))
