"""docs/dice.md says exactly how dice are made: followed with `hashlib` alone, it gives the same dice."""

import hashlib
import re
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from tests.game.variants import random_game
from yacht_desktop.game.dice import SeededDice, SharedDice, Throw, roll
from yacht_desktop.game.dice_codes import code_of_seed, daily_code, dice_of_code, new_code
from yacht_desktop.game.fairness import DiceKind, commitment_of, dice_revealed_by, of_kind
from yacht_desktop.game.moves import Move, Roll, Score
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.game.state import GameState
from yacht_desktop.storage.game_file import GameFile, Seat, write_game_file

DOCUMENT: Final = (Path(__file__).parents[2] / "docs" / "dice.md").read_text(encoding="utf-8")
SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
SEEDS: Final = [bytes(range(32)), bytes(32), bytes([255] * 32), hashlib.sha256(b"any").digest()]


# The document's steps, written down without the program


def told_face(seed: bytes, throw: tuple[int, int, int, int], faces: int) -> int:
    key = seed.ljust(64, b"\0")
    block = 0
    while True:
        message = "/".join(map(str, (*throw, block))).encode("ascii")
        inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
        for byte in hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest():
            if byte < 256 // faces * faces:
                return byte % faces + 1
        block += 1


def told_checks(signs: str) -> str:
    """Return the two check signs, found by trying all."""
    for first, second in product(SIGNS, SIGNS):
        values = [SIGNS.index(sign) for sign in signs + first + second]
        if sum(values) % 31 == 0 and sum(place * value for place, value in enumerate(values, 1)) % 31 == 0:
            return first + second
    raise AssertionError(signs)


def told_number(number: int, length: int) -> str:
    signs = "".join(SIGNS[number // 31**place % 31] for place in reversed(range(length)))
    assert number < 31**length
    return signs


def grouped(signs: str) -> str:
    return "-".join(re.findall(".{1,4}", signs))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("faces", [6, 8])
def test_every_die_is_made_as_the_document_says(seed: bytes, faces: int) -> None:
    own, shared = SeededDice(seed), SharedDice(SeededDice(seed))
    for player, turn, number, die in product(range(6), range(1, 14), range(1, 4), range(5)):
        throw = Throw(player, turn, number, die)
        assert own.face(throw, faces) == told_face(seed, (player, turn, number, die), faces)
        assert shared.face(throw, faces) == told_face(seed, (0, turn, number, die), faces)
    assert commitment_of(seed) == hashlib.sha256(seed).hexdigest()


def test_the_example_is_right() -> None:
    seed = bytes.fromhex(re.findall(r"seed: +([0-9a-f]{64})", DOCUMENT)[0])
    assert re.findall(r"commitment: +([0-9a-f]{64})", DOCUMENT) == [hashlib.sha256(seed).hexdigest()]
    lines = re.findall(r"throw ([0-9])/([0-9])/([0-9]): ([1-6 ]{9})", DOCUMENT)
    assert len(lines) == 3
    for player, turn, number, faces in lines:
        place = int(player), int(turn), int(number)
        assert faces.split() == [str(told_face(seed, (*place, die), 6)) for die in range(5)]


def test_codes_are_made_as_the_document_says() -> None:
    assert SIGNS in DOCUMENT
    for _ in range(20):
        code = new_code()
        signs = code.replace("-", "")
        assert code == grouped(signs[:14] + told_checks(signs[:14]))
        assert dice_of_code(code).seed == hashlib.sha256(f"yacht-desktop code {signs}".encode()).digest()
    for seed in SEEDS:
        signs = told_number(int.from_bytes(seed, "big"), 52)
        assert code_of_seed(seed) == grouped(signs + told_checks(signs))


def test_the_code_of_a_day_is_made_as_the_document_says() -> None:
    for date in ("1938-01-01", "2024-02-29", "2026-11-30", "9999-12-31"):
        digest = hashlib.sha256(f"yacht-desktop daily {date}".encode()).digest()
        signs = told_number(int.from_bytes(digest, "big") % 31**14, 14)
        assert daily_code(date) == grouped(signs + told_checks(signs))
    assert re.findall(r"2026-11-30: (\S+)", DOCUMENT) == [daily_code("2026-11-30")]


# The script in the document


def shared_game() -> list[Move]:
    rules, source = ruleset("yacht"), SharedDice(SeededDice.from_number(5))
    state, moves = GameState.start(rules, 3), list[Move]()
    while not state.is_over:
        kept = () if state.dice is None else (state.turn % 5,)
        move: Move = roll(state, source, kept) if state.rolls_left else Score(next(iter(state.possible_scores)))
        moves.append(move)
        state = state.after(move)
    return moves


@pytest.fixture
def check(tmp_path: Path):
    """Run the document's script on a text; return its status and what it says."""
    (script,) = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    assert set(re.findall(r"^import (.*)$", script, re.MULTILINE)) == {"hashlib, sys"}
    (tmp_path / "check.py").write_text(script, encoding="utf-8")

    def run(text: str) -> tuple[int, str]:
        (tmp_path / "game.yachtgame").write_text(text, encoding="utf-8")
        command = [sys.executable, "-I", str(tmp_path / "check.py"), str(tmp_path / "game.yachtgame")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr

    return run


@pytest.mark.parametrize("kind", [DiceKind.COMPUTER, DiceKind.SHARED])
@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_the_script_checks_a_game(check, kind: DiceKind, line_end: str) -> None:
    rules = ruleset("yacht")
    seeded = SeededDice.from_number(5)
    source = of_kind(kind, seeded)
    moves = shared_game() if kind is DiceKind.SHARED else random_game(rules, 3, seed=5)
    text = write_game_file(
        GameFile(rules, (Seat("Åsa"), Seat(""), Seat("🎲")), tuple(moves), dice=dice_revealed_by(source))
    )
    thrown = sum(5 - len(move.kept) for move in moves if isinstance(move, Roll))
    assert check(text.replace("\n", line_end)) == (0, f"all {thrown} dice agree\n")
    place = re.search(r"^4 2: [1-6]{4}", text, re.MULTILINE)
    assert place is not None
    face = int(text[place.end()]) % 6 + 1
    changed = f"{text[: place.end()]}{face}{text[place.end() + 1 :]}"
    assert check(changed) == (1, "turn 4, player 2, roll 1, die 5 is wrong\n")
    assert check(text.replace(seeded.seed.hex(), "00" * 32)) == (1, "the seed does not fit the commitment\n")
