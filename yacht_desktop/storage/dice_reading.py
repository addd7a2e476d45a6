"""Reading what a game file says of its dice: where they came from, and what proves it."""

from collections.abc import Mapping
from typing import Final

from yacht_desktop.game.dice import RollPlace
from yacht_desktop.game.dice_codes import BadCode, read_code
from yacht_desktop.game.fairness import HEXADECIMAL, DiceKind, GameDice
from yacht_desktop.storage import game_file as form
from yacht_desktop.storage.bad_game_file import BadGameFile, FileFault

_KINDS: Final = {kind.value: kind for kind in DiceKind}


def read_dice(head: Mapping[str, tuple[int, str]]) -> GameDice:
    """Return what the head of a game file says of the dice.

    Whether seed, commitment and dice agree is not asked here: a game is a game, whoever rolled it.

    Args:
        head: the lines of the head by their keys, each with its number.

    Raises:
        BadGameFile: with the number of the line that is wrong.
    """
    number, word = head.get("dice", (1, form.COMPUTER_DICE))
    kind = _KINDS.get(word)
    if kind is None:
        raise BadGameFile(number, FileFault.DICE, f"there are no dice of the kind {word[: form.LONGEST_NAME]!r}")
    if kind is DiceKind.TYPED:
        for key in form.DICE_KEYS[1:]:
            if key in head:
                raise BadGameFile(head[key][0], FileFault.DICE, f"dice typed in have no {key}")
    seed = _hexadecimal(head, "seed")
    return GameDice(
        kind,
        _hexadecimal(head, "commitment"),
        None if seed is None else bytes.fromhex(seed),
        _code(head),
        _place(head),
    )


def _hexadecimal(head: Mapping[str, tuple[int, str]], key: str) -> str | None:
    if key not in head:
        return None
    number, text = head[key]
    plain = text.lower() if text.isascii() else text
    if HEXADECIMAL.fullmatch(plain) is None:
        raise BadGameFile(number, FileFault.DICE, f"the {key} is not 64 hexadecimal figures")
    return plain


def _code(head: Mapping[str, tuple[int, str]]) -> str | None:
    if "dice.code" not in head:
        return None
    number, text = head["dice.code"]
    try:
        return read_code(text)
    except BadCode as fault:
        raise BadGameFile(number, FileFault.DICE, str(fault)) from fault


def _place(head: Mapping[str, tuple[int, str]]) -> RollPlace | None:
    if "dice.before" not in head:
        return None
    number, text = head["dice.before"]
    parts = form.PLACE.fullmatch(text)
    if parts is None:
        raise BadGameFile(number, FileFault.DICE, "dice.before is not a turn, a player and a roll, as in '3 2 1'")
    turn, player, roll = map(int, parts.groups())
    return RollPlace(turn, player - 1, roll)
