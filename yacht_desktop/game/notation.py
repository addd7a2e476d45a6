"""The readable form of a game: one line a turn, written and read.

A line is the number of the turn, the player, the rolls, and the box with its
points. Before each further roll stands a mask of the dice that were kept:

    3 1: 25526 -55-- 35512 -55-- 15553 fives=15

>>> from yacht_desktop.game.rulesets import ruleset
>>> moves = [Roll((2, 2, 5, 5, 6)), Roll((5, 1, 5, 5, 2), kept=frozenset({2, 3})), Score("fives")]
>>> print(write_game(ruleset("yacht"), 1, moves))
1 1: 22556 --55- 51552 fives=15
>>> read_game(ruleset("yacht"), 1, "1 1: 22556 --55- 51552 fives=15") == moves
True
"""

import re
from collections.abc import Iterable

from yacht_desktop.game.errors import BadDice, IllegalMove
from yacht_desktop.game.moves import Move, Roll, Score
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.game.state import GameState

_HEAD = re.compile(r"([0-9]{1,3}) ([1-6]):", re.ASCII)
_LONGEST_LINE = 400


class BadNotation(ValueError):
    """A line that is not the notation of a turn, or tells a move the rules do not allow.

    Attributes:
        line: number of the line, from 1.
        reason: what is wrong, in English.
    """

    def __init__(self, line: int, reason: str) -> None:
        """Keep the line's number and the reason."""
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def write_game(rules: RuleSet, players: int, moves: Iterable[Move]) -> str:
    """Return the moves of a game as text, one line a turn, without a final line end.

    Raises:
        IllegalMove: the moves are no game of these rules.
    """
    state = GameState.start(rules, players)
    lines: list[str] = []
    words: list[str] = []
    for move in moves:
        if not words:
            words = [f"{state.turn} {state.player + 1}:"]
        text = str(move)
        if isinstance(move, Score):
            text += f"={state.possible_scores.get(move.category, 0)}"
        after = state.after(move)
        words.append(text)
        if isinstance(move, Score):
            lines.append(" ".join(words))
            words = []
        state = after
    if words:
        lines.append(" ".join(words))
    return "\n".join(lines)


def read_game(rules: RuleSet, players: int, text: str) -> list[Move]:
    """Return the moves of a game from its text, each checked against the rules.

    Raises:
        BadNotation: with the number of the line that is wrong.
    """
    state = GameState.start(rules, players)
    moves: list[Move] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        if len(line) > _LONGEST_LINE:
            raise BadNotation(number, "too long")
        state = _read_turn(state, line.strip(), number, moves)
    return moves


def _read_turn(state: GameState, line: str, number: int, moves: list[Move]) -> GameState:
    """Append the moves of one line to `moves` and return the position after them."""
    head = _HEAD.match(line)
    if head is None:
        raise BadNotation(number, "does not begin with a turn and a player, as in '1 1:'")
    if state.is_over:
        raise BadNotation(number, "the game is over before this line")
    if (int(head[1]), int(head[2])) != (state.turn, state.player + 1) or state.dice is not None:
        raise BadNotation(number, f"expected turn {state.turn} of player {state.player + 1}")
    words = line[head.end() :].split()
    kept: frozenset[int] = frozenset()
    mover = (state.turn, state.player)
    for word in words:
        if (state.turn, state.player) != mover or state.is_over:
            raise BadNotation(number, "goes on after its turn has ended")
        if set(word) <= set("123456789-") and "-" in word:
            kept = _read_mask(state, word, number)
            continue
        state = _play(state, _read_move(state, word, kept, number), number, moves)
        kept = frozenset()
    if kept:
        raise BadNotation(number, "ends with kept dice and no roll")
    return state


def _read_mask(state: GameState, word: str, number: int) -> frozenset[int]:
    lying = state.dice or ()
    kept = frozenset(i for i, sign in enumerate(word) if sign != "-")
    if len(word) != len(lying) or any(word[i] != str(lying[i]) for i in kept) or not kept:
        raise BadNotation(number, f"{word} does not keep dice that lie on the table")
    return kept


def _read_move(state: GameState, word: str, kept: frozenset[int], number: int) -> Move:
    if re.fullmatch(r"[1-9]+", word, re.ASCII):
        return Roll(tuple(int(sign) for sign in word), kept)
    name, sign, points = word.partition("=")
    worth = state.possible_scores.get(name)
    if worth is None:
        raise BadNotation(number, f"{word[:40]!r} is neither a roll nor a category that may be filled")
    if sign and points != str(worth):
        raise BadNotation(number, f"{name} is worth {worth} here, not {points[:10]!r}")
    return Score(name)


def _play(state: GameState, move: Move, number: int, moves: list[Move]) -> GameState:
    try:
        after = state.after(move)
    except (IllegalMove, BadDice) as fault:
        raise BadNotation(number, str(fault)) from fault
    moves.append(move)
    return after
