"""What is remembered of a game besides its moves: where the coach spoke, and what was thought better of.

The values of the enumerations are what files hold; they never change.

>>> Note(move=4, player=0, kind=NoteKind.HINT, stage=1).is_help
True
"""

from dataclasses import dataclass
from enum import Enum

from yacht_desktop.game.moves import Decision


class NoteKind(Enum):
    """What happened; the value is what is stored."""

    HINT = "hint"
    PANEL = "panel"
    WARNING = "warning"
    UNDONE = "undone"
    KNOWN_DICE = "known_dice"


class TutorAnswer(Enum):
    """What a person may answer to a warning; the value is what is stored."""

    PLAY_ANYWAY = "play_anyway"
    THINK_AGAIN = "think_again"
    SHOW_ME = "show_me"
    STOP_WARNING = "stop_warning"

    @property
    def goes_on(self) -> bool:
        """Whether the decision warned of is carried out."""
        return self in {TutorAnswer.PLAY_ANYWAY, TutorAnswer.STOP_WARNING}


@dataclass(frozen=True, slots=True)
class Note:
    """One thing to remember of a game.

    Attributes:
        move: how many moves had been played when it happened, so the index of the decision in the list of moves.
        player: who was to decide, 0 for the first.
        kind: what happened: a hint was given, the panel showed the best choices, a decision was warned of or undone,
            or another game had shown dice that were still to come in this one.
        stage: how much a hint told, 1 to 3; 0 for other kinds.
        decision: what was warned of or taken back; None for other kinds.
        answer: what a warning was answered; None for other kinds.
    """

    move: int
    player: int
    kind: NoteKind
    stage: int = 0
    decision: Decision | None = None
    answer: TutorAnswer | None = None

    @property
    def is_help(self) -> bool:
        """Whether the coach helped with the decision, which a game played without it does not have."""
        return self.kind not in {NoteKind.UNDONE, NoteKind.KNOWN_DICE}
