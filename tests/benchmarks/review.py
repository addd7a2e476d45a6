"""Measures how long the coach takes for a hint and for the review of a game of two, in processor time.

    python tests/benchmarks/review.py [--rules yacht] [--games 20]

What the rules need is solved before. A hint is measured in every position with dice on the table,
where nothing was asked before but the chances after the move before, as at the table; cold, where
nothing was asked at all. The review is also compared with playing the same game by points, which
looks at every turn once. Prints one JSON object a measure and ends with exit status 1 if a limit
is missed.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from statistics import mean
from typing import Final

from yacht_desktop.coach.advising import Coach, coach_of
from yacht_desktop.coach.reviewing import review_game
from yacht_desktop.game.dice import SeededDice, roll
from yacht_desktop.game.moves import Keep, Move
from yacht_desktop.game.rulesets import RULE_IDS, RuleSet, ruleset
from yacht_desktop.game.state import GameState, replay
from yacht_desktop.opponents.levels import Level, make_policy
from yacht_desktop.solver.tables import SOLVED

REVIEW_SECONDS: Final = 1.0
HINT_SECONDS: Final = 0.1
COLD_HINT_SECONDS: Final = 0.2
TIMES_PLAYING: Final = 25.0


def main() -> int:
    """Measure everything, print it and return the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rules", default="yacht", choices=RULE_IDS)
    parser.add_argument("--games", type=int, default=20)
    chosen = parser.parse_args()
    kept = True
    for name, value, limit in measures(ruleset(chosen.rules), chosen.games):
        kept &= value <= limit
        print(json.dumps({"measure": name, "value": round(value, 5), "limit": limit, "kept": value <= limit}))
    return 0 if kept else 1


def measures(rules: RuleSet, games: int) -> Iterator[tuple[str, float, float]]:
    """Yield each measure and its limit."""
    Coach(rules).prepare()
    played = [play(rules, seed) for seed in range(games)]
    reviewed = [review(rules, moves) for moves, _ in played]
    yield "a review, seconds in the mean", mean(reviewed), REVIEW_SECONDS
    yield "a review, seconds at most", max(reviewed), REVIEW_SECONDS
    yield "a review, times playing for points", sum(reviewed) / sum(took for _, took in played), TIMES_PLAYING
    at_table = [took for moves, _ in played for took in hints(rules, moves, cold=False)]
    yield "a hint at the table, seconds at most", max(at_table), HINT_SECONDS
    cold = [took for moves, _ in played[::4] for took in hints(rules, moves, cold=True)]
    yield "a hint with nothing asked before, seconds in the mean", mean(cold), HINT_SECONDS
    yield "a hint with nothing asked before, seconds at most", max(cold), COLD_HINT_SECONDS


def play(rules: RuleSet, seed: int) -> tuple[list[Move], float]:
    """Return the moves of two players who play for points, and how long they thought in seconds."""
    policies = [make_policy(Level.CAPTAIN, rules, seed) for _ in range(2)]
    state, dice, moves, took = GameState.start(rules, 2), SeededDice.from_number(seed), list[Move](), 0.0
    while not state.is_over:
        began = time.process_time()
        decision = Keep(frozenset()) if state.dice is None else policies[state.player].decide(state)
        took += time.process_time() - began
        moves.append(roll(state, dice, decision.positions) if isinstance(decision, Keep) else decision)
        state = state.after(moves[-1])
    return moves, took


def forget(rules: RuleSet) -> None:
    """Forget what was worked out for games, but not what was solved of the rules."""
    coach_of.cache_clear()
    SOLVED._end_games.pop(rules, None)
    SOLVED.end_games(rules)


def review(rules: RuleSet, moves: list[Move]) -> float:
    """Return how long the review of a game takes, in seconds."""
    forget(rules)
    began = time.process_time()
    review_game(rules, 2, moves)
    return time.process_time() - began


def hints(rules: RuleSet, moves: list[Move], *, cold: bool) -> Iterator[float]:
    """Yield how long the advice on each position takes, in seconds."""
    forget(rules)
    coach = Coach(rules)
    for length in range(len(moves)):
        state = replay(rules, 2, moves[:length])
        if state.dice is None:
            if not cold:
                coach.chances(state)
            continue
        if cold:
            forget(rules)
            coach = Coach(rules)
        began = time.process_time()
        coach.advise(state)
        yield time.process_time() - began


if __name__ == "__main__":
    sys.exit(main())
