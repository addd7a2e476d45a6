"""The rule sets the tests run over: every one there is, with every option, and some that only tests have."""

import random
from collections.abc import Sequence
from itertools import product
from typing import Final

from yacht_desktop.game.categories import (
    Anything,
    Category,
    Exactly,
    Face,
    OfAKind,
    Pairs,
    Run,
    Total,
)
from yacht_desktop.game.dice import SeededDice, roll
from yacht_desktop.game.moves import Move, Score
from yacht_desktop.game.rulesets import RULE_IDS, Joker, RuleSet, UpperBonus, options_of, ruleset
from yacht_desktop.game.scorecard import Scorecard
from yacht_desktop.game.state import GameState


def with_every_option(rules_id: str) -> tuple[RuleSet, ...]:
    """Return a rule set in every combination of the options it offers."""
    offered = options_of(rules_id)
    keys = [option.id for option in offered]
    values = product(*(option.choices for option in offered))
    return tuple(ruleset(rules_id, **dict(zip(keys, chosen, strict=True))) for chosen in values)


DEFAULTS: Final = tuple(ruleset(rules_id) for rules_id in RULE_IDS)
EVERY: Final = tuple(rules for rules_id in RULE_IDS for rules in with_every_option(rules_id))

# A variant nobody plays: it must need no line of code outside this table.
BLANK: Final = RuleSet(
    id="blank",
    dice=4,
    faces=8,
    rolls=2,
    categories=(
        Category("threes", Face(3), upper_face=3),
        Category("eights", Face(8), upper_face=8),
        Category("pairs", Pairs(2)),
        Category("run", Run(4), points=20, served_points=25),
        Category("four", OfAKind(4), points=40, served_wins=True),
        Category("four_again", OfAKind(4), points=80, needs="four"),
        Category("seventeen", Total(17, with_pair=True), points=17),
        Category("low", Exactly((1, 1, 2, 3)), points=99),
        Category("anything", Anything()),
    ),
    bonus=UpperBonus(threshold=40, points=7),
)

# Small enough to try every game of it: 2 dice of 3 faces, joker, extra bonus, upper bonus out of reach for some.
TINY_BOXES: Final = (
    Category("ones", Face(1), upper_face=1),
    Category("threes", Face(3), upper_face=3),
    Category("two_alike", OfAKind(2), points=5),
    Category("mixed", Exactly((1, 3)), points=4),
)
TINY: Final = tuple(
    RuleSet(
        id="tiny",
        dice=2,
        faces=3,
        rolls=2,
        categories=TINY_BOXES,
        bonus=UpperBonus(threshold=threshold, points=3),
        joker=joker,
        five_box="two_alike",
        extra_points=extra,
    )
    for joker, extra, threshold in product(Joker, (0, 2), (8, 9))
)


def chosen(rules: RuleSet) -> dict[str, str]:
    """Return the options of a rule set as a mapping."""
    return dict(rules.options)


def named(rules: RuleSet) -> str:
    """Return a short name for a test's parameter."""
    return "-".join((rules.id, *(value.replace("/", "_") for _, value in rules.options)))


def card_of_boxes(rules: RuleSet, open_boxes: Sequence[str], total: int) -> Scorecard:
    """Return a card with some boxes open and a total that no dice need explain."""
    scores: list[int | None] = [None if box in open_boxes else 0 for box in rules.category_ids]
    if total:
        scores[scores.index(0)] = total
    return Scorecard(rules, tuple(scores))


def random_game(rules: RuleSet, players: int, seed: int) -> list[Move]:
    """Return the moves of a whole game of players who choose by chance."""
    rng = random.Random(seed)
    source = SeededDice.from_number(seed)
    state = GameState.start(rules, players)
    moves: list[Move] = []
    while not state.is_over:
        if state.dice is None:
            move: Move = roll(state, source)
        elif state.rolls_left and rng.random() < 0.6:
            move = roll(state, source, rng.sample(range(rules.dice), rng.randrange(rules.dice)))
        else:
            move = Score(rng.choice(list(state.possible_scores)))
        moves.append(move)
        state = state.after(move)
    return moves


def states_of(rules: RuleSet, players: int, moves: list[Move]) -> list[GameState]:
    """Return the position before the first move and the one after each."""
    states = [GameState.start(rules, players)]
    for move in moves:
        states.append(states[-1].after(move))
    return states
