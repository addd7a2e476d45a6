"""The scorecard as a table for views: a row a box, a column a player."""

from enum import IntEnum
from typing import Protocol

from typing_extensions import override

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.session.events import Refusal
from yacht_desktop.session.position import Position
from yacht_desktop.session.scorecard_rows import (
    Cell,
    CellState,
    Row,
    cells_of,
    current_player,
    is_needless_zero,
    refusal,
    rows_of,
)
from yacht_desktop.session.setup import GameSetup

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class Role(IntEnum):
    """What can be asked of a cell besides Qt's own roles."""

    STATE = Qt.ItemDataRole.UserRole + 1
    POINTS = Qt.ItemDataRole.UserRole + 2
    CATEGORY = Qt.ItemDataRole.UserRole + 3
    JUST_WRITTEN = Qt.ItemDataRole.UserRole + 4
    CURRENT = Qt.ItemDataRole.UserRole + 5


class CardWording(Protocol):
    """The words of the scorecard in the language in use."""

    def row_name(self, rules: RuleSet, row: Row) -> str:
        """Return the name of a row as it is shown."""
        ...

    def player_name(self, setup: GameSetup, seat: int) -> str:
        """Return the name of a player as it is shown."""
        ...

    def player_spoken(self, position: Position, seat: int) -> str:
        """Return the heading of a player's column as it is spoken."""
        ...

    def cell_spoken(self, cell: Cell, row_name: str, player_name: str) -> str:
        """Return a cell as it is spoken."""
        ...


class ScorecardModel(QAbstractTableModel):
    """What is written and what may be written, with a row for each box and the sums.

    Signals:
        turned: another column stands out: the old and the new one, -1 for none.
        written: a box was filled, with row and column.
    """

    turned = Signal(int, int)
    written = Signal(int, int)

    def __init__(self, words: CardWording, parent: QObject | None = None) -> None:
        """Start without a game."""
        super().__init__(parent)
        self._words = words
        self._position: Position | None = None
        self._rows: tuple[Row, ...] = ()
        self._cells: tuple[tuple[Cell, ...], ...] = ()
        self._row_names: tuple[str, ...] = ()
        self._player_names: tuple[str, ...] = ()

    # What may be asked

    @property
    def position(self) -> Position | None:
        """The position shown last."""
        return self._position

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows from the top to the total."""
        return self._rows

    @property
    def current_column(self) -> int:
        """The column that stands out, -1 for none."""
        player = None if self._position is None else current_player(self._position)
        return -1 if player is None else player

    def cell(self, row: int, column: int) -> Cell:
        """Return a cell; IndexError where there is none."""
        return self._cells[row][column]

    def row_name(self, row: int) -> str:
        """Return the name of a row in the language in use."""
        return self._row_names[row]

    def player_name(self, column: int) -> str:
        """Return the name of a player in the language in use."""
        return self._player_names[column]

    def row_of(self, category_id: str) -> int:
        """Return the row of a box, -1 where the rules have no such box."""
        return next((i for i, row in enumerate(self._rows) if row.category_id == category_id), -1)

    def refusal(self, row: int) -> Refusal | None:
        """Return why nothing can be scored in a row now, None where it can."""
        if self._position is None or not 0 <= row < len(self._rows):
            return Refusal.NO_CATEGORY
        return refusal(self._position, self._rows[row])

    def is_needless_zero(self, row: int) -> bool:
        """Return whether scoring in a row would write 0 while another box would get points."""
        category_id = self._rows[row].category_id
        return self._position is not None and category_id is not None and is_needless_zero(self._position, category_id)

    # What may be shown

    def show(self, position: Position) -> None:
        """Show a position; only what differs is told, and a reset only for other rules or players."""
        previous = self._position
        if previous is None or previous.setup != position.setup:
            self._start(position)
            return
        before, column = self._cells, self.current_column
        self._position, self._cells = position, cells_of(position)
        self._tell_cells(before)
        self._tell_turn(column, previous)
        self._tell_written(before, previous)

    def retranslate(self) -> None:
        """Take all words anew, after another language was chosen."""
        if self._position is None:
            return
        self._name_all(self._position)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, self.rowCount() - 1)
        last = self.index(self.rowCount() - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last, [Qt.ItemDataRole.AccessibleTextRole])

    def _start(self, position: Position) -> None:
        self.beginResetModel()
        self._position = position
        self._rows = rows_of(position.setup.rules)
        self._cells = cells_of(position)
        self._name_all(position)
        self.endResetModel()

    def _name_all(self, position: Position) -> None:
        rules = position.setup.rules
        self._row_names = tuple(self._words.row_name(rules, row) for row in self._rows)
        seats = range(len(position.setup.players))
        self._player_names = tuple(self._words.player_name(position.setup, seat) for seat in seats)

    def _tell_cells(self, before: tuple[tuple[Cell, ...], ...]) -> None:
        """Tell of each unbroken run of changed cells in a column."""
        for column in range(self.columnCount()):
            changed = [row for row in range(self.rowCount()) if before[row][column] != self._cells[row][column]]
            for row in changed:
                if row - 1 in changed:
                    continue
                last = row
                while last + 1 in changed:
                    last += 1
                self.dataChanged.emit(self.index(row, column), self.index(last, column))

    def _tell_turn(self, before: int, previous: Position) -> None:
        now = self.current_column
        if now != before:
            for column in (before, now):
                if column >= 0:
                    role = [Role.CURRENT]
                    self.dataChanged.emit(self.index(0, column), self.index(self.rowCount() - 1, column), role)
                    self.headerDataChanged.emit(Qt.Orientation.Horizontal, column, column)
            self.turned.emit(before, now)
        elif self._position is not None and previous.state.is_over != self._position.state.is_over:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def _tell_written(self, before: tuple[tuple[Cell, ...], ...], previous: Position) -> None:
        """Tell of boxes filled since, but of nothing where a jump in the game filled several."""
        filled = [
            (row, column)
            for row, cells in enumerate(self._cells)
            for column, cell in enumerate(cells)
            if cell.state is CellState.WRITTEN and before[row][column].state is not CellState.WRITTEN
        ]
        if len(filled) == 1 and self._position is not None and self._position.state != previous.state:
            self.written.emit(*filled[0])

    # What Qt asks

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() or self._position is None else len(self._position.setup.players)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = index.row(), index.column()
        if not (0 <= row < self.rowCount() and 0 <= column < self.columnCount()):
            return None
        cell = self._cells[row][column]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return cell.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words.cell_spoken(cell, self._row_names[row], self._player_names[column])
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case Role.STATE:
                return cell.state
            case Role.POINTS:
                return cell.points
            case Role.CATEGORY:
                return self._rows[row].category_id
            case Role.JUST_WRITTEN:
                return cell.just_written
            case Role.CURRENT:
                return column == self.current_column
        return None

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        across = orientation is Qt.Orientation.Horizontal
        if not 0 <= section < (self.columnCount() if across else self.rowCount()):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._player_names[section] if across else self._row_names[section]
        if role == Qt.ItemDataRole.AccessibleTextRole and self._position is not None:
            return self._words.player_spoken(self._position, section) if across else self._row_names[section]
        return None
