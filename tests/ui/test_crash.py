"""Something unexpected is logged and told once; it never comes in a flood, and never on the way out."""

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from typing_extensions import override

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget

from yacht_desktop.log_file import LOG_BYTES
from yacht_desktop.session.log import logger
from yacht_desktop.ui import crash
from yacht_desktop.ui.crash import EACH_TIME, CrashReporter, tell_failed_start


class Written(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    @override
    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


def raise_odd(words: str) -> None:
    raise ValueError(words)


class Program:
    """A window with a reporter, and what it logs."""

    def __init__(self, qtbot: QtBot, log_file: Path | None = None) -> None:
        self.window: QWidget | None = QWidget()
        qtbot.addWidget(self.window)
        self.window.show()
        self.owner = QObject()
        self.reporter = CrashReporter(log_file, lambda: self.window, self.owner)

    @property
    def boxes(self) -> list[QMessageBox]:
        boxes = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QMessageBox)]
        return [box for box in boxes if box.isVisible()]

    def fail(self, words: str = "odd") -> None:
        try:
            raise_odd(words)
        except ValueError as fault:
            self.reporter.report(fault)


@pytest.fixture
def entries() -> Iterator[list[logging.LogRecord]]:
    """What is logged, which is no fault of the test."""
    handler = Written()
    logger.addHandler(handler)
    propagates, logger.propagate = logger.propagate, False
    yield handler.records
    logger.propagate = propagates
    logger.removeHandler(handler)


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path, entries: list[logging.LogRecord]) -> Iterator[Program]:
    made = Program(qtbot, tmp_path / "Åsa <b>ö</b> %1.log")
    yield made
    made.reporter.only_log()
    made.owner.deleteLater()


def test_it_is_told_as_plain_text_with_the_place_of_the_log(program: Program, tmp_path: Path) -> None:
    program.fail("<b>bold</b> &amp; %1 {file} \u202e")
    (box,) = program.boxes
    assert box.objectName() == "crashDialog"
    assert str(tmp_path / "Åsa <b>ö</b> %1.log") in box.informativeText()
    assert "ValueError: <b>bold</b> &amp; %1 {file}" in box.informativeText()
    assert {label.textFormat() for label in box.findChildren(QLabel)} == {Qt.TextFormat.PlainText}


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_a_key_closes_it(program: Program, qtbot: QtBot, key: Qt.Key) -> None:
    program.fail()
    (box,) = program.boxes
    qtbot.keyClick(box, key)
    assert program.boxes == []


def test_a_hundred_at_once_are_one_dialogue_and_a_hundred_entries(
    program: Program, entries: list[logging.LogRecord]
) -> None:
    for number in range(100):
        program.fail(str(number))
    assert len(program.boxes) == 1
    assert len(entries) == 100
    size = sum(len(logging.Formatter().format(entry)) for entry in entries)
    assert size < LOG_BYTES / 10


def test_one_that_comes_with_every_picture_is_not_shown_again_and_fills_no_log(
    program: Program, qtbot: QtBot, entries: list[logging.LogRecord]
) -> None:
    for _ in range(5_000):
        program.fail()
    for box in program.boxes:
        box.close()
    program.fail()
    assert program.boxes == []
    assert len(entries) < EACH_TIME + 10


def test_another_fault_is_told_after_the_first_is_closed(program: Program) -> None:
    program.fail()
    program.boxes[0].close()
    try:
        int("x")
    except ValueError as fault:
        program.reporter.report(fault)
    (box,) = program.boxes
    assert "invalid literal" in box.informativeText()


def test_a_long_story_is_shortened(program: Program) -> None:
    program.fail("long\n" * 10_000)
    (box,) = program.boxes
    assert len(box.informativeText()) < 1_500
    assert "…" in box.informativeText()


def test_faults_of_threads_come_to_the_window_s_own(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    program.reporter.install()
    threads = [threading.Thread(target=int, args=("x",)) for _ in range(10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert program.boxes == []
    qtbot.waitUntil(lambda: len(program.boxes) == 1)


def test_on_the_way_out_it_is_only_logged(program: Program, entries: list[logging.LogRecord]) -> None:
    program.fail()
    program.reporter.only_log()
    assert program.boxes == []
    try:
        int("x")
    except ValueError as fault:
        program.reporter.report(fault)
    assert program.boxes == []
    assert len(entries) == 2


def test_without_a_window_it_is_told_all_the_same(program: Program) -> None:
    program.window = None
    program.fail()
    assert len(program.boxes) == 1


def test_ctrl_c_is_no_fault(program: Program, entries: list[logging.LogRecord]) -> None:
    program.reporter.take(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert program.boxes == []
    assert entries == []


def test_a_start_that_fails_is_one_line(
    tmp_path: Path, entries: list[logging.LogRecord], capsys: pytest.CaptureFixture[str]
) -> None:
    assert tell_failed_start(tmp_path / "log", OSError("no\nroom")) is None
    assert capsys.readouterr().err == "yacht-desktop: the game cannot be started: OSError: no room\n"
    assert [entry.levelname for entry in entries] == ["CRITICAL"]


def test_a_start_that_fails_is_shown_where_there_is_a_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, entries: list[logging.LogRecord]
) -> None:
    monkeypatch.setattr(crash, "_UNSEEN", frozenset())
    monkeypatch.setattr(sys, "stderr", None)
    box = tell_failed_start(None, OSError("no room"))
    assert box is not None
    qtbot.addWidget(box)
    assert box.isVisible()
    assert box.informativeText() == "OSError: no room"
    assert len(entries) == 1
