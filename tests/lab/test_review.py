"""`yacht-lab review`: a game in, its decisions, rolls and sums out; faults in one line and status 2."""

import io
import json
import sys

import pytest

from tests.game.variants import random_game
from yacht_desktop.game.notation import write_game
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.lab import main
from yacht_desktop.solver import tables
from yacht_desktop.storage.game_file import GameFile, Seat, write_game_file

YACHT = ruleset("yacht")
STRAIGHTS = ruleset("yacht", straights="15/20")


@pytest.fixture(autouse=True)
def no_tables_afterwards():
    """Tests of other parts keep no tables in the folder of a test that is over."""
    yield
    tables.SOLVED.keep_in(None)


@pytest.fixture
def lab(capsys):
    """Run a command; return its status, its answers and its line on standard error."""

    def run(*arguments: str):
        status = main(arguments)
        out, err = capsys.readouterr()
        return status, [json.loads(line) for line in out.splitlines()], err

    return run


def fed(monkeypatch, content: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), encoding="utf-8"))


@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_lines_of_a_game_add_up(lab, tmp_path, players):
    game = random_game(YACHT, players, seed=2)
    (tmp_path / "game.txt").write_text(write_game(YACHT, players, game), encoding="utf-8")
    status, answers, err = lab("review", "--rules", "yacht", str(tmp_path / "game.txt"))
    assert (status, err) == (0, "")
    sums = [line for line in answers if "total" in line]
    assert [line["player"] for line in sums] == list(range(1, players + 1))
    for line in sums:
        own = [event for event in answers if event["player"] == line["player"] and "move" in event]
        luck = sum(event["luck"]["points"] for event in own if "roll" in event)
        lost = sum(event["loss"]["points"] for event in own if "decision" in event)
        assert line["total"] == pytest.approx(line["start"] + luck - lost, abs=1e-6)
        assert ("win_start" in line) is (players > 1)
    moves = [event["move"] for event in answers if "move" in event]
    assert moves == sorted(moves)
    assert set(moves) == set(range(len(game)))


def test_a_game_file_names_its_rules_itself(lab, tmp_path, monkeypatch):
    game = random_game(STRAIGHTS, 2, seed=3)
    file = GameFile(STRAIGHTS, (Seat("Anna"), Seat("", "captain")), tuple(game))
    path = tmp_path / "game.yachtgame"
    path.write_text(write_game_file(file), encoding="utf-8")
    status, answers, _ = lab("review", str(path))
    assert status == 0
    assert answers[-1]["start"] == pytest.approx(151.658157, abs=1e-6)
    status, answers, err = lab("review", "--rules", "yacht", str(path))
    assert (status, answers) == (2, [])
    assert "names its rules" in err
    fed(monkeypatch, path.read_bytes())
    assert lab("review", "-")[0] == 0


def test_what_was_chosen_stands_beside_what_was_best(lab, monkeypatch):
    fed(monkeypatch, b"1 1: 25526 -55-- 35512 ones=1\n")
    _, answers, _ = lab("review", "--rules", "yacht", "-")
    first, kept, second, written, player = answers
    assert first["roll"] == [2, 5, 5, 2, 6]
    assert kept["decision"]["keep"] == [5, 5]
    assert second["roll"] == [3, 5, 5, 1, 2]
    assert written["decision"]["category"] == "ones"
    assert written["loss"]["points"] == pytest.approx(written["best"][0]["points"] - written["decision"]["points"])
    assert (player["decisions"], player["total"]) == (2, 1)


@pytest.mark.parametrize(
    ("content", "arguments", "reason"),
    [
        (b"1 1: 11111 ones=5", (), "needs --rules"),
        (b"1 1: 55512 -6--- 16553 ones=1", ("--rules", "yacht"), "line 1"),
        (b"1 1: 11111 ones=6", ("--rules", "yacht"), "line 1"),
        (b"1 1: 11111 ones=5\n1 1: 2", ("--rules", "yacht"), "line 2"),
        (b"\xff", ("--rules", "yacht"), "not UTF-8"),
        (b" " * 2_000_000, ("--rules", "yacht"), "longer than"),
        (b"", ("--rules", "yacht", "--players", "7"), "--players must be"),
        (b"yachtgame 999\n", (), "line 1"),
        (b"yachtgame 1\nrules: chess\n", (), "line 2"),
    ],
    ids=lambda part: "",
)
def test_a_fault_is_one_line_and_status_2(lab, monkeypatch, content, arguments, reason):
    fed(monkeypatch, content)
    status, answers, err = lab("review", *arguments, "-")
    assert (status, answers) == (2, [])
    assert err.startswith("yacht-lab: ")
    assert err.count("\n") == 1
    assert reason in err


def test_a_file_that_is_not_there_is_said_in_one_line(lab, tmp_path):
    status, answers, err = lab("review", "--rules", "yacht", str(tmp_path / "none"))
    assert (status, answers, err.count("\n")) == (2, [], 1)
    assert "cannot read" in err


def test_nothing_played_is_a_game_too(lab, monkeypatch):
    fed(monkeypatch, b"")
    _, answers, _ = lab("review", "--rules", "yacht", "--players", "2", "-")
    assert [line["decisions"] for line in answers] == [0, 0]
    assert answers[0]["accuracy"] is None
