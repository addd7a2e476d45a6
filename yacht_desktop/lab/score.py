"""`yacht-lab score`: what dice are worth in every box."""

import argparse
from collections.abc import Iterator

from yacht_desktop.lab.arguments import dice_of, rules_of, whole_number


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--dice", required=True, metavar="2,2,5,5,5", help="the faces shown")
    parser.add_argument(
        "--roll", metavar="N", help="number of the roll in its turn, from 1; without it, a later one than the first"
    )


def answer(chosen: argparse.Namespace) -> Iterator[dict[str, dict[str, int]]]:
    """Yield the points of the dice in every box of an empty card.

    A box that needs another one to hold points first is worth 0 on an empty card.
    """
    rules = rules_of(chosen.rules, chosen.option)
    dice = dice_of(chosen.dice, rules)
    roll = None if chosen.roll is None else whole_number(chosen.roll, "--roll", 1, rules.rolls)
    scores = {box.id: 0 if box.needs else box.score(dice, roll) for box in rules.categories}
    yield {"scores": scores}
