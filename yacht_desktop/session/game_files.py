"""The game on the table put into a file, and games from files put on the table."""

import errno
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from yacht_desktop.game.dice import DiceSource, SeededDice
from yacht_desktop.game.fairness import GameDice
from yacht_desktop.game.moves import Move
from yacht_desktop.game.state import replay
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.dice_on_table import DiceOnTable
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.jobs import Jobs, Token
from yacht_desktop.session.log import logger
from yacht_desktop.session.names import clean_name
from yacht_desktop.session.notes import Note
from yacht_desktop.session.setup import DiceChoice, GameSetup, Player
from yacht_desktop.session.stored_notes import note_of, stored_note
from yacht_desktop.storage import game_file as stored
from yacht_desktop.storage.whole_file import NotAFile, write_whole

if TYPE_CHECKING:
    from datetime import datetime

    from yacht_desktop.storage.game_file_reading import BadGameFile

LEVELS: Final = frozenset(level.value for level in Level)


@dataclass(frozen=True, slots=True)
class Origin:
    """What a file says of its game besides what is on the table; written back with it.

    Attributes:
        date: when the game began, None where nobody knows.
        dice: where its dice come from, and what proves it.
        extras: keys of the head that this version does not know.
        foreign_notes: notes that it does not know.
    """

    date: "datetime | None"
    dice: GameDice = stored.COMPUTERS
    extras: Mapping[str, str] = field(default_factory=dict)
    foreign_notes: tuple[stored.Note, ...] = ()


@dataclass(frozen=True, slots=True)
class OpenedGame:
    """A game read from a file, not yet on the table.

    Attributes:
        path: the file; empty where the game is of none.
        setup: rules and players.
        moves: what was played.
        notes: what is remembered of it.
        origin: the rest of the file.
    """

    path: Path
    setup: GameSetup
    moves: tuple[Move, ...]
    notes: tuple[Note, ...]
    origin: Origin

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return replay(self.setup.rules, len(self.setup.players), self.moves).is_over


class Trouble(Enum):
    """What can go wrong with a file of a game."""

    BAD = auto()
    MISSING = auto()
    NO_FILE = auto()
    UNREADABLE = auto()
    DISK_FULL = auto()
    UNWRITABLE = auto()


class FileTrouble(NamedTuple):
    """A file that could not be read or written.

    Attributes:
        path: the file.
        trouble: what was wrong.
        bad: the line and its fault where the file is no game.
    """

    path: Path
    trouble: Trouble
    bad: "BadGameFile | None" = None


class GameFiles(QObject):
    """Saves the game on the table and reads others, off the interface's thread.

    Signals:
        saved: a file holds the game now, with its path.
        opened: a game was read and is not on the table yet, with the OpenedGame.
        failed: a file could not be read or written, with FileTrouble.
    """

    saved = Signal(object)
    opened = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        session: GameSession,
        now_s: Callable[[], float] = time.time,
        new_dice: Callable[[], DiceSource] = SeededDice.from_system,
        parent: QObject | None = None,
    ) -> None:
        """Follow a session.

        Args:
            session: the game on the table.
            now_s: the system's clock, in seconds since 1970.
            new_dice: gives the source of the rolls that a reopened game still needs.
            parent: owner of this object.
        """
        super().__init__(parent)
        self._session = session
        self._now_s = now_s
        self.dice = DiceOnTable(session, new_dice)
        self._jobs = Jobs(self)
        self._reading: Token | None = None
        self._origin: Origin | None = None
        self._began_s = now_s()
        self._coming: OpenedGame | None = None
        self._path: Path | None = None
        session.started.connect(self._on_started)

    @property
    def path(self) -> Path | None:
        """The file that the game on the table was read from or saved in last, None where there is none."""
        return self._path

    @property
    def origin(self) -> Origin:
        """What is known of the game on the table besides its moves."""
        if self._origin is None:
            from datetime import UTC, datetime

            self._origin = Origin(datetime.fromtimestamp(self._began_s, UTC))
        return replace(self._origin, dice=self.dice.told())

    def save(self, path: Path) -> None:
        """Put the game as it stands into a file; `saved` or `failed` follows."""
        session = self._session
        text = stored.write_game_file(game_file_of(session.setup, session.moves, session.notes, self.origin))

        def work(_token: Token) -> Path:
            try:
                write_whole(path, text.encode("utf-8"))
            except OSError as fault:
                # Here, so that it is not lost where the program ends before anybody can be told.
                logger.warning("the game could not be saved as %s: %s", path, fault)
                raise
            return path

        def fail(fault: Exception) -> None:
            self._tell_unwritten(path, fault)

        self._jobs.start(work, self._on_saved, fail)

    def open(self, path: Path) -> None:
        """Read a game; `opened` or `failed` follows, unless another one is asked for before."""
        if self._reading is not None:
            self._reading.drop()

        def fail(fault: Exception) -> None:
            self._tell_unread(path, fault)

        self._reading = self._jobs.start(lambda _token: read_opened(path), self.opened.emit, fail)

    def lay_out(
        self,
        game: OpenedGame,
        dice: DiceSource | None = None,
        *,
        taken_back: tuple[Move, ...] = (),
        held: frozenset[int] | None = None,
    ) -> None:
        """Put a game that was read on the table.

        Args:
            game: the game.
            dice: the source of the rolls to come; None for its own where they are known, else new ones.
            taken_back: the moves that redo is to play again, in the order in which they were played.
            held: the dice marked, None for those that were kept for the last roll.
        """
        if dice is None:
            dice = self.dice.going_on(game.setup, game.moves, game.origin.dice)
        self._coming = game
        self._session.lay_out(game.setup, dice, game.moves, game.notes, taken_back=taken_back, held=held)

    def shut_down(self) -> None:
        """Wait for what is being written, and tell nothing any more."""
        self._jobs.finish()

    @Slot()
    def _on_started(self) -> None:
        """Remember where the game comes from that is on the table from now on."""
        game, self._coming = self._coming, None
        self._origin = None if game is None else game.origin
        self.dice.follow(None if game is None else game.origin.dice)
        self._began_s = self._now_s()
        has_file = game is not None and game.path.name != ""
        self._path = game.path if game is not None and has_file else None

    def _on_saved(self, path: Path) -> None:
        self._path = path
        self.saved.emit(path)

    def _tell_unread(self, path: Path, fault: Exception) -> None:
        logger.warning("the game file %s cannot be read: %s", path, fault)
        trouble = trouble_with_reading(path, fault)
        if trouble is None:
            raise fault
        self.failed.emit(trouble)

    def _tell_unwritten(self, path: Path, fault: Exception) -> None:
        if not isinstance(fault, OSError):
            raise fault
        self.failed.emit(trouble_with_writing(path, fault))


