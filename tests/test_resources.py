"""Resources are found wherever the package lies."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from yacht_desktop.resources import resource_path

ROOT = Path(__file__).resolve().parents[1]
FIND = "from yacht_desktop.resources import resource_path; print(ascii(str(resource_path('icons', 'app-icon.svg'))))"


def installed_in(folder):
    """Lay the module that finds resources into a folder, as an installation would."""
    package = folder / "yacht_desktop"
    package.mkdir(parents=True)
    for name in ("__init__.py", "resources.py"):
        shutil.copy(ROOT / "yacht_desktop" / name, package)
    return package


def found_from(folder):
    return subprocess.run([sys.executable, "-c", FIND], cwd=folder, capture_output=True, text=True, check=False)


def test_the_checkout_has_its_resources():
    for parts in (("icons", "app-icon.svg"), ("icons", "app-icon-16.svg"), ("fonts", "SourceSans3-Regular.ttf")):
        assert resource_path(*parts).is_file()


@pytest.mark.parametrize("inside", [True, False])
def test_a_wheel_has_them_inside_the_package_and_a_checkout_beside_it(tmp_path, inside):
    folder = tmp_path / "Åsa ö 🎲"
    package = installed_in(folder)
    resources = (package if inside else folder) / "resources"
    resources.mkdir()
    done = found_from(folder)
    assert done.stderr == ""
    assert done.stdout == f"{str(resources / 'icons' / 'app-icon.svg')!a}\n"


def test_a_damaged_installation_is_named(tmp_path):
    installed_in(tmp_path)
    done = found_from(tmp_path)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("FileNotFoundError: the resources of Yacht Desktop are missing")
