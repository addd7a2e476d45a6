"""The words of the scorecard, shown and spoken."""

from PySide6.QtCore import QCoreApplication

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.session.position import Position
from yacht_desktop.session.scorecard_rows import Cell, CellState, Row, RowKind, current_player
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.ui.wording import names
from yacht_desktop.ui.wording.plurals import Plurals

translate = QCoreApplication.translate


class CardWords:
    """What `ScorecardModel` asks for its words."""

    def row_name(self, rules: RuleSet, row: Row) -> str:
        """Return the name of a row as it is shown."""
        if row.category_id is not None:
            return names.category_name(rules.id, row.category_id)
        if row.kind is RowKind.UPPER_BONUS:
            return names.bonus_name(rules.bonus.points if rules.bonus else 0)
        return names.total_name() if row.kind is RowKind.TOTAL else names.extra_bonus_name()

    def player_name(self, setup: GameSetup, seat: int) -> str:
        """Return the name of a player, which the card's head shortens to its own room."""
        return names.whole_name(setup, seat)

    def player_spoken(self, position: Position, seat: int) -> str:
        """Return the heading of a player's column as it is spoken."""
        name, caption = names.player_name(position.setup, seat), player_caption(position, seat)
        if not caption:
            return name
        return translate("Scorecard", "{name}, {caption}").format(name=name, caption=caption)

    def cell_spoken(self, cell: Cell, row_name: str, player_name: str) -> str:
        """Return a cell as it is spoken: `Fives, 15 possible`; `Captain, Threes, 6`."""
        text = _cell_text(cell)
        if cell.towards is not None:
            text = translate("Scorecard", "{name}, {row}, {reached} of {needed}")
        reached, needed = cell.towards or (0, 0)
        name = names.shown_name(player_name, names.LONGEST_IN_SENTENCE)
        return text.format(name=name, row=row_name, points=cell.points, reached=reached, needed=needed)


def _cell_text(cell: Cell) -> str:
    if cell.state in {CellState.POSSIBLE, CellState.POSSIBLE_ZERO}:
        return Plurals().points_possible(cell.points or 0)
    if cell.state is CellState.OPEN:
        return translate("Scorecard", "{name}, {row}, open")
    return translate("Scorecard", "{name}, {row}, {points}")


def player_caption(position: Position, seat: int) -> str:
    """Return the caption under a player's name: who is to play, who has won, who is a computer; else nothing."""
    if seat == current_player(position):
        if position.state.is_over:
            return translate("Scorecard", "winner") if len(position.setup.players) > 1 else ""
        return translate("Scorecard", "to play")
    return "" if position.setup.players[seat].is_human else translate("Scorecard", "computer")
