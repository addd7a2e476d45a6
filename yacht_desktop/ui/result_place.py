"""The result, which takes the place of tray and card some time after the end of a game."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from yacht_desktop.session.game_session import GameSession
from yacht_desktop.ui.part_focus import Part, leave
from yacht_desktop.ui.table_layout import TableLayout
from yacht_desktop.ui.theme import RESULT_DELAY_MS, Look

if TYPE_CHECKING:
    from yacht_desktop.ui.result_page import ResultPage


class ResultPlace(QObject):
    """Brings the result page and takes it away again; it is made when it is first needed.

    Signals:
        opened: the page shows, with the page.
        rematch_wanted: the page's Rematch.
        new_game_wanted: the page's New game.
        review_wanted: the page's Review, with the index of a move or None.
    """

    opened = Signal(object)
    rematch_wanted = Signal()
    new_game_wanted = Signal()
    review_wanted = Signal(object)

    def __init__(
        self, look: Look, session: GameSession, layout: TableLayout, parts: tuple[QWidget, ...], table: QWidget
    ) -> None:
        """Show nothing yet.

        Args:
            look: the look in use.
            session: the game on the table.
            layout: gives the page its room.
            parts: what makes room for it.
            table: owns this object and the page.
        """
        super().__init__(table)
        self._look = look
        self._session = session
        self._layout = layout
        self._parts = parts
        self._table = table
        self._page: ResultPage | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._show)

    @property
    def part(self) -> Part | None:
        """The page as a part of the window, None while it does not show."""
        page = self._page
        return Part(page, page.first_control()) if page is not None and page.isVisible() else None

    def come(self) -> None:
        """Show the result in a while, once the last score has been seen."""
        self._timer.start(self._look.duration(RESULT_DELAY_MS))

    def go(self) -> None:
        """Make room for the table again."""
        self._timer.stop()
        if self._page is not None:
            leave(self._page)
            self._page.hide()
        for part in self._parts:
            part.show()

    @Slot()
    def _show(self) -> None:
        if not self._session.state.is_over:
            return
        page = self._shown_page()
        page.show_result(self._session.position)
        for part in self._parts:
            leave(part)
            part.hide()
        page.show()
        self._layout.arrange()
        self.opened.emit(page)

    def _shown_page(self) -> "ResultPage":
        if self._page is None:
            from yacht_desktop.ui.result_page import ResultPage

            self._page = ResultPage(self._look, self._table)
            self._page.rematch.connect(self.rematch_wanted)
            self._page.new_game.connect(self.new_game_wanted)
            self._page.review_wanted.connect(self.review_wanted)
            self._layout.set_result(self._page)
        return self._page
