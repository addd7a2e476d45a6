"""`yacht-lab` from outside: answers in JSON, faults in one line and status 2."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.sources import ROOT
from yacht_desktop import __version__
from yacht_desktop.game.rulesets import RULE_IDS, ruleset
from yacht_desktop.lab import main
from yacht_desktop.lab.command import COMMANDS
from yacht_desktop.lab.places import tables_folder
from yacht_desktop.opponents.levels import Level
from yacht_desktop.solver import tables

DATA = ROOT / "tests" / "data"
LAB = [sys.executable, "-m", "yacht_desktop.lab"]


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


@pytest.fixture
def answer(lab):
    """Run a command that must succeed; return its only answer."""

    def run(*arguments: str):
        status, answers, err = lab(*arguments)
        assert (status, err) == (0, "")
        (only,) = answers
        return only

    return run


class TestScore:
    def test_every_known_case_is_scored_right(self, answer):
        for case in json.loads((DATA / "scoring-cases.json").read_text(encoding="utf-8"))["cases"]:
            dice = ",".join(map(str, case["dice"]))
            assert answer("score", "--rules", case["rules"], "--dice", dice) == {"scores": case["scores"]}

    def test_a_served_hand_pays_more(self, answer):
        rules = ("score", "--rules", "generala", "--dice", "1,2,3,4,5")
        assert answer(*rules, "--roll", "1")["scores"]["straight"] == 25
        assert answer(*rules, "--roll", "2")["scores"]["straight"] == 20
        assert answer(*rules)["scores"]["straight"] == 20

    def test_options_are_followed(self, answer):
        dice = ("--dice", "3,3,3,3,3")
        assert answer("score", "--rules", "yacht", *dice)["scores"]["full_house"] == 0
        option = ("--option", "five_equal_full_house=yes", "--option", "four_of_a_kind=all_dice")
        scores = answer("score", "--rules", "yacht", *dice, *option)["scores"]
        assert (scores["full_house"], scores["four_of_a_kind"]) == (15, 15)

    def test_a_box_that_needs_another_is_worth_nothing_on_an_empty_card(self, answer):
        option = ("--option", "double_generala=yes")
        assert answer("score", "--rules", "generala", "--dice", "6,6,6,6,6", *option)["scores"]["double_generala"] == 0


class TestValue:
    def test_the_value_of_yacht_is_the_known_one(self, answer):
        found = answer("value", "--rules", "yacht")
        assert found["expected_score"] == pytest.approx(166.955068, abs=5e-7)
        assert found["standard_deviation"] == pytest.approx(34.9815, abs=5e-5)
        assert found["max_score"] == 297

    def test_options_change_it(self, answer):
        found = answer("value", "--rules", "yacht", "--option", "straights=15/20")
        assert found["expected_score"] == pytest.approx(151.658157, abs=5e-7)
        assert answer("value", "--rules", "yacht", "--option", "five_equal_full_house=yes")["max_score"] == 299

    @pytest.mark.parametrize("rules_id", ["generala", "crag"])
    def test_other_rule_sets_have_one_too(self, answer, rules_id):
        found = answer("value", "--rules", rules_id)
        assert found["expected_score"] < found["max_score"] == ruleset(rules_id).max_score


class TestAdvise:
    def advise(self, *more: str) -> tuple[str, ...]:
        return ("advise", "--rules", "yacht", *more)

    def test_known_choices_have_their_known_worth(self, answer):
        found = answer(*self.advise("--dice", "1,3,4,5,6", "--rolls-left", "1", "--open", "big_straight"))
        assert found["choices"][0] == {"keep": [3, 4, 5, 6], "points": 5.0}
        found = answer(*self.advise("--dice", "1,2,3,4,5", "--rolls-left", "2", "--open", "yacht"))["choices"]
        assert [len(choice["keep"]) for choice in found[:6]].count(1) == 5
        assert [choice["points"] for choice in found[:6]] == pytest.approx([0.631573] * 6, abs=5e-7)
        found = answer(*self.advise("--dice", "6,1,3,1,4", "--rolls-left", "2", "--open", "yacht"))["choices"]
        assert found[0] == {"keep": [1, 1], "points": pytest.approx(1.453189, abs=5e-7)}

    def test_with_an_opponent_every_choice_has_a_chance_to_win(self, answer):
        opponent = ("--my-score", "100", "--opponent-score", "120", "--opponent-open", "choice")
        found = answer(*self.advise("--dice", "6,1,3,1,4", "--rolls-left", "0", "--open", "ones,yacht", *opponent))
        assert [choice["category"] for choice in found["choices"]] == ["ones", "yacht"]
        assert all(0 <= choice["win"] <= 1 for choice in found["choices"])

    def test_an_opponent_may_have_no_box_left(self, answer):
        opponent = ("--my-score", "10", "--opponent-score", "40", "--opponent-open", "")
        found = answer(*self.advise("--dice", "2,3,4,5,6", "--rolls-left", "0", "--open", "big_straight", *opponent))
        assert found["choices"] == [{"category": "big_straight", "points": 30.0, "win": 0.5}]

    def test_the_upper_total_counts_where_there_is_a_bonus(self, answer):
        chosen = ("advise", "--rules", "yatzy", "--option", "forced_order=yes", "--dice", "1,1,1,1,1")
        lower = ruleset("yatzy").category_ids[-1]
        assert answer(*chosen, "--rolls-left", "0", "--open", lower, "--upper", "10")["choices"][0]["points"] == 50.0

    def test_boxes_that_hold_points_count_where_others_need_them(self, answer):
        rules = ("--rules", "generala", "--option", "double_generala=yes")
        chosen = ("advise", *rules, "--dice", "2,2,2,2,2", "--rolls-left", "0", "--open", "double_generala")
        assert answer(*chosen)["choices"][0]["points"] == 0.0
        assert answer(*chosen, "--holding", "generala")["choices"][0]["points"] == 100.0


BAD_LINES = {
    b'{"dice": [1,3,4,5,6], "rolls_left": 1, "open": ["big_straight"],}': "not JSON",
    b"{": "not JSON",
    b"": "not JSON",
    b"[]": "not a JSON object",
    b"7": "not a JSON object",
    b"NaN": "not a JSON object",
    b'{"dice": [1,3,4,5,6], "rolls_left": 1, "open": ["big_straight"], "colour": 1}': "unknown key 'colour'",
    b'{"dice": [1,3,4,5,6], "rolls_left": 1, "rolls_left": 2, "open": ["ones"]}': "'rolls_left' is given twice",
    b'{"dice": [1,3,4,5,6,6], "rolls_left": 1, "open": ["ones"]}': "dice must be 5 faces",
    b'{"dice": [1,3,4,5,7], "rolls_left": 1, "open": ["ones"]}': "dice must be 5 faces",
    b'{"dice": [1,3,4,5,true], "rolls_left": 1, "open": ["ones"]}': "dice must be a list",
    b'{"dice": [1,3,4,5,2.0], "rolls_left": 1, "open": ["ones"]}': "dice must be a list",
    b'{"dice": "1,3,4,5,6", "rolls_left": 1, "open": ["ones"]}': "dice must be a list",
    b'{"dice": [1,3,4,5,6], "rolls_left": 3, "open": ["ones"]}': "rolls_left must be",
    b'{"dice": [1,3,4,5,6], "rolls_left": "1", "open": ["ones"]}': "rolls_left must be",
    b'{"dice": [1,3,4,5,6], "rolls_left": null, "open": ["ones"]}': "rolls_left must be",
    b'{"dice": [1,3,4,5,6], "rolls_left": 1, "open": []}': "no box is open",
    b'{"dice": [1,3,4,5,6], "rolls_left": 1}': "open is missing",
    b'{"dice": [1,3,4,5,6], "rolls_left": 1, "open": ["chance"]}': "no box of yacht",
    b'{"dice": [1,3,4,5,6], "rolls_left": 1, "open": ["ones,twos"]}': "open must be a list",
    b'{"dice": [1,3,4,5,6], "rolls_left": 1, "open": ["ones", "ones"]}': "twice",
    b'{"dice": [1,3,4,5,6], "rolls_left": 1, "open": ["ones"], "my_score": 3}': "needs opponent_score",
    b'{"dice": [1,3,4,5,6], "rolls_left": 1, "open": ["ones"], "my_score": -3, "opponent_score": 1, '
    b'"opponent_open": []}': "my_score must be",
    b'{"rules": "chess", "dice": [1,3,4,5,6], "rolls_left": 1, "open": ["ones"]}': "unknown rule set",
    b'{"rules": 7, "dice": [1,3,4,5,6], "rolls_left": 1, "open": ["ones"]}': "rules must be a text",
    b"\xef\xbb\xbf{}": "not JSON",
    b"\xff\xfe": "not UTF-8",
    b"[" * 50_000: "not JSON",
    b"1" * 50_000: "not JSON",
    b" " * 200_000: "longer than",
}


class TestPositions:
    def write(self, folder: Path, *lines: bytes) -> str:
        path = folder / "positions.jsonl"
        path.write_bytes(b"\n".join(lines))
        return str(path)

    good = b'{"dice": [1,3,4,5,6], "rolls_left": 1, "open": ["big_straight"]}'

    def test_every_line_is_answered_in_order(self, lab, tmp_path):
        duel = (
            b'{"rules": "yacht", "dice": [2,2,2,2,2], "rolls_left": 0, "open": ["yacht"], "my_score": 5, '
            b'"opponent_score": 5, "opponent_open": []}'
        )
        status, answers, err = lab("advise", "--positions", self.write(tmp_path, self.good, duel + b"\r", b""))
        assert (status, err) == (0, "")
        assert answers[0]["choices"][0] == {"keep": [3, 4, 5, 6], "points": 5.0}
        assert answers[1]["choices"] == [{"category": "yacht", "points": 50.0, "win": 1.0}]

    def test_rules_and_options_of_the_command_hold_for_lines_without_their_own(self, lab, tmp_path):
        path = self.write(tmp_path, self.good, b'{"rules": "crag", "dice": [1,1,1], "rolls_left": 0, "open": ["ones"]}')
        status, answers, _ = lab("advise", "--rules", "yacht", "--option", "straights=30/60", "--positions", path)
        assert status == 0
        assert answers[0]["choices"][0]["points"] == 10.0
        assert answers[1]["choices"] == [{"category": "ones", "points": 3.0}]

    @pytest.mark.parametrize("line", BAD_LINES, ids=lambda line: line[:70].decode("latin-1"))
    def test_a_bad_line_is_named_and_earlier_answers_are_written(self, lab, tmp_path, line):
        path = self.write(tmp_path, self.good, line, self.good)
        status, answers, err = lab("advise", "--positions", path)
        assert status == 2
        assert len(answers) == 1
        assert err.count("\n") == 1
        assert f"{path} line 2: " in err
        assert BAD_LINES[line] in err
        assert len(err) < 600

    def test_a_line_of_100_megabytes_is_not_read_to_its_end(self, tmp_path):
        path = tmp_path / "positions.jsonl"
        with path.open("wb") as file:
            file.write(self.good + b"\n")
            file.truncate(100_000_000)
        begun = time.monotonic()
        done = subprocess.run([*LAB, "advise", "--positions", str(path)], capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert "line 2: longer than" in done.stderr
        assert len(done.stdout.splitlines()) == 1
        assert time.monotonic() - begun < 30

    def test_a_file_that_cannot_be_read_is_named(self, lab, tmp_path):
        for path in (tmp_path / "none.jsonl", tmp_path):
            status, answers, err = lab("advise", "--positions", str(path))
            assert (status, answers) == (2, [])
            assert err.startswith(f"yacht-lab: cannot read {path}: ")

    def test_an_empty_file_asks_nothing(self, lab, tmp_path):
        assert lab("advise", "--positions", self.write(tmp_path)) == (0, [], "")


class TestMatch:
    def test_a_match_tells_who_won_how_often_with_what(self, answer):
        found = answer("match", "--rules", "yacht", "--players", "deckhand,captain", "--games", "40", "--seed", "3")
        weak, strong = found["players"]
        assert (weak["level"], strong["level"], found["games"], found["seed"]) == ("deckhand", "captain", 40, 3)
        for player, other in [(weak, strong), (strong, weak)]:
            assert player["wins"] + player["draws"] + player["losses"] == 40
            assert player["wins"] == other["losses"]
            assert player["rolls_per_turn"] > 2.3
            assert 2 < player["standard_error"] < 10
        assert strong["wins"] > weak["wins"]
        assert strong["mean_score"] > weak["mean_score"]

    def test_the_same_seed_gives_the_same_match_and_another_another(self, answer):
        match = ("match", "--rules", "crag", "--players", "sailor,bosun,deckhand", "--games", "6", "--seed")
        assert answer(*match, "9") == answer(*match, "9")
        assert answer(*match, "9")["players"] != answer(*match, "10")["players"]

    def test_every_level_can_play(self, answer):
        levels = [level.value for level in Level]
        found = answer("match", "--rules", "generala", "--players", ",".join(levels), "--games", "1")
        assert [player["level"] for player in found["players"]] == levels
        assert found["players"][0]["standard_error"] is None

    def test_one_may_play_alone(self, answer):
        (player,) = answer("match", "--rules", "crag", "--players", "captain", "--games", "3")["players"]
        assert (player["wins"], player["losses"]) == (3, 0)


POSITION = ("--dice", "1,3,4,5,6", "--rolls-left", "1", "--open", "ones")
FAULTS = {
    (): "COMMAND",
    ("chess",): "invalid choice",
    ("value",): "--rules",
    ("value", "--rules", "chess"): "unknown rule set 'chess'",
    ("value", "--rules", ""): "unknown rule set ''",
    ("value", "--rules", "yacht\nvalue"): "unknown rule set",
    ("value", "--rules", "yacht", "more"): "unrecognized arguments: more",
    ("value", "--rules", "yacht", "a\nb"): "unrecognized arguments: a\\nb",
    ("value", "--rules", "yacht", "--option"): "expected one argument",
    ("value", "--rules", "yacht", "--option", "straights"): "name=value",
    ("value", "--rules", "yacht", "--option", "colour=red"): "unknown option 'colour'",
    ("value", "--rules", "crag", "--option", "colour=red"): "crag has none",
    ("value", "--rules", "yacht", "--option", "straights=30"): "cannot be '30'",
    ("value", "--rules", "yacht", "--option", "straights=-1/30"): "cannot be '-1/30'",
    ("value", "--rules", "yacht", "--option", "straights=1/2", "--option", "straights=1/2"): "given twice",
    ("score", "--rules", "yacht"): "--dice",
    ("score", "--rules", "yacht", "--dice", "2,2,5,5"): "5 faces from 1 to 6",
    ("score", "--rules", "yacht", "--dice", "2,2,5,5,5,5"): "5 faces from 1 to 6",
    ("score", "--rules", "yacht", "--dice", "2,2,5,5,7"): "5 faces from 1 to 6",
    ("score", "--rules", "yacht", "--dice", "2,2,5,5,-1"): "5 faces from 1 to 6",
    ("score", "--rules", "yacht", "--dice", "2,2,5,5,٣"): "5 faces from 1 to 6",
    ("score", "--rules", "yacht", "--dice", "x" * 10_000): "5 faces from 1 to 6",
    ("score", "--rules", "yacht", "--dice", "1" * 10_000): "5 faces from 1 to 6",
    ("score", "--rules", "yacht", "--dice", "2,2,5,5,5", "--roll", "0"): "--roll must be",
    ("score", "--rules", "yacht", "--dice", "2,2,5,5,5", "--roll", "4"): "--roll must be",
    ("score", "--rules", "crag", "--dice", "2,2,5", "--roll", "3"): "from 1 to 2",
    ("advise", *POSITION): "--rules",
    ("advise", "--rules", "yacht", *POSITION[2:]): "--dice",
    ("advise", "--rules", "yacht", "--dice", "1,1,1,1,1", "--open", "ones"): "--rolls-left",
    ("advise", "--rules", "yacht", *POSITION[:4]): "--open",
    ("advise", "--rules", "yacht", *POSITION[:5], ""): "no box is open",
    ("advise", "--rules", "yacht", *POSITION[:5], "ones,"): "names ''",
    ("advise", "--rules", "yacht", *POSITION[:5], "on"): "names 'on'",
    ("advise", "--rules", "yacht", *POSITION, "--upper", "-1"): "upper must be",
    ("advise", "--rules", "yacht", *POSITION, "--upper", "101"): "upper must be",
    ("advise", "--rules", "yacht", *POSITION, "--holding", "ones"): "cannot be open and hold points",
    ("advise", "--rules", "yacht", *POSITION, "--opponent-upper", "4"): "opponent_upper needs",
    ("advise", "--rules", "yacht", *POSITION, "--my-score", "4"): "needs opponent_score too",
    ("advise", "--rules", "yacht", *POSITION, "--my-score", "9e9"): "needs opponent_score too",
    ("advise", "--rules", "yatzy", "--option", "forced_order=yes", *POSITION): "from top to bottom",
    ("advise", "--positions", "x", "--dice", "1,1,1,1,1"): "--dice cannot be combined",
    ("advise", "--positions", "x", "--rules", "chess"): "unknown rule set",
    ("match", "--rules", "yacht", "--games", "1"): "--players",
    ("match", "--rules", "yacht", "--players", "captain", "--games", "0"): "--games must be",
    ("match", "--rules", "yacht", "--players", "captain", "--games", "1e3"): "--games must be",
    ("match", "--rules", "yacht", "--players", "captain", "--games", "1", "--seed", "-1"): "--seed must be",
    ("match", "--rules", "yacht", "--players", "pirate", "--games", "1"): "unknown level 'pirate'",
    ("match", "--rules", "yacht", "--players", "", "--games", "1"): "unknown level ''",
    ("match", "--rules", "yacht", "--players", ",".join(["captain"] * 7), "--games", "1"): "at most 6",
}


@pytest.mark.parametrize("arguments", FAULTS, ids=lambda arguments: " ".join(arguments)[:60])
def test_bad_input_is_one_clear_line_and_status_2(lab, arguments):
    status, answers, err = lab(*arguments)
    assert (status, answers) == (2, [])
    assert err.startswith("yacht-lab: ")
    assert FAULTS[arguments] in err
    assert err.endswith("\n")
    assert err.count("\n") == 1
    assert len(err) < 500


@pytest.mark.parametrize("arguments", [(), *((command.name,) for command in COMMANDS if command.takes_rules)])
def test_help_names_commands_rules_and_arguments(arguments, capsys):
    with pytest.raises(SystemExit, match="0"):
        main([*arguments, "--help"])
    text = capsys.readouterr().out
    if arguments:
        assert all(rules_id in text for rules_id in RULE_IDS)
    else:
        assert all(command.name in text for command in COMMANDS)


def test_version_is_that_of_the_package(capsys):
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out == f"yacht-lab {__version__}\n"


def environment() -> dict[str, str]:
    """Return an environment without any display."""
    return {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}


def test_it_works_without_qt_and_without_a_display():
    code = (
        "import sys\nsys.modules['PySide6'] = sys.modules['shiboken6'] = None\n"
        "from yacht_desktop.lab import main\n"
        "sys.exit(main(['value', '--rules', 'yacht']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT, env=environment()
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["max_score"] == 297


def test_scores_are_answered_without_numpy():
    code = (
        "import sys\nsys.modules['numpy'] = None\nfrom yacht_desktop.lab import main\n"
        "sys.exit(main(['score', '--rules', 'yacht', '--dice', '1,1,1,1,1']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(os.name == "nt", reason="pipes break with other errors on Windows")
def test_a_reader_that_goes_away_is_no_fault(tmp_path):
    path = tmp_path / "positions.jsonl"
    path.write_bytes((TestPositions.good + b"\n") * 3000)
    with subprocess.Popen(
        [*LAB, "advise", "--positions", str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == 1


@pytest.fixture
def heed_interrupts() -> Iterator[None]:
    """Let programs heed SIGINT: one that is started in the background of a script inherits that it is ignored."""
    former = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, former)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for one process alone")
@pytest.mark.usefixtures("heed_interrupts")
def test_ctrl_c_ends_it_without_a_word(tmp_path):
    path = tmp_path / "positions.jsonl"
    path.write_bytes((TestPositions.good + b"\n") * 100_000)
    with subprocess.Popen(
        [*LAB, "advise", "--positions", str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=30)
        assert errors == b""
        assert process.returncode == 130
        # Reading the first line may have taken the beginning of a further one with it.
        assert all(json.loads(line)["choices"] for line in rest.splitlines()[1:-1])


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_an_answer_that_cannot_be_written_is_said():
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [*LAB, "score", "--rules", "crag", "--dice", "1,1,1"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            cwd=ROOT,
        )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("yacht-lab: cannot write the answer")


def test_tables_are_kept_where_the_game_keeps_its_data(monkeypatch, tmp_path):
    monkeypatch.setenv("YACHT_DESKTOP_HOME", str(tmp_path / "Åsa ö"))
    assert tables_folder() == tmp_path / "Åsa ö" / "tables"
    monkeypatch.delenv("YACHT_DESKTOP_HOME")
    for name in ("APPDATA", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert {parent.name for parent in tables_folder().parents} >= {"yacht-desktop", tmp_path.name}
    if sys.platform == "linux":
        assert tables_folder() == tmp_path / "yacht-desktop" / "tables"


def test_what_took_long_is_kept_for_the_next_run(answer, monkeypatch, tmp_path):
    monkeypatch.setattr(tables, "_WORTH_A_FILE", 0)
    monkeypatch.setattr(tables.SOLVED, "_solitaires", {})
    monkeypatch.setenv("YACHT_DESKTOP_HOME", str(tmp_path))
    first = answer("value", "--rules", "crag")
    (path,) = (tmp_path / "tables").iterdir()
    assert path.name.startswith("crag-moments-")
    tables.SOLVED._solitaires.clear()
    assert answer("value", "--rules", "crag") == first
