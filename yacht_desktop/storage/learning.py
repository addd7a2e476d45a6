"""What the store of lessons takes and gives. Cheap to import, which the store itself is not."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from datetime import date


class Learner(NamedTuple):
    """Whose lessons they are.

    Attributes:
        name: the name typed in; empty for none.
        number: the place among several people at a table, from 1, of one without a name; else 0.
    """

    name: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class NewLesson:
    """A decision to be asked again.

    Attributes:
        learner: who decided.
        move: index of the move that carried it out.
        position: what the position is known by, so that none is taken twice.
        points: points it gave away.
        win: chance to win it gave away, 0 to 1; None alone at the table.
        due: the first day on which it is asked.
    """

    learner: Learner
    move: int
    position: str
    points: float
    win: float | None
    due: "date"


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson in the store.

    Attributes:
        id: what the store knows it by.
        game: the text of the game, as in a game file.
        move: index of the move that carried the decision out.
        points: points it gave away.
        win: chance to win it gave away; None alone at the table.
        taken: the day on which it became a lesson.
        step: how far it has come on its way to being known.
        due: the day from which it is to be asked.
    """

    id: int
    game: str
    move: int
    points: float
    win: float | None
    taken: "date"
    step: int
    due: "date"


class Given(NamedTuple):
    """An answer.

    Attributes:
        day: when it was given.
        points: points it would have given away.
        win: chance to win it would have given away; None alone at the table.
        mark: how good it was, as a word.
        practice: whether the lesson was not due.
    """

    day: "date"
    points: float
    win: float | None
    mark: str
    practice: bool = False


class LearnerCount(NamedTuple):
    """How many lessons somebody has.

    Attributes:
        learner: who.
        lessons: all of them.
        due: those to be asked now.
        answered: those that were due and are answered today.
    """

    learner: Learner
    lessons: int
    due: int
    answered: int
