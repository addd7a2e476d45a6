"""Plays the Admiral against the Captain and tells how often the Admiral wins, a draw being half a win.

    python tests/benchmarks/admiral.py [--games 20000] [--processes 2] [--rules yacht]

Prints one JSON object with the share of wins and its standard error, and ends with exit status 1
unless the Admiral is ahead.
"""

import argparse
import json
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Final

from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.lab.match import Tally, play_game
from yacht_desktop.opponents.levels import Level

LEVELS: Final = (Level.ADMIRAL, Level.CAPTAIN)
GAMES_AT_A_TIME: Final = 100


def main() -> int:
    """Play, print the result and return the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--rules", default="yacht")
    chosen = parser.parse_args()
    tasks = [
        (chosen.rules, first, min(GAMES_AT_A_TIME, chosen.games - first))
        for first in range(0, chosen.games, GAMES_AT_A_TIME)
    ]
    shares, scores = [], [0, 0]
    with ProcessPoolExecutor(chosen.processes, multiprocessing.get_context("spawn")) as pool:
        for won, totals in pool.map(play, tasks):
            shares += won
            scores = [sum(pair) for pair in zip(scores, totals, strict=True)]
    games, mean = len(shares), sum(shares) / len(shares)
    error = sqrt(sum((share - mean) ** 2 for share in shares) / (games - 1) / games)
    result = {
        "games": games,
        "share_of_wins": round(mean, 5),
        "standard_error": round(error, 5),
        "admiral_mean_score": round(scores[0] / games, 2),
        "captain_mean_score": round(scores[1] / games, 2),
    }
    print(json.dumps(result))
    return 0 if mean > 1 / 2 else 1


def play(task: tuple[str, int, int]) -> tuple[list[float], list[int]]:
    """Return the Admiral's share of each of some games, and the sums of both scores."""
    rules_id, first, games = task
    rules, tallies = ruleset(rules_id), (Tally(), Tally())
    shares = []
    for game in range(first, first + games):
        before = tallies[0].wins + tallies[0].draws / 2
        play_game(rules, LEVELS, f"admiral/{game}", game % 2, tallies)
        shares.append(tallies[0].wins + tallies[0].draws / 2 - before)
    return shares, [sum(tally.scores) for tally in tallies]


if __name__ == "__main__":
    sys.exit(main())
