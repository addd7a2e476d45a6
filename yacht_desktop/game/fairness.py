"""That nobody chose the dice: a promise before the first roll, and its proof after the last.

The promise is the SHA-256 hash of the 32 bytes of the seed, in hexadecimal; it tells nothing of the
dice and fits no other seed. Once the game is over the seed is shown, and anybody can hash it and throw
every die again. docs/dice.md tells how, also without this program.

>>> from yacht_desktop.game.dice import roll
>>> from yacht_desktop.game.moves import Roll, Score
>>> from yacht_desktop.game.rulesets import ruleset
>>> dice, start = SeededDice(bytes(32)), GameState.start(ruleset("yacht"), players=1)
>>> promise = commitment_of(dice.seed)
>>> promise
'66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
>>> moves = [roll(start, dice), Score("choice")]
>>> verify(start, moves, GameDice(commitment=promise, seed=dice.seed))
Verdict(finding=<Finding.UNFINISHED: 'unfinished'>, finished=False, dice=5, earlier=0, wrong_dice=0, wrong=None)
>>> verify(start, [Roll((1, 1, 1, 1, 1))], GameDice(commitment=promise, seed=dice.seed)).wrong
WrongDie(throw=Throw(player=0, turn=1, roll=1, die=0), shown=1, thrown=3)
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple

from yacht_desktop.game.dice import ContinuedDice, DiceSource, RollPlace, SeededDice, SharedDice, Throw, TypedDice
from yacht_desktop.game.moves import Move, Roll
from yacht_desktop.game.state import GameState

HEXADECIMAL: Final = re.compile(r"[0-9a-f]{64}")
"""How a commitment and a seed are written."""


class DiceKind(Enum):
    """Where the dice of a game come from; the values are the words of game files."""

    COMPUTER = "computer"
    SHARED = "shared"
    TYPED = "typed"


@dataclass(frozen=True, slots=True)
class GameDice:
    """What is known of a game's dice besides what they showed.

    Attributes:
        kind: where they come from.
        commitment: the hash of the seed, in hexadecimal; None where nothing was promised.
        seed: the seed, None while it is not to be told.
        code: the code of dice that the game is played with, None for none.
        last_before: the last roll that may have other dice than those of the seed, as the game was gone on
            with after it; None where all are of the seed.
    """

    kind: DiceKind = DiceKind.COMPUTER
    commitment: str | None = None
    seed: bytes | None = field(default=None, repr=False)
    code: str | None = None
    last_before: RollPlace | None = None


class Finding(Enum):
    """What looking into the dice of a game comes to."""

    AGREES = "agrees"
    UNFINISHED = "unfinished"
    EARLIER_DICE = "earlier_dice"
    WRONG_DIE = "wrong_die"
    OTHER_SEED = "other_seed"
    OTHER_CODE = "other_code"
    NO_COMMITMENT = "no_commitment"
    NO_SEED = "no_seed"
    TYPED = "typed"


DISAGREEMENTS: Final = frozenset({Finding.WRONG_DIE, Finding.OTHER_SEED, Finding.OTHER_CODE})
"""What shows that something was changed; the other findings but `AGREES` leave it open."""


class WrongDie(NamedTuple):
    """A throw that shows another face than the seed gives it.

    Attributes:
        throw: which throw.
        shown: the face in the game.
        thrown: the face that the seed gives.
    """

    throw: Throw
    shown: int
    thrown: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found.

    Attributes:
        finding: what it comes to.
        finished: whether the game has ended.
        dice: how many thrown dice were compared.
        earlier: how many were not, as they were rolled before the game was gone on with.
        wrong_dice: how many show another face than the seed gives.
        wrong: the first of them, None where there is none.
    """

    finding: Finding
    finished: bool
    dice: int = 0
    earlier: int = 0
    wrong_dice: int = 0
    wrong: WrongDie | None = None

    @property
    def agrees(self) -> bool:
        """Whether all dice of a finished game are those that were promised before its first roll."""
        return self.finding is Finding.AGREES


def commitment_of(seed: bytes) -> str:
    """Return the SHA-256 hash of a seed's bytes in hexadecimal."""
    from hashlib import sha256

    return sha256(seed).hexdigest()


def dice_told_by(source: DiceSource) -> GameDice:
    """Return what may be told of a game's dice before its end: everything but the seed."""
    return _told(source, with_seed=False)


def dice_revealed_by(source: DiceSource) -> GameDice:
    """Return what may be told of a game's dice once it is over, the seed too."""
    return _told(source, with_seed=True)


