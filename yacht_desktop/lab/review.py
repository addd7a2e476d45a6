"""`yacht-lab review`: what every decision of a game gave away and what every roll brought."""

import argparse
import re
from collections.abc import Iterator
from typing import NamedTuple

from yacht_desktop.coach.choices import Loss, Option
from yacht_desktop.coach.reviews import DecisionReview, PlayerReview, Review, RollReview
from yacht_desktop.game.moves import Move, Roll
from yacht_desktop.game.notation import BadNotation, read_game
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.game.state import MOST_PLAYERS
from yacht_desktop.lab.arguments import BadInput, one_line, rules_of, whole_number
from yacht_desktop.lab.places import solved_rules
from yacht_desktop.lab.texts import name_of, text_of
from yacht_desktop.opponents.levels import Level
from yacht_desktop.storage.game_file import FORM
from yacht_desktop.storage.game_file_reading import BadGameFile, read_game_file

Told = dict[str, object]

_SEAT = re.compile(r"^[0-9]+ ([1-6]):", re.ASCII | re.MULTILINE)


class Game(NamedTuple):
    """A game that was read."""

    rules: RuleSet
    players: int
    moves: tuple[Move, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = (
        "What every decision of a game gave away and what every roll brought: one line each in the order of the "
        "game, and one for each player in the end. Points are those of the expected final total; win, with two or "
        "more players, is the chance to win. For each player total = start + luck - lost - unplayed."
    )
    parser.add_argument("file", metavar="FILE", help="a game file, or a game in notation; - is standard input")
    parser.add_argument(
        "--players", metavar="N", help="players of a game in notation; without it, as many as its lines name"
    )


def answer(chosen: argparse.Namespace) -> Iterator[Told]:
    """Yield the decisions and rolls of a game, and the sums of its players."""
    game = _game(chosen)
    from yacht_desktop.coach.reviewing import review_game

    review = review_game(*game, solved=solved_rules())
    events: list[DecisionReview | RollReview] = [*review.decisions, *review.rolls]
    # The decision to roll again comes before the dice it is about.
    for event in sorted(events, key=lambda event: (event.move, isinstance(event, RollReview))):
        yield _decision(event) if isinstance(event, DecisionReview) else _roll(event, review)
    for number, player in enumerate(review.players, start=1):
        yield _player(number, player)


def _game(chosen: argparse.Namespace) -> Game:
    name, text = name_of(chosen.file), text_of(chosen.file)
    try:
        if text.removeprefix("\ufeff").startswith(FORM):
            if chosen.rules or chosen.option or chosen.players:
                raise BadInput(f"{name} names its rules and players itself")
            file = read_game_file(text, [level.value for level in Level])
            return Game(file.rules, len(file.seats), file.moves)
        if chosen.rules is None:
            raise BadInput(f"{name} is no game file; a game in notation needs --rules")
        rules = rules_of(chosen.rules, chosen.option)
        players = max((int(seat) for seat in _SEAT.findall(text)), default=1)
        if chosen.players is not None:
            players = whole_number(chosen.players, "--players", 1, MOST_PLAYERS)
        return Game(rules, players, tuple(read_game(rules, players, text)))
    except (BadGameFile, BadNotation) as fault:
        raise BadInput(f"{name} {one_line(str(fault))}") from fault


def _decision(decision: DecisionReview) -> Told:
    return {
        "decision": _choice(decision.chosen),
        **_where(decision),
        "dice": list(decision.state.dice or ()),
        "loss": _loss(decision.loss),
        "mark": decision.mark.value,
        "unforced": decision.unforced,
        "best": [_choice(option) for option in decision.best],
    }


def _roll(roll: RollReview, review: Review) -> Told:
    luck = {"points": roll.points} if roll.win is None else {"points": roll.points, "win": roll.win}
    move = review.moves[roll.move]
    rolled = list(move.dice) if isinstance(move, Roll) else []
    return {"roll": rolled, **_where(roll), "luck": luck}


def _where(event: DecisionReview | RollReview) -> Told:
    return {"move": event.move, "turn": event.state.turn, "player": event.state.player + 1}


def _choice(option: Option) -> Told:
    what: Told = {"category": option.category} if option.keep is None else {"keep": list(option.keep)}
    win: Told = {} if option.win is None else {"win": option.win}
    return {**what, "points": option.points, **win}


def _loss(loss: Loss) -> Told:
    return {"points": loss.points} if loss.win is None else {"points": loss.points, "win": loss.win}


def _player(number: int, player: PlayerReview) -> Told:
    sums: Told = {
        name: getattr(player, name)
        for name in ("total", "start", "luck", "lost", "unplayed", "win_start", "win_luck", "win_lost")
        if getattr(player, name) is not None
    }
    counts = {name: getattr(player, name) for name in ("decisions", "unforced", "good", "accuracy")}
    return {"player": number, **sums, **counts}
