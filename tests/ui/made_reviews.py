"""Reviews made by hand, so that what shows them is tested without the engine: figures are made up, sums hold."""

from collections.abc import Callable, Iterable
from itertools import pairwise
from math import exp
from random import Random

from yacht_desktop.coach.choices import Loss, Measure, Option
from yacht_desktop.coach.marks import mark_of
from yacht_desktop.coach.reviews import DecisionReview, PlayerReview, Review, RollReview
from yacht_desktop.game import dice as dice_module
from yacht_desktop.game.dice import SeededDice
from yacht_desktop.game.moves import Move, Roll, Score
from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.game.state import GameState

START = 166.955068
Lose = Callable[[int], float]
"""What the decision made by the move of an index gives away, in points."""


def played(players: int, rounds: int | None = None, rules: RuleSet | None = None, seed: int = 3) -> tuple[Move, ...]:
    """Moves of a game in which everybody rolls three times and takes what is worth most."""
    rules = rules or ruleset("yacht")
    source, state = SeededDice.from_number(seed), GameState.start(rules, players)
    moves: list[Move] = []
    for _ in range(players * (rules.turns if rounds is None else rounds)):
        for roll in range(rules.rolls):
            dice = state.dice or ()
            most = max(dice, key=dice.count, default=0)
            kept = [place for place, face in enumerate(dice) if face == most][: rules.dice - 1] if roll else []
            moves.append(dice_module.roll(state, source, kept))
            state = state.after(moves[-1])
        possible = state.possible_scores
        moves.append(Score(max(possible, key=lambda box: possible[box])))
        state = state.after(moves[-1])
    return tuple(moves)


def made_up(move: int) -> float:
    """Losses as people make them: most nothing, some small, a few large."""
    drawn = Random(move).random()
    return 0.0 if drawn < 0.6 else 4 * (drawn - 0.6) ** 2 if drawn < 0.95 else 10 * (drawn - 0.6) ** 2


def made_review(players: int, moves: Iterable[Move], lose: Lose = made_up, rules: RuleSet | None = None) -> Review:
    """A review of moves whose losses are given; luck makes up the rest of each total."""
    rules, moves = rules or ruleset("yacht"), tuple(moves)
    states = [GameState.start(rules, players)]
    for move in moves:
        states.append(states[-1].after(move))
    measure = Measure.POINTS if players == 1 else Measure.WIN
    decisions, rolls = _decisions(moves, states, lose, measure), _rolls(moves, states)
    lost = [sum(one.loss.points for one in decisions if one.player == seat) for seat in range(players)]
    rolls = _balanced(rolls, states[-1], lost)
    return Review(
        rules=rules,
        moves=moves,
        measure=measure,
        decisions=tuple(decisions),
        rolls=tuple(rolls),
        players=tuple(_totals(seat, states[-1], decisions, rolls) for seat in range(players)),
        chances=() if players == 1 else tuple(_chances(state) for state in _after_rounds(states, players)),
        after_moves=() if players == 1 else tuple(_chances(state) for state in states),
        standing=tuple(_standing(state) for state in _after_rounds(states, players)),
    )


def _decisions(moves: tuple[Move, ...], states: list[GameState], lose: Lose, measure: Measure) -> list[DecisionReview]:
    found = []
    for index, (move, state) in enumerate(zip(moves, states, strict=False)):
        if state.dice is None:
            continue
        free = state.rolls_left > 0 or len(state.possible_scores) > 1
        points = lose(index) if free else 0.0
        loss = Loss(points, None if measure is Measure.POINTS else points / 100)
        keep = None if isinstance(move, Score) else tuple(sorted(move.kept_faces))
        category = move.category if isinstance(move, Score) else None
        chosen = Option(keep, category, 150 - points, None if loss.win is None else 0.5 - loss.win, loss)
        best = chosen if points == 0 else _other(state, chosen)
        found.append(DecisionReview(index, state, chosen, (best,), free, mark_of(loss, measure)))
    return found


def _other(state: GameState, chosen: Option) -> Option:
    """A choice that was not made."""
    dice = state.dice or ()
    keep = tuple(sorted(dice))[1:] if state.rolls_left else None
    if keep is not None and keep != chosen.keep:
        category = None
    else:
        keep, category = None, next(box for box in state.possible_scores if box != chosen.category)
    win = None if chosen.win is None else 0.5
    return Option(keep, category, 150, win, Loss(0.0, None if win is None else 0.0))


def _rolls(moves: tuple[Move, ...], states: list[GameState]) -> list[RollReview]:
    alone = len(states[0].cards) == 1
    return [
        RollReview(index, states[index], 0.0, None if alone else 0.01)
        for index, move in enumerate(moves)
        if isinstance(move, Roll)
    ]


def _balanced(rolls: list[RollReview], last: GameState, lost: list[float]) -> list[RollReview]:
    """Share the luck that a total needs among the rolls of its player."""
    found = []
    for one in rolls:
        seat = one.state.player
        luck = last.totals[seat] - START + lost[seat]
        number = sum(other.state.player == seat for other in rolls)
        found.append(RollReview(one.move, one.state, luck / number, one.win))
    return found


def _totals(seat: int, last: GameState, decisions: list[DecisionReview], rolls: list[RollReview]) -> PlayerReview:
    own = [one for one in decisions if one.player == seat]
    alone = len(last.cards) == 1
    return PlayerReview(
        total=last.totals[seat],
        start=START,
        luck=sum(one.points for one in rolls if one.state.player == seat),
        lost=sum(one.loss.points for one in own),
        unplayed=0.0,
        win_start=None if alone else 1 / len(last.cards),
        win_luck=None if alone else 0.1,
        win_lost=None if alone else 0.05,
        decisions=len(own),
        unforced=sum(one.unforced for one in own),
        good=sum(one.unforced and one.mark.is_good for one in own),
    )


def _after_rounds(states: list[GameState], players: int) -> list[GameState]:
    ends = [states[0]]
    for before, after in pairwise(states):
        written = (before.dice is not None and after.dice is None) or after.is_over
        if written and before.player == players - 1:
            ends.append(after)
    return ends


def _chances(state: GameState) -> tuple[float, ...]:
    if state.is_over:
        return tuple(1 / len(state.winners) if seat in state.winners else 0.0 for seat in range(len(state.cards)))
    weights = [exp(total * state.turn / 400) for total in state.totals]
    return tuple(weight / sum(weights) for weight in weights)


def _standing(state: GameState) -> tuple[float, ...]:
    share = [sum(points is None for points in card.scores) / len(card.scores) for card in state.cards]
    return tuple(total + START * left for total, left in zip(state.totals, share, strict=True))
