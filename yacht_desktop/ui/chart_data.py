"""What a chart of a reviewed game shows, as plain values: a line a player, and where points were lost."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from yacht_desktop.coach.marks import Mark
from yacht_desktop.coach.reviews import DecisionReview, Review

MISTAKE: Final = 2.0
"""Points lost in one round from which on it is marked as a mistake."""
SPEAKABLE: Final = 0.05
"""Points lost that are shown as 0.0, and so as nothing."""
_STEPS: Final = (1, 2, 2.5, 5, 10)
_MOST_STEPS: Final = 5
_QUARTERS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)


@dataclass(frozen=True, slots=True)
class ChartData:
    """The lines of a game.

    Attributes:
        names: of the players, in playing order.
        places: where on the axis of rounds the values stand: 0 for the start, 1 for the end of the first round;
            the last may be within a round.
        lines: for each player the values: chance to win, 0 to 1, or, alone at the table, the expected final total.
        lost: for each player the points lost in each round.
        mistaken: those of them that were lost by choices that were not the best, as those are that win most.
        focus: the player looked at, whose mistakes are filled triangles.
        is_chance: whether the values are chances.
        ticks: the values at which the grid has its lines, ascending.
    """

    names: tuple[str, ...]
    places: tuple[float, ...]
    lines: tuple[tuple[float, ...], ...]
    lost: tuple[tuple[float, ...], ...]
    mistaken: tuple[tuple[float, ...], ...]
    focus: int
    is_chance: bool
    ticks: tuple[float, ...]

    @property
    def rounds(self) -> int:
        """How many rounds the axis has, at least one."""
        return max(1, ceil(self.places[-1]))

    def is_mistake(self, player: int, number: int) -> bool:
        """Return whether a player's mistakes in a round, 1 for the first, lost 2 points or more."""
        return self.mistaken[player][number - 1] >= MISTAKE

    def mistakes(self, player: int) -> tuple[int, ...]:
        """Return the places in `places` of the rounds in which a player made a mistake."""
        return tuple(at for at, place in enumerate(self.places) if place > 0 and self.is_mistake(player, ceil(place)))

    @property
    def errs(self) -> bool:
        """Whether the player looked at made a mistake."""
        return bool(self.mistakes(self.focus))

    @property
    def others_err(self) -> bool:
        """Whether any other player made a mistake."""
        return any(self.mistakes(player) for player in range(len(self.lines)) if player != self.focus)


def chart_data(review: Review, names: tuple[str, ...], focus: int) -> ChartData:
    """Return the lines of a review, seen by one player."""
    is_chance = bool(review.chances)
    table = [*(review.chances if is_chance else review.standing)]
    places = [float(number) for number in range(len(table))]
    last = places_of_moves(review)[-1]
    if is_chance and last > places[-1]:
        # The round under way has no line of its own in the table.
        table.append(review.after_moves[-1])
        places.append(last)
    lines = tuple(tuple(row[player] for row in table) for player in range(len(names)))
    rounds = max(1, ceil(places[-1]))
    return ChartData(
        names=names,
        places=tuple(places),
        lines=lines,
        lost=points_lost_by_round(review.decisions, len(names), rounds),
        mistaken=points_lost_by_round(
            [decision for decision in review.decisions if decision.mark is not Mark.BEST], len(names), rounds
        ),
        focus=focus,
        is_chance=is_chance,
        ticks=_QUARTERS if is_chance else nice_ticks(min(lines[0]), max(lines[0])),
    )


def points_lost_by_round(
    decisions: Iterable[DecisionReview], players: int, rounds: int
) -> tuple[tuple[float, ...], ...]:
    """Return for each player the points lost in each round by some decisions."""
    lost = [[0.0] * rounds for _ in range(players)]
    for decision in decisions:
        if decision.state.turn <= rounds:
            lost[decision.player][decision.state.turn - 1] += decision.loss.points
    return tuple(tuple(row) for row in lost)


def nice_ticks(least: float, most: float) -> tuple[float, ...]:
    """Return round numbers, at most six, that enclose a range.

    >>> nice_ticks(143.2, 188.0)
    (140.0, 150.0, 160.0, 170.0, 180.0, 190.0)
    """
    spread = max(most - least, 1.0)
    size = 10.0 ** floor(log10(spread / _MOST_STEPS))
    for step in _STEPS:
        first, last = floor(least / (step * size)), ceil(most / (step * size))
        if last - first <= _MOST_STEPS:
            break
    return tuple(number * step * size for number in range(first, max(last, first + 1) + 1))


def places_of_moves(review: Review) -> tuple[float, ...]:
    """Return where on the axis of rounds the game stood before the first move and after every one.

    0 is the start, 1 the end of the first round; the moves of a round share its length.
    """
    rounds = _turns_of_moves(review)
    counts: dict[int, int] = {}
    for number in rounds:
        counts[number] = counts.get(number, 0) + 1
    places, done = [0.0], dict.fromkeys(counts, 0)
    for number in rounds:
        done[number] += 1
        places.append(number - 1 + done[number] / counts[number])
    return tuple(places)


def _turns_of_moves(review: Review) -> list[int]:
    """Return in which round each move was made."""
    turns: dict[int, int] = {decision.move: decision.state.turn for decision in review.decisions}
    turns |= {roll.move: roll.state.turn for roll in review.rolls}
    found, last = [], 1
    for number in range(len(review.moves)):
        last = turns.get(number, last)
        found.append(last)
    return found
