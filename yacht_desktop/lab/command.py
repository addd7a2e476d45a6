"""`yacht-lab`: its commands, and how it ends.

    yacht-lab score --rules yacht --dice 2,2,5,5,5
    yacht-lab value --rules yacht --option straights=15/20
    yacht-lab advise --rules yacht --dice 1,3,4,5,6 --rolls-left 1 --open big_straight
    yacht-lab match --rules yacht --players captain,admiral --games 100
    yacht-lab verify game.yachtgame

Exit status: 0 when answered; 1 when `verify` answers no; 2 when the input cannot be used, or `verify`
cannot tell, with one line on standard error; 130 when interrupted and 1 when nobody reads the answer
any more, both without a word.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from yacht_desktop import __version__
from yacht_desktop.game.rulesets import RULE_IDS
from yacht_desktop.lab import advise, match, review, score, value, verify
from yacht_desktop.lab.arguments import BAD_INPUT, BadInput, OneLineParser, Refuted

INTERRUPTED = 130
NOBODY_READS = 1
REFUTED = 1


@dataclass(frozen=True, slots=True)
class Command:
    """One command of `yacht-lab`.

    Attributes:
        name: the word typed.
        summary: what it answers, for the help.
        add_arguments: adds its arguments to a parser.
        answer: yields the answers, each of which becomes one line of JSON.
        needs_rules: whether the rules must be named.
        takes_rules: whether they may be.
    """

    name: str
    summary: str
    add_arguments: Callable[[argparse.ArgumentParser], None]
    answer: Callable[[argparse.Namespace], Iterable[object]]
    needs_rules: bool = True
    takes_rules: bool = True


COMMANDS = (
    Command("score", "What dice are worth in every box of an empty card", score.add_arguments, score.answer),
    Command("match", "Plays computer players against each other", match.add_arguments, match.answer),
    Command("advise", "What every choice is worth", advise.add_arguments, advise.answer, needs_rules=False),
    Command(
        "review", "What choices gave away and rolls brought", review.add_arguments, review.answer, needs_rules=False
    ),
    Command(
        "verify",
        "Whether the dice of a finished game are those promised before its first roll",
        verify.add_arguments,
        verify.answer,
        needs_rules=False,
        takes_rules=False,
    ),
    Command("value", "What perfect play for points brings in a whole game", value.add_arguments, value.answer),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `yacht-lab` and return its exit status.

    Args:
        arguments: what follows the name of the command; those of the process where None.
    """
    try:
        try:
            return _run(sys.argv[1:] if arguments is None else arguments)
        finally:
            _write("")
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return NOBODY_READS
    except OSError as fault:
        _drop_output()
        _complain(f"cannot write the answer: {fault.strerror}")
        return BAD_INPUT


def _run(arguments: Sequence[str]) -> int:
    try:
        chosen = parser().parse_args(arguments)
        for line in chosen.answer(chosen):
            _write(json.dumps(line, allow_nan=False) + "\n")
    except BadInput as fault:
        _complain(str(fault))
        return BAD_INPUT
    except Refuted:
        return REFUTED
    return 0


def _write(text: str) -> None:
    """Hand text over to whoever reads the answers; nobody does where the output was closed at the start."""
    if sys.stdout is not None:
        sys.stdout.write(text)
        sys.stdout.flush()


def _complain(fault: str) -> None:
    if sys.stderr is not None:
        sys.stderr.write(f"yacht-lab: {fault}\n")


def _drop_output() -> None:
    """Give standard output somewhere to go, so that closing it at exit does not complain."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def parser() -> OneLineParser:
    """Return the parser of the whole command line."""
    top = OneLineParser(
        prog="yacht-lab",
        description="The engine of Yacht Desktop without a window. Answers are JSON on standard output.",
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"yacht-lab {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        below = commands.add_parser(
            command.name, help=command.summary, description=command.summary + ".", allow_abbrev=False
        )
        if command.takes_rules:
            _add_rules(below, needed=command.needs_rules)
        command.add_arguments(below)
        below.set_defaults(answer=command.answer)
    return top


def _add_rules(parser: argparse.ArgumentParser, *, needed: bool) -> None:
    parser.add_argument("--rules", required=needed, metavar="ID", help=", ".join(RULE_IDS))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the rules; may be repeated"
    )
