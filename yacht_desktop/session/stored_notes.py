"""What is remembered of a game, as game files hold it.

The dice of a decision are numbered from 1, as on the table:

>>> stored_note(Note(4, 0, NoteKind.UNDONE, decision=Keep(frozenset({1, 2})))).facts
(('player', '1'), ('keep', '2,3'))
"""

from collections.abc import Mapping
from typing import Final

from yacht_desktop.game.moves import Decision, Keep, Score
from yacht_desktop.session.notes import Note, NoteKind, TutorAnswer
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.storage import game_file as stored

_NONE: Final = "none"
_STAGES: Final = {"1": 1, "2": 2, "3": 3}


def stored_note(note: Note) -> stored.Note:
    """Return a note as a file holds it."""
    facts = [("player", str(note.player + 1))]
    if note.kind is NoteKind.HINT:
        facts.append(("stage", str(note.stage)))
    if note.decision is not None:
        facts.append(_stored_decision(note.decision))
    if note.answer is not None:
        facts.append(("answer", note.answer.value))
    return stored.Note(note.move, note.kind.value, tuple(facts))


def note_of(note: stored.Note, setup: GameSetup) -> Note | None:
    """Return what a file remembers, None where this version does not know such a note or it fits no such game."""
    facts = dict(note.facts)
    seats = {str(seat + 1): seat for seat in range(len(setup.players))}
    kinds = {kind.value: kind for kind in NoteKind}
    answers = {answer.value: answer for answer in TutorAnswer}
    if note.kind not in kinds or facts.get("player") not in seats:
        return None
    found = Note(
        note.move,
        seats[facts["player"]],
        kinds[note.kind],
        stage=_STAGES.get(facts.get("stage", ""), 0),
        decision=_decision_of(facts, setup),
        answer=answers.get(facts.get("answer", "")),
    )
    # One that would be written otherwise holds something that is not understood.
    return found if _is_whole(found) and dict(stored_note(found).facts) == facts else None


def _is_whole(note: Note) -> bool:
    if note.kind is NoteKind.HINT:
        return note.stage > 0 and note.decision is None and note.answer is None
    if note.kind in {NoteKind.PANEL, NoteKind.KNOWN_DICE}:
        return note.decision is None and note.answer is None
    return note.decision is not None and (note.kind is NoteKind.WARNING or note.answer is None)


def _stored_decision(decision: Decision) -> tuple[str, str]:
    if isinstance(decision, Score):
        return "score", decision.category
    kept = ",".join(str(position + 1) for position in sorted(decision.positions))
    return "keep", kept or _NONE


def _decision_of(facts: Mapping[str, str], setup: GameSetup) -> Decision | None:
    if ("keep" in facts) is ("score" in facts):
        return None
    if "score" in facts:
        return Score(facts["score"]) if facts["score"] in setup.rules.category_ids else None
    places = {str(place + 1): place for place in range(setup.rules.dice)}
    numbers = [] if facts["keep"] == _NONE else facts["keep"].split(",")
    if not places.keys() >= set(numbers) or len(numbers) >= setup.rules.dice:
        return None
    return Keep(frozenset(places[number] for number in numbers))
