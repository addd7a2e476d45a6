"""The rules in the language in use, of the game on the table and of every other set on offer, and who plays by them."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.session.strengths import Strengths
from yacht_desktop.ui import wording
from yacht_desktop.ui.controls import SegmentedControl
from yacht_desktop.ui.offer import OFFERED
from yacht_desktop.ui.opponents_view import OpponentsView
from yacht_desktop.ui.page_window import PageWindow
from yacht_desktop.ui.rules_text import rules_text
from yacht_desktop.ui.rules_view import RulesView
from yacht_desktop.ui.theme import Look

_SIZE: Final = QSize(780, 680)


class RulesPage(PageWindow):
    """A window with the text of the rules and a choice of rule sets."""

    def __init__(
        self,
        look: Look,
        rules: RuleSet,
        strengths: Strengths,
        offered: tuple[str, ...] = OFFERED,
        parent: QWidget | None = None,
    ) -> None:
        """Show the rules in force; the other sets are shown with their usual options.

        Args:
            look: the look in use.
            rules: the rules in force.
            strengths: works out how strong the computer players are.
            offered: ids of the rule sets on offer.
            parent: the window this one belongs to.
        """
        super().__init__(look, parent, _SIZE)
        self.setObjectName("rulesPage")
        others = [ruleset(rules_id) for rules_id in offered if rules_id != rules.id]
        self._sets = tuple(sorted((rules, *others), key=lambda one: _place(one.id, offered)))
        self._rules = rules
        self._choice = SegmentedControl(look, self._names(), self.head)
        self._choice.setObjectName("rulesChoice")
        self._choice.set_current(self._sets.index(rules))
        self._choice.chosen.connect(self._show_chosen)
        self.head.row.addWidget(self._choice, 0, Qt.AlignmentFlag.AlignVCenter)
        self._pages = QStackedWidget(self)
        self._view = RulesView(look, self._pages)
        self._opponents = OpponentsView(look, strengths, self._pages)
        self._pages.addWidget(self._view)
        self._pages.addWidget(self._opponents)
        self._pages.setFocusProxy(self._view)
        self.set_content(self._pages)
        self.set_up()

    def _names(self) -> list[str]:
        return [*(wording.rules_name(rules.id) for rules in self._sets), self.tr("Opponents")]

    def _show_chosen(self) -> None:
        chosen = self._choice.current()
        if chosen == len(self._sets):
            self._opponents.show_opponents(self._rules)
            self._show_page(self._opponents)
            return
        self._opponents.stop()
        self._rules = self._sets[chosen]
        self._view.show_text(rules_text(self._rules))
        self._show_page(self._view)

    def _show_page(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        self._pages.setFocusProxy(page)
        name = wording.rules_name(self._rules.id)
        self._view.setAccessibleName(self.tr("Rules of {name}").format(name=name))
        self._opponents.setAccessibleName(self.tr("Opponents under the rules of {name}").format(name=name))

    @override
    def retranslate(self) -> None:
        self.set_title(self.tr("Rules"))
        self._choice.set_texts(self._names())
        self._choice.setAccessibleName(self.tr("Rules"))
        self._show_chosen()

    @override
    def restyle(self) -> None:
        self._show_chosen()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Have nothing worked out any more."""
        self._opponents.stop()
        super().closeEvent(event)


def _place(rules_id: str, offered: tuple[str, ...]) -> int:
    return offered.index(rules_id) if rules_id in offered else len(offered)
