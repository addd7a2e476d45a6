"""What people learn from their own games: which decisions are asked again, how an answer is graded, and when next.

A lesson that is answered right is asked again later and later, one that is not the next day.

>>> from datetime import date
>>> schedule = first_schedule(date(2026, 11, 30))
>>> schedule = next_schedule(schedule, Mark.BEST, date(2026, 11, 30))
>>> schedule.step, schedule.due.isoformat()
(1, '2026-12-01')
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from hashlib import sha256
from typing import Final

from yacht_desktop.coach.choices import Advice, Measure, Option
from yacht_desktop.coach.marks import Mark, mark_of
from yacht_desktop.coach.reviews import DecisionReview, Review
from yacht_desktop.game.moves import Decision
from yacht_desktop.game.state import GameState

MOST_OF_A_GAME: Final = 3
"""So many decisions of a player in one game become lessons."""

INTERVALS: Final[Sequence[int]] = (1, 3, 7, 16, 35, 80)
"""Days until a lesson is asked again, by how often in a row it was answered right; the last one stays."""


@dataclass(frozen=True, slots=True)
class Grade:
    """How good an answer is.

    Attributes:
        option: the choice that was answered.
        mark: its mark, as in a review.
        best: the best choices, equal ones all.
        measure: what it was judged by.
    """

    option: Option
    mark: Mark
    best: tuple[Option, ...]
    measure: Measure

    @property
    def is_right(self) -> bool:
        """Whether the answer is as good as the best one, or so nearly that it makes no difference."""
        return self.mark is Mark.BEST


@dataclass(frozen=True, slots=True)
class Schedule:
    """When a lesson is asked.

    Attributes:
        step: how often in a row it was answered right, at most as often as there are intervals.
        due: the first day on which it is asked.
    """

    step: int
    due: date


def lessons_in(review: Review, player: int, most: int = MOST_OF_A_GAME) -> tuple[DecisionReview, ...]:
    """Return a player's costliest decisions, the worst first; close calls are none to learn from."""
    wrong = [one for one in review.decisions if one.player == player and not one.mark.is_good]
    wrong.sort(key=lambda one: (-one.loss.by(review.measure), -one.loss.points))
    kept: dict[str, DecisionReview] = {}
    for one in wrong:
        kept.setdefault(position_key(one.state), one)
    return tuple(kept.values())[:most]


def grade(advice: Advice, decision: Decision) -> Grade:
    """Return how good a decision is in the position of the advice.

    Raises:
        LookupError: the position does not allow it.
    """
    option = advice.option_of(decision)
    return Grade(option, mark_of(option.loss, advice.measure), advice.ties, advice.measure)


def first_schedule(day: date) -> Schedule:
    """Return the schedule of a decision that becomes a lesson: asked from that day on."""
    return Schedule(0, day)


def next_schedule(schedule: Schedule, mark: Mark, day: date) -> Schedule:
    """Return the schedule after an answer.

    A close call leaves the lesson where it is until the next day, a mistake takes it back to the beginning.
    One that was not due yet, and is only practised, keeps its day when it is answered right.
    """
    if mark is Mark.BEST:
        if day < schedule.due:
            return schedule
        step = min(schedule.step, len(INTERVALS) - 1)
        return Schedule(step + 1, day + timedelta(days=INTERVALS[step]))
    return Schedule(schedule.step if mark.is_good else 0, day + timedelta(days=INTERVALS[0]))


def position_key(state: GameState) -> str:
    """Return what a decision is known by: equal for the same dice in any order on the same cards."""
    dice = "".join(map(str, sorted(state.dice or ())))
    cards = [f"{card.scores}+{card.extra_bonus}" for card in state.cards]
    parts = (state.rules.id, state.rules.options, dice, state.rolls_used, state.player, state.turn, *cards)
    return sha256("|".join(map(str, parts)).encode("utf-8")).hexdigest()