def trouble_with_reading(path: Path, fault: Exception) -> FileTrouble | None:
    """Return why the game of a file cannot be had, None where the fault is none of the file."""
    from yacht_desktop.storage.game_file_reading import BadGameFile

    if isinstance(fault, BadGameFile):
        return FileTrouble(path, Trouble.BAD, fault)
    if isinstance(fault, FileNotFoundError):
        return FileTrouble(path, Trouble.MISSING)
    if isinstance(fault, NotAFile | IsADirectoryError):
        return FileTrouble(path, Trouble.NO_FILE)
    return FileTrouble(path, Trouble.UNREADABLE) if isinstance(fault, OSError | ValueError) else None


def trouble_with_writing(path: Path, fault: OSError) -> FileTrouble:
    """Return why a file cannot be written."""
    full = fault.errno in {errno.ENOSPC, errno.EDQUOT}
    return FileTrouble(path, Trouble.DISK_FULL if full else Trouble.UNWRITABLE)


def game_file_of(setup: GameSetup, moves: tuple[Move, ...], notes: tuple[Note, ...], origin: Origin) -> stored.GameFile:
    """Return a game as a file holds it."""
    seats = tuple(
        stored.Seat(player.name[: stored.LONGEST_NAME], player.level.value if player.level else None)
        for player in setup.players
    )
    return stored.GameFile(
        rules=setup.rules,
        seats=seats,
        moves=moves,
        date=origin.date,
        dice=origin.dice,
        notes=(*map(stored_note, notes), *origin.foreign_notes)[: stored.MOST_NOTES],
        extras=origin.extras,
    )


def read_opened(path: Path) -> OpenedGame:
    """Return the game of a file.

    Raises:
        OSError: it cannot be read.
        BadGameFile: it is no game.
    """
    # What reads dates and the like is not needed before.
    from yacht_desktop.storage.game_file_reading import load_game_file

    return opened_game(path, load_game_file(path, LEVELS))


def opened_game(path: Path, game: stored.GameFile) -> OpenedGame:
    """Return a game of a file as this layer knows it."""
    players = tuple(
        Player(clean_name(seat.name), None if seat.level is None else Level(seat.level)) for seat in game.seats
    )
    setup = GameSetup(game.rules, players, DiceChoice(game.dice.kind, game.dice.code))
    known = [(note, note_of(note, setup)) for note in game.notes]
    return OpenedGame(
        path=path,
        setup=setup,
        moves=game.moves,
        notes=tuple(understood for _, understood in known if understood is not None),
        origin=Origin(
            game.date, game.dice, game.extras, tuple(note for note, understood in known if understood is None)
        ),
    )
