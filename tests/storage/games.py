"""Game files that tests write and spoil."""

from datetime import UTC, datetime
from typing import Final

from yacht_desktop.game.dice import SeededDice, roll
from yacht_desktop.game.fairness import dice_told_by
from yacht_desktop.game.moves import Move, Score
from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.game.state import GameState
from yacht_desktop.storage.game_file import GameFile, Note, Seat

LEVELS: Final = frozenset({"deckhand", "captain"})
DATE: Final = datetime(2026, 11, 30, 12, 34, 56, tzinfo=UTC)


def some_moves(rules: RuleSet, players: int, most: int = 1_000, seed: int = 1) -> tuple[Move, ...]:
    """Return the first moves of a game in which each player rolls twice and fills the first box."""
    source = SeededDice.from_number(seed)
    state, moves = GameState.start(rules, players), list[Move]()
    while not state.is_over and len(moves) < most:
        move = Score(next(iter(state.possible_scores))) if state.rolls_used == 2 else roll(state, source, _kept(state))
        moves.append(move)
        state = state.after(move)
    return tuple(moves)


def _kept(state: GameState) -> tuple[int, ...]:
    return () if state.dice is None else (0,)


def some_game(rules: RuleSet | None = None, most: int = 1_000) -> GameFile:
    """Return a game of a person and a computer with something of everything."""
    rules = rules or ruleset("yacht")
    return GameFile(
        rules=rules,
        seats=(Seat('Åsa "the Bold"'), Seat("", "captain")),
        moves=some_moves(rules, 2, most),
        date=DATE,
        dice=dice_told_by(SeededDice.from_number(1)),
        notes=(
            Note(1, "hint", (("player", "1"), ("stage", "2"))),
            Note(2, "warning", (("player", "1"), ("score", "ones"), ("said", "no way"))),
        ),
        extras={"place": "at home, by the fire"},
    )
