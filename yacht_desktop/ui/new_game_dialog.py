"""The dialog that asks for the rules and the players of a new game."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from typing_extensions import override

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.ui import wording
from yacht_desktop.ui.controls import BrassButton, PlainButton
from yacht_desktop.ui.dialog_frame import DialogFrame, body_margins
from yacht_desktop.ui.offer import OFFERED
from yacht_desktop.ui.player_list import PlayerList
from yacht_desktop.ui.player_rows import LEVEL_BARS
from yacht_desktop.ui.rules_choice import RulesChoice
from yacht_desktop.ui.slim_scroll_bar import SCROLL_BAR_WIDTH
from yacht_desktop.ui.theme import SPACE_4, SPACE_7, FontRole, Look
from yacht_desktop.ui.wording.plurals import Plurals
from yacht_desktop.ui.words import Words

# As designed, and a scroll bar more, so that its coming and going changes nothing.
_SIZE: Final = QSize(904 + SCROLL_BAR_WIDTH, 588)


def no_strength(level: Level, rules: RuleSet) -> str | None:
    """Say nothing on how strong a level is under some rules."""
    return None


class NewGameDialog(DialogFrame):
    """Offers rules, options and up to six players."""

    chosen = Signal(object)
    """A game is to start, with its GameSetup."""

    def __init__(
        self,
        look: Look,
        setup: GameSetup,
        offered: tuple[str, ...] = OFFERED,
        strength_text: Callable[[Level, RuleSet], str | None] = no_strength,
        parent: QWidget | None = None,
    ) -> None:
        """Show a setup, such as that of the last game.

        Args:
            look: the look in use.
            setup: what is shown as chosen first.
            offered: ids of the rule sets on offer.
            strength_text: says how strong a level is under some rules, None where nothing is known.
            parent: the window this dialog belongs to.
        """
        super().__init__(look, parent, _SIZE)
        self.setObjectName("newGameDialog")
        self._strength_text = strength_text
        self._columns = 0
        self._rules = RulesChoice(look, offered, self.body)
        self._players = PlayerList(look, self.body)
        self._levels = Words(look, FontRole.CAPTION, "ink2", self.body, wraps=True)
        self._cancel = PlainButton(look, "", self)
        self._start = BrassButton(look, "", self)
        self._cancel.setObjectName("cancelButton")
        self._start.setObjectName("startButton")
        self._cancel.setAutoDefault(False)
        self._start.setDefault(True)
        self.add_button(self._cancel)
        self.add_button(self._start)
        self._grid = QGridLayout(self.body)
        self._rules.show_rules(setup.rules)
        self._players.show_players(setup.players, self._rules.rules())
        self._rules.changed.connect(self._on_changed)
        self._players.changed.connect(self._on_changed)
        self._players.stops_changed.connect(self._set_tab_order)
        self._cancel.clicked.connect(self.reject)
        self._start.clicked.connect(self.accept)
        self.set_up()
        self._set_tab_order()

    def setup(self) -> GameSetup:
        """Return the rules and players shown."""
        return GameSetup(self._rules.rules(), self._players.players())

    @override
    def accept(self) -> None:
        """Start the game."""
        setup = self.setup()
        super().accept()
        self.chosen.emit(setup)

    @override
    def retranslate(self) -> None:
        """Say every text in the language in use."""
        self.setWindowTitle(self.tr("New game"))
        self.setAccessibleName(self.tr("New game"))
        self._rules.retranslate()
        self._players.retranslate()
        self._cancel.setText(self.tr("Cancel"))
        self._start.setText(self.tr("&Start game"))
        self._on_changed()

    def _on_changed(self) -> None:
        setup = self.setup()
        parts = (
            wording.rules_name(setup.rules.id),
            *wording.chosen_options(setup.rules),
            Plurals().players(len(setup.players)),
        )
        self.summary.setText(" · ".join(parts))
        self._levels.setText("\n".join(self._level_lines(setup)))

    def _level_lines(self, setup: GameSetup) -> list[str]:
        """Return a line on each level that plays, weakest first."""
        playing = {player.level for player in setup.players}
        lines = []
        for level in LEVEL_BARS:
            if level in playing:
                strength = self._strength_text(level, setup.rules)
                sentences = (wording.level_summary(level), strength)
                words = " ".join(sentence for sentence in sentences if sentence)
                lines.append(self.tr("{level}: {summary}").format(level=wording.level_name(level), summary=words))
        return lines

    def _set_tab_order(self) -> None:
        stops = [*self._players.stops(), self._cancel, self._start]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    # Layout

    @override
    def restyle(self) -> None:
        """Take the sizes of the look."""
        self._grid.setContentsMargins(*body_margins(self.look))
        self._grid.setHorizontalSpacing(round(self.look.px(SPACE_7)))
        self._grid.setVerticalSpacing(round(self.look.px(SPACE_4)))
        self._columns = 0
        self._arrange()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand rules and players side by side, or one above the other where there is no room."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        left, _, right, _ = body_margins(self.look)
        needed = self._rules.minimumSizeHint().width() + self._players.narrow_width()
        room = self.width() - left - right - self._grid.horizontalSpacing() - round(self.look.px(SCROLL_BAR_WIDTH))
        columns = 2 if room >= needed else 1
        if columns == self._columns:
            return
        self._columns = columns
        grid = self._grid
        while grid.takeAt(0) is not None:
            pass
        grid.addWidget(self._rules, 0, 0, 3 if columns == 2 else 1, 1)
        grid.addWidget(self._players, 0 if columns == 2 else 1, columns - 1)
        grid.addWidget(self._levels, 1 if columns == 2 else 2, columns - 1)
        grid.setColumnStretch(0, 0 if columns == 2 else 1)
        grid.setColumnStretch(1, columns - 1)
        grid.setRowStretch(3 - (columns == 2), 1)
