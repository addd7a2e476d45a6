"""Who comes first has the folder, who comes later is heard; a lock that is left behind stops nobody."""

import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from yacht_desktop import one_program
from yacht_desktop.calls import LONGEST_CALL, TAKEN, Call, call_for, read_call, written_call
from yacht_desktop.one_program import NAME, Door, NoAnswer, come_in

SECRET = "00ff"
ODD_FOLDERS = ("with spaces", "Åsa ö 🎲", "%n %1", "x" * 120, "/".join(["deep" * 10] * 5))
unix = pytest.mark.skipif(sys.platform == "win32", reason="of Unix")


class Listening:
    """A first program that takes every call."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.calls: list[Call | None] = []
        assert door.listener is not None
        door.listener.settimeout(5)
        self._thread = threading.Thread(target=self._take)
        self._thread.start()

    def _take(self) -> None:
        assert self.door.listener is not None
        line, _ = self.door.listener.accept()
        with line:
            said = b""
            while not said.endswith(b"\n"):
                said += line.recv(100)
            self.calls.append(read_call(said, self.door.secret))
            line.sendall(TAKEN)

    def wait(self) -> None:
        self._thread.join()


@pytest.fixture
def doors() -> Iterator[list[Door]]:
    opened: list[Door] = []
    yield opened
    for door in opened:
        door.leave()


def first(doors: list[Door], folder: Path) -> Door:
    door = come_in(folder, Call(), patience_s=0.2)
    assert door is not None
    doors.append(door)
    return door


@pytest.mark.parametrize("name", ODD_FOLDERS)
def test_the_second_hands_over_its_file_whatever_the_folder_is_called(
    doors: list[Door], tmp_path: Path, name: str
) -> None:
    folder = tmp_path / name
    listening = Listening(first(doors, folder))
    file = tmp_path / "Åsa \udcff 🎲.yachtgame"
    assert come_in(folder, Call(file, "token_TIME1")) is None
    listening.wait()
    assert listening.calls == [Call(file, "token_TIME1")]


def test_without_sockets_of_files_it_is_a_port_of_this_machine(
    doors: list[Door], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(socket, "AF_UNIX")
    door = first(doors, tmp_path)
    assert door.listener is not None
    assert door.listener.getsockname()[0] == "127.0.0.1"
    listening = Listening(door)
    assert come_in(tmp_path, Call(tmp_path / "a.yachtgame")) is None
    listening.wait()
    assert listening.calls == [Call(tmp_path / "a.yachtgame")]


def test_other_folders_are_other_programs(doors: list[Door], tmp_path: Path) -> None:
    assert first(doors, tmp_path / "one").listener is not None
    assert first(doors, tmp_path / "other").listener is not None


def test_one_that_does_not_answer_is_waited_for_no_longer_than_said(doors: list[Door], tmp_path: Path) -> None:
    first(doors, tmp_path)
    begun = time.monotonic()
    with pytest.raises(NoAnswer):
        come_in(tmp_path, Call(), patience_s=0.3)
    assert 0.25 < time.monotonic() - begun < 2


def test_one_that_leaves_meanwhile_is_followed(doors: list[Door], tmp_path: Path) -> None:
    door = first(doors, tmp_path)
    leaving = threading.Timer(0.2, door.leave)
    leaving.start()
    follower = come_in(tmp_path, Call(), patience_s=5)
    leaving.join()
    assert follower is not None
    doors.append(follower)


@unix
def test_who_was_killed_leaves_nothing_that_is_in_the_way(doors: list[Door], tmp_path: Path) -> None:
    code = (
        "import os, sys, pathlib; from yacht_desktop.calls import Call; from yacht_desktop.one_program import come_in\n"
        "door = come_in(pathlib.Path(sys.argv[1]), Call()); os.kill(os.getpid(), 9)"
    )
    subprocess.run([sys.executable, "-c", code, tmp_path], check=False)
    assert (tmp_path / "yacht-desktop.socket").is_socket()
    begun = time.monotonic()
    assert first(doors, tmp_path).listener is not None
    assert time.monotonic() - begun < 0.2


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"\0" * 4096, id="noughts"),
        pytest.param(b"rubbish", id="rubbish"),
        pytest.param(b"[" * 10_000, id="brackets"),
        pytest.param(b'{"path": 1, "port": "x", "secret": null}', id="other types"),
        pytest.param(str(os.getpid()).encode(), id="our number"),
        pytest.param(json.dumps({"process": os.getpid(), "path": "", "port": 1, "secret": ""}).encode(), id="ours"),
        pytest.param(json.dumps({"process": os.getppid(), "path": "/", "port": 0, "secret": ""}).encode(), id="parent"),
        pytest.param(json.dumps({"process": 1, "path": "\0", "port": 0, "secret": ""}).encode(), id="first"),
    ],
)
def test_what_an_old_lock_says_stops_nobody(doors: list[Door], tmp_path: Path, content: bytes) -> None:
    (tmp_path / NAME).write_bytes(content)
    assert first(doors, tmp_path).listener is not None


@pytest.mark.parametrize("content", [b"rubbish", b'{"path": "", "port": 99999999, "secret": ""}'])
def test_a_lock_spoiled_while_it_is_held_is_an_answer_that_does_not_come(
    doors: list[Door], tmp_path: Path, content: bytes
) -> None:
    first(doors, tmp_path)
    (tmp_path / NAME).write_bytes(content)
    with pytest.raises(NoAnswer):
        come_in(tmp_path, Call(), patience_s=0.1)


def test_no_file_that_an_old_lock_names_is_removed(doors: list[Door], tmp_path: Path) -> None:
    precious = tmp_path / "yacht-desktop.socket"
    precious.write_text("precious")
    told = {"process": 1, "path": str(precious), "port": 0, "secret": ""}
    (tmp_path / NAME).write_text(json.dumps(told))
    assert first(doors, tmp_path).listener is not None
    assert precious.read_text() == "precious"


def test_a_folder_that_cannot_be_made_or_locked_is_no_obstacle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    door = come_in(tmp_path / "file" / "folder", Call())
    assert door is not None
    assert door.listener is None
    (tmp_path / "other" / NAME).mkdir(parents=True)
    door = come_in(tmp_path / "other", Call())
    assert door is not None
    assert door.listener is None

    def no_locks(_handle: int) -> bool:
        raise OSError(37, "No locks available")

    monkeypatch.setattr(one_program, "_lock", no_locks)
    door = come_in(tmp_path, Call())
    assert door is not None
    assert door.listener is None


def test_a_lock_of_another_person_is_no_obstacle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError

    monkeypatch.setattr(os, "open", refuse)
    door = come_in(tmp_path, Call())
    assert door is not None
    assert door.listener is None


def test_a_place_without_sockets_gets_one_elsewhere(
    doors: list[Door], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", "/" + "x" * 200)
    door = first(doors, tmp_path / ("y" * 120))
    assert door.listener is None
    with pytest.raises(NoAnswer):
        come_in(tmp_path / ("y" * 120), Call(), patience_s=0.1)


def test_nothing_is_left_of_a_door_that_is_closed(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / ("x" * 120)):
        door = come_in(folder, Call())
        assert door is not None
        assert door.listener is not None
        name = Path(door.listener.getsockname())
        assert name.is_socket()
        assert name.stat().st_mode & 0o077 == 0
        door.leave()
        assert not name.exists()
        assert name.parent == folder or not name.parent.exists()
    assert (tmp_path / NAME).stat().st_mode & 0o077 == 0


def test_the_call_has_the_token_of_the_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"):
        monkeypatch.delenv(name, raising=False)
    assert call_for(None) == Call()
    monkeypatch.setenv("DESKTOP_STARTUP_ID", "shell_TIME12")
    assert call_for(None).token == "shell_TIME12"
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "x" * 1000)
    assert call_for(None).token == ""


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\xff\xfe",
        b"[" * 50_000,
        b"null",
        b"{}",
        b'{"secret": "00ff"}',
        b'{"secret": "no", "file": null, "token": ""}',
        b'{"secret": "00ff", "file": null, "token": "", "more": 1}',
        b'{"secret": "00ff", "file": null, "token": 1}',
        b'{"secret": "00ff", "file": null, "token": "a\\nb"}',
        b'{"secret": "00ff", "file": "not/whole.yachtgame", "token": ""}',
        b'{"secret": "00ff", "file": "file:///etc/passwd", "token": ""}',
        b'{"secret": "00ff", "file": "/a\\u0000b", "token": ""}',
        b'{"secret": "00ff", "file": ["/a"], "token": ""}',
        json.dumps({"secret": SECRET, "file": "/" + "x" * 5000, "token": ""}).encode(),
    ],
)
def test_nonsense_is_not_obeyed(said: bytes) -> None:
    assert read_call(said, SECRET) is None


@pytest.mark.parametrize(
    "file", [None, Path("/Åsa ö 🎲/%n\n\u202ex.yachtgame"), Path("/\udcff"), Path("/" + "ö" * 4000)]
)
def test_what_is_written_is_read_again(file: Path | None) -> None:
    written = written_call(Call(file, "t"), SECRET)
    assert read_call(written, SECRET) == Call(file, "t")
    assert written.count(b"\n") == 1
    assert len(written) <= LONGEST_CALL
