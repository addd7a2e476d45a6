"""`yacht-lab verify`: whether the dice of a finished game are those promised before its first roll."""

import argparse
import re
from collections.abc import Iterator
from typing import Final

from yacht_desktop.game.fairness import DISAGREEMENTS, Finding, GameDice, Verdict, WrongDie, verify
from yacht_desktop.game.notation import NotationFault
from yacht_desktop.game.state import GameState
from yacht_desktop.lab.arguments import BadInput, Refuted, one_line
from yacht_desktop.lab.texts import name_of, text_of
from yacht_desktop.opponents.levels import Level
from yacht_desktop.storage.game_file_reading import BadGameFile, read_game_file

Told = dict[str, object]

NOT_A_GAME: Final = "not_a_game"
UNKNOWN: Final = {
    Finding.NO_SEED: "the game is over, but its seed is missing",
    Finding.NO_COMMITMENT: "nothing was promised: the commitment is missing",
    Finding.TYPED: "people rolled these dice themselves",
    Finding.UNFINISHED: "the game is not over; its dice agree so far",
    Finding.EARLIER_DICE: "the game was gone on with under another promise, so that its first dice cannot be checked",
}
"""What leaves it open whether dice were changed."""
_UNTOLD: Final = "the game is not over; its seed is told at the end"
_CHANGED: Final = {NotationFault.KEPT_OTHERS, NotationFault.POINTS, NotationFault.AGAINST_RULES}
"""Faults of a line whose dice, kept dice and points do not go together."""
_HEAD: Final = re.compile(r"([0-9]+) ([1-6]):", re.ASCII)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = (
        "Hashes the seed of a finished game, compares it with the commitment, throws every die again and compares "
        "it with the game. Exit status 0: all agree; 1: something was changed; 2: it cannot be told, or the file "
        "cannot be read."
    )
    parser.add_argument("file", metavar="FILE", help="a game file; - is standard input")


def answer(chosen: argparse.Namespace) -> Iterator[Told]:
    """Yield the verdict.

    Raises:
        Refuted: something was changed.
        BadInput: it cannot be told, or the file cannot be read.
    """
    name, text = name_of(chosen.file), text_of(chosen.file)
    try:
        game = read_game_file(text, [level.value for level in Level])
    except BadGameFile as fault:
        if fault.fault not in _CHANGED:
            raise BadInput(f"{name} {one_line(str(fault))}") from fault
        yield _no_game(text, fault)
        raise Refuted from fault
    verdict = verify(GameState.start(game.rules, len(game.seats)), game.moves, game.dice)
    yield _told(verdict, game.dice)
    if verdict.finding in DISAGREEMENTS:
        raise Refuted
    if not verdict.agrees:
        raise BadInput(f"{name} cannot be verified: {_open_question(verdict)}")


def _told(verdict: Verdict, dice: GameDice) -> Told:
    outcome = "agrees" if verdict.agrees else "differs" if verdict.finding in DISAGREEMENTS else "unknown"
    return {
        "verdict": outcome,
        "reason": verdict.finding.value,
        "finished": verdict.finished,
        "dice": verdict.dice,
        "earlier_dice": verdict.earlier,
        "wrong_dice": verdict.wrong_dice,
        "first_wrong": None if verdict.wrong is None else _wrong(verdict.wrong),
        "kind": dice.kind.value,
        "commitment": dice.commitment,
    }


def _wrong(wrong: WrongDie) -> Told:
    throw = wrong.throw
    return {
        "turn": throw.turn,
        "player": throw.player + 1,
        "roll": throw.roll,
        "die": throw.die + 1,
        "shown": wrong.shown,
        "thrown": wrong.thrown,
    }


def _no_game(text: str, fault: BadGameFile) -> Told:
    """Tell of a line that no game of these rules has, as where a die was changed and its points were not."""
    head = _HEAD.match(text.removeprefix("\ufeff").split("\n")[fault.line - 1])
    place = {"turn": int(head[1]), "player": int(head[2])} if head else {}
    return {"verdict": "differs", "reason": NOT_A_GAME, **place, "line": fault.line, "fault": one_line(fault.reason)}


def _open_question(verdict: Verdict) -> str:
    if verdict.finding is Finding.NO_SEED and not verdict.finished:
        return _UNTOLD
    return UNKNOWN[verdict.finding]