def source_of(dice: GameDice, seed: bytes) -> DiceSource:
    """Return the source that throws the dice of a game whose seed is known."""
    return of_kind(dice.kind, SeededDice(seed, dice.code))


def of_kind(kind: DiceKind, source: DiceSource) -> DiceSource:
    """Return a source as the dice for everyone where the kind is that, else as it is."""
    return SharedDice(source) if kind is DiceKind.SHARED and isinstance(source, SeededDice) else source


def seed_of(source: DiceSource) -> bytes | None:
    """Return the seed of the dice to come, None where there is none."""
    match source:
        case SeededDice():
            return source.seed
        case SharedDice():
            return seed_of(source.dice)
        case ContinuedDice():
            return seed_of(source.further)
    return None


def verify(start: GameState, moves: Iterable[Move], dice: GameDice) -> Verdict:
    """Throw all dice of a game again and compare.

    Args:
        start: the position before the first move.
        moves: the moves of the game.
        dice: what the game says of its dice.

    Raises:
        IllegalMove: the moves are no game of these rules.
        BadDice: a roll shows dice that the rule set does not have.
    """
    throws, end = _throws_of(start, moves)
    finding = _promise_of(dice)
    if dice.kind is DiceKind.TYPED or dice.seed is None:
        return Verdict(finding, end.is_over)
    source = source_of(dice, dice.seed)
    compared = [item for item in throws if dice.last_before is None or _place(item[0]) > dice.last_before]
    wrong = [
        WrongDie(throw, shown, thrown)
        for throw, shown in compared
        if (thrown := source.face(throw, start.rules.faces)) != shown
    ]
    earlier = len(throws) - len(compared)
    if wrong and finding in {Finding.AGREES, Finding.NO_COMMITMENT}:
        finding = Finding.WRONG_DIE
    elif finding is Finding.AGREES and (earlier or not end.is_over):
        finding = Finding.EARLIER_DICE if earlier else Finding.UNFINISHED
    return Verdict(finding, end.is_over, len(compared), earlier, len(wrong), wrong[0] if wrong else None)


def kind_of(source: DiceSource) -> DiceKind:
    """Return the kind of dice that a source gives to the rolls to come."""
    match source:
        case ContinuedDice():
            return kind_of(source.further)
        case SharedDice():
            return DiceKind.SHARED
        case TypedDice():
            return DiceKind.TYPED
    return DiceKind.COMPUTER


def code_of(source: DiceSource) -> str | None:
    """Return the code that a source's dice were made from, None where there is none."""
    match source:
        case SeededDice():
            return source.code
        case SharedDice():
            return code_of(source.dice)
        case ContinuedDice():
            return code_of(source.further)
    return None


def _told(source: DiceSource, *, with_seed: bool) -> GameDice:
    kind, seed = kind_of(source), seed_of(source)
    if seed is None:
        return GameDice(kind)
    last_before = source.last if isinstance(source, ContinuedDice) else None
    return GameDice(kind, commitment_of(seed), seed if with_seed else None, code_of(source), last_before)


def _throws_of(start: GameState, moves: Iterable[Move]) -> tuple[list[tuple[Throw, int]], GameState]:
    """Return every throw with the face it shows, in the order of the game, and the end."""
    throws: list[tuple[Throw, int]] = []
    state = start
    for move in moves:
        after = state.after(move)
        if isinstance(move, Roll):
            throws += [
                (Throw(state.player, state.turn, after.rolls_used, die), face)
                for die, face in enumerate(move.dice)
                if die not in move.kept
            ]
        state = after
    return throws, state


def _place(throw: Throw) -> RollPlace:
    return RollPlace(throw.turn, throw.player, throw.roll)


def _promise_of(dice: GameDice) -> Finding:
    """Return what seed, commitment and code say of each other, before any die is looked at."""
    if dice.kind is DiceKind.TYPED:
        return Finding.TYPED
    if dice.seed is None:
        return Finding.NO_SEED if dice.commitment is not None else Finding.NO_COMMITMENT
    if dice.commitment is not None and commitment_of(dice.seed) != dice.commitment:
        return Finding.OTHER_SEED
    if dice.code is not None and not _is_seed_of(dice.code, dice.seed):
        return Finding.OTHER_CODE
    return Finding.AGREES if dice.commitment is not None else Finding.NO_COMMITMENT


def _is_seed_of(code: str, seed: bytes) -> bool:
    from yacht_desktop.game.dice_codes import BadCode, dice_of_code

    try:
        return dice_of_code(code).seed == seed
    except BadCode:
        return False
