"""The positions that can still follow from some, numbered closely: what an end game is played in."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from yacht_desktop.solver.leaves import best_box
from yacht_desktop.solver.scoring import Scoring, Step
from yacht_desktop.solver.space import Ints, StateSpace
from yacht_desktop.solver.turn import Floats


def canonical_numbers(space: StateSpace) -> Ints:
    """Return for every position one that is worth the same whatever comes, shape `(StateSpace.size,)`.

    An upper total that cannot reach the bonus any more counts as 0.
    """
    numbers = np.arange(space.size)
    if not space.threshold:
        return numbers
    states = space.states(numbers)
    within_reach = np.zeros(space.size, dtype=np.intp)
    for row, category in enumerate(space.rules.categories):
        if category.upper_face is not None:
            within_reach += space.rules.dice * category.upper_face * (states.filled >> row & 1 == 0)
    upper = np.where(states.upper + within_reach < space.threshold, 0, states.upper)
    return space.number(states.filled, upper, states.held)


@lru_cache(maxsize=4)
def _canonical_of(space: StateSpace) -> Ints:
    return canonical_numbers(space)


class Closure:
    """Positions and all that can follow them, full cards included.

    Attributes:
        scoring: tables of the rule set.
        numbers: the positions, ascending; everything else here refers to places in this.
        opened: number of open boxes, shape `(positions,)`.
        most: the most points that can still come, same shape; one more where hands can win at once,
            so that whoever is that far behind wins by such a hand or not at all.
        next_start: where the positions that can follow one begin in `next_places`, shape
            `(positions + 1,)`.
        next_places: the positions that can follow after one turn.
    """

    def __init__(self, scoring: Scoring, starts: Ints) -> None:
        """Find everything that can follow from some positions, given by number."""
        self.scoring = scoring
        # A first roll of a turn is told apart only where it scores differently.
        self._kinds_of_roll = (False, True) if scoring.served_matters else (False,)
        self._canonical = _canonical_of(scoring.space)
        self.numbers, followers = self._explored(self._canonical[starts])
        self._place = np.full(scoring.space.size, -1, dtype=np.int32)
        self._place[self.numbers] = np.arange(len(self.numbers))
        filled = scoring.space.states(self.numbers).filled.astype(np.uint64)
        self.opened = scoring.space.boxes - np.bitwise_count(filled).astype(np.intp)
        counts = [len(followers.get(int(number), ())) for number in self.numbers]
        self.next_start = np.concatenate([[0], np.cumsum(counts)]).astype(np.intp)
        after = [self.places(followers[int(number)]) for number in self.numbers if int(number) in followers]
        self.next_places = np.concatenate([*after, np.zeros(0, dtype=np.intp)]).astype(np.intp)
        self.most = self._most_points()

    def places(self, numbers: Ints) -> NDArray[np.int32]:
        """Return the places of positions by number; -1 for those that do not belong here."""
        return np.asarray(np.take(self._place, np.take(self._canonical, numbers, mode="clip"), mode="clip"))

    def _explored(self, starts: Ints) -> tuple[Ints, dict[int, Ints]]:
        """Return all positions that can follow, ascending, and what can follow each that is not full."""
        followers: dict[int, Ints] = {}
        full = self.scoring.space.full_card
        seen, waiting = {full}, [int(number) for number in starts]
        while waiting:
            number = waiting.pop()
            seen.add(number)
            if number in followers or bool(self.scoring.space.is_full(np.array(number))):
                continue
            followers[number] = self._after(number)
            waiting.extend(int(after) for after in followers[number])
        return np.array(sorted(seen), dtype=np.intp), followers

    def _after(self, number: int) -> Ints:
        """Return the positions that can follow one after a turn."""
        scoring = self.scoring
        states = scoring.space.states(np.array([number], dtype=np.intp))
        found = [
            scoring.step(row, states, first_roll=first_roll).following.reshape(-1)
            for row in range(scoring.space.boxes)
            if scoring.may_fill(row, states)[0]
            for first_roll in self._kinds_of_roll
        ]
        return np.unique(self._canonical[np.concatenate(found)])

    def _most_points(self) -> Ints:
        """Return the most points that can still come from each position, see `most`."""
        scoring, space = self.scoring, self.scoring.space
        most = np.zeros(len(self.numbers))

        def leaf(step: Step) -> Floats:
            return np.asarray(step.points + most[self.places(step.following)])

        for count in range(1, int(self.opened.max(initial=0)) + 1):
            here = np.flatnonzero(self.opened == count)
            states = space.states(self.numbers[here])
            for first_roll in self._kinds_of_roll:
                best, _ = best_box(scoring, states, leaf, first_roll=first_roll)
                most[here] = np.maximum(most[here], best.max(axis=0))
        return most.astype(np.intp) + bool(scoring.winning_rows)
