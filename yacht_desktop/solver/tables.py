"""Solved values, worked out once for each rule set and then kept."""

from threading import Lock

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.solver.solitaire import Cancelled, Progress, Solitaire, SolvingCancelled, solve

_PATIENCE_SECONDS = 0.05


class SolvedRules:
    """The solved rule sets of this process; may be asked from several threads at once."""

    def __init__(self) -> None:
        self._solved: dict[RuleSet, Solitaire] = {}
        self._lock = Lock()

    def solitaire(
        self, rules: RuleSet, progress: Progress | None = None, cancelled: Cancelled | None = None
    ) -> Solitaire:
        """Return the values of a rule set, solving it if nobody has yet.

        Args:
            rules: the rule set.
            progress: told the share done, 0 to 1, now and then.
            cancelled: asked now and then whether to stop.

        Raises:
            SolvingCancelled: `cancelled` said so.
        """
        while not self._lock.acquire(timeout=_PATIENCE_SECONDS):
            if cancelled is not None and cancelled():
                raise SolvingCancelled
        try:
            if rules not in self._solved:
                self._solved[rules] = solve(rules, progress=progress, cancelled=cancelled)
            return self._solved[rules]
        finally:
            self._lock.release()


SOLVED = SolvedRules()
