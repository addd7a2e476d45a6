"""`yacht-lab value`: the exact value of a rule set."""

import argparse
from collections.abc import Iterator

from yacht_desktop.lab.arguments import rules_of
from yacht_desktop.lab.places import solved_rules


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command: none but the rules."""
    parser.description = f"{parser.description} A hand that wins at once is taken and ends the game."


def answer(chosen: argparse.Namespace) -> Iterator[dict[str, float]]:
    """Yield expected score and standard deviation of points-perfect play, and the highest score possible."""
    rules = rules_of(chosen.rules, chosen.option)
    solved = solved_rules().solitaire(rules, squares=True)
    yield {
        "expected_score": solved.expected_score,
        "standard_deviation": solved.standard_deviation,
        "max_score": rules.max_score,
    }
