"""The running program listens to others in time and within bounds, and goes on whatever they say."""

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget

from yacht_desktop import callers as module
from yacht_desktop.callers import MOST_AT_ONCE, Callers
from yacht_desktop.calls import LONGEST_CALL, TAKEN, Call, written_call
from yacht_desktop.one_program import Door, come_in
from yacht_desktop.ui.foreground import bring_to_front


class Running:
    """A program that listens, and writes down what it is asked."""

    def __init__(self, folder: Path) -> None:
        door = come_in(folder, Call())
        assert door is not None
        assert door.listener is not None
        self.door: Door = door
        self.name = door.listener.getsockname()
        self.owner = QObject()
        self.callers = Callers(door, self.owner)
        self.calls: list[Call] = []
        self.callers.called.connect(self.calls.append)

    def dial(self) -> socket.socket:
        line = socket.socket(socket.AF_UNIX)
        line.settimeout(0.05)
        line.connect(self.name)
        return line


@pytest.fixture
def running(tmp_path: Path, qapp: object) -> Iterator[Running]:
    program = Running(tmp_path)
    yield program
    program.callers.shut_down()
    program.door.leave()
    program.owner.deleteLater()


def answer(line: socket.socket) -> bytes | None:
    """What was answered; nothing where the line was cut, None where there is no answer yet."""
    try:
        return line.recv(100)
    except TimeoutError:
        return None
    except ConnectionResetError:
        return b""


def test_calls_are_taken_in_pieces_and_several_at_once(running: Running, qtbot: QtBot) -> None:
    lines = [running.dial() for _ in range(5)]
    for number, line in enumerate(lines):
        said = written_call(Call(Path(f"/{number}.yachtgame")), running.door.secret)
        line.sendall(said[:20])
        qtbot.wait(2)
        line.sendall(said[20:])
    qtbot.waitUntil(lambda: len(running.calls) == 5)
    assert {call.file for call in running.calls} == {Path(f"/{number}.yachtgame") for number in range(5)}
    assert [answer(line) for line in lines] == [TAKEN] * 5
    for line in lines:
        line.close()


@pytest.mark.parametrize("said", [b"\n", b"rubbish\n", b"x" * (LONGEST_CALL + 10_000), b'{"secret": "guessed"}\n'])
def test_nonsense_is_cut_off(running: Running, qtbot: QtBot, said: bytes) -> None:
    with running.dial() as line:
        assert line.send(said) == len(said)
        qtbot.waitUntil(lambda: answer(line) == b"")
    assert running.calls == []


def test_who_says_nothing_is_not_waited_for(running: Running, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SPOKEN_MS", 30)
    with running.dial() as line:
        qtbot.waitUntil(lambda: len(running.callers.children()) == 2)
        qtbot.waitUntil(lambda: len(running.callers.children()) == 1)
        assert answer(line) == b""


def test_a_crowd_is_not_admitted(running: Running, qtbot: QtBot) -> None:
    lines = [running.dial() for _ in range(MOST_AT_ONCE + 5)]
    qtbot.waitUntil(lambda: sum(answer(line) == b"" for line in lines[MOST_AT_ONCE:]) == 5)
    assert len(running.callers.children()) == 1 + MOST_AT_ONCE
    for line in lines:
        line.close()
    qtbot.waitUntil(lambda: len(running.callers.children()) == 1)


def test_who_has_given_up_is_not_obeyed(running: Running, qtbot: QtBot) -> None:
    line = running.dial()
    line.sendall(written_call(Call(Path("/late.yachtgame")), running.door.secret))
    line.close()
    # Nobody looked until now, as where the program was busy.
    time.sleep(0.02)
    qtbot.wait(50)
    assert running.calls == []


def test_after_the_end_nobody_is_heard(running: Running) -> None:
    running.callers.shut_down()
    with socket.socket(socket.AF_UNIX) as line, pytest.raises(OSError, match=r"refused|No such file"):
        line.connect(running.name)


def test_a_minimised_window_comes_back_and_its_dialog_to_the_front(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.showMinimized()
    bring_to_front(window, "token")
    assert window.isVisible()
    assert not window.isMinimized()
    dialog = QDialog(window)
    dialog.open()
    bring_to_front(window)
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.close()
