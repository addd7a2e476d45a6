"""Names stay as typed, on one line and within two hundred letters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yacht_desktop.session.names import LONGEST_NAME, MOST_CODE_POINTS, clean_name, first_characters
from yacht_desktop.storage import game_file


@pytest.mark.parametrize("name", ["Åsa 🎲", "Bob 🐺", " Anna ", "CON", "../x", "%1", "%n", "\u202eabc", "a\u200bb"])
def test_a_name_stays_as_typed(name):
    assert clean_name(name) == name


@pytest.mark.parametrize("blank", ["", " ", "\u00a0\u2003", "\n", "\t\t"])
def test_a_blank_name_stands_for_the_default(blank):
    assert clean_name(blank) == ""


def test_people_count_a_letter_with_its_marks_and_a_family_as_one():
    marks = "a" + "\u0301" * 6
    family = "👨‍👩‍👧‍👦"
    assert clean_name(marks * 250) == marks * LONGEST_NAME
    assert clean_name(family * 250) == family * LONGEST_NAME


def test_a_heap_of_marks_is_bounded_too():
    assert clean_name("a" + "\u0301" * 1_000_000) == "a" + "\u0301" * (MOST_CODE_POINTS - 1)
    assert MOST_CODE_POINTS == game_file.LONGEST_NAME


@given(st.text(st.characters(exclude_categories=()), max_size=200))
def test_cleaning_is_done_once_and_gives_one_line_that_can_be_stored(typed):
    name = clean_name(typed)
    assert clean_name(name) == name
    assert name.encode().decode() == name
    assert len(name.splitlines()) <= 1
    assert first_characters(name, LONGEST_NAME) == name
