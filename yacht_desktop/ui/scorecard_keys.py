"""Which key does what on the scorecard, and which row comes next."""

from enum import Enum, auto

from PySide6.QtCore import Qt

from yacht_desktop.session.scorecard_model import ScorecardModel
from yacht_desktop.session.scorecard_rows import CellState


class CardKey(Enum):
    """What a key asks of the scorecard."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    FIRST = auto()
    LAST = auto()
    SCORE = auto()
    CANCEL = auto()


_KEYS = {
    Qt.Key.Key_Up: CardKey.UP,
    Qt.Key.Key_Down: CardKey.DOWN,
    Qt.Key.Key_Left: CardKey.LEFT,
    Qt.Key.Key_Right: CardKey.RIGHT,
    Qt.Key.Key_Home: CardKey.FIRST,
    Qt.Key.Key_End: CardKey.LAST,
    Qt.Key.Key_Return: CardKey.SCORE,
    Qt.Key.Key_Enter: CardKey.SCORE,
    Qt.Key.Key_Escape: CardKey.CANCEL,
}
_NO_OTHER = Qt.KeyboardModifier.KeypadModifier


def card_key(key: int, modifiers: Qt.KeyboardModifier) -> CardKey | None:
    """Return what a key asks, None for one that is not the scorecard's."""
    if modifiers & ~_NO_OTHER:
        return None
    return _KEYS.get(Qt.Key(key)) if key in _KEYS else None


def reachable_rows(model: ScorecardModel, column: int) -> list[int]:
    """Return the rows that Up and Down stop at in a column.

    In the column of a person to move these are the boxes that can be chosen (or are open, before
    the first roll) and the totals; everywhere else, where one can only read, all rows.
    """
    rows = range(model.rowCount())
    position = model.position
    if position is None or position.state.is_over or not position.player.is_human or column != position.state.player:
        return list(rows)
    possible = {CellState.POSSIBLE, CellState.POSSIBLE_ZERO}
    wanted = possible if position.state.dice is not None else {CellState.OPEN}
    return [row for row in rows if model.cell(row, column).state in wanted or row == model.rowCount() - 1]


def next_row(model: ScorecardModel, row: int, step: int, column: int) -> int:
    """Return the row `step` stops below a row (above, if negative); the same where there is no further one.

    A row of -1 stands before the first stop, or after the last one on the way up.
    """
    stops = reachable_rows(model, column)
    if not stops:
        return -1
    beyond = [stop for stop in stops if row < 0 or (stop > row if step > 0 else stop < row)]
    if not beyond:
        return row
    return beyond[min(step, len(beyond)) - 1] if step > 0 else beyond[-min(-step, len(beyond))]
