"""What stands in the scorecard: its rows and, for a position, every cell as a plain value.

>>> from yacht_desktop.game.rulesets import ruleset
>>> [row.kind.name for row in rows_of(ruleset("yatzy"))].index("UPPER_BONUS")
6
"""

from dataclasses import dataclass
from enum import Enum, auto

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.game.scorecard import Scorecard
from yacht_desktop.session.events import Refusal
from yacht_desktop.session.position import Position


class RowKind(Enum):
    """What a row of the scorecard is for."""

    BOX = auto()
    UPPER_BONUS = auto()
    EXTRA_BONUS = auto()
    TOTAL = auto()


class CellState(Enum):
    """What a cell of the scorecard shows."""

    WRITTEN = auto()
    POSSIBLE = auto()
    POSSIBLE_ZERO = auto()
    OPEN = auto()
    TOTAL = auto()
    BONUS = auto()


@dataclass(frozen=True, slots=True)
class Row:
    """One row.

    Attributes:
        kind: what the row is for.
        category_id: the box of a row of boxes, else None.
        upper: whether the row belongs to the upper half of the card.
    """

    kind: RowKind
    category_id: str | None = None
    upper: bool = False


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell.

    Attributes:
        state: what it shows.
        points: the points written, possible or summed; None in an open box. In the row of the
            upper bonus the bonus earned so far, all of it or 0.
        towards: in the row of the upper bonus, while it is neither earned nor lost, the points in
            the upper boxes and the total that earns it; else None.
        just_written: whether this is the last box of a player who waits.
    """

    state: CellState
    points: int | None = None
    towards: tuple[int, int] | None = None
    just_written: bool = False

    @property
    def text(self) -> str:
        """The text in the cell: a whole number, two with a slash while a bonus is open, or nothing.

        >>> Cell(CellState.WRITTEN, 0).text, Cell(CellState.OPEN).text
        ('0', '')
        """
        if self.towards is not None:
            return f"{self.towards[0]}/{self.towards[1]}"
        return "" if self.points is None else str(self.points)


def rows_of(rules: RuleSet) -> tuple[Row, ...]:
    """Return the rows of a rule set's scorecard, from the top to the total."""
    boxes = [Row(RowKind.BOX, category.id, category.upper_face is not None) for category in rules.categories]
    upper = [row for row in boxes if row.upper]
    lower = [row for row in boxes if not row.upper]
    if rules.bonus is not None:
        upper.append(Row(RowKind.UPPER_BONUS, upper=True))
    if rules.extra_points:
        lower.append(Row(RowKind.EXTRA_BONUS))
    return (*upper, *lower, Row(RowKind.TOTAL))


def cells_of(position: Position) -> tuple[tuple[Cell, ...], ...]:
    """Return the cells of a position, a tuple of one cell per player for each row."""
    state = position.state
    possible = state.possible_scores if position.player.is_human else {}
    return tuple(
        tuple(
            _cell(row, card, _possible_points(row, possible if player == state.player else {}), player, position)
            for player, card in enumerate(state.cards)
        )
        for row in rows_of(state.rules)
    )


def current_player(position: Position) -> int | None:
    """Return whose column stands out: the player to move, then the winner; None after a draw."""
    state = position.state
    if not state.is_over:
        return state.player
    return state.winners[0] if len(state.winners) == 1 else None


def refusal(position: Position, row: Row) -> Refusal | None:
    """Return why the player to move cannot score in a row now, None where that is possible."""
    state = position.state
    if state.is_over:
        return Refusal.GAME_OVER
    if not position.player.is_human:
        return Refusal.NOT_YOUR_TURN
    if row.category_id is None:
        return Refusal.NO_CATEGORY
    if state.card[row.category_id] is not None:
        return Refusal.CATEGORY_FILLED
    if state.dice is None:
        return Refusal.NOTHING_ROLLED
    return None if row.category_id in state.possible_scores else Refusal.CATEGORY_NOT_ALLOWED


def is_needless_zero(position: Position, category_id: str) -> bool:
    """Return whether a box would get 0 now while another one would get points."""
    possible = position.state.possible_scores
    return possible.get(category_id) == 0 and any(possible.values())


def _possible_points(row: Row, possible: dict[str, int]) -> int | None:
    return None if row.category_id is None else possible.get(row.category_id)


def _cell(row: Row, card: Scorecard, possible: int | None, player: int, position: Position) -> Cell:
    match row.kind:
        case RowKind.TOTAL:
            return Cell(CellState.TOTAL, card.total)
        case RowKind.UPPER_BONUS:
            return _bonus_cell(card)
        case RowKind.EXTRA_BONUS:
            return Cell(CellState.BONUS, card.extra_bonus)
        case RowKind.BOX:
            return _box_cell(row.category_id or "", card, possible, just_written=_waits_after(row, player, position))


def _box_cell(category_id: str, card: Scorecard, possible: int | None, *, just_written: bool) -> Cell:
    points = card[category_id]
    if points is not None:
        return Cell(CellState.WRITTEN, points, just_written=just_written)
    if possible is None:
        return Cell(CellState.OPEN)
    return Cell(CellState.POSSIBLE if possible else CellState.POSSIBLE_ZERO, possible)


def _bonus_cell(card: Scorecard) -> Cell:
    rule = card.rules.bonus
    pairs = zip(card.rules.categories, card.scores, strict=True)
    open_upper = any(points is None for category, points in pairs if category.upper_face is not None)
    undecided = rule is not None and not card.bonus and open_upper
    towards = (card.upper_total, rule.threshold) if rule is not None and undecided else None
    return Cell(CellState.BONUS, card.bonus, towards)


def _waits_after(row: Row, player: int, position: Position) -> bool:
    """Return whether a row holds the last score of a player who is not to move."""
    waits = player != position.state.player or position.state.is_over
    written = position.last_scores[player] if player < len(position.last_scores) else None
    return waits and row.category_id is not None and written == row.category_id
