"""Solved values, worked out once for each rule set and then kept in memory, the slow ones on disk too."""

import logging
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import TypeVar

import numpy as np

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.solver.distribution import Remaining, needs_squares, remaining_of
from yacht_desktop.solver.endgames import EndGames
from yacht_desktop.solver.scoring import scoring_of
from yacht_desktop.solver.solitaire import Cancelled, Progress, Solitaire, SolvingCancelled, solve
from yacht_desktop.solver.table_files import TableFile

_PATIENCE_SECONDS = 0.05
# Rule sets with fewer positions are solved faster than a file is trusted.
_WORTH_A_FILE = 100_000
_KEPT = 8

logger = logging.getLogger(__name__)
Solved = TypeVar("Solved")


class SolvedRules:
    """The solved rule sets of this process; may be asked from several threads at once."""

    def __init__(self, folder: Path | None = None) -> None:
        """Know nothing yet.

        Args:
            folder: where tables that take long are kept; None keeps none.
        """
        self._folder = folder
        self._solitaires: dict[RuleSet, Solitaire] = {}
        self._remaining: dict[RuleSet, Remaining] = {}
        self._end_games: dict[RuleSet, EndGames] = {}
        self._locks: dict[RuleSet, Lock] = {}
        self._lock = Lock()

    def keep_in(self, folder: Path | None) -> None:
        """Keep tables that take long in a folder from now on, made when first needed; None keeps none."""
        self._folder = folder

    def solitaire(
        self,
        rules: RuleSet,
        progress: Progress | None = None,
        cancelled: Cancelled | None = None,
        *,
        squares: bool = False,
    ) -> Solitaire:
        """Return the values of a rule set, solving it if nobody has yet.

        Args:
            rules: the rule set.
            progress: told the share done, 0 to 1, now and then.
            cancelled: asked now and then whether to stop.
            squares: whether the standard deviation is wanted too.

        Raises:
            SolvingCancelled: `cancelled` said so.
        """

        def work() -> Solitaire:
            return self._loaded(rules, squares=squares) or self._worked_out(rules, progress, cancelled, squares=squares)

        def is_enough(known: Solitaire) -> bool:
            return known.square is not None or not squares

        return self._once(self._solitaires, rules, work, cancelled, is_enough)

    def remaining(
        self, rules: RuleSet, progress: Progress | None = None, cancelled: Cancelled | None = None
    ) -> Remaining:
        """Return how the points still to come are distributed under points-perfect play.

        Arguments and exceptions are those of `solitaire`.
        """
        squares = needs_squares(scoring_of(rules))
        solved = self.solitaire(rules, progress if squares else None, cancelled, squares=squares)
        return self._once(
            self._remaining, rules, lambda: remaining_of(solved, progress, cancelled), cancelled, lambda _: True
        )

    def end_games(self, rules: RuleSet) -> EndGames:
        """Return the exact end games of a rule set."""
        return self._once(self._end_games, rules, lambda: EndGames(scoring_of(rules)), None, lambda _: True)

    def _once(
        self,
        known: dict[RuleSet, Solved],
        rules: RuleSet,
        work: Callable[[], Solved],
        cancelled: Cancelled | None,
        is_enough: Callable[[Solved], bool],
    ) -> Solved:
        """Return what is known of a rule set, working it out while others who want the same wait."""
        found = known.get(rules)
        if found is not None and is_enough(found):
            return found
        lock = self._locks.setdefault(rules, Lock())
        while not lock.acquire(timeout=_PATIENCE_SECONDS):
            if cancelled is not None and cancelled():
                raise SolvingCancelled
        try:
            found = known.get(rules)
            if found is None or not is_enough(found):
                found = work()
                self._remember(known, rules, found)
            return found
        finally:
            lock.release()

    def _remember(self, known: dict[RuleSet, Solved], rules: RuleSet, found: Solved) -> None:
        """Note what is known of a rule set, and forget the oldest where there is too much."""
        with self._lock:
            known.pop(rules, None)
            while len(known) >= _KEPT:
                known.pop(next(iter(known)))
            known[rules] = found

    def _worked_out(
        self, rules: RuleSet, progress: Progress | None, cancelled: Cancelled | None, *, squares: bool
    ) -> Solitaire:
        solved = solve(rules, squares=squares, progress=progress, cancelled=cancelled)
        file = self._file(rules, squares=squares)
        if file is not None:
            numbers = np.concatenate(solved.scoring.space.layers())
            file.write(np.stack([array[numbers] for array in (solved.mean, solved.square) if array is not None]))
        return solved

    def _file(self, rules: RuleSet, *, squares: bool) -> TableFile | None:
        return self.file(rules, "moments" if squares else "means")

    def file(self, rules: RuleSet, kind: str) -> TableFile | None:
        """Return the file of a kind of values of a rule set, None where none is wanted."""
        if self._folder is None or scoring_of(rules).space.size < _WORTH_A_FILE:
            return None
        return TableFile(self._folder, rules, kind)

    def _loaded(self, rules: RuleSet, *, squares: bool) -> Solitaire | None:
        """Return the values from a file, None where there is no sound one."""
        scoring = scoring_of(rules)
        for kind in (True,) if squares else (True, False):
            file = self._file(rules, squares=kind)
            if file is None or not file.exists():
                continue
            numbers = np.concatenate(scoring.space.layers())
            found = file.read((1 + kind, len(numbers)))
            if found is None:
                continue
            columns = np.zeros((1 + kind, scoring.space.size))
            columns[:, numbers] = found
            return Solitaire(scoring, columns[0], columns[1] if kind else None)
        return None


SOLVED = SolvedRules()
