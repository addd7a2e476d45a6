"""Game files with mistakes in them, thousands of them: each is a game or is refused, whole, in no time."""

import random
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

from tests.storage.games import LEVELS, some_game
from yacht_desktop.game.dice import SeededDice
from yacht_desktop.game.dice_codes import code_of_seed
from yacht_desktop.game.fairness import DiceKind, GameDice, commitment_of, verify
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.game.state import GameState, replay
from yacht_desktop.session.game_files import opened_game
from yacht_desktop.storage.game_file import GameFile, write_game_file
from yacht_desktop.storage.game_file_reading import BadGameFile, read_game_file

SIGNS: Final = '0123456789-=: \n\r\t"\\{}uonesyacht.\u00e5\u202e\u2028\x00'
LONGEST_S: Final = 1.0
SEED: Final = SeededDice.from_number(1).seed


def _text(rules_id: str, dice: GameDice | None = None, most: int = 40) -> str:
    game = some_game(ruleset(rules_id), most)
    return write_game_file(game if dice is None else replace(game, dice=dice))


SPOILED: Final = {
    "yacht": _text("yacht"),
    "yatzy": _text("yatzy"),
    "finished, with its seed": _text("crag", GameDice(DiceKind.COMPUTER, commitment_of(SEED), SEED), 1_000),
    "of a code": _text("yacht", GameDice(DiceKind.SHARED, commitment_of(SEED), None, code_of_seed(SEED))),
    "typed in": _text("yacht", GameDice(DiceKind.TYPED)),
}
"""Files of which each holds something of its own."""


def try_spoiled(name: str, times: int, seed: int) -> int:
    """Spoil a file so often and read it each time; return how many were refused.

    Raises:
        AssertionError: one was read by halves, or took long, or its line is none.
    """
    text, chance = SPOILED[name], random.Random(f"{name} {seed}")
    refused = 0
    for _ in range(times):
        spoiled = spoil(text, chance)
        begun = time.monotonic()
        outcome = game_or_fault(spoiled)
        if isinstance(outcome, BadGameFile):
            refused += 1
            assert 1 <= outcome.line <= spoiled.count("\n") + 1, spoiled
        else:
            _assert_whole(outcome)
        assert time.monotonic() - begun < LONGEST_S, spoiled
    return refused


def _assert_whole(game: GameFile) -> None:
    """Do with a game all that may be done with one that was opened."""
    players = len(game.seats)
    assert replay(game.rules, players, game.moves).rules == game.rules
    assert read_game_file(write_game_file(game), LEVELS) == game
    assert opened_game(Path(), game).moves == game.moves
    assert verify(GameState.start(game.rules, players), game.moves, game.dice).finding is not None


def spoil(text: str, chance: random.Random) -> str:
    """Return a text with one to four changes: signs or lines lost, doubled, exchanged or put in."""
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(text) + 1)
        deed = chance.randrange(6)
        if deed == 0:
            text = text[:place] + text[place + chance.randint(1, 8) :]
        elif deed == 1:
            text = text[:place] + chance.choice(SIGNS) + text[place:]
        elif deed == 2:
            text = text[:place] + chance.choice(SIGNS) + text[place + 1 :]
        else:
            lines = text.split("\n")
            one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
            if deed == 3:
                lines[one], lines[other] = lines[other], lines[one]
            elif deed == 4:
                lines.insert(one, lines[other])
            else:
                del lines[one]
            text = "\n".join(lines)
    return text


def game_or_fault(text: str) -> GameFile | BadGameFile:
    """Return the game of a text, or the only fault that reading it may raise."""
    try:
        return read_game_file(text, LEVELS)
    except BadGameFile as fault:
        return fault
