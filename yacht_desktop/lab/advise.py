"""`yacht-lab advise`: what every choice in a position is worth."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from yacht_desktop.lab.arguments import BadInput, one_line, rules_of
from yacht_desktop.lab.places import solved_rules
from yacht_desktop.lab.positions import Question, question_of, texts_of_line

if TYPE_CHECKING:
    from yacht_desktop.solver.advice import Choice

Answer = dict[str, list[dict[str, object]]]

LONGEST_LINE = 100_000
DEFAULT_RULES = "yacht"
_SINGLE = {
    "dice": ("--dice", "2,2,5,5,5", "the faces shown"),
    "rolls_left": ("--rolls-left", "N", "rolls that may still be made in this turn"),
    "open": ("--open", "BOXES", "the open boxes, with commas between"),
    "upper": ("--upper", "N", "points in the upper boxes, where there is a bonus (default 0)"),
    "holding": ("--holding", "BOXES", "filled boxes that hold points, where joker, extra bonus or another box asks"),
    "my_score": ("--my-score", "N", "total of the player to move"),
    "opponent_score": ("--opponent-score", "N", "total of the opponent, who moves next"),
    "opponent_open": ("--opponent-open", "BOXES", "boxes open on the opponent's card"),
    "opponent_upper": ("--opponent-upper", "N", "points in the opponent's upper boxes (default 0)"),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = (
        "What every choice in a position is worth, best first: expected points still to come, this turn included, "
        "and, against one opponent who moves next, the chance to win (a draw counts one half). While rolls are left "
        "the choices are what to keep; all dice mean that they are left as they are. Boxes are among them once no "
        "roll is left, or where scoring at once pays more."
    )
    for name, (flag, metavar, text) in _SINGLE.items():
        parser.add_argument(flag, dest=name, metavar=metavar, help=text)
    parser.add_argument(
        "--positions",
        metavar="FILE",
        help="answer many: JSON, one object a line, keys as above (rolls_left, ...), lists for dice and boxes",
    )


def answer(chosen: argparse.Namespace) -> Iterator[Answer]:
    """Yield the choices of one position, or of each position of a file."""
    given = {name: getattr(chosen, name) for name in _SINGLE if getattr(chosen, name) is not None}
    if chosen.positions is not None:
        if given:
            raise BadInput(f"{_SINGLE[next(iter(given))][0]} cannot be combined with --positions")
        yield from _answers(Path(chosen.positions), chosen.rules or DEFAULT_RULES, chosen.option)
        return
    if chosen.rules is None:
        raise BadInput("the following arguments are required: --rules")
    for name in ("dice", "rolls_left", "open"):
        if name not in given:
            raise BadInput(f"the following arguments are required: {_SINGLE[name][0]}")
    yield _answer(question_of({"rules": chosen.rules, **given}, chosen.option))


def _answers(path: Path, rules_id: str, options: list[str]) -> Iterator[Answer]:
    """Yield the choices of each position of a file; a bad line is named by its number."""
    rules_of(rules_id, options)
    for number, line in enumerate(_lines(path), start=1):
        try:
            texts = {"rules": rules_id, **texts_of_line(_decoded(line))}
            question = question_of(texts, options if texts["rules"] == rules_id else ())
        except BadInput as fault:
            raise BadInput(f"{one_line(str(path))} line {number}: {fault}") from fault
        yield _answer(question)


def _lines(path: Path) -> Iterator[bytes]:
    """Yield the lines of a file, never more of one than is needed to see that it is too long."""
    try:
        with path.open("rb") as file:
            while line := file.readline(LONGEST_LINE + 1):
                yield line
    except OSError as fault:
        raise BadInput(f"cannot read {one_line(str(path))}: {fault.strerror}") from fault


def _decoded(line: bytes) -> str:
    if len(line) > LONGEST_LINE:
        raise BadInput(f"longer than {LONGEST_LINE} bytes")
    try:
        return line.decode("utf-8").rstrip("\r\n")
    except UnicodeDecodeError as fault:
        raise BadInput("not UTF-8") from fault


def _answer(question: Question) -> Answer:
    from yacht_desktop.solver.advice import Adviser

    adviser = Adviser(solved_rules(), question.rules)
    space = adviser.scoring.space
    number = space.of_open(question.open_ids, question.upper, question.holding)
    opponent = question.opponent
    duel = None if opponent is None else (space.of_open(opponent.open_ids, opponent.upper), opponent.ahead)
    found = adviser.choices(number, question.dice, question.rolls_left, duel)
    return {"choices": [_told(choice) for choice in found]}


def _told(choice: "Choice") -> dict[str, object]:
    """Return a choice as it is printed."""
    what = {"category": choice.category} if choice.keep is None else {"keep": list(choice.keep)}
    win = {} if choice.win is None else {"win": choice.win}
    return {**what, "points": choice.points, **win}
