"""`yacht-lab verify`: a finished game proves its dice, and any die changed by hand is found."""

import io
import json
import re
import sys

import pytest

from tests.game.variants import random_game
from yacht_desktop.game.dice import SeededDice
from yacht_desktop.game.fairness import DiceKind, GameDice, dice_revealed_by, dice_told_by
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.lab import main
from yacht_desktop.storage.game_file import GameFile, Seat, write_game_file

YACHT = ruleset("yacht")
DICE = SeededDice.from_number(6)
GAME = tuple(random_game(YACHT, 2, seed=6))


def text_of(dice=None, moves=GAME):
    seats = (Seat("Anna"), Seat("", "captain"))
    return write_game_file(GameFile(YACHT, seats, moves, dice=dice or dice_revealed_by(DICE)))


@pytest.fixture
def verify(capsys, tmp_path):
    """Verify a text; return the status, the verdict and the line on standard error."""

    def run(text):
        path = tmp_path / "game.yachtgame"
        path.write_text(text, encoding="utf-8")
        status = main(["verify", str(path)])
        out, err = capsys.readouterr()
        return status, json.loads(out) if out else None, err

    return run


def test_a_finished_game_agrees(verify):
    status, verdict, err = verify(text_of())
    assert (status, err) == (0, "")
    assert verdict == {
        "verdict": "agrees",
        "reason": "agrees",
        "finished": True,
        "dice": sum(5 - len(move.kept) for move in GAME if hasattr(move, "kept")),
        "earlier_dice": 0,
        "wrong_dice": 0,
        "first_wrong": None,
        "kind": "computer",
        "commitment": dice_revealed_by(DICE).commitment,
    }


def test_standard_input_is_read(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text_of().encode())))
    assert main(["verify", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["verdict"] == "agrees"


def test_any_figure_of_any_die_changed_by_hand_is_found(verify):
    text = text_of()
    tried = 0
    for line in re.finditer(r"^([0-9]+) ([12]): (.*?) [a-z_]+=[0-9]+$", text, re.MULTILINE):
        for die in re.finditer(r"[1-6]", line[3]):
            place = line.start(3) + die.start()
            face = int(die[0]) % 6 + 1
            status, verdict, err = verify(f"{text[:place]}{face}{text[place + 1 :]}")
            assert (status, verdict["verdict"], err) == (1, "differs", "")
            named = verdict.get("first_wrong") or verdict
            assert (named["turn"], named["player"]) == (int(line[1]), int(line[2]))
            tried += 1
    assert tried > 250


def test_points_written_to_fit_a_changed_die_do_not_help(verify):
    text = text_of()
    line = next(found for found in re.finditer(r"^[0-9]+ [12]: ([1-6]{5}) ([a-z_]+)=[0-9]+$", text, re.MULTILINE))
    face = int(line[1][4]) % 6 + 1
    changed = text[: line.start(1) + 4] + f"{face} {line[2]}" + text[line.end() :]
    status, verdict, _ = verify(changed)
    assert (status, verdict["reason"], verdict["wrong_dice"]) == (1, "wrong_die", 1)
    assert (verdict["first_wrong"]["roll"], verdict["first_wrong"]["die"]) == (1, 5)
    assert (verdict["first_wrong"]["shown"], verdict["first_wrong"]["thrown"]) == (face, int(line[1][4]))


@pytest.mark.parametrize("key", ["seed", "commitment"])
def test_any_figure_of_the_seed_or_the_promise_changed_is_found(verify, key):
    text = text_of()
    start = text.index(f"{key}: ") + len(key) + 2
    for place in range(start, start + 64):
        figure = "0" if text[place] != "0" else "1"
        status, verdict, _ = verify(f"{text[:place]}{figure}{text[place + 1 :]}")
        assert (status, verdict["verdict"], verdict["reason"]) == (1, "differs", "other_seed")


@pytest.mark.parametrize(
    ("dice", "moves", "reason", "words"),
    [
        (dice_told_by(DICE), GAME, "no_seed", "its seed is missing"),
        (dice_told_by(DICE), GAME[:30], "no_seed", "told at the end"),
        (dice_revealed_by(DICE), GAME[:30], "unfinished", "agree so far"),
        (GameDice(), GAME, "no_commitment", "the commitment is missing"),
        (GameDice(seed=DICE.seed), GAME, "no_commitment", "the commitment is missing"),
        (GameDice(DiceKind.TYPED), GAME, "typed", "people rolled"),
    ],
)
def test_what_cannot_be_told_is_said(verify, dice, moves, reason, words):
    status, verdict, err = verify(text_of(dice, moves))
    assert (status, verdict["verdict"], verdict["reason"]) == (2, "unknown", reason)
    assert words in err
    assert err.count("\n") == 1


def test_dice_before_another_promise_are_not_taken_for_proved(verify):
    text = text_of().replace("\n\n1 1:", "\ndice.before: 12 2 3\n\n1 1:")
    status, verdict, err = verify(text)
    assert (status, verdict["reason"], verdict["dice"]) == (2, "earlier_dice", 0)
    assert "another promise" in err


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "line 1"),
        ("1 1: 22556 ones=0\n", "line 1"),
        (text_of().replace("seed: ", "seed: x"), "64 hexadecimal figures"),
        (text_of().replace("dice: computer", "dice: loaded"), "loaded"),
        (text_of().replace("rules: yacht", "rules: bridge"), "line 2"),
    ],
)
def test_what_is_no_game_file_is_said(verify, text, words):
    status, verdict, err = verify(text)
    assert (status, verdict) == (2, None)
    assert words in err
    assert err.count("\n") == 1


def test_a_file_that_is_not_there(capsys, tmp_path):
    assert main(["verify", str(tmp_path / "nothing")]) == 2
    assert "cannot read" in capsys.readouterr().err


def test_rules_are_not_asked_for(capsys):
    assert main(["verify", "--rules", "yacht", "x"]) == 2
    assert "--rules" in capsys.readouterr().err
