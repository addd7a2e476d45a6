"""Answers to what one asks who does not see the table: the dice, the card, the totals, what the others have played."""

from PySide6.QtCore import QObject, Signal, Slot

from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.turn_tales import listening_seat, tales_for, turn_tales
from yacht_desktop.ui.actions import Actions
from yacht_desktop.ui.game_table import GameTable
from yacht_desktop.ui.wording import spoken


class SpokenAnswers(QObject):
    """Answers the actions that read something out.

    Whatever still tumbles comes to rest first, so that nothing is read of dice nobody has heard of.

    Signals:
        said: an answer, for the status line and the screen reader.
    """

    said = Signal(str)

    def __init__(self, session: GameSession, table: GameTable, actions: Actions) -> None:
        """Answer these actions, which own this object."""
        super().__init__(actions)
        self._session = session
        self._table = table
        actions.on("readDiceAction", self.read_dice)
        actions.on("readCardAction", self.read_card)
        actions.on("readTotalsAction", self.read_totals)
        actions.on("readNewsAction", self.read_news)

    @Slot()
    def read_dice(self) -> None:
        """Say what lies in the tray; dice that come to rest by this were just told."""
        told = self._table.lay_still() and self._session.position.player.is_human
        if not told:
            self.said.emit(spoken.dice_read(self._session.position))

    @Slot()
    def read_card(self) -> None:
        """Say which rows are open and what each would bring."""
        self._table.lay_still()
        position = self._session.position
        self.said.emit(spoken.card_read(position, listening_seat(position.setup, position.state)))

    @Slot()
    def read_totals(self) -> None:
        """Say all totals."""
        self._table.lay_still()
        self.said.emit(spoken.totals_read(self._session.position))

    @Slot()
    def read_news(self) -> None:
        """Say what was played since the last turn of the one who asks."""
        self._table.lay_still()
        position = self._session.position
        seat = listening_seat(position.setup, position.state)
        tales = tales_for(seat, turn_tales(position.setup, self._session.moves))
        self.said.emit(spoken.news_read(position, seat, tales))
