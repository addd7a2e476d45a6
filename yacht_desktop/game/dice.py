"""Where rolls come from: the operating system's randomness, a seed, people's own dice, a record.

Every source answers the same question: which face does die `die` show in roll
`roll` of turn `turn` of player `player`? The answer does not depend on what
was kept or asked before, so a roll that is undone and made again shows the
same dice, and no choice can shift what comes after it.

>>> source = SeededDice.from_number(1)
>>> source.face(Throw(player=0, turn=1, roll=1, die=0)) == source.face(Throw(0, 1, 1, 0))
True
"""

import os
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Protocol

from yacht_desktop.game.errors import BadDice, BadFaces, BadSeed, DiceMissing
from yacht_desktop.game.moves import Move, Roll
from yacht_desktop.game.state import GameState

SEED_BYTES = 32
BYTE_VALUES = 256


@dataclass(frozen=True, slots=True)
class Throw:
    """One throw of one die.

    Attributes:
        player: who throws, 0 for the first player.
        turn: number of the turn, from 1.
        roll: number of the roll within the turn, from 1.
        die: position of the die, from 0.

    >>> Throw(player=0, turn=12, roll=3, die=4)
    Throw(player=0, turn=12, roll=3, die=4)
    """

    player: int
    turn: int
    roll: int
    die: int


class RollPlace(NamedTuple):
    """Which roll of a game: places are ordered as the rolls of a game follow each other.

    Attributes:
        turn: number of the turn, from 1.
        player: who rolls, 0 for the first player.
        roll: number of the roll within the turn, from 1.

    >>> RollPlace(turn=1, player=1, roll=3) < RollPlace(turn=2, player=0, roll=1)
    True
    """

    turn: int
    player: int
    roll: int


class DiceSource(Protocol):
    """Anything that knows which face a throw shows."""

    def face(self, throw: Throw, faces: int = 6) -> int:
        """Return the face, 1 to `faces`.

        Raises:
            DiceMissing: the source has no dice for this throw (yet).
        """
        ...


def face_of_byte(value: int, faces: int = 6) -> int | None:
    """Return the face that a random byte stands for, None for one that must be drawn again.

    Bytes at and above the largest multiple of `faces` are refused, so that
    every face stands for equally many bytes (no modulo bias).

    Raises:
        BadFaces: a byte cannot tell so many faces apart.

    >>> face_of_byte(0), face_of_byte(251), face_of_byte(252)
    (1, 6, None)
    """
    if not 1 <= faces <= BYTE_VALUES:
        raise BadFaces(faces)
    if value >= BYTE_VALUES - BYTE_VALUES % faces:
        return None
    return value % faces + 1


@dataclass(frozen=True, slots=True)
class SeededDice:
    """Dice from a seed of 256 bits: HMAC-SHA-256 (RFC 2104) in counter mode, with rejection.

    The face of a throw is the first byte of HMAC(seed, "player/turn/roll/die/block")
    that `face_of_byte` accepts; `block` counts from 0, the four numbers are
    those of `Throw` in decimal. docs/dice.md tells it step by step.

    Attributes:
        seed: the 32 bytes.
        code: the code of dice that the seed was made from, None for a seed of its own.
    """

    seed: bytes = field(repr=False)
    code: str | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        """Raise BadSeed for a seed of another length."""
        if len(self.seed) != SEED_BYTES:
            raise BadSeed(len(self.seed), SEED_BYTES)

    @classmethod
    def from_number(cls, number: int) -> "SeededDice":
        """Return dice from the SHA-256 hash of a number's decimal digits, for tests and matches."""
        from hashlib import sha256

        return cls(sha256(str(number).encode("ascii")).digest())

    @classmethod
    def from_system(cls) -> "SeededDice":
        """Return dice from a fresh seed of the operating system's randomness."""
        return cls(os.urandom(SEED_BYTES))

    def face(self, throw: Throw, faces: int = 6) -> int:
        """Return the face of a throw, 1 to `faces`."""
        # Not needed before the first roll, so that a game can be shown without waiting for it.
        from hmac import digest

        block = 0
        while True:
            message = f"{throw.player}/{throw.turn}/{throw.roll}/{throw.die}/{block}".encode("ascii")
            for value in digest(self.seed, message, "sha256"):
                face = face_of_byte(value, faces)
                if face is not None:
                    return face
            block += 1


