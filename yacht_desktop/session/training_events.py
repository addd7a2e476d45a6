"""What the trainer tells: frozen values that its signals carry."""

import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from yacht_desktop.coach.choices import Loss
from yacht_desktop.game.moves import Decision
from yacht_desktop.session.position import Position
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.storage.faults import StoreFault
from yacht_desktop.storage.learning import Learner, LearnerCount

if TYPE_CHECKING:
    from datetime import date

    from yacht_desktop.coach.choices import Option
    from yacht_desktop.coach.lessons import Grade


class Lesson(NamedTuple):
    """A lesson as it is asked.

    Attributes:
        id: what the store knows it by.
        step: how often in a row it was answered right.
        due: the day from which it was to be asked.
        taken: the day of the game.
    """

    id: int
    step: int
    due: "date"
    taken: "date"


@dataclass(frozen=True, slots=True)
class Question:
    """What would you do here?

    Attributes:
        lesson: the lesson asked.
        learner: whose it is.
        position: the game as it stood.
        played: what was decided then.
        lost: what that gave away.
        number: which of today's lessons it is, from 1.
        total: how many there are today.
        practice: whether it is not due, and only practised.
    """

    lesson: Lesson
    learner: Learner
    position: Position
    played: Decision
    lost: Loss
    number: int
    total: int
    practice: bool


@dataclass(frozen=True, slots=True)
class Graded:
    """How good an answer was.

    Attributes:
        question: what was asked.
        grade: the choice answered, its mark, and the best ones.
        played: the choice made in the game, with what it gave away.
        again: the day on which the lesson comes again.
        days: in how many days that is.
    """

    question: Question
    grade: "Grade"
    played: "Option"
    again: "date"
    days: int


class Course(NamedTuple):
    """Where the trainer stands.

    Attributes:
        learners: all who have lessons, those with most to be asked first.
        learner: whose lessons are asked; None where nobody has any.
        question: what is asked now; None where nothing is due.
    """

    learners: tuple[LearnerCount, ...]
    learner: Learner | None
    question: Question | None


class StoreTrouble(NamedTuple):
    """Something is wrong with the file of the lessons.

    Attributes:
        fault: what.
        file: the file.
        aside: where it is kept now, None where it is left alone.
    """

    fault: StoreFault
    file: Path
    aside: Path | None = None


def learner_in(setup: GameSetup, seat: int) -> Learner:
    """Return whose lessons a person at a table earns: by name, or by the place among people without one.

    >>> from yacht_desktop.game.rulesets import ruleset
    >>> from yacht_desktop.session.setup import Player
    >>> setup = GameSetup(ruleset("yacht"), (Player("Anna"), Player()))
    >>> learner_in(setup, 0), learner_in(setup, 1)
    (Learner(name='Anna', number=0), Learner(name='', number=2))
    """
    name = setup.players[seat].name
    if any(unicodedata.category(letter)[0] not in "ZC" for letter in name):
        return Learner(name)
    people = [place for place, player in enumerate(setup.players) if player.is_human]
    return Learner("", people.index(seat) + 1 if len(people) > 1 else 0)
