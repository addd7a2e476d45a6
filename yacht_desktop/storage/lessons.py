"""The trainer's lessons: decisions of games that people played, asked again from day to day.

A lesson is a place in a game, which is kept as its text; what was decided there is read from that.
"""

import sqlite3
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Final

from yacht_desktop.storage.database import Opened, Steps, copied_to_memory, open_database
from yacht_desktop.storage.in_place import FilePlace, NotWhole
from yacht_desktop.storage.learning import Given, Learner, LearnerCount, Lesson, NewLesson
from yacht_desktop.storage.transactions import transaction

STEPS: Final[Steps] = (
    (
        "CREATE TABLE IF NOT EXISTS games (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE)",
        """CREATE TABLE IF NOT EXISTS lessons (
            id INTEGER PRIMARY KEY,
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            move INTEGER NOT NULL CHECK (move >= 0),
            name TEXT NOT NULL,
            number INTEGER NOT NULL CHECK (number >= 0),
            position TEXT NOT NULL,
            points REAL NOT NULL,
            win REAL,
            taken TEXT NOT NULL,
            step INTEGER NOT NULL DEFAULT 0 CHECK (step >= 0),
            due TEXT NOT NULL,
            UNIQUE (name, number, position)
        ) STRICT""",
        """CREATE TABLE IF NOT EXISTS answers (
            id INTEGER PRIMARY KEY,
            lesson INTEGER NOT NULL REFERENCES lessons (id) ON DELETE CASCADE,
            given TEXT NOT NULL,
            points REAL NOT NULL,
            win REAL,
            mark TEXT NOT NULL,
            practice INTEGER NOT NULL CHECK (practice IN (0, 1))
        ) STRICT""",
        "CREATE INDEX IF NOT EXISTS lessons_due ON lessons (name, number, due)",
        "CREATE INDEX IF NOT EXISTS lessons_game ON lessons (game)",
        "CREATE INDEX IF NOT EXISTS answers_lesson ON answers (lesson, given)",
    ),
)
"""How the database came to be what it is; landed steps never change."""


_COLUMNS: Final = "lessons.id, text, move, points, win, taken, step, due"


class Lessons:
    """The store of lessons. Its methods raise sqlite3.Error where the file fails them."""

    def __init__(self, path: Path) -> None:
        """Open the store; where the file cannot be used, one in memory takes its place."""
        self._path = path
        opened = self._open()
        self.fault = opened.fault
        self.aside = opened.aside
        self.saves = opened.saves

    def _open(self) -> Opened:
        opened = open_database(self._path, STEPS)
        self._connection = opened.connection
        self._place = FilePlace(self._path) if opened.saves else None
        return opened

    def close(self) -> None:
        """Close the file."""
        self._connection.close()
        if self._place is not None:
            self._place.close()

    def stay_in_place(self) -> None:
        """Write all lessons anew where they were, if their file was taken away or written over meanwhile.

        Raises:
            sqlite3.Error: they cannot be written there.
        """
        if self._place is None or self._place.is_as_it_was():
            return
        try:
            self._place.write_anew(self._connection)
        except (NotWhole, OSError) as fault:
            raise sqlite3.OperationalError(str(fault)) from fault
        self.saves = self._open().saves

    def go_on_in_memory(self) -> None:
        """Leave the file as it is, and work on with a copy: it cannot be written any more."""
        memory = copied_to_memory(self._connection, STEPS)
        self.close()
        self._connection, self._place, self.saves = memory, None, False

    def take(self, game: str, lessons: Iterable[NewLesson], day: date) -> int:
        """Take decisions of a game that are no lessons yet; return how many there were."""
        with transaction(self._connection):
            self._connection.execute("INSERT INTO games (text) VALUES (?) ON CONFLICT (text) DO NOTHING", (game,))
            (number,) = self._connection.execute("SELECT id FROM games WHERE text = ?", (game,)).fetchone()
            taken = 0
            for one in lessons:
                taken += self._connection.execute(
                    "INSERT INTO lessons (game, move, name, number, position, points, win, taken, due)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (name, number, position) DO NOTHING",
                    (number, one.move, *one.learner, one.position, one.points, one.win, _text(day), _text(one.due)),
                ).rowcount
            # A game without lessons is of no use here.
            unused = "DELETE FROM games WHERE id = ? AND NOT EXISTS (SELECT 1 FROM lessons WHERE game = games.id)"
            self._connection.execute(unused, (number,))
        return taken

    def learners(self, day: date) -> tuple[LearnerCount, ...]:
        """Return all who have lessons, those with most to be asked first."""
        rows = self._connection.execute(
            "SELECT name, number, count(*), sum(due <= :day),"
            " (SELECT count(DISTINCT lesson) FROM answers JOIN lessons AS own ON own.id = lesson"
            "  WHERE given = :day AND NOT practice AND own.name = lessons.name AND own.number = lessons.number)"
            " FROM lessons GROUP BY name, number ORDER BY 4 DESC, 3 DESC, name, number",
            {"day": _text(day)},
        )
        return tuple(LearnerCount(Learner(name, number), *counts) for name, number, *counts in rows)

    def due(self, learner: Learner, day: date) -> Lesson | None:
        """Return the lesson that somebody is to be asked next: overdue longest, then costliest; None if none is due."""
        return self._first(
            "name = ? AND number = ? AND due <= ? ORDER BY due, coalesce(win, 0) DESC, points DESC, lessons.id",
            (*learner, _text(day)),
        )

    def to_practise(self, learner: Learner, after: int = 0) -> Lesson | None:
        """Return a lesson to ask although none is due: the one asked longest ago, not `after` if there is another."""
        return self._first(
            "name = ? AND number = ? ORDER BY lessons.id = ?,"
            " (SELECT max(answers.id) FROM answers WHERE lesson = lessons.id), due, lessons.id",
            (*learner, after),
        )

    def note_answer(self, lesson: int, given: Given, step: int, due: date) -> None:
        """Remember an answer, and when the lesson is to be asked again."""
        with transaction(self._connection):
            self._connection.execute(
                "INSERT INTO answers (lesson, given, points, win, mark, practice) VALUES (?, ?, ?, ?, ?, ?)",
                (lesson, _text(given.day), given.points, given.win, given.mark, given.practice),
            )
            self._connection.execute("UPDATE lessons SET step = ?, due = ? WHERE id = ?", (step, _text(due), lesson))

    def forget(self, lesson: int) -> None:
        """Forget a lesson, with its answers, and its game if that has no other."""
        with transaction(self._connection):
            self._connection.execute("DELETE FROM lessons WHERE id = ?", (lesson,))
            unused = "DELETE FROM games WHERE NOT EXISTS (SELECT 1 FROM lessons WHERE game = games.id)"
            self._connection.execute(unused)

    def _first(self, condition: str, values: tuple[object, ...]) -> Lesson | None:
        # The condition is a literal of this class; only values come from elsewhere.
        query = f"SELECT {_COLUMNS} FROM lessons JOIN games ON games.id = game WHERE {condition} LIMIT 1"  # noqa: S608
        row = self._connection.execute(query, values).fetchone()
        if row is None:
            return None
        number, text, move, points, win, taken, step, due = row
        return Lesson(number, text, move, points, win, _day(taken), step, _day(due))


def _text(day: date) -> str:
    return day.isoformat()


def _day(text: str) -> date:
    """Return a day; what is none counts as long ago, so that the lesson is asked and set right."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        return date.min
