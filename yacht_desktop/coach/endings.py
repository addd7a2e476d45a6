"""How a turn ends after a choice: which box is filled, how likely, with how many points."""

from typing import Final

import numpy as np

from yacht_desktop.coach.choices import Option, Outcome
from yacht_desktop.coach.outlook import Prospects
from yacht_desktop.game.state import GameState
from yacht_desktop.solver.scoring import Scoring
from yacht_desktop.solver.turn import Floats

NOTICEABLE: Final = 0.005
"""Outcomes less likely than this are left out."""


def outcomes_of(scoring: Scoring, prospects: Prospects, state: GameState, option: Option) -> tuple[Outcome, ...]:
    """Return how the turn may end after a choice, if the best is chosen ever after, the likeliest first."""
    if option.category is not None:
        points = state.possible_scores[option.category]
        return (Outcome(option.category, 1.0, float(points > 0), float(points)),)
    ends = _ends(scoring, prospects, state.rolls_left, option.keep or ())
    worth = _points_of_boxes(scoring, state)
    found = []
    for category, chances, points in zip(scoring.rules.category_ids, ends, worth, strict=True):
        chance = float(chances.sum())
        if chance >= NOTICEABLE:
            mean = float(chances @ points) / chance
            found.append(Outcome(category, chance, float(chances[points > 0].sum()), mean))
    return tuple(sorted(found, key=lambda outcome: -outcome.chance))


def _ends(scoring: Scoring, prospects: Prospects, rolls_left: int, keep: tuple[int, ...]) -> Floats:
    """Return how likely the turn ends with each roll in each box, shape `(boxes, rolls)`."""
    turn = scoring.turn
    found = np.zeros((len(scoring.boxes), len(turn.rolls)))
    likely = np.zeros(len(turn.keeps))
    likely[turn.rows[keep]] = 1.0
    for left in reversed(range(rolls_left)):
        _roll(scoring, likely)
        rolls = likely[turn.rolls_from :].copy()
        choices = prospects.choices[left]
        written = np.flatnonzero(choices < 0)
        np.add.at(found, (-1 - choices[written], written), rolls[written])
        kept = np.flatnonzero(choices >= 0)
        likely = np.zeros(len(turn.keeps))
        np.add.at(likely, choices[kept], rolls[kept])
    return found


def _roll(scoring: Scoring, likely: Floats) -> None:
    """Let the dice that are not kept roll: from how likely each keep is, how likely each roll is, in place."""
    turn = scoring.turn
    for size in range(turn.dice):
        spread = likely[turn.first[size] : turn.first[size + 1]] / turn.faces
        for face in range(turn.faces):
            np.add.at(likely, turn.more[size][:, face], spread)


def _points_of_boxes(scoring: Scoring, state: GameState) -> Floats:
    """Return the points each later roll writes into each box of the mover's card, shape `(boxes, rolls)`."""
    worth = np.zeros((len(scoring.boxes), len(scoring.turn.rolls)))
    for row, (box, category) in enumerate(zip(scoring.boxes, scoring.rules.categories, strict=True)):
        if category.needs is None or state.card[category.needs]:
            worth[row] = np.array(box.points)[box.of_roll]
    if scoring.has_jokers:
        for place in scoring.equal_rolls:
            for category_id, points in state.card.possible(scoring.turn.rolls[place]).items():
                worth[scoring.rules.index(category_id), place] = points
    return worth
