"""The coach: every choice in a position with what it is worth, and the chances of the table.

>>> from yacht_desktop.game.moves import Roll
>>> from yacht_desktop.game.rulesets import ruleset
>>> state = GameState.start(ruleset("yacht"), players=1).after(Roll((2, 6, 5, 6, 6)))
>>> best = Coach(ruleset("yacht")).advise(state).best
>>> best.keep, round(best.points, 4)
((6, 6, 6), 173.2892)
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

import numpy as np

from yacht_desktop.coach.choices import EQUAL, Advice, Loss, Measure, Option, Outcome, best_points_of
from yacht_desktop.coach.endings import outcomes_of
from yacht_desktop.coach.outlook import Outlook, Prospects
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.game.state import GameState
from yacht_desktop.solver.solitaire import Cancelled, Progress
from yacht_desktop.solver.tables import SOLVED, SolvedRules
from yacht_desktop.solver.turn import Floats

CERTAIN: Final = 1.0


class NothingToAdvise(ValueError):
    """The coach was asked before the first roll of a turn, or after the game."""

    def __init__(self, state: GameState) -> None:
        """Keep the position."""
        super().__init__(f"nothing to decide: {state}")
        self.state = state


class Coach:
    """Knows what choices are worth under a rule set. May be used from several threads at once.

    The same position always has the same values, whatever was asked or solved before.
    """

    def __init__(self, rules: RuleSet, solved: SolvedRules = SOLVED) -> None:
        """Take what is solved already, and solve the rest when it is needed."""
        self.rules = rules
        self.outlook = Outlook(rules, solved)

    def prepare(
        self, progress: Progress | None = None, cancelled: Cancelled | None = None, *, alone: bool = False
    ) -> None:
        """Solve what the rules need, once for each process: seconds where there are upper bonus or jokers.

        Args:
            progress: told the share done, 0 to 1, now and then.
            cancelled: asked now and then whether to stop.
            alone: whether only games of one player are to be judged, which is quicker.

        Raises:
            SolvingCancelled: `cancelled` said so.
        """
        self.outlook.prepare(progress, cancelled, alone=alone)

    def advise(self, state: GameState) -> Advice:
        """Return every choice of the player to move, best first.

        Boxes are among them at any time; keeping all dice is not, as it is no move. A hand that wins
        at once comes first and is the best by points as well, whatever could still be scored.

        Raises:
            NothingToAdvise: there are no dice on the table.
        """
        if state.dice is None or state.is_over:
            raise NothingToAdvise(state)
        prospects = self.outlook.of(state)
        found = [*self._boxes(state, prospects), *self._keeps(state, prospects)]
        winning = state.winning_box
        best_points = best_points_of(state, found)
        best_win = None if found[0].win is None else max(option.win or 0.0 for option in found)
        judged = [replace(one, loss=_loss(one, best_points, best_win)) for one in found]
        ranked = _ranked(judged, [_win, _points] if best_win is not None else [_points])
        if winning is not None:
            ranked.sort(key=lambda option: option.category != winning)
        measure = Measure.POINTS if best_win is None else Measure.WIN
        chances = () if best_win is None else self._chances_after(state, prospects, ranked[0], best_win)
        return Advice(state, tuple(ranked), measure, chances)

    def chances(self, state: GameState) -> tuple[float, ...]:
        """Return the chance to win of every player in playing order, in any position; empty alone at the table.

        They add up to 1. Between turns they are what the last decision is credited with, so that
        a mistake and the next roll each change them once.
        """
        if len(state.cards) == 1:
            return ()
        if state.is_over:
            return tuple(CERTAIN / len(state.winners) if p in state.winners else 0.0 for p in range(len(state.cards)))
        return self.outlook.between(state) if state.dice is None else self.advise(state).chances

    def outcomes(self, state: GameState, option: Option) -> tuple[Outcome, ...]:
        """Return how the turn may end after a choice, if the best is chosen ever after, the likeliest first.

        Boxes in which it ends with less than half a percent are left out.

        Raises:
            NothingToAdvise: there are no dice on the table.
        """
        if state.dice is None or state.is_over:
            raise NothingToAdvise(state)
        return outcomes_of(self.outlook.scoring, self.outlook.of(state), state, option)

    def chances_after(self, state: GameState, option: Option, own: float) -> tuple[float, ...]:
        """Return the chance to win of every player once the player to move makes a choice.

        Args:
            state: a position of two players or more, dice on the table.
            option: the choice.
            own: the mover's own chance after it. Of equal choices it is the best one's, which
                may be larger than the option's by no more than equal choices differ.

        Raises:
            LookupError: alone at the table.
        """
        return self._chances_after(state, self.outlook.of(state), option, own)

    def _chances_after(self, state: GameState, prospects: Prospects, option: Option, own: float) -> tuple[float, ...]:
        """Return the chances after a choice, with the mover's own as given: of equal choices it is the best one's."""
        shares = self._shares(state, prospects, option)
        shares[0] = own
        return self.outlook.in_playing_order(state, shares)

    def _shares(self, state: GameState, prospects: Prospects, option: Option) -> Floats:
        values, turn = prospects.shares, self.outlook.scoring.turn
        if values is None:
            raise LookupError(option)
        if option.keep is not None:
            return np.array(values.keeps[state.rolls_left - 1][turn.rows[option.keep]])
        roll, row = turn.roll_index(state.dice or ()), self.rules.index(option.category or "")
        return np.array(values.boxes_at(state.rolls_left)[row, roll])

    def _boxes(self, state: GameState, prospects: Prospects) -> Iterator[Option]:
        roll, left = self.outlook.scoring.turn.roll_index(state.dice or ()), state.rolls_left
        points = prospects.points.boxes_at(left)[:, roll, 0]
        wins = None if prospects.shares is None else prospects.shares.boxes_at(left)[:, roll, 0]
        for category in state.possible_scores:
            row = self.rules.index(category)
            yield _option(None, category, prospects.total + points[row], None if wins is None else wins[row])

    def _keeps(self, state: GameState, prospects: Prospects) -> Iterator[Option]:
        """Yield what may be kept, most dice first."""
        if not state.rolls_left:
            return
        turn, left = self.outlook.scoring.turn, state.rolls_left
        rows = turn.kept_of(state.dice or ())[-2::-1]
        points = prospects.points.keeps[left - 1][:, 0]
        wins = None if prospects.shares is None else prospects.shares.keeps[left - 1][:, 0]
        for row in rows:
            yield _option(turn.keeps[row], None, prospects.total + points[row], None if wins is None else wins[row])


@lru_cache(maxsize=2)
def coach_of(rules: RuleSet, solved: SolvedRules = SOLVED) -> Coach:
    """Return a coach that others ask too, so that what it has worked out need not be worked out again."""
    return Coach(rules, solved)


def _option(keep: tuple[int, ...] | None, category: str | None, points: float, win: float | None) -> Option:
    """Return a choice whose loss is not known yet."""
    chance = None if win is None else min(max(float(win), 0.0), CERTAIN)
    return Option(keep, category, float(points), chance, Loss(0.0))


def _loss(option: Option, best_points: float, best_win: float | None) -> Loss:
    points = best_points - option.points
    win = None if best_win is None or option.win is None else best_win - option.win
    return Loss(points if points > EQUAL else 0.0, None if win is None else win if win > EQUAL else 0.0)


def _win(option: Option) -> float:
    return option.win or 0.0


def _points(option: Option) -> float:
    return option.points


def _ranked(options: Sequence[Option], criteria: Sequence[Callable[[Option], float]]) -> list[Option]:
    """Return choices best first by the first criterion, equal ones by the next, and else in the order given."""
    return [options[place] for place in _ranked_places(options, list(range(len(options))), criteria)]


def _ranked_places(
    options: Sequence[Option], places: list[int], criteria: Sequence[Callable[[Option], float]]
) -> list[int]:
    if not criteria:
        return sorted(places)
    of, *others = criteria
    found: list[int] = []
    equal: list[int] = []
    for place in sorted(places, key=lambda place: -of(options[place])):
        if equal and of(options[place]) < of(options[equal[0]]) - EQUAL:
            found += _ranked_places(options, equal, others)
            equal = []
        equal.append(place)
    return found + _ranked_places(options, equal, others)
