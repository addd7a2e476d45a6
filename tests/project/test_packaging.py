"""Names and versions agree wherever they are said, and what installs the program holds together."""

import configparser
import importlib
import re
import struct
import subprocess
import sys
import tomllib
from xml.etree import ElementTree as ET

import icons
import pytest

from PySide6.QtGui import QImage, QImageReader

from tests.project.sources import PACKAGE, ROOT
from yacht_desktop import __version__
from yacht_desktop.ui.app_icon import icon_drawing

METAINFO = ET.parse(ROOT / "packaging" / "linux" / "yacht-desktop.metainfo.xml").getroot()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def desktop_entry():
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(ROOT / "packaging" / "linux" / "yacht-desktop.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def pins(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))


def as_numbers(version):
    return tuple(map(int, version.split(".")))


def test_the_metainfo_tells_the_version():
    releases = [release.get("version") for release in METAINFO.iter("release")]
    assert releases[0] == __version__
    assert releases == sorted(releases, key=as_numbers, reverse=True)


def test_the_change_log_has_a_place_for_what_is_new_and_no_later_version():
    sections = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sections[0] == "Unreleased"
    assert all(as_numbers(version) <= as_numbers(__version__) for version in sections[1:])


def test_what_the_bundle_leaves_out_is_not_needed_to_calculate():
    # numpy asks for parts of itself only in the middle of a calculation.
    recipe = (ROOT / "packaging" / "yacht-desktop.spec").read_text(encoding="utf-8")
    listed = re.search(r"^UNUSED_MODULES = \[(.*?)^\]", recipe, re.MULTILINE | re.DOTALL)
    assert listed is not None
    unused = re.findall(r'"([\w.]+)"', listed[1])
    position = ["--rules", "yacht", "--dice", "2,2,5,5,6", "--rolls-left", "1", "--open", "choice,yacht"]
    opponent = ["--my-score", "100", "--opponent-score", "110", "--opponent-open", "choice,fours"]
    code = (
        f"import sys; sys.modules.update(dict.fromkeys({unused}))\n"
        f"from yacht_desktop.lab import main; sys.exit(main({['advise', *position, *opponent]}))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert '"win"' in done.stdout


def test_the_window_and_the_desktop_entry_have_one_name():
    # Without this a desktop shows a nameless window: it finds the entry by the window's own name.
    from yacht_desktop.home import APPLICATION_NAME

    entry = desktop_entry()
    launchable = METAINFO.findtext("launchable", "")
    names = {
        APPLICATION_NAME,
        entry["StartupWMClass"],
        entry["Icon"],
        entry["Exec"].removesuffix(" %f"),
        launchable.removesuffix(".desktop"),
    }
    assert names == {"yacht-desktop"}


def test_files_of_games_are_known_by_their_ending_and_first_line_and_open_in_the_game():
    from yacht_desktop.storage.game_file import FORM, SUFFIX

    space = {"": "http://www.freedesktop.org/standards/shared-mime-info"}
    found = ET.parse(ROOT / "packaging" / "linux" / "yacht-desktop.xml").getroot().find("mime-type", space)
    assert found is not None
    kind = found.get("type")
    glob, first = found.find("glob", space), found.find("magic/match", space)
    assert glob is not None
    assert first is not None
    assert (glob.get("pattern"), first.get("value")) == (f"*{SUFFIX}", f"{FORM} ")
    assert desktop_entry()["MimeType"] == f"{kind};"
    assert desktop_entry()["Exec"].endswith(" %f")
    assert METAINFO.findtext("provides/mediatype") == kind
    assert len(found.findall("comment", space)) == 3


def test_the_desktop_entry_speaks_all_languages():
    entry = desktop_entry()
    for key in ("GenericName", "Comment", "Keywords"):
        assert {f"{key}[fi]", f"{key}[sv]"} <= entry.keys()


def test_every_command_can_be_called():
    commands = PROJECT["scripts"] | PROJECT["gui-scripts"]
    assert commands.keys() == {"yacht-desktop", "yacht-lab"}
    for target in commands.values():
        module, _, name = target.partition(":")
        assert callable(getattr(importlib.import_module(module), name))


def test_what_is_needed_to_play_is_pinned_to_the_same_versions_as_for_development():
    to_play, to_develop = pins("constraints.txt"), pins("constraints-dev.txt")
    assert to_play
    assert to_play.items() <= to_develop.items()


@pytest.mark.parametrize("name", ["constraints.txt", "constraints-dev.txt"])
def test_every_pinned_version_has_its_hashes(name):
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    versions = [line for line in lines if "==" in line.partition(";")[0]]
    unprotected = [
        line
        for line, after in zip(lines, [*lines[1:], ""], strict=True)
        if "==" in line.partition(";")[0] and not after.strip().startswith("--hash=sha256:")
    ]
    assert versions
    assert unprotected == []


@pytest.mark.parametrize("name", ["constraints.txt", "constraints-dev.txt"])
def test_everything_that_is_asked_for_is_pinned(name):
    extras = PROJECT["optional-dependencies"]
    asked = PROJECT["dependencies"] + extras["editable"] + (extras["dev"] if "dev" in name else [])
    names = {re.split(r"[\[<>=!~; ]", one)[0].lower().replace("_", "-") for one in asked} - {"yacht-desktop"}
    assert names <= pins(name).keys()


def test_a_release_of_the_binding_that_aborts_is_never_pinned():
    version = as_numbers(pins("constraints.txt")["pyside6-essentials"])
    assert (6, 8) <= version < (6, 12)
    assert version not in {(6, 11, 0), (6, 11, 1)}


def test_the_icon_for_windows_has_every_size(qapp, tmp_path):
    reader = QImageReader(str(icons.write_ico(tmp_path / "yacht.ico")))
    sizes = set()
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        image = reader.read()
        assert has_a_drawing(image)
        sizes.add(image.width())
    assert sizes == {16, 24, 32, 48, 64, 128, 256}


def test_the_icons_for_linux_are_drawn_for_each_size(qapp, tmp_path):
    folder = icons.write_hicolor(tmp_path / "hicolor")
    found = {file.parent.parent.name: QImage(str(file)) for file in folder.rglob("yacht-desktop.png")}
    assert {"16x16", "24x24", "32x32", "48x48", "256x256"} <= set(found)
    for name, image in found.items():
        assert f"{image.width()}x{image.height()}" == name
        assert image.pixelColor(0, 0).alpha() < 255
    drawings = {name: icon_drawing(image.width()).name for name, image in found.items()}
    assert (drawings["16x16"], drawings["24x24"], drawings["48x48"]) == (
        "app-icon-16.svg", "app-icon-32.svg", "app-icon.svg",
    )  # fmt: skip
    assert (folder / "scalable" / "apps" / "yacht-desktop.svg").is_file()


def test_the_icon_for_macos_holds_pictures_of_the_sizes_it_says(qapp, tmp_path):
    data = icons.write_icns(tmp_path / "yacht.icns").read_bytes()
    assert (data[:4], struct.unpack(">I", data[4:8])[0]) == (b"icns", len(data))
    sizes, at = set(), 8
    while at < len(data):
        length = struct.unpack(">I", data[at + 4 : at + 8])[0]
        image = QImage.fromData(data[at + 8 : at + length])
        assert has_a_drawing(image)
        sizes.add(image.width())
        at += length
    assert sizes == {16, 32, 64, 128, 256, 512, 1024}


def test_the_version_resource_for_windows_is_one_expression(tmp_path):
    text = icons.write_version(tmp_path / "version.txt", "1.20.3").read_text(encoding="utf-8")
    assert "filevers=(1, 20, 3, 0)" in text
    compile(text, "version.txt", "eval")


def has_a_drawing(image):
    """Whether the middle is painted and a corner is not."""
    middle, corner = image.pixelColor(image.rect().center()), image.pixelColor(0, 0)
    return middle.alpha() == 255 and corner.alpha() == 0


def test_the_wheel_carries_the_resources():
    targets = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]
    assert targets["wheel"]["force-include"] == {"resources": "yacht_desktop/resources"}
    assert not (PACKAGE / "resources").exists()
