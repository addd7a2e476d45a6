"""Reading what people type after `yacht-lab`, and saying in one line what is wrong with it."""

import argparse
import re
from collections.abc import Sequence
from typing import NoReturn

from typing_extensions import override

from yacht_desktop.game.errors import BadDice, UnknownOption
from yacht_desktop.game.rulesets import RULE_IDS, RuleSet, options_of, ruleset

BAD_INPUT = 2
_LONGEST_ECHO = 60
_LONGEST_LINE = 300


class BadInput(ValueError):
    """Something the user gave cannot be used; the text says what, in one line."""


class Refuted(Exception):
    """The answer was given, and it is no."""


class OneLineParser(argparse.ArgumentParser):
    """A parser whose complaints are one line, without the usage."""

    @override
    def error(self, message: str) -> NoReturn:
        raise BadInput(one_line(message))


def one_line(text: str) -> str:
    r"""Return text without line breaks and other control characters, and not endless.

    >>> print(one_line("a\nb"))
    a\nb
    """
    plain = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text[:_LONGEST_LINE])
    return plain if len(text) <= _LONGEST_LINE else plain + "…"


def shown(text: str) -> str:
    """Return text for a message: quoted, on one line, not endless.

    >>> shown("a" * 100) == repr("a" * 60 + "…")
    True
    """
    return repr(text) if len(text) <= _LONGEST_ECHO else repr(text[:_LONGEST_ECHO] + "…")


def whole_number(text: str, name: str, least: int, most: int) -> int:
    """Return the number a text stands for.

    Raises:
        BadInput: it is no whole number from `least` to `most`.
    """
    if re.fullmatch(r"-?[0-9]{1,18}", text, re.ASCII) and least <= int(text) <= most:
        return int(text)
    raise BadInput(f"{name} must be a whole number from {least} to {most}, not {shown(text)}")


def dice_of(text: str, rules: RuleSet) -> tuple[int, ...]:
    """Return the dice a text such as `2,2,5,5,5` names.

    Raises:
        BadInput: it does not name dice of these rules.
    """
    words = text.split(",")
    wanted = f"dice must be {rules.dice} faces from 1 to {rules.faces} with commas between, not {shown(text)}"
    if not all(re.fullmatch(r" *[0-9]{1,3} *", word, re.ASCII) for word in words):
        raise BadInput(wanted)
    dice = tuple(map(int, words))
    try:
        rules.check_dice(dice)
    except BadDice as fault:
        raise BadInput(wanted) from fault
    return dice


def rules_of(name: str, options: Sequence[str]) -> RuleSet:
    """Return the rule set of a name with options such as `straights=15/20`.

    Raises:
        BadInput: there is no such rule set, option or value, or an option is given twice.
    """
    chosen: dict[str, str] = {}
    if name not in RULE_IDS:
        raise BadInput(f"unknown rule set {shown(name)}; there are {', '.join(RULE_IDS)}")
    for option in options:
        key, sign, value = option.partition("=")
        if not sign:
            raise BadInput(f"an option is written name=value, not {shown(option)}")
        if key in chosen:
            raise BadInput(f"option {shown(key)} is given twice")
        chosen[key] = value
    return _with_options(name, chosen)


def _with_options(name: str, chosen: dict[str, str]) -> RuleSet:
    known = {option.id: option for option in options_of(name)}
    for key in chosen:
        if key not in known:
            names = ", ".join(known) or "none"
            raise BadInput(f"unknown option {shown(key)}; {name} has {names}")
    try:
        return ruleset(name, **chosen)
    except UnknownOption as fault:
        possible = ", ".join(fault.known)
        raise BadInput(f"option {fault.option} cannot be {shown(fault.value)}; possible: {possible}") from fault
