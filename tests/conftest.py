"""What holds for every test: a home of its own, one language, no desktop, nothing left behind."""

import os
import threading
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Final

import hypothesis
import pytest

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QStandardPaths, QThreadPool
from PySide6.QtWidgets import QApplication, QWidget

from tests.virtual_screen import VirtualScreen
from yacht_desktop.ui import sound_device
from yacht_desktop.ui.sound_device import Device, Fill, NoDeviceError

# Run by the system's own Python, which alone has the modules it needs.
collect_ignore_glob = ["gui/at_spi_*.py"]

_ON_SCREEN: Final = frozenset({"xvfb", "bundle"})
_WORKERS_END_MS: Final = 2000

# The speed of a machine says nothing about the game; CI tries the same examples every time.
hypothesis.settings.register_profile("house", deadline=None, derandomize="CI" in os.environ)
hypothesis.settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--xvfb",
        action="store_true",
        help="run the tests marked xvfb and bundle, on a screen nobody sees with a window manager",
    )
    parser.addoption("--approve", action="store_true", help="keep the pictures of tests/ui/test_pictures.py as right")


def pytest_configure(config: pytest.Config) -> None:
    # An address nobody serves: asking a real session bus can hold up a start for seconds.
    os.environ["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE"):
        os.environ.pop(name, None)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if config.getoption("--xvfb"):
        if missing := ", ".join(VirtualScreen.missing()):
            message = f"--xvfb needs these programs: {missing}"
            raise pytest.UsageError(message)
        screen = VirtualScreen()
        screen.start()
        config.add_cleanup(screen.stop)
        os.environ["DISPLAY"] = screen.display
        os.environ["QT_QPA_PLATFORM"] = "xcb"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = bool(config.getoption("--xvfb"))
    other = [item for item in items if wanted is _ON_SCREEN.isdisjoint(mark.name for mark in item.iter_markers())]
    if other:
        config.hook.pytest_deselected(items=other)
        items[:] = [item for item in items if item not in set(other)]


@pytest.fixture(scope="session", autouse=True)
def no_loudspeaker() -> Iterator[None]:
    """Nothing is heard while tests run, whatever the machine has."""

    def refuse(_fill: Fill) -> Device:
        raise NoDeviceError("tests are silent")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sound_device, "open_device", refuse)
        yield


@pytest.fixture(scope="session", autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A home for the whole run, so that nobody's settings, language or games are read or written."""
    home = tmp_path_factory.mktemp("home")
    folders = {
        "XDG_CONFIG_HOME": ".config",
        "XDG_DATA_HOME": ".local/share",
        "XDG_STATE_HOME": ".local/state",
        "XDG_CACHE_HOME": ".cache",
        "XDG_RUNTIME_DIR": ".run",
    }
    with pytest.MonkeyPatch.context() as patch:
        for name in ("HOME", "USERPROFILE"):
            patch.setenv(name, str(home))
        for name, folder in folders.items():
            (home / folder).mkdir(mode=0o700, parents=True)
            patch.setenv(name, str(home / folder))
        for name in ("LC_ALL", "LANG"):
            patch.setenv(name, "C.UTF-8")
        patch.setenv("LANGUAGE", "en")
        QStandardPaths.setTestModeEnabled(True)
        yield home


@pytest.fixture(autouse=True)
def own_data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that YACHT_DESKTOP_HOME names: new for every test, so no test sees another's settings."""
    folder = tmp_path_factory.mktemp("yacht-desktop")
    monkeypatch.setenv("YACHT_DESKTOP_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def one_locale(qapp: QApplication) -> None:
    """Numbers and dates as in English, whatever the test before chose; and one application for all tests."""
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))


@pytest.fixture(autouse=True)
def nothing_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """After a test of the window, fail if a window, a worker or a thread outlives it."""
    if not {"gui", "ui"}.intersection(request.path.relative_to(request.config.rootpath).parts):
        yield
        return
    windows, threads = _windows(), set(threading.enumerate())
    yield
    idle = QThreadPool.globalInstance().waitForDone(_WORKERS_END_MS)
    left = _windows() - windows
    for window in left:
        # Away with them, so that only the test that left them fails.
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    # The traceback of a failed test keeps its windows alive, which is not a second fault.
    if not request.node.stash.get(_FAILED, False):
        assert idle, "a worker goes on after the test"
        assert left == set(), "windows outlive the test"
        assert {thread for thread in threading.enumerate() if not thread.daemon} <= threads


def _windows() -> set[QWidget]:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return set(QApplication.topLevelWidgets())


_FAILED: Final = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test failed, for the fixtures that end after it."""
    report = yield
    if report.failed:
        item.stash[_FAILED] = True
    return report
