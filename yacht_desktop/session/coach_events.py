"""What the coach tells: frozen values that its signals carry."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from yacht_desktop.coach.choices import EQUAL, Advice, Measure, Option, Outcome
from yacht_desktop.coach.marks import LIMITS
from yacht_desktop.game.moves import Decision

STAGES: Final = 3
"""How much a hint can tell: what to do; what that gains; the chances of what it aims for."""


@dataclass(frozen=True, slots=True)
class Threshold:
    """What a choice may give away before the tutor says something.

    Attributes:
        points: points, alone at the table.
        win: chance to win, 0 to 1, against others.

    >>> Threshold().by(Measure.POINTS), Threshold().by(Measure.WIN)
    (1.5, 0.02)
    """

    points: float = LIMITS[Measure.POINTS][2]
    win: float = LIMITS[Measure.WIN][2]

    def by(self, measure: Measure) -> float:
        """Return the threshold by one measure."""
        return self.points if measure is Measure.POINTS else self.win

    def is_passed_by(self, option: Option, measure: Measure) -> bool:
        """Return whether a choice gives away more than this; equal is not more."""
        return option.loss.by(measure) > self.by(measure) + EQUAL


class Gain(NamedTuple):
    """How far one choice is ahead of another; below 0 where it is behind by that measure.

    Attributes:
        points: points of the expected final total.
        win: chance to win, None alone at the table.
    """

    points: float
    win: float | None = None


class Hint(NamedTuple):
    """What a person is told who asks for a hint.

    Attributes:
        stage: 1: what to keep or where to score. 2: besides, what that gains over the next best.
            3: besides, the chances of what it aims for.
        advice: everything that is known of the position.
        option: the best choice.
        positions: the dice to keep, 0 for the first; none where a box is to be filled.
        equals: other choices that are just as good.
        rival: the best of the choices that are not as good; None where all are.
        gain: what the best choice gains over the rival; None where there is no rival.
        outcomes: how the turn may end; empty before stage 3.
    """

    stage: int
    advice: Advice
    option: Option
    positions: frozenset[int]
    equals: tuple[Option, ...]
    rival: Option | None
    gain: Gain | None
    outcomes: tuple[Outcome, ...] = ()


class Warned(NamedTuple):
    """A decision was held up because it gives away more than the threshold.

    Attributes:
        decision: what the person was about to do.
        option: the choice this is, with its loss.
        advice: everything that is known of the position.
    """

    decision: Decision
    option: Option
    advice: Advice


class SoFar(NamedTuple):
    """Luck and skill of one player so far.

    Attributes:
        player: whose they are, 0 for the first.
        luck: points the dice gave.
        lost: points given up by choices, at least 0.
        decisions: number of decisions.
    """

    player: int
    luck: float
    lost: float
    decisions: int


def hint_of(advice: Advice, stage: int, held: frozenset[int], outcomes: tuple[Outcome, ...] = ()) -> Hint:
    """Return a hint for a position.

    Args:
        advice: what is known of the position.
        stage: how much to tell, 1 to 3.
        held: positions of the dice that are held; of equal faces these are kept first.
        outcomes: for the last stage.
    """
    best, equals = advice.best, advice.ties[1:]
    rival = next((option for option in advice.options if option not in advice.ties), None)
    return Hint(
        stage=stage,
        advice=advice,
        option=best,
        positions=positions_of(best, advice.state.dice or (), held),
        equals=equals,
        rival=rival,
        gain=None if rival is None else gain_over(best, rival),
        outcomes=outcomes,
    )


def gain_over(option: Option, rival: Option) -> Gain:
    """Return how far a choice is ahead of another."""
    win = None if option.win is None or rival.win is None else option.win - rival.win
    return Gain(option.points - rival.points, win)


def positions_of(option: Option, dice: tuple[int, ...], held: frozenset[int] = frozenset()) -> frozenset[int]:
    """Return which dice a choice keeps: of equal faces those that are held, then the first ones.

    >>> from yacht_desktop.coach.choices import Loss
    >>> sorted(positions_of(Option((5, 5), None, 170.0, None, Loss(0.0)), (5, 2, 5, 5, 1), frozenset({3})))
    [0, 3]
    """
    wanted = list(option.keep or ())
    kept = set()
    for position in sorted(range(len(dice)), key=lambda place: (place not in held, place)):
        if dice[position] in wanted:
            wanted.remove(dice[position])
            kept.add(position)
    return frozenset(kept)


def held_option(advice: Advice, held: frozenset[int]) -> Option | None:
    """Return the choice that the held dice stand for; None where no roll is left.

    With all dice held there is nothing to roll: the choice is the best box.
    """
    dice = advice.state.dice or ()
    if not advice.state.rolls_left:
        return None
    if len(held) == len(dice):
        return next((option for option in advice.options if option.is_box), None)
    kept = tuple(sorted(dice[position] for position in held))
    return next((option for option in advice.options if option.keep == kept), None)
