"""Games as readable text, written and read: the files `*.yachtgame`.

The first line names the form and its version. A head of keys and values follows, then the game in
its notation, one line a turn, then what else is to be remembered of it:

    yachtgame 1
    rules: yacht
    options: straights=30/30 four_of_a_kind=four_dice five_equal_full_house=no
    player.1: person "Anna"
    player.2: captain ""
    dice: computer
    commitment: 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925
    date: 2026-11-30T12:34:56+00:00

    1 1: 22556 --55- 51552 fives=15
    1 2: 66612 sixes=18

    note 0 hint stage=1

A player is a person or the level of a computer, and the name typed in, which may be empty. Dice are
the computer's, `shared` (the computer's, the same for everyone) or `typed` (people's own). Those of
the computer have more keys, which docs/dice.md explains:

    commitment: the SHA-256 hash of the seed
    seed: the seed, once the game is over
    dice.code: 8MSH-CEQU-GV4Q-EVH4
    dice.before: 3 2 1

The last is the last roll (turn, player, roll) that may have other dice than those of the seed. Keys
that this version does not know are kept and written back. A note belongs to the decision after so
many moves, which undo may have shortened since, and has a kind and facts.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from yacht_desktop.game.fairness import HEXADECIMAL, DiceKind, GameDice
from yacht_desktop.game.moves import Move
from yacht_desktop.game.notation import write_game
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.storage.quoting import quoted

if TYPE_CHECKING:
    from datetime import datetime

FORM: Final = "yachtgame"
VERSION: Final = 1
SUFFIX: Final = ".yachtgame"
LARGEST_FILE: Final = 1 << 20
"""In bytes; the longest game with a note on every decision is far below it."""
LONGEST_LINE: Final = 40_000
LONGEST_NAME: Final = 2_000
MOST_NOTES: Final = 4_000
MOST_KEYS: Final = 100
PERSON: Final = "person"
COMPUTERS: Final = GameDice()
COMPUTER_DICE: Final = DiceKind.COMPUTER.value

WORD: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
KEY: Final = re.compile(r"[a-z][a-z0-9_.]{0,39}")
CODE: Final = re.compile(r"[2-9A-Z]{1,4}(?:-[2-9A-Z]{1,4}){3,13}")
PLACE: Final = re.compile(r"([1-9][0-9]{0,2}) ([1-6]) ([1-9])", re.ASCII)
DICE_KEYS: Final = ("dice", "commitment", "seed", "dice.code", "dice.before")
OWN_KEYS: Final = frozenset({"rules", "options", "date", *DICE_KEYS, *(f"player.{seat}" for seat in range(1, 7))})
_BARE: Final = re.compile(r"[A-Za-z0-9_.,:/+-]+")


@dataclass(frozen=True, slots=True)
class Seat:
    """A player.

    Attributes:
        name: the name typed in, any text; empty for none.
        level: how the computer plays, as a word of the one who writes; None for a person.
    """

    name: str
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Note:
    """Something to be remembered of a decision: a hint, a warning, what was taken back.

    Attributes:
        move: how many moves had been played; there may be fewer now.
        kind: what it is, a word.
        facts: words with their values, which are any text.
    """

    move: int
    kind: str
    facts: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class GameFile:
    """All that a game file holds.

    Attributes:
        rules: the rule set with its options.
        seats: the players in playing order.
        moves: the moves, as the rules allow them.
        date: when the game began, with its time zone; None where nobody knows.
        dice: where the dice came from, and what proves it.
        notes: what is to be remembered besides, in the order in which it came about.
        extras: keys and values of the head that this version does not know, in their order.
    """

    rules: RuleSet
    seats: tuple[Seat, ...]
    moves: tuple[Move, ...]
    date: "datetime | None" = None
    dice: GameDice = COMPUTERS
    notes: tuple[Note, ...] = ()
    extras: Mapping[str, str] = field(default_factory=dict)


def write_game_file(game: GameFile, turns: str | None = None) -> str:
    """Return the text of a game file, which `read_game_file` reads again as the same game.

    Args:
        game: the game.
        turns: the notation of its moves where that is known, which spares playing them again.

    Raises:
        ValueError: a name is longer than LONGEST_NAME, or a word, a key or a value is none.
        IllegalMove: the moves are no game of these rules.
    """
    parts = ["\n".join(_head(game))]
    if game.moves:
        parts.append(write_game(game.rules, len(game.seats), game.moves) if turns is None else turns)
    if game.notes:
        parts.append("\n".join(map(_note_line, game.notes)))
    return "\n\n".join(parts) + "\n"


def _head(game: GameFile) -> list[str]:
    lines = [f"{FORM} {VERSION}", f"rules: {game.rules.id}"]
    if game.rules.options:
        lines.append(f"options: {' '.join(f'{key}={value}' for key, value in game.rules.options)}")
    lines += [f"player.{number}: {_seat(seat)}" for number, seat in enumerate(game.seats, start=1)]
    lines += _dice(game.dice)
    if game.date is not None:
        lines.append(f"date: {game.date.isoformat(timespec='seconds')}")
    for key, value in game.extras.items():
        if _checked(KEY, key) in OWN_KEYS or value != value.strip() or not value.isprintable():
            raise ValueError(f"{key!r} cannot stand in the head")
        lines.append(f"{key}: {value}")
    return lines


def _dice(dice: GameDice) -> list[str]:
    lines = [f"dice: {dice.kind.value}"]
    if dice.commitment is not None:
        lines.append(f"commitment: {_checked(HEXADECIMAL, dice.commitment)}")
    if dice.seed is not None:
        lines.append(f"seed: {_checked(HEXADECIMAL, dice.seed.hex())}")
    if dice.code is not None:
        lines.append(f"dice.code: {_checked(CODE, dice.code)}")
    if dice.last_before is not None:
        turn, player, roll = dice.last_before
        lines.append(f"dice.before: {_checked(PLACE, f'{turn} {player + 1} {roll}')}")
    if dice.kind is DiceKind.TYPED and len(lines) > 1:
        raise ValueError("dice typed in have neither seed nor code")
    return lines


def _seat(seat: Seat) -> str:
    if len(seat.name) > LONGEST_NAME or seat.level == PERSON:
        raise ValueError("no such player")
    return f"{PERSON if seat.level is None else _checked(WORD, seat.level)} {quoted(seat.name)}"


def _note_line(note: Note) -> str:
    facts = [f"{_checked(WORD, key)}={_value(value)}" for key, value in note.facts]
    return " ".join(["note", str(note.move), _checked(WORD, note.kind), *facts])


def _value(text: str) -> str:
    return text if _BARE.fullmatch(text) else quoted(text)


def _checked(form: re.Pattern[str], word: str) -> str:
    if form.fullmatch(word) is None:
        raise ValueError(f"{word!r} is not written as it must be")
    return word
