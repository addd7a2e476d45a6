"""Measures the solver and the computer players against their limits, and against a plain method.

    python tests/benchmarks/solver.py

Times are those of the processor, the best of several, so that what else the machine does counts
little. Prints one JSON object a measure and ends with exit status 1 if a limit is missed.
"""

import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import numpy as np

from yacht_desktop.game.dice import SeededDice, roll
from yacht_desktop.game.moves import Keep
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.game.state import GameState
from yacht_desktop.opponents.levels import Level, make_policy
from yacht_desktop.solver.scoring import Scoring, scoring_of
from yacht_desktop.solver.selfplay import play_games
from yacht_desktop.solver.solitaire import solve
from yacht_desktop.solver.space import Bools
from yacht_desktop.solver.turn import Floats

ROUNDS: Final = 5
GAMES: Final = 50_000
DUELS: Final = 30
ROOT: Final = Path(__file__).resolve().parents[2]
YACHT: Final = ruleset("yacht")
END_GAME: Final = 4

YACHT_SECONDS: Final = 0.25
YATZY_SECONDS: Final = 30.0
YATZY_GIGABYTES: Final = 1.5
GAMES_A_SECOND: Final = 20_000
TIMES_FASTER: Final = 30.0
CAPTAIN_SECONDS: Final = 0.002
ADMIRAL_SECONDS: Final = 0.020
SLOWEST_ANSWER: Final = 0.3
SHARE_OF_SLOW_ANSWERS: Final = 0.01


def main() -> int:
    """Measure everything, print it and return the exit status."""
    kept = True
    for name, value, limit, at_least in measures():
        good = value >= limit if at_least else value <= limit
        kept &= good
        print(json.dumps({"measure": name, "value": round(value, 5), "limit": limit, "kept": good}), flush=True)
    return 0 if kept else 1


def measures() -> Iterator[tuple[str, float, float, bool]]:
    """Yield each measure, its limit, and whether more is better."""
    scoring = scoring_of(YACHT)
    quick = best_time(lambda: solve(YACHT))
    yield "yacht solved, seconds", quick, YACHT_SECONDS, False
    plain = best_time(lambda: solve_plainly(scoring), rounds=2)
    yield "times faster than one position after the other", plain / quick, TIMES_FASTER, True
    seconds, gigabytes = yatzy()
    yield "yatzy solved, seconds", seconds, YATZY_SECONDS, False
    yield "yatzy solved, gigabytes", gigabytes, YATZY_GIGABYTES, False
    solved = solve(YACHT)
    playing = best_time(lambda: play_games(solved, GAMES, np.random.default_rng(1)), rounds=3)
    yield "points-perfect games a second", GAMES / playing, GAMES_A_SECOND, True
    early, late = decisions()
    yield "a decision of the Captain, seconds", float(np.mean(early[Level.CAPTAIN])), CAPTAIN_SECONDS, False
    yield (
        "a decision of the Admiral before the end, seconds",
        float(np.mean(early[Level.ADMIRAL])),
        ADMIRAL_SECONDS,
        False,
    )
    slow = np.array(early[Level.ADMIRAL] + late) > SLOWEST_ANSWER
    yield "share of the Admiral's answers over 0.3 seconds", float(slow.mean()), SHARE_OF_SLOW_ANSWERS, False


def best_time(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Return the least processor time of several runs, in seconds."""
    times = []
    for _ in range(rounds):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return min(times)


def solve_plainly(scoring: Scoring) -> float:
    """Return the value of yacht, worked out one position after the other with dense tables."""
    turn = scoring.turn
    points = np.array([[box.score(dice) for dice in turn.rolls] for box in YACHT.categories], dtype=np.float64)
    chances, contained = dense_tables(scoring)
    values = np.zeros(1 << len(points))
    for filled in sorted(range((1 << len(points)) - 1), key=int.bit_count, reverse=True):
        opened = [row for row in range(len(points)) if not filled >> row & 1]
        stop = np.max([points[row] + values[filled | 1 << row] for row in opened], axis=0)
        best = stop
        for _ in range(YACHT.rolls - 1):
            best = np.where(contained, chances @ best, -np.inf).max(axis=1)
        values[filled] = turn.roll_chances @ best
    return float(values[0])


def dense_tables(scoring: Scoring) -> tuple[Floats, Bools]:
    """Return the probability of each roll after each keep, and which keeps each roll contains."""
    turn = scoring.turn
    chances = np.empty((len(turn.keeps), len(turn.rolls)))
    column = np.empty((len(turn.keeps), 1))
    for place in range(len(turn.rolls)):
        column[turn.rolls_from :] = 0.0
        column[turn.rolls_from + place] = 1.0
        turn.chance(column)
        chances[:, place] = column[:, 0]
    contained = np.zeros((len(turn.rolls), len(turn.keeps)), dtype=np.bool_)
    for place, dice in enumerate(turn.rolls):
        contained[place, list(turn.kept_of(dice))] = True
    return chances, contained


def yatzy() -> tuple[float, float]:
    """Return the processor time and the most memory that solving yatzy takes, in a process of its own."""
    done = subprocess.run([sys.executable, __file__, "yatzy"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    seconds, gigabytes = map(float, done.stdout.split())
    return seconds, gigabytes


def solve_yatzy() -> None:
    """Solve yatzy and print the processor time in seconds and the most memory in gigabytes."""
    began = time.process_time()
    solve(ruleset("yatzy"))
    seconds = time.process_time() - began
    kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(seconds, kilobytes / 1e6)


def decisions() -> tuple[dict[Level, list[float]], list[float]]:
    """Return the times of decisions by level before the end game, and the Admiral's within it, in seconds."""
    early: dict[Level, list[float]] = {Level.CAPTAIN: [], Level.ADMIRAL: []}
    late: list[float] = []
    for game in range(DUELS):
        levels = [Level.CAPTAIN, Level.ADMIRAL][:: 1 if game % 2 else -1]
        policies = [make_policy(level, YACHT, game) for level in levels]
        state, dice = GameState.start(YACHT, 2), SeededDice.from_number(game)
        while not state.is_over:
            if state.dice is None:
                state = state.after(roll(state, dice))
                continue
            began = time.process_time()
            decision = policies[state.player].decide(state)
            took = time.process_time() - began
            if max(len(card.open_ids) for card in state.cards) > END_GAME:
                early[levels[state.player]].append(took)
            elif levels[state.player] is Level.ADMIRAL:
                late.append(took)
            state = state.after(roll(state, dice, decision.positions) if isinstance(decision, Keep) else decision)
    return early, late


if __name__ == "__main__":
    if sys.argv[1:] == ["yatzy"]:
        solve_yatzy()
    else:
        sys.exit(main())
