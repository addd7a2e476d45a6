"""Any text survives a line of a file exactly, and nobody's file is misread."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yacht_desktop.storage.quoting import quoted, unquoted

# Halves of characters included.
TEXTS = st.text(st.characters(codec=None, exclude_categories=()), max_size=60)


@given(TEXTS)
def test_any_text_survives(text: str) -> None:
    assert unquoted(quoted(text)) == text


@given(TEXTS)
def test_what_is_written_is_one_line_that_any_editor_shows_and_keeps(text: str) -> None:
    written = quoted(text)
    assert written.isprintable()
    assert written.encode("utf-8").decode("utf-8") == written
    assert len(written.splitlines()) == 1


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("", '""'),
        ("Anna", '"Anna"'),
        ('"', r'"\""'),
        ("\\", r'"\\"'),
        ("Åsa 🎲", '"Åsa 🎲"'),
        ("a\u202eb", r'"a\u{202e}b"'),
        ("a\u00a0b", r'"a\u{a0}b"'),
        ("line\nbreak", r'"line\u{a}break"'),
        ("%1 %n {name} <b>", '"%1 %n {name} <b>"'),
        ("\ud83c", r'"\u{d83c}"'),
    ],
)
def test_names_are_readable(name: str, written: str) -> None:
    assert quoted(name) == written
    assert unquoted(written) == name


@pytest.mark.parametrize(
    "text", ["", "Anna", '"', '"Anna', 'Anna"', '"a"b"', r'"\n"', r'"\u{}"', r'"\u{110000}"', r'"\u{zz}"', r'"\"']
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"text|character"):
        unquoted(text)
