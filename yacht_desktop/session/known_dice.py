"""Whether dice are still a surprise here: asks the library for games with the dice of a seed."""

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from yacht_desktop.session.library_reader import LibraryReader
from yacht_desktop.session.log import logger

if TYPE_CHECKING:
    import sqlite3

    from yacht_desktop.session.jobs import Token


class Known(NamedTuple):
    """An answer.

    Attributes:
        seed: what was asked for.
        is_known: whether somebody has moved in a game with its dice.
    """

    seed: bytes
    is_known: bool


class KnownDice(QObject):
    """Answers the latest question only.

    Signals:
        told: the answer, with Known.
    """

    told = Signal(object)

    def __init__(self, reader: LibraryReader, parent: QObject | None = None) -> None:
        """Ask nothing yet."""
        super().__init__(parent)
        self._reader = reader
        self._asked: Token | None = None

    def ask(self, seed: bytes) -> None:
        """Ask for the dice of a seed; `told` follows unless something else is asked before."""
        if self._asked is not None:
            self._asked.drop()

        def question(connection: "sqlite3.Connection") -> Known:
            from yacht_desktop.storage.library_dice import has_thrown_further

            return Known(seed, has_thrown_further(connection, seed, 0, None))

        self._asked = self._reader.ask(question, self.told.emit, _pass_over)


def _pass_over(fault: Exception) -> None:
    """Leave it open: the game that begins asks again, and tells what is wrong with the library."""
    logger.warning("the library was not asked for known dice: %s", fault)
