"""The bundled fonts load, and one that is missing is named."""

import ast
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pytest

from PySide6.QtCore import QDate, QLocale
from PySide6.QtGui import QRawFont

from tests.project.sources import PACKAGE, python_files, tree_of
from yacht_desktop.resources import resource_path
from yacht_desktop.ui import fonts
from yacht_desktop.ui.fonts import FONT_FILES, MissingFonts, load_fonts

LANGUAGES: Final = ("en", "sv", "fi")
SIGNS: Final = "−–—…χ²×±·’‘“”„åäöÅÄÖéÉüÜ←→↑↓"
"""Signs of figures, sentences and names; the star of the coach and the arrow of a die to roll are painted."""


@cache
def letters_of_catalogues() -> set[str]:
    """Return every character of every text in the three languages."""
    found = set[str]()
    for language in LANGUAGES:
        catalogue = ET.parse(resource_path("translations", f"yacht_desktop_{language}.ts"))
        for part in catalogue.iter():
            if part.tag in {"source", "translation", "numerusform"}:
                found.update(part.text or "")
    return found


@cache
def letters_of_code() -> set[str]:
    """Return every character of every literal of what people see that is no comment on the code."""
    found = set[str]()
    for path in python_files(PACKAGE / "ui"):
        tree = tree_of(path)
        notes = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in notes:
                found.update(node.value)
    return found


def letters_of_figures() -> set[str]:
    """Return what numbers, percentages and dates are written with."""
    found = set("0123456789")
    for language in LANGUAGES:
        locale = QLocale(language)
        found.update(locale.toString(-1234567.5, "f", 1), locale.percent())
        for month in range(1, 13):
            found.update(locale.toString(QDate(2026, month, 30), QLocale.FormatType.LongFormat))
            found.update(locale.toString(QDate(2026, month, 30), QLocale.FormatType.ShortFormat))
    return found


@pytest.mark.parametrize("name", FONT_FILES)
def test_every_letter_and_sign_of_the_three_languages_is_in_every_font(qapp, name: str) -> None:
    font = QRawFont(str(resource_path("fonts", name)), 16)
    wanted = letters_of_catalogues() | letters_of_code() | letters_of_figures() | set(SIGNS)
    shown = {letter for letter in wanted if unicodedata.category(letter) not in {"Cc", "Cf"}}
    assert len(shown) > 100
    missing = sorted(letter for letter in shown if not font.supportsCharacter(ord(letter)))
    assert missing == []


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
