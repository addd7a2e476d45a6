"""The facts at the right end of the status line: the rules, where the dice come from, whether the game is saved."""

from PySide6.QtCore import QObject, Slot

from yacht_desktop.session.game_session import GameSession
from yacht_desktop.ui import wording
from yacht_desktop.ui.dice_desk import DiceDesk
from yacht_desktop.ui.status_line import StatusLine
from yacht_desktop.ui.wording import window as words


class StatusFacts(QObject):
    """Follows the game and tells the status line."""

    def __init__(self, session: GameSession, dice: DiceDesk, line: StatusLine, parent: QObject) -> None:
        """Know nothing yet of whether the game is saved."""
        super().__init__(parent)
        self._session = session
        self._dice = dice
        self._line = line
        self._is_saved: bool | None = None
        session.changed.connect(self.follow)

    @Slot()
    def follow(self) -> None:
        """Tell how it is now, in the language in use."""
        origin = self._dice.origin()
        facts = [wording.rules_name(self._session.setup.rules.id), origin]
        if self._is_saved is not None:
            facts.append(words.saved_word() if self._is_saved else words.unsaved_word())
        self._line.set_facts(tuple(facts), clickable=origin)

    @Slot(object)
    def show_saved(self, is_saved: bool | None) -> None:  # noqa: FBT001 - the form of the signal
        """Tell whether the game on the table will be there at the next start; None where it is only looked at."""
        if is_saved is not self._is_saved:
            self._is_saved = is_saved
            self.follow()
