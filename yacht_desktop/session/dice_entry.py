"""Dice that people roll on their own table and type in: what is in, what is still to come, and which is next.

>>> from yacht_desktop.game.rulesets import ruleset
>>> state = GameState.start(ruleset("yacht"), players=1).after(Roll((5, 5, 1, 2, 3)))
>>> entry = DiceEntry.asked(state, kept=frozenset({0, 1}))
>>> entry.at, entry.missing
(2, 3)
>>> entry = entry.after(EntryStep.TYPED, 5).after(EntryStep.TYPED, 6)
>>> entry.faces, entry.at
((5, 5, 5, 6, None), 4)
>>> entry.after(EntryStep.TAKEN_BACK).faces
(5, 5, 5, None, None)
"""

from dataclasses import dataclass, replace
from enum import Enum, auto

from yacht_desktop.game.moves import Move, Roll
from yacht_desktop.game.state import GameState
from yacht_desktop.session.events import Refusal
from yacht_desktop.session.setup import GameSetup


class EntryStep(Enum):
    """What can be done to dice that are being entered."""

    ASKED = auto()
    """Dice are to be rolled and entered from now on."""
    TYPED = auto()
    """The face of a die was typed in."""
    TAKEN_BACK = auto()
    """The face of the die before the next one was taken back."""
    CHOSEN = auto()
    """A die was chosen: the next face typed is its."""
    MOVED = auto()
    """The die beside the chosen one was chosen."""
    CALLED_OFF = auto()
    """The dice are not to be rolled after all."""


class EntryRefused(ValueError):
    """Something cannot be done to the dice being entered."""

    def __init__(self, reason: Refusal) -> None:
        """Say why."""
        super().__init__(reason.name)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class DiceEntry:
    """A roll that is being typed in.

    Attributes:
        kept: positions of the dice that stay as they lie.
        faces: the face of every die in the order of the dice, None for one that is still to be entered.
        at: position of the die that the next face is for, None where all are in and none was chosen.
        sides: how many faces a die has.
    """

    kept: frozenset[int]
    faces: tuple[int | None, ...]
    at: int | None
    sides: int = 6

    @classmethod
    def asked(cls, state: GameState, kept: frozenset[int]) -> "DiceEntry":
        """Return the entry of the next roll in a position, of which nothing is in yet; `kept` dice stay."""
        lying = state.dice or ()
        faces = tuple(lying[die] if die in kept else None for die in range(state.rules.dice))
        return cls(kept, faces, _first_open(faces), state.rules.faces)

    @property
    def rolled(self) -> tuple[int, ...]:
        """Positions of the dice that are rolled, in order."""
        return tuple(die for die in range(len(self.faces)) if die not in self.kept)

    @property
    def missing(self) -> int:
        """How many dice are still to be entered."""
        return self.faces.count(None)

    @property
    def is_complete(self) -> bool:
        """Whether all dice are in."""
        return not self.missing

    @property
    def is_untouched(self) -> bool:
        """Whether nothing has been entered."""
        return self.missing == len(self.rolled)

    def filled(self, dice: tuple[int, ...]) -> "DiceEntry":
        """Return the entry with all dice in, as of a roll that is to be corrected."""
        return replace(self, faces=dice, at=None)

    def after(self, step: EntryStep, number: int = 0) -> "DiceEntry":
        """Return the entry after something was done to it.

        Args:
            step: what is done: TYPED, TAKEN_BACK, CHOSEN or MOVED.
            number: the face typed, the position chosen, or how far to move along the dice rolled.

        Raises:
            EntryRefused: it cannot be done.
        """
        match step:
            case EntryStep.TYPED:
                return self._typed(number)
            case EntryStep.TAKEN_BACK:
                return self._taken_back()
            case EntryStep.CHOSEN:
                return self._chosen(number)
            case EntryStep.MOVED:
                return self._moved(number)
        raise ValueError(f"an entry does not come from {step.name}")

    def _typed(self, face: int) -> "DiceEntry":
        if not 1 <= face <= self.sides:
            raise EntryRefused(Refusal.NO_SUCH_FACE)
        if self.at is None:
            raise EntryRefused(Refusal.ALL_ENTERED)
        faces = self._with(self.at, face)
        later = (die for die in range(self.at + 1, len(faces)) if faces[die] is None)
        return replace(self, faces=faces, at=next(later, _first_open(faces)))

    def _taken_back(self) -> "DiceEntry":
        """Empty the last die that is in before the next one; the chosen one itself where it has a face."""
        if self.at is not None and self.faces[self.at] is not None:
            return replace(self, faces=self._with(self.at, None))
        end = len(self.faces) if self.at is None else self.at
        filled = [die for die in self.rolled if self.faces[die] is not None]
        before = [die for die in filled if die < end] or filled
        if not before:
            raise EntryRefused(Refusal.NOTHING_ENTERED)
        return replace(self, faces=self._with(before[-1], None), at=before[-1])

    def _chosen(self, die: int) -> "DiceEntry":
        if die in self.kept:
            raise EntryRefused(Refusal.DIE_IS_KEPT)
        return replace(self, at=die) if die in self.rolled else self

    def _moved(self, steps: int) -> "DiceEntry":
        if self.at is None:
            return replace(self, at=self.rolled[-1 if steps < 0 else 0])
        place = self.rolled.index(self.at) + steps
        return replace(self, at=self.rolled[min(max(place, 0), len(self.rolled) - 1)])

    def _with(self, die: int, face: int | None) -> tuple[int | None, ...]:
        return (*self.faces[:die], face, *self.faces[die + 1 :])


def _first_open(faces: tuple[int | None, ...]) -> int | None:
    return next((die for die, face in enumerate(faces) if face is None), None)


def entry_of_new_turn(setup: GameSetup, state: GameState) -> DiceEntry | None:
    """Return the entry that a turn begins with where people roll the dice, whosever turn it is; None elsewhere."""
    if not setup.has_real_dice or state.is_over or state.dice is not None:
        return None
    return DiceEntry.asked(state, frozenset())


def entry_of_undone(setup: GameSetup, state: GameState, undone: Move) -> DiceEntry | None:
    """Return the entry in which a roll that people made can be read again, once it is taken back."""
    if setup.has_real_dice and isinstance(undone, Roll):
        return DiceEntry.asked(state, undone.kept).filled(undone.dice)
    return entry_of_new_turn(setup, state)
