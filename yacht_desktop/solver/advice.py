"""Every choice in a position with what it is worth, in points and in chances to win, best first."""

from dataclasses import dataclass

import numpy as np

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.solver.decisions import TurnValues, turn_values
from yacht_desktop.solver.leaves import points_leaf
from yacht_desktop.solver.scoring import NEVER, Scoring, scoring_of
from yacht_desktop.solver.tables import SolvedRules
from yacht_desktop.solver.turn import Dice
from yacht_desktop.solver.winning import Standing, look_ahead

# Values solved for one answer, at most: with five boxes each in `yacht`, half a second.
EXACT_WORK = 100_000
_DIGITS_THAT_COUNT = 10


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice and what it is worth.

    Attributes:
        keep: the faces kept, ascending, None where a box is filled. All dice mean that they are
            left as they are, which is what not rolling amounts to.
        category: identifier of the box filled, None where dice are kept.
        points: expected points still to come, this turn included.
        win: probability of winning, None where nobody asked; a draw counts one half.
    """

    keep: Dice | None
    category: str | None
    points: float
    win: float | None = None


class Adviser:
    """Knows what choices are worth under a rule set."""

    def __init__(self, solved: SolvedRules, rules: RuleSet) -> None:
        """Take what is solved already, and solve the rest when it is needed."""
        self.scoring: Scoring = scoring_of(rules)
        self._solved = solved

    def choices(self, number: int, dice: Dice, rolls_left: int, duel: tuple[int, int] | None = None) -> list[Choice]:
        """Return every choice, best first: by chance to win where it is known, then by points.

        Boxes are among the choices where no roll is left, and where scoring the first roll of a
        turn pays differently.

        Args:
            number: number of the position before the turn.
            dice: the dice on the table.
            rolls_left: rolls that may still be made.
            duel: number of the opponent's position and points by which the player to move leads;
                None where no chance to win is wanted.
        """
        points = self._points(number)
        chances = None if duel is None else self._chances(number, *duel)
        found = self._keeps(dice, rolls_left, points, chances) if rolls_left else []
        if not rolls_left or (self.scoring.served_matters and rolls_left == len(points.keeps)):
            found += self._boxes(dice, rolls_left, points, chances)
        return sorted(found, key=lambda choice: (-round(choice.win or 0.0, _DIGITS_THAT_COUNT), -choice.points))

    def _points(self, number: int) -> TurnValues:
        solved = self._solved.solitaire(self.scoring.rules)
        states = self.scoring.space.states(np.array([number], dtype=np.intp))
        return turn_values(self.scoring, states, points_leaf(solved.mean))

    def _chances(self, number: int, other: int, ahead: int) -> TurnValues:
        end_games = self._solved.end_games(self.scoring.rules)
        end_games.ponder(number, other, lambda: False, EXACT_WORK)
        exact = end_games.turn(number, other, ahead)
        if exact is not None:
            return exact
        remaining = self._solved.remaining(self.scoring.rules)
        level = max(0, -ahead)
        return look_ahead(self.scoring, remaining, Standing(number, level + ahead), [Standing(other, level)])

    def _keeps(self, dice: Dice, rolls_left: int, points: TurnValues, chances: TurnValues | None) -> list[Choice]:
        rows = self.scoring.turn.kept_of(dice)
        wins = None if chances is None else self._worth_of_keeps(dice, rolls_left, chances)
        return [
            Choice(self.scoring.turn.keeps[row], None, worth, None if wins is None else wins[place])
            for place, (row, worth) in enumerate(zip(rows, self._worth_of_keeps(dice, rolls_left, points), strict=True))
        ]

    def _worth_of_keeps(self, dice: Dice, rolls_left: int, values: TurnValues) -> list[float]:
        """Return what everything that can be kept of dice is worth, all dice last."""
        rows = list(self.scoring.turn.kept_of(dice))
        fewer = values.keeps[rolls_left - 1][rows[:-1], 0]
        if rolls_left == 1:
            stop = values.boxes[:, self.scoring.turn.roll_index(dice), 0].max()
        else:
            stop = values.keeps[rolls_left - 2][rows, 0].max()
        return [*map(float, fewer), float(stop)]

    def _boxes(self, dice: Dice, rolls_left: int, points: TurnValues, chances: TurnValues | None) -> list[Choice]:
        roll = self.scoring.turn.roll_index(dice)
        of_points = points.boxes_at(rolls_left)[:, roll, 0]
        wins = None if chances is None else chances.boxes_at(rolls_left)[:, roll, 0]
        return [
            Choice(None, name, float(worth), None if wins is None else float(wins[row]))
            for row, (name, worth) in enumerate(zip(self.scoring.rules.category_ids, of_points, strict=True))
            if worth > NEVER
        ]
