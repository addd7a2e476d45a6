"""The trainer's store as the session works with it: lessons become questions, and faults of the file are noted.

Belongs to the trainer's worker thread; what can go wrong with the file raises nothing.
"""

import sqlite3
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TypeVar

from yacht_desktop.coach.choices import Loss
from yacht_desktop.coach.lessons import first_schedule, lessons_in, position_key
from yacht_desktop.coach.reviews import Review
from yacht_desktop.session.game_files import LEVELS, Origin, game_file_of, opened_game
from yacht_desktop.session.log import logger
from yacht_desktop.session.position import Position
from yacht_desktop.session.record import Record, decision_of
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.session.training_events import Course, Lesson, Question, StoreTrouble, learner_in
from yacht_desktop.storage import learning
from yacht_desktop.storage.faults import StoreFault
from yacht_desktop.storage.game_file import write_game_file
from yacht_desktop.storage.game_file_reading import BadGameFile, read_game_file
from yacht_desktop.storage.learning import Given, Learner, LearnerCount, NewLesson
from yacht_desktop.storage.lessons import Lessons

_Answer = TypeVar("_Answer")


class TrainingStore:
    """Lessons in a file, or in memory where the file fails.

    Attributes:
        trouble: what is wrong with the file, None where all is well.
    """

    def __init__(self, path: Path) -> None:
        """Open the file."""
        self._path = path
        self._lessons = Lessons(path)
        fault = self._lessons.fault
        self.trouble = None if fault is None else StoreTrouble(fault, path, self._lessons.aside)

    def close(self) -> None:
        """Close the file."""
        self._lessons.close()

    def take(self, setup: GameSetup, review: Review, day: date) -> None:
        """Take the costliest decisions of all people in a game as lessons."""
        found = [
            NewLesson(
                learner=learner_in(setup, seat),
                move=one.move,
                position=position_key(one.state),
                points=one.loss.points,
                win=one.loss.win,
                due=first_schedule(day).due,
            )
            for seat, player in enumerate(setup.players)
            if player.is_human
            for one in lessons_in(review, seat)
        ]
        if not found:
            return
        # Without its date and notes, so that equal games are one.
        text = write_game_file(game_file_of(setup, review.moves, (), Origin(None)))
        self._try(lambda: self._lessons.take(text, found, day), 0)

    def course(self, learner: Learner | None, day: date, *, practice: bool, after: int) -> Course:
        """Return who has lessons, and the next question for one of them.

        Args:
            learner: who is asked; one who has lessons takes the place of nobody and of one who has none.
            day: today.
            practice: whether to ask although nothing is due.
            after: the lesson asked last, which is practised again only where there is no other.
        """
        nobody: tuple[LearnerCount, ...] = ()
        counts = self._try(lambda: self._lessons.learners(day), nobody)
        chosen = next((count for count in counts if count.learner == learner), counts[0] if counts else None)
        if chosen is None:
            return Course(counts, None, None)
        question = self._try(lambda: self._question(chosen, day, practice=practice, after=after), None)
        return Course(counts, chosen.learner, question)

    def note_answer(self, lesson: int, given: Given, step: int, due: date) -> None:
        """Remember an answer, and when the lesson is asked again."""
        self._try(lambda: self._lessons.note_answer(lesson, given, step, due), None)

    def _question(self, count: LearnerCount, day: date, *, practice: bool, after: int) -> Question | None:
        while True:
            found = self._lessons.due(count.learner, day)
            if found is None and practice:
                found = self._lessons.to_practise(count.learner, after)
            if found is None:
                return None
            try:
                return _asked(found, count, day)
            except (BadGameFile, LookupError) as fault:
                # Such a lesson would come again and again, and nobody could answer it.
                logger.warning("lesson %d cannot be asked and is forgotten: %s", found.id, fault)
                self._lessons.forget(found.id)

    def _try(self, work: Callable[[], _Answer], otherwise: _Answer) -> _Answer:
        """Do something with the file, or in memory from now on where it fails; answer otherwise where both do."""
        try:
            self._lessons.stay_in_place()
            return work()
        except sqlite3.Error as fault:
            logger.warning("the lessons in %s cannot be used: %s", self._path, fault)
            self.trouble = StoreTrouble(StoreFault.NOT_SAVED, self._path)
        self._lessons.go_on_in_memory()
        try:
            return work()
        except sqlite3.Error as fault:
            logger.warning("nor can the copy of the lessons in memory: %s", fault)
            return otherwise


def _asked(lesson: learning.Lesson, count: LearnerCount, day: date) -> Question:
    """Return the question of a lesson.

    Raises:
        BadGameFile: its game is none.
        LookupError: there was nothing to decide at its place in the game.
    """
    game = opened_game(Path(), read_game_file(lesson.game, LEVELS))
    if lesson.move >= len(game.moves):
        raise LookupError(lesson.move)
    record = Record(game.setup)
    for move in game.moves[: lesson.move]:
        record.play(move)
    played = decision_of(game.moves[lesson.move], record.state)
    if played is None or not record.human_to_move:
        raise LookupError(lesson.move)
    practice = lesson.due > day
    return Question(
        lesson=Lesson(lesson.id, lesson.step, lesson.due, lesson.taken),
        learner=count.learner,
        position=Position(game.setup, record.state, last_scores=record.last_scores, may_act=True),
        played=played,
        lost=Loss(lesson.points, lesson.win),
        number=count.answered + (0 if practice else 1),
        total=count.answered + count.due,
        practice=practice,
    )
