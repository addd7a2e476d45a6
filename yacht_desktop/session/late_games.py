"""Games that could not be written when they should have been: they are tried again, whatever is on the table."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

if TYPE_CHECKING:
    from collections.abc import Callable

    from yacht_desktop.storage.library_entries import StoredGame

FIRST_MS: Final = 500
LONGEST_MS: Final = 60_000


class LateGames(QObject):
    """Remembers what is not written yet of the game on the table, and of those that have left it since.

    Signals:
        due: the game on the table is to be tried again.
    """

    due = Signal()

    def __init__(self, put: "Callable[[int | None, StoredGame], bool]", parent: QObject) -> None:
        """Have nothing to remember.

        Args:
            put: writes a game, known by a number or not at all, and says whether that is done.
            parent: owner of this object.
        """
        super().__init__(parent)
        self._put = put
        self._on_table: StoredGame | None = None
        self._left: list[tuple[int | None, StoredGame]] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(FIRST_MS)
        self._timer.timeout.connect(self.try_again)

    @property
    def are_there(self) -> bool:
        """Whether a game that has left the table is still to be written."""
        return bool(self._left)

    def follow(self, game: "StoredGame") -> None:
        """Remember the game on the table, which is to be written now."""
        self._on_table = game
        if not self._timer.isActive():
            self._timer.setInterval(FIRST_MS)
            self._timer.start()

    def forget(self) -> None:
        """The game on the table is written."""
        self._on_table = None
        if not self._left:
            self._timer.stop()

    def forget_numbers(self) -> None:
        """Nothing is known by its number any more: there is another library."""
        self._left = [(None, game) for _, game in self._left]

    def leave(self, number: int | None) -> None:
        """The game on the table leaves it; what is not written of it is tried again by and by.

        Args:
            number: what the library knows it by, None where it does not.
        """
        if self._on_table is None:
            return
        self._left.append((number, self._on_table))
        self._on_table = None

    def shut_down(self) -> None:
        """Try nothing any more."""
        self._timer.stop()

    @Slot()
    def try_again(self) -> None:
        """Write what is left, as far as it can be; the rest is tried later, less and less often."""
        interval = min(2 * self._timer.interval(), LONGEST_MS)
        self._left = [(number, game) for number, game in self._left if not self._put(number, game)]
        if self._on_table is not None:
            self.due.emit()
        if self._left or self._on_table is not None:
            self._timer.setInterval(interval)
            self._timer.start()
