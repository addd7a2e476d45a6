"""What the main window shows of fair dice: the promise before the first roll, the proof after the last."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from yacht_desktop.game.fairness import DiceKind
from yacht_desktop.session.day_games import day_of_code
from yacht_desktop.session.dice_on_table import DiceOnTable
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.known_dice import KnownDice
from yacht_desktop.session.library_reader import LibraryReader
from yacht_desktop.session.notes import NoteKind
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.ui.theme import Look
from yacht_desktop.ui.window_desk import WindowDesk
from yacht_desktop.ui.wording import fairness as words

if TYPE_CHECKING:
    from yacht_desktop.ui.dice_window import DiceWindow
    from yacht_desktop.ui.result_page import ResultPage


class DiceDesk(QObject):
    """Opens the window of the dice, and finds the words about them.

    Signals:
        promised: what was promised of the dice to come, for the tray; empty once somebody has rolled.

    Attributes:
        known_dice: tells whether dice were played with before.
    """

    promised = Signal(str)

    def __init__(
        self,
        look: Look,
        session: GameSession,
        dice: DiceOnTable,
        *,
        reader: LibraryReader,
        windows: WindowDesk,
        window: QWidget,
    ) -> None:
        """Work for a window.

        Args:
            look: the look in use.
            session: the game on the table.
            dice: knows its dice.
            reader: answers questions about kept games.
            windows: opens windows.
            window: the main window.
        """
        super().__init__(window)
        self.known_dice = KnownDice(reader, self)
        self._look = look
        self._session = session
        self._dice = dice
        self._windows = windows
        self._window = window
        self._page: ResultPage | None = None

    @Slot()
    def open(self) -> None:
        """Open the window of the dice."""
        self._opened()

    @Slot()
    def verify(self) -> None:
        """Open the window of the dice with every die thrown again."""
        self._opened().verify()

    def _opened(self) -> "DiceWindow":
        from yacht_desktop.ui.dice_window import DiceWindow

        if not self._windows.is_raised(DiceWindow):
            self._windows.open(DiceWindow(self._look, self._session, self._dice, parent=self._window))
        window = self._window.findChild(DiceWindow)
        assert window is not None  # noqa: S101 - opened just now, or before
        return window

    @Slot(object)
    def show_result(self, page: "ResultPage") -> None:
        """Reveal the seed on the result page."""
        if page is not self._page:
            self._page = page
            page.verify_wanted.connect(self.verify)
        page.show_dice(self._dice.told())

    @Slot()
    def follow_game(self) -> None:
        """Tell what was promised, as long as nobody has rolled."""
        told = None if self._session.moves else self._dice.told().commitment
        self.promised.emit("" if told is None else words.promise_of_dice(told))

    def origin(self) -> str:
        """Return where the dice of the game come from, for the status line."""
        return words.dice_origin(self._session.setup.dice.kind)

    def said_of_new_game(self, former: GameSetup | None = None) -> str:
        """Return what is to be known of the dice of the game that has just begun; mostly nothing.

        Args:
            former: the game of which it is the rematch, None for no rematch.
        """
        if any(note.kind is NoteKind.KNOWN_DICE for note in self._session.notes):
            return words.known_dice()
        if former is None or former.dice.kind is not DiceKind.SHARED or former.dice.code is None:
            return ""
        return words.rematch_of_code() if day_of_code(former.dice.code) is None else words.rematch_of_day()
