"""The command line, and the sentences that take the place of a crash when no window can be opened."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from yacht_desktop import __version__, startup
from yacht_desktop.__main__ import main
from yacht_desktop.startup import find_fonts, missing_packages, obstacle, reply_to

ROOT = Path(__file__).resolve().parents[1]
on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="about X11 and locales of Linux")


def start(*arguments, **environment):
    """Start the game in a process of its own and wait for its end."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "HOME") if name in os.environ}
    command = [sys.executable, "-m", "yacht_desktop", *arguments]
    return subprocess.run(command, env=kept | environment, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_version_is_said():
    done = start("--version")
    assert (done.stdout, done.stderr, done.returncode) == (f"Yacht Desktop {__version__}\n", "", 0)


def test_help_names_every_option():
    done = start("--help")
    assert done.returncode == 0
    assert all(word in done.stdout for word in ("--version", "--help", "YACHT_DESKTOP_HOME", "yacht-lab"))


@pytest.mark.parametrize(
    "arguments", [["--nonsense"], ["-x"], ["a.yachtgame", "b.yachtgame"], ["-platform", "xcb"], [""]]
)
def test_what_is_not_understood_gets_one_line_and_status_2(arguments):
    done = start(*arguments)
    assert (done.stdout, done.returncode) == ("", 2)
    assert len(done.stderr.splitlines()) == 1
    assert arguments[0] in done.stderr


def test_the_command_line_without_arguments_asks_for_the_window():
    assert reply_to([]) is None


def test_a_program_without_streams_answers_as_well(monkeypatch):
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert (main(["--version"]), main(["--nonsense"])) == (0, 2)


@on_linux
def test_without_a_screen_there_is_one_line_and_status_1():
    done = start()
    assert (done.stdout, done.returncode) == ("", 1)
    assert len(done.stderr.splitlines()) == 1
    assert "DISPLAY" in done.stderr


@on_linux
def test_a_screen_that_does_not_answer_is_named():
    done = start(DISPLAY=":987")
    assert (done.stdout, done.returncode) == ("", 1)
    assert len(done.stderr.splitlines()) == 1
    assert ":987" in done.stderr


@on_linux
def test_a_missing_library_is_named_by_its_package(monkeypatch):
    monkeypatch.setattr(startup, "XCB_LIBRARIES", {"libxcb-cursor.so.987": "libxcb-cursor0", "libc.so.6": "libc6"})
    sentence = obstacle({"DISPLAY": ":987"})
    assert sentence is not None
    assert sentence.endswith("apt install libxcb-cursor0")


@on_linux
@pytest.mark.parametrize(
    "environment",
    [
        {"QT_QPA_PLATFORM": "offscreen"},
        {"QT_QPA_PLATFORM": "wayland;xcb"},
        {"WAYLAND_DISPLAY": "wayland-0"},
        {"QT_QPA_PLATFORM": "minimal:fontconfig", "DISPLAY": ":987"},
    ],
)
def test_platforms_without_x11_need_no_x_server(environment):
    assert obstacle(environment) is None


@on_linux
def test_only_packages_of_missing_libraries_are_named():
    assert missing_packages({"libc.so.6": "libc6", "libnowhere.so.1": "nowhere"}) == ["nowhere"]


def test_a_missing_qt_is_said(monkeypatch):
    monkeypatch.setitem(sys.modules, "PySide6.QtWidgets", None)
    sentence = obstacle({"QT_QPA_PLATFORM": "offscreen"})
    assert sentence is not None
    assert "PySide6 is not installed" in sentence


SAY_LANGUAGE = """
import os
from yacht_desktop.startup import write_utf8
write_utf8(os.environ)
from PySide6.QtCore import QCoreApplication, QLocale
application = QCoreApplication([])
print(QLocale.system().uiLanguages()[0][:2])
"""


@on_linux
@pytest.mark.skipif(not str(ROOT).isascii(), reason="Python without UTF-8 cannot itself start in such a folder")
@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "C"),
        ({"LC_ALL": "C"}, "C"),
        ({"LC_ALL": "POSIX", "LC_TIME": "sv_SE"}, "C"),
        ({"LANG": "C.UTF-8", "LC_TIME": "fi_FI.UTF-8"}, "C"),
        ({"LANG": "sv_SE"}, "sv"),
        ({"LANG": "sv_SE.ISO-8859-1"}, "sv"),
        ({"LC_ALL": "fi_FI.UTF-8", "LANG": "en_US.UTF-8"}, "fi"),
        ({"LANG": "en_US.UTF-8", "LC_NUMERIC": "sv_SE.UTF-8"}, "en"),
        ({"LANG": "xx_YY.UTF-8"}, "xx"),
    ],
)
def test_every_locale_keeps_its_language_and_qt_says_nothing(environment, language):
    # Python would coerce the plain C locale itself; a bundle does not.
    plain = {"PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    command = [sys.executable, "-c", SAY_LANGUAGE]
    done = subprocess.run(command, env=plain | environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr, done.returncode) == (f"{language}\n", "", 0)


SAY_WIDTH = """
from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics, QGuiApplication
from yacht_desktop.resources import resource_path
application = QGuiApplication([])
QFontDatabase.addApplicationFont(str(resource_path("fonts", "SourceSans3-Regular.ttf")))
print(QFontMetrics(QFont("Source Sans 3", 12)).horizontalAdvance("Åäö") > 10)
"""


@on_linux
def test_a_system_without_a_list_of_fonts_writes_with_ours_and_nothing_is_complained_about(monkeypatch, tmp_path):
    monkeypatch.setattr(startup, "FONT_LIST", tmp_path / "fonts.conf")
    environment = {"QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", "HOME": "/proc"}
    find_fonts(environment)
    command = [sys.executable, "-c", SAY_WIDTH]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("True\n", "")


@on_linux
@pytest.mark.parametrize("name", ["FONTCONFIG_FILE", "FONTCONFIG_PATH"])
def test_a_list_of_fonts_that_is_named_is_left_alone(monkeypatch, tmp_path, name):
    monkeypatch.setattr(startup, "FONT_LIST", tmp_path / "fonts.conf")
    environment = {name: "elsewhere"}
    find_fonts(environment)
    assert environment == {name: "elsewhere"}


def test_the_system_s_own_list_of_fonts_is_used(monkeypatch, tmp_path):
    listed = tmp_path / "fonts.conf"
    listed.touch()
    monkeypatch.setattr(startup, "FONT_LIST", listed)
    environment: dict[str, str] = {}
    find_fonts(environment)
    assert environment == {}


def test_a_file_that_is_named_is_opened_whatever_it_is_called(monkeypatch, tmp_path):
    opened = []

    def run(file, door):
        opened.append(file)
        door.leave()
        return 0

    monkeypatch.setattr("yacht_desktop.__main__.obstacle", lambda environment: None)
    monkeypatch.setattr("yacht_desktop.app.run", run)
    monkeypatch.chdir(tmp_path)
    for arguments in ([], ["Åsa ö 🎲.yachtgame"], ["--", "-odd.yachtgame"], [str(tmp_path / "game")]):
        assert main(arguments) == 0
    assert opened == [None, tmp_path / "Åsa ö 🎲.yachtgame", tmp_path / "-odd.yachtgame", tmp_path / "game"]
