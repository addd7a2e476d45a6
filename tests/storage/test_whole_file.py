"""Files are written whole or not at all, and nothing that is no file keeps the game waiting."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from yacht_desktop.storage.whole_file import NotAFile, read_bounded, write_whole


def test_content_is_read_back_and_nothing_else_is_left(tmp_path: Path) -> None:
    path = tmp_path / "Åsa 🎲.yachtgame"
    write_whole(path, b"first")
    write_whole(path, b"second")
    assert read_bounded(path, 100) == b"second"
    assert list(tmp_path.iterdir()) == [path]


def test_a_long_name_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 240 + ".yachtgame")
    write_whole(path, b"game")
    assert path.read_bytes() == b"game"


def test_no_more_is_read_than_one_byte_beyond_the_bound(tmp_path: Path) -> None:
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(1 << 30)
    assert len(read_bounded(path, 10)) == 11


@pytest.mark.skipif(os.name != "posix", reason="pipes and devices with names are Unix's")
def test_what_is_no_file_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/zero")):
        with pytest.raises(NotAFile):
            read_bounded(path, 10)
    with pytest.raises(OSError):  # noqa: PT011 - another class on each system
        read_bounded(tmp_path, 10)


def test_a_failure_leaves_the_file_that_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game"
    write_whole(path, b"old")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_missing_folder_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_whole(tmp_path / "nowhere" / "game", b"")


@pytest.mark.skipif(os.name != "posix", reason="links and modes are Unix's")
def test_a_link_stays_a_link_and_a_mode_stays_a_mode(tmp_path: Path) -> None:
    path, link = tmp_path / "game", tmp_path / "link"
    write_whole(path, b"old")
    path.chmod(0o640)
    link.symlink_to(path)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert path.read_bytes() == b"new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


WRITER = """
import os, sys
from pathlib import Path
from yacht_desktop.storage.whole_file import write_whole
print("ready", flush=True)
while True:
    for letter in b"ab":
        write_whole(Path(sys.argv[1]), bytes([letter]) * 300_000)
"""


def test_a_kill_at_any_moment_leaves_one_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "game"
    write_whole(path, b"a" * 300_000)
    for _ in range(5):
        with subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE) as writer:
            assert writer.stdout is not None
            writer.stdout.readline()
            writer.kill()
        content = path.read_bytes()
        assert content in {b"a" * 300_000, b"b" * 300_000}
