"""The bundled fonts load, and one that is missing is named."""

from pathlib import Path

import pytest

from yacht_desktop.resources import resource_path
from yacht_desktop.ui import fonts
from yacht_desktop.ui.fonts import FONT_FILES, MissingFonts, load_fonts


def test_every_bundled_font_file_is_loaded_and_there_is_no_other() -> None:
    assert {path.name for path in resource_path("fonts").glob("*.ttf")} == set(FONT_FILES)


def test_the_licences_lie_beside_the_fonts() -> None:
    assert len(list(resource_path("fonts").glob("*LICENSE*"))) == 2


def test_a_missing_font_is_named_and_the_others_still_load(qapp, monkeypatch, tmp_path: Path) -> None:
    gone = "SourceSans3-Bold.ttf"

    asked = []

    def without_bold(*parts: str) -> Path:
        asked.append(parts[-1])
        return tmp_path / "nothing.ttf" if parts[-1] == gone else resource_path(*parts)

    monkeypatch.setattr(fonts, "resource_path", without_bold)
    with pytest.raises(MissingFonts, match=gone):
        load_fonts()
    assert asked == list(FONT_FILES)
