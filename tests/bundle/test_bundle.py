"""The built bundle, started as on a machine that has nothing else: no Python, no home, no locale."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from PySide6.QtGui import QGuiApplication

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "dist" / "yacht-desktop"
PATIENCE_S = 20
# Debian 12 has 2.36: what is built on it or on something older runs there.
NEWEST_GLIBC = (2, 36)
# Parts of Qt, libraries and Python that nothing of ours uses.
FORBIDDEN = re.compile(
    r"(lib)?Qt6?(Qml|Quick|Network|OpenGL|Pdf|3D|Multimedia|Sql|Test|Designer|VirtualKeyboard|EglFS|WaylandCompositor)"
    r"|lib(ssl|crypto|gtk|gdk|cairo|pango)|q(gtk3|vnc|linuxfb|eglfs|jpeg|gif|tiff|webp)|_?(ssl|tkinter|hashlib)\."
    r"|.*\.(qml|pyi|h|a)$|(pytest|hypothesis|mypy|ruff|setuptools|pip)$",
    re.IGNORECASE,
)
MOST_MEGABYTES = 165

pytestmark = [
    pytest.mark.bundle,
    pytest.mark.skipif(not BUILT.is_dir(), reason="no bundle is built; `make bundle` builds one"),
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the bundle for Linux"),
]


@pytest.fixture(scope="module")
def bundle(tmp_path_factory):
    """The bundle where only part of its path is ASCII, without spaces and dice."""
    folder = tmp_path_factory.mktemp("unpacked") / "Åsa ö 🎲" / "yacht desktop"
    shutil.copytree(BUILT, folder, symlinks=True)
    return folder


def bare(**more):
    """An environment with no more in it than this; /proc is a home in which even root can make nothing."""
    return {"HOME": "/proc", "PATH": "/nowhere"} | more


def ask(program, *arguments, **environment):
    return subprocess.run(
        [program, *arguments], env=bare(**environment), cwd="/", capture_output=True, text=True, timeout=60, check=False
    )


class Game:
    """The game, started on the screen of this test run."""

    def __init__(self, program, *arguments, **environment):
        self.process = subprocess.Popen(
            [program, *arguments],
            env=bare(DISPLAY=os.environ["DISPLAY"], **environment),
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        self.window = self._wait_for_window()

    def _wait_for_window(self):
        deadline = time.monotonic() + PATIENCE_S
        program = ["--pid", str(self.process.pid), "--class", "^yacht-desktop$"]
        search = ["xdotool", "search", "--onlyvisible", "--all", *program]
        while time.monotonic() < deadline and self.process.poll() is None:
            if found := subprocess.run(search, capture_output=True, text=True, check=False).stdout.split():
                return found[0]
            time.sleep(0.05)
        self.process.kill()
        raise AssertionError(self.process.communicate()[0].decode())

    def end(self):
        """What the game has said and its exit status, once it has ended."""
        try:
            said, _ = self.process.communicate(timeout=PATIENCE_S)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        return said.decode(), self.process.returncode


@pytest.fixture
def game(bundle, qapp):
    started = Game(bundle / "yacht-desktop")
    yield started
    if started.process.poll() is None:
        started.process.kill()
        started.process.wait()


def colours_on_screen():
    image = QGuiApplication.primaryScreen().grabWindow(0).toImage()
    return {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}


def test_it_opens_its_window_and_ends_with_ctrl_q(game, qtbot):
    qtbot.waitUntil(lambda: len(colours_on_screen()) > 100, timeout=PATIENCE_S * 1000)
    subprocess.run(["xdotool", "windowactivate", "--sync", game.window, "key", "ctrl+q"], check=True)
    assert game.end() == ("", 0)


def test_it_ends_when_the_system_asks(game):
    game.process.send_signal(signal.SIGTERM)
    assert game.end() == ("", 0)


def test_it_opens_the_file_of_a_game(bundle, tmp_path):
    path = tmp_path / "Åsa ö 🎲.yachtgame"
    path.write_text('yachtgame 1\nrules: yacht\nplayer.1: person "Åsa"\n\n1 1: 12345 little_straight=30\n', "utf-8")
    started = Game(bundle / "yacht-desktop", path)
    started.process.send_signal(signal.SIGTERM)
    assert started.end() == ("", 0)


def test_a_folder_beside_it_has_everything_and_one_window_has_the_folder(bundle):
    folder = bundle / "yacht-desktop-data"
    folder.mkdir()
    try:
        first = Game(bundle / "yacht-desktop")
        later = ask(bundle / "yacht-desktop", DISPLAY=os.environ["DISPLAY"])
        assert (later.stdout + later.stderr, later.returncode) == ("", 0)
        first.process.send_signal(signal.SIGTERM)
        assert first.end() == ("", 0)
        assert {"library.sqlite3", "yacht-desktop.log"} <= {path.name for path in folder.iterdir()}
    finally:
        shutil.rmtree(folder)


def test_the_version_needs_no_screen(bundle):
    done = ask(bundle / "yacht-desktop", "--version")
    assert (done.stdout.startswith("Yacht Desktop "), done.stderr, done.returncode) == (True, "", 0)


def test_without_a_screen_there_is_one_line(bundle):
    done = ask(bundle / "yacht-desktop")
    assert (len(done.stderr.splitlines()), done.stdout, done.returncode) == (1, "", 1)


def test_the_engine_scores_and_calculates(bundle):
    scored = ask(bundle / "yacht-lab", "score", "--rules", "yacht", "--dice", "2,2,5,5,5")
    assert (json.loads(scored.stdout)["scores"]["full_house"], scored.stderr) == (19, "")
    valued = ask(bundle / "yacht-lab", "value", "--rules", "yacht")
    assert json.loads(valued.stdout)["expected_score"] == pytest.approx(166.955068, abs=1e-6)
    assert (valued.stderr, valued.returncode) == ("", 0)


def test_only_what_is_used_is_in_it():
    assert [path.name for path in BUILT.rglob("*") if FORBIDDEN.match(path.name)] == []


def test_what_is_used_is_in_it():
    names = {path.name for path in BUILT.rglob("*")}
    needed = {"libxcb-cursor.so.0", "libqxcb.so", "libqwayland.so", "libqsvg.so", "qtbase_fi.qm", "qtbase_sv.qm"}
    assert needed - names == set()
    # The trainer's lessons are in a database.
    assert any(name.startswith("_sqlite3.") for name in names)
    resources = {path.name for path in (ROOT / "resources").rglob("*")}
    assert resources - names == set()


def test_every_link_leads_somewhere():
    assert [path for path in BUILT.rglob("*") if path.is_symlink() and not path.exists()] == []


def test_it_asks_for_no_newer_system_than_promised():
    needs = {
        tuple(map(int, version.split(b".")[:2]))
        for path in BUILT.rglob("*")
        if path.is_file() and not path.is_symlink() and path.read_bytes()[:4] == b"\x7fELF"
        for version in re.findall(rb"GLIBC_(\d+\.\d+)", path.read_bytes())
    }
    assert needs
    assert max(needs) <= NEWEST_GLIBC


def test_it_stays_small():
    size = sum(path.stat().st_size for path in BUILT.rglob("*") if path.is_file() and not path.is_symlink())
    assert size / 1e6 < MOST_MEGABYTES
