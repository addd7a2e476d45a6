"""What writing a roll into a box leads to, for many positions at once.

For each box there are few different outcomes (the points a roll can be worth there), so the value
of each outcome is worked out once for all positions and then handed to the rolls that have it.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from yacht_desktop.game.categories import Category
from yacht_desktop.game.conditions import is_five_equal
from yacht_desktop.game.rulesets import Joker, RuleSet
from yacht_desktop.solver.space import Bools, Ints, States, StateSpace
from yacht_desktop.solver.turn import Floats, Turn, turn_of

NEVER = -np.inf


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """Where writing each outcome of a box leads, for many positions.

    Attributes:
        points: points written and bonuses earned, shape `(outcomes, states)`.
        following: numbers of the positions afterwards, shape `(outcomes, states)`; a full card
            where the game ends.
        ends: where this wins the game at once, shape `(outcomes, states)`; None where it never
            does.
    """

    points: Floats
    following: Ints
    ends: Bools | None = None


@dataclass(frozen=True, slots=True, eq=False)
class BoxOutcomes:
    """The outcomes of one box.

    Attributes:
        points: the different points possible, ascending.
        of_roll: place in `points` of each roll after the first, shape `(rolls,)`.
        of_first_roll: the same for the first roll of a turn.
        of_joker: the same for a roll that is a joker here.
    """

    points: tuple[int, ...]
    of_roll: Ints
    of_first_roll: Ints
    of_joker: Ints


class Scoring:
    """The boxes of a rule set as tables over rolls.

    Attributes:
        rules: the rule set.
        turn: its turn tables.
        space: its positions.
        max_score: highest total a game can reach, in points.
        equal_rolls: places within the rolls of those with all dice equal, by face.
        winning_rows: rows of the boxes in which a hand made on the first roll wins at once.
        served_matters: whether the first roll of a turn scores differently.
    """

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.turn: Turn = turn_of(rules.dice, rules.faces)
        self.space = StateSpace(rules)
        self.max_score = rules.max_score
        self.equal_rolls = tuple(place for place, roll in enumerate(self.turn.rolls) if is_five_equal(roll))
        self.boxes = tuple(self._outcomes(category) for category in rules.categories)
        self.winning_rows = tuple(row for row, category in enumerate(rules.categories) if category.served_wins)
        self.served_matters = bool(self.winning_rows) or any(
            category.served_points is not None for category in rules.categories
        )

    def _outcomes(self, category: Category) -> BoxOutcomes:
        rolls = self.turn.rolls
        later = [category.score(roll) for roll in rolls]
        first = [category.score(roll, 1) for roll in rolls]
        joker = [category.full_value(r) if is_five_equal(r) else category.score(r) for r in rolls]
        # 0 is always among them: a box that needs another one is worth 0 without it.
        points = tuple(sorted({0, *later, *first, *joker}))
        place = {value: index for index, value in enumerate(points)}
        columns = [np.array([place[p] for p in scores]) for scores in (later, first, joker)]
        return BoxOutcomes(points, *columns)

    def may_fill(self, row: int, states: States) -> Bools:
        """Return whether a box may be filled with dice that are no joker, shape `(states,)`."""
        if self.rules.forced_order:
            return np.asarray(states.filled == (1 << row) - 1)
        return np.asarray(states.filled >> row & 1 == 0)

    def step(self, row: int, states: States, *, first_roll: bool = False) -> Step:
        """Return where writing each outcome of a box leads, without joker and extra bonus.

        Args:
            row: row of the box.
            states: the positions.
            first_roll: whether the dice are the first roll of the turn.
        """
        category = self.rules.categories[row]
        worth = np.array(self.boxes[row].points)[:, np.newaxis]
        points = np.repeat(worth.astype(np.float64), len(states.filled), axis=1)
        if category.needs is not None:
            bit = self.space.tracked.index(self.rules.index(category.needs))
            points *= states.held >> bit & 1
        held = np.broadcast_to(states.held, points.shape)
        if row in self.space.tracked:
            held = held | (points > 0).astype(np.intp) << self.space.tracked.index(row)
        following = self.space.number(states.filled | 1 << row, 0, held)
        if self.rules.bonus:
            total = states.upper + (worth if category.upper_face is not None else 0)
            capped = np.minimum(total, self.space.threshold)
            if category.upper_face is not None:
                earned = (states.upper < self.space.threshold) & (capped == self.space.threshold)
                points += self.rules.bonus.points * earned
            following = following + capped
        if not (first_roll and category.served_wins):
            return Step(points, following)
        ends = points > 0
        return Step(points, np.where(ends, self.space.full_card, following), ends)

    def joker_step(self, row: int, place: int, states: States, step: Step) -> tuple[Bools, Step]:
        """Return where writing a roll of all dice equal leads, with joker and extra bonus.

        Args:
            row: row of the box.
            place: place of the roll among the rolls, one of `equal_rolls`.
            states: the positions.
            step: where the outcomes of the box lead without joker and extra bonus.

        Returns:
            Whether the box may be filled with the roll, shape `(states,)`; and the step, with one
            outcome, shape `(1, states)`.
        """
        is_joker, joker_may, full = self.joker_fills(row, self.turn.rolls[place][0], states)
        box, columns = self.boxes[row], np.arange(len(states.filled))
        takes = np.where(is_joker & full, box.of_joker[place], box.of_roll[place])
        points = step.points[takes, columns] + self.extra_points(states)
        following = step.following[takes, columns]
        allowed = np.where(is_joker, joker_may, self.may_fill(row, states))
        return allowed, Step(points[np.newaxis], following[np.newaxis])

    @property
    def has_jokers(self) -> bool:
        """Whether further fives of a kind follow rules of their own."""
        return self.rules.joker is not Joker.NONE or bool(self.rules.extra_points)

    def extra_points(self, states: States) -> Floats:
        """Return the extra bonus that all dice equal earn, shape `(states,)`."""
        if not self.rules.extra_points or self.rules.five_box is None:
            return np.zeros(len(states.filled))
        bit = self.space.tracked.index(self.rules.index(self.rules.five_box))
        return self.rules.extra_points * (states.held >> bit & 1).astype(np.float64)

    def joker_fills(self, row: int, face: int, states: States) -> tuple[Bools, Bools, Bools]:
        """Return how all dice equal to a face may fill a box, each shape `(states,)`.

        Returns:
            Whether they are a joker; whether they may fill the box if they are; whether it then
            has its full value.
        """
        rules, filled = self.rules, states.filled
        opened = self.may_fill(row, states)
        if rules.joker is Joker.NONE or rules.five_box is None:
            never = np.zeros(len(filled), dtype=np.bool_)
            return never, opened, never
        is_joker = np.asarray(filled >> rules.index(rules.five_box) & 1 == 1)
        lower = rules.categories[row].upper_face is None
        matching = sum(1 << i for i, c in enumerate(rules.categories) if c.upper_face == face)
        matching_open = np.asarray(~filled & matching != 0)
        full = ~matching_open & lower
        if rules.joker is Joker.FREE or rules.forced_order:
            return is_joker, opened, full
        lower_set = sum(1 << i for i, c in enumerate(rules.categories) if c.upper_face is None)
        lower_open = np.asarray(~filled & lower_set != 0)
        allowed = np.where(matching_open, matching == 1 << row, lower | ~lower_open)
        return is_joker, opened & allowed, full


@lru_cache(maxsize=64)
def scoring_of(rules: RuleSet) -> Scoring:
    """Return the scoring tables of a rule set."""
    return Scoring(rules)
