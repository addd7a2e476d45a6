"""Thousands of points-perfect games at once, turn by turn: dice by chance, decisions looked up.

For statistics and for checking the exact figures; it shares no step with them but the values.
"""

from functools import lru_cache

import numpy as np

from yacht_desktop.solver.best_choices import take_winning_hands
from yacht_desktop.solver.decisions import turn_values
from yacht_desktop.solver.leaves import points_leaf
from yacht_desktop.solver.scoring import Scoring
from yacht_desktop.solver.solitaire import CHUNK, Solitaire
from yacht_desktop.solver.space import Bools, Ints, States
from yacht_desktop.solver.turn import Floats, Turn


def play_games(solved: Solitaire, games: int, rng: np.random.Generator) -> Ints:
    """Return the final scores of points-perfect games, shape `(games,)`.

    Args:
        solved: the values to play by.
        games: how many games.
        rng: where the dice come from.
    """
    space = solved.scoring.space
    numbers, scores = np.zeros(games, dtype=np.intp), np.zeros(games, dtype=np.intp)
    for _ in range(space.boxes):
        playing = np.flatnonzero(~space.is_full(numbers))
        points, numbers[playing] = _turn(solved, numbers[playing], rng)
        scores[playing] += points
    return scores


def _turn(solved: Solitaire, numbers: Ints, rng: np.random.Generator) -> tuple[Ints, Ints]:
    """Return the points that a turn from each position brings, and the positions afterwards."""
    scoring = solved.scoring
    met, which = np.unique(numbers, return_inverse=True)
    decisions = _decisions(solved, met)
    rolls = _rolled(scoring.turn, np.zeros(len(numbers), dtype=np.intp), rng)
    box, first = np.full(len(numbers), -1), np.ones(len(numbers), dtype=np.bool_)
    for rolls_left in range(scoring.rules.rolls - 1, -1, -1):
        waiting = np.flatnonzero(box < 0)
        choice = decisions[rolls_left][rolls[waiting], which[waiting]]
        written = choice < 0
        box[waiting[written]] = -1 - choice[written]
        again = waiting[~written]
        first[again] = False
        rolls[again] = _rolled(scoring.turn, choice[~written], rng)
    return _written(scoring, numbers, (box, rolls), first)


def _rolled(turn: Turn, kept: Ints, rng: np.random.Generator) -> Ints:
    """Return the rolls that follow keeping some dice, given by row, and rolling the others."""
    keep_faces, roll_of_number = _lookup(turn)
    faces = keep_faces[kept]
    faces = np.where(faces > 0, faces, rng.integers(1, turn.faces + 1, size=faces.shape))
    faces.sort(axis=1)
    return np.asarray(roll_of_number[faces @ (turn.faces + 1) ** np.arange(turn.dice)])


def _decisions(solved: Solitaire, numbers: Ints) -> list[Ints]:
    """Return what to do with each roll in some positions, by number of rolls left from 0 up.

    Returns:
        Arrays of shape `(rolls, positions)`: the row of what to keep, or minus one minus the row
        of the box to fill.
    """
    parts = [
        _best(solved.scoring, solved.scoring.space.states(numbers[start : start + CHUNK]), solved.mean)
        for start in range(0, len(numbers), CHUNK)
    ]
    return [np.concatenate(layers, axis=1) for layers in zip(*parts, strict=True)]


def _best(scoring: Scoring, states: States, mean: Floats) -> list[Ints]:
    """Return the decisions in positions, as `_decisions` does."""
    values = turn_values(scoring, states, points_leaf(mean))
    turn, found = scoring.turn, [-1 - values.boxes_at(0).argmax(axis=0)]
    rows = np.arange(len(turn.keeps), dtype=np.float64)[:, np.newaxis]
    for rolls_left in range(1, scoring.rules.rolls):
        best = values.keeps[rolls_left - 1].copy()
        chosen = np.broadcast_to(rows, best.shape).copy()
        turn.choice(best, chosen)
        row = chosen[turn.rolls_from :].astype(np.intp)
        boxes = values.boxes_at(rolls_left).argmax(axis=0)
        found.append(np.where(row >= turn.rolls_from, -1 - boxes, row))
    take_winning_hands(scoring, states, found[-1])
    return found


def _written(scoring: Scoring, numbers: Ints, choice: tuple[Ints, Ints], first: Bools) -> tuple[Ints, Ints]:
    """Return the points that rolls written into boxes bring, and the positions afterwards.

    Args:
        scoring: tables of the rule set.
        numbers: the positions before.
        choice: rows of the boxes, and the rolls.
        first: whether the roll is the first of its turn.
    """
    points, after = np.zeros(len(numbers)), numbers.copy()
    equal = np.isin(choice[1], scoring.equal_rolls) if scoring.has_jokers else np.zeros(len(numbers), dtype=np.bool_)
    for row, box in enumerate(scoring.boxes):
        for is_first, of_roll in ((True, box.of_first_roll), (False, box.of_roll)):
            here = np.flatnonzero((choice[0] == row) & (first == is_first))
            step = scoring.step(row, scoring.space.states(numbers[here]), first_roll=is_first)
            outcome = of_roll[choice[1][here]], np.arange(len(here))
            points[here], after[here] = step.points[outcome], step.following[outcome]
        here = np.flatnonzero((choice[0] == row) & equal)
        states = scoring.space.states(numbers[here])
        _, jokers = scoring.joker_step(row, states, scoring.step(row, states))
        outcome = np.searchsorted(scoring.equal_rolls, choice[1][here]), np.arange(len(here))
        points[here], after[here] = jokers.points[outcome], jokers.following[outcome]
    return points.astype(np.intp), after


@lru_cache(maxsize=8)
def _lookup(turn: Turn) -> tuple[Ints, Ints]:
    """Return the faces of each keep, 0 behind them, and the roll of each sorted row of faces read as a number."""
    faces = np.zeros((len(turn.keeps), turn.dice), dtype=np.intp)
    for row, keep in enumerate(turn.keeps):
        faces[row, : len(keep)] = keep
    rolls = np.zeros((turn.faces + 1) ** turn.dice, dtype=np.intp)
    for place, roll in enumerate(turn.rolls):
        rolls[sum(face * (turn.faces + 1) ** position for position, face in enumerate(roll))] = place
    return faces, rolls
