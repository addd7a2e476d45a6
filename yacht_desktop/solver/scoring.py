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
        categories = list(enumerate(rules.categories))
        faces = [self.turn.rolls[place][0] for place in self.equal_rolls]
        # The upper boxes of each face that all dice can show, and the lower boxes, as bit sets.
        self._matching = np.array([[sum(1 << i for i, c in categories if c.upper_face == face)] for face in faces])
        self._lower = sum(1 << row for row, category in categories if category.upper_face is None)
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

    def joker_step(self, row: int, states: States, step: Step) -> tuple[Bools, Step]:
        """Return where writing the rolls with all dice equal leads, with joker and extra bonus.

        Args:
            row: row of the box.
            states: the positions.
            step: where the outcomes of the box lead without joker and extra bonus.

        Returns:
            Whether the box may be filled with each of `equal_rolls`, shape `(equal rolls,
            states)`; and the step, with these rolls as outcomes.
        """
        box, places = self.boxes[row], list(self.equal_rolls)
        usual, columns = box.of_roll[places][:, np.newaxis], np.arange(len(states.filled))
        takes, allowed = np.broadcast_to(usual, (len(places), len(columns))), self.may_fill(row, states)
        if self.rules.joker is not Joker.NONE and self.rules.five_box is not None:
            may, full = self._joker_fills(row, states)
            is_joker = np.asarray(states.filled >> self.rules.index(self.rules.five_box) & 1 == 1)
            takes = np.where(is_joker & full, box.of_joker[places][:, np.newaxis], takes)
            allowed = allowed & (may | ~is_joker)
        points = step.points[takes, columns] + self.extra_points(states)
        return np.broadcast_to(allowed, points.shape), Step(points, step.following[takes, columns])

    def extra_points(self, states: States) -> Floats:
        """Return the extra bonus that all dice equal earn, shape `(states,)`."""
        if not self.rules.extra_points or self.rules.five_box is None:
            return np.zeros(len(states.filled))
        bit = self.space.tracked.index(self.rules.index(self.rules.five_box))
        return self.rules.extra_points * (states.held >> bit & 1).astype(np.float64)

    def _joker_fills(self, row: int, states: States) -> tuple[Bools, Bools]:
        """Return how jokers may fill an open box, both shape `(equal rolls, states)`.

        Returns:
            Whether they may; whether the box then has its full value.
        """
        opened, lower = ~states.filled, self.rules.categories[row].upper_face is None
        matching_open = opened & self._matching != 0
        full = ~matching_open & lower
        if self.rules.joker is Joker.FREE or self.rules.forced_order:
            return np.ones_like(full), full
        lower_open = opened & self._lower != 0
        return np.where(matching_open, self._matching == 1 << row, lower | ~lower_open), full

    @property
    def has_jokers(self) -> bool:
        """Whether further fives of a kind follow rules of their own."""
        return self.rules.joker is not Joker.NONE or bool(self.rules.extra_points)


@lru_cache(maxsize=64)
def scoring_of(rules: RuleSet) -> Scoring:
    """Return the scoring tables of a rule set."""
    return Scoring(rules)
