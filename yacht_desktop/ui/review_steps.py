"""A reviewed game step by step: every decision and every roll, and how to go from one to another."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Qt

from yacht_desktop.coach.reviews import DecisionReview, Review, RollReview
from yacht_desktop.game.moves import Roll
from yacht_desktop.game.state import GameState
from yacht_desktop.ui.chart_data import places_of_moves


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened.

    Attributes:
        move: index of the move of the game that it belongs to.
        decision: the decision, None for a roll.
        roll: the roll, None for a decision.
        state: the position shown: before the decision, or after the roll.
        held: positions of the dice that were kept: for the roll to come, or for the one just made.
        place: where on the axis of rounds it is.
        last_scores: for each player the box written last before it, None for none.
    """

    move: int
    decision: DecisionReview | None
    roll: RollReview | None
    state: GameState
    held: frozenset[int]
    place: float
    last_scores: tuple[str | None, ...]

    @property
    def player(self) -> int:
        """Who decided or rolled."""
        return self.state.player

    @property
    def turn(self) -> int:
        """In which round it was."""
        return self.state.turn

    @property
    def roll_number(self) -> int:
        """Which roll of the turn lies on the table."""
        return self.state.rolls_used

    @property
    def dice(self) -> tuple[int, ...]:
        """The dice on the table."""
        return self.state.dice or ()

    @property
    def is_mistake(self) -> bool:
        """Whether it is a decision that was neither best nor close."""
        return self.decision is not None and not self.decision.mark.is_good


def steps_of(review: Review) -> tuple[Step, ...]:
    """Return all steps of a review in the order of the game: before a roll the decision to make it."""
    decisions = {one.move: one for one in review.decisions}
    rolls = {one.move: one for one in review.rolls}
    places = places_of_moves(review)
    state = GameState.start(review.rules, len(review.players))
    written: list[str | None] = [None] * len(review.players)
    steps: list[Step] = []
    for number, move in enumerate(review.moves):
        after = state.after(move)
        kept = move.kept if isinstance(move, Roll) else frozenset[int]()
        before = tuple(written)
        if (decision := decisions.get(number)) is not None:
            steps.append(Step(number, decision, None, state, kept, places[number], before))
        if (roll := rolls.get(number)) is not None:
            steps.append(Step(number, None, roll, after, kept, places[number + 1], before))
        if not isinstance(move, Roll):
            written[state.player] = move.category
        state = after
    return tuple(steps)


def end_of(review: Review, steps: Sequence[Step]) -> GameState:
    """Return the state after the last move, which the last of all steps leads to."""
    if not steps:
        return GameState.start(review.rules, len(review.players))
    last = steps[-1]
    return last.state if last.decision is None else last.state.after(review.moves[last.move])


@dataclass(frozen=True, slots=True)
class StepFilter:
    """Which steps are shown.

    Attributes:
        mistakes: whether mistakes alone are shown.
        player: the one player whose steps are shown, None for all.
    """

    mistakes: bool = False
    player: int | None = None

    def shows(self, step: Step) -> bool:
        """Return whether a step is shown."""
        return (step.is_mistake or not self.mistakes) and self.player in {None, step.player}


class Going(Enum):
    """Where a key leads."""

    PREVIOUS = auto()
    NEXT = auto()
    PREVIOUS_MISTAKE = auto()
    NEXT_MISTAKE = auto()
    PREVIOUS_ROUND = auto()
    NEXT_ROUND = auto()
    FIRST = auto()
    LAST = auto()


KEYS = {
    Qt.Key.Key_Left: Going.PREVIOUS,
    Qt.Key.Key_Right: Going.NEXT,
    Qt.Key.Key_Up: Going.PREVIOUS_MISTAKE,
    Qt.Key.Key_Down: Going.NEXT_MISTAKE,
    Qt.Key.Key_PageUp: Going.PREVIOUS_ROUND,
    Qt.Key.Key_PageDown: Going.NEXT_ROUND,
    Qt.Key.Key_Home: Going.FIRST,
    Qt.Key.Key_End: Going.LAST,
}


def gone(steps: Sequence[Step], at: int, where: Going) -> int:
    """Return the index of the step that is reached from another; the same where there is none that way."""
    match where:
        case Going.PREVIOUS:
            return max(0, at - 1)
        case Going.NEXT:
            return min(len(steps) - 1, at + 1)
        case Going.FIRST:
            return 0
        case Going.LAST:
            return len(steps) - 1
        case Going.PREVIOUS_MISTAKE:
            return next((i for i in range(at - 1, -1, -1) if steps[i].is_mistake), at)
        case Going.NEXT_MISTAKE:
            return next((i for i in range(at + 1, len(steps)) if steps[i].is_mistake), at)
        case Going.NEXT_ROUND:
            return next((i for i in range(at + 1, len(steps)) if steps[i].turn > steps[at].turn), len(steps) - 1)
        case Going.PREVIOUS_ROUND:
            return _previous_round(steps, at)


def _previous_round(steps: Sequence[Step], at: int) -> int:
    """Return the first step of this round, or of the one before where this is the first step of its round."""
    first = next(i for i, step in enumerate(steps) if step.turn == steps[at].turn)
    if first < at or first == 0:
        return first
    return next(i for i, step in enumerate(steps) if step.turn == steps[first - 1].turn)


def nearest(steps: Sequence[Step], place: float) -> int:
    """Return the index of the step nearest to a place on the axis of rounds."""
    return min(range(len(steps)), key=lambda i: abs(steps[i].place - place))


def step_of_move(steps: Sequence[Step], move: int) -> int:
    """Return the index of the first step that belongs to a move, or of the next there is."""
    return next((i for i, step in enumerate(steps) if step.move >= move), len(steps) - 1)
