"""Notes of a game survive a file, and what is not understood is left as it was."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.session.positions import CAPTAIN, HUMAN, setup_of
from yacht_desktop.game.moves import Keep, Score
from yacht_desktop.session.notes import Note, NoteKind, TutorAnswer
from yacht_desktop.session.stored_notes import note_of, stored_note
from yacht_desktop.storage import game_file as stored

SETUP = setup_of(HUMAN, CAPTAIN)
DECISIONS = st.one_of(
    st.sampled_from(SETUP.rules.category_ids).map(Score),
    st.frozensets(st.integers(0, 4), max_size=4).map(Keep),
)
MOVES, SEATS = st.integers(0, 200), st.integers(0, 1)
HINTS = st.builds(Note, MOVES, SEATS, st.just(NoteKind.HINT), stage=st.integers(1, 3))
WARNINGS = st.builds(
    Note,
    MOVES,
    SEATS,
    st.just(NoteKind.WARNING),
    decision=DECISIONS,
    answer=st.one_of(st.none(), st.sampled_from(TutorAnswer)),
)
UNDONE = st.builds(Note, MOVES, SEATS, st.just(NoteKind.UNDONE), decision=DECISIONS)

PANELS = st.builds(Note, MOVES, SEATS, st.sampled_from((NoteKind.PANEL, NoteKind.KNOWN_DICE)))


@given(st.one_of(HINTS, WARNINGS, UNDONE, PANELS))
def test_every_note_is_read_as_it_was_written(note: Note) -> None:
    assert note_of(stored_note(note), SETUP) == note


def test_what_is_stored_never_changes() -> None:
    assert stored_note(Note(4, 1, NoteKind.HINT, stage=2)) == stored.Note(4, "hint", (("player", "2"), ("stage", "2")))
    warning = Note(5, 0, NoteKind.WARNING, decision=Keep(frozenset()), answer=TutorAnswer.THINK_AGAIN)
    facts = (("player", "1"), ("keep", "none"), ("answer", "think_again"))
    assert stored_note(warning) == stored.Note(5, "warning", facts)
    assert stored_note(Note(7, 1, NoteKind.PANEL)) == stored.Note(7, "panel", (("player", "2"),))
    assert stored_note(Note(0, 0, NoteKind.KNOWN_DICE)) == stored.Note(0, "known_dice", (("player", "1"),))
    assert stored_note(Note(6, 0, NoteKind.UNDONE, decision=Score("ones"))).facts == (
        ("player", "1"),
        ("score", "ones"),
    )


@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        ("rumour", {"player": "1"}),
        ("hint", {"stage": "1"}),
        ("hint", {"player": "3", "stage": "1"}),
        ("hint", {"player": "1", "stage": "4"}),
        ("hint", {"player": "1", "stage": "1", "keep": "1"}),
        ("hint", {"player": "1", "stage": "1", "mood": "merry"}),
        ("panel", {"player": "1", "keep": "1"}),
        ("panel", {"player": "1", "stage": "1"}),
        ("panel", {"player": "1", "answer": "show_me"}),
        ("undone", {"player": "1"}),
        ("undone", {"player": "1", "score": "yatzy"}),
        ("undone", {"player": "1", "keep": "6"}),
        ("undone", {"player": "1", "keep": "1,1"}),
        ("undone", {"player": "1", "keep": "1,2,3,4,5"}),
        ("undone", {"player": "1", "keep": ""}),
        ("undone", {"player": "1", "keep": "1", "score": "ones"}),
        ("undone", {"player": "1", "keep": "1", "answer": "show_me"}),
        ("warning", {"player": "1", "keep": "1", "answer": "shrug"}),
    ],
)
def test_a_note_that_is_not_understood_is_none(kind: str, facts: dict[str, str]) -> None:
    assert note_of(stored.Note(1, kind, tuple(facts.items())), SETUP) is None
