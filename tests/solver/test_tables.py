"""Solved values are kept: in memory for every thread, and on disk where solving takes long."""

import logging
import multiprocessing
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

import pytest

from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.solver import tables
from yacht_desktop.solver.scoring import scoring_of
from yacht_desktop.solver.solitaire import SolvingCancelled, solve
from yacht_desktop.solver.table_files import TableFile
from yacht_desktop.solver.tables import SolvedRules

CRAG = ruleset("crag")


@pytest.fixture
def small_files(monkeypatch):
    """Treat every rule set as one whose values are worth a file."""
    monkeypatch.setattr(tables, "_WORTH_A_FILE", 0)


@pytest.fixture
def never_solves(monkeypatch):
    """Fail when anything is solved."""

    def solve_nothing(*_args, **_kwargs):
        pytest.fail("solved again")

    return lambda: monkeypatch.setattr(tables, "solve", solve_nothing)


def only_file(folder: Path) -> Path:
    (path,) = folder.iterdir()
    return path


def test_values_are_solved_once_for_all_threads(monkeypatch):
    solved = []

    def noted(rules, **kwargs):
        solved.append(rules)
        return solve(rules, **kwargs)

    monkeypatch.setattr(tables, "solve", noted)
    known = SolvedRules()
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: known.solitaire(CRAG), range(8)))
    assert solved == [CRAG]
    assert all(one is found[0] for one in found)


def test_squares_are_added_when_they_are_wanted_later():
    known = SolvedRules()
    assert known.solitaire(CRAG).square is None
    assert known.solitaire(CRAG, squares=True).square is not None
    assert known.solitaire(CRAG).square is not None


class Slow:
    """Solves when it is told to."""

    def __init__(self, monkeypatch) -> None:
        self.begun, self.go_on = threading.Event(), threading.Event()
        self.known = SolvedRules()
        self.known.solitaire(ruleset("generala"))
        monkeypatch.setattr(tables, "solve", self.solve)

    def solve(self, rules, **kwargs):
        self.begun.set()
        assert self.go_on.wait(20)
        return solve(rules, **kwargs)


@pytest.fixture
def slow(monkeypatch):
    return Slow(monkeypatch)


def test_who_waits_for_another_thread_is_asked_whether_to_go_on(slow):
    answers = iter([False, False, True])
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(slow.known.solitaire, CRAG)
        assert slow.begun.wait(20)
        with pytest.raises(SolvingCancelled):
            slow.known.solitaire(CRAG, cancelled=lambda: next(answers))
        slow.go_on.set()
        assert first.result(20).expected_score > 0
    assert next(answers, None) is None


def test_nobody_waits_for_rules_that_are_solved_already(slow):
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(slow.known.solitaire, CRAG)
        assert slow.begun.wait(20)
        assert slow.known.solitaire(ruleset("generala")).expected_score > 0
        slow.go_on.set()
        first.result(20)


def test_old_rule_sets_are_forgotten_when_there_are_too_many():
    known = SolvedRules()
    first = known.end_games(ruleset("crag"))
    for points in range(tables._KEPT):
        known.end_games(ruleset("yacht", straights=f"{points}/{points}"))
    assert known.end_games(ruleset("crag")) is not first


def test_the_default_rules_need_no_file(tmp_path):
    SolvedRules(tmp_path / "tables").remaining(ruleset("yacht"))
    assert not (tmp_path / "tables").exists()


@pytest.mark.usefixtures("small_files")
@pytest.mark.parametrize("squares", [False, True])
def test_a_file_gives_back_every_value(tmp_path, never_solves, squares):
    first = SolvedRules(tmp_path / "new folder").solitaire(CRAG, squares=squares)
    never_solves()
    again = SolvedRules(tmp_path / "new folder").solitaire(CRAG, squares=squares)
    np.testing.assert_array_equal(again.mean, first.mean)
    assert (again.square is None) == (first.square is None)
    if first.square is not None:
        np.testing.assert_array_equal(again.square, first.square)
        assert SolvedRules(tmp_path / "new folder").solitaire(CRAG).square is not None


