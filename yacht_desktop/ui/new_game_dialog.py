"""The dialog that asks for the rules, the players and the dice of a new game."""

from itertools import pairwise
from typing import Final

from typing_extensions import override

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QVBoxLayout, QWidget

from yacht_desktop.session.known_dice import KnownDice
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.session.strengths import Strengths
from yacht_desktop.ui import wording
from yacht_desktop.ui.coach_choice import CoachChoice
from yacht_desktop.ui.controls import BrassButton, PlainButton
from yacht_desktop.ui.dialog_frame import DialogFrame, body_margins
from yacht_desktop.ui.dice_rows import DiceRows
from yacht_desktop.ui.level_note import LevelNote, level_to_tell
from yacht_desktop.ui.offer import OFFERED
from yacht_desktop.ui.player_list import PlayerList
from yacht_desktop.ui.rules_choice import RulesChoice
from yacht_desktop.ui.slim_scroll_bar import SCROLL_BAR_WIDTH
from yacht_desktop.ui.theme import SPACE_4, SPACE_6, SPACE_7, Look
from yacht_desktop.ui.wording.plurals import Plurals

# As designed, and a scroll bar more, so that its coming and going changes nothing.
_SIZE: Final = QSize(912 + SCROLL_BAR_WIDTH, 676)
# Rows, their sheet, the list and the body, whose scroll bar takes of the width in the end.
_LAYOUTS: Final = 4


class NewGameDialog(DialogFrame):
    """Offers rules, options and up to six players."""

    chosen = Signal(object)
    """A game is to start, with its GameSetup."""
    coach_chosen = Signal(bool)
    """Just before it: whether the coach is to sit at the table."""

    def __init__(
        self,
        look: Look,
        setup: GameSetup,
        strengths: Strengths,
        offered: tuple[str, ...] = OFFERED,
        parent: QWidget | None = None,
        *,
        coach: bool = False,
        known_dice: KnownDice | None = None,
    ) -> None:
        """Show a setup, such as that of the last game.

        Args:
            look: the look in use.
            setup: what is shown as chosen first.
            strengths: works out how strong the computer players are.
            offered: ids of the rule sets on offer.
            parent: the window this dialog belongs to.
            coach: whether the coach sits at the table.
            known_dice: tells whether dice were played with before; None where nobody knows.
        """
        super().__init__(look, parent, _SIZE)
        self.setObjectName("newGameDialog")
        self._rules = RulesChoice(look, offered, self.body)
        people = QWidget(self.body)
        self._players = PlayerList(look, people)
        self._note = LevelNote(look, strengths, people)
        self._coach = CoachChoice(look, people)
        self._coach.switch.setChecked(coach)
        self._dice = DiceRows(look, people, known_dice)
        self._told = level_to_tell((), setup.players, None)
        self._shown = setup.players
        self._cancel = PlainButton(look, "", self)
        self._start = BrassButton(look, "", self)
        self._cancel.setObjectName("cancelButton")
        self._start.setObjectName("startButton")
        self._cancel.setAutoDefault(False)
        self._start.setDefault(True)
        self.add_button(self._cancel)
        self.add_button(self._start)
        self._people = QVBoxLayout(people)
        self._people.setContentsMargins(0, 0, 0, 0)
        self._people.addWidget(self._players)
        self._people.addWidget(self._note)
        self._people.addWidget(self._coach)
        self._people.addWidget(self._dice)
        self._people.addStretch(1)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.body)
        self._sides.addWidget(self._rules)
        self._sides.addWidget(people, 1)
        self._rules.show_rules(setup.rules)
        self._players.show_players(setup.players, self._rules.rules())
        self._dice.show_choice(setup.dice)
        self._connect()
        self.set_up()
        self._set_tab_order()
        self.body.installEventFilter(self)

    def _connect(self) -> None:
        self._rules.changed.connect(self._on_changed)
        self._players.changed.connect(self._on_changed)
        self._coach.changed.connect(self._on_changed)
        self._dice.changed.connect(self._on_changed)
        self._dice.grew.connect(self._show_code)
        self._players.stops_changed.connect(self._set_tab_order)
        self._cancel.clicked.connect(self.reject)
        self._start.clicked.connect(self.accept)

    def setup(self) -> GameSetup:
        """Return the rules, players and dice shown."""
        return GameSetup(self._rules.rules(), self._players.players(), self._dice.choice())

    @property
    def wants_coach(self) -> bool:
        """Whether the coach is to sit at the table."""
        return self._coach.is_on

    @override
    def accept(self) -> None:
        """Start the game, unless what was typed is no code of dice."""
        if not self._dice.is_sound():
            return
        setup = self.setup()
        super().accept()
        self.coach_chosen.emit(self.wants_coach)
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
        self._note.retranslate()
        self._coach.retranslate()
        self._dice.retranslate()
        self._on_changed()

    def _on_changed(self) -> None:
        setup = self.setup()
        parts = (
            wording.rules_name(setup.rules.id),
            *wording.chosen_options(setup.rules),
            Plurals().players(len(setup.players)),
            *((self.tr("coach on"),) if self.wants_coach else ()),
            *((self._dice.summary(),) if self._dice.summary() else ()),
        )
        self.summary.setText(" · ".join(parts))
        self._told = level_to_tell(self._shown, setup.players, self._told)
        self._shown = setup.players
        self._note.tell(self._told, setup.rules)

    @override
    def _on_focus_changed(self) -> None:
        """Speak of the level of the player whose row has the focus."""
        super()._on_focus_changed()
        now = QApplication.focusWidget()
        if now is None:
            return
        for row in self._players.rows():
            level = row.player().level
            if level is not None and row.isAncestorOf(now):
                self._told = level
                self._note.tell(level, self._rules.rules())

    @override
    def done(self, result: int) -> None:
        """Close, and have nothing worked out any more."""
        self._note.stop()
        super().done(result)

    def _show_code(self) -> None:
        """Bring the field of the code into view with what is said below it, once it has its place."""
        QTimer.singleShot(0, self, self._scroll_to_code)

    def _scroll_to_code(self) -> None:
        # Its coming may bring the scroll bar, and that may give the players above it two lines.
        self._settle()
        self.show_in_view(self._dice.code_block)

    def _set_tab_order(self) -> None:
        stops = [*self._players.stops(), self._coach.switch, *self._dice.stops(), self._cancel, self._start]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    # Layout

    @override
    def restyle(self) -> None:
        """Take the sizes of the look."""
        self._sides.setContentsMargins(*body_margins(self.look))
        self._people.setSpacing(round(self.look.px(SPACE_4)))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Give the players their lines before anybody sees them: one layout follows another in the event loop."""
        super().showEvent(event)
        self._settle()

    def _settle(self) -> None:
        for _ in range(_LAYOUTS):
            self._players.ask_for_room()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand rules and players side by side, or one above the other where there is no room."""
        super().resizeEvent(event)
        self._arrange()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Do the same when what rules and players need has changed: language, text size, players."""
        if watched is self.body and event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        px = self.look.px
        left, _, right, _ = body_margins(self.look)
        room = self.width() - left - right - round(px(SCROLL_BAR_WIDTH))
        rules = max(self._rules.minimumWidth(), self._rules.minimumSizeHint().width())
        spare = room - rules - self._players.narrow_width()
        direction = QBoxLayout.Direction
        self._sides.setSpacing(round(min(px(SPACE_7), max(px(SPACE_6), spare))))
        self._sides.setDirection(direction.LeftToRight if spare >= round(px(SPACE_6)) else direction.TopToBottom)