@dataclass(frozen=True, slots=True)
class SharedDice:
    """The same dice for everyone: all players throw what the first one would.

    >>> dice = SharedDice(SeededDice.from_number(1))
    >>> dice.face(Throw(player=3, turn=7, roll=2, die=4)) == dice.face(Throw(player=0, turn=7, roll=2, die=4))
    True
    """

    dice: DiceSource

    def face(self, throw: Throw, faces: int = 6) -> int:
        """Return the face of a throw, whoever makes it."""
        return self.dice.face(replace(throw, player=0), faces)


@dataclass(slots=True)
class TypedDice:
    """Dice that people roll on their own table and type in.

    >>> dice = TypedDice()
    >>> dice.type_in(Throw(0, 1, 1, 0), 5)
    >>> dice.face(Throw(0, 1, 1, 0))
    5
    """

    _typed: dict[Throw, int] = field(default_factory=dict)

    def type_in(self, throw: Throw, face: int, faces: int = 6) -> None:
        """Note the face of a throw; typing it again corrects it.

        Raises:
            BadDice: no die has such a face.
        """
        if type(face) is not int or not 1 <= face <= faces:
            raise BadDice((face,), 1, faces)
        self._typed[throw] = face

    def face(self, throw: Throw, faces: int = 6) -> int:
        """Return the face typed in.

        Raises:
            DiceMissing: nobody has typed it yet.
            BadDice: the face typed in is none of a die with so few faces.
        """
        face = self._typed.get(throw)
        if face is None:
            raise DiceMissing(throw)
        if face > faces:
            raise BadDice((face,), 1, faces)
        return face


class ReplayedDice:
    """The dice of a recorded game, as its moves tell them.

    >>> from yacht_desktop.game.rulesets import ruleset
    >>> start = GameState.start(ruleset("crag"), players=1)
    >>> ReplayedDice(start, [Roll((1, 3, 5))]).face(Throw(player=0, turn=1, roll=1, die=2))
    5
    """

    def __init__(self, start: GameState, moves: Iterable[Move], until: RollPlace | None = None) -> None:
        """Read the faces of every throw from the moves of a game.

        Args:
            start: the position before the first move.
            moves: the moves.
            until: the last roll to be read, None for all there are.

        Raises:
            IllegalMove: the moves are no game.
            BadDice: a roll shows dice that the rule set does not have.
        """
        self._faces: dict[Throw, int] = {}
        self._last: RollPlace | None = None
        state = start
        for move in moves:
            after = state.after(move)
            place = RollPlace(state.turn, state.player, after.rolls_used)
            if isinstance(move, Roll) and (until is None or place <= until):
                self._last = place
                for die in range(len(move.dice)):
                    if die not in move.kept:
                        throw = Throw(state.player, state.turn, after.rolls_used, die)
                        self._faces[throw] = move.dice[die]
            state = after

    @property
    def last(self) -> RollPlace | None:
        """The last roll recorded, None where there is none."""
        return self._last

    def face(self, throw: Throw, faces: int = 6) -> int:
        """Return the recorded face; DiceMissing where the record has no such throw."""
        face = self._faces.get(throw)
        if face is None or face > faces:
            raise DiceMissing(throw)
        return face


@dataclass(frozen=True, slots=True)
class ContinuedDice:
    """The dice of a recorded game, and those of another source where the record ends.

    A roll that is taken back and made again shows the recorded dice.

    Attributes:
        record: the dice of the record.
        further: the dice of every throw that the record does not have.
        until: the last roll that the record may have; None for the last one that it has.
    """

    record: DiceSource
    further: DiceSource
    until: RollPlace | None = None

    @property
    def last(self) -> RollPlace | None:
        """The last roll whose dice may be recorded; what is rolled later comes from the other source."""
        if self.until is None and isinstance(self.record, ReplayedDice):
            return self.record.last
        return self.until

    def face(self, throw: Throw, faces: int = 6) -> int:
        """Return the face of a throw, 1 to `faces`."""
        try:
            return self.record.face(throw, faces)
        except DiceMissing:
            return self.further.face(throw, faces)


def roll(state: GameState, source: DiceSource, kept: Iterable[int] = ()) -> Roll:
    """Return the next roll of a position, keeping the dice at the positions given.

    Raises:
        DiceMissing: the source has no dice for this throw.
        IllegalMove: rolling is not allowed here.
    """
    keep = frozenset(kept)
    faces = state.rules.faces
    lying = state.dice or ()
    stays = {die: lying[die] for die in keep if die in range(len(lying))}
    dice = tuple(
        stays[die] if die in stays else source.face(Throw(state.player, state.turn, state.rolls_used + 1, die), faces)
        for die in range(state.rules.dice)
    )
    move = Roll(dice, keep)
    state.after(move)
    return move
