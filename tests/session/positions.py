"""Positions of games that tests play: from their moves, as the session makes them."""

import random
from collections.abc import Iterator
from dataclasses import replace

from yacht_desktop.game.dice import SeededDice, roll
from yacht_desktop.game.moves import Move, Roll, Score
from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.game.state import GameState
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.position import Position
from yacht_desktop.session.setup import GameSetup, Player

HUMAN = Player()
CAPTAIN = Player(level=Level.CAPTAIN)


def position_after(setup: GameSetup, *moves: Move, held: frozenset[int] = frozenset()) -> Position:
    """Return the position after moves from the start of a game."""
    position = _told(setup, GameState.start(setup.rules, len(setup.players)), (None,) * len(setup.players))
    for move in moves:
        position = followed_by(position, move)
    return replace(position, held=held)


def followed_by(position: Position, move: Move) -> Position:
    """Return the position after one more move."""
    last, state = list(position.last_scores), position.state
    if isinstance(move, Score):
        last[state.player] = move.category
    return _told(position.setup, state.after(move), tuple(last))


def _told(setup: GameSetup, state: GameState, last: tuple[str | None, ...]) -> Position:
    may_act = not state.is_over and setup.players[state.player].is_human
    return Position(setup, state, last_scores=last, may_act=may_act, can_undo=state.turn > 1)


def setup_of(*players: Player, rules: RuleSet | None = None) -> GameSetup:
    """Return a game of Yacht, or of other rules, for these players."""
    return GameSetup(rules or ruleset("yacht"), players)


def whole_game(setup: GameSetup, seed: int = 1) -> Iterator[Position]:
    """Yield every position of a game in which all play at random, one after each move."""
    chance, source = random.Random(seed), SeededDice.from_number(seed)
    position = position_after(setup)
    yield position
    while not position.state.is_over:
        state = position.state
        move: Move
        if state.dice is None or (state.rolls_left and chance.random() < 0.4):
            kept = chance.sample(range(setup.rules.dice), chance.randrange(setup.rules.dice)) if state.dice else ()
            move = roll(state, source, kept)
        else:
            move = Score(chance.choice(list(state.possible_scores)))
        position = followed_by(position, move)
        yield position


def rolled(*dice: int) -> Roll:
    """Return a first roll."""
    return Roll(dice)
