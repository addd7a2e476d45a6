"""`yacht-lab match`: computer players against each other, the same every time for the same seed."""

import argparse
import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt

from yacht_desktop.game.dice import SeededDice, roll
from yacht_desktop.game.moves import Keep
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.game.state import MOST_PLAYERS, GameState
from yacht_desktop.lab.arguments import BadInput, rules_of, shown, whole_number
from yacht_desktop.lab.places import solved_rules
from yacht_desktop.opponents.levels import Level, make_policy
from yacht_desktop.opponents.policy import Policy

MOST_GAMES = 10_000_000
HIGHEST_SEED = 10**18 - 1
LEVELS = {level.value: level for level in Level}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = (
        "Plays games between computer players, who take turns in beginning. A draw is a first place that is shared."
    )
    parser.add_argument("--players", required=True, metavar="LEVELS", help=f"with commas between: {', '.join(LEVELS)}")
    parser.add_argument("--games", required=True, metavar="N", help="how many games")
    parser.add_argument("--seed", default="1", metavar="S", help="where dice and slips come from (default 1)")


@dataclass(slots=True)
class Tally:
    """What one player has achieved so far."""

    scores: list[int] = field(default_factory=list)
    wins: int = 0
    draws: int = 0
    losses: int = 0
    rolls: int = 0
    turns: int = 0

    def add(self, score: int, rank: int) -> None:
        """Note a game: the total, and by how many the first place was shared, 0 where it was another's."""
        self.scores.append(score)
        self.wins += rank == 1
        self.draws += rank > 1
        self.losses += rank == 0

    def told(self) -> dict[str, float | None]:
        """Return the figures as they are printed."""
        games = len(self.scores)
        mean = sum(self.scores) / games
        spread = sum((score - mean) ** 2 for score in self.scores)
        return {
            "mean_score": mean,
            "standard_error": sqrt(spread / (games - 1) / games) if games > 1 else None,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "rolls_per_turn": self.rolls / self.turns,
        }


def answer(chosen: argparse.Namespace) -> Iterator[dict[str, object]]:
    """Yield the result of the match."""
    rules = rules_of(chosen.rules, chosen.option)
    levels = levels_of(chosen.players)
    games = whole_number(chosen.games, "--games", 1, MOST_GAMES)
    seed = whole_number(chosen.seed, "--seed", 0, HIGHEST_SEED)
    solved_rules()
    tallies = [Tally() for _ in levels]
    for game in range(games):
        play_game(rules, levels, f"{seed}/{game}", game % len(levels), tallies)
    players = [{"level": level.value, **tally.told()} for level, tally in zip(levels, tallies, strict=True)]
    yield {"rules": rules.id, "games": games, "seed": seed, "players": players}


def levels_of(text: str) -> tuple[Level, ...]:
    """Return the levels that a text such as `captain,admiral` names.

    Raises:
        BadInput: a name is no level, or there are more than can sit at the table.
    """
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in LEVELS:
            raise BadInput(f"unknown level {shown(name)}; there are {', '.join(LEVELS)}")
    if len(names) > MOST_PLAYERS:
        raise BadInput(f"at most {MOST_PLAYERS} players, not {len(names)}")
    return tuple(LEVELS[name] for name in names)


def play_game(rules: RuleSet, levels: Sequence[Level], seed: str, first: int, tallies: Sequence[Tally]) -> None:
    """Play one game and add it to the tallies, which stand in the order of the levels.

    Args:
        rules: the rule set.
        levels: the players.
        seed: where dice and slips come from.
        first: which of the levels begins; the others follow in their order.
        tallies: where to add the result.
    """
    seats = [(first + seat) % len(levels) for seat in range(len(levels))]
    digest = hashlib.sha256(seed.encode("ascii")).digest()
    policies = [make_policy(levels[seat], rules, int.from_bytes(digest[:6], "big") + seat) for seat in seats]
    state = play(GameState.start(rules, len(levels)), policies, SeededDice(digest), [tallies[seat] for seat in seats])
    for place, seat in enumerate(seats):
        shared = len(state.winners) if place in state.winners else 0
        tallies[seat].add(state.totals[place], shared)


def play(state: GameState, policies: Sequence[Policy], dice: SeededDice, tallies: Sequence[Tally]) -> GameState:
    """Return the end of a game that policies play, and count their rolls."""
    while not state.is_over:
        tally = tallies[state.player]
        decision = Keep(frozenset()) if state.dice is None else policies[state.player].decide(state)
        if isinstance(decision, Keep):
            tally.rolls += 1
            tally.turns += state.dice is None
            state = state.after(roll(state, dice, decision.positions))
        else:
            state = state.after(decision)
    return state
