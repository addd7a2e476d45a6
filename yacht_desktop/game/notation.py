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
from enum import Enum

from typing_extensions import override

from yacht_desktop.game.errors import BadDice, IllegalMove
from yacht_desktop.game.moves import Move, Roll, Score
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.game.state import GameState

_HEAD = re.compile(r"([1-9][0-9]{0,2}) ([1-6]):", re.ASCII)
_GAP = re.compile(r"[ \t]+", re.ASCII)
_LONGEST_LINE = 400
_LONGEST_TEXT = 100_000
_SHOWN = 40


class NotationFault(Enum):
    """What can be wrong with a line; the window makes its own sentences of these."""

    TOO_LONG = "too_long"
    HEAD = "head"
    OVER = "over"
    UNFINISHED = "unfinished"
    ORDER = "order"
    NO_ROLL = "no_roll"
    GOES_ON = "goes_on"
    KEPT_TWICE = "kept_twice"
    KEPT_UNROLLED = "kept_unrolled"
    KEPT_OTHERS = "kept_others"
    WORD = "word"
    POINTS = "points"
    AGAINST_RULES = "against_rules"


class BadNotation(ValueError):
    """A line that is not the notation of a turn, or tells a move the rules do not allow.

    Attributes:
        line: number of the line, from 1.
        reason: what is wrong, in English.
        fault: what kind of fault it is.
    """

    def __init__(self, line: int, reason: str, fault: NotationFault = NotationFault.WORD) -> None:
        """Keep the line's number, the reason and the kind."""
        super().__init__(line, reason, fault)
        self.line = line
        self.reason = reason
        self.fault = fault

    @override
    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"


def write_game(rules: RuleSet, players: int, moves: Iterable[Move]) -> str:
    """Return the moves of a game as text, one line a turn, without a final line end.

    Raises:
        IllegalMove: the moves are no game of these rules.
        BadDice: a roll shows dice that this rule set does not have.
        BadPlayers: fewer than one or more than six players.
    """
    return GrowingText(GameState.start(rules, players)).of(moves)


class GrowingText:
    """The notation of a game that goes on: turns that are over are not played again for the next text.

    >>> from yacht_desktop.game.rulesets import ruleset
    >>> text = GrowingText(GameState.start(ruleset("yacht"), 1))
    >>> text.of([Roll((2, 2, 5, 5, 6))])
    '1 1: 22556'
    """

    def __init__(self, start: GameState) -> None:
        """Begin with the position before the first move."""
        self._start = start
        self._state = start
        self._played: tuple[Move, ...] = ()
        self._lines: list[str] = []

    def of(self, moves: Iterable[Move]) -> str:
        """Return the notation of a game from its start, which is best the last one with more moves.

        Raises:
            IllegalMove: the moves are no game of these rules.
            BadDice: a roll shows dice that this rule set does not have.
        """
        given = tuple(moves)
        if given[: len(self._played)] != self._played:
            self._state, self._played, self._lines = self._start, (), []
        state, words = self._state, [""]
        for number, move in enumerate(given[len(self._played) :], start=len(self._played) + 1):
            words[0] = words[0] or f"{state.turn} {state.player + 1}:"
            after = state.after(move)
            if isinstance(move, Score):
                words.append(f"{move}={state.possible_scores[move.category]}")
                self._lines.append(" ".join(words))
                self._played, self._state, words = given[:number], after, [""]
            else:
                words.append(str(move))
            state = after
        return "\n".join(self._lines if len(words) == 1 else [*self._lines, " ".join(words)])