@pytest.mark.usefixtures("small_files")
def test_a_folder_can_be_named_later(tmp_path):
    known = SolvedRules()
    known.keep_in(tmp_path)
    known.solitaire(CRAG)
    assert only_file(tmp_path).name.startswith("crag-means-")
    known.keep_in(None)
    known.solitaire(ruleset("generala"))
    assert only_file(tmp_path).name.startswith("crag-means-")


@pytest.mark.usefixtures("small_files")
def test_other_options_have_another_file(tmp_path):
    for little in ("15/20", "15/30"):
        SolvedRules(tmp_path).solitaire(ruleset("yacht", straights=little))
    assert len(list(tmp_path.iterdir())) == 2


DAMAGES = {
    "empty": lambda content: b"",
    "cut in half": lambda content: content[: len(content) // 2],
    "one byte longer": lambda content: content + b"x",
    "one bit flipped": lambda content: content[:-9] + bytes([content[-9] ^ 1]) + content[-8:],
    "zeros": lambda content: bytes(len(content)),
    "a text": lambda content: b"Dear diary,\ntoday I rolled a Yacht.\n",
    "no line ends": lambda content: b"x" * 1_000_000,
    "another version": lambda content: content.replace(b'"version": 1', b'"version": 2'),
    "other rules": lambda content: content.replace(b'"crag"', b'"grac"'),
}


@pytest.mark.usefixtures("small_files")
@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_or_foreign_file_is_replaced_and_said_in_the_log(tmp_path, caplog, damage, never_solves):
    expected = SolvedRules(tmp_path).solitaire(CRAG)
    path = only_file(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(DAMAGES[damage](whole))
    with caplog.at_level(logging.WARNING):
        found = SolvedRules(tmp_path).solitaire(CRAG)
    np.testing.assert_array_equal(found.mean, expected.mean)
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert str(path) in caplog.text
    assert path.read_bytes() == whole
    never_solves()
    SolvedRules(tmp_path).solitaire(CRAG)


def test_values_that_are_no_numbers_are_not_believed(tmp_path, caplog):
    file = TableFile(tmp_path, CRAG, "means")
    file.write(np.full((1, 4), np.nan))
    with caplog.at_level(logging.WARNING):
        assert file.read((1, 4)) is None
    assert "holds no values" in caplog.text


@pytest.mark.usefixtures("small_files")
def test_a_folder_in_place_of_the_file_is_left_alone(tmp_path, caplog):
    path = TableFile(tmp_path, CRAG, "means").path
    path.mkdir()
    with caplog.at_level(logging.WARNING):
        assert SolvedRules(tmp_path).solitaire(CRAG).expected_score > 0
    assert path.is_dir()
    assert "cannot read table" in caplog.text
    assert "cannot keep table" in caplog.text
    assert list(tmp_path.iterdir()) == [path], "nothing half written is left"


@pytest.mark.usefixtures("small_files")
def test_a_file_in_place_of_the_folder_costs_only_the_keeping(tmp_path, caplog):
    (tmp_path / "tables").write_text("in the way", encoding="utf-8")
    with caplog.at_level(logging.WARNING):
        assert SolvedRules(tmp_path / "tables").solitaire(CRAG).expected_score > 0
    assert "cannot keep table" in caplog.text


def test_what_a_killed_process_left_behind_is_removed_after_a_day(tmp_path):
    old, new = tmp_path / "old.part", tmp_path / "new.part"
    for part in (old, new):
        part.write_bytes(b"half")
    os.utime(old, (0, 0))
    TableFile(tmp_path, CRAG, "means").write(np.zeros((1, 4)))
    assert not old.exists()
    assert new.exists()


def solve_in(folder: str) -> float:
    """Solve Crag with a file, in a process of its own."""
    tables._WORTH_A_FILE = 0
    return SolvedRules(Path(folder)).solitaire(CRAG).expected_score


def test_several_processes_build_at_once_without_harm(tmp_path):
    with multiprocessing.get_context("spawn").Pool(3) as pool:
        found = pool.map(solve_in, [str(tmp_path)] * 6)
    assert len(set(found)) == 1
    numbers = np.concatenate(scoring_of(CRAG).space.layers())
    assert TableFile(tmp_path, CRAG, "means").read((1, len(numbers))) is not None
    assert len(list(tmp_path.iterdir())) == 1