def read_game(rules: RuleSet, players: int, text: str) -> list[Move]:
    """Return the moves of a game from its text, each checked against the rules.

    Blank lines and further spaces or tabs between words are passed over, and
    the points of a box may be left out. The last turn may be unfinished.

    Raises:
        BadNotation: with the number of the line that is wrong.
        BadPlayers: fewer than one or more than six players.
    """
    state = GameState.start(rules, players)
    if len(text) > _LONGEST_TEXT:
        raise BadNotation(
            text.count("\n", 0, _LONGEST_TEXT) + 1, "is beyond the longest game there can be", NotationFault.TOO_LONG
        )
    moves: list[Move] = []
    # Not `splitlines` and `split`, which know separators that no editor counts as a new line.
    for number, line in enumerate(text.split("\n"), start=1):
        words = _GAP.split(line.removesuffix("\r").strip(" \t"))
        if words == [""]:
            continue
        if len(line) > _LONGEST_LINE:
            raise BadNotation(number, "too long", NotationFault.TOO_LONG)
        _check_head(state, words, number)
        state = _read_turn(state, words[2:], number, moves)
    return moves


def _check_head(state: GameState, words: list[str], number: int) -> None:
    head = _HEAD.fullmatch(" ".join(words[:2]))
    if head is None:
        raise BadNotation(number, "does not begin with a turn and a player, as in '1 1:'", NotationFault.HEAD)
    if state.is_over:
        raise BadNotation(number, "the game is over before this line", NotationFault.OVER)
    if state.dice is not None:
        raise BadNotation(number, "the turn before this line has no category", NotationFault.UNFINISHED)
    if (int(head[1]), int(head[2])) != (state.turn, state.player + 1):
        raise BadNotation(number, f"expected turn {state.turn} of player {state.player + 1}", NotationFault.ORDER)
    if not words[2:]:
        raise BadNotation(number, "has no roll", NotationFault.NO_ROLL)


def _read_turn(state: GameState, words: list[str], number: int, moves: list[Move]) -> GameState:
    """Append the moves of one line to `moves` and return the position after them."""
    kept: frozenset[int] = frozenset()
    mover = (state.turn, state.player)
    for word in words:
        if (state.turn, state.player) != mover or state.is_over:
            raise BadNotation(number, "goes on after its turn has ended", NotationFault.GOES_ON)
        if "-" in word:
            if kept:
                raise BadNotation(number, "keeps dice twice without a roll between", NotationFault.KEPT_TWICE)
            kept = _read_mask(state, word, number)
            continue
        state = _play(state, _read_move(state, word, kept, number), number, moves)
        kept = frozenset()
    if kept:
        raise BadNotation(number, "ends with kept dice and no roll", NotationFault.KEPT_UNROLLED)
    return state


def _read_mask(state: GameState, word: str, number: int) -> frozenset[int]:
    lying = state.dice or ()
    kept = frozenset(i for i, sign in enumerate(word) if sign != "-")
    if len(word) != len(lying) or any(word[i] != str(lying[i]) for i in kept) or not kept:
        raise BadNotation(
            number, f"{word[:_SHOWN]!r} does not keep dice that lie on the table", NotationFault.KEPT_OTHERS
        )
    return kept


def _read_move(state: GameState, word: str, kept: frozenset[int], number: int) -> Move:
    if re.fullmatch(r"[1-9]+", word, re.ASCII):
        return Roll(tuple(int(sign) for sign in word), kept)
    if kept:
        raise BadNotation(number, "keeps dice and does not roll the others", NotationFault.KEPT_UNROLLED)
    name, sign, points = word.partition("=")
    worth = state.possible_scores.get(name)
    if worth is None:
        raise BadNotation(
            number, f"{word[:_SHOWN]!r} is neither a roll nor a category that may be filled", NotationFault.WORD
        )
    if sign and points != str(worth):
        raise BadNotation(number, f"{name} is worth {worth} here, not {points[:_SHOWN]!r}", NotationFault.POINTS)
    return Score(name)


def _play(state: GameState, move: Move, number: int, moves: list[Move]) -> GameState:
    try:
        after = state.after(move)
    except (IllegalMove, BadDice) as fault:
        raise BadNotation(number, str(fault), NotationFault.AGAINST_RULES) from fault
    moves.append(move)
    return after
